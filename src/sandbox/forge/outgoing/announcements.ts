import { html } from '../../html.ts'
import { NO_COMMIT } from '../git/commits.ts'
import type { Settings } from '../state/integrations.ts'
import {
  basic,
  below,
  type Delivery,
  given,
  headerText,
  type IntegrationEvent,
  isDeletion,
  isOn,
  oneLine,
  type PushEvent,
  type PushedCommit,
  segment,
  sendForm,
  sendJson,
  titleOf,
} from './request.ts'

/** A chat’s notation for foreign words and links. */
interface Format {
  readonly words: (text: string) => string
  readonly link: (text: string, url: string) => string
}

const PLAIN: Format = { words: (text) => text, link: (text) => text }
const MARKUP: Format = {
  words: (text) => html`${text}`.text,
  link: (text, url) => html`<a href="${url}">${text}</a>`.text,
}
const MRKDWN: Format = { words: mrkdwn, link: (text, url) => `<${mrkdwn(url)}|${mrkdwn(text)}>` }

/** Longest message that the push notifier takes, in characters. */
const MAX_NOTICE_LENGTH = 1024
/** Newest commits that an announcement lists. */
const MAX_COMMITS = 5

function mrkdwn(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('|', '¦')
}

/** Says what happened in one sentence. */
function headline(event: IntegrationEvent, { words, link }: Format): string {
  const who = words(oneLine(event.committer.name, 60))
  const where = link(event.project.path, event.project.url)
  if (event.kind === 'push') {
    const branch = words(oneLine(event.branch, 100))
    if (isDeletion(event)) return `${who} deleted branch ${branch} of ${where}`
    if (event.before === NO_COMMIT) return `${who} pushed new branch ${branch} to ${where}`
    return `${who} pushed ${countCommits(event.commits)} to ${branch} of ${where}`
  }
  const what = event.kind === 'issue' ? `issue ${nameOf(event, '#')}` : `merge request ${nameOf(event, '!')}`
  return `${who} ${event.action} ${link(what, event.url)} in ${where}`
}

function nameOf({ iid, title }: { readonly iid: number; readonly title: string }, sigil: string): string {
  return `${sigil}${iid} ${oneLine(title, 120)}`
}

function countCommits({ length }: readonly unknown[]): string {
  return length === 1 ? '1 commit' : `${length} commits`
}

/** The newest commits, oldest first, one a line. */
function commitLines(event: IntegrationEvent, { words, link }: Format): string[] {
  const commits = event.kind === 'push' ? event.commits.slice(-MAX_COMMITS) : []
  return commits.map((commit) => {
    const name = link(commit.id.slice(0, 8), commit.url)
    return `${name}: ${words(titleOf(commit))} - ${words(oneLine(commit.author.name, 60))}`
  })
}

function message(event: IntegrationEvent, format: Format, joint: string): string {
  return [headline(event, format), ...commitLines(event, format)].join(joint)
}

/** Rooms are numbers of a chat's own account: without an account or a room nothing can be said. */
function campfire(settings: Settings, event: PushEvent): Delivery[] {
  const [account, room] = [headerText(given(settings, 'subdomain')), segment(settings, 'room')]
  if (!/^[a-z\d-]+$/i.test(account) || room === '') return []
  const url = `https://${account}.campfirenow.com/room/${room}/speak.json`
  const body = message(event, PLAIN, '\n')
  return [sendJson('POST', url, { message: { body } }, basic(given(settings, 'token'), 'X'))]
}

function flowdock(settings: Settings, event: PushEvent): Delivery[] {
  const { committer, project, branch } = event
  const body = {
    flow_token: given(settings, 'token'),
    event: 'activity',
    author: { name: oneLine(committer.name, 60), email: committer.email },
    title: headline(event, MARKUP),
    external_thread_id: `${project.path}:${branch}`,
    thread: {
      title: `${project.path} ${oneLine(branch, 100)}`,
      external_url: project.url,
      body: commitLines(event, MARKUP).join('<br>'),
    },
  }
  return [sendJson('POST', 'https://api.flowdock.com/messages', body)]
}

/**
 * The second version of this API has JSON and a header; the first a form, with the room among its fields. Without a
 * room there is nobody to tell.
 */
function hipchat(settings: Settings, event: IntegrationEvent): Delivery[] {
  if (given(settings, 'room') === '') return []
  const server = given(settings, 'server') || 'https://api.hipchat.com'
  const color = given(settings, 'color') || 'yellow'
  const notify = isOn(settings, 'notify')
  const token = given(settings, 'token')
  const shown = { message: message(event, MARKUP, '<br>'), message_format: 'html', color }
  if (given(settings, 'api_version') === 'v1') {
    const room = { auth_token: token, room_id: given(settings, 'room'), from: 'Sandbox' }
    return [sendForm(below(server, '/v1/rooms/message'), { ...room, ...shown, notify: notify ? '1' : '0' })]
  }
  const url = below(server, `/v2/room/${segment(settings, 'room')}/notification`)
  const headers = { Authorization: `Bearer ${headerText(token)}` }
  return [sendJson('POST', url, { ...shown, notify }, headers)]
}

function pushover(settings: Settings, event: PushEvent): Delivery[] {
  const fields = {
    token: given(settings, 'api_key'),
    user: given(settings, 'user_key'),
    device: given(settings, 'device'),
    priority: given(settings, 'priority'),
    sound: given(settings, 'sound'),
    title: event.project.path,
    message: message(event, PLAIN, '\n').slice(0, MAX_NOTICE_LENGTH),
    url: event.commits.at(-1)?.url ?? event.project.url,
    url_title: event.project.path,
  }
  return [sendForm('https://api.pushover.net/1/messages.json', fields)]
}

function slack(settings: Settings, event: IntegrationEvent): Delivery[] {
  const commits = commitLines(event, MRKDWN)
  const body = {
    text: headline(event, MRKDWN),
    attachments: commits.length > 0 ? [{ text: commits.join('\n'), mrkdwn_in: ['text'] }] : undefined,
    username: given(settings, 'username') || undefined,
    channel: given(settings, 'channel') || undefined,
  }
  return [sendJson('POST', given(settings, 'webhook'), body)]
}

const SENDER = 'Sandbox forge <noreply@forge.example>'
const MAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z\d](?:[A-Za-z\d.-]{0,250}[A-Za-z\d])?$/

function emails(settings: Settings, event: PushEvent): Delivery[] {
  const mail = {
    from: isOn(settings, 'send_from_committer_email') ? senderOf(event) : SENDER,
    subject: subjectOf(event),
    text: inertText(textOf(event, !isOn(settings, 'disable_diffs'))),
  }
  return recipientsIn(given(settings, 'recipients')).map((to) => ({ transport: 'smtp', to: [to], ...mail }))
}

/** Lists the addresses among words with blanks between them, each once; what is no address is left out. */
function recipientsIn(setting: string): string[] {
  return [...new Set(setting.split(/\s+/).filter((word) => MAIL_ADDRESS.test(word)))]
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
const MAX_IRC_COMMITS = 3
/** Longest message in characters; a line of IRC has 512 bytes. */
const MAX_MESSAGE_LENGTH = 400
const COLORS = { project: '04', branch: '05', commit: '10', author: '06' }

/** Tells all recipients of a push, in one line of JSON for each message; nothing when none of them is valid. */
function irc(settings: Settings, event: PushEvent): Delivery[] {
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
    const address = URL.parse(name) ?? URL.parse(name, URL.parse('/', defaultUri)?.href)
    return address && isRecipient(address) ? [address.href] : []
  })
  return [...new Set(addresses)]
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
  const told = commits.slice(0, MAX_IRC_COMMITS).map((commit) => {
    const author = paint(COLORS.author, oneLine(commit.author.name, 60))
    const id = paint(COLORS.commit, commit.id.slice(0, 8))
    return `${place} ${name} ${id} ${author}: ${oneLine(titleOf(commit), MAX_MESSAGE_LENGTH)}`
  })
  return [...created, ...(commits.length > 0 ? [number, ...told] : [])]
}

export const announce = { campfire, emails, flowdock, hipchat, irc, pushover, slack }
