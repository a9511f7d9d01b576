import type { Session } from '../../api/client.ts'
import type { MergeRequestFilter } from '../../api/merge-request-input.ts'
import { everyMergeRequest, listMergeRequests } from '../../api/merge-requests.ts'
import { MERGE_REQUESTS_ON_A_PAGE, type MergeRequest } from '../../model/merge-request.ts'
import { readTrouble, type Trouble } from '../trouble.ts'
import { type Criteria, fits } from './criteria.ts'
import type { Directory } from './directory.ts'

export interface ListInput {
  readonly project: number
  readonly state: 'opened' | 'merged' | 'closed' | 'all'
  /** Only these; the forge filters. */
  readonly iids?: readonly number[]
  readonly orderBy: 'created_at' | 'updated_at'
  readonly sort: 'asc' | 'desc'
  readonly page: number
}

export interface SearchInput extends ListInput {
  readonly criteria: Criteria
}

export interface ListedMergeRequests {
  readonly kind: 'list'
  readonly items: readonly MergeRequest[]
  readonly page: number
  readonly nextPage: number | null
  readonly total: number | null
  /** How many were looked through to find `total`; absent when the forge itself answered the question. */
  readonly searched?: Searched
}

export interface Searched {
  readonly count: number
  /** False when there are, or may be, more than were looked through. */
  readonly complete: boolean
}

/** So many are looked through, in the order that is asked for. */
const SEARCH_CAP = 500

/** One page, divided and ordered by the forge. */
export async function listPage(
  session: Session,
  input: ListInput,
  directory: Directory,
): Promise<ListedMergeRequests | Trouble> {
  const answer = await listMergeRequests(session, input.project, {
    ...filterOf(input),
    page: input.page,
    per_page: MERGE_REQUESTS_ON_A_PAGE,
  })
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${input.project}`)
  for (const mr of answer.value.items) await directory.learn(mr)
  return { kind: 'list', ...answer.value, page: input.page }
}

/** One page of those that fit, after reading all that the forge’s own filters let through, up to the cap. */
export async function searchMergeRequests(
  session: Session,
  input: SearchInput,
  directory: Directory,
): Promise<ListedMergeRequests | Trouble> {
  const answer = await everyMergeRequest(session, input.project, filterOf(input), { cap: SEARCH_CAP })
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${input.project}`)
  const { items, complete } = answer.value
  const found = items.filter((mr) => fits(mr, input.criteria))
  const end = input.page * MERGE_REQUESTS_ON_A_PAGE
  const shown = found.slice(end - MERGE_REQUESTS_ON_A_PAGE, end)
  for (const mr of shown) await directory.learn(mr)
  return {
    kind: 'list',
    items: shown,
    page: input.page,
    nextPage: end < found.length ? input.page + 1 : null,
    total: found.length,
    searched: { count: items.length, complete },
  }
}

function filterOf({ state, iids, orderBy, sort }: ListInput): MergeRequestFilter {
  return { state, ...(iids ? { iid: iids } : {}), order_by: orderBy, sort }
}
