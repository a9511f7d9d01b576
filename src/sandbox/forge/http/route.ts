import { latestVersion, type MergeRequest } from '../state/merge-requests.ts'
import { PROJECTS, type Project, projectByFormerPath, settingsOf, type User } from '../state/projects.ts'
import { LEVEL, levelOf, type World } from '../world.ts'
import {
  type Answer,
  forbidden,
  json,
  type Method,
  type Params,
  Refusal,
  refuse,
  reject,
  withHeaders,
} from './answer.ts'

export interface Call {
  readonly world: World
  readonly user: User
  readonly scope: string
  /** Decoded values of the template's named segments. */
  readonly path: ReadonlyMap<string, string>
  readonly params: Params
  readonly url: URL
  /** Longer lists have no total. */
  readonly countedRows: number
}

export interface ProjectCall extends Call {
  readonly project: Project
}

export type Handle<Kind extends Call> = (call: Kind) => Answer | Promise<Answer>

/** One entry of the route table. `template` is relative to the API's base; `:name` matches one segment. */
export interface Route {
  readonly method: Method
  readonly template: string
  readonly handle: Handle<Call>
}

/**
 * Builds a route below `/projects/:id`. A project that does not exist and one that this person may not see give the
 * same response. Everything but a GET runs under the project's lock.
 */
export function projectRoute(method: Method, template: string, handle: Handle<ProjectCall>): Route {
  return {
    method,
    template: `/projects/:id${template}`,
    handle: async (call) => {
      const project = visibleProject(call, method)
      const projectCall = { ...call, project }
      requireOpen(projectCall, method, template)
      if (method === 'GET') return handle(projectCall)
      return call.world.locks.run(project.id, async () => handle(projectCall), call.user.id)
    },
  }
}

export function masterRoute(method: Method, template: string, handle: Handle<ProjectCall>) {
  return projectRoute(method, template, (call) => {
    requireLevel(call, LEVEL.master)
    return handle(call)
  })
}

/** Refuses with 403 writes to an archived project, and calls about merge requests to a project without them. */
function requireOpen({ world, project }: ProjectCall, method: Method, template: string): void {
  const settings = settingsOf(world.database, project.id)
  const isClosed = settings.archived && method !== 'GET' && world.mode.closedByArchive.test(template)
  const hasNone =
    settings.merge_requests_access_level === 'disabled' && template.startsWith('/merge_requests')
  if (isClosed || hasNone) throw forbidden()
}

export function requireLevel(call: ProjectCall, level: number): void {
  if (levelOf(call.world, call.user, call.project) < level) throw forbidden()
}

/** Returns the head; refuses with 409 a `sha` that is another one. */
export function requireHead({ world }: ProjectCall, { id }: MergeRequest, sha: string | null | undefined) {
  const { head_commit_sha: head } = latestVersion(world.database, id)
  if (typeof sha === 'string' && sha !== head) throw refuse(409, world.mode.mismatch(head))
  return head
}

export function pathId(call: Pick<Call, 'path'>, name: string): number {
  const segment = call.path.get(name) ?? ''
  if (!/^\d{1,15}$/.test(segment)) throw reject(400, `${name} is invalid`)
  return Number(segment)
}

function visibleProject(call: Call, method: Method): Project {
  const { world, user, path } = call
  const id = path.get('id') ?? ''
  const found = findProject(world, id)
  const project = found ?? (world.mode.followsMoves ? projectByFormerPath(world.database, id) : undefined)
  if (!project || levelOf(world, user, project) < LEVEL.guest) throw refuse(404, '404 Project Not Found')
  if (!found) throw movedTo(call, method, project)
  return project
}

function movedTo({ url, world }: Call, method: Method, project: Project): Refusal {
  if (method !== 'GET') return refuse(405, 'Non GET methods are not allowed for moved projects')
  const segments = url.pathname.split('/')
  const path = segments.with(segments.indexOf('projects') + 1, String(project.id)).join('/')
  const location = `${world.url}${path}${url.search}`
  return new Refusal({ status: 301, headers: { location }, body: 'Moved Permanently' })
}

function findProject(world: World, id: string): Project | undefined {
  if (/^\d{1,15}$/.test(id)) return world.database.find(PROJECTS, { id: Number(id) })
  const at = id.lastIndexOf('/')
  return world.database.find(PROJECTS, { namespace: id.slice(0, Math.max(at, 0)), path: id.slice(at + 1) })
}

const DEFAULT_PER_PAGE = 20
const MAX_PER_PAGE = 100
/** Higher than any list has pages, and safe to calculate with. */
const MAX_PAGES = 1e9

/** Parses `page` and `per_page`; empty, zero and invalid values give the defaults, larger ones the maximum. */
function readPaging({ params }: Call) {
  const perPage = Math.min(positive(params.per_page) ?? DEFAULT_PER_PAGE, MAX_PER_PAGE)
  return { page: positive(params.page) ?? 1, perPage }
}

/**
 * Builds a page of a list with its headers; the first and last page have an empty previous and next page. A list that
 * is too long to count has no total and no last page.
 */
export async function pageOf<T>(call: Call, all: readonly T[], show: (one: T) => unknown = (one) => one) {
  const { page, perPage } = readPaging(call)
  const rows = all.slice((page - 1) * perPage, page * perPage)
  const last = Math.max(Math.ceil(all.length / perPage), call.world.mode.leastPages)
  const next = page < last ? page + 1 : undefined
  const prev = page > 1 ? page - 1 : undefined
  const isCounted = all.length <= call.countedRows
  const links = Object.entries({ prev, next, first: 1, last: isCounted ? last : undefined })
  return withHeaders(json(200, await Promise.all(rows.map(show))), {
    ...(isCounted ? { 'X-Total': String(all.length), 'X-Total-Pages': String(last) } : {}),
    'X-Per-Page': String(perPage),
    'X-Page': String(page),
    'X-Next-Page': String(next ?? ''),
    'X-Prev-Page': String(prev ?? ''),
    Link: links.flatMap(([rel, to]) => (to === undefined ? [] : [link(call, rel, to, perPage)])).join(', '),
  })
}

/** Builds a link header entry with every parameter repeated, those of the path included, as on the real servers. */
function link(call: Call, rel: string, page: number, perPage: number): string {
  const query = new URLSearchParams(call.url.searchParams)
  for (const [name, value] of call.path) query.set(name, value)
  query.set('page', String(page))
  query.set('per_page', String(perPage))
  return `<${call.world.url}${call.url.pathname}?${query}>; rel="${rel}"`
}

/**
 * Builds a page of a list in this order. `pagination=keyset` returns the rows after the last seen id, without repeats
 * or gaps; its only header is the link to the next page, which the last page lacks. Any order but that of the ids is
 * then refused with 405.
 */
export async function orderedPage<T extends { readonly id: number }>(
  call: Call,
  { order_by, sort }: { readonly order_by: string; readonly sort: 'asc' | 'desc' },
  ordered: readonly T[],
  show: (one: T) => unknown,
): Promise<Answer> {
  if (call.params.pagination !== 'keyset') return pageOf(call, ordered, show)
  if (order_by !== 'id') throw reject(405, 'Keyset pagination is not yet available for this type of request')
  const bound = sort === 'asc' ? 'id_after' : 'id_before'
  const last = Number(call.params[bound] ?? Number.NaN)
  const rest = ordered.filter(({ id }) => Number.isNaN(last) || (sort === 'asc' ? id > last : id < last))
  const page = rest.slice(0, readPaging(call).perPage)
  const answer = json(200, await Promise.all(page.map(show)))
  const end = page.at(-1)
  if (!end || page.length === rest.length) return answer
  const query = new URLSearchParams(call.url.searchParams)
  query.set(bound, String(end.id))
  return withHeaders(answer, { link: `<${call.world.url}${call.url.pathname}?${query}>; rel="next"` })
}

function positive(value: unknown): number | undefined {
  const number = /^\d+$/.test(String(value)) ? Number(value) : 0
  return number > 0 ? Math.min(number, MAX_PAGES) : undefined
}
