import type { CardState } from '../model/merge-request-state.ts'
import { mergeRequestCard } from '../views/mr/card.ts'
import type { Card } from '../views/reply.ts'

/** A card, and the revision of the observed state it was made from. */
export type SeenCard = Card & { readonly revision?: number }

/** Returns the card of an observed state, for its copies. */
export function cardOf({ view, at, note }: CardState): Card {
  return mergeRequestCard(view, { now: at, ...(note ? { note } : {}) })
}
