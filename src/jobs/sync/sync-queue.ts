import type { ForgeEvent } from '../../model/forge-event.ts'
import { type TrackedProject, trackedProjectsOf } from '../../notifications/tracked-projects.ts'
import type { Store } from '../../store/store.ts'
import type { PendingSync } from '../../store/tables/webhook-events.ts'

/** Delay in which an event waits for others of the same moment, in ms. */
const GATHER_MS = 100
/** Minimum interval between two reads of the forge for events of one project, in ms. */
const APART_MS = 1_000
/** Delays after failed reads or changes in progress in chat, growing, in ms. */
const AGAIN_MS = { first: 1_000, max: 15_000 }
/** Interval between checks for events that other processes have accepted, in ms. */
const GLANCE_MS = 1_000

/** The result of a check: `left` when something remains to be read, `unread` when nothing could be. */
export type SyncResult = 'synced' | 'left' | 'unread'

/**
 * Per project at most one check runs and one more waits: however many events arrive, in whatever order, a
 * check settles those accepted before it began, and later ones get the next check. Until then an accepted
 * event is in the store, so that it outlives the process; an event of a project that is not tracked causes no
 * call to the forge.
 */
export function createSyncQueue(options: {
  readonly store: Store
  readonly syncOne: (interest: TrackedProject, announced: SyncHint) => Promise<SyncResult>
  readonly failed: (error: unknown) => void
}) {
  const { store, syncOne, failed } = options
  const underWay = new Map<number, Promise<void>>()
  /** The earliest next check of a project (monotonic ms), and its number of consecutive failures. */
  const rests = new Map<number, { readonly until: number; readonly failures: number }>()
  let timer: NodeJS.Timeout | undefined
  let wakesAt = Number.POSITIVE_INFINITY
  let beginning: Promise<void> = Promise.resolve()
  let isOpen = false

  function wakeIn(ms: number): void {
    const at = performance.now() + ms
    if (!isOpen || at >= wakesAt) return
    clearTimeout(timer)
    wakesAt = at
    timer = setTimeout(() => {
      wakesAt = Number.POSITIVE_INFINITY
      beginning = begin(false)
        .catch(failed)
        .finally(() => wakeIn(GLANCE_MS))
    }, ms)
  }

  async function begin(atOnce: boolean): Promise<void> {
    const pending = await store.webhookEvents.pending()
    if (pending.length === 0) return
    // Read after the events: a watch that began before an event arrived is included.
    const interests = Map.groupBy(await trackedProjectsOf(store), ({ project }) => project)
    if (!isOpen && !atOnce) return
    for (const [project, syncs] of Map.groupBy(pending, (sync) => sync.project)) {
      const rest = atOnce ? 0 : (rests.get(project)?.until ?? 0) - performance.now()
      if (rest > 0) wakeIn(rest)
      else if (!underWay.has(project))
        underWay.set(project, settle(project, syncs, interests.get(project) ?? []))
    }
  }

  async function settle(
    project: number,
    syncs: readonly PendingSync[],
    interests: readonly TrackedProject[],
  ): Promise<void> {
    const began = performance.now()
    const result = await syncAll(project, syncs, interests).catch((error: unknown): SyncResult => {
      failed(error)
      return 'left'
    })
    const failures = result === 'synced' ? 0 : (rests.get(project)?.failures ?? 0) + 1
    const until = result === 'synced' ? began + APART_MS : performance.now() + pauseAfter(failures)
    if (interests.length > 0) rests.set(project, { until, failures })
    underWay.delete(project)
    wakeIn(Math.max(0, until - performance.now()))
  }

  async function syncAll(
    project: number,
    syncs: readonly PendingSync[],
    interests: readonly TrackedProject[],
  ): Promise<SyncResult> {
    const announced = hintOf(syncs)
    const results: SyncResult[] = []
    for (const interest of interests) results.push(await syncOne(interest, announced))
    if (results.includes('unread')) {
      await store.webhookEvents.collapse(project)
      return 'unread'
    }
    const result = results.includes('left') ? 'left' : 'synced'
    // For unfinished work, one pending event per merge request is enough.
    const settled = result === 'synced' ? syncs : syncs.filter(({ iid }, nth) => !isFirst(syncs, iid, nth))
    await store.webhookEvents.settle(settled)
    return result
  }

  return {
    /** Signals that an event was accepted. */
    onEvent: (): void => wakeIn(GATHER_MS),
    /** Checks everything pending at once; resolves when that has ended. */
    async tick(): Promise<void> {
      await begin(true)
      await Promise.all(underWay.values())
    },
    start(): void {
      isOpen = true
      wakeIn(0)
    },
    /** Starts no further check; resolves when those in progress have ended. */
    async stop(): Promise<void> {
      isOpen = false
      clearTimeout(timer)
      await beginning
      await Promise.all(underWay.values())
    },
  }
}

function isFirst(syncs: readonly PendingSync[], iid: number | null, nth: number): boolean {
  return syncs.findIndex((sync) => sync.iid === iid) === nth
}

function pauseAfter(failures: number): number {
  return Math.min(AGAIN_MS.max, AGAIN_MS.first * 2 ** (failures - 1))
}

/** Hints from a project’s events: what to read beside the changes in the list. */
export interface SyncHint {
  /** Merge requests that are read alone, where a card shows them, even if the list shows no change. */
  readonly iids: ReadonlySet<number>
  readonly whole: boolean
}

export const noHint: SyncHint = { iids: new Set(), whole: false }

function hintOf(events: readonly ForgeEvent[]): SyncHint {
  const iids = events.map(({ iid }) => iid)
  return { iids: new Set(iids.filter((iid) => iid !== null)), whole: iids.includes(null) }
}
