import { attributes, html, type Markup, type Part } from '../../html.ts'
import type { Workspace } from '../../slack/workspace.ts'
import { styleNames } from '../assets.ts'
import { confirmTemplate, menu } from './blocks.ts'
import { readerAt } from './dates.ts'

/** A verb of a slash command, which the message field suggests: `digest on` of `/milestone`. */
export interface Verb {
  readonly command: string
  readonly words: string
  readonly summary: string
}

/** Each account's role, shown beside its name in the switch. */
const roles: Readonly<Record<string, string>> = {
  ann: 'can merge, and is an admin',
  bob: 'can’t merge',
  cy: 'can’t merge',
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

export function renderPage(workspace: Workspace, verbs: readonly Verb[]): string {
  const { commands, bot, direct } = workspace
  const about = attributes({
    'data-commands': JSON.stringify(commands),
    'data-verbs': JSON.stringify(verbs),
    'data-bot': bot.realName,
    'data-silent': direct.isReadOnly ? direct.name : '',
  })
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${workspace.teamName}: sandbox</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/renderer.css">
${styleNames.map((name) => html`<link rel="stylesheet" href="/assets/${name}.css">\n`)}
<script type="module" src="/assets/client/main.ts"></script></head>
<body${about}><a class="skip" href="#text">Skip the sidebar</a>${sidebar(workspace)}${conversation(workspace)}${THREAD}${drawer(workspace)}<dialog id="modal" aria-labelledby="modal-title"></dialog></body></html>`
    .text
}

function sidebar({ teamName, bot, channels, direct, people }: Workspace): Markup {
  const badge = html`<span class="unread" hidden></span>`
  return html`<aside id="sidebar" aria-label="Workspace">
<div class="team"><p class="team-name">${teamName}</p><p>Sandbox: nothing leaves this machine</p></div>
<nav aria-label="Channels and apps">
<h2 id="channels-title">Channels</h2>
<ul aria-labelledby="channels-title">${channels.map(
    ({ name, topic }) =>
      html`<li><a href="#channel/${name}" data-channel="${name}" data-title="# ${name}" data-topic="${topic}"><span aria-hidden="true"># </span>${name}${badge}</a></li>`,
  )}</ul>
<h2 id="apps-title">Apps</h2>
<ul aria-labelledby="apps-title">
<li><a href="#home" data-home><span class="avatar bot tiny" aria-hidden="true"></span>Home of ${bot.realName}</a></li>
<li><a href="#channel/${direct.name}" data-channel="${direct.name}" data-direct data-title="${bot.realName}" data-topic="${direct.topic}"><span class="avatar bot tiny" aria-hidden="true"></span>Messages of ${bot.realName}${badge}</a></li>
</ul>
</nav>
<fieldset class="accounts"><legend>You are</legend>${people.map(
    ({ name }, index) =>
      html`<label class="account"><input${attributes({ type: 'radio', name: 'account', value: name, checked: index === 0 })}><span><strong>${name}</strong><small data-account="${name}">${accountLine(name, true)}</small></span></label>`,
  )}</fieldset>
</aside>`
}

/** The rights of an account, and its connection; guests and strangers have nothing to connect for. */
export function accountLine(name: string, isConnected: boolean): string {
  const role = roles[name] ?? ''
  if (isConnected || !['ann', 'bob', 'cy'].includes(name)) return role
  return `not connected (token: sandbox-${name})`
}

function conversation({ globalShortcuts }: Workspace): Markup {
  const items = globalShortcuts.map(
    ({ name, callbackId }) =>
      html`<button type="button" class="menu-item" data-shortcut="${callbackId}">${name}</button>`,
  )
  return html`<main>
<h1 class="unseen">Greenlight’s sandbox</h1>
<header class="top"><button id="menu-button" type="button" class="button quiet" aria-expanded="false" aria-controls="sidebar">Menu</button><div class="place"><h2 id="place-name"></h2><p id="place-topic"></p></div><button id="drawer-button" type="button" class="button" aria-expanded="false" aria-controls="drawer">Controls</button></header>
<p id="notice" role="status"></p>
<div id="log" role="log" aria-live="polite" aria-labelledby="place-name" tabindex="0"></div>
<section id="home" aria-labelledby="place-name" tabindex="0" hidden></section>
<button id="newer" type="button" class="button" hidden></button>
<section id="tour" aria-labelledby="tour-title" hidden></section>
<form id="composer">
<p id="composer-error" role="alert"></p>
<div class="composer-box">${items.length > 0 && menu('shortcuts', 'Shortcuts', items)}<ul id="suggestions" role="listbox" aria-label="Suggestions" tabindex="0" hidden></ul><label for="text" class="unseen" id="text-label">Message</label><textarea id="text" rows="1" autocomplete="off" spellcheck="false" aria-autocomplete="list" aria-controls="suggestions" aria-describedby="composer-hint"></textarea><button type="submit" class="button primary">Send</button></div>
<p id="composer-hint" class="faint">Type / for commands. Enter sends, Shift+Enter starts a new line, arrow up brings back what you sent.</p>
</form>
<noscript><p class="empty">The chat page needs JavaScript. The same can be done with the calls in docs/sandbox.md.</p></noscript>
</main>`
}

const THREAD = html`<aside id="thread" aria-labelledby="thread-title" hidden>
<header class="top"><div class="place"><h2 id="thread-title">Thread</h2><p id="thread-place"></p></div><button id="thread-close" type="button" class="button quiet" aria-label="Close the thread"><span aria-hidden="true">✕</span></button></header>
<div id="thread-log" class="log" role="log" aria-labelledby="thread-title" tabindex="0"></div>
<form id="reply"><p id="reply-error" role="alert"></p><div class="composer-box"><label for="reply-text" class="unseen">Reply</label><textarea id="reply-text" rows="1" autocomplete="off" placeholder="Reply…"></textarea><button type="submit" class="button primary" aria-label="Send the reply">Send</button></div></form>
</aside>`

/** The faults on request: label, and the body of the call. */
const faults: readonly (readonly [string, object])[] = [
  ['The server takes 4 seconds', { target: 'forge', match: '', kind: 'slow:4000' }],
  ['The server answers 503', { target: 'forge', match: '', kind: 'status:503' }],
  ['The server’s answer to a write gets lost', { target: 'forge', match: 'PUT', kind: 'drop-reply' }],
  ['Integrations find nobody', { target: 'sinks', match: '', kind: 'down' }],
  ['Slack takes 2 seconds', { target: 'slack', match: 'chat.', kind: 'slow:2000' }],
  ['Slack answers 503', { target: 'slack', match: 'chat.', kind: 'status:503' }],
]

function drawer({ now }: Workspace): Markup {
  const reader = readerAt('UTC', now())
  const option = ([label, fault]: (typeof faults)[number]): Part =>
    html`<option value="${JSON.stringify(fault)}">${label}</option>`
  return html`<aside id="drawer" aria-labelledby="drawer-title" hidden>
<header class="top"><div class="place"><h2 id="drawer-title" tabindex="-1">Sandbox controls</h2></div><button id="drawer-close" type="button" class="button quiet" aria-label="Close the controls"><span aria-hidden="true">✕</span></button></header>
<div class="drawer-body" tabindex="0" role="group" aria-labelledby="drawer-title">
<section aria-labelledby="builds-title"><h3 id="builds-title" tabindex="-1">Running builds</h3><div id="builds"></div>
<form id="start-build"><label for="start-branch">Start a build of</label><div class="row"><select id="start-branch" required></select><button type="submit" class="button">Start</button></div></form></section>
<section aria-labelledby="clock-title"><h3 id="clock-title">In the sandbox it is</h3><div id="today" aria-live="polite"></div><div class="row"><button id="next-hour" type="button" class="button" data-hours="1">Next hour</button><button id="next-day" type="button" class="button" data-hours="24">Next day</button></div></section>
<section aria-labelledby="fault-title"><h3 id="fault-title">Let something fail</h3><form id="fault"><label for="fault-kind">In the next call</label><select id="fault-kind">${faults.map(option)}</select><div class="row"><button type="submit" class="button">Let it fail</button><button id="no-fault" type="button" class="button">Stop failing</button></div></form></section>
<section aria-labelledby="sinks-title"><h3 id="sinks-title">What integrations sent</h3><div id="sinks"></div></section>
<section aria-labelledby="again-title"><h3 id="again-title">Begin again</h3><div class="row"><button id="show-tour" type="button" class="button">Show the tour</button><span class="element"><button id="reset" type="button" class="button danger">Start over</button>${confirmTemplate(startOver, { users: [], channels: [], reader })}</span></div></section>
</div></aside>`
}
