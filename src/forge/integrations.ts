import { ActiveIntegration, type Integration } from '../model/integration.ts'
import type { Session } from './client.ts'
import { listOf, noContent, one, type Reader } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import { apiPath } from './url.ts'

// API document 4.3. `project` is the global id; `slug` comes from the table of kinds or the configuration.

/** Values keyed by parameter name; texts, numbers and flags. */
export type IntegrationBody = Readonly<Record<string, string | number | boolean>>

const KNOWN = ['active', 'properties', 'id'] as const

function isSettings(json: unknown): boolean {
  return typeof json === 'object' && json !== null && KNOWN.some((name) => name in json)
}

/** Every field is optional, so that another kind of object would look like an integration never set. */
function readIntegration({ dialect }: Session): Reader<Integration> {
  return (body, header) => {
    const { json } = body
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
    return isObject && Object.keys(json).length > 0 && !isSettings(json)
      ? { ok: false, field: KNOWN[0] }
      : one(dialect.integrations.record)(body, header)
  }
}

/** Any other body does not come from the forge, and secrets cannot be read back to find out. */
const trueOrSettings: Reader<null> = ({ json }) =>
  json === true || isSettings(json) ? { ok: true, value: null } : { ok: false, field: '' }

/** An integration that was never set is an empty record (`id` null); one unknown to the server is a 404. */
export async function getIntegration(session: Session, project: number, slug: Lowercase<string>) {
  const answer = await atKnownPath(session, project, [slug], (path) =>
    session.call({ method: 'GET', path, reads: readIntegration(session) }),
  )
  return session.dialect.integrations.interpretRead(answer)
}

/** Sets the integration and switches it on. The answer is `true` or the settings: read them back. */
export async function setIntegration(
  session: Session,
  project: number,
  slug: Lowercase<string>,
  body: IntegrationBody,
) {
  const answer = await atKnownPath(session, project, [slug], (path) =>
    session.call({ method: 'PUT', path, body, reads: trueOrSettings }),
  )
  return session.dialect.integrations.interpretChange(answer)
}

/** Removes the settings. The answer is unreliable: read them back. */
export async function removeIntegration(session: Session, project: number, slug: Lowercase<string>) {
  const answer = await atKnownPath(session, project, [slug], (path) =>
    session.call({ method: 'DELETE', path, reads: noContent }),
  )
  return session.dialect.integrations.interpretChange(answer)
}

/** Lists the active ones in one call; needs the feature `integration-list`. */
export function listIntegrations(session: Session, project: number) {
  return atKnownPath(session, project, [], (path) =>
    session.call({ method: 'GET', path, reads: listOf(ActiveIntegration), asksFor: 'list' }),
  )
}

/** Tries the next path only when the forge does not know the address, and so has done nothing. */
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
