import type { Card, CardKey } from '../blocks/reply.ts'
import type { Depicted } from '../model/seen.ts'
import { createInTurn, type SharedInTurn } from '../services/in-turn.ts'
import type { Store } from '../store/store.ts'
import { createChronicle, type Named } from './chronicle.ts'
import { cardOf, createCopies, type Origin, type Place, type Refreshed, type SeenCard } from './copies.ts'
import type { Outbox, Posted } from './outbox.ts'
import { type CallName, createTelling } from './telling.ts'
import { createUpkeep } from './upkeep.ts'

/** The living messages of merge requests: where they are, and how they follow what happens. */
export interface Cards {
  /** Posts a new copy and remembers it; an older one of the same channel points to it from then on. */
  post(team: string, channel: string, card: Card, origin?: Origin): Promise<Posted>
  /**
   * Edits the copies that still have buttons, or all of them when the merge request is finished. `also` names a
   * copy that may be unknown here. A copy that shows the end is edited only for `everyCopy`. `channel`: where
   * the person asked.
   */
  refresh(team: string, card: Card, also?: Place, channel?: string): Promise<Refreshed>
  /**
   * Takes in what a look at the forge has shown; true when something is to be told, else the copies show it.
   * `wait`: how somebody’s wait went, in its own words.
   */
  see(team: string, shows: Depicted, wait?: Named): Promise<boolean>
  /**
   * Brings the copies up to date, and tells what has happened and was not told yet: in their threads, to feeds and
   * to whom it concerns.
   */
  tell(team: string, key: Pick<CardKey, 'project' | 'iid'>): Promise<void>
  /** Keeps true what quiet copies say of when they were checked; `checkedAt` in ms UTC. */
  upkeep(team: string, key: Pick<CardKey, 'project' | 'iid'>, checkedAt: number): Promise<void>
}

export interface CardsOptions {
  readonly now?: () => number
  /** Keeps the work on one merge request in order, across replicas where it is shared. */
  readonly inTurn?: SharedInTurn
  readonly nameOf?: CallName
}

/**
 * Keeps the cards. What is done to the copies of one merge request is done one after the other, in the order in
 * which it was asked for; different merge requests do not wait for each other.
 */
export function createCards(store: Store, outbox: Outbox, options: CardsOptions = {}): Cards {
  const { now = Date.now, inTurn = inThisProcess(), nameOf: callName = async () => null } = options
  const copies = createCopies(store, outbox, now)
  const chronicle = createChronicle(store)
  const upkeep = createUpkeep({ store, copies, now })
  const nameOf = (team: string, { project, iid }: Pick<CardKey, 'project' | 'iid'>) =>
    `${team} ${project}!${iid}`

  const telling = createTelling({
    store,
    copies,
    outbox,
    nameOf: callName,
    inTurn: (name, work) => inTurn(nameOf(name.team, name), work),
  })

  /** The card of what is known by now, which may be more than it was made of. */
  async function known(team: string, card: Card, channel?: string): Promise<SeenCard> {
    if (!card.shows) {
      await store.sightings.forget({ team, project: card.key.project, iid: card.key.iid })
      return card
    }
    const { shows, stories, revision } = await chronicle.note({ team, ...card.key }, card.shows, {
      ...(channel === undefined ? {} : { channel }),
    })
    const news = card.news || stories.length > 0
    return { ...cardOf(shows), post: card.post, news, revision, ...whole(card) }
  }

  return {
    post: (team, channel, card, origin) =>
      inTurn(nameOf(team, card.key), async () =>
        copies.post(team, channel, await known(team, card, channel), origin),
      ),
    refresh: (team, card, also, channel) =>
      inTurn(nameOf(team, card.key), async (held) =>
        copies.edit(team, await known(team, card, channel), also, held),
      ),
    see: (team, seen, wait) => {
      const { project_id: project, iid } = seen.view.mr
      return inTurn(nameOf(team, { project, iid }), async (held) => {
        const noted = await chronicle.note({ team, project, iid }, seen, wait ? { wait } : {})
        if (noted.stories.length > 0) return true
        await copies.catchUp(team, { ...cardOf(noted.shows), revision: noted.revision }, held)
        return false
      })
    },
    upkeep: (team, { project, iid }, checkedAt) =>
      inTurn(nameOf(team, { project, iid }), () => upkeep({ team, project, iid }, checkedAt)),
    // A line of its own: Slack takes one message a second, and nobody who acts on a card waits for that.
    tell: (team, key) =>
      inTurn(`tell ${nameOf(team, key)}`, (held) =>
        telling.tell({ team, project: key.project, iid: key.iid }, held),
      ),
  }
}

function inThisProcess(): SharedInTurn {
  const inTurn = createInTurn()
  return (name, work) => inTurn(name, () => work(async () => true))
}

function whole({ everyCopy }: Card): Pick<Card, 'everyCopy'> {
  return everyCopy ? { everyCopy } : {}
}
