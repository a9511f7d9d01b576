import { millisecondsInDay } from 'date-fns/constants'
import { mergeFreeze } from '../../model/freeze.ts'
import type { ActiveFreezes } from '../../services/access/access-context.ts'
import type { CurrentCard } from '../../store/tables/cards.ts'
import { replacedCard } from '../../views/mr/card.ts'
import type { PostOptions, PostResult } from '../../views/post.ts'
import type { CardKey } from '../../views/reply.ts'
import type { NotificationContext } from '../context.ts'
import { type CardPause, newestOf, type ObservedCard, renderCard } from './card.ts'
import type { CardGate } from './card-gate.ts'

/** Maximum number of copies of an unfinished card that are updated; the rest follow when it is finished. */
const MAX_COPIES = 20
/** Time after its last event or command here for which a card is updated, in ms. */
export const WATCHED_MS = 7 * millisecondsInDay

/** A message that shows, or will show, a card. */
export interface Place {
  readonly channel: string
  readonly ts: string
  /** The person who requested it there. */
  readonly requestedBy?: string | null
}

/** The result for the copies of a card; one that is gone from Slack counts as neither edited nor failed. */
export interface CardRefresh {
  /** True when the named copy shows this card, showed an end already, or was replaced by a newer one. */
  readonly alsoUpdated: boolean
  /** The channel of each edited copy, in the order of the edits. */
  readonly channels: readonly string[]
  /** Number of edits that Slack did not accept: these copies still show their old content. */
  readonly failed: number
}

/** Requester and channel of a card’s content: copies there show it in their name, unless `isPrivate`. */
export interface Requester {
  readonly channel: string
  readonly user: string
  readonly isPrivate?: boolean
}

/** The origin of a new copy. */
export interface CardOrigin {
  readonly requestedBy?: string
  readonly fromChannelWatch?: boolean
  readonly posting?: PostOptions
}

/** True while this process still owns the work. */
export type OwnershipCheck = () => Promise<boolean>

interface EditOptions {
  readonly also?: Place
  readonly requester?: Requester
  readonly held: OwnershipCheck
  readonly gate: CardGate
}

/** The messages that show the card of a merge request; the newest in each channel is the living one. */
export function createCardMessages(
  options: Omit<NotificationContext, 'authorizeBackground'> & {
    readonly pause: CardPause
    readonly freezes: ActiveFreezes
  },
) {
  const { store, outbox, pause, freezes, now } = options
  const untilOf = ({ finished }: CardKey) => (finished ? null : now() + WATCHED_MS)

  /** Renders the copy of a channel, with what holds there. */
  async function renderFor(
    team: string,
    channel: string,
    card: ObservedCard,
    { until, fromChannelWatch }: { readonly until: number | null; readonly fromChannelWatch: boolean },
  ) {
    const freeze = mergeFreeze(await freezes(team, channel, card.key.project, new Date(now())))
    const watchedUntil = until === null ? null : new Date(until)
    return renderCard(card, { watchedUntil, fromChannelWatch, freeze })
  }

  async function show(
    team: string,
    copy: Place & { readonly fromChannelWatch?: boolean },
    card: ObservedCard,
    until: number | null,
  ) {
    const { channel, ts, requestedBy, fromChannelWatch = false } = copy
    const content = await renderFor(team, channel, card, { until, fromChannelWatch })
    const result = await outbox.update({ team, channel, ts }, content)
    if (result === 'updated') {
      const shown = { requestedBy: requestedBy || undefined, trackedUntil: until, revision: card.revision }
      await store.cards.remember({ team, channel, ts, ...card.key, ...shown })
    }
    if (result === 'gone') await store.cards.forget(team, channel, ts)
    return result
  }

  /** Shows it on behalf of the person who requested the copy; pauses where they may not read it there. */
  async function showFor(
    copy: CurrentCard,
    { card, trackUntil }: { readonly card: ObservedCard; readonly trackUntil: number | null },
    passed: Awaited<ReturnType<CardGate['show']>>,
  ) {
    if (passed.kind === 'later') return 'failed'
    if (passed.kind === 'pause') return (await pause(copy, passed.why, passed.reason)) ? 'paused' : 'failed'
    const { team, channel, ts, fromChannelWatch } = copy
    const until = passed.card.key.finished || card.key.finished ? null : trackUntil
    return show(team, { channel, ts, fromChannelWatch }, passed.card, until)
  }

  function gatedBy(gate: CardGate, cards: readonly CurrentCard[], card: ObservedCard) {
    const decisions = new Map(cards.map((copy) => [copy, gate.show(copy, card)]))
    for (const answer of decisions.values()) answer.catch(() => {})
    return (copy: CurrentCard) => decisions.get(copy) ?? gate.show(copy, card)
  }

  /** Marks a copy that a newer one has replaced; if Slack does not accept it, a later edit tries again. */
  async function replace(copy: CurrentCard, card: ObservedCard): Promise<void> {
    if (!card.shows) return
    const result = await outbox.update(copy, replacedCard(card.shows.view))
    if (result !== 'failed') await store.cards.forget(copy.team, copy.channel, copy.ts)
  }

  return {
    /** Posts a copy, which replaces the channel’s earlier one. */
    async post(
      team: string,
      channel: string,
      card: ObservedCard,
      { requestedBy, fromChannelWatch = false, posting }: CardOrigin = {},
    ): Promise<PostResult> {
      const { project, iid } = card.key
      const before = (await store.cards.of(team, project, iid)).filter((copy) => copy.channel === channel)
      const until = untilOf(card.key)
      const remember = async (ts: string) => {
        const shown = { fromChannelWatch, requestedBy, trackedUntil: until, revision: card.revision }
        await store.cards.remember({ team, channel, ts, ...card.key, ...shown })
        for (const copy of before) if (copy.ts !== ts) await replace(copy, card)
      }
      const content = await renderFor(team, channel, card, { until, fromChannelWatch })
      const posted = await outbox.post({ team, channel }, content, posting)
      if (posted.kind === 'posted') await remember(posted.ts)
      // It is posted later; the next change corrects anything it misses meanwhile.
      if (posted.kind === 'waiting')
        void posted.outcome
          .then((late) => (late.kind === 'posted' ? remember(late.ts) : undefined))
          .catch(() => {})
      return posted
    },
    /** See Cards.refresh. `held` is false when another process edits by now. */
    async edit(
      team: string,
      card: ObservedCard,
      { also: named, requester, held, gate }: EditOptions,
    ): Promise<CardRefresh> {
      const { everyCopy = false } = card
      const { project, iid, sha, finished } = card.key
      const { newest, replaced } = newestOf(await store.cards.of(team, project, iid))
      const isReplaced = newest.some((copy) => copy.channel === named?.channel && copy.ts > named.ts)
      const also = isReplaced ? undefined : named
      const isAlso = (copy: Place) => copy.channel === also?.channel && copy.ts === also?.ts
      const outdated = newest.filter(
        (copy) => everyCopy || (!copy.finished && (card.news || copy.sha !== sha || finished)),
      )
      const chosen = finished ? outdated : outdated.slice(0, MAX_COPIES)
      const atItsEnd = !everyCopy && !finished && newest.some((copy) => copy.finished && isAlso(copy))
      const openly = requester?.isPrivate ? undefined : requester?.channel
      const own = chosen.filter((copy) => isAlso(copy) || copy.channel === openly)
      const others = chosen.filter((copy) => !own.includes(copy))
      const gated = gatedBy(gate, others, card)

      let done: CardRefresh = { alsoUpdated: atItsEnd || isReplaced, channels: [], failed: 0 }
      const count = (copy: Place, result: Awaited<ReturnType<typeof showFor>>) => {
        const isUpdated = result === 'updated'
        done = {
          alsoUpdated: done.alsoUpdated || (isUpdated && isAlso(copy)),
          channels: isUpdated ? [...done.channels, copy.channel] : done.channels,
          failed: done.failed + (result === 'failed' ? 1 : 0),
        }
      }
      const mine: (Place & { fromChannelWatch?: boolean })[] = own.map((copy) => ({
        ...copy,
        requestedBy: (isAlso(copy) ? also?.requestedBy : null) ?? requester?.user ?? null,
      }))
      if (also && !atItsEnd && !own.some(isAlso)) mine.unshift(also)
      for (const copy of mine) {
        if (!(await held())) return { ...done, failed: done.failed + 1 }
        count(copy, await show(team, copy, card, untilOf(card.key)))
      }
      for (const copy of others) {
        if (!(await held())) return { ...done, failed: done.failed + 1 }
        const trackUntil = untilOf(card.key)
        count(copy, await showFor(copy, { card, trackUntil }, await gated(copy)))
      }
      for (const copy of replaced.filter((one) => !isAlso(one))) await replace(copy, card)
      return done
    },
    /** Edits copies with another observed state, but none that shows its end; returns the failure count. */
    async catchUp(
      team: string,
      card: ObservedCard,
      { held, gate }: Pick<EditOptions, 'held' | 'gate'>,
    ): Promise<number> {
      const { project, iid, finished } = card.key
      const { newest } = newestOf(await store.cards.of(team, project, iid))
      const behind = newest.filter((copy) => copy.revision !== card.revision && !(copy.finished && finished))
      const chosen = finished ? behind : behind.slice(0, MAX_COPIES)
      const gated = gatedBy(gate, chosen, card)
      let failed = 0
      for (const copy of chosen) {
        if (!(await held())) return failed + 1
        if ((await showFor(copy, { card, trackUntil: untilOf(card.key) }, await gated(copy))) === 'failed')
          failed += 1
      }
      return failed
    },
    /** The newest copy of each channel. */
    current: async (
      team: string,
      { project, iid }: Pick<CardKey, 'project' | 'iid'>,
    ): Promise<CurrentCard[]> => newestOf(await store.cards.of(team, project, iid)).newest,
    /** Shows what has passed the gate on one copy; `trackUntil` null ends its updates. */
    display: showFor,
    /** The copies whose threads may be posted to now; null when that is not known of all of them. */
    async open(cards: readonly CurrentCard[], gate: CardGate): Promise<readonly CurrentCard[] | null> {
      const passed = await Promise.all(
        cards.map(async (copy) => ({ copy, may: await gate.checkAccess(copy) })),
      )
      for (const { copy, may } of passed) if (may.kind === 'pause') await pause(copy, may.why, may.reason)
      if (passed.some(({ may }) => may.kind === 'later')) return null
      return passed.filter(({ may }) => may.kind === 'show').map(({ copy }) => copy)
    },
  }
}

export type CardMessages = ReturnType<typeof createCardMessages>
