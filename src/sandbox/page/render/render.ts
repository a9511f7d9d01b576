import { createHash } from 'node:crypto'
import type { RunningBuild } from '../../forge/start.ts'
import { attributes, html, Markup, type Part } from '../../html.ts'
import type { ShownMessage, ShownView, Workspace } from '../../slack/workspace.ts'
import { blocks } from './blocks.ts'
import { dayIn, longDate, readerAt } from './dates.ts'
import { message, messageKey, plainMessage, threadLine, threadsOf } from './message.ts'
import { shell } from './shell.ts'
import { type Names, view as wireView } from './wire.ts'

/** The whole page, without messages: the browser asks for them. */
export function renderPage(workspace: Workspace): string {
  return shell(workspace).text
}

/**
 * Messages as articles, oldest first, each followed by its thread, with a line where another day begins.
 * `data-version` changes exactly when something looks different, so the browser leaves alone what did not change.
 */
export function renderMessages(
  messages: readonly ShownMessage[],
  workspace: Workspace,
  person: string,
): string {
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
        replies.length > 0 ? renderThread(ts, replies, workspace, names) : '',
      ].join('')
    })
    .join('')
}

/** Which day it is for a person, as a line beside the control that moves the clock. */
export function renderToday(workspace: Workspace, person: string): string {
  return html`<p>${longDate(zoneOf(workspace, person), workspace.now())}</p>`.text
}

/** Each running build with its commit, and the two ways in which somebody can end it. */
export function renderBuilds(running: readonly RunningBuild[]): string {
  if (running.length === 0) return '<p>No build is running.</p>'
  const end = ({ project, branch, sha }: RunningBuild, word: string, status: string) =>
    html`<button type="button" class="button" aria-label="${word} the build of ${branch}" data-build="${status}" data-project="${project}" data-sha="${sha}">${word}</button>`
  const lines = running.map(
    (build) =>
      html`<li><strong>${build.branch}</strong><small>${build.path} <code>${build.sha.slice(0, 7)}</code></small>${end(build, 'Pass', 'success')}${end(build, 'Fail', 'failed')}</li>`,
  )
  return html`<ul>${lines}</ul>`.text
}

/** The Home tab and the topmost modal of a person, each as a section with a `data-version`. */
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

/** A modal as a form; the browser puts it into a dialog. */
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

/** The Home tab, or what to do when there is none yet. */
function home(shown: ShownView | null, botName: string, names: Names): Part {
  if (!shown) return html`<p class="empty">${botName} has not drawn its Home tab for this account yet.</p>`
  return blocks(wireView.parse(shown.view).blocks, { names, key: `h${shown.id}`, errors: {} })
}

const MOST_DRAWN_MESSAGES = 500
const drawnMessages = new Map<string, string>()

function renderMessage(shown: ShownMessage, workspace: Workspace, names: Names): string {
  const version = hash(JSON.stringify([shown, workspace.shortcuts, names]))
  const known = drawnMessages.get(version)
  if (known) return known
  const about = attributes({
    class: shown.ephemeral ? 'message ephemeral' : 'message',
    tabindex: -1,
    'data-key': messageKey(shown),
    'data-ts': shown.ts,
    'data-version': version,
  })
  const drawn = safely(
    () => html`<article${about}>${message(shown, workspace, names)}</article>`,
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

/** The replies lie folded under their message; the browser keeps whether they were opened. */
function renderThread(
  ts: string,
  replies: readonly ShownMessage[],
  workspace: Workspace,
  names: Names,
): string {
  const inside = replies.map((shown) => renderMessage(shown, workspace, names)).join('')
  const line = threadLine(replies, names.reader)
  const key = `t${ts.replaceAll(/[^0-9]/g, '-')}`
  return html`<details class="thread" data-key="${key}" data-version="${hash(line.text + inside)}">${line}<div class="replies">${new Markup(inside)}</div></details>`
    .text
}

function namesOf(workspace: Workspace, person: string): Names {
  const { people, bot, channels } = workspace
  return {
    reader: readerAt(zoneOf(workspace, person), workspace.now()),
    users: [...people, bot].map(({ id, name }) => ({ id, name })),
    channels: channels.map(({ id, name }) => ({ id, name })),
  }
}

function zoneOf({ people }: Workspace, person: string): string {
  return people.find(({ name }) => name === person)?.zone ?? 'UTC'
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}
