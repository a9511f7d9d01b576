import type { CardState } from '../../model/merge-request-state.ts'
import type { PauseReason } from '../../model/pause.ts'
import type { Store } from '../../store/store.ts'
import type { CurrentCard } from '../../store/tables/cards.ts'
import type { MergeRequestKey } from '../../store/tables/merge-request-events.ts'
import { type CardCopy, cardKey, mergeRequestCard, pausedCard } from '../../views/mr/card.ts'
import { PAUSE_MESSAGES } from '../../views/pause-messages.ts'
import type { Content } from '../../views/post.ts'
import { type CardKey, plain } from '../../views/reply.ts'
import { escaped } from '../../views/text.ts'
import { type NotificationContext, storedPath } from '../context.ts'

/** The content of the copies of a card: an observed state, or fixed content once the forge has deleted it. */
export type ObservedCard = {
  readonly key: CardKey
  readonly news?: boolean
  readonly everyCopy?: true
  /** The revision of the observed state; null without one. */
  readonly revision: number | null
} & (
  | { readonly shows: CardState }
  | { readonly shows?: undefined; readonly text: string; readonly blocks: Content['blocks'] }
)

export function observedCard(shows: CardState, revision: number | null): ObservedCard {
  return { key: cardKey(shows.view.mr), shows, revision }
}

/** Renders a card, for one of its copies in a channel where `copy` is given. */
export function renderCard(card: ObservedCard, copy?: CardCopy): Content {
  if (!card.shows) return card
  const { view, at, note } = card.shows
  return mergeRequestCard(view, { now: at, note, copy })
}

/** Returns `acme/web!12`, with the path: a direct message has no channel that would imply the project. */
export async function fullReference(
  store: Pick<Store, 'projects'>,
  { team, project, iid }: MergeRequestKey,
): Promise<string> {
  const path = await storedPath(store, { team, project })
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

/**
 * Hides the content of a copy until the person who requested it may read it there again, and notifies them
 * once for all of their copies in that channel. False when Slack has not accepted it: try again.
 */
export type CardPause = (copy: CurrentCard, why: PauseReason, reason?: string | null) => Promise<boolean>

/** Losses with which Slack does not let the bot change anything. */
const OUT_OF_REACH: ReadonlySet<PauseReason> = new Set(['not-there', 'archived'])

export function createCardPause(options: Omit<NotificationContext, 'authorizeBackground'>): CardPause {
  const { store, outbox, now } = options
  return async (copy, why, reason) => {
    const { team, channel, ts, requestedBy, pausedAt } = copy
    const watchedUntil = copy.trackedUntil !== null && copy.trackedUntil > now() ? copy.trackedUntil : null
    if (pausedAt === null && !OUT_OF_REACH.has(why)) {
      const result = await outbox.update(copy, pausedCard(await fullReference(store, copy), copy))
      if (result === 'gone') await store.cards.forget(team, channel, ts)
      if (result !== 'updated') return result === 'gone'
    }
    const which = await store.cards.pause(copy, watchedUntil)
    if (which !== 'first' || requestedBy === null) return true
    const text =
      `Updates of your cards in <#${channel}> are paused: ${escaped(reason ?? PAUSE_MESSAGES[why])}. ` +
      'I check every ten minutes and go on when that’s fixed.'
    const key = `cards-paused:${channel}:${requestedBy}:${now()}`
    await outbox.direct({ team, user: requestedBy }, { text, blocks: plain(text) }, { key })
    return true
  }
}

/** The cards of a merge request in whose threads its comments stand: their channels have asked for that. */
export async function openThreadsOf(
  store: Pick<Store, 'cards' | 'policies'>,
  { team, project, iid }: MergeRequestKey,
): Promise<readonly CurrentCard[]> {
  const { newest } = newestOf(await store.cards.of(team, project, iid))
  const opened = await Promise.all(
    newest.map(async (copy) => (await store.policies.rules(team, copy.channel)).thread),
  )
  return newest.filter((_, nth) => opened[nth])
}
