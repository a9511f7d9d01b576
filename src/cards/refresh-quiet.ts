import { readSeen } from '../model/merge-request-state.ts'
import type { Store } from '../store/store.ts'
import type { LivingCard } from '../store/tables/cards.ts'
import type { MergeRequestKey } from '../store/tables/merge-request-states.ts'
import { cardOf } from './card.ts'
import type { OpenGate } from './card-gate.ts'
import type { CardMessages } from './card-messages.ts'

/** A card that nothing happens to is edited so often at most, in ms, to say when it was last checked. */
const CALM_MS = 600_000

/** Whether a copy says something of its checks, or of how long it is watched, that is not true any more. */
export function needsRefresh({ trackedUntil, shownAt }: LivingCard, now: number): boolean {
  const isStale = shownAt === null || Math.abs(now - shownAt) >= CALM_MS
  return trackedUntil !== null && (trackedUntil <= now || isStale)
}

/**
 * Keeps true what quiet cards say: when they were last checked, and that they are not watched any more. To be called
 * in the turn of the merge request. `checkedAt`: when its project was last looked at, in ms UTC.
 */
export type QuietRefresh = (name: MergeRequestKey, checkedAt: number) => Promise<void>

export function createQuietRefresh({
  store,
  copies,
  openGate,
  now,
}: {
  readonly store: Pick<Store, 'mergeRequestStates'>
  readonly copies: CardMessages
  readonly openGate: OpenGate
  readonly now: () => number
}): QuietRefresh {
  return async (name, checkedAt) => {
    const due = (await copies.living(name.team, name)).filter((copy) => needsRefresh(copy, now()))
    const sighting = due.length > 0 ? await store.mergeRequestStates.find(name) : null
    if (!sighting) return
    const shows = readSeen(sighting.state)
    const at = new Date(Math.max(checkedAt, shows.at.getTime()))
    const card = { ...cardOf({ ...shows, at }), revision: sighting.revision }
    const gate = openGate()
    for (const copy of due) {
      const isOver = copy.trackedUntil === null || copy.trackedUntil <= now()
      await copies.renew(copy, card, isOver || card.key.finished ? null : copy.trackedUntil, gate)
    }
  }
}
