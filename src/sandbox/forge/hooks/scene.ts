import type { Commit } from '../git/commits.ts'
import type { Project } from '../state/projects.ts'
import type { World } from '../world.ts'

/** Where something happened, and who did it; nobody when it happened by itself. */
export interface Scene {
  readonly world: World
  readonly project: Project
  readonly by: number | undefined
  /** What was read before, by sha. */
  readonly commits: Map<string, Promise<Commit | undefined>>
}
