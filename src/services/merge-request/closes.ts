import type { Session } from '../../api/client.ts'
import { everyIssueClosedOnMerge, getMergeRequest } from '../../api/merge-requests.ts'
import type { ClosingIssue } from '../../model/issue.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import { readTrouble, type Trouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { byName, type MergeRequestName } from './look.ts'

export interface ListedClosingIssues {
  readonly kind: 'closes'
  readonly mr: MergeRequest
  /** Of the forge’s own tracker, or of another one. */
  readonly issues: readonly ClosingIssue[]
  /** False when there are, or may be, more than were read. */
  readonly complete: boolean
}

/** The issues that a merge would close. */
export async function listClosingIssues(
  session: Session,
  name: MergeRequestName,
  directory: Directory,
): Promise<ListedClosingIssues | Trouble> {
  const read = await byName(session, name, directory, async (ids) => {
    const [mr, issues] = await Promise.all([
      getMergeRequest(session, name.project, ids),
      everyIssueClosedOnMerge(session, name.project, ids),
    ])
    return { mr, issues }
  })
  if (read.kind !== 'read') return read
  const { mr, parts } = read
  if (parts.issues.kind !== 'done')
    return readTrouble(parts.issues, `The list of issues that ${fullName(mr)} closes`)
  const { items, complete } = parts.issues.value
  return { kind: 'closes', mr, issues: items, complete }
}
