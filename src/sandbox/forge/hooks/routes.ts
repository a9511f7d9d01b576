import { z } from 'zod'
import { done, forbidden, json, notFound, reject } from '../http/answer.ts'
import { choice, readParams, text } from '../http/fields.ts'
import { pagedAnswer, readPaging } from '../http/paging.ts'
import { type ProjectCall, pathId, projectRoute, type Route } from '../http/route.ts'
import { LEVEL, levelOf } from '../rights.ts'
import { addHook, changeHook, type Hook, hookById, hooksOf, removeHook } from '../state/hooks.ts'
import { timestamp } from '../world.ts'
import { EVENT_KINDS } from './event.ts'
import { addressHere } from './post.ts'

const fields = z.object({
  url: text,
  token: text.nullish(),
  signing_token: text.nullish(),
  ...Object.fromEntries(EVENT_KINDS.map((kind) => [kind, choice.nullish()])),
})

/** Without a word about it, pushes are told and nothing else. */
const DEFAULT_EVENTS: readonly string[] = ['push_events']

function list(call: ProjectCall) {
  requireMaintainer(call)
  const hooks = hooksOf(call.world.database, call.project.id)
  const paging = readPaging(call)
  const shown = hooks.slice(paging.offset, paging.offset + paging.limit)
  return pagedAnswer(call, paging, hooks.length, shown.map(entity))
}

function show(call: ProjectCall) {
  requireMaintainer(call)
  return json(200, entity(findHook(call)))
}

function create(call: ProjectCall) {
  requireMaintainer(call)
  const { world, project } = call
  const hook = {
    project_id: project.id,
    created_at: timestamp(world),
    ...readHook(call, DEFAULT_EVENTS, NO_TOKENS),
  }
  return json(201, entity({ id: addHook(world.database, hook), ...hook }), 'hook created')
}

function update(call: ProjectCall) {
  requireMaintainer(call)
  const before = findHook(call)
  const hook = { ...before, ...readHook(call, before.events, before) }
  changeHook(call.world.database, hook.id, hook)
  return json(200, entity(hook), 'hook changed')
}

function remove(call: ProjectCall) {
  requireMaintainer(call)
  removeHook(call.world.database, findHook(call).id)
  return done('hook deleted')
}

const NO_TOKENS = { token: '', signing_token: '' }

/** What is not said about an event or a token stays as it was. */
function readHook(call: ProjectCall, events: readonly string[], tokens: typeof NO_TOKENS) {
  const wanted = readParams(fields, call.params)
  if (!addressHere(wanted.url)) throw reject(422, 'Invalid url given')
  const said = new Map<string, unknown>(Object.entries(wanted))
  const chosen = EVENT_KINDS.filter((kind) => said.get(kind) ?? events.includes(kind))
  return {
    url: wanted.url,
    token: wanted.token ?? tokens.token,
    signing_token: wanted.signing_token ?? tokens.signing_token,
    events: chosen,
  }
}

function findHook(call: ProjectCall): Hook {
  const found = hookById(call.world.database, call.project.id, pathId(call, 'hook_id'))
  if (!found) throw notFound()
  return found
}

function requireMaintainer({ world, user, project }: ProjectCall): void {
  if (levelOf(world, user, project) < LEVEL.master) throw forbidden()
}

/** The token is never shown. */
function entity({ id, project_id, url, events, created_at }: Hook) {
  return {
    id,
    url,
    name: null,
    description: null,
    created_at,
    project_id,
    ...Object.fromEntries(EVENT_KINDS.map((kind) => [kind, events.includes(kind)])),
    tag_push_events: false,
    confidential_note_events: events.includes('note_events'),
    job_events: false,
    wiki_page_events: false,
    deployment_events: false,
    releases_events: false,
    repository_update_events: false,
    enable_ssl_verification: true,
    alert_status: 'executable',
    disabled_until: null,
    url_variables: [],
    push_events_branch_filter: null,
    branch_filter_strategy: 'wildcard',
    custom_webhook_template: null,
    custom_headers: [],
  }
}

/** `/projects/:id/hooks` of today's servers. */
export const hookRoutes: readonly Route[] = [
  projectRoute('GET', '/hooks', list),
  projectRoute('GET', '/hooks/:hook_id', show),
  projectRoute('POST', '/hooks', create),
  projectRoute('PUT', '/hooks/:hook_id', update),
  projectRoute('DELETE', '/hooks/:hook_id', remove),
]
