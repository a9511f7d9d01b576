import type { CardState } from '../model/merge-request-state.ts'
import { mergeRequestCard } from '../views/merge-request/card.ts'
import type { Card } from '../views/reply.ts'

/** A card, and which sighting of its merge request it was made of. */
export type SeenCard = Card & { readonly revision?: number }

/** The card of what was seen, for its copies. */
export function cardOf({ view, at, note }: CardState): Card {
  return mergeRequestCard(view, { now: at, ...(note ? { note } : {}) })
}
