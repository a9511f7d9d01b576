import type { ServiceRoom } from '../services/services.ts'
import type { Store } from '../store/store.ts'
import { HELD_MS, whileHeld } from '../store/while-held.ts'
import type { Cards } from './cards.ts'
import { createFeedOwners } from './feed-owners.ts'
import { createFeedPause } from './feed-pause.ts'
import { createFollow, type Tell } from './follow.ts'
import { type Interest, interestsOf, type Pace, pauseOf } from './interests.ts'
import type { Outbox } from './outbox.ts'
import { createProjectLook } from './project-look.ts'
import { createReaders } from './readers.ts'
import { needsUpkeep } from './upkeep.ts'

export interface PollOptions {
  readonly store: Store
  readonly room: Pick<ServiceRoom, 'of'>
  readonly cards: Cards
  readonly outbox: Outbox
  readonly pace: Pace
  readonly failed: (error: unknown) => void
  readonly now?: () => number
}

/** So many of the longest pauses pass before an account that could not read is tried again. */
const RESTS = 20
/** What was done in chat is told by whoever answers there, unless it has waited for so long, in ms. */
const LEFT_BEHIND_MS = 10_000
/** How often to see whether anything is due, in ms, at most. */
const GLANCE_MS = 5_000

/** Looks at what changes in the projects where something is watched: the API has no events. */
export interface PollJob {
  /** Looks once at everything that is due; resolves when what came of it is told. */
  tick(): Promise<void>
  start(): void
  /** Looks at nothing further; resolves when the look at one project that is under way has ended. */
  stop(): Promise<void>
}

/**
 * Makes the job that follows waits, cards and feeds. One replica at a time looks at a project; how far it came is
 * in the store. `failed` is told of a look that threw; the others go on.
 */
export function createPollJob(options: PollOptions): PollJob {
  const { store, room, cards, outbox, pace, failed, now = Date.now } = options
  const readers = createReaders(room, { now, restMs: pace.slowest * RESTS })
  const tellings = new Set<Promise<void>>()
  /** Slack takes its time; the looks do not wait for it. */
  const tell: Tell = (team, key) => {
    const telling = cards
      .tell(team, key)
      .catch(failed)
      .finally(() => tellings.delete(telling))
    tellings.add(telling)
  }
  const follow = createFollow({ store, cards, outbox, now, tell })
  const feedOwners = createFeedOwners({ store, readers, pause: createFeedPause({ store, outbox }), now })
  const sweepEvery = pace.slowest
  const look = createProjectLook({ store, readers, cards, follow, feedOwners, now, sweepEvery, failed, tell })
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let stopping = false

  async function isDue(interest: Interest): Promise<boolean> {
    const poll = await store.polls.find(interest.team, interest.project)
    if (!poll) return true
    const passed = now() - poll.checkedAt
    // A clock that was set back must not stop the looks.
    return passed < 0 || passed >= pauseOf(interest, poll.movedAt, pace, now())
  }

  async function upkeep({ team, project, cards: copies }: Interest): Promise<void> {
    const checkedAt = (await store.polls.find(team, project))?.checkedAt ?? 0
    const due = new Set(copies.filter((copy) => needsUpkeep(copy, now())).map(({ iid }) => iid))
    for (const iid of due) await cards.upkeep(team, { project, iid }, checkedAt)
  }

  async function lookAt(interest: Interest): Promise<void> {
    const lease = await store.leases.take(`poll ${interest.team} ${interest.project}`, HELD_MS)
    if (!lease) return
    await whileHeld(lease, async () => {
      if (!(await isDue(interest))) return
      await look(interest)
      await upkeep(interest)
    }).catch(async (error) => {
      failed(error)
      for (const watch of interest.waits) await follow.goOn(watch).catch(failed)
    })
  }

  async function lookAround(): Promise<void> {
    const interests = await interestsOf(store)
    for (const interest of interests) {
      if (stopping) return
      if (await isDue(interest)) await lookAt(interest)
    }
    for (const { team, project } of await store.polls.all())
      if (!interests.some((one) => one.team === team && one.project === project))
        await store.polls.end(team, project)
    for (const { team, ...key } of await store.stories.waiting(LEFT_BEHIND_MS)) if (!stopping) tell(team, key)
  }

  return {
    async tick() {
      await lookAround()
      await Promise.all(tellings)
    },
    start() {
      timer = setInterval(
        () => {
          // A slow forge must not make looks pile up.
          running ??= lookAround()
            .catch(failed)
            .finally(() => {
              running = null
            })
        },
        Math.min(pace.fastest, GLANCE_MS),
      )
    },
    async stop() {
      stopping = true
      clearInterval(timer)
      await running
      await Promise.all(tellings)
    },
  }
}
