import { html } from '../../html.ts'
import type { Settings } from '../state/integrations.ts'
import {
  basic,
  below,
  type Delivery,
  given,
  headerText,
  type IntegrationEvent,
  isOn,
  NO_COMMIT,
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
const DONE = { opened: 'opened', updated: 'updated', merged: 'merged', closed: 'closed' }

function mrkdwn(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('|', '¦')
}

/** Says what happened in one sentence; undefined for changes that chats are not told of. */
function headline(event: IntegrationEvent, { words, link }: Format): string | undefined {
  const who = words(oneLine(event.committer.name, 60))
  const where = link(event.project.path, event.project.url)
  if (event.kind === 'push') {
    const branch = words(oneLine(event.branch, 100))
    if (event.after === NO_COMMIT) return `${who} deleted branch ${branch} of ${where}`
    if (event.before === NO_COMMIT) return `${who} pushed new branch ${branch} to ${where}`
    return `${who} pushed ${countCommits(event.commits)} to ${branch} of ${where}`
  }
  if (event.action === 'updated') return undefined
  const what = event.kind === 'issue' ? `issue ${nameOf(event, '#')}` : `merge request ${nameOf(event, '!')}`
  return `${who} ${DONE[event.action]} ${link(what, event.url)} in ${where}`
}

function nameOf({ iid, title }: { readonly iid: number; readonly title: string }, sigil: string): string {
  return `${sigil}${iid} ${oneLine(title, 120)}`
}

export function countCommits({ length }: readonly unknown[]): string {
  return length === 1 ? '1 commit' : `${length} commits`
}

/** The newest commits, oldest first, one a line. */
function commitLines(event: IntegrationEvent, { words, link }: Format): string[] {
  const commits = event.kind === 'push' ? event.commits.slice(-MAX_COMMITS) : []
  return commits.map((commit) => {
    const name = link(commit.id.slice(0, 8), commit.url)
    return `${name}: ${words(titleOf(commit))} - ${words(authorOf(commit))}`
  })
}

function authorOf({ author }: PushedCommit): string {
  return oneLine(author.name, 60)
}

function message(event: IntegrationEvent, format: Format, joint: string): string | undefined {
  const first = headline(event, format)
  return first && [first, ...commitLines(event, format)].join(joint)
}

/** Rooms are numbers of a chat's own account: without an account or a room nothing can be said. */
function campfire(settings: Settings, event: PushEvent): Delivery[] {
  const [account, room] = [headerText(given(settings, 'subdomain')), segment(settings, 'room')]
  const body = message(event, PLAIN, '\n')
  if (!/^[a-z\d-]+$/i.test(account) || room === '' || !body) return []
  const url = `https://${account}.campfirenow.com/room/${room}/speak.json`
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
  const text = message(event, MARKUP, '<br>')
  if (!text || given(settings, 'room') === '') return []
  const server = given(settings, 'server') || 'https://api.hipchat.com'
  const color = given(settings, 'color') || 'yellow'
  const notify = isOn(settings, 'notify')
  const token = given(settings, 'token')
  if (given(settings, 'api_version') === 'v1') {
    const fields = {
      auth_token: token,
      room_id: given(settings, 'room'),
      from: 'Sandbox',
      message: text,
      color,
    }
    const more = { message_format: 'html', notify: notify ? '1' : '0' }
    return [sendForm(below(server, '/v1/rooms/message'), { ...fields, ...more })]
  }
  const url = below(server, `/v2/room/${segment(settings, 'room')}/notification`)
  const body = { message: text, message_format: 'html', color, notify }
  return [sendJson('POST', url, body, { Authorization: `Bearer ${headerText(token)}` })]
}

function pushover(settings: Settings, event: PushEvent): Delivery[] {
  const fields = {
    token: given(settings, 'api_key'),
    user: given(settings, 'user_key'),
    device: given(settings, 'device'),
    priority: given(settings, 'priority'),
    sound: given(settings, 'sound'),
    title: event.project.path,
    message: (message(event, PLAIN, '\n') ?? '').slice(0, MAX_NOTICE_LENGTH),
    url: event.commits.at(-1)?.url ?? event.project.url,
    url_title: event.project.path,
  }
  return [sendForm('https://api.pushover.net/1/messages.json', fields)]
}

function slack(settings: Settings, event: IntegrationEvent): Delivery[] {
  const text = headline(event, MRKDWN)
  if (!text) return []
  const [username, channel] = [given(settings, 'username'), given(settings, 'channel')]
  const commits = commitLines(event, MRKDWN)
  const body = {
    text,
    attachments: commits.length > 0 ? [{ text: commits.join('\n'), mrkdwn_in: ['text'] }] : undefined,
    ...(username ? { username } : {}),
    ...(channel ? { channel } : {}),
  }
  return [sendJson('POST', given(settings, 'webhook'), body)]
}

export const announce = { campfire, flowdock, hipchat, pushover, slack }
