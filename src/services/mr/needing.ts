import type { WatchFilter } from '../../model/channel-watch.ts'
import { withReader } from '../access/credentials.ts'
import { isQueued } from '../channel-watch-filter.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { withFreezes } from './freeze.ts'
import { openRequests } from './list.ts'
import { readTracked, type SyncedRequest } from './recent.ts'
import { withTrains } from './unlisted.ts'

/** The merge requests of a project that need somebody. */
export interface NeedingRequests {
  readonly kind: 'needing'
  readonly items: readonly SyncedRequest[]
}

/** Reads those that need somebody, with builds, reviews and freezes, as far as the server tells them. */
export function readNeeding(
  context: ForgeContext,
  { project, filter }: { readonly project: number; readonly filter: WatchFilter },
): Promise<NeedingRequests | Failure> {
  return withReader(context, project, async (session) => {
    const open = await openRequests(session, project)
    if (open.kind !== 'requests') return open
    const listed = open.items.filter((mr) => isQueued(mr, filter))
    // In an order that does not change: some servers let only the first ones be read.
    const iids = listed.map(({ iid }) => iid).toSorted((a, b) => a - b)
    const tracked = await readTracked(context, { project, iids, listed })
    if (tracked.kind !== 'tracked') return tracked
    const read = new Map(tracked.items.map((one) => [one.mr.iid, one]))
    const found = listed.map((mr): SyncedRequest => read.get(mr.iid) ?? { mr })
    const built = found.map(({ mr }) => mr)
    const complete = await withFreezes(context, await withTrains(session, built))
    return { kind: 'needing', items: found.map((one, nth) => ({ ...one, mr: complete[nth] ?? one.mr })) }
  })
}
