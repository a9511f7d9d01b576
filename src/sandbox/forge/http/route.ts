import { LEVEL, levelOf } from '../rights.ts'
import {
  type Project,
  projectByFormerPath,
  projectById,
  projectByPath,
  settingsOf,
} from '../state/projects.ts'
import type { User } from '../state/users.ts'
import type { World } from '../world.ts'
import { type Answer, forbidden, type Params, Refusal, refuse, reject } from './answer.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A request that has found its route, by somebody whose token is good. */
export interface Call {
  readonly world: World
  readonly user: User
  /** What the token may do. */
  readonly scope: string
  /** The template's named segments, decoded. */
  readonly path: ReadonlyMap<string, string>
  readonly params: Params
  readonly url: URL
  /** Lists with more rows than this have no total. */
  readonly countedRows: number
}

export interface ProjectCall extends Call {
  readonly project: Project
}

/** One line of the route table. `template` is relative to the API's base; `:name` stands for one segment. */
export interface Route {
  readonly method: Method
  readonly template: string
  readonly handle: (call: Call) => Answer | Promise<Answer>
}

/**
 * A route below `/projects/:id`. A project that is absent and one that this person may not see give the same
 * answer. Everything but a GET runs in the project's turn.
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
      return call.world.turns.take(project.id, async () => handle(projectCall), call.user.id)
    },
  }
}

/** Refuses with 403 what an archived project, or one that has no merge requests, does not let anybody do. */
function requireOpen({ world, project }: ProjectCall, method: Method, template: string): void {
  const settings = settingsOf(world.database, project.id)
  const isClosed = settings.archived && method !== 'GET' && world.mode.closedByArchive.test(template)
  const hasNone =
    settings.merge_requests_access_level === 'disabled' && template.startsWith('/merge_requests')
  if (isClosed || hasNone) throw forbidden()
}

/** Refuses with 403 unless the person has this level in the project. */
export function requireLevel(call: ProjectCall, level: number): void {
  if (levelOf(call.world, call.user, call.project) < level) throw forbidden()
}

/** The number in a named segment; refuses with 400 when it is none. */
export function pathId(call: Call, name: string): number {
  const segment = call.path.get(name) ?? ''
  if (!/^\d{1,15}$/.test(segment)) throw reject(400, `${name} is invalid`)
  return Number(segment)
}

/** The project that the path names; a path that it had before is answered with where it is now. */
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
  if (/^\d{1,15}$/.test(id)) return projectById(world.database, Number(id))
  const [namespace = '', path = '', ...more] = id.split('/')
  return more.length > 0 ? undefined : projectByPath(world.database, namespace, path)
}
