import type { Project } from '../../state/projects.ts'
import type { User } from '../../state/users.ts'
import type { World } from '../../world.ts'

/** Who looks, at what project. */
export interface View {
  readonly world: World
  readonly project: Project
  readonly user: User
}
