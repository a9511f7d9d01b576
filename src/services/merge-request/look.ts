import type { Answer } from '../../api/answer.ts'
import { getApprovals } from '../../api/approvals.ts'
import type { Session } from '../../api/client.ts'
import { getMergeRequest, getMergeRequestChanges, getMergeRequestCommits } from '../../api/merge-requests.ts'
import type { MergeRequest, MergeRequestIds } from '../../model/merge-request.ts'
import { fileChanges, type MergeRequestView } from '../../model/merge-request-view.ts'
import { readTrouble, type Trouble } from '../trouble.ts'
import type { Directory } from './directory.ts'

/** Names one merge request as people do: the numeric project and the iid. */
export interface MergeRequestName {
  readonly project: number
  readonly mr: number
}

export type Viewed = { readonly kind: 'view'; readonly view: MergeRequestView }
export type Found = { readonly kind: 'found'; readonly mr: MergeRequest }

/** Reads a merge request by iid, alone: what every write does first, so that it never acts on another one. */
export async function findMergeRequest(
  session: Session,
  name: MergeRequestName,
  directory: Directory,
): Promise<Found | Trouble> {
  const read = await byName(session, name, directory, async (ids) => ({
    mr: await getMergeRequest(session, name.project, ids),
  }))
  return read.kind === 'read' ? { kind: 'found', mr: read.mr } : read
}

/** Reads a merge request with its commits, its changes and who approved it, by iid. */
export async function viewMergeRequest(
  session: Session,
  name: MergeRequestName,
  directory: Directory,
): Promise<Viewed | Trouble> {
  const read = await byName(session, name, directory, async (ids) => {
    const [mr, commits, changes, approvals] = await Promise.all([
      getMergeRequest(session, name.project, ids),
      getMergeRequestCommits(session, name.project, ids),
      getMergeRequestChanges(session, name.project, ids),
      session.offers('approvals') ? getApprovals(session, name.project, ids) : null,
    ])
    return { mr, commits, changes, approvals }
  })
  if (read.kind !== 'read') return read
  const { mr, parts } = read
  const commits = parts.commits.kind === 'done' ? parts.commits.value : null
  const changes = parts.changes.kind === 'done' ? parts.changes.value : null
  const approvals = parts.approvals?.kind === 'done' ? parts.approvals.value : null
  return {
    kind: 'view',
    view: {
      mr,
      // A push between these reads would pair one head with the commits or files of another.
      commits: commits && (commits.length === 0 || commits[0]?.id === mr.sha) ? commits : null,
      files: changes && changes.sha === mr.sha ? fileChanges(changes.changes) : null,
      ...(parts.approvals ? { approvals } : {}),
    },
  }
}

type Read<Parts> = { readonly kind: 'read'; readonly mr: MergeRequest; readonly parts: Parts }

/** Reads at the id that is remembered; where that leads to another merge request, it is looked up anew, once. */
export async function byName<Parts extends { readonly mr: Answer<MergeRequest> }>(
  session: Session,
  { project, mr: iid }: MergeRequestName,
  directory: Directory,
  read: (ids: MergeRequestIds) => Promise<Parts>,
): Promise<Read<Parts> | Trouble> {
  let trouble: Trouble = { kind: 'not-found', what: `!${iid}` }
  for (let tries = 0; tries < 2; tries += 1) {
    const ids = await directory.mergeRequestIds(session, project, iid)
    if ('kind' in ids) return ids
    const parts = await read(ids)
    const { mr } = parts
    if (mr.kind === 'done' && mr.value.iid === iid && mr.value.project_id === project) {
      await directory.learn(mr.value)
      return { kind: 'read', mr: mr.value, parts }
    }
    if (mr.kind !== 'done') trouble = readTrouble(mr, `!${iid}`)
    if (trouble.kind !== 'not-found') return trouble
    directory.forget(project, iid)
  }
  return trouble
}
