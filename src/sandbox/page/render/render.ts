import { createHash } from 'node:crypto'
import type { RunningBuild } from '../../forge/start.ts'
import { attributes, html, Markup, type Part } from '../../html.ts'
import type { ShownMessage, ShownView, Workspace } from '../../slack/workspace.ts'
import { styleNames } from '../assets.ts'
import { blocks, confirmTemplate } from './blocks.ts'
import { dayIn, longDate, readerAt } from './dates.ts'
import { message, messageKey, plainMessage, threadLine, threadsOf } from './message.ts'
import { type Names, view as wireView } from './wire.ts'

/** Renders the whole page, without messages, which the browser requests. */
export function renderPage(workspace: Workspace): string {
  return shell(workspace).text
}

/**
 * Renders messages as articles, oldest first, each followed by its thread, with a line where another day begins.
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
        replies.length > 0 ? renderThread(ts, replies, workspace, names) : '',
      ].join('')
    })
    .join('')
}

/** Renders a person's date as a line beside the control that moves the clock. */
export function renderToday(workspace: Workspace, person: string): string {
  return html`<p>${longDate(zoneOf(workspace, person), workspace.now())}</p>`.text
}

/** Renders each running build with its commit and the two buttons that end it. */
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

/** Renders the replies folded under their message; the browser keeps whether they were opened. */
function renderThread(ts: string, replies: readonly ShownMessage[], workspace: Workspace, names: Names) {
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

/** Each account's role, shown beside its name in the switch. */
const accountRoles: Readonly<Record<string, string>> = {
  ann: 'may merge, and is an admin',
  bob: 'may not merge',
  cy: 'has not connected (token: sandbox-cy)',
  gus: 'a guest of the workspace',
  eve: 'from another workspace',
}

const plain = (text: string) => ({ type: 'plain_text' as const, text })

const startOver = {
  title: plain('Start over?'),
  text: plain('All messages, merges and accounts of the sandbox go back to how they were at the start.'),
  confirm: plain('Start over'),
  deny: plain('Cancel'),
  style: 'danger' as const,
}

/** The page around the messages: everything that does not change while it is open. */
function shell(workspace: Workspace): Markup {
  const { commands, bot } = workspace
  const about = attributes({ 'data-commands': JSON.stringify(commands), 'data-bot': bot.realName })
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${workspace.teamName}: sandbox</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/renderer.css">
${styleNames.map((name) => html`<link rel="stylesheet" href="/assets/${name}.css">\n`)}
<script type="module" src="/assets/client/main.ts"></script></head>
<body${about}><a class="skip" href="#text">Skip the sidebar</a>${sidebar(workspace)}${CONVERSATION}<dialog id="modal" aria-labelledby="modal-title"></dialog></body></html>`
}

function sidebar({ teamName, bot, channels, direct, people, now }: Workspace): Markup {
  const reader = readerAt('UTC', now())
  return html`<aside id="sidebar" aria-label="Workspace">
<div class="team"><h1>${teamName}</h1><p>Sandbox: nothing leaves this machine</p></div>
<nav aria-label="Channels and apps">
<h2 id="channels-title">Channels</h2>
<ul aria-labelledby="channels-title">${channels.map(
    ({ name, topic }) =>
      html`<li><a href="#channel/${name}" data-channel="${name}" data-title="# ${name}" data-topic="${topic}"><span aria-hidden="true"># </span>${name}</a></li>`,
  )}</ul>
<h2 id="apps-title">Apps</h2>
<ul aria-labelledby="apps-title">
<li><a href="#home" data-home><span class="avatar bot tiny" aria-hidden="true"></span>Home of ${bot.realName}</a></li>
<li><a href="#channel/${direct.name}" data-channel="${direct.name}" data-title="${bot.realName}" data-topic="${direct.topic}"><span class="avatar bot tiny" aria-hidden="true"></span>Messages of ${bot.realName}<span id="unread" class="unread" hidden></span></a></li>
</ul>
</nav>
<fieldset class="accounts"><legend>You are</legend>${people.map(
    ({ name }, index) =>
      html`<label class="account"><input${attributes({ type: 'radio', name: 'account', value: name, checked: index === 0 })}><span><strong>${name}</strong>${accountRoles[name] && html`<small>${accountRoles[name]}</small>`}</span></label>`,
  )}</fieldset>
<section class="builds" aria-labelledby="builds-title"><h2 id="builds-title" tabindex="-1">Running builds</h2><div id="builds"></div></section>
<section class="clock" aria-labelledby="clock-title"><h2 id="clock-title">In the sandbox it is</h2><div id="today" aria-live="polite"></div><button id="next-day" type="button" class="button">Next day</button></section>
<span class="element"><button id="reset" type="button" class="button">Start over</button>${confirmTemplate(startOver, { users: [], channels: [], reader })}</span>
</aside>`
}

const CONVERSATION = html`<main>
<header class="top"><button id="menu-button" type="button" class="button quiet" aria-expanded="false" aria-controls="sidebar">Menu</button><div class="place"><h2 id="place-name"></h2><p id="place-topic"></p></div></header>
<p id="notice" role="status"></p>
<div id="log" role="log" aria-live="polite" aria-labelledby="place-name" tabindex="0"></div>
<section id="home" aria-labelledby="place-name" tabindex="-1" hidden></section>
<form id="composer">
<p id="composer-error" role="alert"></p>
<ul id="suggestions" role="listbox" aria-label="Suggestions" hidden></ul>
<div class="composer-box"><label for="text" class="unseen" id="text-label">Message</label><textarea id="text" rows="1" autocomplete="off" spellcheck="false" aria-autocomplete="list" aria-controls="suggestions" aria-describedby="composer-hint"></textarea><button type="submit" class="button primary">Send</button></div>
<p id="composer-hint" class="faint">Type / for commands. Enter sends, Shift+Enter starts a new line, arrow up brings back what you sent.</p>
</form>
<noscript><p class="empty">The chat page needs JavaScript. The same can be done with the /sandbox calls that the README lists.</p></noscript>
</main>`
