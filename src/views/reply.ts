import type { KnownBlock } from '@slack/types'
import type { CardState } from '../model/merge-request-state.ts'
import type { ChartBlock } from './chart.ts'
import { oneLine } from './text.ts'

/** Blocks in the order in which they are shown. */
export type Blocks = readonly (KnownBlock | ChartBlock)[]

/** Names one merge request and the state in which its card shows it. */
export interface CardKey {
  readonly project: number
  readonly iid: number
  readonly sha: string | null
  /** Merged, closed or deleted: the card has no buttons, and only `everyCopy` edits it again. */
  readonly finished: boolean
}

/** The living message of one merge request. */
export interface Card {
  readonly key: CardKey
  readonly text: string
  readonly blocks: Blocks
  /** Something was done or seen that every copy should tell; otherwise only outdated copies are edited. */
  readonly news: boolean
  /** False when the copies that exist are to be edited and no new one is wanted. */
  readonly post: boolean
  /** Also the copies that show an end are edited: it is open again, or it was deleted. */
  readonly everyCopy?: true
  /** Absent where the forge does not show the merge request any more. */
  readonly shows?: CardState
}

/** A message that answers; `text` is a complete sentence, for notifications and screen readers. */
export interface Message {
  readonly to: 'channel' | 'person'
  readonly text: string
  readonly blocks: Blocks
  /** A page of a list: reached by a button that turns pages, it takes the place of the page before. */
  readonly pages?: true
  /** The new state of what the message shows whose button led here: it takes that message’s place. */
  readonly renews?: true
}

/** Something long to read, for the person who asked; a message of the same words where no modal can open. */
export interface Modal {
  /** At most 24 characters are shown. */
  readonly title: string
  readonly text: string
  readonly blocks: Blocks
}

/**
 * The class of a reason why something was not done, for the log: whose account it is, a right, what is not there,
 * how the thing stands, what was typed, a busy forge, an address that is not right, a forge that is down, an answer
 * that did not come or cannot be read, a restart or a fault of Greenlight’s own.
 */
export type FailureClass =
  | 'account'
  | 'right'
  | 'absent'
  | 'state'
  | 'input'
  | 'busy'
  | 'address'
  | 'down'
  | 'no-answer'
  | 'bad-answer'
  | 'restart'
  | 'fault'

/** Why something was not done, or why nobody knows; nothing of what anybody wrote. `status`: of the forge. */
export interface FailureTag {
  readonly reason: FailureClass
  readonly status?: number | undefined
  /** The person’s own account stands in the way: none is connected, or the forge refuses its token. */
  readonly account?: 'missing' | 'refused'
}

/** Why nothing was changed, for a form to say where the words were typed. */
export interface Problem {
  /** The reason and the next step, in sentences. */
  readonly words: string
  /** The input that it is about, by its flag name. */
  readonly field?: string
  /** The forge’s own words about fields, by their names on the wire. */
  readonly fields?: Readonly<Record<string, string>>
  /** Others changed what the form had shown, so that it must be made anew. */
  readonly stale?: true
}

/** What a verb answers: a message, a card, or both; or a modal. */
export interface Reply {
  readonly message?: Message
  readonly card?: Card
  readonly modal?: Modal
  /** The message tells that something was not done: it ends with the reference of its turn (see `withReference`). */
  readonly trouble?: FailureTag
  /** What somebody else is to know of it, told to them alone. */
  readonly tells?: { readonly user: string; readonly text: string; readonly blocks?: Blocks }
  /** Nothing was changed for a reason that whoever filled in a form can do something about. */
  readonly problem?: Problem
  /** The person’s account was connected just now: what they wanted before comes next. */
  readonly connected?: true
}

/** Only the person who asked sees it. */
export function privately(text: string, blocks: Blocks = plain(text)): Reply {
  return { message: { to: 'person', text, blocks } }
}

/** Everybody in the channel sees it. */
export function openly(text: string, blocks: Blocks): Reply {
  return { message: { to: 'channel', text, blocks } }
}

/** One line of less weight; plain text, so foreign words are inert. */
export function small(text: string): KnownBlock {
  return { type: 'context', elements: [{ type: 'plain_text', text: oneLine(text, 2000), emoji: false }] }
}

/** Our own sentences as one section; foreign text in them must be escaped before. */
export function plain(text: string): KnownBlock[] {
  return [{ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } }]
}
