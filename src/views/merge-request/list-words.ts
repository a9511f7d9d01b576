import { MERGE_REQUESTS_ON_A_PAGE, type MergeRequest } from '../../model/merge-request.ts'
import { count, oneLine } from '../text.ts'
import { filterWords, type ListFilters, partsOf } from './list-filters.ts'

/** One page of merge requests, the answer to a ListQuestion. */
export interface ListPage {
  readonly items: readonly MergeRequest[]
  readonly page: number
  readonly nextPage: number | null
  /** Null when the forge does not count them. */
  readonly total: number | null
  /** Number of merge requests searched for the matches; absent when the forge answered the whole question. */
  readonly searched?: { readonly count: number; readonly complete: boolean }
  /** See ListedMergeRequests.unlooked. */
  readonly unlooked?: readonly number[]
}

export interface ListQuestion {
  readonly project: number
  /** The project’s path, or its substitute. */
  readonly projectName: string
  readonly state: 'opened' | 'merged' | 'closed' | 'all'
  readonly orderBy: 'created_at' | 'updated_at'
  readonly sort: 'asc' | 'desc'
  readonly filters: ListFilters
}

const STATES = { opened: 'open ', merged: 'merged ', closed: 'closed ', all: '' } as const

/** `12 open merge requests in acme/web`, `3 of the 120 open merge requests in acme/web match`. */
export function headlineWords(list: ListPage, question: ListQuestion): string {
  const { items, page, total, nextPage, searched } = list
  const kind = `${STATES[question.state]}merge request`
  const where = `${numbersWords(question.filters)}in ${question.projectName}`
  if (searched && searched.count > 0)
    return `${matchWords(total ?? 0, searched, kind, where)}${searchWords(question.filters)}`
  if (items.length === 0 && !total)
    return page === 1 ? `No ${kind}s ${where}` : `No ${kind}s on page ${page} of those ${where}`
  if (total !== null) return `${count(total, kind)} ${where}`
  return nextPage === null && page === 1
    ? `${count(items.length, kind)} ${where}`
    : `${kind[0]?.toUpperCase()}${kind.slice(1)}s ${where}`
}

function numbersWords({ iid }: ListFilters): string {
  if (iid === undefined) return ''
  return partsOf(iid).length === 1 ? 'with this number ' : 'with these numbers '
}

function matchWords(
  matching: number,
  searched: NonNullable<ListPage['searched']>,
  kind: string,
  where: string,
): string {
  if (searched.count === 1) return `The one ${kind} ${where} ${matching === 1 ? 'matches' : 'does not match'}`
  // Without a complete search, “the 500” would claim that there are no others.
  const which = `${searched.complete ? 'the ' : ''}${count(searched.count, kind)}`
  return `${matching === 0 ? 'None' : matching} of ${which} ${where} ${matching === 1 ? 'matches' : 'match'}`
}

/** The searched words, so that a misunderstood one is noticed. */
function searchWords(filters: ListFilters): string {
  if (filters.search === undefined) return ''
  const others = filterWords({ ...filters, search: undefined }).length > 0
  return ` “${oneLine(filters.search, 60)}”${others ? ' and the other filters' : ''}`
}

/** The order, the page, and the extent of the search; or a suggestion when nothing was found. */
export function orderWords(list: ListPage, question: ListQuestion): string {
  const { items, page, searched } = list
  const { orderBy, sort, state, filters } = question
  const looked = searched && !searched.complete ? ` ${capWords(searched.count, question)}` : ''
  if (items.length === 0 && (list.total === 0 || page === 1)) {
    if (filterWords(filters).length > 0) return `Nothing matches.${looked}`
    return state === 'all' ? 'Nothing has been opened yet.' : 'Try the state “all”: /mr list --state all'
  }
  const last = lastPage(list)
  if (items.length === 0 && last !== null)
    return `There is no page ${page}; the last one is ${last}.${looked}`
  const order = `${sort === 'desc' ? 'Newest' : 'Oldest'} ${orderBy === 'updated_at' ? 'update' : 'creation'} first`
  const pages = last === null ? `page ${page}` : `page ${page} of ${last}`
  return `${order}, ${pages}${looked && `.${looked}`}`
}

/** Null when the forge does not count them. */
export function lastPage({ total }: ListPage): number | null {
  return total === null ? null : Math.max(1, Math.ceil(total / MERGE_REQUESTS_ON_A_PAGE))
}

function capWords(number: number, { orderBy, sort }: ListQuestion): string {
  const updated = sort === 'desc' ? 'most recently updated' : 'least recently updated'
  const which = orderBy === 'updated_at' ? updated : sort === 'desc' ? 'newest' : 'oldest'
  return `Searched only the ${number} ${which}; there may be more.`
}
