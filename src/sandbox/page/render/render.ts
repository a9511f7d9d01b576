import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { attributes, html, type Markup, type Part } from '../../html.ts'
import type { Workspace } from '../../slack/start.ts'
import type { ShownMessage, ShownView } from '../../slack/workspace.ts'
import { blocks, shortcutMenu } from './blocks.ts'
import { clockTime, dayIn, longDate, readerAt, relativeMoment, zoneOf } from './dates.ts'
import { unescaped } from './library.ts'
import type { Names, WireView } from './wire.ts'

/**
 * Renders messages as articles, oldest first, each followed by the button of its thread, with a line where another day
 * begins.
 * `data-version` changes exactly when something looks different, so the browser leaves alone what did not change.
 */
export function renderMessages(messages: readonly ShownMessage[], workspace: Workspace, person: string) {
  const names = namesOf(workspace, person)
  const { zone } = names.reader
  let day = ''
  return threadsOf(messages)
    .map(({ root, ts, replies }) => {
      const at = Number(ts) * 1000
      const before = day
      day = dayIn(zone, at)
      const line = html`<h3 class="day" data-key="d${day}" data-version="d${day}">${longDate(zone, at)}</h3>`
      return [
        day === before ? '' : line.text,
        root ? renderMessage(root, workspace, names) : '',
        replies.length > 0 ? renderThreadLine(ts, replies, names) : '',
      ].join('')
    })
    .join('')
}

export function renderThread(
  messages: readonly ShownMessage[],
  ts: string,
  workspace: Workspace,
  person: string,
): string {
  const names = namesOf(workspace, person)
  const thread = threadsOf(messages).find((each) => each.ts === ts)
  const draw = (shown: ShownMessage) => renderMessage(shown, workspace, names, 'p')
  const first = thread?.root
    ? draw(thread.root)
    : html`<p class="empty" data-key="gone" data-version="gone">The first message is gone.</p>`.text
  return [first, ...(thread?.replies ?? []).map(draw)].join('')
}

export function renderViews(
  { modal: open, home: tab }: { readonly modal: ShownView | null; readonly home: ShownView | null },
  workspace: Workspace,
  person: string,
): string {
  const names = namesOf(workspace, person)
  const part = (name: string, shown: ShownView | null, draw: () => Part) => {
    const drawn = safely(
      () => html`${draw()}`,
      () => html`<p class="not-drawn">The sandbox could not draw this view.</p>`,
    )
    const version = hash(JSON.stringify([shown?.id, drawn.text]))
    const about = { 'data-part': name, 'data-view-id': shown?.id, 'data-version': version }
    return html`<section${attributes(about)}>${drawn}</section>`.text
  }
  const drawnHome = part('home', tab, () => home(tab, workspace.bot.realName, names))
  return open ? drawnHome + part('modal', open, () => modal(open, names)) : drawnHome
}

function modal(shown: ShownView, names: Names): Markup {
  const view = shown.view as unknown as WireView
  const fields = new Set(view.blocks.filter(({ type }) => type === 'input').map(({ block_id }) => block_id))
  const others = Object.entries(shown.errors).filter(([blockId]) => !fields.has(blockId))
  const alert = attributes({ class: 'form-error', role: 'alert', hidden: others.length === 0 })
  const primary = { type: 'submit', class: 'button primary', 'data-primary': true }
  return html`<form class="modal" data-view-id="${shown.id}">
<header class="modal-head"><h2 id="modal-title">${view.title?.text ?? 'Form'}</h2><button type="button" class="button quiet" data-close aria-label="Close"><span aria-hidden="true">✕</span></button></header>
<div class="modal-body"><div${alert}>${others.map(([, error]) => html`<p>${error}</p>`)}</div>${blocks(view.blocks, { names, key: `v${shown.id}`, errors: shown.errors })}</div>
<footer class="dialog-buttons"><button type="button" class="button" data-close>${view.close?.text ?? 'Cancel'}</button>${view.submit && html`<button${attributes(primary)}>${view.submit.text}</button>`}</footer></form>`
}

function home(shown: ShownView | null, botName: string, names: Names): Part {
  if (!shown) return html`<p class="empty">${botName} has not drawn its Home tab for this account yet.</p>`
  return blocks((shown.view as unknown as WireView).blocks, { names, key: `h${shown.id}`, errors: {} })
}

const drawnMessages = new LRUCache<string, string>({ max: 500 })

/** `place` begins the key: a message can be in its channel and in the open thread at once. */
function renderMessage(shown: ShownMessage, workspace: Workspace, names: Names, place: 'm' | 'p' = 'm') {
  const { reader, ...known } = names
  // All other dates change with the day.
  const now = JSON.stringify(shown).includes('{ago') ? reader.now : 0
  const input = hash(JSON.stringify([shown, workspace.shortcuts, known, { ...reader, now }, place]))
  const before = drawnMessages.get(input)
  if (before) return before
  const content = safely(
    () => message(shown, workspace, names, place),
    () => plainMessage(shown, workspace, names),
  )
  const about = attributes({
    class: shown.ephemeral ? 'message ephemeral' : 'message',
    tabindex: -1,
    'data-key': messageKey(shown, place),
    'data-ts': shown.ts,
    'data-version': hash(content.text),
  })
  const drawn = html`<article${about}>${content}</article>`.text
  drawnMessages.set(input, drawn)
  return drawn
}

function safely(draw: () => Markup, otherwise: () => Markup): Markup {
  try {
    return draw()
  } catch {
    return otherwise()
  }
}

function renderThreadLine(ts: string, replies: readonly ShownMessage[], { reader }: Names): string {
  const count = replies.length === 1 ? '1 reply' : `${replies.length} replies`
  const when = relativeMoment(Number(replies.at(-1)?.ts ?? 0) * 1000, reader)
  const line = html`<button type="button" class="thread-line" data-action-id="thread" data-thread="${ts}">${count}<span class="last"> last ${when}</span></button>`
  const key = `t${ts.replaceAll(/[^0-9]/g, '-')}`
  return html`<div class="thread" data-key="${key}" data-version="${hash(line.text)}">${line}</div>`.text
}

function namesOf(workspace: Workspace, person: string): Names {
  const { people, bot, channels, userGroups } = workspace
  return {
    reader: readerAt(zoneOf(workspace, person), workspace.now()),
    users: [...people, bot],
    channels,
    userGroups,
  }
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}

/**
 * The key of a message in the browser: an ephemeral one may share a `ts` with another message. `place` tells its two
 * copies apart when its thread is open.
 */
function messageKey({ ts, ephemeral }: ShownMessage, place: string): string {
  return `${place}${ephemeral ? 'e' : ''}${ts.replaceAll(/[^0-9]/g, '-')}`
}

function message(shown: ShownMessage, workspace: Workspace, names: Names, place: string): Markup {
  const key = messageKey(shown, place)
  const { people, shortcuts } = workspace
  const author = authorOf(shown, workspace)
  const hue = people.findIndex(({ id }) => id === shown.user) % 4
  const avatar = { class: shown.bot ? 'avatar bot' : 'avatar', 'data-hue': hue, 'aria-hidden': 'true' }
  const more = shortcutMenu(`more-${key}`, `More for the message of ${author}`, shortcuts)
  const content =
    shown.blocks.length > 0
      ? blocks(shown.blocks, { names, key, errors: {} })
      : html`<p class="plain">${said(shown.text, names)}</p>`
  return html`<div${attributes(avatar)}>${author.slice(0, 1).toUpperCase()}</div>
<div class="message-body">${shown.ephemeral && html`<p class="faint">Only visible to you</p>`}
<header class="by"><strong>${author}</strong>${(shown.bot || shown.app) && html`<span class="badge">App</span>`}${time(shown, names)}</header>${content}${unfurlsOf(shown, key, names)}${shown.edited && html`<p class="faint">(edited)</p>`}</div>${more && html`<div class="more">${more}</div>`}`
}

/** Draws what a person typed: links, and the names of people and channels; anything else is text. */
function said(text: string, names: Names): Part {
  return text.split(/(<[^<>]+>)/).map((part) => {
    const [, target = '', label] = /^<([^|<>]+)(?:\|([^<>]*))?>$/.exec(part) ?? []
    const known = [...names.users, ...names.channels].find(({ id }) => id === target.slice(1))
    if (known && /^[@#]/.test(target)) return `${target.slice(0, 1)}${known.name}`
    if (!/^https?:/.test(target)) return unescaped(part)
    const about = { href: unescaped(target), target: '_blank', rel: 'noopener noreferrer' }
    return html`<a${attributes(about)}>${unescaped(label ?? target)}</a>`
  })
}

function unfurlsOf({ unfurls = [] }: ShownMessage, key: string, names: Names): Part {
  return unfurls.map(
    (unfurl, nth) =>
      html`<div class="unfurl">${blocks(unfurl.blocks, { names, key: `${key}-${nth}`, errors: {} })}</div>`,
  )
}

/** Draws a message whose blocks cannot be drawn, with the text that every message has beside them. */
function plainMessage(shown: ShownMessage, workspace: Workspace, names: Names): Markup {
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

/** Threads, oldest first; `root` is undefined when the first message was deleted and its replies remain. */
function threadsOf(messages: readonly ShownMessage[]) {
  const sorted = messages.toSorted((one, other) => Number(one.ts) - Number(other.ts))
  const threads = [...Map.groupBy(sorted, (shown) => shown.thread_ts ?? shown.ts)].flatMap(([ts, all]) => {
    // An ephemeral message may share its ts with another message.
    const [root, ...others] = all.filter((shown) => shown.ts === ts)
    const replies = all.filter((shown) => shown.ts !== ts)
    return [{ root, ts, replies }, ...others.map((other) => ({ root: other, ts, replies: [] }))]
  })
  return threads.sort((one, other) => Number(one.ts) - Number(other.ts))
}
