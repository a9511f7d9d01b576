import type { z } from 'zod'
import type { DraftMarks } from '../model/draft.ts'
import type { Feature, PagePrefix, Release } from '../model/forge-feature.ts'
import type { Integration } from '../model/integration.ts'
import type { MergeRequest, MergeRequestIds, MergeRequestWithChanges } from '../model/merge-request.ts'
import type { MilestoneIds } from '../model/milestone.ts'
import type { AcceptMergeRequest, MergeRequestFilter, MergeRequestUpdate, MilestoneFilter } from './inputs.ts'
import type { Call, CallSender } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import { apiPath, type Query } from './url.ts'

/**
 * The differences between the versions of the forge’s API. Everything else is written once, in the functions
 * of the resources, which take these from the session’s dialect.
 */
export interface Dialect {
  readonly name: 'v3' | 'v4'
  readonly base: `/api/${string}`
  readonly pages: PagePrefix
  /** The configuration’s name of the other version. */
  readonly other: 'v3' | 'v4'
  /** The reason of a 410 for every call; null where a 410 is about the requested record. */
  readonly gone: string | null
  readonly features: ReadonlySet<Feature>
  /** Reads to its end a list that one version of the API divides into pages and the other does not. */
  readonly wholeList: <T extends { readonly id: number | string }>(
    forge: CallSender,
    path: string,
    schema: z.ZodType<T>,
  ) => Promise<ApiResult<readonly T[]>>
  readonly mergeRequests: MergeRequestDialect
  readonly milestones: {
    readonly filter: (filter: MilestoneFilter) => Query
    /** Returns the group through which a milestone is read and changed; null for its project. */
    readonly group: (milestone: MilestoneIds) => number | null
  }
  readonly deployKeys: {
    /** The segments after the key’s own path that remove it from this project only; empty for none. */
    readonly disable: readonly Lowercase<string>[]
  }
  readonly integrations: IntegrationDialect
}

type Way = { readonly method: Call<unknown>['method']; readonly word: Lowercase<string> }

interface MergeRequestDialect {
  /** The number that identifies a merge request in paths. */
  readonly numberedBy: keyof MergeRequestIds
  readonly record: z.ZodType<MergeRequest>
  readonly filter: (filter: MergeRequestFilter) => Query
  readonly accepting: (input: AcceptMergeRequest) => object
  /** Returns the fields of a new or changed merge request in the API’s form. */
  readonly writing: (fields: MergeRequestUpdate) => object
  readonly cancel: (forge: CallSender, path: string) => Promise<ApiResult<null>>
  readonly changes: (forge: CallSender, path: string) => Promise<ApiResult<MergeRequestWithChanges>>
  readonly subscribe: Way
  readonly unsubscribe: Way
  readonly drafts: (release: Release) => DraftMarks
}

interface IntegrationDialect {
  /** The path segments for integrations; the next is tried where the forge does not know the previous one. */
  readonly words: readonly [Lowercase<string>, ...Lowercase<string>[]]
  readonly record: z.ZodType<Integration>
  /** Interprets the answer for an integration that was never set, and for an unknown slug. */
  readonly interpretRead: (answer: ApiResult<Integration>) => ApiResult<Integration>
  /** Interprets the same in the answer to a change. */
  readonly interpretChange: (answer: ApiResult<null>) => ApiResult<null>
}

export function mergeRequestPath(
  { dialect }: { readonly dialect: Dialect },
  project: number,
  mr: MergeRequestIds,
  ...rest: readonly (Lowercase<string> | number)[]
): string {
  const number = mr[dialect.mergeRequests.numberedBy]
  if (number === undefined) throw new RangeError('This version of the API needs the global id.')
  return apiPath('projects', project, 'merge_requests', number, ...rest)
}
