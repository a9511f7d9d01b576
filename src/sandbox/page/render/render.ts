import { createHash } from 'node:crypto'
import { attributes, html, type Markup, type Part } from '../../html.ts'
import type { ShownMessage, ShownView, Workspace } from '../../slack/workspace.ts'
import { blocks } from './blocks.ts'
import { dayIn, longDate, readerAt, zoneOf } from './dates.ts'
import { message, messageKey, plainMessage, threadLine, threadsOf } from './message.ts'
import { type Names, view as wireView } from './wire.ts'

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

/** Renders one thread: its first message, and the replies to it. */
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

/** Renders the Home tab and the topmost modal of a person, each as a section with a `data-version`. */
export function renderViews(
  { modal: open, home: tab }: { readonly modal: ShownView | null; readonly home: ShownView | null },
  workspace: Workspace,
  person: string,
): string {
  const names = namesOf(workspace, person)
  const part = (name: string, shown: ShownView | null, draw: () => Part) => {
    const version = hash(JSON.stringify([shown, names]))
    const about = attributes({ 'data-part': name, 'data-view-id': shown?.id, 'data-version': version })
    return safely(
      () => html`<section${about}>${draw()}</section>`,
      () => html`<section${about}><p class="not-drawn">The sandbox could not draw this view.</p></section>`,
    )
  }
  const drawnHome = part('home', tab, () => home(tab, workspace.bot.realName, names))
  return open ? drawnHome + part('modal', open, () => modal(open, names)) : drawnHome
}

/** Renders a modal as a form; the browser puts it into a dialog. */
function modal(shown: ShownView, names: Names): Markup {
  const view = wireView.parse(shown.view)
  const fields = new Set(view.blocks.filter(({ type }) => type === 'input').map(({ block_id }) => block_id))
  const others = Object.entries(shown.errors).filter(([blockId]) => !fields.has(blockId))
  const alert = attributes({ class: 'form-error', role: 'alert', hidden: others.length === 0 })
  const primary = { type: 'submit', class: 'button primary', 'data-primary': true }
  return html`<form class="modal" data-view-id="${shown.id}">
<header class="modal-head"><h2 id="modal-title">${view.title?.text ?? 'Form'}</h2><button type="button" class="button quiet" data-close aria-label="Close"><span aria-hidden="true">✕</span></button></header>
<div class="modal-body"><div${alert}>${others.map(([, error]) => html`<p>${error}</p>`)}</div>${blocks(view.blocks, { names, key: `v${shown.id}`, errors: shown.errors })}</div>
<footer class="dialog-buttons"><button type="button" class="button" data-close>${view.close?.text ?? 'Cancel'}</button>${view.submit && html`<button${attributes(primary)}>${view.submit.text}</button>`}</footer></form>`
}

/** Renders the Home tab, or a hint when there is none yet. */
function home(shown: ShownView | null, botName: string, names: Names): Part {
  if (!shown) return html`<p class="empty">${botName} has not drawn its Home tab for this account yet.</p>`
  return blocks(wireView.parse(shown.view).blocks, { names, key: `h${shown.id}`, errors: {} })
}

const MOST_DRAWN_MESSAGES = 500
const drawnMessages = new Map<string, string>()

/** `place` begins the key: a message can be in its channel and in the open thread at once. */
function renderMessage(shown: ShownMessage, workspace: Workspace, names: Names, place: 'm' | 'p' = 'm') {
  const version = hash(JSON.stringify([shown, workspace.shortcuts, names, place]))
  const known = drawnMessages.get(version)
  if (known) return known
  const about = attributes({
    class: shown.ephemeral ? 'message ephemeral' : 'message',
    tabindex: -1,
    'data-key': messageKey(shown, place),
    'data-ts': shown.ts,
    'data-version': version,
  })
  const drawn = safely(
    () => html`<article${about}>${message(shown, workspace, names, place)}</article>`,
    () => html`<article${about}>${plainMessage(shown, workspace, names)}</article>`,
  )
  if (drawnMessages.size >= MOST_DRAWN_MESSAGES) drawnMessages.clear()
  drawnMessages.set(version, drawn)
  return drawn
}

function safely(draw: () => Markup, otherwise: () => Markup): string {
  try {
    return draw().text
  } catch {
    return otherwise().text
  }
}

/** Renders the button that opens a thread. */
function renderThreadLine(ts: string, replies: readonly ShownMessage[], names: Names): string {
  const line = threadLine(ts, replies, names.reader)
  const key = `t${ts.replaceAll(/[^0-9]/g, '-')}`
  return html`<div class="thread" data-key="${key}" data-version="${hash(line.text)}">${line}</div>`.text
}

function namesOf(workspace: Workspace, person: string): Names {
  const { people, bot, channels } = workspace
  return {
    reader: readerAt(zoneOf(workspace, person), workspace.now()),
    users: [...people, bot].map(({ id, name }) => ({ id, name })),
    channels: channels.map(({ id, name }) => ({ id, name })),
  }
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}
