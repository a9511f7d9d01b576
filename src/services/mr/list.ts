import type { Session } from '../../forge/client.ts'
import type { MergeRequestFilter } from '../../forge/inputs.ts'
import { listMergeRequests, readAllMergeRequests } from '../../forge/merge-requests.ts'
import { type Page, readAllPages } from '../../forge/paging.ts'
import type { ApiResult } from '../../forge/result.ts'
import { MAX_QUERIED } from '../../forge/unlisted-facts.ts'
import type { MergeFreeze } from '../../model/freeze.ts'
import { isOpen, MERGE_REQUESTS_ON_A_PAGE, type MergeRequest } from '../../model/merge-request.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { type ClientFilter, fits, misfits } from './client-filter.ts'
import {
  factsOf,
  readFacts,
  withBuilds,
  withDetails,
  withForks,
  withFreezes,
  withTrains,
} from './unlisted.ts'

interface ListMergeRequestsInput {
  readonly project: number
  readonly state: 'opened' | 'merged' | 'closed' | 'all'
  /** Only these; the forge filters. */
  readonly iids?: readonly number[]
  readonly orderBy: 'created_at' | 'updated_at'
  readonly sort: 'asc' | 'desc'
  readonly page: number
}

export interface SearchInput extends ListMergeRequestsInput {
  readonly criteria: ClientFilter
}

export interface ListedMergeRequests {
  readonly kind: 'list'
  readonly items: readonly MergeRequest[]
  readonly page: number
  readonly nextPage: number | null
  readonly total: number | null
  /** The number searched to find `total`; absent when the forge itself answered the query. */
  readonly searched?: SearchCoverage
  /** The criteria that excluded everything, where nothing matches; see `excludingOf`. */
  readonly excluding?: ReadonlyMap<keyof ClientFilter, number>
  /** The freeze that holds merges here, where the search is for what the caller can merge now. */
  readonly freeze?: MergeFreeze
  /** The iids whose builds were not read; absent when the forge shows no builds. */
  readonly unlooked?: readonly number[]
}

interface SearchCoverage {
  readonly count: number
  /** False when there are, or may be, more than were searched. */
  readonly complete: boolean
}

/** A merge request of a search; one that does not match is only counted, by its id. */
type Searched = MergeRequest | Pick<MergeRequest, 'id'>

/** Most merge requests searched, in the requested order. */
const SEARCH_LIMIT = { maxItems: 10_000, pages: 100 }

/** Most builds that are read one by one for a search by what only they tell, and the time for it. */
const BUILD_SEARCH_LIMIT = { maxItems: 100, ms: 10_000 }
/** Most open merge requests of a project that are read at once: five calls. */
const OPEN_CAP = 500

export function list(
  context: ForgeContext,
  input: ListMergeRequestsInput,
): Promise<ListedMergeRequests | Failure> {
  return withReader(context, input.project, async (session) => {
    const read = async (page: number) => {
      const paging = { page, per_page: MERGE_REQUESTS_ON_A_PAGE }
      const [answer, facts] = await Promise.all([
        listMergeRequests(session, input.project, { ...filterOf(input), ...paging, recheck: true }),
        readPageFacts(session, input, page),
      ])
      return { page, answer, facts }
    }
    const first = await read(input.page)
    const { page, answer, facts } = isPastEnd(first) ? await read(lastPage(first.answer.value.total)) : first
    if (answer.kind !== 'done') return readFailure(answer, `Project ${input.project}`)
    await context.forge.ids.learn(...answer.value.items)
    return {
      kind: 'list',
      ...answer.value,
      page,
      ...(await withDetails(context, session, answer.value.items, { facts })),
    }
  })
}

/** Reads what the page omits, beside it; nothing where few of it lack anything, or too many come before it. */
function readPageFacts(
  session: Session,
  { project, state, iids, orderBy, sort }: ListMergeRequestsInput,
  page: number,
) {
  if (iids) return readFacts(session, project, { iids })
  const first = page * MERGE_REQUESTS_ON_A_PAGE
  if ((state !== 'opened' && state !== 'all') || first > MAX_QUERIED) return undefined
  return readFacts(session, project, { state, order_by: orderBy, sort, first })
}

type PageRead = { readonly page: number; readonly answer: ApiResult<Page<MergeRequest>> }
type PastEnd = { readonly answer: Extract<PageRead['answer'], { kind: 'done' }> }

function isPastEnd<Read extends PageRead>(read: Read): read is Read & PastEnd {
  const { page, answer } = read
  return page > 1 && answer.kind === 'done' && answer.value.items.length === 0
}

/** Returns the first page where the forge does not count. */
function lastPage(total: number | null): number {
  return Math.max(1, Math.ceil((total ?? 0) / MERGE_REQUESTS_ON_A_PAGE))
}

/** Returns one page of matches among all that the forge’s own filters return, up to the cap; as `list`. */
export function search(context: ForgeContext, input: SearchInput): Promise<ListedMergeRequests | Failure> {
  return withReader(context, input.project, async (session) => {
    const { ready, failed, ...listed } = input.criteria
    const missed: (readonly (keyof ClientFilter)[])[] = []
    const answer = await readAllPages<Searched>(async (paging) => {
      const read = await listMergeRequests(session, input.project, { ...filterOf(input), ...paging })
      if (read.kind !== 'done') return read
      const items = read.value.items.map((mr) => {
        const misses = misfits(mr, listed)
        if (misses.length === 0) return mr
        missed.push(misses)
        return { id: mr.id }
      })
      return { ...read, value: { ...read.value, items } }
    }, SEARCH_LIMIT)
    if (answer.kind !== 'done') return readFailure(answer, `Project ${input.project}`)
    const { items: searched, complete } = answer.value
    const matching = searched.filter((one) => 'iid' in one)
    const ofBuilds = { ready, failed }
    const isOfBuilds = ready !== undefined || failed !== undefined
    const looked: Pick<ListedMergeRequests, 'items' | 'unlooked'> = isOfBuilds
      ? await withBuilds(session, matching, BUILD_SEARCH_LIMIT, await factsOf(session, matching))
      : { items: matching }
    const items = await withFreezes(
      context,
      isOfBuilds ? await withTrains(session, looked.items) : looked.items,
    )
    const judged = items.filter(({ iid }) => !looked.unlooked?.includes(iid))
    const found = judged.filter((mr) => fits(mr, ofBuilds))
    const page = Math.min(input.page, lastPage(found.length))
    const end = page * MERGE_REQUESTS_ON_A_PAGE
    const shown = found.slice(end - MERGE_REQUESTS_ON_A_PAGE, end)
    await context.forge.ids.learn(...shown)
    const unread = matching.length - judged.length
    const freeze = ready ? await context.workspace.freeze(input.project) : null
    return {
      kind: 'list',
      ...(isOfBuilds
        ? { items: await withForks(session, shown) }
        : await withDetails(context, session, shown)),
      page,
      nextPage: end < found.length ? page + 1 : null,
      total: found.length,
      freeze: freeze ?? undefined,
      searched: { count: searched.length - unread, complete: complete && unread === 0 },
      ...(found.length > 0
        ? {}
        : {
            excluding:
              matching.length > 0
                ? excludingOf(judged.map((mr) => misfits(mr, ofBuilds)))
                : excludingOf(missed, !isOfBuilds),
          }),
    }
  })
}

/**
 * Returns the criteria that exclude everything, each with the number that matches without it: those without which
 * something matches, else those that nothing matches, with 0. `isWhole`: no further criteria apply.
 */
function excludingOf(
  misses: readonly (readonly (keyof ClientFilter)[])[],
  isWhole = true,
): ReadonlyMap<keyof ClientFilter, number> {
  const alone = Map.groupBy(
    misses.filter(({ length }) => length === 1),
    ([name]) => name,
  )
  const found = new Map<keyof ClientFilter, number>()
  for (const [name, { length }] of alone) if (name) found.set(name, isWhole ? length : 0)
  const [first = [], ...others] = misses
  if (found.size > 0) return found
  for (const name of first) if (others.every((each) => each.includes(name))) found.set(name, 0)
  return found
}

function filterOf({ state, iids, orderBy, sort }: ListMergeRequestsInput): MergeRequestFilter {
  return { state, iid: iids, order_by: orderBy, sort }
}

/** Returns the open merge requests of a project, most recently changed first. */
export async function openRequests(session: Session, project: number) {
  const filter = { state: 'opened', order_by: 'updated_at', sort: 'desc' } as const
  const answer = await readAllMergeRequests(session, project, filter, { maxItems: OPEN_CAP })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  return {
    kind: 'requests',
    items: answer.value.items.filter(isOpen),
    complete: answer.value.complete,
  } as const
}
