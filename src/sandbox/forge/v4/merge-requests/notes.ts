import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { choice, done, existing, forbidden, json, readParams, refuse, text } from '../../http/answer.ts'
import { type ProjectCall, pageOf, pathId, projectRoute, type Route } from '../../http/route.ts'
import { bareTitle, noteSystem } from '../../merging/after-push.ts'
import { mergeWhenReady } from '../../merging/merge.ts'
import { columnsOf } from '../../mode.ts'
import { editMergeRequest } from '../../resources/merge-requests/write.ts'
import type { MergeRequest } from '../../state/merge-requests.ts'
import {
  addNote,
  hasUnresolved,
  NOTES,
  type Note,
  removeNote,
  resolveThread,
  reviewersOf,
  setReview,
  setSubscribed,
  startThread,
} from '../../state/reviews.ts'
import { LEVEL, levelOf, mayEdit, timestamp } from '../../world.ts'
import { userEntityOf } from '../entities.ts'
import { sortedBy } from '../listing.ts'
import { findMergeRequest, findVisible, ONE } from './write.ts'

const listing = z.object({
  order_by: z.enum(['created_at', 'updated_at']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
  activity_filter: z.enum(['all_notes', 'only_comments', 'only_activity']).default('all_notes'),
})
const writing = z.object({ body: text, internal: choice.default(false) })
const lines = z.object({
  position: z
    .looseObject({ new_path: z.string(), new_line: z.number().nullish(), old_line: z.number().nullish() })
    .optional(),
})
const resolving = z.object({ resolved: choice })

const SYSTEM_FILTERS = { all_notes: {}, only_comments: { system: false }, only_activity: { system: true } }

function list(call: ProjectCall) {
  const request = findVisible(call)
  const { order_by, sort, activity_filter } = readParams(listing, call.params)
  const where = { merge_request_id: request.id, ...SYSTEM_FILTERS[activity_filter] }
  const found = call.world.database.list(NOTES, where)
  const ordered = sortedBy(found, sort, (note) => note[order_by])
  return pageOf(call, ordered, (note) => noteEntity(call, request, note))
}

function view(call: ProjectCall) {
  const request = findVisible(call)
  return json(200, noteEntity(call, request, findNote(call, request)))
}

async function create(call: ProjectCall) {
  const request = findVisible(call)
  const { text, effect, ...commands } = await runQuickActions(call, request, checkedBody(call))
  if (text === '') return json(202, commands, effect)
  const { internal } = readParams(writing, call.params)
  const note = noteEntity(call, request, write(call, request, text, { internal }))
  return json(201, { ...note, commands_changes: commands.commands_changes }, 'note created')
}

function update(call: ProjectCall) {
  const request = findVisible(call)
  const note = findOwnNote(call, request)
  const body = checkedBody(call)
  if (body === note.body) return json(200, noteEntity(call, request, note))
  call.world.database.update('notes', note.id, { body, updated_at: timestamp(call.world) })
  return json(200, noteEntity(call, request, findNote(call, request)), 'note updated')
}

function remove(call: ProjectCall) {
  removeNote(call.world.database, findOwnNote(call, findVisible(call)))
  return done('note deleted')
}

/** Adds a single comment, or one of a thread, which can be resolved. */
function write(
  { world, user }: ProjectCall,
  { id: merge_request_id }: MergeRequest,
  body: string,
  how: { readonly thread?: string; readonly position?: string; readonly internal?: boolean } = {},
): Note {
  const at = timestamp(world)
  const about = { merge_request_id, author_id: user.id, body, created_at: at }
  const made = addNote(world.database, { ...about, ...how })
  world.database.update('merge_requests', merge_request_id, { updated_at: at })
  return made
}

function findNote(call: ProjectCall, request: MergeRequest): Note {
  return existing(
    call.world.database.find(NOTES, { merge_request_id: request.id, id: pathId(call, 'note_id') }),
  )
}

/** People edit their own comments, masters those of everybody, and nobody a system note. */
function findOwnNote(call: ProjectCall, request: MergeRequest): Note {
  const note = findNote(call, request)
  const isMaster = levelOf(call.world, call.user, call.project) >= LEVEL.master
  if (note.system || (note.author_id !== call.user.id && !isMaster)) throw forbidden()
  return note
}

function checkedBody(call: ProjectCall): string {
  const { body } = readParams(writing, call.params)
  if (body.trim() === '') throw refuse(400, `400 Bad request - Note {:note=>["can't be blank"]}`)
  return body
}

/** A single comment has nothing to resolve. */
function noteEntity({ world, project }: ProjectCall, request: MergeRequest, note: Note) {
  const { thread, resolved_at, position } = note
  const resolved_by = userEntityOf(world, note.resolved_by_id)
  return {
    ...columnsOf('v4 note', note),
    type: position !== null ? 'DiffNote' : thread === null ? null : 'DiscussionNote',
    ...(position === null ? {} : { position: JSON.parse(position) }),
    author: userEntityOf(world, note.author_id),
    noteable_id: request.id,
    project_id: project.id,
    noteable_iid: request.iid,
    resolvable: thread !== null,
    ...(thread === null ? {} : { resolved: resolved_at !== null, resolved_by, resolved_at }),
  }
}

function listThreads(call: ProjectCall) {
  const request = findVisible(call)
  const notes = call.world.database.list(NOTES, { merge_request_id: request.id })
  const first = notes.filter(
    (note, nth) => notes.findIndex((other) => threadId(other) === threadId(note)) === nth,
  )
  return pageOf(call, first, (note) => threadEntity(call, request, note))
}

function viewThread(call: ProjectCall) {
  const request = findVisible(call)
  return json(200, threadEntity(call, request, findThread(call, request)))
}

async function beginThread(call: ProjectCall) {
  const request = findVisible(call)
  const { text, effect, ...commands } = await runQuickActions(call, request, checkedBody(call))
  if (text === '') return json(202, commands, effect)
  const { position } = readParams(lines, call.params)
  const note = write(call, request, text, {
    thread: randomBytes(20).toString('hex'),
    position: position && JSON.stringify(position),
  })
  return json(201, threadEntity(call, request, note), 'thread begun')
}

/** Adds to a thread; a single comment becomes one (doc/api/discussions.md of the server). */
async function answer(call: ProjectCall) {
  const request = findVisible(call)
  const first = findThread(call, request)
  const { text, effect, ...commands } = await runQuickActions(call, request, checkedBody(call))
  if (text === '') return json(202, commands, effect)
  const thread = threadId(first)
  if (first.thread === null) startThread(call.world.database, first, thread)
  return json(201, noteEntity(call, request, write(call, request, text, { thread })), 'thread answered')
}

/** Lets developers and the author of the merge request resolve threads; a merge that waited for it follows. */
async function resolve(call: ProjectCall) {
  const { world, user, project } = call
  const request = findVisible(call)
  const { resolved } = readParams(resolving, call.params)
  const note = findThread(call, request)
  const may = request.author_id === user.id || levelOf(world, user, project) >= LEVEL.developer
  if (note.thread === null || !may) throw forbidden()
  const isChange = resolved !== (note.resolved_at !== null)
  if (isChange)
    resolveThread(world.database, note.thread, resolved ? { user: user.id, at: timestamp(world) } : null)
  if (isChange && resolved && !hasUnresolved(world.database, request.id))
    noteSystem(world, request, user, 'resolved all threads')
  await mergeWhenReady(world, project, request)
  const effect = resolved ? 'thread resolved' : 'thread opened again'
  return json(200, threadEntity(call, request, findThread(call, request)), isChange ? effect : undefined)
}

function findThread(call: ProjectCall, request: MergeRequest): Note {
  const id = call.path.get('discussion_id')
  return existing(
    call.world.database.list(NOTES, { merge_request_id: request.id }).find((note) => threadId(note) === id),
  )
}

function threadEntity(call: ProjectCall, request: MergeRequest, note: Note) {
  const all = call.world.database.list(NOTES, { merge_request_id: request.id })
  const notes = all.filter((other) => threadId(other) === threadId(note))
  return {
    id: threadId(note),
    individual_note: note.thread === null,
    notes: notes.map((one) => noteEntity(call, request, one)),
  }
}

/** A single comment has a thread id too. */
function threadId({ id, thread }: Note): string {
  return thread ?? createHash('sha1').update(`note ${id}`).digest('hex')
}

export const noteRoutes: readonly Route[] = [
  projectRoute('GET', `${ONE}/notes`, list),
  projectRoute('GET', `${ONE}/notes/:note_id`, view),
  projectRoute('POST', `${ONE}/notes`, create),
  projectRoute('PUT', `${ONE}/notes/:note_id`, update),
  projectRoute('DELETE', `${ONE}/notes/:note_id`, remove),
  projectRoute('GET', `${ONE}/discussions`, listThreads),
  projectRoute('GET', `${ONE}/discussions/:discussion_id`, viewThread),
  projectRoute('POST', `${ONE}/discussions`, beginThread),
  projectRoute('POST', `${ONE}/discussions/:discussion_id/notes`, answer),
  projectRoute('PUT', `${ONE}/discussions/:discussion_id`, resolve),
]

/** The effect of a quick action: as parameters, and as a sentence. */
interface Applied {
  readonly changes: Readonly<Record<string, string>>
  readonly says: string
  readonly effect: string | undefined
}

type Command = (call: ProjectCall, request: MergeRequest, argument: string) => Promise<Applied>

/** The quick actions that this forge knows, some of those of lib/gitlab/quick_actions; other lines are text. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['close', (call, request) => setState(call, request, 'close')],
  ['reopen', (call, request) => setState(call, request, 'reopen')],
  [
    'title',
    (call, request, title) => edit(call, request, { title }, { title }, `Changed the title to "${title}".`),
  ],
  ['draft', (call, request) => setDraft(call, request, 'draft')],
  ['ready', (call, request) => setDraft(call, request, 'ready')],
  ['subscribe', (call, request) => subscribe(call, request, true)],
  ['unsubscribe', (call, request) => subscribe(call, request, false)],
  ['request_changes', requestChanges],
])

/** The answer of a reviewer’s review (app/services/merge_requests/update_reviewer_state_service.rb). */
async function requestChanges({ world, user }: ProjectCall, request: MergeRequest): Promise<Applied> {
  const isReviewer = reviewersOf(world.database, request.id).some(({ user_id }) => user_id === user.id)
  if (!isReviewer) throw refuse(400, '400 Bad request - Reviewer not found')
  world.database.remove('approvals', { merge_request_id: request.id, user_id: user.id })
  setReview(world.database, request.id, user.id, 'requested_changes')
  noteSystem(world, request, user, 'requested changes')
  return { changes: {}, says: 'Changes requested to the current merge request.', effect: 'changes requested' }
}

function setState(call: ProjectCall, request: MergeRequest, state_event: 'close' | 'reopen') {
  const says = `${state_event === 'close' ? 'Closed' : 'Reopened'} this merge request.`
  return edit(call, request, { state_event }, { state_event }, says)
}

function setDraft(call: ProjectCall, request: MergeRequest, wip_event: 'draft' | 'ready') {
  const bare = bareTitle(request.title)
  const title = wip_event === 'draft' ? call.world.mode.draftPrefix + bare : bare
  const says = `Marked this merge request as ${wip_event === 'draft' ? 'a draft' : 'ready'}.`
  return edit(call, request, { title }, { wip_event }, says)
}

async function edit(
  call: ProjectCall,
  request: MergeRequest,
  input: Parameters<typeof editMergeRequest>[2],
  changes: Applied['changes'],
  says: string,
): Promise<Applied> {
  const { effect } = await editMergeRequest(call, request, input, {})
  return { changes, says, effect }
}

async function subscribe(call: ProjectCall, request: MergeRequest, subscribed: boolean): Promise<Applied> {
  setSubscribed(call.world.database, request.id, call.user.id, subscribed)
  const done = subscribed ? 'subscribed' : 'unsubscribed'
  const says = subscribed ? 'Subscribed to notifications.' : 'Unsubscribed from notifications.'
  return { changes: { subscription_event: subscribed ? 'subscribe' : 'unsubscribe' }, says, effect: done }
}

/**
 * Runs the quick actions of a comment and returns the text that is left of it (app/services/notes/create_service.rb
 * of the server). Refuses with 400 those of a person who may not edit the merge request.
 */
async function runQuickActions(call: ProjectCall, request: MergeRequest, body: string) {
  const text: string[] = []
  const applied: Applied[] = []
  let isCode = false
  for (const line of body.split(/\r?\n/)) {
    if (line.startsWith('```')) isCode = !isCode
    const [, name = '', argument = ''] = /^\/([a-z_]{1,40})(?: (.*))?$/.exec(line) ?? []
    const command = isCode ? undefined : COMMANDS.get(name)
    if (!command) text.push(line)
    else if (!mayEdit(call.world, call.user, call.project, request) && !name.endsWith('subscribe'))
      throw refuse(400, `400 Bad request - Could not apply ${name} command.`)
    else applied.push(await command(call, findMergeRequest(call), argument.trim()))
  }
  return {
    text: applied.length === 0 ? body : text.join('\n').trim(),
    commands_changes: Object.fromEntries(applied.flatMap(({ changes }) => Object.entries(changes))),
    summary: applied.map(({ says }) => says),
    effect: applied.find(({ effect }) => effect)?.effect,
  }
}
