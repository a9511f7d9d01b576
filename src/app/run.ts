import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { registry } from '../commands/registry.ts'
import { createLog, type Log } from '../log/log.ts'
import { createRedact } from '../log/redact.ts'
import { serverNameOf, withServerName } from '../model/server-name.ts'
import { newKeyRing } from '../store/keys.ts'
import { StoreError } from '../store/store-error.ts'
import { createMetricsPage } from '../web/health.ts'
import { listen, type Server } from '../web/server.ts'
import { type App, type AppOptions, startApp } from './app.ts'
import { configuredSecrets, type LiveConfig, readConfig, type SandboxConfig } from './config/config.ts'
import { createMetrics, type Metrics } from './metrics.ts'

/** Exit status for a configuration that cannot work. */
const MISCONFIGURED = 2

type Stop = () => Promise<void>

const read = readConfig()
if (!read.ok) refuse(read.lines)
const { config } = read
let redact = createRedact(config.mode === 'live' ? configuredSecrets(config, config.keys) : [])
// The first process of a container would not hear these signals before the bot is there. They are not replaced: between
// two listeners a signal would be lost.
let end = (): void => process.exit(0)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end())
// Node would print the error as it is.
process.on('uncaughtException', fail)
try {
  onSignal(await (config.mode === 'sandbox' ? runSandbox(config) : runLive(config)))
} catch (error) {
  fail(error)
}

async function runLive(config: LiveConfig): Promise<Stop> {
  const log = createLog(undefined, clean(serverNameOf(config.forge)))
  const metrics = createMetrics()
  const server = await openServer(config, log)
  const bot = await startApp({
    config,
    keys: config.keys,
    log,
    pace: { fastest: 30_000, slowest: 600_000 },
    metrics,
  })
  server.handlers.push(bot)
  const beside = await serveMetrics(config.metrics, server, { metrics, log })
  log.info({ port: server.port, host: config.host }, 'listening')
  return () => stopAll(server, bot.stop, beside)
}

function openServer({ port, host }: Pick<LiveConfig, 'port' | 'host'>, log: Log): Promise<Server> {
  return listen(port, host, (err) => log.error({ err }, 'request failed'))
}

/** Removes secrets from the log, and fills in the server’s name. */
function clean(serverName: string) {
  return (text: string) => withServerName(redact(text), serverName)
}

/** A forge, a Slack workspace with its chat page, and the same bot as anywhere else, on this machine only. */
async function runSandbox(config: SandboxConfig): Promise<Stop> {
  let writeLine = (line: string) => void process.stderr.write(line)
  let serverName = ''
  const log = createLog({ write: (line) => writeLine(line) }, (text) => clean(serverName)(text))
  const server = await openServer(config, log)
  const origin = `http://127.0.0.1:${server.port}`
  const manifest = await readFile(join(import.meta.dirname, '../../manifest.yml'), 'utf8')
  const { startSandbox } = await import('../sandbox/start.ts')
  const sandbox = await startSandbox({
    origin,
    manifest,
    verbs: registry.map(({ path: [noun, ...words], summary }) => ({
      command: `/${noun}`,
      words: words.join(' '),
      summary,
    })),
    forgePort: config.forgePort,
    forgePath: config.forgePath,
    forgeMode: config.forgeMode,
    forgeRelease: config.forgeRelease ?? undefined,
    api: config.forgeApi,
    allowTargets: config.allowTargets,
    folder: config.dataDir,
    isMonday: config.isMonday,
  })
  const forge = { ...sandbox.settings.forge, name: config.forgeName }
  serverName = serverNameOf(forge)
  if (!config.showsLog) {
    const file = createWriteStream(sandbox.logFile, { mode: 0o600 })
    writeLine = (line) => void file.write(line)
  }
  const keys = newKeyRing()
  const metrics = createMetrics()
  redact = createRedact(configuredSecrets(sandbox.settings, keys))
  let bot: App | null = null
  let ready = Promise.withResolvers<void>()
  server.handlers.push({
    async handle(request, response) {
      // The bot asks Slack who it is while it starts, and posts while it stops; people’s pages and commands wait until it
      // can answer them.
      if (!/^\/(?:api|response)\//.test(request.url ?? '')) await ready.promise
      return sandbox.handle(request, response)
    },
  })
  const { team, accounts, channels, projects } = sandbox.provisions
  const startBot = async () => {
    bot = await startApp({
      config: { ...sandbox.settings, forge, publicUrl: origin, commandsPerMinute: config.commandsPerMinute },
      keys,
      log,
      pace: sandboxPace(config.pollSeconds),
      checks: { speed: config.checkSpeed },
      metrics,
      now: sandbox.now,
    })
    const { store } = bot
    const knowsIdentity = sandbox.settings.forge.api !== 'v3'
    for (const { user, token, identity } of accounts)
      await store.accounts.save(team, user, token, knowsIdentity ? identity : undefined)
    for (const { channel, project, user } of channels) await store.channels.bind(team, channel, project, user)
    for (const { alias, project, path, user } of projects) {
      await store.projects.add(team, alias, project, user)
      await store.projects.learnPath(team, project, path)
    }
  }
  await startBot()
  const stopBot = async () => {
    const stopping = bot
    bot = null
    await stopping?.stop()
  }
  sandbox.onReset({
    async stop() {
      ready = Promise.withResolvers()
      await stopBot()
      await rm(sandbox.settings.dataDir, { recursive: true, force: true })
    },
    start: () => startBot().finally(ready.resolve),
  })
  sandbox.onAccounts(async (user) => bot !== null && (await bot.store.accounts.find(team, user)) !== null)
  sandbox.onMove(async (until, goTo) => (bot ? bot.passTime(until, goTo) : goTo(until)))
  server.handlers.unshift({ handle: async (request, response) => bot?.handle(request, response) ?? false })
  await sandbox.open()
  ready.resolve()
  const beside = await serveMetrics(config.metrics, server, { metrics, log })
  process.stdout.write(welcome(origin, sandbox.settings.forge, config.showsLog ? null : sandbox.logFile))
  return () => stopAll(server, stopBot, beside, sandbox.close)
}

/** Serves /metrics where the operator wants it; returns what ends it. */
async function serveMetrics(
  config: LiveConfig['metrics'],
  server: Server,
  { metrics, log }: { readonly metrics: Metrics; readonly log: Log },
): Promise<Stop> {
  if (config === null) return async () => {}
  const page = createMetricsPage({ ...metrics, token: config.token })
  const { address } = config
  const failed = (err: unknown) => log.error({ err }, 'metrics failed')
  const own = address && (await listen(address.port, address.host, failed))
  const { handlers } = own ?? server
  handlers.push(page)
  log.info({ port: (own ?? server).port, host: address?.host }, 'metrics are served')
  return async () => own?.close()
}

function sandboxPace(seconds: number | null): AppOptions['pace'] {
  return seconds === null
    ? { fastest: 1_000, slowest: 2_000 }
    : { fastest: seconds * 1_000, slowest: seconds * 1_000 }
}

/** `logFile` is null where the log is shown. */
function welcome(
  origin: string,
  { url: forgeUrl, api }: LiveConfig['forge'],
  logFile: string | null,
): string {
  return [
    '',
    `Greenlight’s sandbox is ready. Open ${origin}/ and type /mr list in #web.`,
    'Milestones: type /milestone progress %3 or /milestone digest now, and press Next day a few times.',
    ...(api !== 'v3'
      ? ['Approve: type /mr view api!1 as ann. Sign in: type /greenlight connect as cy.']
      : []),
    `The server: ${forgeUrl}/  (a clone: git clone ${forgeUrl}/acme/web.git, user ann, password sandbox-ann)`,
    ...(logFile === null ? [] : [`The bot’s log: ${logFile}  (SANDBOX_LOG=true shows it here)`]),
    'Everything is on this machine only and is forgotten when it stops (Ctrl+C).',
    '',
    '',
  ].join('\n')
}

/** One line for what an operator can mend, the whole trace for anything else. */
function whyNot(error: unknown): string {
  if (error instanceof StoreError) return error.message
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Stop the other process, or set PORT (and SANDBOX_FORGE_PORT in the sandbox).`
  }
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && config.mode === 'sandbox') {
    return 'The sandbox needs the development packages: run npm ci. For a bot of your own, set the variables in docs/reference/settings.md.'
  }
  return error.stack ?? error.message
}

function fail(error: unknown): never {
  process.stderr.write(`${redact(whyNot(error))}\n`)
  process.exit(1)
}

function refuse(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(MISCONFIGURED)
}

async function stopAll(server: Server, ...stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) await stop()
  await server.close()
}

function onSignal(stop: Stop): void {
  let stopping = false
  end = () => {
    if (stopping) return
    stopping = true
    stop().then(() => process.exit(0), fail)
  }
}
