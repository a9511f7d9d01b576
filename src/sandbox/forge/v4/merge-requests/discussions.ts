import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { forbidden, json, notFound } from '../../http/answer.ts'
import { choice, readParams, text } from '../../http/fields.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { mergeWhenReady } from '../../merging/merge-when-ready.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import { changeMergeRequest, type MergeRequest } from '../../state/merge-requests.ts'
import { addNote, type Note, notesOf, resolveThread } from '../../state/notes.ts'
import { timestamp } from '../../world.ts'
import { findVisible, ONE } from './find.ts'
import { checkedBody, noteEntity } from './notes.ts'

const writing = z.object({ body: text })
const resolving = z.object({ resolved: choice })

/** Threads and the comments that stand alone, oldest first. */
function list(call: ProjectCall) {
  const request = findVisible(call)
  return pageOf(call, notesOf(call.world.database, request.id), (note) => entity(call, request, note))
}

function view(call: ProjectCall) {
  const request = findVisible(call)
  return json(200, entity(call, request, find(call, request)))
}

/** Begins a thread, which somebody has to resolve. */
function create(call: ProjectCall) {
  const { world, user } = call
  const request = findVisible(call)
  const body = checkedBody(readParams(writing, call.params).body)
  const at = timestamp(world)
  const thread = randomBytes(20).toString('hex')
  addNote(world.database, { mergeRequest: request.id, author: user.id, body, thread, at })
  changeMergeRequest(world.database, request.id, { updated_at: at })
  const made = notesOf(world.database, request.id).find((note) => note.thread === thread)
  if (!made) throw new Error(`the thread ${thread} was just begun and is gone`)
  return json(201, entity(call, request, made), 'thread begun')
}

/** Developers and the author of the merge request resolve threads; what waited for that is merged. */
async function resolve(call: ProjectCall) {
  const { world, user, project } = call
  const request = findVisible(call)
  const { resolved } = readParams(resolving, call.params)
  const note = find(call, request)
  const may = request.author_id === user.id || levelOf(world, user, project) >= LEVEL.developer
  if (note.thread === null || !may) throw forbidden()
  const isChange = resolved !== (note.resolved_at !== null)
  if (isChange)
    resolveThread(world.database, note.id, resolved ? { user: user.id, at: timestamp(world) } : null)
  await mergeWhenReady(world, project, request)
  const effect = resolved ? 'thread resolved' : 'thread opened again'
  return json(200, entity(call, request, find(call, request)), isChange ? effect : undefined)
}

function find(call: ProjectCall, request: MergeRequest): Note {
  const id = call.path.get('discussion_id')
  const found = notesOf(call.world.database, request.id).find((note) => discussionId(note) === id)
  if (!found) throw notFound()
  return found
}

function entity(call: ProjectCall, request: MergeRequest, note: Note) {
  return {
    id: discussionId(note),
    individual_note: note.thread === null,
    notes: [noteEntity(call, request, note)],
  }
}

/** A comment that stands alone has a name of that kind too. */
function discussionId({ id, thread }: Note): string {
  return thread ?? createHash('sha1').update(`note ${id}`).digest('hex')
}

export const discussionRoutes: readonly Route[] = [
  projectRoute('GET', `${ONE}/discussions`, list),
  projectRoute('GET', `${ONE}/discussions/:discussion_id`, view),
  projectRoute('POST', `${ONE}/discussions`, create),
  projectRoute('PUT', `${ONE}/discussions/:discussion_id`, resolve),
]
