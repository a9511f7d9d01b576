import { readFileSync } from 'node:fs'
import type { SinkEntry } from '../../forge/outgoing/sinks.ts'
import type { ForgeRequest, RunningBuild } from '../../forge/start.ts'
import { attributes, html, type Part } from '../../html.ts'
import type { Workspace } from '../../slack/start.ts'
import { shortcutMenu } from './blocks.ts'
import { clockTime, longDate, zoneOf } from './dates.ts'

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
  const suggestions = [
    ...commands.map(({ command, description }) => ({ label: command, description })),
    ...verbs.map(({ command, words, summary }) => ({ label: `${command} ${words}`, description: summary })),
  ]
  const about = attributes({
    'data-suggestions': JSON.stringify(suggestions),
    'data-bot': bot.realName,
    'data-silent': direct.isReadOnly ? direct.name : '',
  })
  const parts: Readonly<Record<string, Part>> = {
    about,
    team: workspace.teamName,
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
    shortcuts: shortcutMenu('shortcuts', 'Shortcuts', globalShortcuts),
  }
  return PAGE.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => html`${parts[name]}`.text)
}

/** The rights of an account, and its connection; guests and strangers have nothing to connect for. */
function accountLine(name: string, isConnected: boolean): string {
  const role = roles[name] ?? ''
  if (isConnected || !['ann', 'bob', 'cy'].includes(name)) return role
  return `not connected (token: sandbox-${name})`
}

const TOURED = { path: 'acme/web', iid: 11 }

/** Everything beside the messages and views that changes while the page is open, as this person sees it. */
export async function pageState(
  workspace: Workspace,
  person: string,
  isConnected: (person: string) => Promise<boolean>,
) {
  const { people, channels, direct } = workspace
  const requests = await workspace.requests()
  const places = [...channels, direct]
  const unread = await Promise.all(
    places.map(async ({ name }) => [name, await countOfOthers(workspace, name, person)] as const),
  )
  const accounts = await Promise.all(
    people.map(async ({ name }) => [name, accountLine(name, await isConnected(name))] as const),
  )
  const toured = requests.find(({ path, iid }) => path === TOURED.path && iid === TOURED.iid)
  const zone = zoneOf(workspace, person)
  const now = workspace.now()
  return {
    today: html`<p>${longDate(zone, now)}, ${clockTime(zone, now)}</p>`.text,
    builds: renderBuilds(await workspace.builds()),
    branches: renderBranches(requests),
    sinks: renderSinks(workspace.sinks(), zone),
    messages: Object.fromEntries(unread),
    accounts: Object.fromEntries(accounts),
    tour: { isWaiting: toured?.isWaiting ?? false, isMerged: toured?.isMerged ?? false },
  }
}

async function countOfOthers(workspace: Workspace, channel: string, person: string): Promise<number> {
  const own = workspace.people.find(({ name }) => name === person)?.id
  const messages = await workspace.messages(channel, person)
  return messages.filter(({ user }) => user !== own).length
}

function renderBuilds(running: readonly RunningBuild[]): string {
  if (running.length === 0) return '<p>No build is running.</p>'
  const end = ({ project, branch, sha }: RunningBuild, word: string, status: string) =>
    html`<button type="button" class="button" aria-label="${word} the build of ${branch}" data-build="${status}" data-project="${project}" data-sha="${sha}">${word}</button>`
  const lines = running.map(
    (build) =>
      html`<li><strong>${build.branch}</strong><small>${build.path} <code>${build.sha.slice(0, 7)}</code></small>${end(build, 'Pass', 'success')}${end(build, 'Fail', 'failed')}</li>`,
  )
  return html`<ul>${lines}</ul>`.text
}

function renderBranches(requests: readonly ForgeRequest[]): string {
  const open = requests
    .filter(({ isMerged }) => !isMerged)
    .toSorted((one, other) => one.project - other.project)
  return html`${open.map(
    ({ project, path, iid, branch }) =>
      html`<option value="${JSON.stringify({ project, branch })}">${path}!${iid} ${branch}</option>`,
  )}`.text
}

const SHOWN_CALLS = 20

function renderSinks(entries: readonly SinkEntry[], zone: string): string {
  if (entries.length === 0) return '<p>Nothing yet. Set one up, push, and see what it sends.</p>'
  const newest = entries.slice(-SHOWN_CALLS).toReversed()
  return html`<ul>${newest.map((entry) => {
    const { what, about, content } = sinkWords(entry)
    const time = clockTime(zone, entry.at)
    return html`<li><details><summary><strong>${what}</strong> <small>${time} · ${about}</small></summary><pre tabindex="0">${content}</pre></details></li>`
  })}</ul>`.text
}

function sinkWords(entry: SinkEntry) {
  switch (entry.sink) {
    case 'http': {
      const line = `${entry.method} ${entry.url}`
      const content = entry.body === '' ? line : `${line}\n\n${spread(entry.body)}`
      return { what: URL.parse(entry.url)?.host ?? entry.url, about: entry.method, content }
    }
    case 'smtp':
      return { what: `Mail to ${entry.to.join(', ')}`, about: entry.subject, content: entry.text }
    case 'tcp':
      return { what: 'IRC gateway', about: 'message', content: spread(entry.line) }
  }
}

function spread(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
