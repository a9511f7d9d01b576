import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from '../../src/app/app.ts'
import { startApp } from '../../src/app/app.ts'
import { configuredSecrets } from '../../src/app/config/config.ts'
import { createLog } from '../../src/log/log.ts'
import { createRedact } from '../../src/log/redact.ts'
import type { LedgerEntry } from '../../src/sandbox/forge/server.ts'
import { type SandboxForge, startForge } from '../../src/sandbox/forge/start.ts'
import { type SandboxSlack, startSlack } from '../../src/sandbox/slack/start.ts'
import type { SlackLedgerEntry } from '../../src/sandbox/slack/world.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { listen } from '../../src/web/server.ts'
import { type FaultProxy, type Rule, startFaultProxy } from '../support/fault-proxy.ts'
import { newMigratedDatabase } from '../support/postgres.ts'
import { onPostgres } from './choice.ts'

/** A bot in front of a sandbox, with proxies in between; one cell of a matrix after the other runs in it. */
export interface Lane {
  readonly forge: SandboxForge
  readonly slack: SandboxSlack
  /** Where the workspace is reached by people. */
  readonly origin: string
  /** Between the bot and the forge, and between the bot and Slack. */
  readonly toForge: FaultProxy
  readonly toSlack: FaultProxy
  /** Another origin, where nothing of the bot's must ever arrive. */
  readonly elsewhere: FaultProxy
  /** What was changed at the forge since it was made anew, by the names of those who changed it. */
  readonly used: Set<string>
  /**
   * Starts a new bot with nothing in its store. `name` names what is going to be changed: the forge begins anew
   * where that has been changed before, and only then, because git takes its time.
   */
  enter(name: string, options?: Entering): Promise<Scene>
  close(): Promise<void>
}

/** With what a lane is entered; `api` is the version of the API that the bot speaks. */
export interface Entering {
  readonly forgeUrl?: string
  readonly api?: 'v3' | 'v4'
  readonly atStart?: Rule
}

/** One cell's bot. */
export interface Scene {
  /** What the bot wrote to its log. */
  log(): string
  /** What really happened at the forge since the bot was started. */
  ledger(): readonly LedgerEntry[]
  slackLedger(): readonly SlackLedgerEntry[]
  /** Stops the bot when the work that it accepted has ended. */
  leave(): Promise<void>
}

/** Everybody who has connected, and their tokens: `cy` is an administrator here. */
export const TOKENS = { U0ANN: 'sandbox-ann', U0BOB: 'sandbox-bob', U0CY: 'sandbox-root' } as const

/** Reading back what came of a write takes a minute and more otherwise. */
const CHECK_SPEED = 100

/** After so many exchanges the workspace begins anew: its history is read for every look at a channel. */
const SLACK_KEEPS = 150

const HOUR_MS = 3_600_000

export async function openLane(): Promise<Lane> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-faults-'))
  const manifest = await readFile(join(import.meta.dirname, '../../manifest.yml'), 'utf8')
  const forge = await startForge({ port: 0, dir: await mkdtemp(join(folder, 'forge-')) })
  const failures: unknown[] = []
  const server = await listen(0, '127.0.0.1', (error) => failures.push(error))
  const origin = `http://127.0.0.1:${server.port}`
  const [toForge, toSlack, elsewhere] = await Promise.all([
    startFaultProxy(forge.url),
    startFaultProxy(origin),
    startFaultProxy(forge.url),
  ])
  const slack = await startSlack({
    // The addresses that Slack gives to the bot lead through the proxy.
    origin: toSlack.url,
    requestUrl: `${origin}/slack/events`,
    manifest,
    forge,
    onReset: forge.reset,
  })
  server.handlers.push(slack)

  const used = new Set<string>()

  async function cleanUp(name: string): Promise<void> {
    await Promise.all([toForge, toSlack, elsewhere].map((proxy) => proxy.clear()))
    if (used.has(name)) {
      await forge.reset()
      used.clear()
    }
    const isOpen = Object.keys(TOKENS).some((user) => slack.views(user).modal !== null)
    if (isOpen || slack.ledger().length > SLACK_KEEPS) await slack.reset()
  }

  async function start(
    { forgeUrl, api }: Required<Pick<Entering, 'forgeUrl' | 'api'>>,
    databaseUrl: string | null,
    write: (line: string) => void,
  ): Promise<App> {
    const { botToken, signingSecret, teamId } = slack.app
    const config = {
      commandsPerMinute: 1_000_000,
      dataDir: await mkdtemp(join(folder, 'bot-')),
      databaseUrl,
      publicUrl: origin,
      forge: {
        url: forgeUrl,
        api,
        serviceToken: null,
        webhookSecret: null,
        oauth: null,
        projects: [],
      },
      slack: {
        bot: { kind: 'token', token: botToken },
        apiUrl: `${toSlack.url}/api/`,
        transport: { kind: 'http', signingSecrets: [signingSecret] },
      },
    } as const
    const keys = newKeyRing()
    const bot = await startApp({
      config,
      keys,
      log: createLog({ write }, createRedact(configuredSecrets(config, keys))),
      checks: { speed: CHECK_SPEED },
      // What waits for a build is looked at by a job of its own, which has nothing to say here.
      pace: { fastest: HOUR_MS, slowest: HOUR_MS },
    })
    for (const [user, token] of Object.entries(TOKENS)) await bot.store.accounts.save(teamId, user, token)
    await bot.store.channels.bind(teamId, 'C0WEB', 42, 'U0ANN')
    await bot.store.projects.add(teamId, 'api', 43, 'U0ANN')
    return bot
  }

  return {
    forge,
    slack,
    origin,
    toForge,
    toSlack,
    elsewhere,
    used,
    async enter(name, { forgeUrl = toForge.url, api = 'v3', atStart } = {}) {
      await cleanUp(name)
      if (atStart) toSlack.rule(atStart)
      const lines: string[] = []
      const database = onPostgres ? await newMigratedDatabase() : null
      const tryStart = () => start({ forgeUrl, api }, database?.url ?? null, (line) => lines.push(line))
      // A machine that is busy for the two seconds that a connection may take ends one start, and not the matrix.
      const bot = await tryStart().catch(tryStart).catch(tryStart)
      server.handlers.unshift(bot)
      const forgeBefore = forge.ledger().length
      const slackBefore = slack.ledger().length
      return {
        log: () => [...lines, ...failures.map(String)].join(''),
        ledger: () => forge.ledger().slice(forgeBefore),
        slackLedger: () => slack.ledger().slice(slackBefore),
        async leave() {
          try {
            await bot.stop()
          } finally {
            server.handlers.shift()
            await database?.drop()
          }
        },
      }
    },
    async close() {
      await Promise.all([toForge, toSlack, elsewhere].map((proxy) => proxy.close()))
      await slack.close()
      await forge.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
