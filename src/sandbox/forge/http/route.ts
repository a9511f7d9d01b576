import { PROJECTS, type Project, projectByFormerPath, settingsOf, type User } from '../state/projects.ts'
import { LEVEL, levelOf, type World } from '../world.ts'
import { type Answer, forbidden, json, type Method, type Params, Refusal, refuse, reject } from './answer.ts'

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

/** One entry of the route table. `template` is relative to the API's base; `:name` matches one segment. */
export interface Route {
  readonly method: Method
  readonly template: string
  readonly handle: (call: Call) => Answer | Promise<Answer>
}

/**
 * Builds a route below `/projects/:id`. A project that does not exist and one that this person may not see give the
 * same response. Everything but a GET runs under the project's lock.
 */
export function projectRoute(
  method: Method,
  template: string,
  handle: (call: ProjectCall) => Answer | Promise<Answer>,
): Route {
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

export function masterRoute(
  method: Method,
  template: string,
  handle: (call: ProjectCall) => Answer | Promise<Answer>,
) {
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

export function pathId(call: Pick<Call, 'path'>, name: string): number {
  const segment = call.path.get(name) ?? ''
  if (!/^\d{1,15}$/.test(segment)) throw reject(400, `${name} is invalid`)
  return Number(segment)
}

function visibleProject(call: Call, method: Method): Project {
  const id = call.path.get('id') ?? ''
  const found = findProject(call.world, id)
  const moved =
    found || !call.world.mode.followsMoves ? undefined : projectByFormerPath(call.world.database, id)
  const project = found ?? moved
  if (!project || levelOf(call.world, call.user, project) < LEVEL.guest)
    throw refuse(404, '404 Project Not Found')
  if (moved) throw movedTo(call, method, moved)
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

type Paging = ReturnType<typeof readPaging>

/**
 * Builds a list with its paging headers; the first and last page have an empty previous and next page. A list that is
 * too long to count has no total and no last page.
 */
function pagedAnswer(call: Call, paging: Paging, total: number, rows: readonly unknown[]): Answer {
  const last = Math.max(Math.ceil(total / paging.perPage), call.world.mode.leastPages)
  const next = paging.page < last ? paging.page + 1 : undefined
  const previous = paging.page > 1 ? paging.page - 1 : undefined
  const isCounted = total <= call.countedRows
  const answer = json(200, rows)
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...(isCounted ? { 'X-Total': String(total), 'X-Total-Pages': String(last) } : {}),
      'X-Per-Page': String(paging.perPage),
      'X-Page': String(paging.page),
      'X-Next-Page': String(next ?? ''),
      'X-Prev-Page': String(previous ?? ''),
      Link: [
        ...(previous ? [link(call, paging, previous, 'prev')] : []),
        ...(next ? [link(call, paging, next, 'next')] : []),
        link(call, paging, 1, 'first'),
        ...(isCounted ? [link(call, paging, last, 'last')] : []),
      ].join(', '),
    },
  }
}

export async function pageOf<T>(call: Call, all: readonly T[], show: (one: T) => unknown = (one) => one) {
  const paging = readPaging(call)
  const start = (paging.page - 1) * paging.perPage
  const rows = all.slice(start, start + paging.perPage)
  return pagedAnswer(call, paging, all.length, await Promise.all(rows.map(show)))
}

/** Builds a link header entry with every parameter repeated, those of the path included, as on the real servers. */
function link(call: Call, paging: Paging, page: number, rel: string): string {
  const query = new URLSearchParams(call.url.searchParams)
  for (const [name, value] of call.path) query.set(name, value)
  query.set('page', String(page))
  query.set('per_page', String(paging.perPage))
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
  const link = `<${call.world.url}${call.url.pathname}?${query}>; rel="next"`
  return { ...answer, headers: { ...answer.headers, link } }
}

function positive(value: unknown): number | undefined {
  const number = /^\d+$/.test(String(value)) ? Number(value) : 0
  return number > 0 ? Math.min(number, MAX_PAGES) : undefined
}
