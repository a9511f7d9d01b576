import { json, refuse } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import { type Integration, integrationOf } from '../../state/integrations.ts'
import { type Kind, kindOf } from './kinds.ts'
import { removeIntegration, setIntegration } from './store.ts'

function view(call: ProjectCall) {
  const { kind, stored } = find(call)
  return json(200, entity(call, kind, stored))
}

function set(call: ProjectCall) {
  const { kind, stored } = find(call)
  const { after, effect } = setIntegration(call, kind, stored)
  return json(200, call.world.mode.setAnswer === 'true' ? true : entity(call, kind, after), effect)
}

function remove(call: ProjectCall) {
  const { kind, stored } = find(call)
  return json(200, true, removeIntegration(call, kind, stored))
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
