import { isOpen } from '../model/merge-request.ts'
import type { MergeRequestView } from '../model/merge-request-view.ts'
import type { ForgeContext } from '../services/context.ts'
import { readAlone } from '../services/mr/recent.ts'
import type { Changes } from './changes-since.ts'
import type { SyncHint } from './hint.ts'
import type { TrackedProject } from './tracked-projects.ts'

/** Maximum number of single reads in one check. */
const AT_MOST = 20
const REMEMBERED = 10_000

/** The data of a merge request from a list or from a single read. */
export type Shown = Pick<MergeRequestView, 'mr' | 'approvals'>

/**
 * Reads tracked merge requests one by one, since pipelines and approvals are in no list and change without a
 * change of `updated_at`. At most twenty per check: those that events name, then those not read for longest;
 * all after an event about the project as a whole. Returns them by iid; failed reads are left out.
 */
export type ReadAlone = (
  interest: TrackedProject,
  context: ForgeContext,
  listed: Changes,
  announced: SyncHint,
) => Promise<ReadonlyMap<number, Shown>>

export function createReadAlone(now: () => number): ReadAlone {
  /** Time of each read, in ms UTC. A cache: a replica without an entry reads once more. */
  const readAt = new Map<string, number>()

  return async ({ team, project, waits, cards }, context, { items }, { iids, whole }) => {
    const nameOf = (iid: number) => `${team} ${project} ${iid}`
    const ended = new Set(items.filter((mr) => !isOpen(mr)).map(({ iid }) => iid))
    const watched = new Set([...waits, ...cards].map(({ iid }) => iid)).difference(ended)
    const rank = (iid: number) => (iids.has(iid) ? -1 : (readAt.get(nameOf(iid)) ?? 0))
    const waiting = [...watched].sort((one, other) => rank(one) - rank(other))
    const chosen = whole ? waiting : waiting.slice(0, AT_MOST)
    if (chosen.length === 0) return new Map()
    const read = await readAlone(context, { project, iids: chosen })
    if (readAt.size > REMEMBERED) readAt.clear()
    for (const iid of chosen) readAt.set(nameOf(iid), now())
    return new Map(read.kind === 'alone' ? read.items.map((shown) => [shown.mr.iid, shown]) : [])
  }
}
