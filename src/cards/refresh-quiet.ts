import { parseCardState } from '../model/merge-request-state.ts'
import type { Store } from '../store/store.ts'
import type { CurrentCard } from '../store/tables/cards.ts'
import type { MergeRequestKey } from '../store/tables/merge-request-events.ts'
import { observedCard } from './card.ts'
import type { OpenGate } from './card-gate.ts'
import type { CardMessages } from './card-messages.ts'

/** Minimum interval between two edits of a quiet card that only update the time of its last check, in ms. */
const CALM_MS = 600_000

/** True when a copy’s time of its last check, or of the end of its updates, is outdated. */
export function needsRefresh({ trackedUntil, shownAt }: CurrentCard, now: number): boolean {
  const isStale = shownAt === null || Math.abs(now - shownAt) >= CALM_MS
  return trackedUntil !== null && (trackedUntil <= now || isStale)
}

/**
 * Keeps quiet cards correct: the time of the last check, and the end of their updates. Requires the mutex of
 * the merge request. `checkedAt`: the time of its project’s last check, in ms UTC.
 */
export type QuietRefresh = (name: MergeRequestKey, checkedAt: number) => Promise<void>

export function createQuietRefresh({
  store,
  messages,
  openGate,
  now,
}: {
  readonly store: Pick<Store, 'mergeRequestStates'>
  readonly messages: CardMessages
  readonly openGate: OpenGate
  readonly now: () => number
}): QuietRefresh {
  return async (name, checkedAt) => {
    const due = (await messages.current(name.team, name)).filter((copy) => needsRefresh(copy, now()))
    const stored = due.length > 0 ? await store.mergeRequestStates.find(name) : null
    if (!stored) return
    const shows = parseCardState(stored.state)
    const at = new Date(Math.max(checkedAt, shows.at.getTime()))
    const card = observedCard({ ...shows, at }, stored.revision)
    const gate = openGate()
    for (const copy of due) {
      const isOver = copy.trackedUntil === null || copy.trackedUntil <= now()
      const trackUntil = isOver || card.key.finished ? null : copy.trackedUntil
      // The displayed state is unchanged: it is enough that they may still read it.
      const isAsShown =
        copy.pausedAt === null && copy.pendingWrite === null && copy.revision === card.revision
      const passed = isAsShown ? await gate.allows(copy) : await gate.show(copy, card)
      await messages.display(
        copy,
        { card, trackUntil },
        passed.kind === 'show' ? { card, ...passed } : passed,
      )
    }
  }
}
