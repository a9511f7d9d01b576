import { attributes, html, type Markup } from '../../html.ts'
import type { Workspace } from '../../slack/workspace.ts'
import { styleNames } from '../assets.ts'
import { confirmTemplate } from './blocks.ts'
import { readerAt } from './dates.ts'

/** A word of what each account of the sandbox may do, beside its name in the switch. */
const accountWords: Readonly<Record<string, string>> = {
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
export function shell(workspace: Workspace): Markup {
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
      html`<label class="account"><input${attributes({ type: 'radio', name: 'account', value: name, checked: index === 0 })}><span><strong>${name}</strong>${accountWords[name] && html`<small>${accountWords[name]}</small>`}</span></label>`,
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
