import { z } from 'zod'
import { OptionalFlag, OptionalId, OptionalText, OptionalTime } from './fields.ts'
import {
  type Edition,
  type IntegrationName,
  integrationKind,
  isIntegrationName,
} from './integration-kinds.ts'
import { hasUserInfo, type Parameter, presentText, withoutUserInfo } from './integration-parameter.ts'

/** Texts keyed by the parameter’s name, in the form that `readValue` returns. */
const Values = z.record(z.string(), z.string())

/**
 * The new settings of an integration. A parameter that is absent from `values` stays as it is; '' empties it.
 * `secrets` holds the values entered on the bot's own page, without those left empty there.
 */
export const IntegrationChange = z.object({
  project: z.int().positive(),
  name: z.custom<IntegrationName>((name) => typeof name === 'string' && isIntegrationName(name)),
  values: Values,
  secrets: Values,
})
export type IntegrationChange = z.infer<typeof IntegrationChange>

/** The flags of the events that start an integration, those of later servers too. */
const eventFlags = {
  push_events: OptionalFlag,
  tag_push_events: OptionalFlag,
  issues_events: OptionalFlag,
  merge_requests_events: OptionalFlag,
  note_events: OptionalFlag,
  build_events: OptionalFlag,
  pipeline_events: OptionalFlag,
  confidential_issues_events: OptionalFlag,
  confidential_note_events: OptionalFlag,
  commit_events: OptionalFlag,
  deployment_events: OptionalFlag,
  wiki_page_events: OptionalFlag,
  incident_events: OptionalFlag,
  alert_events: OptionalFlag,
  vulnerability_events: OptionalFlag,
}

/** The words for each event. */
const EVENTS: Readonly<Record<keyof typeof eventFlags, string>> = {
  push_events: 'pushes',
  tag_push_events: 'tags',
  issues_events: 'issues',
  merge_requests_events: 'merge requests',
  note_events: 'comments',
  build_events: 'builds',
  pipeline_events: 'pipelines',
  confidential_issues_events: 'confidential issues',
  confidential_note_events: 'confidential comments',
  commit_events: 'commits',
  deployment_events: 'deployments',
  wiki_page_events: 'wiki pages',
  incident_events: 'incidents',
  alert_events: 'alerts',
  vulnerability_events: 'vulnerabilities',
}

/**
 * The forge’s record of a project’s integration. The API document leaves the body open; these fields are
 * those that servers sent. `properties` may hold tokens in clear: only `presentValue` and what is built on it
 * read it, and only `viewOfIntegration` returns what may be shown.
 */
export const Integration = z.looseObject({
  /** Null for one that was never set. */
  id: OptionalId.catch(null),
  created_at: OptionalText,
  updated_at: OptionalText,
  active: OptionalFlag,
  ...eventFlags,
  /** The settings are those of the group or of the whole server. */
  inherited: OptionalFlag,
  /** A field of the sandbox’s forge; real servers don’t tell how their deliveries went. */
  last_delivery: z
    .object({ delivered_at: OptionalTime, failing_since: OptionalTime, error: OptionalText })
    .nullable()
    .default(null)
    .catch(null),
  properties: z.record(z.string(), z.unknown()).nullable().default({}).catch({}),
})
export type Integration = z.infer<typeof Integration>

/** An entry of the list of a project’s active integrations. */
export const ActiveIntegration = z.object({
  /** Spelled as in paths, with dashes: some servers wrote underscores. */
  slug: z
    .string()
    .min(1)
    .transform((slug) => slug.replaceAll('_', '-')),
  title: OptionalText,
  active: OptionalFlag,
  created_at: OptionalText,
  updated_at: OptionalText,
})
export type ActiveIntegration = z.infer<typeof ActiveIntegration>

/** The displayable state of one setting. */
export type ShownValue =
  | { readonly kind: 'not set' }
  | { readonly kind: 'set' }
  /** The forge does not return it, so it is unknown whether it is set. */
  | { readonly kind: 'not shown' }
  /** Not a secret. `masked`: a user name or password in the address is omitted. */
  | { readonly kind: 'value'; readonly text: string; readonly masked: boolean }

/** An integration of a project as it is displayed, without any secret. */
export interface IntegrationView {
  readonly project: number
  readonly name: IntegrationName
  /** The set of kinds and parameters that the forge has. */
  readonly edition: Edition
  readonly state: 'on' | 'off' | 'never set'
  readonly settings: ReadonlyMap<string, ShownValue>
  /** The events that start it, in words; null when the forge does not report them. */
  readonly events: readonly string[] | null
  /** Its settings are those of the group or of the whole server. */
  readonly inherited: boolean
  readonly createdAt: string | null
  readonly updatedAt: string | null
  /** Times of its last call and of its first failing one, with the reason; null where the forge does not tell. */
  readonly lastDelivery: {
    readonly deliveredAt: Date | null
    readonly failing: { readonly since: Date; readonly error: string | null } | null
  } | null
}

/** Returns the forge’s record without its secrets; `integration` is null where the forge has none. */
export function viewOfIntegration(
  { project, name, edition }: Pick<IntegrationView, 'project' | 'name' | 'edition'>,
  integration: Integration | null,
): IntegrationView {
  const { parameters } = integrationKind(name, edition)
  const state = stateOf(parameters, integration)
  return {
    project,
    name,
    edition,
    state,
    settings: new Map(parameters.map((parameter) => [parameter.name, shown(parameter, integration, state)])),
    events: eventsOf(integration),
    inherited: integration?.inherited === true,
    createdAt: integration?.created_at ?? null,
    updatedAt: integration?.updated_at ?? null,
    lastDelivery: lastDeliveryOf(integration),
  }
}

function lastDeliveryOf(integration: Integration | null): IntegrationView['lastDelivery'] {
  if (!integration?.last_delivery) return null
  const { delivered_at: deliveredAt, failing_since: since, error } = integration.last_delivery
  return { deliveredAt, failing: since && { since, error } }
}

/** Returns a setting as the forge has it, a secret and user names in addresses too: not to be shown. */
export function presentValue(parameter: Parameter, integration: Integration | null): string {
  if (!integration) return ''
  // The switch is a field of the integration itself.
  return presentText(
    parameter,
    parameter.name === 'active' ? integration.active : integration.properties?.[parameter.name],
  )
}

/** Some servers keep an emptied record of a removed one: it counts as set if any required value is there. */
function stateOf(
  parameters: readonly Parameter[],
  integration: Integration | null,
): IntegrationView['state'] {
  if (integration?.active) return 'on'
  if (!integration || integration.id === null) return 'never set'
  return parameters.some((parameter) => parameter.required && presentValue(parameter, integration) !== '')
    ? 'off'
    : 'never set'
}

function shown(
  parameter: Parameter,
  integration: Integration | null,
  state: IntegrationView['state'],
): ShownValue {
  const text = presentValue(parameter, integration)
  if (parameter.secret) {
    if (text !== '') return { kind: 'set' }
    const isReported = integration?.properties && Object.hasOwn(integration.properties, parameter.name)
    return { kind: isReported || state === 'never set' ? 'not set' : 'not shown' }
  }
  if (text === '') return { kind: 'not set' }
  return { kind: 'value', text: withoutUserInfo(text), masked: hasUserInfo(text) }
}

function eventsOf(integration: Integration | null): readonly string[] | null {
  if (!integration || Object.keys(EVENTS).every((field) => integration[field] === null)) return null
  return Object.entries(EVENTS).flatMap(([field, words]) => (integration[field] ? [words] : []))
}
