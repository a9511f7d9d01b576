import { MergeRequest } from '../../src/model/merge-request.ts'
import { serializeCardState } from '../../src/model/merge-request-state.ts'
import { WATCHED_MS } from '../../src/notifications/cards/card-messages.ts'
import type { Store } from '../../src/store/store.ts'
import { headOf, mergeRequest, PROJECT, UPDATED_AT } from '../bodies.ts'
import { PEOPLE, personAt, placeAt } from '../drive.ts'
import { TEAM, type World } from '../world.ts'

/** A quiet project is looked at so often, in ms. */
export const LOOK_EVERY_MS = 600_000
/** The last look was so long before the start, in ms: the process looks at once, as after every ten minutes. */
const LOOKED_MS = LOOK_EVERY_MS + 60_000
/** What is looked at is so old, in ms, that it is looked at rarely. */
const OLD_MS = 86_400_000
const AT_ONCE = 250
/** Items of a page, edits of quiet cards in one look, and milestones of a digest whose issues are read: the most. */
const [PAGE, EDITS, COUNTED] = [100, 10, 20]

export interface Calls {
  /** Reads of the server. */
  readonly forge: number
  /** Messages and edits. */
  readonly slack: number
  /** Questions about who somebody is, and what a channel: the answers are kept for a while. */
  readonly who: number
}

/** Opens the store as of so long ago, in ms. */
type AsOf = (ageMs: number, work: (store: Store, at: number) => Promise<unknown>) => Promise<void>

/** Something of which there may be many, in one workspace and one project. */
export interface Kind {
  readonly name: string
  /** What the world has. */
  readonly sizes?: (count: number) => Partial<World['sizes']>
  seed(asOf: AsOf, count: number, world: World): Promise<unknown>
  /** The calls of one look at them, which comes every ten minutes, or of one digest. */
  calls(count: number): Calls
}

async function each(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => work(from + index)),
    )
}

/** The state that the last look has stored. */
async function observe(asOf: AsOf, { origin, sizes }: World): Promise<void> {
  await asOf(LOOKED_MS, async (store, at) => {
    await each(sizes.mergeRequests, (index) => {
      const mr = MergeRequest.parse(mergeRequest(index + 1, origin))
      const state = serializeCardState({ view: { mr, commits: null, files: null }, at: new Date(at) })
      return store.mergeRequestStates.record({ team: TEAM, project: PROJECT, iid: index + 1 }, 0, state, [])
    })
    await store.syncCursors.save({
      team: TEAM,
      project: PROJECT,
      checkedAt: at,
      fullScanAt: at,
      lastChangeAt: at - OLD_MS,
      newest: Date.parse(UPDATED_AT),
      reader: null,
    })
  })
}

/** Adds milestone digests for this time of the day, in ms UTC, to so many channels. */
async function addDigests(asOf: AsOf, count: number, time: number): Promise<void> {
  const due = new Date(time)
  await asOf(LOOKED_MS, async (store) => {
    // A project that was counted lately is not counted for its burndown meanwhile.
    await store.snapshots.record({ team: TEAM, project: PROJECT, milestone: 7_001 }, { open: 1, closed: 1 })
    await each(count, (index) =>
      store.digests.add(
        { team: TEAM, ...placeAt(index) },
        {
          kind: 'milestone',
          project: PROJECT,
          zone: 'UTC',
          holidays: [],
          empty: 'post',
          staleDays: null,
          cron: [`${due.getUTCMinutes()} ${due.getUTCHours()} * * *`],
          schedule: `daily ${due.getUTCHours()}:${String(due.getUTCMinutes()).padStart(2, '0')}`,
        },
      ),
    )
  })
}

const people = (count: number) => Math.min(count, PEOPLE)

export const kinds: readonly Kind[] = [
  {
    name: 'tracked cards',
    sizes: (count) => ({ mergeRequests: count }),
    async seed(asOf, count, world) {
      await asOf(OLD_MS, (store, at) =>
        each(count, (index) =>
          store.cards.remember({
            team: TEAM,
            ts: `${1_750_000_000 + index}.000100`,
            channel: placeAt(index % PEOPLE).channel,
            project: PROJECT,
            iid: index + 1,
            sha: headOf(index + 1),
            finished: false,
            revision: 1,
            requestedBy: personAt(index),
            trackedUntil: at + WATCHED_MS,
          }),
        ),
      )
      await observe(asOf, world)
    },
    // Their list, those that it does not hold a hundred at a time, and what may still be shown of those that are edited.
    calls: (count) => ({
      forge: Math.ceil(count / PAGE) + Math.min(EDITS, count),
      slack: Math.min(EDITS, count),
      who: 2 * people(count),
    }),
  },
  {
    name: 'milestones of a digest',
    sizes: (count) => ({ milestones: count }),
    seed: (asOf) => addDigests(asOf, 1, Date.now() - LOOK_EVERY_MS),
    // The list of them, the issues of twenty, and the open merge requests; a post, after a look for it.
    calls: (count) => ({ forge: Math.ceil(count / PAGE) + Math.min(COUNTED, count) + 1, slack: 2, who: 2 }),
  },
  {
    name: 'channels with a watch and a digest',
    async seed(asOf, count, world) {
      await asOf(OLD_MS, (store) =>
        each(count, (index) =>
          store.channelWatches.set({
            team: TEAM,
            ...placeAt(index),
            project: PROJECT,
            sinceIid: world.sizes.mergeRequests,
            filter: { events: ['new', 'merged', 'closed'], allLabels: false, drafts: false, bots: false },
          }),
        ),
      )
      await addDigests(asOf, count, Date.now() + 12 * LOOK_EVERY_MS)
      await observe(asOf, world)
    },
    // The list by one of the owners, and for each of the others whether they still may read it.
    calls: (count) => ({
      forge: people(count),
      slack: 0,
      who: count + people(count),
    }),
  },
  {
    name: 'linked people',
    async seed(asOf, count, world) {
      await asOf(OLD_MS, async (store) => {
        await each(count, (index) =>
          store.accounts.save(TEAM, `U1P${index}`, `token-of-another-${index}-${'x'.repeat(12)}`, {
            id: 1_000 + index,
            username: `another${index}`,
          }),
        )
        await store.channels.bind(TEAM, placeAt(0).channel, PROJECT, personAt(0))
      })
      await observe(asOf, world)
    },
    // The list, and the open ones, so that their end is noticed.
    calls: (count) => ({ forge: 2, slack: 0, who: count }),
  },
]
