import type { MergeRequestIds } from '../model/merge-request.ts'
import { Note } from '../model/note.ts'
import type { InertText } from '../model/quick-action.ts'
import type { Session } from './client.ts'
import { one } from './decoders.ts'
import { mergeRequestPath } from './merge-request-path.ts'
import { type Page, type PageQuery, readPage } from './paging.ts'
import type { ApiResult } from './result.ts'

// These calls need the feature `notes`.

/** Adds a comment to a merge request. */
export function createNote(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  body: InertText,
): Promise<ApiResult<Note>> {
  const path = mergeRequestPath(session, project, mr, 'notes')
  return session.call({ method: 'POST', path, body: { body }, reads: one(Note) })
}

/** Reads a page of the comments, newest first, including the forge’s own notes. */
export function listNotes(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  asked: PageQuery = {},
): Promise<ApiResult<Page<Note>>> {
  return readPage(session, {
    path: mergeRequestPath(session, project, mr, 'notes'),
    query: { order_by: 'created_at', sort: 'desc' },
    asked,
    schema: Note,
  })
}
