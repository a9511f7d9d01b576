import type { Parameter } from './integration-parameter.ts'

/** A kind of integration: a row of the table. */
export interface IntegrationKind {
  /** The name that people type. */
  readonly name: string
  /** The path segment of the API, unless the configuration gives another. */
  readonly slug: Lowercase<string>
  /** The displayed name. */
  readonly title: string
  /** Its purpose in one plain sentence. */
  readonly what: string
  /** The parameters in the order of the form. */
  readonly parameters: readonly Parameter[]
}
