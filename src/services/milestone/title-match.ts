import type { Milestone } from '../../model/milestone.ts'

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
export function cameOutAs(sent: string, shown: string): boolean {
  const words = wordsOf(shown)
  return wordsOf(sent) === words || wordsOf(sent.replace(/<[^<>]*>/g, '')) === words
}

function wordsOf(title: string): string {
  return title.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
