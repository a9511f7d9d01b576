import { z } from 'zod'
import type { MergeRequestIds } from '../model/merge-request.ts'
import { ForgeNote } from '../model/note.ts'
import type { InertText } from '../model/quick-action.ts'
import type { Session } from './client.ts'
import { mergeRequestPath } from './dialect.ts'
import { type PageQuery, readAllPages, readPage } from './paging.ts'
import { noContent, one, type Reader } from './request-spec.ts'

/**
 * The forge’s answer to a text that was nothing but commands: it kept no comment (lib/api/helpers/notes_helpers.rb).
 */
const RanCommands = z.object({
  commands_changes: z.record(z.string(), z.unknown()),
  summary: z.array(z.string()).nullable(),
})

/** A comment, or what the forge ran instead. */
export type WrittenNote = ForgeNote | z.infer<typeof RanCommands>
const writtenNote: Reader<WrittenNote> = one(z.union([ForgeNote, RanCommands]))

// These calls need the feature `notes`.

export function createNote(session: Session, project: number, mr: MergeRequestIds, body: InertText) {
  const path = mergeRequestPath(session, project, mr, 'notes')
  return session.call({ method: 'POST', path, body: { body }, reads: writtenNote, accepts202: true })
}

export function getNote(session: Session, project: number, mr: MergeRequestIds, note: number) {
  const path = mergeRequestPath(session, project, mr, 'notes', note)
  return session.call({ method: 'GET', path, reads: one(ForgeNote) })
}

/**
 * Replaces the text of a comment; the forge runs the commands of the new one, too
 * (app/services/notes/update_service.rb).
 */
export function updateNote(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  note: number,
  body: InertText,
) {
  const path = mergeRequestPath(session, project, mr, 'notes', note)
  return session.call({ method: 'PUT', path, body: { body }, reads: one(ForgeNote) })
}

/** Reads a page of the comments, newest first, including the forge’s own notes. */
export function listNotes(session: Session, project: number, mr: MergeRequestIds, paging: PageQuery = {}) {
  return readPage(session, {
    path: mergeRequestPath(session, project, mr, 'notes'),
    query: { order_by: 'created_at', sort: 'desc' },
    paging,
    schema: ForgeNote,
  })
}

/** A hash, which is a part of addresses. */
export const DiscussionId = z.custom<Lowercase<string>>(
  (id) => typeof id === 'string' && /^[\da-f]{1,64}$/.test(id),
  'is no id of a discussion',
)
export type DiscussionId = z.infer<typeof DiscussionId>

/** A single comment is a discussion, too (doc/api/discussions.md of the server). */
const Discussion = z.object({ id: DiscussionId, notes: z.array(ForgeNote) })

/** Reads the discussions, oldest first. */
export function listDiscussions(session: Session, project: number, mr: MergeRequestIds) {
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
) {
  const path = mergeRequestPath(session, project, mr, 'discussions', discussion, 'notes')
  return session.call({ method: 'POST', path, body: { body }, reads: writtenNote, accepts202: true })
}

export function resolveDiscussion(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  discussion: DiscussionId,
) {
  const path = mergeRequestPath(session, project, mr, 'discussions', discussion)
  return session.call({ method: 'PUT', path, body: { resolved: true }, reads: noContent })
}
