import { z } from 'zod'
import type { MergeRequestIds } from '../model/merge-request.ts'
import { ForgeNote } from '../model/note.ts'
import type { InertText } from '../model/quick-action.ts'
import type { Session } from './client.ts'
import { mergeRequestPath } from './merge-request-path.ts'
import { type Page, type PageQuery, readPage } from './paging.ts'
import { one, type Reader } from './request-spec.ts'
import type { ApiResult } from './result.ts'

/**
 * The forge’s answer to a text that was nothing but commands: it kept no comment (lib/api/helpers/notes_helpers.rb).
 */
const RanCommands = z.object({
  commands_changes: z.record(z.string(), z.unknown()),
  summary: z.array(z.string()).nullable(),
})

/** A comment, or what the forge ran instead. */
export type WrittenNote = ForgeNote | z.infer<typeof RanCommands>
export const writtenNote: Reader<WrittenNote> = one(z.union([ForgeNote, RanCommands]))

// These calls need the feature `notes`.

export function createNote(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  body: InertText,
): Promise<ApiResult<WrittenNote>> {
  const path = mergeRequestPath(session, project, mr, 'notes')
  return session.call({ method: 'POST', path, body: { body }, reads: writtenNote, accepts202: true })
}

export function getNote(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  note: number,
): Promise<ApiResult<ForgeNote>> {
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
): Promise<ApiResult<ForgeNote>> {
  const path = mergeRequestPath(session, project, mr, 'notes', note)
  return session.call({ method: 'PUT', path, body: { body }, reads: one(ForgeNote) })
}

/** Reads a page of the comments, newest first, including the forge’s own notes. */
export function listNotes(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  paging: PageQuery = {},
): Promise<ApiResult<Page<ForgeNote>>> {
  return readPage(session, {
    path: mergeRequestPath(session, project, mr, 'notes'),
    query: { order_by: 'created_at', sort: 'desc' },
    paging,
    schema: ForgeNote,
  })
}
