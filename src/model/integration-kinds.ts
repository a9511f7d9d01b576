import { type IntegrationKind, needed, type Parameter } from './integration-parameter.ts'
import { buildKinds, chatKinds, noticeKinds, trackerKinds } from './integration-table.ts'

const rows = [...buildKinds, ...chatKinds, ...noticeKinds, ...trackerKinds]

export type IntegrationName = (typeof rows)[number]['name']

/** The configured slugs of the kinds whose slug differs at this forge. */
export type IntegrationSlugs = ReadonlyMap<IntegrationName, Lowercase<string>>

const byName = new Map(rows.map((kind) => [kind.name, kind] as const))

/** Every kind of integration in the API document, in alphabetical order. */
export const integrationNames: readonly IntegrationName[] = [...byName.keys()].sort()

/** The set of kinds and parameters that a server has: the API document’s, or that of today’s servers. */
export const EDITIONS = ['document', 'today'] as const
export type Edition = (typeof EDITIONS)[number]

type TodayChange = 'retired' | { readonly without: readonly string[]; readonly needs?: string }

/** The kinds that differ on today’s servers from the API document: retired, or with other parameters. */
const TODAY: ReadonlyMap<IntegrationName, TodayChange> = new Map<IntegrationName, TodayChange>([
  ['flowdock', 'retired'],
  ['gemnasium', 'retired'],
  ['hipchat', 'retired'],
  ['custom-issue-tracker', { without: ['title', 'description'] }],
  ['redmine', { without: ['title', 'description'] }],
  ['jira', { without: ['project_key'], needs: 'password' }],
])

/** The kinds that today’s servers no longer have. */
export const retiredNames: readonly IntegrationName[] = integrationNames.filter(
  (name) => TODAY.get(name) === 'retired',
)

/**
 * The kinds on which a merge can wait: a build elsewhere, or a key of Jira in the title or description
 * (`jira_association_missing` in the merge requests API of today’s servers).
 */
const GATES: ReadonlySet<string> = new Set([...buildKinds.map(({ name }) => name), 'jira'])

/** True when merges of a project can wait for what the kind says of them. */
export function holdsMerges(name: IntegrationName): boolean {
  return GATES.has(name)
}

export function isRetired(name: IntegrationName, edition: Edition): boolean {
  return edition === 'today' && retiredNames.includes(name)
}

/** Returns the kinds of a server of this edition, in alphabetical order. */
export function namesIn(edition: Edition): readonly IntegrationName[] {
  return integrationNames.filter((name) => !isRetired(name, edition))
}

/** Returns a kind with its title, purpose and parameters in this edition; a retired one as it was. */
export function integrationKind(name: IntegrationName, edition: Edition = 'document'): IntegrationKind {
  const kind = byName.get(name)
  if (!kind) throw new RangeError(`${name} is no kind of integration.`)
  const change = edition === 'today' ? TODAY.get(name) : undefined
  if (change === undefined || change === 'retired') return kind
  const parameters = kind.parameters
    .filter((parameter) => !change.without.includes(parameter.name))
    .map((parameter) => (parameter.name === change.needs ? needed(parameter) : parameter))
  return { ...kind, parameters }
}

export function isIntegrationName(text: string): text is IntegrationName {
  return integrationNames.some((name) => name === text)
}

/** True when the text can be a path segment of the API. */
export function isSlug(text: string): text is Lowercase<string> {
  return /^[a-z0-9][a-z0-9_-]{0,63}$/.test(text)
}

/** Returns the parameters that are entered on the bot's own page. */
export function secretsOf({ parameters }: IntegrationKind): Parameter[] {
  return parameters.filter(({ secret }) => secret)
}

/** Returns the parameters that may be typed and shown in Slack. */
export function plainOf({ parameters }: IntegrationKind): Parameter[] {
  return parameters.filter(({ secret }) => !secret)
}
