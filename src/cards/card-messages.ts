import type { Content, Outbox, Posted, PostOptions } from '../outbox/port.ts'
import type { Store } from '../store/store.ts'
import type { LivingCard } from '../store/tables/cards.ts'
import { mergeRequestCard } from '../views/merge-request/card.ts'
import { replacedCard } from '../views/merge-request/replaced-card.ts'
import type { Card, CardKey } from '../views/reply.ts'
import type { SeenCard } from './card.ts'
import type { CardGate } from './card-gate.ts'
import type { CardPause } from './pause.ts'

/** Copies of one unfinished card that are kept up to date; others follow when it is finished. */
const COPIES = 20
/** A card is watched for so long after the last thing that happened to it, or was asked of it here, in ms. */
export const WATCHED_MS = 7 * 86_400_000

/** A message that shows, or is to show, a card. */
export interface Place {
  readonly channel: string
  readonly ts: string
  /** Who asked for it there. */
  readonly requestedBy?: string | null
}

/** What became of the copies of a card; one that is gone from Slack counts as neither edited nor failed. */
export interface Refreshed {
  /** The copy that was named shows this card now, an end that it had shown already, or that a newer one goes on. */
  readonly alsoUpdated: boolean
  /** The channel of each copy that was edited, in the order of the edits. */
  readonly channels: readonly string[]
  /** How many edits Slack did not take: these copies still show what they showed. */
  readonly failed: number
}

/** Who asked for what a card shows now, and where: the copies there show it in their name, unless they asked alone. */
export interface Asked {
  readonly channel: string
  readonly user: string
  readonly alone?: boolean
}

/** Why a new copy is posted. */
export interface Origin {
  readonly requestedBy?: string
  readonly fromChannelWatch?: boolean
  readonly posting?: PostOptions
}

/** Whether the work is still this one’s to do. */
export type Held = () => Promise<boolean>

/** The messages that show the card of a merge request; one of each channel is living. */
export interface CardMessages {
  /** Posts a copy, which goes on in the place of the one that the channel had. */
  post(team: string, channel: string, card: SeenCard, origin?: Origin): Promise<Posted>
  /** See Cards.refresh. `held` is false when somebody else edits by now. */
  edit(team: string, card: SeenCard, how: Editing): Promise<Refreshed>
  /** Edits the copies that show another sighting, but none that shows its end already; answers how many failed. */
  catchUp(team: string, card: SeenCard, how: Pick<Editing, 'held' | 'gate'>): Promise<number>
  /** The newest copy of each channel. */
  living(team: string, key: Pick<CardKey, 'project' | 'iid'>): Promise<LivingCard[]>
  /** Shows on one copy how it stands; `watchedUntil` null ends its watch. */
  renew(copy: LivingCard, card: SeenCard, watchedUntil: number | null, gate: CardGate): Promise<void>
  /** Those of these copies in whose threads something may be told now; null when that is not known of all of them. */
  open(copies: readonly LivingCard[], gate: CardGate): Promise<readonly LivingCard[] | null>
}

/** How copies are edited. */
export interface Editing {
  readonly also?: Place | undefined
  readonly asked?: Asked | undefined
  readonly held: Held
  readonly gate: CardGate
}

export function createCardMessages({
  store,
  outbox,
  pause,
  now,
}: {
  readonly store: Pick<Store, 'cards'>
  readonly outbox: Outbox
  readonly pause: CardPause
  readonly now: () => number
}): CardMessages {
  const untilOf = ({ finished }: CardKey) => (finished ? null : now() + WATCHED_MS)

  function faceOf(card: Card, watchedUntil: number | null, fromChannelWatch: boolean): Content {
    if (!card.shows) return card
    const { view, at, note } = card.shows
    const kept = { watchedUntil: watchedUntil === null ? null : new Date(watchedUntil), fromChannelWatch }
    return mergeRequestCard(view, { now: at, kept, ...(note ? { note } : {}) })
  }

  async function show(
    team: string,
    copy: Place & { readonly fromChannelWatch?: boolean },
    card: SeenCard,
    until: number | null,
  ) {
    const { channel, ts, requestedBy, fromChannelWatch = false } = copy
    const result = await outbox.update({ team, channel, ts }, faceOf(card, until, fromChannelWatch))
    if (result === 'updated') {
      const asked = requestedBy ? { requestedBy } : {}
      const { project, iid, sha, finished } = card.key
      await store.cards.remember({
        ...{ team, channel, ts, project, iid, sha, finished, trackedUntil: until, ...asked },
        revision: card.revision ?? null,
      })
    }
    if (result === 'gone') await store.cards.forget(team, channel, ts)
    return result
  }

  /** The same on behalf of whoever asked for the copy; where they may not read it there, it pauses. */
  async function showFor(
    copy: LivingCard,
    { card, kept }: { readonly card: SeenCard; readonly kept: number | null },
    passed: Awaited<ReturnType<CardGate['show']>>,
  ) {
    if (passed.kind === 'later') return 'failed'
    if (passed.kind === 'pause') return (await pause(copy, passed.why)) ? 'paused' : 'failed'
    const { team, channel, ts, fromChannelWatch } = copy
    const until = passed.card.key.finished || card.key.finished ? null : kept
    return show(team, { channel, ts, fromChannelWatch }, passed.card, until)
  }

  /** Everybody is asked for at once; the edits go one after the other. */
  function gatedBy(gate: CardGate, copies: readonly LivingCard[], card: SeenCard) {
    const asked = new Map(copies.map((copy) => [copy, gate.show(copy, card)]))
    for (const answer of asked.values()) answer.catch(() => {})
    return (copy: LivingCard) => asked.get(copy) ?? gate.show(copy, card)
  }

  /** A copy that another one of its channel has replaced; where that is not taken, it is tried again later. */
  async function replace(copy: LivingCard, card: Card): Promise<void> {
    if (!card.shows) return
    const result = await outbox.update(copy, replacedCard(card.shows.view))
    if (result !== 'failed') await store.cards.forget(copy.team, copy.channel, copy.ts)
  }

  return {
    async post(team, channel, card, { requestedBy, fromChannelWatch = false, posting } = {}) {
      const { project, iid, sha, finished } = card.key
      const before = (await store.cards.of(team, project, iid)).filter((copy) => copy.channel === channel)
      const until = untilOf(card.key)
      const asked = requestedBy === undefined ? {} : { requestedBy }
      const remember = async (ts: string) => {
        await store.cards.remember({
          ...{ team, channel, ts, project, iid, sha, finished, fromChannelWatch, ...asked },
          ...{ trackedUntil: until, revision: card.revision ?? null },
        })
        for (const copy of before) if (copy.ts !== ts) await replace(copy, card)
      }
      const posted = await outbox.post({ team, channel }, faceOf(card, until, fromChannelWatch), posting)
      if (posted.kind === 'posted') await remember(posted.ts)
      // It comes later; what it misses meanwhile is made good at the next change.
      if (posted.kind === 'waiting')
        void posted.outcome
          .then((late) => (late.kind === 'posted' ? remember(late.ts) : undefined))
          .catch(() => {})
      return posted
    },
    async edit(team, card, { also: named, asked, held, gate }) {
      const { everyCopy = false } = card
      const { project, iid, sha, finished } = card.key
      const { newest, replaced } = newestOf(await store.cards.of(team, project, iid))
      const isReplaced = newest.some((copy) => copy.channel === named?.channel && copy.ts > named.ts)
      const also = isReplaced ? undefined : named
      const isAlso = (copy: Place) => copy.channel === also?.channel && copy.ts === also?.ts
      const outdated = newest.filter(
        (copy) => everyCopy || (!copy.finished && (card.news || copy.sha !== sha || finished)),
      )
      const chosen = finished ? outdated : outdated.slice(0, COPIES)
      const atItsEnd = !everyCopy && !finished && newest.some((copy) => copy.finished && isAlso(copy))
      const openly = asked?.alone ? undefined : asked?.channel
      const own = chosen.filter((copy) => isAlso(copy) || copy.channel === openly)
      const others = chosen.filter((copy) => !own.includes(copy))
      const gated = gatedBy(gate, others, card)

      let done: Refreshed = { alsoUpdated: atItsEnd || isReplaced, channels: [], failed: 0 }
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
        requestedBy: (isAlso(copy) ? also?.requestedBy : null) ?? asked?.user ?? null,
      }))
      if (also && !atItsEnd && !own.some(isAlso)) mine.unshift(also)
      for (const copy of mine) {
        if (!(await held())) return { ...done, failed: done.failed + 1 }
        count(copy, await show(team, copy, card, untilOf(card.key)))
      }
      for (const copy of others) {
        if (!(await held())) return { ...done, failed: done.failed + 1 }
        const kept = untilOf(card.key)
        count(copy, await showFor(copy, { card, kept }, await gated(copy)))
      }
      for (const copy of replaced.filter((one) => !isAlso(one))) await replace(copy, card)
      return done
    },
    async catchUp(team, card, { held, gate }) {
      const { project, iid, finished } = card.key
      const { newest } = newestOf(await store.cards.of(team, project, iid))
      const behind = newest.filter(
        (copy) => copy.revision !== (card.revision ?? null) && !(copy.finished && finished),
      )
      const chosen = finished ? behind : behind.slice(0, COPIES)
      const gated = gatedBy(gate, chosen, card)
      let failed = 0
      for (const copy of chosen) {
        if (!(await held())) return failed + 1
        if ((await showFor(copy, { card, kept: untilOf(card.key) }, await gated(copy))) === 'failed')
          failed += 1
      }
      return failed
    },
    living: async (team, { project, iid }) => newestOf(await store.cards.of(team, project, iid)).newest,
    async renew(copy, card, kept, gate) {
      // What stands there is what it was: that they may still read it is enough.
      const isAsShown = copy.pausedAt === null && copy.revision === (card.revision ?? null)
      const passed = isAsShown ? await gate.allows(copy) : await gate.show(copy, card)
      await showFor(copy, { card, kept }, passed.kind === 'show' ? { card, ...passed } : passed)
    },
    async open(copies, gate) {
      const passed = await Promise.all(copies.map(async (copy) => ({ copy, may: await gate.allows(copy) })))
      for (const { copy, may } of passed) if (may.kind === 'pause') await pause(copy, may.why)
      if (passed.some(({ may }) => may.kind === 'later')) return null
      return passed.filter(({ may }) => may.kind === 'show').map(({ copy }) => copy)
    },
  }
}

/** All of them newest first: the first one of each channel, and those that it has replaced. */
function newestOf(all: readonly LivingCard[]): { newest: LivingCard[]; replaced: LivingCard[] } {
  const seen = new Set<string>()
  const newest: LivingCard[] = []
  const replaced: LivingCard[] = []
  for (const copy of all) {
    if (seen.has(copy.channel)) replaced.push(copy)
    else newest.push(copy)
    seen.add(copy.channel)
  }
  return { newest, replaced }
}
