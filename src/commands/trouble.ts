import { button } from '../blocks/button.ts'
import { type Blocks, privately, type Reply } from '../blocks/reply.ts'
import { bold, lines, text } from '../blocks/rich-text.ts'
import { escaped, oneLine } from '../blocks/text.ts'
import type { Trouble } from '../services/trouble.ts'

interface Sentences {
  readonly why: string
  readonly now: string
  readonly next: string
  readonly connect?: true
}

export interface TroubleWords {
  /** What did not happen, as a sentence without its period. */
  readonly tried: string
  /** The headline when nobody knows what happened; `what` names the thing (`acme/web!12`). */
  readonly doubt?: (what: string) => string
  readonly unchanged?: string
}

/** Says what did not happen, why, how things stand now, and what to do next; only the person sees it. */
export function troubleReply(
  trouble: Trouble,
  {
    tried,
    doubt = (what) => `I do not know what came of it for ${what}`,
    unchanged = 'Nothing was changed.',
  }: TroubleWords,
): Reply {
  const headline = trouble.kind === 'unconfirmed' ? doubt(oneLine(trouble.what, 200)) : tried
  const { why, now, next, connect } = sentences(trouble, unchanged)
  const blocks: Blocks = [
    lines([bold(`${headline}.`)], [text(why)], [text(now)], [text(next)]),
    ...(connect ? [connectButton()] : []),
  ]
  return privately(escaped([`${headline}.`, why, now, next].filter(Boolean).join(' ')), blocks)
}

/** Offers the one-time link page. */
export function connectButton(): Blocks[number] {
  return {
    type: 'actions',
    elements: [button('Connect', { verb: 'greenlight.connect', input: {} }, { style: 'primary' })],
  }
}

function sentences(trouble: Trouble, unchanged: string): Sentences {
  switch (trouble.kind) {
    case 'not-connected':
      return {
        why: 'Your account at the forge is not connected.',
        now: unchanged,
        next: 'Connect it, then try again.',
        connect: true,
      }
    case 'token-refused':
      return {
        why: 'The forge does not accept your token any more.',
        now: unchanged,
        next: 'Connect again with a new token.',
        connect: true,
      }
    case 'service-refused':
      return {
        why: 'The forge does not accept the token with which Greenlight reads for people who have not connected.',
        now: unchanged,
        next: 'Connect your own account, or tell whoever runs Greenlight.',
        connect: true,
      }
    case 'may-not':
      return {
        why: 'Your account at the forge may not do this.',
        now: unchanged,
        next: 'Ask somebody who may do it, or ask an owner of the project for the right.',
      }
    case 'not-found':
      return {
        why: `${oneLine(trouble.what, 200)} does not exist, or your account cannot see it.`,
        now: unchanged,
        next: 'Check the number and the project.',
      }
    case 'refused':
      return {
        why: `The forge refused: ${oneLine(trouble.reason, 300)} (status ${trouble.status}).`,
        now: unchanged,
        next: afterRefusal(trouble.status),
      }
    case 'unreachable':
      return {
        why: `The forge could not be asked: ${oneLine(trouble.reason, 300)}.`,
        now: unchanged,
        next: 'Try again in a minute.',
      }
    case 'unconfirmed':
      return {
        why: `The request was sent, and what came of it is not certain: ${oneLine(trouble.reason, 300)}.`,
        now: 'It may or may not have happened.',
        next: 'Look at the forge before you try again.',
      }
  }
}

/** What helps depends on who can do something about it. */
function afterRefusal(status: number): string {
  if (status === 429) return 'Try again in a minute.'
  if (status < 400 || status === 410)
    return 'Tell whoever runs Greenlight: its forge address or API is not right.'
  return 'Correct that, then try again.'
}
