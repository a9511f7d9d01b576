import { z } from 'zod'
import { Change } from '../model/change.ts'
import { draftMarksOf } from '../model/draft.ts'
import { listOfRecords } from '../model/fields.ts'
import { FEATURES } from '../model/forge-feature.ts'
import { Integration } from '../model/integration.ts'
import { MergeRequest, type MergeRequestWithChanges } from '../model/merge-request.ts'
import { SERVER } from '../model/server-name.ts'
import type { Dialect } from './dialect.ts'
import { oneSentence } from './errors.ts'
import type { AcceptMergeRequest, MergeRequestUpdate } from './inputs.ts'
import { LARGEST_PAGE, readAllPages, readAllPagesBy, readPage, requireComplete } from './paging.ts'
import { type CallSender, one } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import type { Query } from './url.ts'

/** A merge request with today’s names; the model has those of the API document. */
const MergeRequestRecord = z.preprocess(
  (body) =>
    translated(body, (raw) => ({
      work_in_progress: raw.draft ?? raw.work_in_progress,
      merge_when_build_succeeds: raw.merge_when_pipeline_succeeds ?? raw.merge_when_build_succeeds,
      assignee: raw.assignee ?? firstOf(raw.assignees),
      merge_user: raw.merge_user ?? raw.merged_by,
    })),
  MergeRequest,
)

/** An integration with today’s names. */
const IntegrationRecord = z.preprocess(
  (body) =>
    translated(body, ({ build_events, job_events }) => ({ build_events: job_events ?? build_events })),
  Integration,
)

/** The result of cancelling an auto-merge; the body of a success is unreliable. */
const CancelAnswer = z.unknown().transform((body) => {
  const failure = CancelFailure.safeParse(body)
  return { refused: failure.success ? failure.data : null }
})

const NOT_WAITING = 406

const CancelFailure = z
  .object({
    status: z.literal('error'),
    message: z.string().catch(''),
    http_status: z.int().min(400).max(599).catch(NOT_WAITING),
  })
  .transform(({ message, http_status: status }) => ({
    status,
    reason: oneSentence(message) || `${SERVER} didn’t cancel it`,
  }))

type Fields = Readonly<Record<string, unknown>>

function translated(body: unknown, names: (fields: Fields) => Fields): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const fields: Fields = { ...body }
  return { ...fields, ...names(fields) }
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}

/** More commits, versions or keys than servers keep in one place. */
const MAX_LIST = 10_000

export const v4: Dialect = {
  name: 'v4',
  base: '/api/v4',
  pages: '/-',
  other: 'v3',
  gone: null,
  features: new Set(FEATURES),
  wholeList: async (forge, path, schema) =>
    requireComplete(
      await readAllPages((paging) => readPage(forge, { path, query: {}, paging, schema }), {
        maxItems: MAX_LIST,
        pages: MAX_LIST / LARGEST_PAGE,
      }),
    ),
  mergeRequests: {
    numberedBy: 'iid',
    record: MergeRequestRecord,
    filter: ({ recheck, ...filter }) => ({
      ...byIids(filter),
      // Without it servers answer each person from a cache that lasts for hours and follows `updated_at` alone.
      with_labels_details: 'true',
      with_merge_status_recheck: recheck ? 'true' : undefined,
    }),
    accepting,
    writing,
    cancel: cancelWait,
    changes: changesByDiffs,
    subscribe: { method: 'POST', word: 'subscribe' },
    unsubscribe: { method: 'POST', word: 'unsubscribe' },
    drafts: draftMarksOf,
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
    interpretRead: interpretIntegrationRead,
    interpretChange: changedIntegration,
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
async function cancelWait(forge: CallSender, path: string): Promise<ApiResult<null>> {
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
function interpretIntegrationRead(answer: ApiResult<Integration>): ApiResult<Integration> {
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
  return isRefused(answer, 404, /^(?:integration|service) not found$/i)
}

function isUnknownSlug(answer: ApiResult<unknown>): boolean {
  return isRefused(answer, 400, /^slug does not have a valid/i)
}

function isRefused(answer: ApiResult<unknown>, status: number, words: RegExp): boolean {
  return answer.kind === 'refused' && answer.status === status && words.test(answer.reason)
}

/** More files than any server keeps of one merge request. */
const FILE_CAP = 5_000

const ChangesOnly = z.object({ changes: listOfRecords(Change) })

/**
 * Reads the merge request, and then its files page by page; a server without pages of files is asked for all
 * at once. The merge request is read first: files of a later head than the one shown do no harm, since
 * merging the shown one is then refused.
 */
async function changesByDiffs(forge: CallSender, path: string): Promise<ApiResult<MergeRequestWithChanges>> {
  const mr = await forge.call({ method: 'GET', path, reads: one(MergeRequestRecord) })
  if (mr.kind !== 'done') return mr
  const changes = await filesOf(forge, path)
  return changes.kind === 'done' ? { ...mr, value: { ...mr.value, changes: [...changes.value] } } : changes
}

async function filesOf(forge: CallSender, path: string): Promise<ApiResult<readonly Change[]>> {
  const paged = await readAllPagesBy(
    (paging) => readPage(forge, { path: `${path}/diffs`, query: {}, paging, schema: Change }),
    // A file that becomes a link is two entries: one deleted, one new.
    ({ old_path, new_path, new_file }) => JSON.stringify([old_path, new_path, new_file]),
    { maxItems: FILE_CAP, pages: FILE_CAP / LARGEST_PAGE },
  )
  // The merge request was just read, so the missing part is the address.
  if (paged.kind === 'unknown' && paged.unknownRoute) return filesAtOnce(forge, path)
  if (paged.kind === 'refused' && paged.status === 404) return filesAtOnce(forge, path)
  return requireComplete(paged)
}

async function filesAtOnce(forge: CallSender, path: string): Promise<ApiResult<readonly Change[]>> {
  const answer = await forge.call({
    method: 'GET',
    path: `${path}/changes`,
    reads: one(ChangesOnly),
    asksFor: 'list',
  })
  return answer.kind === 'done' ? { ...answer, value: answer.value.changes } : answer
}
