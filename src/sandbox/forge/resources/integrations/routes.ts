import { isDeepStrictEqual } from 'node:util'
import { json, refuse } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import { type Integration, integrationOf, saveIntegration } from '../../state/integrations.ts'
import { timestamp } from '../../world.ts'
import { type Kind, kindOf } from './kinds.ts'
import { noSettings, settingsAfter } from './settings.ts'

function view(call: ProjectCall) {
  const { kind, stored } = find(call)
  return json(200, entity(call, kind, stored))
}

/** Sets what is sent and keeps the rest. No call to the other service is made: a sandbox has nobody to reach. */
function set(call: ProjectCall) {
  const { kind, stored } = find(call)
  const { world, project } = call
  const next = settingsAfter(kind, stored, call.params, world.mode)
  const isSame = stored?.active === next.active && isDeepStrictEqual(stored.properties, next.properties)
  if (!isSame) saveIntegration(world.database, project.id, { slug: kind.slug, ...next }, timestamp(world))
  const after = integrationOf(world.database, project.id, kind.slug)
  const body = world.mode.setAnswer === 'true' ? true : entity(call, kind, after)
  return json(200, body, isSame ? undefined : 'integration set')
}

function remove(call: ProjectCall) {
  const { kind, stored } = find(call)
  const { world, project } = call
  const properties = noSettings(kind)
  if (!stored || isDeepStrictEqual(stored.properties, properties)) return json(200, true)
  saveIntegration(
    world.database,
    project.id,
    { slug: kind.slug, active: false, properties },
    timestamp(world),
  )
  return json(200, true, 'integration removed')
}

/** The right is looked at before the slug. */
function find(call: ProjectCall): { kind: Kind; stored: Integration | undefined } {
  requireLevel(call, LEVEL.master)
  const kind = kindOf(call.path.get('slug') ?? '')
  if (!kind) throw refuse(404, '404 Service Not Found')
  return { kind, stored: integrationOf(call.world.database, call.project.id, kind.slug) }
}

/** There is an answer also for what was never set. Tokens are shown and passwords are not, as it was. */
function entity({ user }: ProjectCall, kind: Kind, stored: Integration | undefined) {
  const properties = stored?.properties ?? {}
  const hidden = new Set(
    kind.parameters.filter(({ secret }) => secret === 'password').map(({ name }) => name),
  )
  const shown = Object.entries(properties).filter(([name]) => user.admin || !hidden.has(name))
  return {
    id: stored?.id ?? null,
    title: properties.title || kind.title,
    created_at: stored?.created_at ?? null,
    updated_at: stored?.updated_at ?? null,
    active: stored?.active ?? false,
    push_events: true,
    issues_events: true,
    merge_requests_events: true,
    tag_push_events: true,
    note_events: true,
    build_events: false,
    pipeline_events: false,
    properties: Object.fromEntries(shown),
  }
}

export const integrationRoutes: readonly Route[] = [
  projectRoute('GET', '/services/:slug', view),
  projectRoute('PUT', '/services/:slug', set),
  projectRoute('DELETE', '/services/:slug', remove),
]
