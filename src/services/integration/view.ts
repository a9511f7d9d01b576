import type { Session } from '../../forge/client.ts'
import { getIntegration } from '../../forge/integrations.ts'
import type { ApiResult } from '../../forge/result.ts'
import { type Integration, type IntegrationView, viewOfIntegration } from '../../model/integration.ts'
import {
  type Edition,
  type IntegrationName,
  integrationKind,
  isRetired,
} from '../../model/integration-kinds.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'

export interface IntegrationTarget {
  readonly project: number
  readonly kind: IntegrationName
}

export type IntegrationResult = { readonly kind: 'view'; readonly view: IntegrationView }

export function view(
  context: ForgeContext,
  { project, kind }: IntegrationTarget,
): Promise<IntegrationResult | NotAvailableHere | Failure> {
  return withOwnAccount<IntegrationResult | NotAvailableHere>(context, async (session) => {
    const place = placeOf(context, project, kind)
    const found = await findIntegration(session, place)
    if (found.kind !== 'found') return found
    return { kind: 'view', view: viewOfIntegration(place, found.integration) }
  })
}

export function placeOf(
  { workspace: { integrations } }: ForgeContext,
  project: number,
  name: IntegrationName,
): IntegrationPlace {
  const { slugs, edition } = integrations
  return { project, name, slug: slugs.get(name) ?? name, edition }
}

export interface IntegrationPlace {
  readonly project: number
  readonly name: IntegrationName
  readonly slug: Lowercase<string>
  readonly edition: Edition
}

/** The forge has no integration of that slug; `retired`: servers of its kind no longer have it. */
export type NotAvailableHere = {
  readonly kind: 'not-offered'
  readonly name: IntegrationName
  readonly slug: string
  readonly retired: boolean
}

/** The forge’s data; null when the integration was never set and the forge has none. */
export type IntegrationFound = { readonly kind: 'found'; readonly integration: Integration | null }

/** Reads one integration; skips retired ones. */
export async function findIntegration(
  session: Session,
  place: IntegrationPlace,
): Promise<IntegrationFound | NotAvailableHere | Failure> {
  const { name, slug, edition } = place
  if (isRetired(name, edition)) return { kind: 'not-offered', name, slug, retired: true }
  const answer = await getIntegration(session, place.project, slug)
  if (answer.kind === 'done') return { kind: 'found', integration: answer.value }
  const absent = absenceIn(answer, place)
  if (absent) return absent
  // Servers newer or older than the API document answer this way for an integration that was never set.
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'found', integration: null }
  return readFailure(answer, nameOfIntegration(place))
}

/** Returns whether a 404 says that the project or the slug is unknown; null when it says neither. */
export function absenceIn(
  answer: Exclude<ApiResult<unknown>, { kind: 'done' }>,
  { project, name, slug }: IntegrationPlace,
): NotAvailableHere | Failure | null {
  if (answer.kind !== 'refused' || answer.status !== 404) return null
  if (/^(?:service|integration) not found/i.test(answer.reason))
    return { kind: 'not-offered', name, slug, retired: false }
  return /^project not found/i.test(answer.reason) ? { kind: 'not-found', what: `Project ${project}` } : null
}

export function nameOfIntegration({ name, project }: Pick<IntegrationPlace, 'name' | 'project'>): string {
  return `${integrationKind(name).title} of project ${project}`
}
