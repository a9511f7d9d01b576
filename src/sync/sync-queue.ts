import type { Store } from '../store/store.ts'
import type { PendingSync } from '../store/tables/webhook-events.ts'
import { hintOf, type SyncHint } from './hint.ts'
import { type TrackedProject, trackedProjectsOf } from './tracked-projects.ts'

/** So long, in ms, an event waits for others of its moment. */
const GATHER_MS = 100
/** Events of one project make the forge be read so often at most, in ms. */
const APART_MS = 1_000
/** What has kept a look from being made is over soon: another look that is under way. In ms. */
const BUSY_MS = 200
/** What could not be read, or is being changed in chat, is looked at again later and later, in ms. */
const AGAIN_MS = { first: 1_000, longest: 15_000 }
/** How often to see whether a process that died has left something, in ms. */
const GLANCE_MS = 3_000

/** How a look went: `left` when something is to be read another time, `busy` when another look is under way. */
export type SyncResult = 'looked' | 'left' | 'busy'

/** Reads the forge because of events: what they are about, as the polls read it, and nothing that they say. */
export interface SyncQueue {
  /** An event was accepted. */
  heard(): void
  /** Looks at once at everything that is owed; resolves when that has ended. */
  tick(): Promise<void>
  start(): void
  /** Begins no further look; resolves when those under way have ended. */
  stop(): Promise<void>
}

/**
 * Per project at most one look is under way and one more waits: however many events come, in whatever order, what
 * has come by the beginning of a look is settled by it, and what comes later is owed the next one. An event that is
 * accepted is in the store until then, so that it outlives the process; an event of a project in which nothing is
 * watched costs no call of the forge.
 */
export function createSyncQueue({
  store,
  lookAt,
  failed,
}: {
  readonly store: Store
  readonly lookAt: (interest: TrackedProject, announced: SyncHint) => Promise<SyncResult>
  readonly failed: (error: unknown) => void
}): SyncQueue {
  const underWay = new Map<number, Promise<void>>()
  /** When a project may be looked at again (monotonic ms), and how often in a row something was left. */
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
    const owed = await store.webhookEvents.pending()
    if (owed.length === 0) return
    // Read after what is owed: who began to watch before an event came is not left out.
    const interests = Map.groupBy(await trackedProjectsOf(store), ({ project }) => project)
    if (!isOpen && !atOnce) return
    for (const [project, looks] of Map.groupBy(owed, (look) => look.project)) {
      const rest = atOnce ? 0 : (rests.get(project)?.until ?? 0) - performance.now()
      if (rest > 0) wakeIn(rest)
      else if (!underWay.has(project)) underWay.set(project, settle(looks, interests.get(project) ?? []))
    }
  }

  async function settle(looks: readonly PendingSync[], interests: readonly TrackedProject[]): Promise<void> {
    const project = looks[0]?.project ?? 0
    const began = performance.now()
    const result = await lookAtAll(looks, interests).catch((error: unknown): SyncResult => {
      failed(error)
      return 'left'
    })
    const failures = result === 'left' ? (rests.get(project)?.failures ?? 0) + 1 : 0
    const until = result === 'looked' ? began + APART_MS : performance.now() + pauseAfter(failures)
    if (interests.length > 0) rests.set(project, { until, failures })
    underWay.delete(project)
    wakeIn(Math.max(0, until - performance.now()))
  }

  async function lookAtAll(
    looks: readonly PendingSync[],
    interests: readonly TrackedProject[],
  ): Promise<SyncResult> {
    const announced = hintOf(looks)
    const results: SyncResult[] = []
    for (const interest of interests) results.push(await lookAt(interest, announced))
    const result = (['busy', 'left'] as const).find((one) => results.includes(one)) ?? 'looked'
    // Of what is left, one event for each merge request is enough to know of.
    const settled = result === 'looked' ? looks : looks.filter(({ iid }, nth) => !isFirst(looks, iid, nth))
    await store.webhookEvents.settle(settled)
    return result
  }

  return {
    heard: () => wakeIn(GATHER_MS),
    async tick() {
      await begin(true)
      await Promise.all(underWay.values())
    },
    start() {
      isOpen = true
      wakeIn(0)
    },
    async stop() {
      isOpen = false
      clearTimeout(timer)
      await beginning
      await Promise.all(underWay.values())
    },
  }
}

function isFirst(looks: readonly PendingSync[], iid: number | null, nth: number): boolean {
  return looks.findIndex((look) => look.iid === iid) === nth
}

function pauseAfter(failures: number): number {
  return failures === 0 ? BUSY_MS : Math.min(AGAIN_MS.longest, AGAIN_MS.first * 2 ** (failures - 1))
}
