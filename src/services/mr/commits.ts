import { getMergeRequest, getMergeRequestCommits } from '../../forge/merge-requests.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import type { Commit } from '../../model/version.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { type MergeRequestName, readByName } from './read.ts'

interface ListedCommits {
  readonly kind: 'commits'
  readonly mr: MergeRequest
  /** Newest first. */
  readonly commits: readonly Commit[]
}

export function listCommits(context: ForgeContext, name: MergeRequestName): Promise<ListedCommits | Failure> {
  return withReader(context, name.project, async (session) => {
    const read = await readByName(session, name, context.ids, async (ids) => {
      const [mr, commits] = await Promise.all([
        getMergeRequest(session, name.project, ids),
        getMergeRequestCommits(session, name.project, ids),
      ])
      return { mr, commits }
    })
    if (read.kind !== 'read') return read
    const { mr, parts } = read
    if (parts.commits.kind !== 'done')
      return readFailure(parts.commits, `The list of commits of ${fullName(mr)}`)
    return { kind: 'commits', mr, commits: parts.commits.value }
  })
}
