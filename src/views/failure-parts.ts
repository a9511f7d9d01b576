import type { RichTextElement } from '@slack/types'
import {
  type Blocks,
  type FailureClass,
  type FailureTag,
  type Problem,
  privately,
  type Reply,
} from './reply.ts'
import { bold, bullets, lines, moment, text } from './rich-text.ts'
import { escaped, utcMinute } from './text.ts'

/** Words with their period; a date among them is shown in the reader’s own zone. */
export type Words = string | readonly (string | Date)[]

/** What a person is told of something that was not done. The turn adds the fifth part, its reference. */
export interface Parts {
  /** What did not happen, without its period. */
  readonly what: string
  readonly why: Words
  /** How things stand now. */
  readonly now: Words
  /** The next step. When it ends with a colon, `choices` follow. */
  readonly next: Words
  readonly choices?: readonly string[]
  /** The input of a form that it is about, by its flag name. */
  readonly field?: string
  /** See Problem.stale. */
  readonly stale?: true
}

export const NOTHING_CHANGED = 'Nothing was changed.'
/** How things stand after a read, whatever came of it. */
export const ONLY_A_LOOK = 'This was only a look; it changes nothing.'
/** What did not happen, and how things stand, where it is not certain what was meant. */
export const NOTHING_DONE = { what: 'Nothing was done', now: NOTHING_CHANGED }
export const NOTHING_SHOWN = { what: 'Nothing was shown', now: ONLY_A_LOOK }

/** Of these it is not certain that nothing was changed. */
const UNCERTAIN: ReadonlySet<FailureClass> = new Set(['restart', 'fault'])

/** Tells the person alone what was not done, in the parts that every such answer has, and then shows `more`. */
export function inParts(
  { what, why, now, next, choices = [], field, stale }: Parts,
  trouble: FailureTag,
  more: Blocks = [],
): Reply {
  const chosen = choices.length > 0 ? `${choices.join('; ')}.` : ''
  const told = [`${what}.`, plainly(why), plainly(now), plainly(next), chosen].filter((part) => part !== '')
  const blocks: Blocks = [
    lines([bold(`${what}.`)], elements(why), elements(now), elements(next)),
    ...(choices.length > 0 ? [bullets(choices.map((choice) => [text(choice)]))] : []),
    ...more,
  ]
  const words = [plainly(why), plainly(next), chosen].filter((part) => part !== '').join(' ')
  const problem: Problem = { words, ...(field === undefined ? {} : { field }), ...(stale ? { stale } : {}) }
  const isCertain = !UNCERTAIN.has(trouble.reason) && trouble.account === undefined
  return { ...privately(escaped(told.join(' ')), blocks), trouble, ...(isCertain ? { problem } : {}) }
}

function plainly(words: Words): string {
  return parted(words)
    .map((part) => (typeof part === 'string' ? part : utcMinute(part)))
    .join('')
}

function elements(words: Words): RichTextElement[] {
  return parted(words).map((part) => (typeof part === 'string' ? text(part) : moment(part)))
}

function parted(words: Words): readonly (string | Date)[] {
  return typeof words === 'string' ? [words] : words
}
