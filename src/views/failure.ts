import type { RichTextElement } from '@slack/types'
import type { QuickAction } from '../model/quick-action.ts'
import type { Failure } from '../services/failure.ts'
import { connectButton } from './button.ts'
import {
  type Blocks,
  type FailureClass,
  type FailureTag,
  type Problem,
  privately,
  type Reply,
} from './reply.ts'
import { bold, bullets, lines, moment, text } from './rich-text.ts'
import { escaped, oneLine, utcMinute } from './text.ts'

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
  failure: FailureTag,
  more: Blocks = [],
): Reply {
  const chosen = choices.length > 0 ? `${choices.join('; ')}.` : ''
  const sentences = [`${what}.`, plainly(why), plainly(now), plainly(next), chosen].filter(
    (part) => part !== '',
  )
  const blocks: Blocks = [
    lines([bold(`${what}.`)], elements(why), elements(now), elements(next)),
    ...(choices.length > 0 ? [bullets(choices.map((choice) => [text(choice)]))] : []),
    ...more,
  ]
  const words = [plainly(why), plainly(next), chosen].filter((part) => part !== '').join(' ')
  const problem: Problem = { words, ...(field === undefined ? {} : { field }), ...(stale ? { stale } : {}) }
  const isCertain = !UNCERTAIN.has(failure.reason) && failure.account === undefined
  return { ...privately(escaped(sentences.join(' ')), blocks), failure, ...(isCertain ? { problem } : {}) }
}

function plainly(words: Words): string {
  return parted(words)
    .map((part) => (typeof part === 'string' ? part : utcMinute(part)))
    .join('')
}

function elements(words: Words): RichTextElement[] {
  return parted(words).map((part) => (typeof part === 'string' ? text(part) : moment(part)))
}

const parted = (words: Words): readonly (string | Date)[] => (typeof words === 'string' ? [words] : words)

const NO_RIGHT = {
  why: 'Your account at the forge may not do this',
  next: 'Ask somebody who may do it, or ask an owner of the project for the right',
}
const mayNotParts = ({ why, next } = NO_RIGHT) => ({ why: `${why}.`, next: `${next}.` })

type Refused = Extract<Failure, { kind: 'refused' }>

/** The reason of a refusal and the remedy, which depends on who can act on it. */
function refusalParts(refused: Refused): Pick<Parts, 'why' | 'next'> & { connect?: true } {
  const { status, reason, retryAt } = refused
  const reasonText = oneLine(reason, 300)
  switch (refusalClass(status)) {
    case 'busy':
      return {
        why: `${reasonText}.`,
        next: retryAt ? ['Try again after ', retryAt, '.'] : 'Try again in a minute.',
      }
    case 'address':
      return {
        why: `${reasonText}.`,
        next: 'Tell whoever runs Greenlight: its forge address or API is not right.',
      }
    case 'account':
      return {
        why: `The forge refused your account (status ${status}). ${reasonText}.`,
        next: 'Try again in a minute. If it stays so, connect again.',
        connect: true,
      }
    case 'state':
      return {
        why: refusalSentence(reasonText, status),
        next: 'Look at it at the forge before you try again.',
      }
    default:
      return { why: refusalSentence(reasonText, status), next: nextAfter(status) }
  }
}

/** The failure class of a refusal without a kind of its own. */
function refusalClass(status: number): FailureClass {
  if (status === 429) return 'busy'
  if (status < 400 || status === 410) return 'address'
  if (status === 401) return 'account'
  return status === 405 || status === 406 || status === 409 ? 'state' : 'input'
}

/** The forge’s own words, marked as a quotation. */
export function refusalSentence(reasonText: string, status: number): string {
  return `The forge refused: ${reasonText} (status ${status}).`
}

function nextAfter(status: number): string {
  return status === 413 || status === 414 || status === 431
    ? 'Make it shorter, then try again.'
    : 'Correct what it names, or look at the forge, then try again.'
}

export interface FailureWords {
  /** The action that failed, as a sentence without a period. */
  readonly tried: string
  /** The headline of an uncertain outcome; `what` names the thing (`acme/web!12`). */
  readonly doubt?: (what: string) => string
  readonly unchanged?: string
}

/** Says what did not happen, why, the present state and the next step; only the caller sees it. */
export function failureReply(
  failure: Failure,
  {
    tried,
    doubt = (what) => `I do not know what came of it for ${what}`,
    unchanged = NOTHING_CHANGED,
  }: FailureWords,
): Reply {
  const what = failure.kind === 'unconfirmed' ? doubt(oneLine(failure.what, 200)) : tried
  const { connect, ...parts } = partsOf(failure)
  const reply = inParts({ what, now: unchanged, ...parts }, tagOf(failure), connect ? [connectButton()] : [])
  const { problem, ...others } = reply
  // The action may have happened, so sending it again is not offered.
  if (failure.kind === 'unconfirmed' || !problem) return others
  const fields = failure.kind === 'refused' ? failure.fields : undefined
  return { ...others, problem: { ...problem, ...(fields ? { fields } : {}) } }
}

/** The same for a read, which never changes anything. */
export function readFailureReply(failure: Failure, tried: string): Reply {
  return failureReply(failure, { tried, unchanged: ONLY_A_LOOK })
}

type Explanation = Pick<Parts, 'why' | 'next'> & Partial<Pick<Parts, 'now'>> & { readonly connect?: true }

function partsOf(failure: Failure): Explanation {
  switch (failure.kind) {
    case 'not-connected':
      return {
        why: 'Your account at the forge is not connected.',
        next: 'Connect it within ten minutes, and I come back to this.',
        connect: true,
      }
    case 'token-refused':
      return {
        why: 'The forge does not accept your token or sign-in any more.',
        next: 'Connect again: type /greenlight connect. Within ten minutes, I come back to this.',
      }
    case 'service-refused':
      return {
        why: 'The forge does not accept the token with which Greenlight reads for people who have not connected.',
        next: 'Connect your own account, or tell whoever runs Greenlight.',
        connect: true,
      }
    case 'may-not':
      return mayNotParts(failure.tokenDenial)
    case 'not-found':
      return {
        why: `${oneLine(failure.what, 200)} does not exist, or your account has no access to it.`,
        next: 'Check the number and the project, or ask somebody who has that access.',
      }
    case 'refused':
      return refusalParts(failure)
    case 'unreachable':
      return {
        why: failure.since
          ? ['The forge has been down since ', failure.since, ', so it was not asked.']
          : `${oneLine(failure.reason, 300)}.`,
        next: 'Try again in a minute. If it stays so, tell whoever runs Greenlight.',
      }
    case 'unconfirmed':
      return {
        why: `The request was sent, and what came of it is not certain. ${oneLine(failure.reason, 300)}.`,
        now: 'It may or may not have happened.',
        next: 'Look at the forge before you try again.',
      }
  }
}

function tagOf(failure: Failure): FailureTag {
  switch (failure.kind) {
    case 'not-connected':
      return { reason: 'account', account: 'missing' }
    case 'token-refused':
      return { reason: 'account', account: 'refused' }
    case 'service-refused':
      return { reason: 'account' }
    case 'may-not':
      return { reason: 'right' }
    case 'not-found':
      return { reason: 'absent' }
    case 'refused':
      return { reason: refusalClass(failure.status), status: failure.status }
    case 'unreachable':
      if (failure.since) return { reason: 'down' }
      return failure.status === undefined
        ? { reason: 'no-answer' }
        : { reason: 'bad-answer', status: failure.status }
    case 'unconfirmed':
      return { reason: 'no-answer' }
  }
}

/** Names the line that the forge would execute, and the remedy; nothing was sent. */
export function quickActionReply({ command }: QuickAction, tried: string, field: string): Reply {
  return inParts(
    {
      what: tried,
      why: `The forge takes a line that begins with ${oneLine(command, 60)} for a command and runs it in your name.`,
      now: NOTHING_CHANGED,
      next: 'Put a word before it, or use the verb of /mr help that does it.',
      field,
    },
    { reason: 'input' },
  )
}
