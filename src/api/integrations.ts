import { Integration } from '../model/integration.ts'
import type { Answer } from './answer.ts'
import type { Session } from './client.ts'
import { nothing, one } from './reader.ts'
import { apiPath } from './url.ts'

// API document 4.3. `project` is the global id; `slug` comes from the table of kinds or from the configuration.

/** Values by parameter name; texts, numbers and flags. */
export type IntegrationBody = Readonly<Record<string, string | number | boolean>>

/** Servers of the time also answer for what was never set (`id` null); others answer 404. */
export function getIntegration(
  session: Session,
  project: number,
  slug: Lowercase<string>,
): Promise<Answer<Integration>> {
  return session.call({ method: 'GET', path: pathOf(project, slug), reads: one(Integration) })
}

/** Sets the integration and switches it on. The answer is `true` or the settings: read them back. */
export function setIntegration(
  session: Session,
  project: number,
  slug: Lowercase<string>,
  body: IntegrationBody,
): Promise<Answer<null>> {
  return session.call({ method: 'PUT', path: pathOf(project, slug), body, reads: nothing })
}

/** Removes the settings. The answer says nothing to rely on: read them back. */
export function removeIntegration(
  session: Session,
  project: number,
  slug: Lowercase<string>,
): Promise<Answer<null>> {
  return session.call({ method: 'DELETE', path: pathOf(project, slug), reads: nothing })
}

function pathOf(project: number, slug: Lowercase<string>): string {
  return apiPath('projects', project, 'services', slug)
}
