import type { Session } from '../forge/client.ts'
import { listMergeRequests, readAllMergeRequests } from '../forge/merge-requests.ts'
import type { ChannelWatch } from '../model/channel-watch.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import { serializeCardState } from '../model/merge-request-state.ts'
import type { Store } from '../store/store.ts'
import { type Failure, readFailure } from './failure.ts'
import { readActive } from './milestone/active.ts'

/** Most open merge requests recorded at the start; others are reported from their second change on. */
const OPEN_KNOWN = 2000
const OPEN = { state: 'opened', order_by: 'updated_at' } as const

interface WatchSeed extends Pick<ChannelWatch, 'sinceIid' | 'milestones'> {
  readonly kind: 'seed'
  readonly open: readonly MergeRequest[]
}

/** Most merge requests of a project made after the watch that are news; more were imported with it. */
const MAX_BORN = 20

/**
 * Records how a project stands when a watch of it begins, so that only what comes from then on is news. `isBorn`: the
 * watch is older than the project, and all that is in it came since.
 */
export async function seedWatch(
  store: Pick<Store, 'mergeRequestStates'>,
  session: Session,
  { team, project, filter }: Pick<ChannelWatch, 'team' | 'project' | 'filter'>,
  { at, isBorn = false }: { readonly at: Date; readonly isBorn?: boolean },
): Promise<WatchSeed | Failure> {
  // Numbers increase with every merge request, so no clock decides what is new.
  const latest = await listMergeRequests(session, project, { state: 'all', page: 1, per_page: 1 })
  if (latest.kind !== 'done') return readFailure(latest, `Project ${project}`)
  const newest = latest.value.items[0]?.iid ?? 0
  const sinceIid = isBorn && newest <= MAX_BORN ? 0 : newest
  const open = await readAllMergeRequests(session, project, OPEN, { maxItems: OPEN_KNOWN })
  if (open.kind !== 'done') return readFailure(open, `Project ${project}`)
  for (const mr of open.value.items.filter(({ iid }) => iid <= sinceIid)) {
    const state = serializeCardState({ view: { mr, commits: null, files: null }, at })
    await store.mergeRequestStates.record({ team, project, iid: mr.iid }, 0, state, [])
  }
  const active = filter.events.includes('milestones') ? await readActive(session, project) : null
  if (active && active.kind !== 'active') return active
  const milestones = JSON.stringify(active?.items ?? [])
  return { kind: 'seed', sinceIid, milestones, open: open.value.items }
}
