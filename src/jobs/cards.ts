import type { Card } from '../blocks/reply.ts'
import { createInTurn } from '../services/in-turn.ts'
import type { Store } from '../store/store.ts'
import type { Outbox, Posted } from './outbox.ts'

/** Copies of one unfinished card that are kept up to date; older ones follow when it is finished. */
const COPIES = 20

/** Names one message. */
interface Place {
  readonly channel: string
  readonly ts: string
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

/** The living messages of merge requests: where they are, and how they follow what happens. */
export interface Cards {
  /** Posts a new copy and remembers it. */
  post(team: string, channel: string, card: Card): Promise<Posted>
  /**
   * Edits the newest copies that still have buttons, or all of them when the merge request is finished.
   * `also` names a copy that may be unknown here. A copy that shows the end is edited only for `everyCopy`.
   */
  refresh(team: string, card: Card, also?: Place): Promise<Refreshed>
}

/**
 * Keeps the cards. What is done to the copies of one merge request is done one after the other, in the order in
 * which it was asked for; different merge requests do not wait for each other.
 */
export function createCards(store: Store, outbox: Outbox): Cards {
  const inTurn = createInTurn()
  const nameOf = (team: string, { key }: Card) => `${team} ${key.project}!${key.iid}`

  async function remember(team: string, channel: string, ts: string, { key }: Card): Promise<void> {
    await store.cards.remember({ team, channel, ts, ...key })
  }

  async function refresh(team: string, card: Card, also?: Place): Promise<Refreshed> {
    const { everyCopy = false } = card
    const { project, iid, sha, finished } = card.key
    const isAlso = (copy: Place) => copy.channel === also?.channel && copy.ts === also?.ts
    const all = await store.cards.of(team, project, iid)
    const outdated = all.filter(
      (copy) => everyCopy || (!copy.finished && (card.news || copy.sha !== sha || finished)),
    )
    const copies: Place[] = finished ? outdated : outdated.slice(0, COPIES)
    const atItsEnd = !everyCopy && !finished && all.some((copy) => copy.finished && isAlso(copy))
    if (also && !atItsEnd && !copies.some(isAlso)) copies.unshift(also)

    const channels: string[] = []
    let alsoUpdated = atItsEnd
    let failed = 0
    for (const copy of copies) {
      const result = await outbox.update({ team, ...copy }, card)
      if (result === 'updated') {
        await remember(team, copy.channel, copy.ts, card)
        channels.push(copy.channel)
        alsoUpdated ||= isAlso(copy)
      }
      if (result === 'gone') await store.cards.forget(team, copy.channel, copy.ts)
      if (result === 'failed') failed += 1
    }
    return { alsoUpdated, channels, failed }
  }

  return {
    post: (team, channel, card) =>
      inTurn(nameOf(team, card), async () => {
        const posted = await outbox.post({ team, channel }, card)
        if (posted.kind === 'posted') await remember(team, channel, posted.ts, card)
        return posted
      }),
    refresh: (team, card, also) => inTurn(nameOf(team, card), () => refresh(team, card, also)),
  }
}
