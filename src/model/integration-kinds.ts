import type { IntegrationKind } from './integration-kind.ts'
import { buildKinds } from './integration-kinds/builds.ts'
import { chatKinds } from './integration-kinds/chats.ts'
import { noticeKinds } from './integration-kinds/notices.ts'
import { trackerKinds } from './integration-kinds/trackers.ts'
import type { Parameter } from './integration-parameter.ts'

const rows = [...buildKinds, ...chatKinds, ...noticeKinds, ...trackerKinds]

/** The name of a kind of integration, as people type it. */
export type IntegrationName = (typeof rows)[number]['name']

/** The slug of each kind that is not its own in the configured forge. */
export type IntegrationSlugs = ReadonlyMap<IntegrationName, Lowercase<string>>

const byName = new Map(rows.map((kind) => [kind.name, kind] as const))

/** Every kind of integration that the API document has, in the order of the alphabet. */
export const integrationNames: readonly IntegrationName[] = [...byName.keys()].sort()

/** A kind: what it is called, does and needs. */
export function integrationKind(name: IntegrationName): IntegrationKind {
  const kind = byName.get(name)
  if (!kind) throw new RangeError(`${name} is no kind of integration.`)
  return kind
}

export function isIntegrationName(text: string): text is IntegrationName {
  return integrationNames.some((name) => name === text)
}

/** Whether a text can be a path segment of the API. */
export function isSlug(text: string): text is Lowercase<string> {
  return /^[a-z0-9][a-z0-9_-]{0,63}$/.test(text)
}

/** What is entered on the bot's own page. */
export function secretsOf({ parameters }: IntegrationKind): Parameter[] {
  return parameters.filter(({ secret }) => secret)
}

/** What may be typed and shown in chat. */
export function plainOf({ parameters }: IntegrationKind): Parameter[] {
  return parameters.filter(({ secret }) => !secret)
}
