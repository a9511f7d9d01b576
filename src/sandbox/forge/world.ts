import type { Repository } from './git/git.ts'
import type { Mode } from './mode.ts'
import type { Build, BuildEnding } from './state/builds.ts'
import type { Database } from './state/database.ts'
import type { Issue } from './state/issues.ts'
import { assigneesOf, type MergeRequest } from './state/merge-requests.ts'
import { isProtected, memberLevel, type Project, type User } from './state/projects.ts'

/** Starts builds and ends them: when somebody says so, or when somebody moves the clock past their end. */
export interface Builds {
  /** Starts one on this head when pushes to the branch start builds; answers whether it did. */
  start(project: Project, branch: string, sha: string): boolean
  /** Starts one that ends so when the clock is moved past its end. */
  begin(project: Project, ref: string, sha: string, endsAs: BuildEnding): Build
  /** Ends a running build at once; false when it no longer runs. */
  finish(build: number, status: BuildEnding): Promise<boolean>
  /** Ends those whose time has come; to be called after the clock was moved. */
  endDue(): Promise<void>
}

/** Everything that exists in one life of the forge, from seed to seed. */
export interface World {
  /** Without a slash at the end. */
  readonly url: string
  readonly mode: Mode
  readonly database: Database
  readonly builds: Builds
  /** Writes to one project run one after another, so that two merges at once are one merge and one refusal. */
  readonly mutex: KeyedMutex
  /** ms UTC; it can be moved. */
  readonly now: () => number
  repository(project: Project): Repository
  /** The tree that merging these two heads gives; undefined when it cannot be done. Remembered by sha. */
  mergedTree(project: Project, target: string, source: string): Promise<string | undefined>
}

/** The present, as the API writes it. */
export function timestamp({ now }: Pick<World, 'now'>): string {
  return new Date(now()).toISOString()
}

/**
 * Reads the state of a key before work on it, and returns how to read it afterwards; undefined when nobody observes
 * it. `by` is the id of the person who did the work.
 */
export type Observe = (key: number) => Promise<((by: number | undefined) => Promise<void>) | undefined>

/** A mutex per key: work on one key runs one after another, in the order of the calls; different keys do not wait. */
export class KeyedMutex {
  readonly #last = new Map<number, Promise<unknown>>()
  readonly #observe: Observe

  constructor(observe: Observe = async () => undefined) {
    this.#observe = observe
  }

  /** Resolves before the state is read afterwards; the next work on the key waits for that. */
  async run<T>(key: number, work: () => Promise<T>, by?: number): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve()
    // Work that failed has rejected its own caller's promise; the next one runs all the same.
    const observed = before.then(async () => this.#observe(key)).catch(warn)
    const mine = observed.then(work)
    const over = Promise.allSettled([mine])
      .then(async () => (await observed)?.(by))
      .catch(warn)
      .finally(() => {
        if (this.#last.get(key) === over) this.#last.delete(key)
      })
    this.#last.set(key, over)
    return mine
  }

  /** Resolves when nothing is running or waiting. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values())
  }
}

/** Tells whoever runs the sandbox of a fault that nobody waits for. */
export function warn(fault: unknown): undefined {
  process.emitWarning(fault instanceof Error ? fault : String(fault))
}

/** What a member may do grows with the number; 0 cannot see the project. */
export const LEVEL = { guest: 10, reporter: 20, developer: 30, master: 40, owner: 50 } as const

/** The person's level in a project; an administrator owns every project. */
export function levelOf(world: World, user: User, project: Project): number {
  return user.admin ? LEVEL.owner : memberLevel(world.database, project.id, user.id)
}

/** Reporters read every merge request, and guests their own or the one assigned to them. */
export function mayRead(world: World, user: User, project: Project, request: MergeRequest): boolean {
  const own = request.author_id === user.id || assigneesOf(request).includes(user.id)
  return own || levelOf(world, user, project) >= LEVEL.reporter
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
  const own = request.author_id === user.id || assigneesOf(request).includes(user.id)
  return own || levelOf(world, user, project) >= LEVEL.developer
}
