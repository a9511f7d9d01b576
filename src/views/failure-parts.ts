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

/** The parts of a failure reply. The interaction adds the fifth part, its reference. */
export interface Parts {
  /** The action that failed, without a period. */
  readonly what: string
  readonly why: Words
  /** The present state. */
  readonly now: Words
  /** The next step. When it ends with a colon, `choices` follow. */
  readonly next: Words
  readonly choices?: readonly string[]
  /** The input of a form that the failure concerns, by its flag name. */
  readonly field?: string
  /** See Problem.stale. */
  readonly stale?: true
}

export const NOTHING_CHANGED = 'Nothing was changed.'
/** The state after a read, whatever its result. */
export const ONLY_A_LOOK = 'This was only a look; it changes nothing.'
/** The failed action and the state, where the request is ambiguous. */
export const NOTHING_DONE = { what: 'Nothing was done', now: NOTHING_CHANGED }
export const NOTHING_SHOWN = { what: 'Nothing was shown', now: ONLY_A_LOOK }

/** Failures after which a change may have happened. */
const UNCERTAIN: ReadonlySet<FailureClass> = new Set(['restart', 'fault'])

/** A private reply about a failure, in the parts that every such reply has, followed by `more`. */
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
