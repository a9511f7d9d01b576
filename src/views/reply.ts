import type {
  ActionsBlock,
  Button,
  HeaderBlock,
  KnownBlock,
  MrkdwnElement,
  PlainTextElement,
  SectionBlock,
} from '@slack/types'
import type { CardState } from '../model/merge-request-state.ts'
import { oneLine } from './text.ts'

/** Blocks in display order. */
export type Blocks = readonly (KnownBlock | ChartBlock)[]

/** Identifies one merge request and the state in which its card shows it. */
export interface CardKey {
  readonly project: number
  readonly iid: number
  readonly sha: string | null
  /** Merged, closed or deleted: the card has no buttons, and only `everyCopy` edits it again. */
  readonly finished: boolean
}

/** The updated message of one merge request. */
export interface Card {
  readonly key: CardKey
  readonly text: string
  readonly blocks: Blocks
  /** True for news that every copy should show; otherwise only outdated copies are edited. */
  readonly news: boolean
  readonly post: boolean
  /** Edits finished copies too: the merge request is open again, or was deleted. */
  readonly everyCopy?: true
  /** Absent when the forge no longer shows the merge request. */
  readonly shows?: CardState
}

/** A reply message; `text` is a complete sentence, for notifications and screen readers. */
export interface Message {
  readonly to: 'channel' | 'person'
  readonly text: string
  readonly blocks: Blocks
  /** A page of a list: after a button that turns pages, it replaces the previous page. */
  readonly pages?: true
  /** The new state of the message whose button was pressed: it replaces that message. */
  readonly renews?: true
  /** Follows in the thread of the message, once that is posted to the channel. */
  readonly thread?: Pick<Message, 'text' | 'blocks'>
}

/** A long text for the caller; sent as a message with the same text where no modal can open. */
export interface Modal {
  /** The first 24 characters are shown. */
  readonly title: string
  readonly text: string
  readonly blocks: Blocks
  /** A modal to read in; the answers to its buttons are shown there too. */
  readonly review?: { readonly project: number; readonly mr: number; readonly sha: string }
}

/**
 * The class of a failure, for the log: the account, a right, a missing resource, the resource’s state, the
 * input, a busy forge, an invalid address, a forge that is down, a missing or unreadable answer, a restart,
 * or a fault of Greenlight’s own.
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

/** The class of a failure or of an uncertain result, without any user’s text. `status`: the forge’s. */
export interface FailureTag {
  readonly reason: FailureClass
  readonly status?: number
  /** The caller’s own account is the cause: none is connected, or the forge refuses its token. */
  readonly account?: 'missing' | 'refused'
}

/** The reason why nothing was changed, for a form to show at its inputs. */
export interface Problem {
  /** The reason and the next step, in sentences. */
  readonly words: string
  /** The input that it concerns, by its flag name. */
  readonly field?: string
  /** The forge’s own words about fields, by their names on the wire. */
  readonly fields?: Readonly<Record<string, string>>
  /** Others changed the values in the form, so it must be opened again. */
  readonly stale?: true
}

/** A write under way, as the card of its merge request says it: `⏳ Merging… · @ann`. */
export interface PendingWrite {
  readonly key: Pick<CardKey, 'project' | 'iid'>
  /** `Merging` */
  readonly doing: string
  /** Slack id of whoever asked for it. */
  readonly by: string
}

export interface Reply {
  readonly message?: Message
  readonly card?: Card
  readonly modal?: Modal
  /** Set when the message reports a failure: it ends with the interaction’s reference (`withReference`). */
  readonly failure?: FailureTag
  /** A private message to somebody else about it. */
  readonly alsoNotify?: { readonly user: string; readonly text: string; readonly blocks?: Blocks }
  /** The reason why nothing was changed, when the person who filled in a form can act on it. */
  readonly problem?: Problem
  /** The message says that this goes on: a card in the channel says it in its place. */
  readonly pending?: PendingWrite
  /** The project whose queue in the channel it changes: the cards there say the same. */
  readonly queue?: number
  /** The caller’s account has just been connected: their earlier request follows. */
  readonly connected?: true
}

/** A reply that only the caller sees. */
export function privately(text: string, blocks: Blocks = plain(text)): Reply {
  return { message: { to: 'person', text, blocks } }
}

export function publicly(text: string, blocks: Blocks = plain(text)): Reply {
  return { message: { to: 'channel', text, blocks } }
}

/** Answers a modal’s button in the modal: a message would appear behind it. */
export function inModal({ message, failure }: Reply, title: string, more: Blocks = []): Reply {
  if (!message) return {}
  const { text, blocks } = message
  return { modal: { title, text, blocks: [...blocks, ...more] }, failure }
}

/** One line of text in which nothing is parsed, so foreign words are inert. */
export function plainText(text: string, length: number): PlainTextElement {
  return { type: 'plain_text', text: oneLine(text, length), emoji: false }
}

export function header(text: string): HeaderBlock {
  return { type: 'header', text: plainText(text, 150) }
}

/** One line in smaller type. */
export function small(text: string): KnownBlock {
  return { type: 'context', elements: [plainText(text, 2000)] }
}

/** One line in smaller type, with Slack’s marks for people and times; foreign text in it must be escaped before. */
export function smallMarked(text: string): KnownBlock {
  return { type: 'context', elements: [marked(text)] }
}

/** A row of buttons and menus; none without any, which Slack refuses. */
export function actions(elements: readonly ActionsBlock['elements'][number][]): ActionsBlock[] {
  return elements.length > 0 ? [{ type: 'actions', elements: [...elements] }] : []
}

/** Text with Slack’s marks for people and times; foreign text in it must be escaped before. */
export function marked(text: string): MrkdwnElement {
  return { type: 'mrkdwn', text, verbatim: true }
}

/** The bot’s own sentences as one section; foreign text in them must be escaped before. */
export function plain(text: string): KnownBlock[] {
  return [{ type: 'section', text: marked(text) }]
}

/** Lines of text in which nothing is parsed, optionally with a button beside them. */
export function row(text: string, accessory?: Button): SectionBlock {
  const section: SectionBlock = { type: 'section', text: { type: 'plain_text', text, emoji: false } }
  return accessory ? { ...section, accessory } : section
}

/** One value of a series; a label has at most 20 characters. */
interface Point {
  readonly label: string
  readonly value: number
}

/** A native line chart, which the published block types lack so far; a message holds at most two, a modal none. */
export interface ChartBlock {
  readonly type: 'data_visualization'
  readonly block_id?: string
  /** A title of at most 50 characters. */
  readonly title: string
  readonly chart: {
    readonly type: 'line'
    /** At most six series, each with one value for every category. */
    readonly series: readonly { readonly name: string; readonly data: readonly Point[] }[]
    readonly axis_config: {
      /** At most 20 categories. */
      readonly categories: readonly string[]
      readonly x_label: string
      readonly y_label: string
    }
  }
}
