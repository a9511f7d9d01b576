import { addHook } from '../state/hooks.ts'
import { allProjects } from '../state/projects.ts'
import { timestamp, type World } from '../world.ts'
import { EVENT_KINDS } from './event.ts'
import { addressHere } from './post.ts'

/** A hook that the forge starts with: for everything that happens in these projects, or in every one. */
export interface PlannedHook {
  /** An address on this machine. */
  readonly url: string
  /** What the receiver knows the forge by. */
  readonly token: string
  /** With which deliveries are signed (`whsec_…`); they are not without. */
  readonly signingToken?: string
  /** Ids. */
  readonly projects?: readonly number[]
}

/** Makes the hooks that were planned; throws a RangeError for an address that is not on this machine. */
export function sowHooks(world: World, planned: readonly PlannedHook[]): void {
  const everywhere = allProjects(world.database).map(({ id }) => id)
  for (const { url, token, signingToken = '', projects = everywhere } of planned) {
    if (!addressHere(url)) throw new RangeError(`${url} is not an address on this machine`)
    for (const project of projects)
      addHook(world.database, {
        project_id: project,
        url,
        token,
        signing_token: signingToken,
        events: [...EVENT_KINDS],
        created_at: timestamp(world),
      })
  }
}
