import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { getIntegration } from '../../api/integrations.ts'
import type { Integration } from '../../model/integration.ts'
import { type IntegrationName, integrationKind } from '../../model/integration-kinds.ts'
import { readTrouble, type Trouble } from '../trouble.ts'

/** One integration of one project; `slug` is what this forge calls it. */
export interface IntegrationPlace {
  readonly project: number
  readonly name: IntegrationName
  readonly slug: Lowercase<string>
}

/** The forge knows no integration of that slug. */
export type NotOfferedHere = {
  readonly kind: 'not-offered'
  readonly name: IntegrationName
  readonly slug: string
}

/** What the forge tells; null where it knows nothing of an integration that was never set. */
export type IntegrationFound = { readonly kind: 'found'; readonly told: Integration | null }

/** Reads one integration. */
export async function findIntegration(
  session: Session,
  place: IntegrationPlace,
): Promise<IntegrationFound | NotOfferedHere | Trouble> {
  const answer = await getIntegration(session, place.project, place.slug)
  if (answer.kind === 'done') return { kind: 'found', told: answer.value }
  const absent = whatIsAbsent(answer, place)
  if (absent) return absent
  // Other servers than those of the API document's time answer so for what was never set.
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'found', told: null }
  return readTrouble(answer, titleOf(place))
}

/** Of a 404: whether its words say that the project or the slug is unknown; null when they say neither. */
export function whatIsAbsent(
  answer: Exclude<Answer<unknown>, { kind: 'done' }>,
  { project, name, slug }: IntegrationPlace,
): NotOfferedHere | Trouble | null {
  if (answer.kind !== 'refused' || answer.status !== 404) return null
  if (/^(?:service|integration) not found/i.test(answer.reason)) return { kind: 'not-offered', name, slug }
  return /^project not found/i.test(answer.reason) ? { kind: 'not-found', what: `Project ${project}` } : null
}

export function titleOf({ name, project }: Pick<IntegrationPlace, 'name' | 'project'>): string {
  return `${integrationKind(name).title} of project ${project}`
}
