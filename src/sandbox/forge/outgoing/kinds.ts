import { MASK } from '../http/answer.ts'
import { SECRET_NAMES } from '../resources/integrations/routes.ts'
import type { Settings } from '../state/integrations.ts'
import { announce } from './announcements.ts'
import { builds } from './build-servers.ts'
import {
  basic,
  below,
  type Delivery,
  given,
  headerText,
  type IntegrationEvent,
  isDeletion,
  isFollowed,
  type MergeRequestEvent,
  oneLine,
  type PushEvent,
  postOpened,
  postPush,
  type Reactions,
  segment,
  sendJson,
} from './request.ts'

/**
 * The reactions of each kind of integration, by its slug. Trackers with links only and the external wiki send nothing:
 * they change the forge's own pages.
 */
const KINDS: Readonly<Record<string, Reactions>> = {
  asana: { push: commentOnTasks },
  assembla: { push: (settings, event) => [postPush(assembla(settings), event)] },
  bamboo: builds.bamboo,
  buildkite: { push: (settings, event) => postUnlessDeleted(buildkite(settings), event) },
  campfire: { push: announce.campfire },
  'drone-ci': {
    push: (settings, event) => postUnlessDeleted(drone(settings, event), event),
    merge_request: (settings, event) =>
      event.action === 'opened' ? [postOpened(drone(settings, event), event)] : [],
  },
  'emails-on-push': { push: announce.emails },
  flowdock: { push: announce.flowdock },
  gemnasium: { push: compareDependencies },
  hipchat: { push: announce.hipchat, merge_request: announce.hipchat, issue: announce.hipchat },
  irker: { push: announce.irc },
  pivotaltracker: { push: addSourceCommits },
  pushover: { push: announce.pushover },
  slack: { push: announce.slack, merge_request: announce.slack, issue: announce.slack },
  teamcity: builds.teamcity,
  jira: { merge_request: closeTrackerIssues },
}

/**
 * Builds the calls that an enabled integration makes for an event, in their order. Addresses are those of the public
 * services unless the settings name another one; an IRC gateway without settings is at port 6659 of this machine.
 */
export function deliveriesOf(kind: string, settings: Settings, event: IntegrationEvent): Delivery[] {
  const verifies = settings.enable_ssl_verification !== false
  const maskedDeliveries = reactionsTo(kind, masked(settings), event)
  return reactionsTo(kind, settings, event).map((delivery, at) => {
    if (delivery.transport !== 'http') return delivery
    const same = maskedDeliveries[at]
    return { ...delivery, verifies, shown: same?.transport === 'http' ? same : undefined }
  })
}

/** Masks every secret of settings; of an address all but the host is one. */
function masked(settings: Settings): Settings {
  const shown = Object.entries(settings).map(([name, value]) => {
    const secret = SECRET_NAMES.has(name) && typeof value === 'string' ? value.trim() : ''
    const url = URL.parse(secret)
    const mask = url?.host ? `${url.protocol}//${url.host}${MASK}` : MASK
    return [name, secret === '' ? value : mask]
  })
  return Object.fromEntries(shown)
}

function reactionsTo(kind: string, settings: Settings, event: IntegrationEvent): Delivery[] {
  const { push, merge_request, issue } = KINDS[kind] ?? {}
  if (event.kind === 'push') return push?.(settings, event) ?? []
  if (event.kind === 'issue') return issue?.(settings, event) ?? []
  return merge_request?.(settings, event) ?? []
}

const TASK =
  /(?<![\w&/#])#(\d{1,20})(?!\w)|https:\/\/app\.asana\.com\/0\/\d{1,20}\/(\d{1,20})(?!\w)|https:\/\/app\.asana\.com\/1\/\d{1,20}(?:\/project\/\d{1,20})?\/task\/(\d{1,20})(?!\w)/g
const CLOSING = /(?<!\w)(?:fix|clos[ei])\w{0,12}\W{1,3}$/i

/** Lists the tasks that a message names by address or `#id`, each once; `closes` after a word such as `fix`. */
export function tasksIn(message: string): { readonly id: string; readonly closes: boolean }[] {
  const found = new Map<string, boolean>()
  for (const match of message.matchAll(TASK)) {
    const id = match[1] ?? match[2] ?? match[3] ?? ''
    const closes = CLOSING.test(message.slice(Math.max(0, match.index - 20), match.index))
    found.set(id, closes || found.get(id) === true)
  }
  return [...found].map(([id, closes]) => ({ id, closes }))
}

/** Comments on every task that a commit names, as the owner of the key, and closes those that it fixes. */
function commentOnTasks(settings: Settings, { project, committer, branch, commits }: PushEvent): Delivery[] {
  if (!isFollowed(settings, branch)) return []
  const key = { Authorization: `Bearer ${headerText(given(settings, 'api_key'))}` }
  return commits.flatMap(({ message, url }) =>
    tasksIn(message).flatMap(({ id, closes }) => {
      const task = `https://app.asana.com/api/1.0/tasks/${id}`
      const who = oneLine(committer.name, 60)
      const text = `${who} pushed to branch ${oneLine(branch, 100)} of ${project.path} (${url}):\n${message.trim()}`
      const comment = sendJson('POST', `${task}/stories`, { data: { text } }, key)
      return closes ? [comment, sendJson('PUT', task, { data: { completed: true } }, key)] : [comment]
    }),
  )
}

const SOURCE_COMMITS = 'https://www.pivotaltracker.com/services/v5/source_commits'

/** Adds each commit where the tool looks for stories; it reads their ids in the message itself. */
function addSourceCommits(settings: Settings, { branch, commits }: PushEvent): Delivery[] {
  if (!isFollowed(settings, branch)) return []
  const key = { 'X-TrackerToken': headerText(given(settings, 'token')) }
  return commits.map(({ id, author, url, message }) => {
    const source_commit = { commit_id: id, author: author.name, url, message }
    return sendJson('POST', SOURCE_COMMITS, { source_commit }, key)
  })
}

const DEPENDENCY_FILE =
  /(?:^|\/)(?:Gemfile(?:\.lock)?|[\w-]+\.gemspec|package\.json|npm-shrinkwrap\.json|requirements\.txt|setup\.py|composer\.(?:json|lock)|bower\.json)$/

/** Names the dependency files that a push changed, with the commit that did; nothing when it changed none. */
function compareDependencies(settings: Settings, { branch, commits }: PushEvent): Delivery[] {
  const changed = new Map(
    commits.flatMap(({ id, added, modified }) =>
      [...added, ...modified].filter((path) => DEPENDENCY_FILE.test(path)).map((path) => [path, id]),
    ),
  )
  if (changed.size === 0) return []
  const project = `https://api.gemnasium.com/v1/projects/${segment(settings, 'token')}`
  const url = `${project}/branches/${encodeURIComponent(branch)}/dependency_files/compare`
  const files = [...changed].map(([filename, sha]) => ({ filename, sha }))
  return [sendJson('POST', url, files, basic('X', given(settings, 'api_key')))]
}

function assembla(settings: Settings): string {
  const space = segment(settings, 'subdomain')
  return `https://atlas.assembla.com/spaces/${space}/github_tool?secret_key=${segment(settings, 'token')}`
}

/** Takes the issues that a merge closes through the configured transition. */
function closeTrackerIssues(settings: Settings, event: MergeRequestEvent): Delivery[] {
  if (event.action !== 'merged') return []
  const user = given(settings, 'username')
  const credentials = user === '' ? {} : basic(user, given(settings, 'password'))
  const body = `Issue solved with [${event.project.path}!${event.iid}|${event.url}].`
  const transition = { id: given(settings, 'jira_issue_transition_id') || '2' }
  return event.closes.map((name) => {
    const url = below(given(settings, 'url'), `/rest/api/2/issue/${name}/transitions`)
    return sendJson('POST', url, { transition, update: { comment: [{ add: { body } }] } }, credentials)
  })
}

function postUnlessDeleted(url: string, event: PushEvent): Delivery[] {
  return isDeletion(event) ? [] : [postPush(url, event)]
}

/** The key has two parts: one for this call, and one for reading the result. */
function buildkite(settings: Settings): string {
  const [token = ''] = given(settings, 'token').split(':')
  return `https://webhook.buildkite.com/deliver/${encodeURIComponent(token)}`
}

function drone(settings: Settings, { project }: IntegrationEvent): string {
  const [owner = '', name = ''] = project.path.split('/')
  const query = new URLSearchParams({ owner, name, access_token: given(settings, 'token') })
  return below(given(settings, 'drone_url'), `/hook?${query}`)
}
