import { DOCUMENT_MARKS } from '../model/draft.ts'
import { Integration } from '../model/integration.ts'
import { MergeRequest, MergeRequestWithChanges } from '../model/merge-request.ts'
import type { Dialect } from './dialect.ts'
import { type CallSender, listOf, noContent, one } from './request-spec.ts'
import type { ApiResult } from './result.ts'

/** The API document’s own version; servers released with it differ in places. */
export const v3: Dialect = {
  name: 'v3',
  base: '/api/v3',
  pages: '',
  other: 'v4',
  gone: 'This server speaks API v4, and Greenlight is set up for v3: your admin can set FORGE_API=v4',
  features: new Set(),
  wholeList: (forge, path, schema) =>
    forge.call({ method: 'GET', path, reads: listOf(schema), asksFor: 'list' }),
  mergeRequests: {
    numberedBy: 'id',
    record: MergeRequest,
    filter: ({ recheck: _, ...filter }) => filter,
    accepting: (input) => input,
    writing: (fields) => ({ ...fields, labels: fields.labels?.join(',') }),
    cancel: cancelWait,
    changes: (forge, path) =>
      forge.call({
        method: 'GET',
        path: `${path}/changes`,
        reads: one(MergeRequestWithChanges),
        asksFor: 'list',
      }),
    subscribe: { method: 'POST', word: 'subscription' },
    unsubscribe: { method: 'DELETE', word: 'subscription' },
    drafts: () => DOCUMENT_MARKS,
  },
  milestones: {
    filter: (filter) => ({ ...filter }),
    group: () => null,
  },
  deployKeys: {
    disable: ['disable'],
  },
  integrations: {
    words: ['services'],
    record: Integration,
    interpretRead: (answer) => answer,
    interpretChange: (answer) => answer,
  },
}

/**
 * Cancels with PUT, as in the API document; servers whose router knows only POST say so without having done
 * anything, and get a POST next.
 */
async function cancelWait(forge: CallSender, mergeRequest: string): Promise<ApiResult<null>> {
  const path = `${mergeRequest}/cancel_merge_when_build_succeeds`
  const first = await forge.call({ method: 'PUT', path, reads: noContent })
  if (first.kind !== 'refused' || !takesPost(first.otherMethods)) return first
  const second = await forge.call({ method: 'POST', path, reads: noContent })
  const unknownRoute =
    second.kind === 'refused' && (second.status === 404 || second.otherMethods !== undefined)
  return unknownRoute ? first : second
}

function takesPost(otherMethods: readonly string[] | undefined): boolean {
  return otherMethods !== undefined && (otherMethods.length === 0 || otherMethods.includes('POST'))
}
