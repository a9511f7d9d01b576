import { z } from 'zod'
import { Id, OptionalFlag, OptionalText, WordList } from '../model/fields.ts'
import type { MergeRequestIds } from '../model/merge-request.ts'
import type { InertText } from '../model/quick-action.ts'
import { UserSummary } from '../model/user.ts'
import type { Session } from './client.ts'
import { mergeRequestPath } from './merge-request-path.ts'
import { type Page, type PageQuery, readPage } from './paging.ts'
import { one } from './request-spec.ts'
import type { ApiResult } from './result.ts'

const ForgeNote = z.object({
  id: Id,
  body: WordList,
  author: UserSummary.nullable().default(null),
  created_at: OptionalText,
  updated_at: OptionalText,
  /** Written by the forge itself about an action. */
  system: OptionalFlag,
  /** Visible to members of the project only. */
  internal: OptionalFlag,
})
export type ForgeNote = z.infer<typeof ForgeNote>

/** What the forge ran of a text that was nothing but commands: it kept no comment (lib/api/helpers/notes_helpers.rb). */
const RanCommands = z.object({
  commands_changes: z.record(z.string(), z.unknown()),
  summary: z.array(z.string()).nullable(),
})

// These calls need the feature `notes`.

export function createNote(
  session: Session,
  project: number,
  mr: MergeRequestIds,
  body: InertText,
): Promise<ApiResult<ForgeNote | z.infer<typeof RanCommands>>> {
  const path = mergeRequestPath(session, project, mr, 'notes')
  const reads = one(z.union([ForgeNote, RanCommands]))
  return session.call({ method: 'POST', path, body: { body }, reads, accepts202: true })
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
