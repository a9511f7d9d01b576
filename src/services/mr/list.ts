import type { Session } from '../../forge/client.ts'
import { MAX_QUERIED, readUnlistedFacts, type UnlistedFacts } from '../../forge/graphql.ts'
import type { MergeRequestFilter } from '../../forge/inputs.ts'
import { getMergeRequest, listMergeRequests, readAllMergeRequests } from '../../forge/merge-requests.ts'
import { type Page, readAllPages } from '../../forge/paging.ts'
import { getMergeRules } from '../../forge/projects.ts'
import type { ApiResult } from '../../forge/result.ts'
import { buildState } from '../../model/build.ts'
import type { MergeFreeze } from '../../model/freeze.ts'
import { isHeldByTrain, isReady } from '../../model/merge-offer.ts'
import { isFromFork, isOpen, MERGE_REQUESTS_ON_A_PAGE, type MergeRequest } from '../../model/merge-request.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { type ClientFilter, fits, misfits } from './client-filter.ts'
import { withFork } from './fork.ts'
import { withFreezes } from './freeze.ts'

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
  /** Where nothing matches: the criteria that excluded everything; see `excludingOf`. */
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
const SEARCH_LIMIT = { cap: 10_000, pages: 100 }

/**
 * Lists show no builds. Where one query for all is refused, `cap` merge requests of a page are read one by one, `atOnce`
 * in parallel, for `ms`.
 */
const LOOKS = { cap: MERGE_REQUESTS_ON_A_PAGE, atOnce: 4, ms: 3_000 }
/** The same for a search by what only the builds tell. */
const BUILD_SEARCH_LIMIT = { cap: 100, ms: 10_000 }
/** Most open merge requests of a project that are read at once: five calls. */
const OPEN_CAP = 500

export function list(
  context: ForgeContext,
  input: ListMergeRequestsInput,
): Promise<ListedMergeRequests | Failure> {
  return withReader(context, input.project, async (session) => {
    const read = async (page: number) => ({
      page,
      answer: await listMergeRequests(session, input.project, {
        ...filterOf(input),
        page,
        per_page: MERGE_REQUESTS_ON_A_PAGE,
      }),
    })
    const first = await read(input.page)
    const { page, answer } = isPastEnd(first) ? await read(lastPage(first.answer.value.total)) : first
    if (answer.kind !== 'done') return readFailure(answer, `Project ${input.project}`)
    await context.ids.learn(...answer.value.items)
    return {
      kind: 'list',
      ...answer.value,
      page,
      ...(await withDetails(context, session, answer.value.items)),
    }
  })
}

type PageRead = { readonly page: number; readonly answer: ApiResult<Page<MergeRequest>> }
type PastEnd = { readonly answer: Extract<PageRead['answer'], { kind: 'done' }> }

function isPastEnd(read: PageRead): read is PageRead & PastEnd {
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
    const ofBuilds = {
      ...(ready === undefined ? {} : { ready }),
      ...(failed === undefined ? {} : { failed }),
    }
    const isOfBuilds = Object.keys(ofBuilds).length > 0
    const looked: Pick<ListedMergeRequests, 'items' | 'unlooked'> = isOfBuilds
      ? await withBuilds(session, matching, BUILD_SEARCH_LIMIT, await readFacts(session, matching))
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
    await context.ids.learn(...shown)
    const unread = matching.length - judged.length
    const freeze = ready ? await context.freeze(input.project) : null
    return {
      kind: 'list',
      ...(isOfBuilds
        ? { items: await withForks(session, shown) }
        : await withDetails(context, session, shown)),
      page,
      nextPage: end < found.length ? page + 1 : null,
      total: found.length,
      ...(freeze ? { freeze } : {}),
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
  return { state, ...(iids ? { iid: iids } : {}), order_by: orderBy, sort }
}

/** Returns the open merge requests of a project, most recently changed first. */
export async function openRequests(session: Session, project: number) {
  const filter = { state: 'opened', order_by: 'updated_at', sort: 'desc' } as const
  const answer = await readAllMergeRequests(session, project, filter, { cap: OPEN_CAP })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  return {
    kind: 'requests',
    items: answer.value.items.filter(isOpen),
    complete: answer.value.complete,
  } as const
}

/** Adds what lists omit to what is shown: the builds, whose branches they are, and what holds their merges. */
export async function withDetails(
  context: ForgeContext,
  session: Session,
  items: readonly MergeRequest[],
  looks: { readonly cap: number; readonly ms: number } = LOOKS,
): Promise<Pick<ListedMergeRequests, 'items' | 'unlooked'>> {
  const facts = await readFacts(session, items)
  const [built, forks] = await Promise.all([
    withBuilds(session, items, looks, facts),
    withForks(session, items, facts),
  ])
  const paths = new Map(forks.map(({ id, fork_path }) => [id, fork_path]))
  const found = built.items.map((mr) => ({ ...mr, fork_path: paths.get(mr.id) ?? null }))
  return { ...built, items: await withFreezes(context, await withTrains(session, found)) }
}

/**
 * Marks those that only a merge train may merge, and that lack the build for it: the project’s rules are asked for where
 * one without a build seems to be ready.
 */
async function withTrains(
  session: Session,
  items: readonly MergeRequest[],
): Promise<readonly MergeRequest[]> {
  const unbuilt = items.filter((mr) => isReady(mr) && buildState(mr) === 'missing')
  const projects = [...new Set(unbuilt.map(({ project_id }) => project_id))]
  const rules = new Map(
    await Promise.all(
      projects.map(async (project) => {
        const answer = await getMergeRules(session, project)
        return [project, answer.kind === 'done' ? answer.value : null] as const
      }),
    ),
  )
  const isHeld = (mr: MergeRequest) =>
    isHeldByTrain({ mr, commits: null, files: null, rules: rules.get(mr.project_id) ?? null })
  return items.map((mr) => (unbuilt.includes(mr) && isHeld(mr) ? { ...mr, needsTrainBuild: true } : mr))
}

/** By id. */
type Facts = ReadonlyMap<number, UnlistedFacts>

/** Reads what lists omit with one query for a hundred of a project; without those that it does not tell. */
async function readFacts(session: Session, items: readonly MergeRequest[]): Promise<Facts> {
  const facts = new Map<number, UnlistedFacts>()
  if (!session.offers('builds')) return facts
  const incomplete = items.filter((mr) => isOpen(mr) || isFromFork(mr))
  for (const [project, all] of Map.groupBy(incomplete, ({ project_id }) => project_id)) {
    for (let start = 0; start < all.length; start += MAX_QUERIED) {
      const asked = all.slice(start, start + MAX_QUERIED)
      const answer = await readUnlistedFacts(session, project, asked)
      // The server does not take such queries, or not of this token.
      if (answer.kind !== 'done') return facts
      for (const { id, iid } of asked) {
        const found = answer.value.get(iid)
        if (found) facts.set(id, found)
      }
    }
  }
  return facts
}

export function withForks(
  session: Session,
  items: readonly MergeRequest[],
  facts: Facts = new Map(),
): Promise<readonly MergeRequest[]> {
  return Promise.all(
    items.map(async (mr) => {
      const known = facts.get(mr.id)
      if (!known) return withFork(session, mr)
      return isFromFork(mr) ? { ...mr, fork_path: known.sourcePath } : mr
    }),
  )
}

/** A server begins to check for conflicts when such a one is read (`check_mergeability`, lib/api/entities/merge_request_basic.rb). */
const UNCHECKED: ReadonlySet<string | null> = new Set(['unchecked', 'checking', 'preparing'])

function isUnchecked({ detailed_merge_status: detailed, merge_status: status }: MergeRequest): boolean {
  return UNCHECKED.has(detailed ?? status)
}

/** Adds their builds to a page; merge requests that could not be read stay as listed. */
async function withBuilds(
  session: Session,
  items: readonly MergeRequest[],
  { cap, ms }: { readonly cap: number; readonly ms: number },
  facts: Facts,
): Promise<Pick<ListedMergeRequests, 'items' | 'unlooked'>> {
  if (!session.offers('builds')) return { items }
  const open = items.filter(isOpen)
  const found = new Map<number, MergeRequest>()
  for (const mr of open) {
    const known = facts.get(mr.id)
    if (known && !isUnchecked(mr)) found.set(mr.id, { ...mr, head_pipeline: known.build })
  }
  const waiting = open.filter(({ id }) => !found.has(id)).slice(0, cap)
  const until = performance.now() + ms
  const work = async () => {
    while (performance.now() < until) {
      const mr = waiting.shift()
      if (!mr) return
      const answer = await getMergeRequest(session, mr.project_id, mr)
      if (answer.kind === 'done' && answer.value.id === mr.id) found.set(mr.id, answer.value)
    }
  }
  await Promise.all(Array.from({ length: LOOKS.atOnce }, work))
  return {
    items: items.map((mr) => found.get(mr.id) ?? mr),
    unlooked: open.filter(({ id }) => !found.has(id)).map(({ iid }) => iid),
  }
}
