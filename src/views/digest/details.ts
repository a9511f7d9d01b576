import type { RichTextElement } from '@slack/types'
import type { Press } from '../button.ts'
import { pageButtons, pageOf, pageWords } from '../pages.ts'
import type { Modal } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'
import { count, escaped } from '../text.ts'

const ON_A_PAGE = 20

/** All of one group of a milestone, a page of them. */
export interface Details {
  /** `%3` */
  readonly milestone: string
  /** `%3 Sprint 9 in acme/web` */
  readonly title: string
  /** What the group is and how many are in it, without a period. */
  readonly about: string
  /** What of it is not here, a sentence; empty when it is whole. */
  readonly missing: string
  readonly lines: readonly (readonly RichTextElement[])[]
  readonly page: number
}

/** A group to read in a modal; `press` turns its pages. */
export function groupModal(details: Details, press: (page: number) => Press): Modal {
  const { milestone, title, about, missing, lines: all, page } = details
  const shown = pageOf(all, page, ON_A_PAGE)
  const told = [about, pageWords(shown)].filter(Boolean).join(', ')
  return {
    title: `Milestone ${milestone}`,
    text: escaped([`${title}. ${told}.`, missing].filter(Boolean).join(' ')),
    blocks: [
      lines([bold(title)], [text(told)], [text(missing)]),
      ...(shown.items.length > 0 ? [bullets(shown.items)] : []),
      ...pageButtons(shown, press, count(all.length, 'entry', 'entries')),
    ],
  }
}
