import type { MergeRequestIds } from '../model/merge-request.ts'
import { Note } from '../model/note.ts'
import type { Answer } from './answer.ts'
import type { Session } from './client.ts'
import { mergeRequestPath } from './merge-request-path.ts'
import { type Page, type PageQuery, readPage } from './paging.ts'
import { one } from './reader.ts'

// Where the forge offers `notes`.

/**
 * Comments on a merge request. A line of `body` that begins with a slash is a command to the forge in the
 * person’s name, also one to merge: nobody else’s words belong into it unchanged. A body of nothing else is no
 * comment, and its answer (202) is `unknown`.
 */
export function createNote(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  body: string,
): Promise<Answer<Note>> {
  const path = mergeRequestPath(session, project, mr, 'notes')
  return session.call({ method: 'POST', path, body: { body }, reads: one(Note) })
}

/** One page of the comments, newest first; what the forge itself noted is among them. */
export function listNotes(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  asked: PageQuery = {},
): Promise<Answer<Page<Note>>> {
  return readPage(session, {
    path: mergeRequestPath(session, project, mr, 'notes'),
    query: { order_by: 'created_at', sort: 'desc' },
    asked,
    schema: Note,
  })
}
