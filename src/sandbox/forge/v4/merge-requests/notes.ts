import { z } from 'zod'
import { json, refuse } from '../../http/answer.ts'
import { readParams, text } from '../../http/fields.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { changeMergeRequest, type MergeRequest } from '../../state/merge-requests.ts'
import { addNote, type Note, noteById, notesOf } from '../../state/notes.ts'
import { timestamp } from '../../world.ts'
import { userEntityOf } from '../users/entity.ts'
import { findVisible, ONE } from './find.ts'

const listing = z.object({
  order_by: z.enum(['created_at', 'updated_at']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
  activity_filter: z.enum(['all_notes', 'only_comments', 'only_activity']).default('all_notes'),
})

const writing = z.object({ body: text })

const KINDS = { all_notes: undefined, only_comments: false, only_activity: true } as const

async function list(call: ProjectCall) {
  const request = findVisible(call)
  const { order_by, sort, activity_filter } = readParams(listing, call.params)
  const system = KINDS[activity_filter]
  const direction = sort === 'asc' ? 1 : -1
  const found = notesOf(call.world.database, request.id)
    .filter((note) => system === undefined || note.system === system)
    .toSorted((one, other) => direction * (compare(one[order_by], other[order_by]) || one.id - other.id))
  return pageOf(call, found, (note) => noteEntity(call, request, note))
}

function create(call: ProjectCall) {
  const { world, user } = call
  const request = findVisible(call)
  const body = checkedBody(readParams(writing, call.params).body)
  const at = timestamp(world)
  const id = addNote(world.database, { mergeRequest: request.id, author: user.id, body, at })
  changeMergeRequest(world.database, request.id, { updated_at: at })
  return json(201, shown(call, request, id), 'note created')
}

function shown(call: ProjectCall, request: MergeRequest, id: number) {
  const note = noteById(call.world.database, request.id, id)
  if (!note) throw new Error(`note ${id} was just written and is gone`)
  return noteEntity(call, request, note)
}

function checkedBody(body: string): string {
  if (body.trim() === '') throw refuse(400, `400 Bad request - Note {:note=>["can't be blank"]}`)
  return body
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function noteEntity({ world, project }: ProjectCall, request: MergeRequest, note: Note) {
  return {
    id: note.id,
    type: null,
    body: note.body,
    author: userEntityOf(world, note.author_id),
    created_at: note.created_at,
    updated_at: note.updated_at,
    system: note.system,
    noteable_id: request.id,
    noteable_type: 'MergeRequest',
    project_id: project.id,
    resolvable: false,
    confidential: false,
    internal: false,
    imported: false,
    imported_from: 'none',
    noteable_iid: request.iid,
    commands_changes: {},
  }
}

export const noteRoutes: readonly Route[] = [
  projectRoute('GET', `${ONE}/notes`, list),
  projectRoute('POST', `${ONE}/notes`, create),
]
