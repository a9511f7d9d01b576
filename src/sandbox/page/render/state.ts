import type { SinkEntry } from '../../forge/outgoing/sinks.ts'
import type { ForgeRequest, RunningBuild } from '../../forge/start.ts'
import { html } from '../../html.ts'
import type { Workspace } from '../../slack/workspace.ts'
import { clockTime, longDate, zoneOf } from './dates.ts'
import { accountLine } from './shell.ts'

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
  const unread = places.map(async ({ name }) => [name, await countOfOthers(workspace, name, person)] as const)
  const accounts = people.map(async ({ name }) => [name, accountLine(name, await isConnected(name))] as const)
  const toured = requests.find(({ path, iid }) => path === TOURED.path && iid === TOURED.iid)
  return {
    today: renderToday(workspace, person),
    builds: renderBuilds(await workspace.builds()),
    branches: renderBranches(requests),
    sinks: renderSinks(workspace.sinks(), zoneOf(workspace, person)),
    messages: Object.fromEntries(await Promise.all(unread)),
    accounts: Object.fromEntries(await Promise.all(accounts)),
    tour: { isWaiting: toured?.isWaiting ?? false, isMerged: toured?.isMerged ?? false },
  }
}

async function countOfOthers(workspace: Workspace, channel: string, person: string): Promise<number> {
  const own = workspace.people.find(({ name }) => name === person)?.id
  const messages = await workspace.messages(channel, person)
  return messages.filter(({ user }) => user !== own).length
}

function renderToday(workspace: Workspace, person: string): string {
  const zone = zoneOf(workspace, person)
  const now = workspace.now()
  return html`<p>${longDate(zone, now)}, ${clockTime(zone, now)}</p>`.text
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
