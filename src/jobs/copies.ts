import { mergeRequestCard } from '../blocks/merge-request/card.ts'
import { replacedCard } from '../blocks/merge-request/replaced-card.ts'
import type { Card, CardKey } from '../blocks/reply.ts'
import type { Depicted } from '../model/seen.ts'
import type { LivingCard } from '../store/cards.ts'
import type { Store } from '../store/store.ts'
import type { Content, Outbox, Posted, Posting } from './outbox.ts'

/** Copies of one unfinished card that are kept up to date; others follow when it is finished. */
const COPIES = 20
/** A card is watched for so long after the last thing that happened to it, or was asked of it here, in ms. */
export const WATCHED_MS = 7 * 86_400_000

/** A card, and which sighting of its merge request it was made of. */
export type SeenCard = Card & { readonly revision?: number }

/** A message that shows, or is to show, a card. */
export interface Place {
  readonly channel: string
  readonly ts: string
  /** Who asked for it there. */
  readonly askedBy?: string | null
}

/** What became of the copies of a card; one that is gone from Slack counts as neither edited nor failed. */
export interface Refreshed {
  /** The copy that was named shows this card now, or an end that it had shown already. */
  readonly alsoUpdated: boolean
  /** The channel of each copy that was edited, in the order of the edits. */
  readonly channels: readonly string[]
  /** How many edits Slack did not take: these copies still show what they showed. */
  readonly failed: number
}

/** Why a new copy is posted. */
export interface Origin {
  readonly askedBy?: string
  readonly fromFeed?: boolean
  readonly posting?: Posting
}

/** Whether the work is still this one’s to do. */
export type Held = () => Promise<boolean>

/** The messages that show the card of a merge request; one of each channel is living. */
export interface Copies {
  /** Posts a copy, which goes on in the place of the one that the channel had. */
  post(team: string, channel: string, card: SeenCard, origin?: Origin): Promise<Posted>
  /** See Cards.refresh. `held` is false when somebody else edits by now. */
  edit(team: string, card: SeenCard, also: Place | undefined, held: Held): Promise<Refreshed>
  /** Edits the copies that show another sighting, but none that shows its end already; answers how many failed. */
  catchUp(team: string, card: SeenCard, held: Held): Promise<number>
  /** The newest copy of each channel. */
  living(team: string, key: Pick<CardKey, 'project' | 'iid'>): Promise<LivingCard[]>
  /** Shows on one copy how it stands; `watchedUntil` null ends its watch. */
  renew(copy: LivingCard, card: SeenCard, watchedUntil: number | null): Promise<boolean>
}

export function createCopies(store: Pick<Store, 'cards'>, outbox: Outbox, now: () => number): Copies {
  const untilOf = ({ finished }: CardKey) => (finished ? null : now() + WATCHED_MS)

  function faceOf(card: Card, watchedUntil: number | null, fromFeed: boolean): Content {
    if (!card.shows) return card
    const { view, at, note } = card.shows
    const kept = { watchedUntil: watchedUntil === null ? null : new Date(watchedUntil), fromFeed }
    return mergeRequestCard(view, { now: at, kept, ...(note ? { note } : {}) })
  }

  async function show(
    team: string,
    copy: Place & { readonly fromFeed?: boolean },
    card: SeenCard,
    until: number | null,
  ) {
    const { channel, ts, askedBy, fromFeed = false } = copy
    const result = await outbox.update({ team, channel, ts }, faceOf(card, until, fromFeed))
    if (result === 'updated') {
      const asked = askedBy ? { askedBy } : {}
      const { project, iid, sha, finished } = card.key
      await store.cards.remember({
        ...{ team, channel, ts, project, iid, sha, finished, watchedUntil: until, ...asked },
        revision: card.revision ?? null,
      })
    }
    if (result === 'gone') await store.cards.forget(team, channel, ts)
    return result
  }

  /** A copy that another one of its channel has replaced; where that is not taken, it is tried again later. */
  async function replace(copy: LivingCard, card: Card): Promise<void> {
    if (!card.shows) return
    const result = await outbox.update(copy, replacedCard(card.shows.view))
    if (result !== 'failed') await store.cards.forget(copy.team, copy.channel, copy.ts)
  }

  return {
    async post(team, channel, card, { askedBy, fromFeed = false, posting } = {}) {
      const { project, iid, sha, finished } = card.key
      const before = (await store.cards.of(team, project, iid)).filter((copy) => copy.channel === channel)
      const watchedUntil = untilOf(card.key)
      const asked = askedBy === undefined ? {} : { askedBy }
      const remember = async (ts: string) => {
        await store.cards.remember({
          ...{ team, channel, ts, project, iid, sha, finished, watchedUntil, fromFeed, ...asked },
          revision: card.revision ?? null,
        })
        for (const copy of before) if (copy.ts !== ts) await replace(copy, card)
      }
      const posted = await outbox.post({ team, channel }, faceOf(card, watchedUntil, fromFeed), posting)
      if (posted.kind === 'posted') await remember(posted.ts)
      // It comes later; what it misses meanwhile is made good at the next change.
      if (posted.kind === 'waiting')
        void posted.outcome
          .then((late) => (late.kind === 'posted' ? remember(late.ts) : undefined))
          .catch(() => {})
      return posted
    },
    async edit(team, card, also, held) {
      const { everyCopy = false } = card
      const { project, iid, sha, finished } = card.key
      const isAlso = (copy: Place) => copy.channel === also?.channel && copy.ts === also?.ts
      const { newest, replaced } = newestOf(await store.cards.of(team, project, iid))
      const outdated = newest.filter(
        (copy) => everyCopy || (!copy.finished && (card.news || copy.sha !== sha || finished)),
      )
      const chosen = finished ? outdated : outdated.slice(0, COPIES)
      const atItsEnd = !everyCopy && !finished && newest.some((copy) => copy.finished && isAlso(copy))
      const known = chosen.find(isAlso)
      const copies: (Place & { fromFeed?: boolean })[] = chosen.map((copy) => ({
        ...{ channel: copy.channel, ts: copy.ts, fromFeed: copy.fromFeed },
        ...(copy === known && also?.askedBy !== undefined ? { askedBy: also.askedBy } : {}),
      }))
      if (also && !atItsEnd && !known) copies.unshift(also)

      const channels: string[] = []
      let alsoUpdated = atItsEnd
      let failed = 0
      for (const copy of copies) {
        if (!(await held())) return { alsoUpdated, channels, failed: failed + 1 }
        const result = await show(team, copy, card, untilOf(card.key))
        if (result === 'updated') {
          channels.push(copy.channel)
          alsoUpdated ||= isAlso(copy)
        }
        if (result === 'failed') failed += 1
      }
      for (const copy of replaced.filter((one) => !isAlso(one))) await replace(copy, card)
      return { alsoUpdated, channels, failed }
    },
    async catchUp(team, card, held) {
      const { project, iid, finished } = card.key
      const { newest } = newestOf(await store.cards.of(team, project, iid))
      const behind = newest.filter(
        (copy) => copy.revision !== (card.revision ?? null) && !(copy.finished && finished),
      )
      let failed = 0
      for (const copy of finished ? behind : behind.slice(0, COPIES)) {
        if (!(await held())) return failed + 1
        const place = { channel: copy.channel, ts: copy.ts, fromFeed: copy.fromFeed }
        if ((await show(team, place, card, untilOf(card.key))) === 'failed') failed += 1
      }
      return failed
    },
    living: async (team, { project, iid }) => newestOf(await store.cards.of(team, project, iid)).newest,
    async renew(copy, card, watchedUntil) {
      const place = { channel: copy.channel, ts: copy.ts, fromFeed: copy.fromFeed }
      return (await show(copy.team, place, card, watchedUntil)) !== 'failed'
    },
  }
}

/** The card of what was seen, for its copies. */
export function cardOf({ view, at, note }: Depicted): Card {
  return mergeRequestCard(view, { now: at, ...(note ? { note } : {}) })
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
