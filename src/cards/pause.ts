import type { Loss } from '../model/pause.ts'
import type { Outbox } from '../outbox/port.ts'
import type { Store } from '../store/store.ts'
import type { CurrentCard } from '../store/tables/cards.ts'
import { pausedCard } from '../views/mr/stand-in.ts'
import { PAUSE_MESSAGES } from '../views/pause-messages.ts'
import { plain } from '../views/reply.ts'
import { escaped } from '../views/text.ts'
import { fullReference } from './card.ts'

/**
 * Hides the content of a copy until the person who requested it may read it there again, and notifies them
 * once for all of their copies in that channel. False when Slack has not accepted it: try again.
 */
export type CardPause = (copy: CurrentCard, why: Loss) => Promise<boolean>

/** Losses with which Slack does not let the bot change anything. */
const OUT_OF_REACH: ReadonlySet<Loss> = new Set(['not-there', 'archived'])

export function createCardPause({
  store,
  outbox,
  now,
}: {
  readonly store: Pick<Store, 'cards' | 'projects'>
  readonly outbox: Pick<Outbox, 'update' | 'direct'>
  readonly now: () => number
}): CardPause {
  return async (copy, why) => {
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
      `Updates of your cards in <#${channel}> are paused: ${escaped(PAUSE_MESSAGES[why])}. ` +
      'I check every ten minutes and go on when that’s fixed.'
    await outbox.direct(
      { team, user: requestedBy },
      { text, blocks: plain(text) },
      { key: `cards-paused:${channel}:${requestedBy}:${now()}` },
    )
    return true
  }
}
