import type { ChannelWatch } from '../../model/channel-watch.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { serializeCardState } from '../../model/merge-request-state.ts'
import type { ForgeContext } from '../../services/context.ts'
import { listRecent } from '../../services/mr/recent.ts'
import type { ChannelWatchesTable } from '../../store/tables/channel-watches.ts'
import type { MergeRequestStates } from '../../store/tables/merge-request-states.ts'
import type { TrackedProject } from '../tracked-projects.ts'

/** Maximum number of pages of open merge requests to read. */
const MAX_PAGES = 20

/** Reads the open merge requests, as far as they can be read. */
export async function readOpen(context: ForgeContext, project: number): Promise<readonly MergeRequest[]> {
  const open: MergeRequest[] = []
  for (let page: number | null = 1; page !== null && page <= MAX_PAGES; ) {
    const read = await listRecent(context, { project, page, state: 'opened' })
    if (read.kind !== 'recent') break
    open.push(...read.items)
    page = read.nextPage
  }
  return open
}

/**
 * Records the open merge requests, so that their end is noticed: after a store was restored, and where the
 * first check comes late.
 */
export async function seedOpen(
  states: Pick<MergeRequestStates, 'record'>,
  { team, project, channelWatches }: Pick<TrackedProject, 'team' | 'project' | 'channelWatches'>,
  open: readonly MergeRequest[],
  at: Date,
): Promise<void> {
  const after = Math.min(...channelWatches.map((watch) => watch.sinceIid))
  for (const mr of open.filter(({ iid }) => iid <= after)) {
    const state = serializeCardState({ view: { mr, commits: null, files: null }, at })
    await states.record({ team, project, iid: mr.iid }, 0, state, [])
  }
}

/**
 * Restarts the channel watches of a restored store: merge requests opened between the copy and now were
 * posted already, so the watches start after the newest of them.
 */
export async function restartAfterRestore(
  store: Pick<ChannelWatchesTable, 'startAfter'>,
  watches: readonly ChannelWatch[],
  items: readonly MergeRequest[],
): Promise<readonly ChannelWatch[]> {
  const newest = Math.max(0, ...items.map(({ iid }) => iid))
  const started: ChannelWatch[] = []
  for (const watch of watches) {
    if (watch.sinceIid >= 0) started.push(watch)
    else {
      await store.startAfter(watch, newest)
      started.push({ ...watch, sinceIid: newest })
    }
  }
  return started
}
