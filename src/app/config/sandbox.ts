import { type MetricsConfig, metricsConfig, type VariableReader } from './environment.ts'
import type { Value } from './variables.ts'

/** The only variables that may be set without leaving the sandbox mode. */
export const sandboxMaySet: ReadonlySet<string> = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'COMMANDS_PER_MINUTE',
  'METRICS_ADDRESS',
  'METRICS_TOKEN',
  'FORGE_API',
  'FORGE_NAME',
  'SANDBOX_FORGE_PORT',
  'SANDBOX_FORGE_PATH',
  'SANDBOX_FORGE_MODE',
  'SANDBOX_FORGE_VERSION',
  'SANDBOX_LOG',
  'SANDBOX_CHECK_SPEED',
  'SANDBOX_POLL_SECONDS',
  'SANDBOX_ALLOW_TARGETS',
  'SANDBOX_MORNING',
])

/** Faster than people, and too slow for flooding. */
export const COMMANDS_PER_MINUTE = 120

export interface SandboxConfig {
  readonly mode: 'sandbox'
  readonly host: string
  readonly port: number
  readonly forgePort: number
  /** The path below which the sandbox’s forge is served; empty for none. */
  readonly forgePath: string
  readonly forgeMode: Value<'SANDBOX_FORGE_MODE'>
  readonly forgeRelease: Value<'SANDBOX_FORGE_VERSION'> | null
  /** Null: the forge is probed for its version. */
  readonly forgeApi: Value<'FORGE_API'> | null
  /** People’s name for the server. */
  readonly forgeName: string
  /** True when the bot’s log is shown in the terminal. */
  readonly showsLog: Value<'SANDBOX_LOG'>
  readonly checkSpeed: Value<'SANDBOX_CHECK_SPEED'>
  readonly pollSeconds: Value<'SANDBOX_POLL_SECONDS'> | null
  /** Hosts outside this machine that integrations of the sandbox’s forge may call. */
  readonly allowTargets: Value<'SANDBOX_ALLOW_TARGETS'>
  /** True: it starts on a Monday at nine, with a digest and a card in #web. */
  readonly isMonday: Value<'SANDBOX_MORNING'>
  /** Limit per person, enforced by each process. */
  readonly commandsPerMinute: number
  readonly metrics: MetricsConfig | null
  /** The place of the sandbox’s temporary folder; null for the system’s own. */
  readonly dataDir: string | null
}

export function sandbox(reader: VariableReader): SandboxConfig {
  const host = reader.optional('HOST') ?? '127.0.0.1'
  // The page and its calls use this address, so the sandbox could not be reached at another one.
  if (host !== '127.0.0.1')
    reader.lines.push('HOST must be 127.0.0.1 in the sandbox; for example HOST=127.0.0.1')
  return {
    mode: 'sandbox',
    host,
    port: reader.optional('PORT') ?? 3000,
    forgePort: reader.optional('SANDBOX_FORGE_PORT') ?? 3001,
    forgePath: reader.optional('SANDBOX_FORGE_PATH') ?? '',
    forgeMode: reader.optional('SANDBOX_FORGE_MODE') ?? 'document',
    forgeRelease: reader.optional('SANDBOX_FORGE_VERSION') ?? null,
    forgeApi: reader.optional('FORGE_API') ?? null,
    forgeName: reader.optional('FORGE_NAME') ?? 'Acme Git',
    showsLog: reader.optional('SANDBOX_LOG') ?? false,
    checkSpeed: reader.optional('SANDBOX_CHECK_SPEED') ?? 1,
    pollSeconds: reader.optional('SANDBOX_POLL_SECONDS') ?? null,
    allowTargets: reader.optional('SANDBOX_ALLOW_TARGETS') ?? [],
    isMonday: reader.optional('SANDBOX_MORNING') ?? true,
    commandsPerMinute: reader.optional('COMMANDS_PER_MINUTE') ?? COMMANDS_PER_MINUTE,
    metrics: metricsConfig(reader),
    dataDir: reader.optional('DATA_DIR') ?? null,
  }
}
