import type { TransportSettings } from '../../slack/receive/bolt-app.ts'
import { type KeyRing, newKeyRing } from '../../store/keys.ts'
import { type Environment, type MetricsConfig, metricsConfig, VariableReader } from './environment.ts'
import { isLoopback, settings, type Value } from './variables.ts'

interface ForgeApplication {
  readonly applicationId: string
  /** Null for a public one. */
  readonly applicationSecret: string | null
}

/** Source of the bot’s token: one workspace, or each that installs it. */
type SlackBot =
  | { readonly kind: 'token'; readonly token: string }
  | {
      readonly kind: 'oauth'
      readonly clientId: string
      readonly clientSecret: string
      readonly stateSecret: string
    }

export interface LiveConfig {
  readonly mode: 'live'
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** The PostgreSQL that processes share; null for the embedded store in `dataDir`. */
  readonly databaseUrl: string | null
  readonly keys: KeyRing
  readonly publicUrl: string
  /** Limit per person, enforced by each process. */
  readonly commandsPerMinute: number
  /** Slack member IDs of people who are admins in addition to the workspace’s own. */
  readonly admins: readonly string[]
  /** Null: /metrics is not served. */
  readonly metrics: MetricsConfig | null
  readonly slack: TransportSettings & { readonly bot: SlackBot }
  readonly forge: {
    readonly url: string
    /** People’s name for the server; null for the host of its address. */
    readonly name?: string | null
    /** Null: the forge is probed for its version. */
    readonly api: Value<'FORGE_API'> | null
    readonly serviceToken: string | null
    readonly webhookSecret: string | null
    readonly webhookSigningToken?: string | null
    /** The application with which people sign in at the forge; null when they only paste tokens. */
    readonly oauth: ForgeApplication | null
    /** Aliases that every channel may use, in order; the first is the default of an unbound channel. */
    readonly projects: readonly Value<'FORGE_PROJECTS'>[number][]
    /** The forge’s names of integrations, where they differ from the usual ones. */
    readonly integrationSlugs?: Value<'FORGE_INTEGRATION_SLUGS'>
  }
}

export type SandboxConfig = ReturnType<typeof sandbox>

type Configuration<Config> =
  | { readonly ok: true; readonly config: Config }
  /** One line for each variable that is missing or wrong, with its name and an example of a right value. */
  | { readonly ok: false; readonly lines: readonly string[] }

function configuration<Config>({ lines }: VariableReader, config: Config): Configuration<Config> {
  return lines.length > 0 ? { ok: false, lines } : { ok: true, config }
}

/** Reads the environment. Without a variable for Slack or the forge, the result is the sandbox. */
export function readConfig(
  environment: Environment = process.env,
): Configuration<SandboxConfig | LiveConfig> {
  const reader = new VariableReader(environment)
  const isOfSandbox = (name: string) => name.startsWith('SANDBOX_') || sandboxMaySet.has(name)
  const isLive = Object.keys(settings).some((name) => environment[name] && !isOfSandbox(name))
  return configuration(reader, isLive ? live(reader) : sandbox(reader))
}

/** `readConfig` for `greenlight backup` and `greenlight restore`: the embedded store’s place and keys. */
export function readCopyConfig(environment: Environment = process.env) {
  const reader = new VariableReader(environment)
  if (environment.DATABASE_URL)
    reader.lines.push(
      'DATABASE_URL: the store is a PostgreSQL; copy and restore it with pg_dump and pg_restore, then run greenlight restore --mark TIME',
    )
  return configuration(reader, {
    dataDir: reader.optional('DATA_DIR') ?? './data',
    /** Null when they are not set. */
    keys: reader.optional('GREENLIGHT_KEYS') ?? null,
    /** Number of days before a copy is deleted. */
    backupDays: reader.optional('BACKUP_DAYS') ?? 30,
  })
}

/** `readConfig` for `greenlight restore --mark`. */
export function readRestoreConfig() {
  const reader = new VariableReader(process.env)
  return configuration(reader, {
    databaseUrl: reader.needed('DATABASE_URL', ''),
    keys: reader.needed('GREENLIGHT_KEYS', newKeyRing()),
  })
}

/** `readConfig` for `greenlight migrate` and `greenlight forget-forge`. */
export function readStoreConfig() {
  const reader = new VariableReader(process.env)
  return configuration(reader, {
    dataDir: reader.optional('DATA_DIR') ?? './data',
    databaseUrl: reader.optional('DATABASE_URL') ?? null,
    keys: reader.needed('GREENLIGHT_KEYS', newKeyRing()),
    forgeUrl: reader.needed('FORGE_URL', ''),
  })
}

function live(reader: VariableReader): LiveConfig {
  // Used by greenlight backup alone, which may run for the first time when a copy is needed.
  reader.optional('BACKUP_DAYS')
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
    metrics: metricsConfig(reader),
    commandsPerMinute: reader.optional('COMMANDS_PER_MINUTE') ?? COMMANDS_PER_MINUTE,
    slack: {
      bot: slackBot(reader),
      apiUrl: reader.optional('SLACK_API_URL') ?? 'https://slack.com/api/',
      transport: transport(reader),
    },
    forge: {
      url: forgeUrl,
      name: reader.optional('FORGE_NAME') ?? null,
      ...forgeApi(reader),
      serviceToken: reader.optional('FORGE_TOKEN') ?? null,
      projects: reader.optional('FORGE_PROJECTS') ?? [],
      integrationSlugs: reader.optional('FORGE_INTEGRATION_SLUGS') ?? new Map(),
    },
  }
}

/** Reads the settings that depend on the API version: ignoring a variable would mislead. */
function forgeApi(
  reader: VariableReader,
): Pick<LiveConfig['forge'], 'api' | 'webhookSecret' | 'webhookSigningToken' | 'oauth'> {
  const api = reader.optional('FORGE_API') ?? null
  const webhookSecret = reader.optional('FORGE_WEBHOOK_SECRET') ?? null
  const webhookSigningToken = reader.optional('FORGE_WEBHOOK_SIGNING_TOKEN') ?? null
  const applicationId = reader.optional('FORGE_OAUTH_APP_ID') ?? null
  const applicationSecret = reader.optional('FORGE_OAUTH_APP_SECRET') ?? null
  if (api !== 'v3' && applicationSecret !== null && applicationId === null)
    reader.needed('FORGE_OAUTH_APP_ID', '')
  if (api === 'v3') {
    const given = {
      FORGE_WEBHOOK_SECRET: webhookSecret,
      FORGE_WEBHOOK_SIGNING_TOKEN: webhookSigningToken,
      FORGE_OAUTH_APP_ID: applicationId,
      FORGE_OAUTH_APP_SECRET: applicationSecret,
    }
    for (const [name, value] of Object.entries(given))
      if (value !== null)
        reader.lines.push(`${name}: API v3 has nothing for it; unset FORGE_API, or unset it`)
  }
  const oauth = applicationId === null ? null : { applicationId, applicationSecret }
  return { api, webhookSecret, webhookSigningToken, oauth }
}

const OAUTH = ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_STATE_SECRET'] as const

/** Refuses what would reach from one workspace into another one. */
function slackBot(reader: VariableReader): SlackBot {
  const given = OAUTH.filter((name) => reader.has(name))
  if (given.length === 0) return { kind: 'token', token: reader.needed('SLACK_BOT_TOKEN', '') }
  if (reader.has('SLACK_BOT_TOKEN'))
    reader.lines.push(`SLACK_BOT_TOKEN: it is of one workspace; unset it, or unset ${given.join(', ')}`)
  if (reader.has('FORGE_TOKEN'))
    reader.lines.push('FORGE_TOKEN: every workspace that installs the app would read with it; unset it')
  if (reader.has('GREENLIGHT_ADMINS'))
    reader.lines.push('GREENLIGHT_ADMINS: admins are those of each workspace; unset it')
  return {
    kind: 'oauth',
    clientId: reader.needed('SLACK_CLIENT_ID', ''),
    clientSecret: reader.needed('SLACK_CLIENT_SECRET', ''),
    stateSecret: reader.needed('SLACK_STATE_SECRET', ''),
  }
}

function transport(reader: VariableReader): LiveConfig['slack']['transport'] {
  const appToken = reader.optional('SLACK_APP_TOKEN')
  if (appToken) return { kind: 'socket', appToken }
  const previous = reader.optional('SLACK_SIGNING_SECRET_PREVIOUS')
  const current = reader.needed('SLACK_SIGNING_SECRET', '', 'or, for Socket Mode, set SLACK_APP_TOKEN')
  return { kind: 'http', signingSecrets: previous ? [current, previous] : [current] }
}

/** The only variables, beside `SANDBOX_…`, that may be set without leaving the sandbox mode. */
const sandboxMaySet: ReadonlySet<string> = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'COMMANDS_PER_MINUTE',
  'METRICS_ADDRESS',
  'METRICS_TOKEN',
  'FORGE_API',
  'FORGE_NAME',
])

/** Faster than people, and too slow for flooding. */
const COMMANDS_PER_MINUTE = 120

function sandbox(reader: VariableReader) {
  const host = reader.optional('HOST') ?? '127.0.0.1'
  // The page and its calls use this address, so the sandbox could not be reached at another one.
  if (host !== '127.0.0.1')
    reader.lines.push('HOST must be 127.0.0.1 in the sandbox; for example HOST=127.0.0.1')
  return {
    mode: 'sandbox' as const,
    host,
    port: reader.optional('PORT') ?? 3000,
    forgePort: reader.optional('SANDBOX_FORGE_PORT') ?? 3001,
    /** The path below which the sandbox’s forge is served; empty for none. */
    forgePath: reader.optional('SANDBOX_FORGE_PATH') ?? '',
    forgeMode: reader.optional('SANDBOX_FORGE_MODE') ?? 'document',
    forgeRelease: reader.optional('SANDBOX_FORGE_VERSION') ?? null,
    /** Null: the forge is probed for its version. */
    forgeApi: reader.optional('FORGE_API') ?? null,
    /** People’s name for the server. */
    forgeName: reader.optional('FORGE_NAME') ?? 'Acme Git',
    /** True when the bot’s log is shown in the terminal. */
    showsLog: reader.optional('SANDBOX_LOG') ?? false,
    checkSpeed: reader.optional('SANDBOX_CHECK_SPEED') ?? 1,
    pollSeconds: reader.optional('SANDBOX_POLL_SECONDS') ?? null,
    /** Hosts outside this machine that integrations of the sandbox’s forge may call. */
    allowTargets: reader.optional('SANDBOX_ALLOW_TARGETS') ?? [],
    /** True: it starts on a Monday at nine, with a digest and a card in #web. */
    isMonday: reader.optional('SANDBOX_MORNING') ?? true,
    /** Limit per person, enforced by each process. */
    commandsPerMinute: reader.optional('COMMANDS_PER_MINUTE') ?? COMMANDS_PER_MINUTE,
    metrics: metricsConfig(reader),
    /** The place of the sandbox’s temporary folder; null for the system’s own. */
    dataDir: reader.optional('DATA_DIR') ?? null,
  }
}

/** Returns every secret of the configuration, in each spelling that may occur. */
export function configuredSecrets(
  {
    slack,
    forge,
    databaseUrl = null,
    metrics = null,
  }: Pick<LiveConfig, 'slack' | 'forge'> & Partial<Pick<LiveConfig, 'databaseUrl' | 'metrics'>>,
  keys: KeyRing,
): string[] {
  const { transport } = slack
  const bytes = keys.map(({ secret }) => secret.export())
  return [
    ...(slack.bot.kind === 'token' ? [slack.bot.token] : [slack.bot.clientSecret, slack.bot.stateSecret]),
    ...(transport.kind === 'http' ? transport.signingSecrets : [transport.appToken]),
    ...[
      forge.serviceToken,
      metrics?.token,
      forge.webhookSecret,
      forge.webhookSigningToken,
      forge.oauth?.applicationSecret,
    ].filter((secret) => typeof secret === 'string'),
    ...(databaseUrl === null ? [] : passwordOf(databaseUrl)),
    // Base64 may lack its padding, and in a ring every key has an id before it.
    ...bytes.flatMap((key) => [
      unpadded(key.toString('base64')),
      key.toString('base64url'),
      key.toString('hex'),
    ]),
  ]
}

function passwordOf(address: string): string[] {
  const { password, searchParams } = new URL(address)
  const inQuery = searchParams.get('password')
  const written = password === '' ? [] : [password, decodeURIComponent(password)]
  return inQuery ? [...written, inQuery] : written
}

function unpadded(base64: string): string {
  return base64.replace(/={1,2}$/, '')
}
