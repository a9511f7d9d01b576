import { createHash } from 'node:crypto'
import type { Milestone } from '../../model/milestone.ts'

/** The parts of a milestone that people set. */
export const MILESTONE_FIELDS = ['title', 'description', 'due'] as const
export type EditedField = (typeof MILESTONE_FIELDS)[number]

/** How fields were when somebody was shown them: short enough for a form to carry. */
export type Fingerprints = { readonly [Field in EditedField]?: string | undefined }

/** What the milestone holds in this field; empty for nothing. */
export function fieldText(field: EditedField, milestone: Milestone): string {
  if (field === 'title') return milestone.title
  return (field === 'due' ? milestone.due_date : milestone.description) ?? ''
}

/** Names a text by sixteen hexadecimal digits, the same for texts that differ in what a form does not keep. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(bare(text)).digest('hex').slice(0, 16)
}

/** Whether two texts are the same but for line ends and blanks around them, which forms and servers drop. */
export function sameText(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}
