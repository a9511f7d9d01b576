import type { Milestone } from '../../model/milestone.ts'

/** The milestone that has this title already: the same words, in any capitals, however they are spaced. */
export function sameTitle(
  title: string,
  every: readonly Milestone[],
  except?: Milestone,
): Milestone | undefined {
  const words = wordsOf(title)
  return every.find((milestone) => milestone.id !== except?.id && wordsOf(milestone.title) === words)
}

/** Whether a title that was sent may have come out as this one: the forge takes HTML out of titles. */
export function cameOutAs(sent: string, shown: string): boolean {
  const words = wordsOf(shown)
  return wordsOf(sent) === words || wordsOf(sent.replace(/<[^<>]*>/g, '')) === words
}

function wordsOf(title: string): string {
  return title.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
