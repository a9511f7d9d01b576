import { attributes, html, type Markup, type Part } from '../../html.ts'
import type { ShownMessage, Workspace } from '../../slack/workspace.ts'
import { blocks, menu } from './blocks.ts'
import { clockTime, longDate, relativeMoment } from './dates.ts'
import { unescaped } from './library.ts'
import type { Names, Reader } from './wire.ts'

/**
 * The key of a message in the browser: an ephemeral one may share a `ts` with another message. `place` tells its two
 * copies apart when its thread is open.
 */
export function messageKey({ ts, ephemeral }: ShownMessage, place: string): string {
  return `${place}${ephemeral ? 'e' : ''}${ts.replaceAll(/[^0-9]/g, '-')}`
}

/** Draws one message with its author, time, content and menu. */
export function message(shown: ShownMessage, workspace: Workspace, names: Names, place: string): Markup {
  const key = messageKey(shown, place)
  const { people, shortcuts } = workspace
  const author = authorOf(shown, workspace)
  const hue = people.findIndex(({ id }) => id === shown.user) % 4
  const avatar = { class: shown.bot ? 'avatar bot' : 'avatar', 'data-hue': hue, 'aria-hidden': 'true' }
  const content =
    shown.blocks.length > 0
      ? blocks(shown.blocks, { names, key, errors: {} })
      : html`<p class="plain">${unescaped(shown.text)}</p>`
  return html`<div${attributes(avatar)}>${author.slice(0, 1).toUpperCase()}</div>
<div class="message-body">${shown.ephemeral && html`<p class="private">Only visible to you</p>`}
<header class="by"><strong>${author}</strong>${(shown.bot || shown.app) && html`<span class="badge">App</span>`}${time(shown, names)}</header>${content}${unfurlsOf(shown, key, names)}${shown.edited && html`<p class="faint">(edited)</p>`}</div>${shortcuts.length > 0 && more(key, author, shortcuts)}`
}

function unfurlsOf({ unfurls = [] }: ShownMessage, key: string, names: Names): Part {
  return unfurls.map(
    (unfurl, nth) =>
      html`<div class="unfurl">${blocks(unfurl.blocks, { names, key: `${key}-${nth}`, errors: {} })}</div>`,
  )
}

/** Draws a message whose blocks cannot be drawn, with the text that every message has beside them. */
export function plainMessage(shown: ShownMessage, workspace: Workspace, names: Names): Markup {
  return html`<div class="message-body"><header class="by"><strong>${authorOf(shown, workspace)}</strong>${time(shown, names)}</header>
<p class="plain">${unescaped(shown.text)}</p>
<p class="not-drawn">The sandbox could not draw the blocks of this message; this is its text.</p></div>`
}

function authorOf(shown: ShownMessage, { bot, people }: Workspace): string {
  if (shown.bot) return bot.realName
  return shown.app ?? people.find(({ id }) => id === shown.user)?.realName ?? shown.user
}

/** Above the messages of a channel is their day; a reply may be of a later one. */
function time({ ts, thread_ts: thread = ts }: ShownMessage, { reader }: Names): Part {
  const { zone } = reader
  const at = Number(ts) * 1000
  if (Number.isNaN(at)) return null
  const title = `${longDate(zone, at)} at ${clockTime(zone, at, true)} (${zone})`
  const about = { datetime: new Date(at).toISOString(), title }
  return html`<time${attributes(about)}>${thread === ts ? clockTime(zone, at) : relativeMoment(at, reader)}</time>`
}

function more(key: string, author: string, shortcuts: Workspace['shortcuts']): Markup {
  const items = shortcuts.map(
    ({ name, callbackId }) =>
      html`<button type="button" class="menu-item" data-shortcut="${callbackId}">${name}</button>`,
  )
  return html`<div class="more">${menu(`more-${key}`, `More for the message of ${author}`, items)}</div>`
}

/** A message of the channel and its replies, oldest first. */
export interface Thread {
  /** Undefined when the message was deleted and its replies remain. */
  readonly root: ShownMessage | undefined
  readonly ts: string
  readonly replies: readonly ShownMessage[]
}

/** Groups the messages of a channel by thread, in the order of the threads' first messages. */
export function threadsOf(messages: readonly ShownMessage[]): readonly Thread[] {
  const ofThread = new Map<string, { root: ShownMessage | undefined; ts: string; replies: ShownMessage[] }>()
  // An ephemeral message may share its ts with another message.
  const separate: Thread[] = []
  for (const shown of messages.toSorted((one, other) => Number(one.ts) - Number(other.ts))) {
    const ts = shown.thread_ts ?? shown.ts
    const isReply = ts !== shown.ts
    const known = ofThread.get(ts)
    if (known && isReply) known.replies.push(shown)
    else if (known?.root) separate.push({ root: shown, ts, replies: [] })
    else if (known) known.root = shown
    else
      ofThread.set(ts, isReply ? { root: undefined, ts, replies: [shown] } : { root: shown, ts, replies: [] })
  }
  return [...ofThread.values(), ...separate].sort((one, other) => Number(one.ts) - Number(other.ts))
}

/** The button that opens a thread: the number of replies and the time of the last one. */
export function threadLine(ts: string, replies: readonly ShownMessage[], reader: Reader): Markup {
  const count = replies.length === 1 ? '1 reply' : `${replies.length} replies`
  const when = relativeMoment(Number(replies.at(-1)?.ts ?? 0) * 1000, reader)
  return html`<button type="button" class="thread-line" data-action-id="thread" data-thread="${ts}">${count}<span class="last"> last ${when}</span></button>`
}
