import type { MergeRequest } from '../../model/merge-request.ts'
import type { ListFilters } from './list-filters.ts'

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
  /** The answer replaces the list whose filters were changed. */
  readonly renews?: boolean | undefined
}

/** The question behind a list, with which it can be read and shown again. */
export interface ShownList {
  readonly question: ListQuestion
  readonly page: Omit<ListPage, 'items' | 'unlooked'>
  /** In the order in which they are shown. */
  readonly iids: readonly number[]
  /** The time of the question, in ms UTC. */
  readonly at: number
}
