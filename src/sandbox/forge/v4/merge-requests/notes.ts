import { z } from 'zod'
import { done, forbidden, json, notFound, refuse } from '../../http/answer.ts'
import { readParams, text } from '../../http/fields.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, pathId, projectRoute, type Route } from '../../http/route.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import { changeMergeRequest, type MergeRequest } from '../../state/merge-requests.ts'
import { addNote, changeNote, type Note, noteById, notesOf, removeNote } from '../../state/notes.ts'
import { timestamp, type World } from '../../world.ts'
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

function view(call: ProjectCall) {
  const request = findVisible(call)
  return json(200, noteEntity(call, request, findNote(call, request)))
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

function update(call: ProjectCall) {
  const request = findVisible(call)
  const note = findOwnNote(call, request)
  const body = checkedBody(readParams(writing, call.params).body)
  if (body === note.body) return json(200, noteEntity(call, request, note))
  changeNote(call.world.database, note.id, body, timestamp(call.world))
  return json(200, shown(call, request, note.id), 'note updated')
}

function remove(call: ProjectCall) {
  const request = findVisible(call)
  removeNote(call.world.database, findOwnNote(call, request))
  return done('note deleted')
}

function shown(call: ProjectCall, request: MergeRequest, id: number) {
  const note = noteById(call.world.database, request.id, id)
  if (!note) throw new Error(`note ${id} was just written and is gone`)
  return noteEntity(call, request, note)
}

function findNote(call: ProjectCall, request: MergeRequest): Note {
  const found = noteById(call.world.database, request.id, pathId(call, 'note_id'))
  if (!found) throw notFound()
  return found
}

/** People change what they wrote, masters what anybody wrote, and nobody what the forge noted. */
function findOwnNote(call: ProjectCall, request: MergeRequest): Note {
  const note = findNote(call, request)
  const isMaster = levelOf(call.world, call.user, call.project) >= LEVEL.master
  if (note.system || (note.author_id !== call.user.id && !isMaster)) throw forbidden()
  return note
}

export function checkedBody(body: string): string {
  if (body.trim() === '') throw refuse(400, `400 Bad request - Note {:note=>["can't be blank"]}`)
  return body
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

export function noteEntity({ world, project }: ProjectCall, request: MergeRequest, note: Note) {
  return {
    id: note.id,
    type: note.thread === null ? null : 'DiscussionNote',
    body: note.body,
    author: userEntityOf(world, note.author_id),
    created_at: note.created_at,
    updated_at: note.updated_at,
    system: note.system,
    noteable_id: request.id,
    noteable_type: 'MergeRequest',
    project_id: project.id,
    ...resolution(world, note),
    confidential: false,
    internal: false,
    imported: false,
    imported_from: 'none',
    noteable_iid: request.iid,
    commands_changes: {},
  }
}

/** A comment that stands alone has nothing that could be resolved. */
function resolution(world: World, { thread, resolved_by_id, resolved_at }: Note) {
  if (thread === null) return { resolvable: false }
  const resolved_by = userEntityOf(world, resolved_by_id)
  return { resolvable: true, resolved: resolved_at !== null, resolved_by, resolved_at }
}

export const noteRoutes: readonly Route[] = [
  projectRoute('GET', `${ONE}/notes`, list),
  projectRoute('GET', `${ONE}/notes/:note_id`, view),
  projectRoute('POST', `${ONE}/notes`, create),
  projectRoute('PUT', `${ONE}/notes/:note_id`, update),
  projectRoute('DELETE', `${ONE}/notes/:note_id`, remove),
]
