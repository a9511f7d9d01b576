import type { Repository } from './git/repository.ts'
import type { Mode } from './mode.ts'
import type { Build, BuildEnding } from './state/builds.ts'
import type { Database } from './state/database.ts'
import type { Project } from './state/projects.ts'
import type { Turns } from './turns.ts'

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
  /** Writes to one project take turns, so that two merges at once are one merge and one refusal. */
  readonly turns: Turns
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
