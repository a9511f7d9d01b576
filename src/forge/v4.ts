import { FEATURES } from '../model/forge-feature.ts'
import { Integration } from '../model/integration.ts'
import { one } from './decoders.ts'
import type { Dialect } from './dialect.ts'
import type { AcceptMergeRequest, MergeRequestUpdate } from './merge-request-input.ts'
import { everyPage, LARGEST_PAGE, readPage, whole } from './paging.ts'
import type { Caller } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import type { Query } from './url.ts'
import { changesByDiffs } from './v4-changes.ts'
import { CancelAnswer, IntegrationRecord, MergeRequestRecord, TodoRecord } from './v4-records.ts'

/** More commits, versions or keys than servers keep in one place. */
const LONGEST_LIST = 10_000

/** The dialect of today’s servers. */
export const v4: Dialect = {
  name: 'v4',
  base: '/api/v4',
  other: 'v3',
  gone: null,
  features: new Set(FEATURES),
  wholeList: async (forge, path, schema) =>
    whole(
      await everyPage((asked) => readPage(forge, { path, query: {}, asked, schema }), {
        cap: LONGEST_LIST,
        pages: LONGEST_LIST / LARGEST_PAGE,
      }),
    ),
  mergeRequests: {
    number: ({ iid }) => iid,
    record: MergeRequestRecord,
    // Without it servers answer each person from a cache that lasts for hours and follows `updated_at` alone.
    filter: (filter) => ({ ...byIids(filter), with_labels_details: 'true' }),
    accepting,
    writing,
    cancel: cancelWait,
    changes: changesByDiffs,
    subscribe: { method: 'POST', word: 'subscribe' },
    unsubscribe: { method: 'POST', word: 'unsubscribe' },
    todo: TodoRecord,
    drafts: { mark: 'Draft: ', known: /^\s*(?:(?:\[draft\]|\(draft\)|draft:)\s*)+/i },
  },
  milestones: {
    // Older servers do not know its newer name, and both together are refused; with it iids are ignored.
    filter: (filter) =>
      filter.iid === undefined ? { ...filter, include_parent_milestones: 'true' } : byIids(filter),
    group: ({ group_id }) => group_id,
  },
  deployKeys: { disable: [] },
  integrations: {
    words: ['integrations', 'services'],
    record: IntegrationRecord,
    told: toldOfIntegration,
    changed: changedIntegration,
  },
}

function byIids<Filter extends { readonly iid?: number | readonly number[] }>({
  iid,
  ...filter
}: Filter): Query & Omit<Filter, 'iid'> {
  return { ...filter, iids: typeof iid === 'number' ? [iid] : iid }
}

/** An older server knows only the second name, and without it would merge at once. */
function accepting({ merge_when_build_succeeds: waits, ...input }: AcceptMergeRequest): object {
  return { ...input, auto_merge: waits, merge_when_pipeline_succeeds: waits }
}

/** Here 0 stands for none: null is ignored. */
function writing(fields: MergeRequestUpdate): object {
  const { labels, assignee_id, assignee_ids, reviewer_ids, milestone_id } = fields
  return {
    ...fields,
    labels: labels?.join(','),
    assignee_id: assignee_id === null ? 0 : assignee_id,
    assignee_ids: orNobody(assignee_ids),
    reviewer_ids: orNobody(reviewer_ids),
    milestone_id: milestone_id === null ? 0 : milestone_id,
  }
}

function orNobody(people: readonly number[] | undefined): readonly number[] | undefined {
  return people?.length === 0 ? [0] : people
}

/** Servers answer 201 also when there was nothing to cancel, and say so in the body. */
async function cancelWait(forge: Caller, path: string): Promise<ApiResult<null>> {
  const answer = await forge.call({
    method: 'POST',
    path: `${path}/cancel_merge_when_pipeline_succeeds`,
    reads: one(CancelAnswer),
  })
  if (answer.kind !== 'done') return answer
  const { refused } = answer.value
  return refused === null ? { ...answer, value: null } : { kind: 'refused', ...refused }
}

/** An integration that was never set is a distinct 404 here, and an unknown slug a 400. */
function toldOfIntegration(answer: ApiResult<Integration>): ApiResult<Integration> {
  if (isNotSet(answer)) return { kind: 'done', status: 404, value: Integration.parse({}) }
  return isUnknownSlug(answer) ? NO_SUCH_SLUG : answer
}

/** An unknown slug in a change is an unknown address, since each integration has its own. */
function changedIntegration(answer: ApiResult<null>): ApiResult<null> {
  if (isNotSet(answer)) return { kind: 'refused', status: 404, reason: 'It is not set' }
  const isUnknown = isUnknownSlug(answer) || (answer.kind === 'refused' && answer.unknownRoute)
  return isUnknown ? NO_SUCH_SLUG : answer
}

const NO_SUCH_SLUG = { kind: 'refused', status: 404, reason: 'Integration not found' } as const

function isNotSet(answer: ApiResult<unknown>): boolean {
  return (
    answer.kind === 'refused' &&
    answer.status === 404 &&
    /^(?:integration|service) not found$/i.test(answer.reason)
  )
}

function isUnknownSlug(answer: ApiResult<unknown>): boolean {
  return (
    answer.kind === 'refused' && answer.status === 400 && /^slug does not have a valid/i.test(answer.reason)
  )
}
