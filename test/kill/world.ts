import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type SandboxForge, startForge } from '../../src/sandbox/forge/start.ts'
import { type SandboxSlack, startSlack } from '../../src/sandbox/slack/start.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { parseKeyRing } from '../../src/store/keys.ts'
import { openStore, type StoreOptions } from '../../src/store/store.ts'
import { listen } from '../../src/web/server.ts'
import { type Fault, startFaultProxy } from '../support/fault-proxy.ts'
import { freePort } from '../support/free-port.ts'
import { httpReply } from '../support/http-bytes.ts'
import { startMain } from '../support/main.ts'
import { startRoundRobin } from '../support/round-robin.ts'
import type { Command } from './items.ts'
import type { Way } from './points.ts'
import { addRooms, rooms } from './rooms.ts'
import { recordOf } from './slack-record.ts'

const Answer = z.looseObject({ ok: z.boolean() })

/** A forge and a workspace, and a bot in a process of its own that reaches them through proxies. */
export type World = Awaited<ReturnType<typeof openWorld>>

/** Takes requests for several processes, given by their addresses. */
type Balance = (targets: readonly string[]) => Promise<{ readonly url: string; close(): Promise<void> }>

interface WorldOptions {
  /** Processes that share the store. */
  readonly count?: number
  readonly balance?: Balance
  /** The store is filled already, or stays: with this key ring, by somebody who knew the forge at this port. */
  readonly stored?: { readonly ring: string; readonly forgePort: number; readonly isFilled: boolean }
  /** How far the clocks of Slack and the bot are ahead, in ms. */
  readonly aheadMs?: number
  /** The bot writes each different statement of its store to the file `statements`. */
  readonly recordsStatements?: true
}

/** So many rooms know their project in a store that stays. */
const FEW_ROOMS = 6

/** `faultOf` is asked what goes wrong with an exchange between the bot and Slack or the forge. */
export async function openWorld(
  placeIn: (folder: string) => StorePlace | Promise<StorePlace>,
  faultOf: (way: Way) => Fault | undefined,
  { count = 1, balance = startRoundRobin, stored, aheadMs = 0, recordsStatements }: WorldOptions = {},
) {
  addRooms()
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-kill-'))
  const manifest = await readFile(join(import.meta.dirname, '../../manifest.yml'), 'utf8')
  const forge: SandboxForge = await startForge({ port: 0, dir: await mkdtemp(join(folder, 'forge-')) })
  const server = await listen(0, '127.0.0.1', () => {})
  const origin = `http://127.0.0.1:${server.port}`
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const [only = ''] = ports.map((port) => `http://127.0.0.1:${port}`)
  const balancer = count > 1 ? await balance(ports.map((port) => `http://127.0.0.1:${port}`)) : null
  const proxies = {
    toForge: await startFaultProxy(forge.url, () => faultOf('toForge'), stored?.forgePort),
    toSlack: await startFaultProxy(origin, () => faultOf('toSlack')),
    toBot: await startFaultProxy(balancer?.url ?? only),
  }
  const slack: SandboxSlack = await startSlack({
    origin: proxies.toSlack.url,
    requestUrl: `${proxies.toBot.url}/slack/events`,
    manifest,
    forge,
    onReset: forge.reset,
    now: () => Date.now() + aheadMs,
  })
  server.handlers.push(slack)
  const record = recordOf(slack)

  const ring = stored?.ring ?? `k1:${randomBytes(32).toString('base64')}`
  const place = await placeIn(folder)
  const store: StoreOptions = { ...place, keys: parseKeyRing(ring), forge: proxies.toForge.url }
  const { botToken, signingSecret, teamId } = slack.app
  if (!stored?.isFilled) await fill(store, teamId, stored ? FEW_ROOMS : rooms.length)

  const statements = join(folder, 'statements')
  const preloaded = [
    ...(aheadMs === 0 ? [] : [`data:text/javascript,${encodeURIComponent(clockBy(aheadMs))}`]),
    ...(recordsStatements ? [join(import.meta.dirname, 'record-statements.ts')] : []),
  ]
  return {
    forge,
    slack,
    record,
    proxies,
    store,
    team: teamId,
    folder,
    statements,
    /** Starts the bot, or one of several, from this folder with its code; it serves when `ready` resolves. */
    startBot(index = 0, root?: string) {
      const environment = {
        SLACK_SIGNING_SECRET: signingSecret,
        SLACK_BOT_TOKEN: botToken,
        SLACK_API_URL: `${proxies.toSlack.url}/api/`,
        FORGE_URL: proxies.toForge.url,
        FORGE_API: 'v3',
        FORGE_PROJECTS: 'web=42,api=43',
        GREENLIGHT_KEYS: ring,
        HOST: '127.0.0.1',
        ...(preloaded.length === 0
          ? {}
          : { NODE_OPTIONS: preloaded.map((one) => `--import=${one}`).join(' ') }),
        STATEMENTS_TO: statements,
        PORT: String(ports[index]),
        DATA_DIR: join(folder, 'data'),
        ...('url' in place ? { DATABASE_URL: place.url } : {}),
      }
      const main = startMain(environment, root)
      const kill = async () => {
        main.process.kill('SIGKILL')
        await main.ended
      }
      const { pid } = main.process
      const ready = main.says(/listening/)
      // One that is killed before it listens fails whoever waits for it, if anybody does.
      ready.catch(() => {})
      return { ready, ended: main.ended, output: main.output, kill, stop: main.stop, pid }
    },
    /** Types it; notes whether Slack was told in time that it is accepted. */
    async type(command: Command): Promise<void> {
      const { user, channel, text } = command
      command.typedAt = record.taken().length
      const response = await fetch(`${origin}/sandbox/command`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user, channel, command: command.command, text }),
      })
      command.accepted = Answer.parse(await response.json()).ok
    },
    async close() {
      record.close()
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()))
      await balancer?.close()
      await slack.close()
      await forge.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As often as `part` says: half of what goes wrong is an answer that is lost, a third a 503, the rest never arrives. */
export function faultBy(part: number, dice: () => number): Fault | undefined {
  if (dice() >= part) return undefined
  const thrown = dice()
  if (thrown < 1 / 2) return { kind: 'drop-reply', end: 'rst' }
  if (thrown < 5 / 6) return { kind: 'reply', effect: false, bytes: httpReply(503, '') }
  return { kind: 'drop-request', end: 'rst' }
}

/** Connects two people, and binds the first rooms to their project. */
async function fill(place: StoreOptions, team: string, count: number): Promise<void> {
  const store = await openStore(place)
  for (const [user, token] of [
    ['U0ANN', 'sandbox-ann'],
    ['U0BOB', 'sandbox-bob'],
  ] as const)
    await store.accounts.save(team, user, token)
  for (const { id } of rooms.slice(0, count)) await store.channels.bind(team, id, 42, 'U0ANN')
  await store.heartbeats.leave()
  await store.close()
}

/** Sets the clock of a process before its own code begins. */
function clockBy(ms: number): string {
  return `const now = Date.now; Date.now = () => now() + (${ms})`
}
