import { createAutoMergeTracker, type Tell } from '../auto-merge/track.ts'
import type { Cards } from '../cards/cards.ts'
import { needsRefresh } from '../cards/refresh-quiet.ts'
import { createWatchAccess } from '../channel-watches/check-access.ts'
import { createPauseWatch } from '../channel-watches/pause.ts'
import type { Outbox } from '../outbox/port.ts'
import type { AuthorizeBackground } from '../services/access/background-access.ts'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/store.ts'
import { LEASE_MS, withLease } from '../store/tables/leases.ts'
import { createAdmission } from './admission.ts'
import { nothing, type SyncHint } from './hint.ts'
import { createCredentialPicker } from './pick-credential.ts'
import { createSyncProject } from './sync-project.ts'
import { createSyncQueue, type SyncResult } from './sync-queue.ts'
import {
  type PollInterval,
  pollInterval,
  type TrackedProject,
  trackedProjectsOf,
} from './tracked-projects.ts'
import { isTold } from './webhook-health.ts'

export interface PollerOptions {
  readonly store: Store
  readonly services: Pick<Services, 'contextOf'>
  readonly judge: AuthorizeBackground
  readonly cards: Cards
  readonly outbox: Outbox
  readonly pace: PollInterval
  readonly failed: (error: unknown) => void
  /** A poll has found a change in this project of which no event told, though events come from there. */
  readonly missed?: (project: number) => void
  readonly now?: () => number
}

/** So many of the longest pauses pass before an account that could not read is tried again. */
const RESTS = 20
/** What was done in chat is told by whoever answers there, unless it has waited for so long, in ms. */
const LEFT_BEHIND_MS = 10_000
/** An account whose token the forge refused is tried again after so long at the latest, in ms, or at the next look. */
const TOKEN_RESTS_MS = 600_000
/** How often to see whether anything is due, in ms, at most. */
const GLANCE_MS = 5_000

function restsAt({ slowest }: PollInterval) {
  const project = slowest * RESTS
  return { project, token: Math.max(slowest, Math.min(TOKEN_RESTS_MS, project)) }
}

/** Looks at what changes in the projects where something is watched: again and again, and when events tell of it. */
export interface Poller {
  /** Looks once at everything that is due or owed; resolves when what came of it is told. */
  tick(): Promise<void>
  /** An event of the forge was accepted. */
  heard(): void
  /** `events`: whether events are accepted, here or by other replicas. */
  start(events?: boolean): void
  /** Looks at nothing further; resolves when the look at one project that is under way has ended. */
  stop(): Promise<void>
}

/**
 * Makes the job that follows waits, cards and feeds. One replica at a time looks at a project; how far it came is
 * in the store. `failed` is told of a look that threw; the others go on.
 */
export function createPoller(options: PollerOptions): Poller {
  const { store, services, judge, cards, outbox, pace, failed, missed = () => {}, now = Date.now } = options
  const readers = createCredentialPicker(services, { now, restMs: restsAt(pace) })
  const tellings = new Set<Promise<void>>()
  /** Slack takes its time; the looks do not wait for it. */
  const tell: Tell = (team, key) => {
    const telling = cards
      .tell(team, key)
      .catch(failed)
      .finally(() => tellings.delete(telling))
    tellings.add(telling)
  }
  const follow = createAutoMergeTracker({ store, cards, outbox, now, tell })
  const pause = createPauseWatch({ store, outbox, now })
  const feedOwners = createWatchAccess({ store, readers, pause, now })
  const admission = createAdmission({ judge, cards, pause, follow, now })
  const sweepEvery = pace.slowest
  const look = createSyncProject({ store, readers, cards, follow, feedOwners, now, sweepEvery, failed, tell })
  const events = createSyncQueue({ store, lookAt, failed })
  /** Projects of which it was said that events are missing. */
  const missing = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let stopping = false

  async function isDue(interest: TrackedProject): Promise<boolean> {
    const poll = await store.syncCursors.find(interest.team, interest.project)
    if (!poll) return true
    const passed = now() - poll.checkedAt
    // A clock that was set back must not stop the looks.
    if (passed < 0 || passed >= pace.slowest) return true
    if (passed < pollInterval(interest, poll.lastChangeAt, pace, now())) return false
    const told = isTold(await store.webhookHealth.find(interest.project), now())
    if (told) missing.delete(interest.project)
    return passed >= pollInterval(interest, poll.lastChangeAt, pace, now(), told)
  }

  async function upkeep({ team, project, cards: copies }: TrackedProject): Promise<void> {
    const checkedAt = (await store.syncCursors.find(team, project))?.checkedAt ?? 0
    const due = new Set(copies.filter((copy) => needsRefresh(copy, now())).map(({ iid }) => iid))
    for (const iid of due) await cards.upkeep(team, { project, iid }, checkedAt)
  }

  /** `announced`: what events have told; null for a poll, which is made if it is due. */
  async function lookAt(interest: TrackedProject, announced: SyncHint | null): Promise<SyncResult> {
    const lease = await store.leases.take(`poll ${interest.team} ${interest.project}`, LEASE_MS)
    if (!lease) return 'busy'
    return withLease(lease, async (): Promise<SyncResult> => {
      if (announced === null && !(await isDue(interest))) return 'looked'
      const admitted = await admission(interest)
      const { complete, foundSince } = await look(admitted.interest, announced ?? nothing)
      if (announced === null && foundSince !== null) await miss(interest.project, foundSince)
      await upkeep(admitted.interest)
      return complete && admitted.complete ? 'looked' : 'left'
    }).catch(async (error: unknown): Promise<SyncResult> => {
      failed(error)
      for (const watch of interest.waits) await follow.goOn(watch).catch(failed)
      return 'left'
    })
  }

  async function miss(project: number, since: number): Promise<void> {
    if (!(await store.webhookHealth.recordMiss(project, since)) || missing.has(project)) return
    missing.add(project)
    missed(project)
  }

  async function lookAround(): Promise<void> {
    const interests = await trackedProjectsOf(store)
    for (const interest of interests) {
      if (stopping) return
      if (await isDue(interest)) await lookAt(interest, null)
    }
    for (const { team, project } of await store.syncCursors.all())
      if (!interests.some((one) => one.team === team && one.project === project))
        await store.syncCursors.end(team, project)
    for (const { team, ...key } of await store.mergeRequestEvents.overdue(LEFT_BEHIND_MS))
      if (!stopping) tell(team, key)
  }

  return {
    async tick() {
      await events.tick()
      await lookAround()
      await Promise.all(tellings)
    },
    heard: events.heard,
    start(listens = false) {
      if (listens) events.start()
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
      await Promise.all([running, events.stop()])
      await Promise.all(tellings)
    },
  }
}
