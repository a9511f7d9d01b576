import type { Repository } from './git/git.ts'
import { isAtLeast, type Mode } from './mode.ts'
import type { Database } from './state/database.ts'
import type { Issue } from './state/issues.ts'
import { assigneesOf, type MergeRequest } from './state/merge-requests.ts'
import { isProtected, memberLevel, PROJECTS, type Project, type User } from './state/projects.ts'

/** The state of an integration's deliveries; times are ISO 8601. */
export interface LastDelivery {
  readonly delivered_at: string | null
  readonly failing_since: string | null
  /** Reason of the newest failure, in words without any setting; null while they arrive. */
  readonly error: string | null
}

/**
 * The part before a project's or a group's pages: today's servers answer 404 to addresses without `/-/`
 * (doc/update/deprecations.md, "Legacy URLs replaced or removed", 16.0), and those that spoke v3 knew no others.
 */
export type PagePrefix = '' | '/-'

/** The forge's complete state between two resets. */
export interface World {
  readonly url: string
  readonly mode: Mode
  readonly pages: PagePrefix
  readonly database: Database
  /** Serializes writes to each project, so that of two simultaneous merges one is refused. */
  readonly locks: KeyedMutex
  readonly now: () => number
  /** The release of today's servers that `/api/v4` imitates, such as `18.5.0`. */
  readonly release: () => string
  /** The state of an integration's deliveries; undefined when there was none. */
  lastDelivery(integration: number): LastDelivery | undefined
  repository(project: Project): Repository
  /** Called after a build has started or ended. */
  onBuild(): void
}

/** True when `/api/v4` imitates this release, `18.3`, or a later one. */
export function isSince({ release }: Pick<World, 'release'>, since: string): boolean {
  return isAtLeast(release(), since)
}

export function pagesOf({ url, pages }: World, { namespace, path }: Project): string {
  return `${url}/${namespace}/${path}${pages}`
}

/** False when `/api/v4` imitates the Community Edition, which a release such as `18.5.0-ce` names. */
export function isEnterprise({ release }: Pick<World, 'release'>): boolean {
  return !release().endsWith('-ce')
}

export function timestamp({ now }: Pick<World, 'now'>): string {
  return new Date(now()).toISOString()
}

/**
 * Captures a key's state before work on it, and returns a function that compares it afterwards; undefined when nothing
 * observes it. `by` is the id of the person who made the change.
 */
export type Observe = (key: number) => Promise<((by: number | undefined) => Promise<void>) | undefined>

/** Runs work on one key one after another, in order of arrival; different keys are independent. */
export class KeyedMutex {
  readonly #last = new Map<number, Promise<unknown>>()
  readonly #observe: Observe

  constructor(observe: Observe = async () => undefined) {
    this.#observe = observe
  }

  /** Callers of the work do not wait for the comparison that follows it; the next work on the key does. */
  async run<T>(key: number, work: () => Promise<T>, by?: number): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve()
    // Failed work has rejected for its own caller; the next one runs all the same.
    const observing = before.then(async () => this.#observe(key)).catch(warn)
    const result = observing.then(work)
    const over = Promise.allSettled([result])
      .then(async () => (await observing)?.(by))
      .catch(warn)
      .finally(() => {
        if (this.#last.get(key) === over) this.#last.delete(key)
      })
    this.#last.set(key, over)
    return result
  }

  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values())
  }
}

/** Prints a fault that has no caller. */
export function warn(fault: unknown): undefined {
  process.emitWarning(fault instanceof Error ? fault : String(fault))
}

/** Access levels; higher numbers may do more, and 0 cannot see the project. */
export const LEVEL = { guest: 10, reporter: 20, developer: 30, master: 40, owner: 50 } as const

export function levelOf(world: World, user: User, project: Project): number {
  return user.admin ? LEVEL.owner : memberLevel(world.database, project.id, user.id)
}

function takesPart({ id }: User, request: MergeRequest): boolean {
  return request.author_id === id || assigneesOf(request).includes(id)
}

/** Reporters read every merge request, and guests their own or the one assigned to them. */
export function mayRead(world: World, user: User, project: Project, request: MergeRequest): boolean {
  return takesPart(user, request) || levelOf(world, user, project) >= LEVEL.reporter
}

/** Confidential issues are for reporters and for the people they concern. */
export function maySeeIssue(world: World, user: User, project: Project, issue: Issue): boolean {
  const own = issue.author_id === user.id || issue.assignee_id === user.id
  return !issue.confidential || own || levelOf(world, user, project) >= LEVEL.reporter
}

/** Pushing to a protected branch takes a master, pushing to another one a developer. */
export function mayPush(world: World, user: User, project: Project, branch: string): boolean {
  const needed = isProtected(world.database, project.id, branch) ? LEVEL.master : LEVEL.developer
  return levelOf(world, user, project) >= needed
}

/** Accepting a merge request is pushing to its target branch. */
export function mayAccept(world: World, user: User, project: Project, request: MergeRequest): boolean {
  return mayPush(world, user, project, request.target_branch)
}

/** Developers edit every merge request, and everybody their own or the one assigned to them. */
export function mayEdit(world: World, user: User, project: Project, request: MergeRequest): boolean {
  return takesPart(user, request) || levelOf(world, user, project) >= LEVEL.developer
}

/** The newest commits of a merge request's branches; undefined for a branch that is gone, or whose fork is. */
export interface Tips {
  readonly source: string | undefined
  readonly target: string | undefined
}

/** The project of the source branch: a fork, or the project itself. Undefined for a fork that is gone. */
export function sourceProjectOf({ database }: World, { source_project_id: id }: MergeRequest) {
  return id === null ? undefined : database.find(PROJECTS, { id })
}

export async function tipsOf(world: World, project: Project, request: MergeRequest): Promise<Tips> {
  const from = sourceProjectOf(world, request)
  const [sources, targets] = await Promise.all([
    from && world.repository(from).heads(),
    world.repository(project).heads(),
  ])
  return { source: sources?.get(request.source_branch), target: targets.get(request.target_branch) }
}
