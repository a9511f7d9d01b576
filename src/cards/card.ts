import type { CardState } from '../model/merge-request-state.ts'
import type { Content } from '../outbox/port.ts'
import type { Store } from '../store/store.ts'
import type { CurrentCard } from '../store/tables/cards.ts'
import type { MergeRequestKey } from '../store/tables/merge-request-events.ts'
import { type CardCopy, cardKey, mergeRequestCard } from '../views/mr/card.ts'
import type { CardKey } from '../views/reply.ts'

/** The content of the copies of a card: an observed state, or fixed content once the forge has deleted it. */
export type ObservedCard = {
  readonly key: CardKey
  /** See Card.news. */
  readonly news?: boolean
  /** See Card.everyCopy. */
  readonly everyCopy?: true
  /** The revision of the observed state; null without one. */
  readonly revision: number | null
} & (
  | { readonly shows: CardState }
  | { readonly shows?: undefined; readonly text: string; readonly blocks: Content['blocks'] }
)

/** Returns what the copies show of an observed state. */
export function observedCard(shows: CardState, revision: number | null): ObservedCard {
  return { key: cardKey(shows.view.mr), shows, revision }
}

/** Renders a card, for one of its copies in a channel where `copy` is given. */
export function faceOf(card: ObservedCard, copy?: CardCopy): Content {
  if (!card.shows) return card
  const { view, at, note } = card.shows
  return mergeRequestCard(view, { now: at, ...(note ? { note } : {}), ...(copy ? { copy } : {}) })
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

/** Splits copies, newest first, into the first one of each channel and those that it replaced. */
export function newestOf(all: readonly CurrentCard[]): { newest: CurrentCard[]; replaced: CurrentCard[] } {
  const channels = new Set<string>()
  const newest: CurrentCard[] = []
  const replaced: CurrentCard[] = []
  for (const copy of all) {
    if (channels.has(copy.channel)) replaced.push(copy)
    else newest.push(copy)
    channels.add(copy.channel)
  }
  return { newest, replaced }
}
