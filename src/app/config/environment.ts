import { nearest } from '../../commands/parse/did-you-mean.ts'
import { type Name, settings, type Value } from './variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Collects one line for each variable that is missing or wrong. */
export class VariableReader {
  readonly lines: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** True when the variable is set, to whatever value. */
  has(name: Name): boolean {
    return Boolean(this.#environment[name])
  }

  /** Returns the value of a variable; undefined when it is unset, empty or wrong. */
  optional<N extends Name>(name: N): Value<N> | undefined
  optional(name: Name): unknown {
    const text = this.#environment[name]
    if (text === undefined || text === '') return undefined
    const [schema, , example] = settings[name]
    const parsed = schema.safeParse(text)
    if (parsed.success) return parsed.data
    this.lines.push(
      `${name} ${parsed.error.issues[0]?.message ?? 'is wrong'}; for example ${name}=${example}`,
    )
    return undefined
  }

  /** `otherwise`: what does in its place. */
  needed<N extends Name>(name: N, instead: Value<N>, otherwise?: string): Value<N> {
    const [, meaning, example] = settings[name]
    const also = otherwise === undefined ? '' : `; ${otherwise}`
    if (!this.#environment[name])
      this.lines.push(`${name} is missing: ${meaning}; for example ${name}=${example}${also}`)
    return this.optional(name) ?? instead
  }
}

/** Place at which /metrics is served. */
export interface MetricsConfig {
  /** An address of their own; null: where everything else is. */
  readonly address: { readonly host: string; readonly port: number } | null
  readonly token: string | null
}

/** Returns null when nobody asked for metrics: nothing is shown to strangers then. */
export function metricsConfig(reader: VariableReader): MetricsConfig | null {
  const address = reader.optional('METRICS_ADDRESS') ?? null
  const token = reader.optional('METRICS_TOKEN') ?? null
  return address === null && token === null ? null : { address, token }
}

const NAMES = Object.keys(settings)
const OURS = /^(?:SLACK|FORGE|GREENLIGHT|SANDBOX)_/
/** Variables that Kubernetes sets for a Service “greenlight”, that compose.yaml sets, and that Slack’s CLI sets. */
const SET_BY_OTHERS = /^(?:GREENLIGHT_(?:PORT|SERVICE_(?:HOST|PORT))(?:_|$)|SLACK_CLI_)/
/** Shorter names are near too many of other programs. */
const MIN_LENGTH = 8

/** Returns one line for each variable that looks like a setting and is none. */
export function unknownVariables(environment: Environment = process.env): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (NAMES.includes(name) || SET_BY_OTHERS.test(name)) return []
    const meant = name.length < MIN_LENGTH ? null : nearest(name, NAMES)
    if (meant === null && !OURS.test(name)) return []
    const hint = meant === null ? 'docs/reference/settings.md lists them' : `did you mean ${meant}?`
    return [`${name} is set, but is no setting of Greenlight: ${hint}`]
  })
}
