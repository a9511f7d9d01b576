import { createHash } from 'node:crypto'
import { bareText } from '../../model/fields.ts'
import type { Milestone } from '../../model/milestone.ts'

export const MILESTONE_FIELDS = ['title', 'description', 'due'] as const
export type MilestoneField = (typeof MILESTONE_FIELDS)[number]

export type Fingerprints = { readonly [Field in MilestoneField]?: string | undefined }

/** Returns the milestone’s value of this field; empty for none. */
export function fieldText(field: MilestoneField, milestone: Milestone): string {
  if (field === 'title') return milestone.title
  return (field === 'due' ? milestone.due_date : milestone.description) ?? ''
}

/** Returns sixteen hexadecimal digits for a text, equal for texts that differ only in what forms drop. */
export function fingerprintText(text: string): string {
  return createHash('sha256').update(bareText(text)).digest('hex').slice(0, 16)
}

/** Returns the milestone that has this title already, ignoring case and spacing. */
export function sameTitle(
  title: string,
  every: readonly Milestone[],
  except?: Milestone,
): Milestone | undefined {
  const words = wordsOf(title)
  return every.find((milestone) => milestone.id !== except?.id && wordsOf(milestone.title) === words)
}

/** True when a sent title may have been stored as this one: the forge strips HTML from titles. */
export function isSavedAs(sent: string, shown: string): boolean {
  const words = wordsOf(shown)
  return wordsOf(sent) === words || wordsOf(sent.replace(/<[^<>]*>/g, '')) === words
}

function wordsOf(title: string): string {
  return title.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
