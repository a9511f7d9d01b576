import { isLoopback, type Name, settings, type Value } from './settings.ts'
import { type KeyRing, newKeyRing } from './store/keys.ts'

/** These alone leave the process in the sandbox. */
const sandboxMaySet: ReadonlySet<string> = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'FORGE_API',
  'SANDBOX_FORGE_PORT',
  'SANDBOX_FORGE_MODE',
  'SANDBOX_CHECK_SPEED',
  'SANDBOX_POLL_SECONDS',
])

/** Variables that the design names and this version does not act on: to ignore them would be a lie. */
const notYet: Readonly<Record<string, string>> = {
  SLACK_CLIENT_ID: 'this version serves one workspace; unset it and set SLACK_BOT_TOKEN',
  SLACK_CLIENT_SECRET: 'this version serves one workspace; unset it and set SLACK_BOT_TOKEN',
  SLACK_STATE_SECRET: 'this version serves one workspace; unset it and set SLACK_BOT_TOKEN',
}

export interface SandboxConfig {
  readonly mode: 'sandbox'
  readonly host: string
  readonly port: number
  readonly forgePort: number
  readonly forgeMode: Value<'SANDBOX_FORGE_MODE'>
  readonly forgeApi: Value<'FORGE_API'>
  readonly checkSpeed: Value<'SANDBOX_CHECK_SPEED'>
  /** Null: what newcomers are to see soon is looked at every second or two. */
  readonly pollSeconds: Value<'SANDBOX_POLL_SECONDS'> | null
  /** Where the sandbox makes its temporary folder; null for the system’s own place. */
  readonly dataDir: string | null
}

/** An OAuth application of the forge. */
export interface ForgeApplication {
  readonly applicationId: string
  /** Null for a public one. */
  readonly applicationSecret: string | null
}

export interface LiveConfig {
  readonly mode: 'live'
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** The PostgreSQL that replicas share; null for the embedded store in `dataDir`. */
  readonly databaseUrl: string | null
  readonly keys: KeyRing
  readonly publicUrl: string
  /** Slack member IDs of people who are admins beside those of the workspace. */
  readonly admins: readonly string[]
  readonly slack: {
    readonly botToken: string
    readonly apiUrl: string
    readonly transport:
      | { readonly kind: 'http'; readonly signingSecrets: readonly [string, ...string[]] }
      | { readonly kind: 'socket'; readonly appToken: string }
  }
  readonly forge: {
    readonly url: string
    readonly api: Value<'FORGE_API'>
    readonly serviceToken: string | null
    /** What webhooks of the forge carry; null when there are none. */
    readonly webhookSecret: string | null
    /** The application with which people sign in at the forge; null when they paste tokens only. */
    readonly oauth: ForgeApplication | null
    /** Aliases that every channel may use, in order; the first is the default of an unbound channel. */
    readonly projects: readonly Value<'FORGE_PROJECTS'>[number][]
    /** What this forge calls integrations, where it is not their own name. */
    readonly integrationSlugs?: Value<'FORGE_INTEGRATION_SLUGS'>
  }
}

export type Configuration =
  | { readonly ok: true; readonly config: SandboxConfig | LiveConfig }
  | { readonly ok: false; readonly lines: readonly string[] }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment. Nothing of Slack or the forge set: the sandbox. A mode half set, or a wrong value:
 * one line per variable, naming it and an example of a right value.
 */
export function readConfig(environment: Environment = process.env): Configuration {
  const reader = new Reader(environment)
  for (const [name, why] of Object.entries(notYet))
    if (environment[name]) reader.lines.push(`${name}: ${why}`)
  const names = [...Object.keys(settings), ...Object.keys(notYet)]
  const isLive = names.some((name) => environment[name] && !sandboxMaySet.has(name))
  const config = isLive ? live(reader) : sandbox(reader)
  return reader.lines.length > 0 ? { ok: false, lines: reader.lines } : { ok: true, config }
}

/** Where the embedded store is, and what opens it: all that its copies need. */
export interface CopyConfig {
  readonly dataDir: string
  readonly keys: KeyRing | null
}

/** As readConfig, for `npm run backup` and `npm run restore`; the keys are null where they are not set. */
export function readCopyConfig(
  environment: Environment = process.env,
): { readonly ok: true; readonly config: CopyConfig } | Extract<Configuration, { ok: false }> {
  const reader = new Reader(environment)
  if (environment.DATABASE_URL)
    reader.lines.push(
      'DATABASE_URL: the store is a PostgreSQL; copy and restore it with pg_dump and pg_restore',
    )
  const config = {
    dataDir: reader.optional('DATA_DIR') ?? './data',
    keys: reader.optional('GREENLIGHT_KEYS') ?? null,
  }
  return reader.lines.length > 0 ? { ok: false, lines: reader.lines } : { ok: true, config }
}

/** Collects one line for each variable that is missing or wrong. */
class Reader {
  readonly lines: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** The value of a variable; undefined when it is unset, empty or wrong. */
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

  /** As `optional`, for a variable that must be there; `instead` stands in, so that reading can go on. */
  needed<N extends Name>(name: N, instead: Value<N>): Value<N> {
    const [, meaning, example] = settings[name]
    if (!this.#environment[name])
      this.lines.push(`${name} is missing: ${meaning}; for example ${name}=${example}`)
    return this.optional(name) ?? instead
  }
}

function sandbox(reader: Reader): SandboxConfig {
  const host = reader.optional('HOST') ?? '127.0.0.1'
  // The page and its own calls name this address, so another one, even of this machine, would not be reached.
  if (host !== '127.0.0.1')
    reader.lines.push('HOST must be 127.0.0.1 in the sandbox; for example HOST=127.0.0.1')
  return {
    mode: 'sandbox',
    host,
    port: reader.optional('PORT') ?? 3000,
    forgePort: reader.optional('SANDBOX_FORGE_PORT') ?? 3001,
    forgeMode: reader.optional('SANDBOX_FORGE_MODE') ?? 'document',
    forgeApi: reader.optional('FORGE_API') ?? 'v3',
    checkSpeed: reader.optional('SANDBOX_CHECK_SPEED') ?? 1,
    pollSeconds: reader.optional('SANDBOX_POLL_SECONDS') ?? null,
    dataDir: reader.optional('DATA_DIR') ?? null,
  }
}

function live(reader: Reader): LiveConfig {
  const port = reader.optional('PORT') ?? 3000
  const forgeUrl = reader.needed('FORGE_URL', '')
  return {
    mode: 'live',
    host: reader.optional('HOST') ?? '0.0.0.0',
    port,
    dataDir: reader.optional('DATA_DIR') ?? './data',
    databaseUrl: reader.optional('DATABASE_URL') ?? null,
    keys: reader.needed('GREENLIGHT_KEYS', newKeyRing()),
    // A trial against a forge on this machine needs no public address; anything else does.
    publicUrl: isLoopback(forgeUrl)
      ? (reader.optional('PUBLIC_URL') ?? `http://127.0.0.1:${port}`)
      : reader.needed('PUBLIC_URL', ''),
    admins: reader.optional('GREENLIGHT_ADMINS') ?? [],
    slack: {
      botToken: reader.needed('SLACK_BOT_TOKEN', ''),
      apiUrl: reader.optional('SLACK_API_URL') ?? 'https://slack.com/api/',
      transport: transport(reader),
    },
    forge: {
      url: forgeUrl,
      ...forgeApi(reader),
      serviceToken: reader.optional('FORGE_TOKEN') ?? null,
      projects: reader.optional('FORGE_PROJECTS') ?? [],
      integrationSlugs: reader.optional('FORGE_INTEGRATION_SLUGS') ?? new Map(),
    },
  }
}

/** What depends on the version of the API: to ignore a variable would be a lie. */
function forgeApi(reader: Reader): Pick<LiveConfig['forge'], 'api' | 'webhookSecret' | 'oauth'> {
  const api = reader.optional('FORGE_API') ?? 'v3'
  const webhookSecret = reader.optional('FORGE_WEBHOOK_SECRET') ?? null
  const applicationId = reader.optional('FORGE_OAUTH_APP_ID') ?? null
  const applicationSecret = reader.optional('FORGE_OAUTH_APP_SECRET') ?? null
  if (api === 'v4' && applicationSecret !== null && applicationId === null)
    reader.needed('FORGE_OAUTH_APP_ID', '')
  if (api === 'v3') {
    const given = {
      FORGE_WEBHOOK_SECRET: webhookSecret,
      FORGE_OAUTH_APP_ID: applicationId,
      FORGE_OAUTH_APP_SECRET: applicationSecret,
    }
    for (const [name, value] of Object.entries(given))
      if (value !== null)
        reader.lines.push(`${name}: API v3 has nothing for it; set FORGE_API=v4, or unset it`)
  }
  return { api, webhookSecret, oauth: applicationId === null ? null : { applicationId, applicationSecret } }
}

function transport(reader: Reader): LiveConfig['slack']['transport'] {
  const appToken = reader.optional('SLACK_APP_TOKEN')
  if (appToken) return { kind: 'socket', appToken }
  const previous = reader.optional('SLACK_SIGNING_SECRET_PREVIOUS')
  const current = reader.needed('SLACK_SIGNING_SECRET', '')
  return { kind: 'http', signingSecrets: previous ? [current, previous] : [current] }
}
