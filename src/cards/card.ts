import type { CardState } from '../model/merge-request-state.ts'
import type { Store } from '../store/store.ts'
import type { MergeRequestKey } from '../store/tables/merge-request-events.ts'
import { mergeRequestCard } from '../views/mr/card.ts'
import type { Card } from '../views/reply.ts'

/** A card, and the revision of the observed state it was made from. */
export type ObservedCard = Card & { readonly revision?: number }

/** Returns the card of an observed state, for its copies. */
export function cardOf({ view, at, note }: CardState): Card {
  return mergeRequestCard(view, { now: at, ...(note ? { note } : {}) })
}

/** Returns `acme/web!12`, with the path: a direct message has no channel that would imply the project. */
export async function fullReference(
  { projects }: Pick<Store, 'projects'>,
  { team, project, iid }: MergeRequestKey,
): Promise<string> {
  const known = await projects.list(team)
  const path = known.find((row) => row.project === project && row.path !== null)?.path
  return path ? `${path}!${iid}` : `!${iid} in project ${project}`
}
