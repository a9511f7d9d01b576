import { Integration } from '../model/integration.ts'
import type { Answer } from './answer.ts'
import type { Session } from './client.ts'
import { nothing, one, type Reader } from './reader.ts'
import { apiPath } from './url.ts'

// API document 4.3. `project` is the global id; `slug` comes from the table of kinds or from the configuration.

/** Values by parameter name; texts, numbers and flags. */
export type IntegrationBody = Readonly<Record<string, string | number | boolean>>

const KNOWN = ['active', 'properties', 'id'] as const

function isSettings(body: unknown): boolean {
  return typeof body === 'object' && body !== null && KNOWN.some((name) => name in body)
}

/** Every part of it may be missing, so that an object of another kind would look like one that was never set. */
const told: Reader<Integration> = (body, header) => {
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0
  const isOther = typeof body === 'object' && body !== null && !Array.isArray(body) && !isEmpty
  return isOther && !isSettings(body) ? { ok: false, field: KNOWN[0] } : one(Integration)(body, header)
}

/** Any other body comes from something that is not the forge, and secrets cannot be read back to find out. */
const trueOrSettings: Reader<null> = (body) =>
  body === true || isSettings(body) ? { ok: true, value: null } : { ok: false, field: '' }

/** Servers of the time also answer for what was never set (`id` null); others answer 404. */
export function getIntegration(
  session: Session,
  project: number,
  slug: Lowercase<string>,
): Promise<Answer<Integration>> {
  return session.call({ method: 'GET', path: pathOf(project, slug), reads: told })
}

/** Sets the integration and switches it on. The answer is `true` or the settings: read them back. */
export function setIntegration(
  session: Session,
  project: number,
  slug: Lowercase<string>,
  body: IntegrationBody,
): Promise<Answer<null>> {
  return session.call({ method: 'PUT', path: pathOf(project, slug), body, reads: trueOrSettings })
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
