import { ActiveIntegration, type Integration } from '../model/integration.ts'
import type { Session } from './client.ts'
import { list, nothing, one, type Reader } from './decoders.ts'
import type { ApiResult } from './result.ts'
import { apiPath } from './url.ts'

// API document 4.3. `project` is the global id; `slug` comes from the table of kinds or from the configuration.

/** Values by parameter name; texts, numbers and flags. */
export type IntegrationBody = Readonly<Record<string, string | number | boolean>>

const KNOWN = ['active', 'properties', 'id'] as const

function isSettings(body: unknown): boolean {
  return typeof body === 'object' && body !== null && KNOWN.some((name) => name in body)
}

/** Every part of it may be missing, so that an object of another kind would look like one that was never set. */
function told({ dialect }: Session): Reader<Integration> {
  return (body, header) => {
    const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0
    const isOther = typeof body === 'object' && body !== null && !Array.isArray(body) && !isEmpty
    return isOther && !isSettings(body)
      ? { ok: false, field: KNOWN[0] }
      : one(dialect.integrations.record)(body, header)
  }
}

/** Any other body comes from something that is not the forge, and secrets cannot be read back to find out. */
const trueOrSettings: Reader<null> = (body) =>
  body === true || isSettings(body) ? { ok: true, value: null } : { ok: false, field: '' }

/** Servers answer for what was never set with an empty one (`id` null); one that is not known to them is a 404. */
export async function getIntegration(
  session: Session,
  project: number,
  slug: Lowercase<string>,
): Promise<ApiResult<Integration>> {
  const answer = await atKnownPath(session, project, [slug], (path) =>
    session.call({ method: 'GET', path, reads: told(session) }),
  )
  return session.dialect.integrations.told(answer)
}

/** Sets the integration and switches it on. The answer is `true` or the settings: read them back. */
export async function setIntegration(
  session: Session,
  project: number,
  slug: Lowercase<string>,
  body: IntegrationBody,
): Promise<ApiResult<null>> {
  const answer = await atKnownPath(session, project, [slug], (path) =>
    session.call({ method: 'PUT', path, body, reads: trueOrSettings }),
  )
  return session.dialect.integrations.changed(answer)
}

/** Removes the settings. The answer says nothing to rely on: read them back. */
export async function removeIntegration(
  session: Session,
  project: number,
  slug: Lowercase<string>,
): Promise<ApiResult<null>> {
  const answer = await atKnownPath(session, project, [slug], (path) =>
    session.call({ method: 'DELETE', path, reads: nothing }),
  )
  return session.dialect.integrations.changed(answer)
}

/** Those that are switched on, in one call, where the forge offers `integration-list`. */
export function listIntegrations(
  session: Session,
  project: number,
): Promise<ApiResult<readonly ActiveIntegration[]>> {
  return atKnownPath(session, project, [], (path) =>
    session.call({ method: 'GET', path, reads: list(ActiveIntegration) }),
  )
}

/** Asks at the next path only where the forge says that it knows no such address, and so has done nothing. */
async function atKnownPath<T>(
  { dialect }: Session,
  project: number,
  rest: readonly Lowercase<string>[],
  ask: (path: string) => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const [first, ...others] = dialect.integrations.words
  let answer = await ask(apiPath('projects', project, first, ...rest))
  for (const word of others) {
    if (answer.kind === 'done' || answer.kind === 'unsent' || !answer.unknownRoute) return answer
    answer = await ask(apiPath('projects', project, word, ...rest))
  }
  return answer
}
