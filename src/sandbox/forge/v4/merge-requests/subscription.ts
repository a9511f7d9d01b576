import { z } from 'zod'
import { columnsOf } from '../../columns.ts'
import { ALREADY_SO, json, readParams, refuse, text } from '../../http/answer.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { markTodo, todoEntity } from '../../resources/merge-requests/attention.ts'
import { changeMergeRequest, type MergeRequest } from '../../state/merge-requests.ts'
import { addNote, type Note, noteById, notesOf, setSubscribed } from '../../state/reviews.ts'
import { timestamp } from '../../world.ts'
import { userEntityOf } from '../projects/entity.ts'
import { isSubscribed, mergeRequestAddress, mergeRequestEntity } from './entity.ts'
import { findMergeRequest, findVisible, ONE } from './write.ts'

async function subscribe(call: ProjectCall, wanted: boolean) {
  const { database } = call.world
  const request = findMergeRequest(call)
  if (isSubscribed(database, request, call.user.id) === wanted) return ALREADY_SO
  setSubscribed(database, request.id, call.user.id, wanted)
  return json(201, await mergeRequestEntity(call, request), wanted ? 'subscribed' : 'unsubscribed')
}

async function createTodo(call: ProjectCall) {
  const request = findMergeRequest(call)
  const todo = markTodo(call, request)
  if (!todo) return ALREADY_SO
  const target = await mergeRequestEntity(call, request)
  const shown = todoEntity(call, request, todo, { target, target_url: mergeRequestAddress(call, request) })
  return json(201, { ...shown, updated_at: todo.created_at }, 'todo created')
}

export const subscriptionRoutes: readonly Route[] = [
  projectRoute('POST', `${ONE}/subscribe`, (call) => subscribe(call, true)),
  projectRoute('POST', `${ONE}/unsubscribe`, (call) => subscribe(call, false)),
  projectRoute('POST', `${ONE}/todo`, createTodo),
]

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
    ...columnsOf('v4 note', note),
    author: userEntityOf(world, note.author_id),
    noteable_id: request.id,
    project_id: project.id,
    noteable_iid: request.iid,
  }
}

export const noteRoutes: readonly Route[] = [
  projectRoute('GET', `${ONE}/notes`, list),
  projectRoute('POST', `${ONE}/notes`, create),
]
