import { done, json, refuse, reject } from '../http/answer.ts'
import { masterRoute, type ProjectCall, pageOf, type Route } from '../http/route.ts'
import { columnsOf } from '../mode.ts'
import {
  deliveryField,
  type Kind,
  kindToday,
  removeIntegration,
  setIntegration,
} from '../resources/integrations/routes.ts'
import { INTEGRATIONS, type Integration } from '../state/integrations.ts'

/** Leaves out kinds that only the old API has. */
function list(call: ProjectCall) {
  const found = call.world.database
    .list(INTEGRATIONS, { project_id: call.project.id, active: true })
    .flatMap((integration) => {
      const kind = kindToday(integration.slug)
      return kind ? [integrationSummary(kind, integration)] : []
    })
  return pageOf(call, found)
}

function view(call: ProjectCall) {
  const { kind, stored } = find(call)
  return json(200, { ...integrationEntity(kind, stored), ...deliveryField(call.world, stored) })
}

/** Each kind has its own route there, so an unknown slug is an unknown path. */
function set(call: ProjectCall) {
  const kind = kindToday(call.path.get('slug') ?? '')
  if (!kind) throw reject(404, '404 Not Found')
  const missing = kind.parameters.filter(({ name, required }) => required && call.params[name] === undefined)
  if (missing.length > 0) throw reject(400, missing.map(({ name }) => `${name} is missing`).join(', '))
  const { after, effect } = setIntegration(call, kind, storedOf(call, kind))
  return json(200, integrationEntity(kind, after), effect)
}

/** Clears its settings and switches it off; it can still be read. */
function remove(call: ProjectCall) {
  const { kind, stored } = find(call)
  return done(removeIntegration(call, kind, stored))
}

function find(call: ProjectCall) {
  const kind = kindToday(call.path.get('slug') ?? '')
  if (!kind) throw reject(400, 'slug does not have a valid value')
  const stored = storedOf(call, kind)
  if (!stored) throw refuse(404, '404 Integration Not Found')
  return { kind, stored }
}

function storedOf({ world, project }: ProjectCall, kind: Kind): Integration | undefined {
  return world.database.find(INTEGRATIONS, { project_id: project.id, slug: kind.slug })
}

/** The calls also have their former name. */
export const integrationRoutes: readonly Route[] = ['/integrations', '/services'].flatMap((path) => [
  masterRoute('GET', path, list),
  masterRoute('GET', `${path}/:slug`, view),
  masterRoute('PUT', `${path}/:slug`, set),
  masterRoute('DELETE', `${path}/:slug`, remove),
])

/** An integration in the list of the active ones. */
function integrationSummary({ title, slug }: Kind, integration: Integration) {
  return { ...columnsOf('v4 integration', integration), title, slug }
}

/** An integration with its settings; secrets are never shown, not even to administrators. */
function integrationEntity(kind: Kind, integration: Integration) {
  const open = new Set(kind.parameters.filter(({ secret }) => !secret).map(({ name }) => name))
  const shown = Object.entries(integration.properties).filter(([name]) => open.has(name))
  return { ...integrationSummary(kind, integration), properties: Object.fromEntries(shown) }
}
