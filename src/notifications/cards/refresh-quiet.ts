import { parseCardState } from '../../model/merge-request-state.ts'
import type { Store } from '../../store/store.ts'
import type { CurrentCard } from '../../store/tables/cards.ts'
import type { MergeRequestKey } from '../../store/tables/merge-request-events.ts'
import { observedCard } from './card.ts'
import type { OpenGate } from './card-gate.ts'
import type { CardMessages } from './card-messages.ts'

/** Minimum interval between two edits of a quiet card that only update the time of its last check, in ms. */
const CALM_MS = 600_000

/** Most copies of a project’s cards that are edited within that interval for their time alone. */
const MAX_QUIET = 10

/** True when a copy’s time of its last check, or of the end of its updates, is outdated. */
function needsRefresh(copy: CurrentCard, now: number): boolean {
  const { trackedUntil, shownAt } = copy
  const isStale = shownAt === null || Math.abs(now - shownAt) >= CALM_MS
  return trackedUntil !== null && (isOver(copy, now) || isStale)
}

function isOver({ trackedUntil }: Pick<CurrentCard, 'trackedUntil'>, now: number): boolean {
  return trackedUntil === null || trackedUntil <= now
}

/**
 * Returns the copies of a project to edit now: those whose updates end, and the longest unedited of the quiet ones,
 * at most ten in ten minutes; the time that the others show is older, and as true.
 */
export function selectForRefresh(cards: readonly CurrentCard[], now: number): readonly CurrentCard[] {
  const due = cards.filter((copy) => needsRefresh(copy, now))
  const ended = due.filter((copy) => isOver(copy, now))
  const quiet = due
    .filter((copy) => !isOver(copy, now))
    .toSorted((a, b) => (a.shownAt ?? 0) - (b.shownAt ?? 0))
  return [...ended, ...quiet.slice(0, Math.max(0, MAX_QUIET - (cards.length - due.length)))]
}

/**
 * Keeps quiet cards correct: the time of the last check, and the end of their updates. Requires the mutex of
 * the merge request. `checkedAt`: the time of its project’s last check, in ms UTC; `reader`: whose own account has just
 * read the project, if any.
 */
type QuietRefresh = (name: MergeRequestKey, checkedAt: number, reader: string | null) => Promise<void>

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
  return async (name, checkedAt, reader) => {
    const due = (await messages.current(name.team, name)).filter((copy) => needsRefresh(copy, now()))
    const stored = due.length > 0 ? await store.mergeRequestStates.find(name) : null
    if (!stored) return
    const shows = parseCardState(stored.state)
    const at = new Date(Math.max(checkedAt, shows.at.getTime()))
    const card = observedCard({ ...shows, at }, stored.revision)
    const gate = openGate(reader === null ? undefined : { user: reader, card: null })
    for (const copy of due) {
      const trackUntil = isOver(copy, now()) || card.key.finished ? null : copy.trackedUntil
      // The displayed state is unchanged: it is enough that they may still read it.
      const isAsShown =
        copy.pausedAt === null && copy.pendingWrite === null && copy.revision === card.revision
      const passed = isAsShown ? await gate.checkAccess(copy) : await gate.show(copy, card)
      await messages.display(
        copy,
        { card, trackUntil },
        passed.kind === 'show' ? { card, ...passed } : passed,
      )
    }
  }
}
