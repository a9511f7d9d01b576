import pLimit from 'p-limit'
import type { Session } from '../../forge/client.ts'
import { listMergeRequests } from '../../forge/merge-requests.ts'
import { LARGEST_PAGE } from '../../forge/paging.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { type MergeRequestView, withoutAccountFields } from '../../model/merge-request-view.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { type IdCache, readWithApprovals } from './read.ts'

/** One page of the latest changes, newest first. */
interface RecentMergeRequests {
  readonly kind: 'recent'
  readonly items: readonly MergeRequest[]
  readonly nextPage: number | null
  /** The total of the whole list; null when the forge does not say. */
  readonly total: number | null
}

interface RecentInput {
  readonly project: number
  readonly page: number
  readonly state?: 'all' | 'opened'
}

/** Returns a page of at most a hundred, in every state or only open ones, by last update. */
export function listRecent(
  context: ForgeContext,
  { project, page, state = 'all' }: RecentInput,
): Promise<RecentMergeRequests | Failure> {
  return withReader(context, project, async (session) => {
    const query = { state, order_by: 'updated_at', sort: 'desc', page, per_page: LARGEST_PAGE } as const
    const answer = await listMergeRequests(session, project, query)
    if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
    const { items, nextPage, total } = answer.value
    return { kind: 'recent', items: items.filter((mr) => mr.project_id === project), nextPage, total }
  })
}

interface SeveralInput {
  readonly project: number
  readonly iids: readonly number[]
}

export type MergeRequestSummaries = { readonly kind: 'summaries'; readonly items: readonly MergeRequest[] }

export function readSummaries(
  context: ForgeContext,
  { project, iids }: SeveralInput,
): Promise<MergeRequestSummaries | Failure> {
  return withReader(context, project, async (session) => {
    const answer = await listMergeRequests(session, project, { iid: iids, state: 'all', per_page: 100 })
    if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
    const items = answer.value.items.filter((mr) => mr.project_id === project && iids.includes(mr.iid))
    return { kind: 'summaries', items }
  })
}

/** Merge requests as read one by one; without commits and files. */
type SinglyRead = { readonly kind: 'singly'; readonly items: readonly MergeRequestView[] }

/** Most merge requests read one by one in parallel. */
const SINGLE_READS = 4

/**
 * Reads several one by one, a few in parallel, with their builds and approvals, which lists omit. Leaves out
 * those that could not be read, and all of them when the forge shows no builds.
 */
export function readSingly(
  context: ForgeContext,
  { project, iids }: SeveralInput,
): Promise<SinglyRead | Failure> {
  return withReader(context, project, (session) => oneByOne(session, project, iids, context.ids))
}

async function oneByOne(
  session: Session,
  project: number,
  iids: readonly number[],
  ids: IdCache,
): Promise<SinglyRead> {
  const items: MergeRequestView[] = []
  let failed = !session.offers('builds')
  await pLimit(SINGLE_READS).map(iids, async (mr) => {
    if (failed) return
    const read = await readWithApprovals(session, { project, mr }, ids)
    if (read.kind === 'view') items.push(withoutAccountFields(read.view))
    // An obstacle to all reads need not be met again and again.
    else if (read.kind !== 'not-found') failed = true
  })
  return { kind: 'singly', items }
}
