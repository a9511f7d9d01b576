import { NO_COMMIT } from '../git/commits.ts'
import { EVENT_NAMES } from '../hooks/events.ts'
import type { Settings } from '../state/integrations.ts'
import type { Project, User } from '../state/projects.ts'

/** The person behind an event, with the address that their commits and mails carry. */
export type Person = Pick<User, 'name' | 'username' | 'email'>

export interface PushedCommit {
  readonly id: string
  readonly message: string
  readonly author: Pick<Person, 'name' | 'email'>
  readonly timestamp: string
  readonly url: string
  readonly added: readonly string[]
  readonly modified: readonly string[]
  readonly removed: readonly string[]
  /** Its patch against its first parent; undefined once those of the push are too long together. */
  readonly diff: string | undefined
}

interface ProjectEvent {
  /** Its `path` begins with its namespace. */
  readonly project: Pick<Project, 'id' | 'path' | 'name' | 'default_branch'> & { readonly url: string }
  readonly committer: Person
}

/** A branch that was created, moved or deleted, by a push or by a merge. */
export interface PushEvent extends ProjectEvent {
  readonly kind: 'push'
  readonly branch: string
  readonly before: string
  readonly after: string
  /** Every new commit, oldest first; none when the branch was deleted. */
  readonly commits: readonly PushedCommit[]
}

interface ItemEvent extends ProjectEvent {
  readonly iid: number
  readonly title: string
  readonly url: string
}

export interface MergeRequestEvent extends ItemEvent {
  readonly kind: 'merge_request'
  readonly action: 'opened' | 'merged'
  readonly source_branch: string
  readonly target_branch: string
  readonly head: string
  /** Names of the issues in an external tracker that its merge closes: `WEB-12`. */
  readonly closes: readonly string[]
}

/** An issue of the forge's own that was opened or closed; a confidential one raises none. */
export interface IssueEvent extends ItemEvent {
  readonly kind: 'issue'
  readonly action: 'opened' | 'closed'
}

export type IntegrationEvent = PushEvent | MergeRequestEvent | IssueEvent

export interface HttpDelivery {
  transport: 'http'
  method: 'POST' | 'PUT' | 'GET'
  url: string
  headers: Record<string, string>
  body: string
  /** False: a certificate that nobody vouches for is taken too. */
  verifies?: boolean
  /** Address and body with every secret of the settings masked; without them neither is shown. */
  shown?: Pick<HttpDelivery, 'url' | 'body'> | undefined
}

/** One outgoing call of an integration, before anything is sent. */
export type Delivery =
  | HttpDelivery
  | { transport: 'smtp'; from: string; to: readonly string[]; subject: string; text: string }
  | { transport: 'tcp'; host: string; port: number; lines: string[] }

/** The headers of a call, with names in small letters; its address may name an account. */
export function headersOf({ url, headers }: HttpDelivery) {
  const { username, password } = new URL(url)
  const sent = new Headers({ 'user-agent': 'SandboxForge/18', ...headers })
  const account = basic(decodeURIComponent(username), decodeURIComponent(password))
  if (username !== '') sent.set('authorization', account.Authorization)
  return Object.fromEntries(sent)
}

/** A call that was not taken; `final` says that another attempt would end the same way. */
export class Refusal extends Error {
  readonly final: boolean

  constructor(reason: string, final: boolean) {
    super(reason)
    this.final = final
  }
}

/** The refusal in the status of an answer; undefined where it took the call. */
export function refusalOf(status: number): Refusal | undefined {
  if (status >= 200 && status < 300) return undefined
  const isRedirect = status >= 300 && status < 400
  return new Refusal(
    `answered ${status}${isRedirect ? ', and redirects are not followed' : ''}`,
    status < 500 && status !== 408 && status !== 429,
  )
}

/** The requests of one kind of integration, by kind of event; none for those it leaves out. */
export interface Reactions {
  readonly push?: (settings: Settings, event: PushEvent) => Delivery[]
  readonly merge_request?: (settings: Settings, event: MergeRequestEvent) => Delivery[]
  readonly issue?: (settings: Settings, event: IssueEvent) => Delivery[]
}

/** Reads a setting as text without blanks around it; empty when it was never set. */
export function given(settings: Settings, name: string): string {
  return String(settings[name] ?? '').trim()
}

export function segment(settings: Settings, name: string): string {
  return encodeURIComponent(given(settings, name))
}

export function isOn(settings: Settings, name: string): boolean {
  return settings[name] === true
}

/** Builds an address below a base that may have a path of its own: `rest` begins with a slash. */
export function below(base: string, rest: string): string {
  return (base.endsWith('/') ? base.slice(0, -1) : base) + rest
}

/** True when the branch is one of the comma-separated ones of `restrict_to_branch`, or when that is blank. */
export function isFollowed(settings: Settings, branch: string): boolean {
  const names = given(settings, 'restrict_to_branch').split(',')
  const followed = names.map((name) => name.trim()).filter(Boolean)
  return followed.length === 0 || followed.includes(branch)
}

export function isDeletion({ after }: PushEvent): boolean {
  return after === NO_COMMIT
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

export function sendJson(
  method: 'POST' | 'PUT',
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Delivery {
  const all = { 'Content-Type': 'application/json', ...headers }
  return { transport: 'http', method, url, headers: all, body: JSON.stringify(body) }
}

/** Builds a POST of a form; fields that are blank are left out. */
export function sendForm(url: string, fields: Readonly<Record<string, string>>): Delivery {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { transport: 'http', method: 'POST', url, headers, body: String(new URLSearchParams(filled)) }
}

export function basic(user: string, password: string): { Authorization: string } {
  return { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}

/** Builds the header that carries a token, without the characters that no header may have. */
export function headerText(value: string): string {
  return value.replaceAll(/[^\x21-\x7e]/g, '')
}

/** Puts foreign text on one line, without control and direction characters, cut to `most` characters. */
export function oneLine(text: string, most: number): string {
  const line = text.toWellFormed().replaceAll(INVISIBLE, ' ').trim()
  const characters = [...line]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}

export function titleOf({ message }: { readonly message: string }): string {
  return oneLine(message.trimStart().split('\n', 1)[0] ?? '', 120)
}

/** The newest commits that a payload carries; it says how many there are. */
const IN_PAYLOAD = 20

export function postPush(url: string, event: PushEvent): Delivery {
  const { project, committer, branch, before, after, commits } = event
  const body = {
    object_kind: 'push',
    before,
    after,
    ref: `refs/heads/${branch}`,
    checkout_sha: isDeletion(event) ? null : after,
    user_name: committer.name,
    user_email: committer.email,
    project_id: project.id,
    project: projectIn(event),
    repository: { name: project.name, url: `${project.url}.git`, homepage: project.url },
    commits: commits.slice(-IN_PAYLOAD).map(({ diff: _, ...commit }) => commit),
    total_commits_count: commits.length,
  }
  return sendJson('POST', url, body, { 'X-Gitlab-Event': EVENT_NAMES.push_events })
}

export function postOpened(url: string, event: MergeRequestEvent): Delivery {
  const { committer, iid, title, source_branch, target_branch, head } = event
  const body = {
    object_kind: 'merge_request',
    user: { name: committer.name, username: committer.username },
    project: projectIn(event),
    object_attributes: {
      iid,
      title,
      source_branch,
      target_branch,
      state: 'opened',
      action: 'open',
      url: event.url,
      last_commit: { id: head },
    },
  }
  return sendJson('POST', url, body, { 'X-Gitlab-Event': EVENT_NAMES.merge_requests_events })
}

function projectIn({ project }: IntegrationEvent) {
  const { id, name, path, url, default_branch } = project
  const addresses = { web_url: url, git_http_url: `${url}.git` }
  return { id, name, path_with_namespace: path, ...addresses, default_branch }
}
