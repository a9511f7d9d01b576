import type { RichTextElement } from '@slack/types'
import type { QuickAction } from '../model/quick-action.ts'
import { SERVER } from '../model/server-name.ts'
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
import { cutEscaped, dateToken, dayOf, escaped, oneLine } from './text.ts'

/** Words with their period; a date among them is shown in the reader’s own zone. */
export type Words = string | readonly (string | Date)[]

export interface Parts {
  /** The headline: what failed; a period is added where it ends with no mark of its own. */
  readonly what: string
  readonly why?: Words
  /** The next step. When it ends with a colon, `choices` follow. */
  readonly next?: Words
  readonly choices?: readonly string[]
  /** The input of a form that the failure concerns, by its flag name. */
  readonly field?: string
  /** See Problem.stale. */
  readonly stale?: true
  /** Follows in the message. */
  readonly more?: Blocks
}

/** Failures after which a change may have happened. */
const UNCERTAIN: ReadonlySet<FailureClass> = new Set(['restart', 'fault'])

/** A private reply about a failure, in the parts that every such reply has; `about` completes its tag. */
export function inParts(
  reason: FailureClass,
  { what, why = '', next = '', choices = [], field, stale, more = [] }: Parts,
  about: Omit<FailureTag, 'reason'> = {},
): Reply {
  const chosen = choices.length > 0 ? `${choices.join(', ')}.` : ''
  const headline = /[.?!]$/.test(what) ? what : `${what}.`
  const sentences = [escaped(headline), spoken(why), spoken(next), escaped(chosen)].filter(Boolean)
  const blocks: Blocks = [
    lines([bold(headline)], elements(why), elements(next)),
    ...(choices.length > 0 ? [bullets(choices.map((choice) => [text(choice)]))] : []),
    ...more,
  ]
  const words = [plainly(why) || headline, plainly(next), chosen].filter((part) => part !== '').join(' ')
  const problem: Problem = { words, field, stale }
  const isCertain = !UNCERTAIN.has(reason) && about.account === undefined
  return {
    ...privately(cutEscaped(sentences.join(' '), 3000), blocks),
    failure: { reason, ...about },
    problem: isCertain ? problem : undefined,
  }
}

function spoken(words: Words): string {
  return joined(words, escaped, (date) => dateToken(date))
}

/** The words for a form, whose errors show no time in the reader’s zone. */
function plainly(words: Words): string {
  return joined(words, String, dayOf)
}

function joined(words: Words, ofText: (text: string) => string, ofDate: (date: Date) => string): string {
  return parted(words)
    .map((part) => (typeof part === 'string' ? ofText(part) : ofDate(part)))
    .join('')
}

function elements(words: Words): RichTextElement[] {
  return parted(words).map((part) => (typeof part === 'string' ? text(part) : moment(part)))
}

const parted = (words: Words): Exclude<Words, string> => (typeof words === 'string' ? [words] : words)

const NO_RIGHT = {
  why: `Your ${SERVER} account can’t do this`,
  next: 'Ask a maintainer of the project',
}
function mayNotParts({ tokenDenial, reason }: Extract<Failure, { kind: 'may-not' }>) {
  const { why, next } = tokenDenial ?? NO_RIGHT
  if (tokenDenial || reason === undefined) return { why: `${why}.`, next: `${next}.` }
  return {
    why: refusalSentence(oneLine(reason, 300), 403),
    next: `Ask a maintainer of the project, or an admin of ${SERVER}.`,
  }
}

/** Returns the reason of a refusal and the remedy, which depends on who can act on it. */
function refusalReply(
  { status, reason, retryAt }: Extract<Failure, { kind: 'refused' }>,
  tried: string,
): Reply {
  const reasonText = oneLine(reason, 300)
  const why = `${reasonText}.`
  const quoted = refusalSentence(reasonText, status)
  const failureClass = refusalClass(status)
  const about = { status }
  switch (failureClass) {
    case 'busy': {
      const next = retryAt ? ['Try again after ', retryAt, '.'] : 'Try again in a minute.'
      return inParts(failureClass, { what: tried, why, next }, about)
    }
    case 'address': {
      const next = `Tell your admin: the address of ${SERVER} in the settings isn’t right.`
      return inParts(failureClass, { what: tried, why, next }, about)
    }
    case 'account': {
      const refused = `${SERVER} refused your account: ${why}`
      const next = 'Try again in a minute, or connect again.'
      return inParts(failureClass, { what: tried, why: refused, next, more: connectButton() }, about)
    }
    case 'state': {
      const next = `Look at it on ${SERVER} before you try again.`
      return inParts(failureClass, { what: tried, why: quoted, next }, about)
    }
    default: {
      const isTooLong = [413, 414, 431].includes(status)
      const next = isTooLong ? 'Make it shorter, then try again.' : 'Correct that, then try again.'
      return inParts(failureClass, { what: tried, why: quoted, next }, about)
    }
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
  return `${SERVER} says “${reasonText}” (${status}).`
}

export interface FailureWords {
  /** The action that failed, as a sentence without a period. */
  readonly tried: string
  /** The headline of an uncertain outcome; `what` names the thing (`acme/web!12`). */
  readonly doubt?: (what: string) => string
}

/** Says what did not happen, why, and the next step; only the caller sees it. */
export function failureReply(failure: Failure, words: FailureWords): Reply {
  const { problem, ...others } = explain(failure, words)
  // The action may have happened, so sending it again is not offered.
  if (failure.kind === 'unconfirmed' || !problem) return others
  const fields = failure.kind === 'refused' ? failure.fields : undefined
  return { ...others, problem: { ...problem, fields } }
}

function explain(failure: Failure, { tried, doubt }: FailureWords): Reply {
  switch (failure.kind) {
    case 'not-connected':
      return inParts(
        'account',
        {
          what: `Connect your ${SERVER} account first`,
          next: 'I’ll continue where you left off.',
          more: connectButton(),
        },
        { account: 'missing' },
      )
    case 'token-refused':
      return inParts(
        'account',
        {
          what: `${SERVER} no longer accepts your sign-in`,
          why: failure.tokenDenial ? `${failure.tokenDenial.why}.` : undefined,
          next: 'Connect again, and I’ll continue where you left off.',
          more: connectButton(),
        },
        { account: 'refused' },
      )
    case 'service-refused':
      return inParts('account', {
        what: `${SERVER} doesn’t accept Greenlight’s own token`,
        next: 'Connect your own account, or tell your admin.',
        more: connectButton(),
      })
    case 'may-not':
      return inParts('right', { what: tried, ...mayNotParts(failure) })
    case 'not-found':
      return inParts('absent', {
        what: `${oneLine(failure.what, 200)} isn’t there, or you can’t see it`,
        next: 'Check its number and project.',
      })
    case 'refused':
      return refusalReply(failure, tried)
    case 'unreachable':
      return inParts(
        unreachableClass(failure),
        {
          what: tried,
          why: failure.since
            ? [`${SERVER} has been down since `, failure.since, ', so I didn’t ask it.']
            : `${oneLine(failure.reason, 300)}.`,
          next: failure.tooLarge
            ? `Look at it on ${SERVER}.`
            : 'Try again in a minute; if it keeps happening, tell your admin.',
        },
        { status: failure.status },
      )
    case 'unconfirmed': {
      const what = oneLine(failure.what, 200)
      return inParts('no-answer', {
        what: doubt ? doubt(what) : `I can’t tell whether that was done for ${what}`,
        why: `${oneLine(failure.reason, 300)}.`,
        next: `Check on ${SERVER} before you try again.`,
      })
    }
  }
}

function unreachableClass({ since, status }: Extract<Failure, { kind: 'unreachable' }>): FailureClass {
  if (since) return 'down'
  return status === undefined ? 'no-answer' : 'bad-answer'
}

/** Names the line that the forge would execute, and the remedy; nothing was sent. */
export function quickActionReply({ command }: QuickAction, tried: string, field: string): Reply {
  return inParts('input', {
    what: tried,
    why: `${SERVER} would run the line that starts with ${oneLine(command, 60)} as a command.`,
    next: 'Put a word before it, or use the command that does it: /mr help all',
    field,
  })
}
