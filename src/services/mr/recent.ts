import pLimit from 'p-limit'
import type { Session } from '../../forge/client.ts'
import { listMergeRequests } from '../../forge/merge-requests.ts'
import { listNotes } from '../../forge/notes.ts'
import { LARGEST_PAGE } from '../../forge/paging.ts'
import { MAX_QUERIED, readSilentFacts, type SilentFacts } from '../../forge/unlisted-facts.ts'
import type { WatchFilter } from '../../model/channel-watch.ts'
import type { MergeRequest, MergeRequestIds } from '../../model/merge-request.ts'
import { type MergeRequestView, withoutAccountFields } from '../../model/merge-request-view.ts'
import type { ForgeNote } from '../../model/note.ts'
import { withReader } from '../access/credentials.ts'
import { isQueued } from '../channel-watch-filter.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, isAccountFailure, readFailure } from '../failure.ts'
import { openRequests } from './list.ts'
import { type IdCache, readWithApprovals } from './read.ts'
import { withFreezes, withTrains } from './unlisted.ts'

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
    const query = { state, order_by: 'updated_at', sort: 'desc', recheck: true } as const
    const paging = { page, per_page: LARGEST_PAGE }
    const answer = await listMergeRequests(session, project, { ...query, ...paging })
    if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
    const { items, nextPage, total } = answer.value
    return { kind: 'recent', items: items.filter((mr) => mr.project_id === project), nextPage, total }
  })
}

interface SeveralInput {
  readonly project: number
  readonly iids: readonly number[]
}

function listOf(iids: readonly number[]) {
  return { iid: iids, state: 'all', per_page: LARGEST_PAGE, recheck: true } as const
}

export type MergeRequestSummaries = { readonly kind: 'summaries'; readonly items: readonly MergeRequest[] }

export function readSummaries(
  context: ForgeContext,
  { project, iids }: SeveralInput,
): Promise<MergeRequestSummaries | Failure> {
  return withReader(context, project, async (session) => {
    const answer = await listMergeRequests(session, project, listOf(iids))
    if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
    const items = answer.value.items.filter((mr) => mr.project_id === project && iids.includes(mr.iid))
    return { kind: 'summaries', items }
  })
}

/** The data of a merge request from a list, or with what no list tells; without commits and files. */
export type SyncedRequest = Pick<MergeRequestView, 'mr' | 'approvals' | 'changesRequestedBy'>

type TrackedRead = {
  readonly kind: 'tracked'
  readonly items: readonly SyncedRequest[]
}

interface TrackedInput extends SeveralInput {
  /** Merge requests as lists have just shown them. */
  readonly listed: readonly MergeRequest[]
}

export type RecentComments = { readonly kind: 'comments'; readonly items: readonly ForgeNote[] }

/** Reads the newest `count` comments of people, newest first; none where the server has none, or not for this account. */
export function readComments(
  context: ForgeContext,
  { project, mr, count }: { readonly project: number; readonly mr: MergeRequestIds; readonly count: number },
): Promise<RecentComments | Failure> {
  return withReader(context, project, async (session) => {
    if (!session.offers('notes')) return { kind: 'comments', items: [] }
    const answer = await listNotes(session, project, mr, { per_page: LARGEST_PAGE })
    const failure = answer.kind === 'done' ? null : readFailure(answer, 'The comments')
    if (failure && !isAccountFailure(failure)) return failure
    const notes = answer.kind === 'done' ? answer.value.items : []
    return { kind: 'comments', items: notes.filter(({ system }) => !system).slice(0, count) }
  })
}

/** Most merge requests read one by one. */
export const MAX_SINGLE_READS = 20
const MAX_PARALLEL_READS = 4

/**
 * Reads several with their builds and approvals, which lists omit and which change without a change of `updated_at`:
 * one query for a hundred, beside one list of those that were not listed. Where the query is refused, the first
 * `MAX_SINGLE_READS` are read one by one. Leaves out those that could not be read, and all of them when the forge shows no builds.
 */
export function readTracked(context: ForgeContext, input: TrackedInput): Promise<TrackedRead | Failure> {
  return withReader(context, input.project, async (session) => {
    if (!session.offers('builds')) return { kind: 'tracked', items: [] }
    const found = await withSilentFacts(session, input)
    return { kind: 'tracked', items: found ?? (await oneByOne(session, input, context.forge.ids)) }
  })
}

/** Returns null where the server does not take the query, or not of this token. */
async function withSilentFacts(session: Session, { project, iids, listed }: TrackedInput) {
  const known = new Map(listed.map((mr) => [mr.iid, mr]))
  // In an order that does not change: the address of a query that is asked again is the same.
  const parts = chunks(iids.toSorted((a, b) => a - b))
  const missing = chunks(iids.filter((iid) => !known.has(iid)))
  const [answers, lists] = await Promise.all([
    Promise.all(parts.map((chunk) => readSilentFacts(session, project, chunk))),
    Promise.all(missing.map((chunk) => listMergeRequests(session, project, listOf(chunk)))),
  ])
  const facts = new Map<number, SilentFacts>()
  for (const answer of answers) {
    if (answer.kind !== 'done') return null
    for (const [id, fact] of answer.value) facts.set(id, fact)
  }
  for (const list of lists) if (list.kind === 'done') for (const mr of list.value.items) known.set(mr.iid, mr)
  return iids.flatMap((iid) => {
    const mr = known.get(iid)
    const fact = mr && mr.project_id === project ? facts.get(mr.id) : undefined
    if (!mr || !fact) return []
    const { build, mergeError, mergeStatus, approvals, changesRequestedBy } = fact
    const silent = {
      head_pipeline: build,
      merge_error: mergeError,
      detailed_merge_status: mergeStatus ?? mr.detailed_merge_status,
    }
    return [{ mr: { ...mr, ...silent }, approvals, changesRequestedBy }]
  })
}

function chunks(iids: readonly number[]): number[][] {
  const count = Math.ceil(iids.length / MAX_QUERIED)
  return Array.from({ length: count }, (_, nth) => iids.slice(nth * MAX_QUERIED, (nth + 1) * MAX_QUERIED))
}

async function oneByOne(session: Session, { project, iids }: SeveralInput, ids: IdCache) {
  const items: MergeRequestView[] = []
  let failed = false
  await pLimit(MAX_PARALLEL_READS).map(iids.slice(0, MAX_SINGLE_READS), async (mr) => {
    if (failed) return
    const read = await readWithApprovals(session, { project, mr }, ids)
    if (read.kind === 'view') items.push(withoutAccountFields(read.view))
    // What stops all reads need not be met again and again.
    else if (read.kind !== 'not-found') failed = true
  })
  return items
}

/** The merge requests of a project that need somebody. */
export interface NeedingRequests {
  readonly kind: 'needing'
  readonly items: readonly SyncedRequest[]
}

/** Reads those that need somebody, with builds, reviews and freezes, as far as the server tells them. */
export function readNeeding(
  context: ForgeContext,
  { project, filter }: { readonly project: number; readonly filter: WatchFilter },
): Promise<NeedingRequests | Failure> {
  return withReader(context, project, async (session) => {
    const open = await openRequests(session, project)
    if (open.kind !== 'requests') return open
    const listed = open.items.filter((mr) => isQueued(mr, filter))
    // In an order that does not change: some servers let only the first ones be read.
    const iids = listed.map(({ iid }) => iid).toSorted((a, b) => a - b)
    const tracked = await readTracked(context, { project, iids, listed })
    if (tracked.kind !== 'tracked') return tracked
    const read = new Map(tracked.items.map((one) => [one.mr.iid, one]))
    const found = listed.map((mr): SyncedRequest => read.get(mr.iid) ?? { mr })
    const built = found.map(({ mr }) => mr)
    const complete = await withFreezes(context, await withTrains(session, built))
    return { kind: 'needing', items: found.map((one, nth) => ({ ...one, mr: complete[nth] ?? one.mr })) }
  })
}
