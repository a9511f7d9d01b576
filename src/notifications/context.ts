import type { AuthorizeBackground } from '../services/access/background-access.ts'
import { pathOf } from '../services/projects.ts'
import type { Store } from '../store/store.ts'
import type { MergeRequestKey } from '../store/tables/merge-request-events.ts'
import type { Outbox } from '../views/post.ts'

/** The dependencies of all that the bot says by itself. */
export interface NotificationContext {
  readonly store: Store
  readonly outbox: Outbox
  readonly authorizeBackground: AuthorizeBackground
  /** ms UTC */
  readonly now: () => number
}

/** Returns `acme/web`; null while it is not known. */
export async function storedPath(
  { projects }: Pick<Store, 'projects'>,
  { team, project }: Pick<MergeRequestKey, 'team' | 'project'>,
): Promise<string | null> {
  return pathOf(await projects.list(team), project)
}
