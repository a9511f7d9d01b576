import { readFileSync } from 'node:fs'
import { attributes, html, type Part } from '../../html.ts'
import type { Workspace } from '../../slack/workspace.ts'
import { styleNames } from '../assets.ts'
import { menu } from './blocks.ts'

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

const PAGE = readFileSync(new URL('../assets/index.html', import.meta.url), 'utf8')

/** Renders the whole page without its messages, which the browser requests. */
export function renderPage(workspace: Workspace, verbs: readonly Verb[]): string {
  const { commands, bot, direct, globalShortcuts } = workspace
  const about = attributes({
    'data-commands': JSON.stringify(commands),
    'data-verbs': JSON.stringify(verbs),
    'data-bot': bot.realName,
    'data-silent': direct.isReadOnly ? direct.name : '',
  })
  const items = globalShortcuts.map(
    ({ name, callbackId }) =>
      html`<button type="button" class="menu-item" data-shortcut="${callbackId}">${name}</button>`,
  )
  const parts: Readonly<Record<string, Part>> = {
    about,
    team: workspace.teamName,
    styles: styleNames.map((name) => html`<link rel="stylesheet" href="/assets/${name}.css">\n`),
    bot: bot.realName,
    direct: direct.name,
    topic: direct.topic,
    channels: workspace.channels.map(
      ({ name, topic }) =>
        html`<li><a href="#channel/${name}" data-channel="${name}" data-title="# ${name}" data-topic="${topic}"><span aria-hidden="true"># </span>${name}<span class="unread" hidden></span></a></li>`,
    ),
    people: workspace.people.map(
      ({ name }, index) =>
        html`<label class="account"><input${attributes({ type: 'radio', name: 'account', value: name, checked: index === 0 })}><span><strong>${name}</strong><small data-account="${name}">${accountLine(name, true)}</small></span></label>`,
    ),
    shortcuts: items.length > 0 && menu('shortcuts', 'Shortcuts', items),
  }
  return PAGE.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => html`${parts[name]}`.text)
}

/** The rights of an account, and its connection; guests and strangers have nothing to connect for. */
export function accountLine(name: string, isConnected: boolean): string {
  const role = roles[name] ?? ''
  if (isConnected || !['ann', 'bob', 'cy'].includes(name)) return role
  return `not connected (token: sandbox-${name})`
}
