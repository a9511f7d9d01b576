import type { Session } from '../../forge/client.ts'
import { getMergeRequestChanges } from '../../forge/merge-requests.ts'
import type { Change } from '../../model/change.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { Failure } from '../failure.ts'
import type { Directory } from './id-cache.ts'
import { byName, type MergeRequestName } from './read.ts'

export interface ListedChanges {
  readonly kind: 'changes'
  /** Read together with the changes, so that its head is theirs. */
  readonly mr: MergeRequest
  readonly changes: readonly Change[]
}

/** The files that a merge request changes, with their diffs. */
export async function listChanges(
  session: Session,
  name: MergeRequestName,
  directory: Directory,
): Promise<ListedChanges | Failure> {
  const read = await byName(session, name, directory, async (ids) => {
    const mr = await getMergeRequestChanges(session, name.project, ids)
    return { mr, changes: mr.kind === 'done' ? mr.value.changes : [] }
  })
  return read.kind === 'read' ? { kind: 'changes', mr: read.mr, changes: read.parts.changes } : read
}
