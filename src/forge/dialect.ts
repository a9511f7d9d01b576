import type { z } from 'zod'
import type { DraftMarks } from '../model/draft.ts'
import type { Feature } from '../model/forge-feature.ts'
import type { Integration } from '../model/integration.ts'
import type { MergeRequest, MergeRequestIds, MergeRequestWithChanges } from '../model/merge-request.ts'
import type { MilestoneIds } from '../model/milestone.ts'
import type { Todo } from '../model/todo.ts'
import type { Session } from './client.ts'
import type { AcceptMergeRequest, MergeRequestFilter, MergeRequestUpdate } from './merge-request-input.ts'
import type { MilestoneFilter } from './milestone-input.ts'
import type { Call } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import type { Query } from './url.ts'

/**
 * What differs between the versions of the forge’s API. Everything else is written once, in the functions of the
 * resources, which ask the session’s dialect for these.
 */
export interface Dialect {
  readonly name: 'v3' | 'v4'
  /** Stands before every path. */
  readonly base: `/api/${string}`
  /** What the other version is called in the configuration. */
  readonly other: 'v3' | 'v4'
  /** What 410 means to every call; null where it is about what was asked for. */
  readonly gone: string | null
  readonly features: ReadonlySet<Feature>
  /** Reads a list to its end that one version of the API divides into pages and the other does not. */
  readonly wholeList: <T extends { readonly id: number | string }>(
    session: Session,
    path: string,
    schema: z.ZodType<T>,
  ) => Promise<ApiResult<readonly T[]>>
  readonly mergeRequests: MergeRequestDialect
  readonly milestones: MilestoneDialect
  readonly deployKeys: DeployKeyDialect
  readonly integrations: IntegrationDialect
}

/** How a path is asked, without its body. */
type Way = { readonly method: Call<unknown>['method']; readonly word: Lowercase<string> }

export interface MergeRequestDialect {
  /** Which of its numbers stands in paths. */
  readonly number: (mr: MergeRequestIds) => number
  /** Reads one, whatever its fields are called. */
  readonly record: z.ZodType<MergeRequest>
  readonly filter: (filter: MergeRequestFilter) => Query
  readonly accepting: (input: AcceptMergeRequest) => object
  /** The fields of a new or changed one, as the API takes them. */
  readonly writing: (fields: MergeRequestUpdate) => object
  /** `path` is that of the merge request. */
  readonly cancel: (session: Session, path: string) => Promise<ApiResult<null>>
  readonly changes: (session: Session, path: string) => Promise<ApiResult<MergeRequestWithChanges>>
  readonly subscribe: Way
  readonly unsubscribe: Way
  readonly todo: z.ZodType<Todo>
  readonly drafts: DraftMarks
}

export interface MilestoneDialect {
  readonly filter: (filter: MilestoneFilter) => Query
  /** The group under which it is read and changed; null for its project. */
  readonly group: (milestone: MilestoneIds) => number | null
}

export interface DeployKeyDialect {
  /** What comes after the key’s own path to take it from this project only; empty for nothing. */
  readonly disable: readonly Lowercase<string>[]
}

export interface IntegrationDialect {
  /** What integrations are called in paths; the next is asked where the forge does not know the one before. */
  readonly words: readonly [Lowercase<string>, ...Lowercase<string>[]]
  readonly record: z.ZodType<Integration>
  /** Reads what was said of one that was never set, and of a slug that the forge does not know. */
  readonly told: (answer: ApiResult<Integration>) => ApiResult<Integration>
  /** The same of an answer to a change. */
  readonly changed: (answer: ApiResult<null>) => ApiResult<null>
}
