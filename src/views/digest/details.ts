import type { RichTextElement } from '@slack/types'
import type { Press } from '../button.ts'
import { pageButtons, pageOf, pageWords } from '../pages.ts'
import type { Modal } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'
import { count, escaped } from '../text.ts'

const ON_A_PAGE = 20

/** One group of a milestone in full, page by page. */
export interface Details {
  /** `%3` */
  readonly milestone: string
  /** `%3 Sprint 9 in acme/web` */
  readonly title: string
  /** The group’s name and size, without a period. */
  readonly about: string
  /** A sentence about the missing part of the group; empty when it is complete. */
  readonly missing: string
  readonly lines: readonly (readonly RichTextElement[])[]
  readonly page: number
}

/** A modal with a group; `press` turns its pages. */
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
