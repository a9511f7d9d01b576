import type { ChannelRef } from '../../model/directory.ts'
import { type CardState, parseCardState } from '../../model/merge-request-state.ts'
import type { PauseReason } from '../../model/pause.ts'
import type { ActiveFreezes } from '../../services/access/access-context.ts'
import type { Store } from '../../store/store.ts'
import type { CurrentCard } from '../../store/tables/cards.ts'
import type { MergeRequestKey } from '../../store/tables/merge-request-events.ts'
import { pendingCard } from '../../views/mr/card.ts'
import type { Outbox, PostResult } from '../../views/post.ts'
import type { Card, CardKey, PendingWrite } from '../../views/reply.ts'
import type { NotificationContext } from '../context.ts'
import { createCardPause, type ObservedCard, observedCard } from './card.ts'
import { createOpenGate, type OpenGate } from './card-gate.ts'
import {
  type CardMessages,
  type CardOrigin,
  type CardRefresh,
  createCardMessages,
  type Place,
  type Requester,
  WATCHED_MS,
} from './card-messages.ts'
import { type CallName, createAnnounce } from './notify.ts'
import { createChangeRecorder, type NoteOptions } from './record-changes.ts'

interface CardsOptions extends Pick<NotificationContext, 'authorizeBackground'> {
  readonly now?: () => number
  readonly nameOf?: CallName
  /** The freezes that hold merges; without it there are none. */
  readonly freezes?: ActiveFreezes
}

/**
 * Creates the cards service. Work on the copies of one merge request runs one after the other, in the order
 * of the calls; different merge requests do not wait for each other.
 */
export function createCards(store: Store, outbox: Outbox, options: CardsOptions) {
  const {
    authorizeBackground,
    now = Date.now,
    nameOf: callName = async () => null,
    freezes = async () => [],
  } = options
  const { withLock } = store
  const openGate = createOpenGate(authorizeBackground)
  const pause = createCardPause({ store, outbox, now })
  const messages = createCardMessages({ store, outbox, pause, freezes, now })
  const recorder = createChangeRecorder(store)
  const upkeep = createQuietRefresh({ store, messages, openGate, now })
  const writes = createPendingWrites({ store, outbox, messages, openGate, now })
  const nameOf = (team: string, { project, iid }: Pick<CardKey, 'project' | 'iid'>) =>
    `${team} ${project}!${iid}`

  const announce = createAnnounce({
    store,
    messages,
    outbox,
    authorizeBackground,
    openGate,
    nameOf: callName,
    now,
    withLock: (name, work) => withLock(nameOf(name.team, name), work),
  })

  /** Returns what copies show of the latest stored state, which may be newer than the one it was made from. */
  async function known(team: string, card: Card, channel?: string): Promise<ObservedCard> {
    if (!card.shows) {
      await store.mergeRequestStates.forget({ team, project: card.key.project, iid: card.key.iid })
      return { ...card, revision: null }
    }
    const { everyCopy } = card
    const { shows, events, revision } = await recorder.note({ team, ...card.key }, card.shows, { channel })
    const news = card.news || events.length > 0
    return { ...observedCard(shows, revision), news, everyCopy }
  }

  return {
    /** Posts a new copy and stores it; an older one in the same channel points to it from then on. */
    post: (team: string, channel: string, card: Card, origin?: CardOrigin): Promise<PostResult> =>
      withLock(nameOf(team, card.key), async () =>
        messages.post(team, channel, await known(team, card, channel), origin),
      ),
    /**
     * Edits the copies that still have buttons, or all when the merge request is finished. `also` names a copy
     * that may be unknown here. A copy that shows the end is edited only for `everyCopy`. `requester`: who read the
     * card’s content, and where; every other copy shows what its own person can read there.
     */
    refresh: (team: string, card: Card, also?: Place, requester?: Requester): Promise<CardRefresh> =>
      withLock(nameOf(team, card.key), async (held) => {
        const shown = await known(team, card, requester?.channel)
        const gate = openGate(requester && { user: requester.user, card: shown })
        return messages.edit(team, shown, { also, requester, held, gate })
      }),
    /**
     * Stores an observed state; true when events must be announced, otherwise the copies show it. `wait`: an
     * auto-merge event, in its own words. `comments`: the new ones, where they were counted. `reader`: the
     * person whose own account read it, if any.
     */
    record: (
      team: string,
      state: CardState,
      { reader, ...news }: Omit<NoteOptions, 'channel'> & { readonly reader?: string } = {},
    ): Promise<boolean> => {
      const { project_id: project, iid } = state.view.mr
      return withLock(nameOf(team, { project, iid }), async (held) => {
        const recorded = await recorder.note({ team, project, iid }, state, news)
        const card = observedCard(recorded.shows, recorded.revision)
        if (recorded.events.length > 0 || recorded.mustBeAnnounced) return true
        const gate = openGate(reader === undefined ? undefined : { user: reader, card })
        await messages.catchUp(team, card, { held, gate })
        return false
      })
    },
    /**
     * Shows on the channel’s copy, in place of its buttons, that a write is under way; `write` identifies it. Returns
     * false when there is no copy that may say so.
     */
    beginWrite: (to: ChannelRef, write: string, what: PendingWrite): Promise<boolean> =>
      withLock(nameOf(to.team, what.key), () => writes.begin(to, write, what)),
    /** Shows the state again on copies that still say so. */
    async endWrite(team: string, write: string): Promise<void> {
      for (const copy of await store.cards.pendingOf(team, write))
        await withLock(nameOf(team, copy), () => writes.end(copy, write))
    },
    /** Hides the content of a copy until the person who requested it may read it there again. */
    pause: (copy: CurrentCard, why: PauseReason): Promise<void> =>
      withLock(nameOf(copy.team, copy), async () => void (await pause(copy, why))),
    /**
     * Keeps the time of the last check on quiet copies correct; `checkedAt` in ms UTC. `reader`: whose own account has
     * just read the project, if any.
     */
    upkeep: (
      team: string,
      { project, iid }: Pick<CardKey, 'project' | 'iid'>,
      checkedAt: number,
      reader: string | null,
    ): Promise<void> =>
      withLock(nameOf(team, { project, iid }), () => upkeep({ team, project, iid }, checkedAt, reader)),
    // A queue of its own: Slack accepts one message a second, and actions on a card do not wait for that.
    announce: (team: string, key: Pick<CardKey, 'project' | 'iid'>, reader?: string): Promise<void> =>
      withLock(`announce ${nameOf(team, key)}`, (held) =>
        announce({ team, project: key.project, iid: key.iid }, held, reader),
      ),
  }
}

/** The living messages of merge requests: their places, and their updates. */
export type Cards = ReturnType<typeof createCards>

/** The writes that cards say are under way. Requires the mutex of the merge request. */
function createPendingWrites(
  options: Omit<NotificationContext, 'authorizeBackground'> & {
    readonly messages: CardMessages
    readonly openGate: OpenGate
  },
) {
  const { store, outbox, messages, openGate, now } = options
  async function stored({ team, project, iid }: Pick<CurrentCard, 'team' | 'project' | 'iid'>) {
    const found = await store.mergeRequestStates.find({ team, project, iid })
    return found ? { shows: parseCardState(found.state), revision: found.revision } : null
  }

  return {
    async begin({ team, channel }: ChannelRef, write: string, what: PendingWrite): Promise<boolean> {
      const copy = (await messages.current(team, what.key)).find((one) => one.channel === channel)
      if (!copy || copy.pausedAt !== null || copy.pendingWrite !== null) return false
      const state = await stored(copy)
      // It shows nothing that the copy does not show by now, so the forge, which may be slow, is not read.
      if (!state || state.revision !== copy.revision) return false
      if ((await openGate().checkPlace(copy)).kind !== 'show') return false
      // First, so that whatever becomes of this process, the copy is known to need another edit.
      await store.cards.remember({ ...copy, trackedUntil: now() + WATCHED_MS, pendingWrite: write })
      const result = await outbox.update(copy, pendingCard(state.shows.view, what))
      if (result === 'gone') await store.cards.forget(team, channel, copy.ts)
      return result !== 'gone'
    },
    async end({ team, channel, ts }: CurrentCard, write: string): Promise<void> {
      const copy = (await store.cards.pendingOf(team, write)).find(
        (one) => one.channel === channel && one.ts === ts,
      )
      const state = copy && copy.pausedAt === null ? await stored(copy) : null
      if (!copy || !state) return
      const card = observedCard(state.shows, state.revision)
      const passed = await openGate().show(copy, card)
      const trackUntil = card.key.finished ? null : now() + WATCHED_MS
      const isAsShown = passed.kind === 'later' && copy.revision === state.revision
      // The forge gives no answer: what everybody could read there before is shown again, with its buttons.
      const view = { ...state.shows.view, commits: null, files: null }
      const before = observedCard({ ...state.shows, view }, null)
      await messages.display(copy, { card, trackUntil }, isAsShown ? { kind: 'show', card: before } : passed)
    },
  }
}

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
function createQuietRefresh(
  options: Pick<NotificationContext, 'store' | 'now'> & {
    readonly messages: CardMessages
    readonly openGate: OpenGate
  },
) {
  const { store, messages, openGate, now } = options
  return async (name: MergeRequestKey, checkedAt: number, reader: string | null): Promise<void> => {
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
      const shown = passed.kind === 'show' ? { card, ...passed } : passed
      await messages.display(copy, { card, trackUntil }, shown)
    }
  }
}
