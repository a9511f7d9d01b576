import { z } from 'zod'
import { choice, done, existing, json, readParams, reject, text } from '../http/answer.ts'
import { masterRoute, type ProjectCall, pageOf, pathId, type Route } from '../http/route.ts'
import { columnsOf } from '../mode.ts'
import { HOOKS, type Hook } from '../state/integrations.ts'
import { timestamp } from '../world.ts'
import { localAddress } from './deliveries.ts'
import { EVENT_NAMES } from './events.ts'

const KINDS = Object.keys(EVENT_NAMES)

const fields = z.object({
  url: text,
  token: text.nullish(),
  signing_token: text.nullish(),
  ...Object.fromEntries(KINDS.map((kind) => [kind, choice.nullish()])),
})

const NEW = { token: '', signing_token: '', events: ['push_events'] }

function list(call: ProjectCall) {
  return pageOf(call, call.world.database.list(HOOKS, { project_id: call.project.id }), entity)
}

function create(call: ProjectCall) {
  const { world, project } = call
  const hook = { project_id: project.id, created_at: timestamp(world), ...readHook(call, NEW) }
  return json(201, entity(world.database.add(HOOKS, hook)), 'hook created')
}

function update(call: ProjectCall) {
  const before = findHook(call)
  const hook = { ...before, ...readHook(call, before) }
  call.world.database.update('hooks', hook.id, hook)
  return json(200, entity(hook), 'hook changed')
}

function remove(call: ProjectCall) {
  call.world.database.remove('hooks', { id: findHook(call).id })
  return done('hook deleted')
}

/** Reads a hook from the parameters; events and tokens that are left out keep their values. */
function readHook(call: ProjectCall, before: Pick<Hook, 'token' | 'signing_token' | 'events'>) {
  const input = readParams(fields, call.params)
  if (!localAddress(input.url)) throw reject(422, 'Invalid url given')
  const flags: Readonly<Record<string, unknown>> = input
  return {
    url: input.url,
    token: input.token ?? before.token,
    signing_token: input.signing_token ?? before.signing_token,
    events: KINDS.filter((kind) => flags[kind] ?? before.events.includes(kind)),
  }
}

function findHook(call: ProjectCall): Hook {
  const where = { project_id: call.project.id, id: pathId(call, 'hook_id') }
  return existing(call.world.database.find(HOOKS, where))
}

/** The token is never shown. */
function entity(hook: Hook) {
  return {
    ...columnsOf('v4 hook', hook),
    ...Object.fromEntries(KINDS.map((kind) => [kind, hook.events.includes(kind)])),
    confidential_note_events: hook.events.includes('note_events'),
  }
}

export const hookRoutes: readonly Route[] = [
  masterRoute('GET', '/hooks', list),
  masterRoute('GET', '/hooks/:hook_id', (call) => json(200, entity(findHook(call)))),
  masterRoute('POST', '/hooks', create),
  masterRoute('PUT', '/hooks/:hook_id', update),
  masterRoute('DELETE', '/hooks/:hook_id', remove),
]
