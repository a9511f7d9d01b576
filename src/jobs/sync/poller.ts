import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { ScheduledRun } from '../../durable/durable.ts'
import { createKeyedMutex } from '../../model/keyed-mutex.ts'
import type { PauseReason } from '../../model/pause.ts'
import {
  type Announce,
  type AutoMergeTracker,
  createAutoMergeTracker,
} from '../../notifications/auto-merge/track.ts'
import { type Cards, selectForRefresh } from '../../notifications/cards/cards.ts'
import type { NotificationContext } from '../../notifications/context.ts'
import { createCredentialPicker } from '../../notifications/pick-credential.ts'
import type { Queues } from '../../notifications/queues.ts'
import {
  type PollInterval,
  pollInterval,
  type TrackedProject,
  trackedProjectsOf,
} from '../../notifications/tracked-projects.ts'
import {
  createPauseWatch,
  createWatchAccess,
  type PauseWatch,
} from '../../notifications/watches/check-access.ts'
import { createGroupCheck } from '../../notifications/watches/groups.ts'
import { createMilestoneWatches } from '../../notifications/watches/milestones.ts'
import type { BackgroundVerdict, BackgroundWork } from '../../services/access/background-access.ts'
import type { Services } from '../../services/services.ts'
import type { MergeRequestKey } from '../../store/tables/merge-request-events.ts'
import type { SyncCursor } from '../../store/tables/sync-cursors.ts'
import type { WebhookHealth } from '../../store/tables/webhook-events.ts'
import { createSyncProject } from './sync-project.ts'
import { createSyncQueue, noHint, type SyncHint, type SyncResult } from './sync-queue.ts'

export interface PollerOptions extends Omit<NotificationContext, 'now'> {
  readonly services: Pick<Services, 'contextOf'>
  readonly cards: Cards
  readonly queues: Queues
  readonly pace: PollInterval
  readonly failed: (error: unknown) => void
  /** Called when a poll found a change without an event, although the project sends events. */
  readonly missed?: (project: number) => void
  readonly now?: () => number
}

/** Back-off for an account without access, in multiples of the slowest poll interval. */
const RESTS = 20
/** Age at which the poller announces events of chat commands, in ms; before, the command’s process does. */
const LEFT_BEHIND_MS = 10_000
/** Longest delay before a refused token is tried again, in ms, unless the next check comes later. */
const TOKEN_RESTS_MS = 600_000
/** Longest interval between two checks for due projects, in ms. */
const GLANCE_MS = 5_000
/** Projects that are checked at once. */
const MAX_PARALLEL_CHECKS = 8

function restsAt({ slowest }: PollInterval) {
  const project = slowest * RESTS
  return { project, token: Math.max(slowest, Math.min(TOKEN_RESTS_MS, project)) }
}

/**
 * Creates the poller for auto-merges, cards and channel watches. It runs in one replica at a time, and one
 * check of a project at a time; progress is in the store. `failed` is called for a check that threw; the
 * others continue.
 */
export function createPoller(options: PollerOptions) {
  const { store, outbox, authorizeBackground, services, cards, queues, pace, failed } = options
  const { missed = () => {}, now = Date.now } = options
  const context: NotificationContext = { store, outbox, authorizeBackground, now }
  const readers = createCredentialPicker(services, { now, restMs: restsAt(pace) })
  const notifications = new Set<Promise<void>>()
  /** Slack is slow; checks do not wait for it. */
  const inBackground = (work: Promise<void>) => {
    const notification = work.catch(failed).finally(() => notifications.delete(notification))
    notifications.add(notification)
  }
  /** Merge requests whose events are being announced. */
  const announcing = new Set<string>()
  const announce: Announce = (team, { project, iid }) => {
    const name = announcedName({ team, project, iid })
    announcing.add(name)
    inBackground(cards.announce(team, { project, iid }).finally(() => announcing.delete(name)))
  }
  const follow = createAutoMergeTracker({ ...context, cards, announce })
  const pause = createPauseWatch(context)
  const watchAccess = createWatchAccess({ store, readers, pause, now })
  const checkGroups = createGroupCheck({ ...context, failed })
  const milestoneWatches = createMilestoneWatches(context)
  const admission = createAdmission({ authorizeBackground, cards, pause, follow, now })
  const syncProject = createSyncProject({
    ...context,
    readers,
    cards,
    follow,
    watchAccess,
    milestoneWatches,
    sweepEvery: pace.slowest,
    failed,
    announce,
  })
  const events = createSyncQueue({ store, syncOne, failed })
  /** Projects already reported as missing events. */
  const missing = new Set<number>()
  const withLock = createKeyedMutex()
  const checks = new Set<Promise<SyncResult>>()

  async function isDue(interest: TrackedProject, cursor: SyncCursor | null | undefined): Promise<boolean> {
    if (!cursor) return true
    const passed = now() - cursor.checkedAt
    // A clock that was set back must not stop the checks.
    if (passed < 0 || passed >= pace.slowest) return true
    if (passed < pollInterval(interest, cursor.lastChangeAt, pace, now())) return false
    const hook = await store.webhookHealth.find(interest.project)
    const isDelivered = receivesEvents(hook, now())
    if (isDelivered) missing.delete(interest.project)
    return passed >= pollInterval(interest, cursor.lastChangeAt, pace, now(), isDelivered)
  }

  async function upkeep(
    { team, project, cards: cardMessages }: TrackedProject,
    reader: string | null,
  ): Promise<void> {
    const due = new Set(selectForRefresh(cardMessages, now()).map(({ iid }) => iid))
    if (due.size === 0) return
    const checkedAt = (await store.syncCursors.find(team, project))?.checkedAt ?? 0
    for (const iid of due) await cards.upkeep(team, { project, iid }, checkedAt, reader)
  }

  /** `announced`: hints from events; null for a poll, which runs only if it is due. */
  function syncOne(interest: TrackedProject, announced: SyncHint | null): Promise<SyncResult> {
    const check = withLock(`${interest.team} ${interest.project}`, async (): Promise<SyncResult> => {
      if (
        announced === null &&
        !(await isDue(interest, await store.syncCursors.find(interest.team, interest.project)))
      )
        return 'synced'
      const admitted = await admission(interest)
      const synced = await syncProject(admitted.interest, announced ?? noHint)
      const { complete, foundSince, isUnread, reader } = synced
      if (announced === null && foundSince !== null) await miss(interest, foundSince)
      await upkeep(admitted.interest, reader)
      for (const watch of admitted.interest.channelWatches)
        if (watch.filter.queue) inBackground(queues.check(watch))
      if (isUnread) return 'unread'
      return complete && admitted.complete ? 'synced' : 'left'
    }).catch(async (error: unknown): Promise<SyncResult> => {
      failed(error)
      for (const autoMerge of interest.autoMerges) await follow.goOn(autoMerge).catch(failed)
      return 'left'
    })
    checks.add(check)
    return check.finally(() => checks.delete(check))
  }

  async function miss({ project }: TrackedProject, since: number): Promise<void> {
    if (!(await store.webhookHealth.recordMiss(project, since)) || missing.has(project)) return
    missing.add(project)
    missed(project)
  }

  async function pollAll(closing?: AbortSignal): Promise<void> {
    await checkGroups()
    const interests = await trackedProjectsOf(store)
    const cursors = new Map((await store.syncCursors.all()).map((cursor) => [nameOf(cursor), cursor]))
    // A slow answer about one project holds up few others.
    await pLimit(MAX_PARALLEL_CHECKS).map(interests, async (interest) => {
      if (closing?.aborted) return
      if (await isDue(interest, cursors.get(nameOf(interest)))) await syncOne(interest, null)
    })
    if (closing?.aborted) return
    inBackground(queues.sweep())
    for (const interest of interests) cursors.delete(nameOf(interest))
    for (const { team, project } of cursors.values()) await store.syncCursors.end(team, project)
    for (const overdue of await store.mergeRequestEvents.overdue(LEFT_BEHIND_MS))
      if (!closing?.aborted && !announcing.has(announcedName(overdue))) announce(overdue.team, overdue)
  }

  /** Resolves when the checks under way have ended, and their results are announced. */
  async function settled(): Promise<void> {
    await Promise.all(checks)
    await Promise.all(notifications)
  }

  return {
    /** Runs everything that is due or pending once; resolves when the results are announced. */
    async tick(): Promise<void> {
      await events.tick()
      await pollAll()
      await Promise.all(notifications)
    },
    /** Signals that an event of the forge was accepted. */
    onEvent: events.onEvent,
    /** Checks until the process stops or another one has taken over; ends with the check in progress. */
    async run({ closing, isCurrent }: ScheduledRun): Promise<void> {
      events.start()
      while (!closing.aborted && (await isCurrent().catch(() => true))) {
        await pollAll(closing).catch(failed)
        await sleep(Math.min(pace.fastest, GLANCE_MS), undefined, { signal: closing }).catch(() => {})
      }
      await events.stop()
      await settled()
    },
  }
}

function nameOf({ team, project }: Pick<TrackedProject, 'team' | 'project'>): string {
  return `${team} ${project}`
}

function announcedName({ team, project, iid }: MergeRequestKey): string {
  return `${team} ${project}!${iid}`
}

const TRUSTED_MS = 15 * 60_000

/**
 * True when events report the changes of a project, so that polls, the fallback, can run at the slowest
 * interval: an event arrived within the last fifteen minutes, and no poll found an unreported change in that
 * time. An event up to a minute after the poll is late, not missing (see `recordMiss` of webhook health).
 * Without a working webhook, polls run as fast as the tracked items need.
 */
function receivesEvents(hook: WebhookHealth | null, now: number): boolean {
  const isRecent = (at: number) => Math.abs(now - at) < TRUSTED_MS
  return (
    hook !== null && isRecent(hook.lastEventAt) && (hook.lastMissAt === null || !isRecent(hook.lastMissAt))
  )
}

/**
 * Excludes everything that is not allowed now from a check, so that no account reads data that its person
 * could not request themselves; the excluded parts pause, and their people are notified. `complete` is false when Slack
 * did not answer for all: the rest needs another check.
 */
function createAdmission(
  options: Pick<NotificationContext, 'authorizeBackground' | 'now'> & {
    readonly cards: Cards
    readonly pause: PauseWatch
    readonly follow: AutoMergeTracker
  },
) {
  const { authorizeBackground, cards, pause, follow, now } = options
  return async (interest: TrackedProject): Promise<{ interest: TrackedProject; complete: boolean }> => {
    const { team, project } = interest
    const verdicts = new Map<string, Promise<BackgroundVerdict>>()
    const authorize = (kind: BackgroundWork['kind'], channel: string, user: string) => {
      const name = JSON.stringify([kind, channel, user])
      const verdict = verdicts.get(name) ?? authorizeBackground({ kind, team, channel, user, project })
      verdicts.set(name, verdict)
      return verdict
    }
    let complete = true
    /** Returns the allowed items; `deny` is called for those that are not. */
    async function admit<One>(
      all: readonly One[],
      verdictOn: (one: One) => Promise<BackgroundVerdict>,
      deny: (one: One, why: PauseReason) => Promise<void>,
    ): Promise<One[]> {
      const admitted: One[] = []
      for (const one of all) {
        const verdict = await verdictOn(one)
        if (verdict.kind === 'allowed') admitted.push(one)
        else if (verdict.kind === 'unknown') complete = false
        else await deny(one, verdict.why)
      }
      return admitted
    }

    const autoMerges = await admit(
      interest.autoMerges,
      ({ channel, user }) => authorize('auto-merge', channel, user),
      follow.denied,
    )
    const channelWatches = await admit(
      interest.channelWatches,
      ({ channel, user }) => authorize('watch', channel, user),
      pause,
    )
    const cardMessages = await admit(
      interest.cards,
      async ({ channel, requestedBy }): Promise<BackgroundVerdict> =>
        requestedBy === null ? { kind: 'denied', why: 'may-not' } : authorize('card', channel, requestedBy),
      async (copy, why) => {
        const isOver = copy.trackedUntil !== null && copy.trackedUntil <= now()
        if (copy.pausedAt === null || isOver) await cards.pause(copy, why)
      },
    )
    const people = await admit(
      interest.people,
      ({ user }) => authorize('nudge', '', user),
      async () => {},
    )
    return { interest: { ...interest, autoMerges, channelWatches, cards: cardMessages, people }, complete }
  }
}
