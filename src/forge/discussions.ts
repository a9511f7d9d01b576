import { z } from 'zod'
import type { MergeRequestIds } from '../model/merge-request.ts'
import { ForgeNote } from '../model/note.ts'
import type { InertText } from '../model/quick-action.ts'
import type { Session } from './client.ts'
import { mergeRequestPath } from './merge-request-path.ts'
import { type WrittenNote, writtenNote } from './notes.ts'
import { readAllPages, readPage, type Whole } from './paging.ts'
import { noContent } from './request-spec.ts'
import type { ApiResult } from './result.ts'

/** A hash, which is a part of addresses. */
export const DiscussionId = z.custom<Lowercase<string>>(
  (id) => typeof id === 'string' && /^[\da-f]{1,64}$/.test(id),
  'is no id of a discussion',
)
export type DiscussionId = z.infer<typeof DiscussionId>

/** A single comment is a discussion, too (doc/api/discussions.md of the server). */
const Discussion = z.object({ id: DiscussionId, notes: z.array(ForgeNote) })
type Discussion = z.infer<typeof Discussion>

// These calls need the feature `notes`.

/** Reads the discussions, oldest first. */
export function listDiscussions(
  session: Session,
  project: number,
  mr: MergeRequestIds,
): Promise<ApiResult<Whole<Discussion>>> {
  const path = mergeRequestPath(session, project, mr, 'discussions')
  return readAllPages((paging) => readPage(session, { path, query: {}, paging, schema: Discussion }))
}

/** Answers a discussion; a single comment becomes one by that. */
export function answerDiscussion(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  discussion: DiscussionId,
  body: InertText,
): Promise<ApiResult<WrittenNote>> {
  const path = mergeRequestPath(session, project, mr, 'discussions', discussion, 'notes')
  return session.call({ method: 'POST', path, body: { body }, reads: writtenNote, accepts202: true })
}

export function resolveDiscussion(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  discussion: DiscussionId,
): Promise<ApiResult<null>> {
  const path = mergeRequestPath(session, project, mr, 'discussions', discussion)
  return session.call({ method: 'PUT', path, body: { resolved: true }, reads: noContent })
}
