import { wantsUnlisted } from '../../model/channel-watch.ts'
import { parseDate } from '../../model/day.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { TrackedProject } from '../../notifications/tracked-projects.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { Failure } from '../../services/failure.ts'
import { listRecent, MAX_SINGLE_READS, readTracked, type SyncedRequest } from '../../services/mr/recent.ts'

/**
 * Overlap with which the list is read again before the newest change, in ms: a server may show an older
 * change later than a newer one, and several changes may share one time.
 */
export const OVERLAP_MS = 120_000

/** Maximum number of pages read at once: ten thousand changes. */
const MAX_PAGES = 100
/** Number of passes, for items that move between two pages. */
const MAX_PASSES = 3

export interface Changes {
  readonly kind: 'changes'
  /** Newest change first, each merge request once. */
  readonly items: readonly MergeRequest[]
  /** The time of the newest one, in ms UTC by the forge’s clock; null where the forge reports no times. */
  readonly newest: number | null
}

interface ChangesSince {
  /** Changes.newest of the previous check; null when there was none, and only the first page is wanted. */
  readonly newest: number | null
  /** Nothing newer has arrived for longer than the overlap: a page of known items is the end. */
  readonly settled: boolean
  isKnown(items: readonly MergeRequest[]): Promise<boolean>
}

/** Reads pages, newest change first, back to the previous check. One request when there is little news. */
export async function readChanges(
  context: ForgeContext,
  project: number,
  since: ChangesSince,
): Promise<Changes | Failure> {
  const found = new Map<number, MergeRequest>()
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const totals = new Set<number | null>()
    for (let page: number | null = 1; page !== null && page <= MAX_PAGES; ) {
      const read = await listRecent(context, { project, page })
      if (read.kind !== 'recent') return read
      for (const mr of read.items) keep(found, mr)
      totals.add(read.total)
      page = (await isEnd(read.items, since)) ? null : read.nextPage
    }
    // An item was removed from the list meanwhile, and later ones may have moved to an earlier page.
    if (totals.size <= 1) break
  }
  const items = [...found.values()].sort((a, b) => (timeOf(b) ?? 0) - (timeOf(a) ?? 0))
  const times = items.map(timeOf).filter((time) => time !== null)
  return { kind: 'changes', items, newest: times.length > 0 ? Math.max(...times) : null }
}

function keep(found: Map<number, MergeRequest>, mr: MergeRequest): void {
  const known = found.get(mr.iid)
  if (!known || (timeOf(mr) ?? 0) >= (timeOf(known) ?? 0)) found.set(mr.iid, mr)
}

async function isEnd(items: readonly MergeRequest[], since: ChangesSince): Promise<boolean> {
  const last = items.at(-1)
  if (last === undefined || since.newest === null) return true
  const time = timeOf(last)
  if (time === null || time < since.newest - OVERLAP_MS) return true
  return since.settled && (await since.isKnown(items))
}

/** Maximum number of pages of open merge requests to read. */
const MAX_OPEN_PAGES = 20

/** Reads the open merge requests, as far as they can be read. */
export async function readOpen(context: ForgeContext, project: number): Promise<readonly MergeRequest[]> {
  const open: MergeRequest[] = []
  for (let page: number | null = 1; page !== null && page <= MAX_OPEN_PAGES; ) {
    const read = await listRecent(context, { project, page, state: 'opened' })
    if (read.kind !== 'recent') break
    open.push(...read.items)
    page = read.nextPage
  }
  return open
}

/** Returns the time of its last change, in ms UTC; null when the forge does not report it. */
export function timeOf({ updated_at, created_at }: MergeRequest): number | null {
  return parseDate(updated_at ?? created_at)?.getTime() ?? null
}

const MAX_CACHED_CHANGES = 10_000

/**
 * Reads builds and approvals of tracked merge requests, which are in no list and change without a change of
 * `updated_at`. First come those that events name, then those not read for longest: some servers let only a few of them
 * be read. Returns them by iid; failed reads are left out. `listed`: as lists have just shown them.
 */
export function createTrackedReader(now: () => number) {
  /** Time of each read, in ms UTC. A cache: a replica without an entry reads once more. */
  const readAt = new Map<string, number>()

  return async (
    { team, project, autoMerges, cards, channelWatches, people }: TrackedProject,
    context: ForgeContext,
    listed: readonly MergeRequest[],
    named: ReadonlySet<number>,
  ): Promise<ReadonlyMap<number, SyncedRequest>> => {
    const nameOf = (iid: number) => `${team} ${project} ${iid}`
    const ended = new Set(listed.filter((mr) => !isOpen(mr)).map(({ iid }) => iid))
    // An event may tell of a build, which no list does; and builds of people’s own are told to them.
    const isAll = channelWatches.some(wantsUnlisted)
    const isOwn = (mr: MergeRequest) => people.some(({ person }) => person === mr.author?.id)
    const own = listed.filter((mr) => isOpen(mr) && (isAll || isOwn(mr)))
    const tracked = [...autoMerges, ...cards, ...own].map(({ iid }) => iid)
    const watched = new Set([...tracked, ...(people.length > 0 ? named : [])]).difference(ended)
    if (watched.size === 0) return new Map()
    const rank = (iid: number) => (named.has(iid) ? -1 : (readAt.get(nameOf(iid)) ?? 0))
    const iids = [...watched].sort((one, other) => rank(one) - rank(other))
    const read = await readTracked(context, { project, iids, listed })
    if (readAt.size > MAX_CACHED_CHANGES) readAt.clear()
    for (const iid of iids.slice(0, MAX_SINGLE_READS)) readAt.set(nameOf(iid), now())
    return new Map(read.kind === 'tracked' ? read.items.map((shown) => [shown.mr.iid, shown]) : [])
  }
}
