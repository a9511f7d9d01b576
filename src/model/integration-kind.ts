import type { Parameter } from './integration-parameter.ts'

/** One kind of integration: a row of the table. */
export interface IntegrationKind {
  /** What people type. */
  readonly name: string
  /** The path segment of the API, unless the configuration gives another. */
  readonly slug: Lowercase<string>
  /** What people read. */
  readonly title: string
  /** One plain sentence. */
  readonly what: string
  /** In the order in which they are asked for. */
  readonly parameters: readonly Parameter[]
}
