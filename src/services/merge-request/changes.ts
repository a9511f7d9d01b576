import type { Session } from '../../api/client.ts'
import { getMergeRequestChanges } from '../../api/merge-requests.ts'
import type { Change } from '../../model/change.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { Trouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { byName, type MergeRequestName } from './look.ts'

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
): Promise<ListedChanges | Trouble> {
  const read = await byName(session, name, directory, async (ids) => {
    const mr = await getMergeRequestChanges(session, name.project, ids)
    return { mr, changes: mr.kind === 'done' ? mr.value.changes : [] }
  })
  return read.kind === 'read' ? { kind: 'changes', mr: read.mr, changes: read.parts.changes } : read
}
