import { getMergeRequestChanges } from '../../forge/merge-requests.ts'
import type { Change } from '../../model/change.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { type MergeRequestName, readByName } from './read.ts'

export interface ListedChanges {
  readonly kind: 'changes'
  /** Read together with the changes, so that both belong to the same head. */
  readonly mr: MergeRequest
  readonly changes: readonly Change[]
}

export function listChanges(context: ForgeContext, name: MergeRequestName): Promise<ListedChanges | Failure> {
  return withReader(context, name.project, async (session) => {
    const read = await readByName(session, name, context.ids, async (ids) => {
      const mr = await getMergeRequestChanges(session, name.project, ids)
      return { mr, changes: mr.kind === 'done' ? mr.value.changes : [] }
    })
    return read.kind === 'read' ? { kind: 'changes', mr: read.mr, changes: read.parts.changes } : read
  })
}
