import type { Setting, Settings } from '../state/integrations.ts'
import { countCommits } from './announcements.ts'
import {
  type Delivery,
  given,
  isDeletion,
  isOn,
  NO_COMMIT,
  oneLine,
  type PushEvent,
  type PushedCommit,
  titleOf,
} from './request.ts'

const SENDER = 'Sandbox forge <noreply@forge.example>'
const MAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z\d](?:[A-Za-z\d.-]{0,250}[A-Za-z\d])?$/

export function mailPush(settings: Settings, event: PushEvent): Delivery[] {
  const mail = {
    from: isOn(settings, 'send_from_committer_email') ? senderOf(event) : SENDER,
    subject: subjectOf(event),
    text: inertText(textOf(event, !isOn(settings, 'disable_diffs'))),
  }
  return recipientsIn(settings.recipients).map((to) => ({ transport: 'smtp', to: [to], ...mail }))
}

/** Lists the addresses among words with blanks between them, each once; what is no address is left out. */
function recipientsIn(setting: Setting | undefined): string[] {
  const words = String(setting ?? '').split(/\s+/)
  return [...new Set(words.filter((word) => MAIL_ADDRESS.test(word)))]
}

/** The committer's name and address; the forge's own where theirs is no address. */
function senderOf({ committer }: PushEvent): string {
  if (!MAIL_ADDRESS.test(committer.email)) return SENDER
  const name = oneLine(committer.name.replaceAll(/["\\<>]/g, ''), 60)
  return `"${name}" <${committer.email}>`
}

function subjectOf({ project, branch, before, after, commits }: PushEvent): string {
  const place = `[Git][${project.path}]`
  const name = oneLine(branch, 100)
  if (after === NO_COMMIT) return `${place} Deleted branch ${name}`
  if (before === NO_COMMIT) return `${place} Pushed new branch ${name}`
  const [first] = commits
  const what = commits.length === 1 && first ? titleOf(first) : countCommits(commits)
  return `${place}[${name}] ${what}`
}

function textOf({ project, committer, branch, after, commits }: PushEvent, hasDiffs: boolean): string {
  const verb = after === NO_COMMIT ? 'deleted' : 'pushed to'
  const head = `${oneLine(committer.name, 60)} ${verb} branch ${oneLine(branch, 100)} of ${project.path}\n${project.url}`
  const list = commits.map(({ id, author, timestamp, url, message }) => {
    const who = `${oneLine(author.name, 60)} at ${timestamp}`
    return `${id.slice(0, 8)} by ${who}\n${url}\n\n${message.trim()}`
  })
  return [head, ...list, ...(hasDiffs ? diffsOf(commits) : [])].join('\n\n')
}

function diffsOf(commits: readonly PushedCommit[]): string[] {
  if (commits.some(({ diff }) => diff === undefined)) return ['The diff is too long for a mail.']
  return commits.map(({ id, diff }) => `Changes of ${id.slice(0, 8)}:\n\n${diff}`)
}

/** Keeps line breaks and tabs, and drops all other control characters. */
function inertText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

const GATEWAY = { host: 'localhost', port: 6659 }
const MAX_COMMITS_TOLD = 3
/** Longest message in characters; a line of IRC has 512 bytes. */
const MAX_MESSAGE_LENGTH = 400
const COLORS = { project: '04', branch: '05', commit: '10', author: '06' }

/** Tells all recipients of a push, in one line of JSON for each message; nothing when none of them is valid. */
export function tellIrc(settings: Settings, event: PushEvent): Delivery[] {
  const to = ircRecipients(given(settings, 'recipients'), given(settings, 'default_irc_uri'))
  if (to.length === 0) return []
  const lines = ircMessages(event, isOn(settings, 'colorize_messages')).map((privmsg) =>
    JSON.stringify({ to, privmsg }),
  )
  const host = given(settings, 'server_host') || GATEWAY.host
  const port = Number(given(settings, 'server_port')) || GATEWAY.port
  return [{ transport: 'tcp', host, port, lines }]
}

/** Lists the addresses of recipients: whole ones, and bare names joined to the default. */
export function ircRecipients(recipients: string, defaultUri: string): string[] {
  const addresses = recipients.split(/\s+/).flatMap((name) => {
    if (name === '') return []
    const address = URL.canParse(name) ? new URL(name) : joined(name, defaultUri)
    return address && isRecipient(address) ? [address.href] : []
  })
  return [...new Set(addresses)]
}

function joined(name: string, base: string): URL | undefined {
  const root = URL.canParse('/', base) ? new URL('/', base).href : ''
  return URL.canParse(name, root) ? new URL(name, root) : undefined
}

/** A channel or a person is the path, or the fragment that begins with the sign of a channel. */
function isRecipient({ protocol, hostname, pathname, hash }: URL): boolean {
  return ['irc:', 'ircs:'].includes(protocol) && hostname !== '' && (pathname.length > 1 || hash.length > 1)
}

function ircMessages(event: PushEvent, isColored: boolean): string[] {
  const { project, committer, branch, before, commits } = event
  const paint = (color: string, text: string) => (isColored ? `\x03${color}${text}\x0f` : text)
  const place = `[${paint(COLORS.project, project.path)}]`
  const name = paint(COLORS.branch, oneLine(branch, 100))
  const who = oneLine(committer.name, 60)
  if (isDeletion(event)) return [`${place} ${who} has deleted the branch ${name}`]
  const created = before === NO_COMMIT ? [`${place} ${who} has created a new branch ${name}`] : []
  const number = `${place} ${who} pushed ${countCommits(commits)} to ${name}: ${project.url}`
  const told = commits.slice(0, MAX_COMMITS_TOLD).map((commit) => {
    const author = paint(COLORS.author, oneLine(commit.author.name, 60))
    const id = paint(COLORS.commit, commit.id.slice(0, 8))
    return `${place} ${name} ${id} ${author}: ${oneLine(titleOf(commit), MAX_MESSAGE_LENGTH)}`
  })
  return [...created, ...(commits.length > 0 ? [number, ...told] : [])]
}
