import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClock, nextMonday } from './clock.ts'
import { startForge } from './forge/start.ts'
import { createPage } from './page/page.ts'
import type { Verb } from './page/render/shell.ts'
import { type SandboxSlack, startSlack } from './slack/start.ts'

interface SandboxOptions {
  readonly origin: string
  /** Text of the app manifest: the workspace installs the app from it. */
  readonly manifest: string
  readonly verbs: readonly Verb[]
  readonly forgePort: number
  /** Path prefix of the forge, without a slash at the end; empty for none. */
  readonly forgePath: string
  /** The server that the forge imitates where its API document and the servers that shipped differ. */
  readonly forgeMode: 'document' | 'shipped'
  /** The release of today’s servers; absent for the newest. */
  readonly forgeRelease?: string
  /**
   * The API version that the bot is set to; null lets it detect one. Except for v3 the forge sends webhooks, and people
   * can sign in there.
   */
  readonly api: 'v3' | 'v4' | null
  /** Hosts outside this machine that integrations may call. */
  readonly allowTargets: readonly string[]
  readonly folder: string | null
  /** True: it starts on a Monday at nine, with a digest and a card in #web; otherwise now, with nothing asked yet. */
  readonly isMonday?: boolean
}

interface Bot {
  stop(): Promise<void>
  start(): Promise<void>
}

/** Moves the clock to a time in ms UTC, in any number of calls of `goTo`; the last one must be to `until`. */
export type MoveTime = (until: number, goTo: (time: number) => Promise<void>) => Promise<void>

const provisions = {
  accounts: [
    { user: 'U0ANN', token: 'sandbox-ann', identity: { id: 2, username: 'ann' } },
    { user: 'U0BOB', token: 'sandbox-bob', identity: { id: 3, username: 'bob' } },
  ],
  channels: [{ channel: 'C0WEB', project: 42, user: 'U0ANN' }],
  projects: [
    { alias: 'web', project: 42, path: 'acme/web', user: 'U0ANN' },
    { alias: 'api', project: 43, path: 'acme/api', user: 'U0ANN' },
  ],
} as const

/** Ann’s zone, in which her digest comes. */
const ZONE = 'Europe/Berlin'

/** A running sandbox: a forge on its own port, and a workspace to be mounted beside the bot. */
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>

export async function startSandbox(options: SandboxOptions) {
  const { origin, manifest, forgePort, forgeMode } = options
  const place = options.folder ?? tmpdir()
  await mkdir(place, { recursive: true })
  const folder = await mkdtemp(join(resolve(place), 'greenlight-sandbox-'))
  const forgeFolder = await mkdtemp(join(folder, 'forge-'))
  const botFolder = await mkdtemp(join(folder, 'bot-'))
  let bot: Bot = { stop: async () => {}, start: async () => {} }
  let isConnected = async (_user: string) => false
  const clock = createClock((now) => (options.isMonday ? nextMonday(ZONE, now) : now))
  let moveTime: MoveTime = (until, goTo) => goTo(until)
  const goTo = async (time: number) => {
    clock.move(time - clock.now())
    await forge.catchUp()
  }
  const open = async () => {
    if (options.isMonday) await openMonday(workspace, (ms) => moveTime(clock.now() + ms, goTo))
  }

  const today = options.api === 'v3' ? null : todayOptions(origin)
  const forge = await startForge({
    port: forgePort,
    root: options.forgePath,
    dir: forgeFolder,
    mode: forgeMode,
    pages: options.api === 'v3' ? '' : '/-',
    release: options.forgeRelease,
    now: clock.now,
    allowTargets: options.allowTargets,
    ...(today && { hooks: [today.hook], applications: [today.application] }),
  })
  const workspace = await startSlack({
    origin,
    requestUrl: `${origin}/slack/events`,
    manifest,
    forge,
    // Operators put their own server's host into the manifest.
    unfurlDomains: [new URL(forge.url).host],
    now: clock.now,
    onMove: async (ms, atOnce) => {
      const until = clock.now() + ms
      await (atOnce ? goTo(until) : moveTime(until, goTo))
    },
    async onReset() {
      await bot.stop()
      clock.reset()
      await forge.reset()
    },
    async afterReset() {
      await bot.start()
      await open()
    },
  })
  const page = createPage(workspace, {
    verbs: options.verbs,
    isConnected: (person) => isConnected(workspace.people.find(({ name }) => name === person)?.id ?? person),
  })
  const { signingSecret, botToken, teamId } = workspace.app

  return {
    /** Settings of a bot that runs here, which come from variables anywhere else. */
    settings: {
      dataDir: botFolder,
      slack: {
        bot: { kind: 'token' as const, token: botToken },
        apiUrl: `${origin}/api/`,
        transport: { kind: 'http' as const, signingSecrets: [signingSecret] as const },
      },
      forge: {
        url: forge.url,
        api: options.api,
        serviceToken: null,
        projects: [] as const,
        webhookSecret: today?.hook.token ?? null,
        webhookSigningToken: today?.hook.signingToken ?? null,
        oauth: today && { applicationId: today.application.id, applicationSecret: null },
      },
    },
    logFile: join(folder, 'bot.log'),
    provisions: { ...provisions, team: teamId },
    /** The sandbox's time in ms UTC, which the bot must use. */
    now: clock.now,
    /** Sets how the clock moves forward; by default it jumps to the end. */
    onMove(listener: MoveTime) {
      moveTime = listener
    },
    /** Sets the bot, which a reset stops, and starts again as on its first day. */
    onReset(mounted: Bot) {
      bot = mounted
    },
    /** Sets who has connected an account, by user id; by default nobody has. */
    onAccounts(listener: (user: string) => Promise<boolean>) {
      isConnected = listener
    },
    /** Lets the day begin; the bot must be there. */
    open,
    handle: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
      (await workspace.handle(request, response)) || page.handle(request, response),
    async close() {
      page.close()
      await workspace.close()
      await forge.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A webhook and a public OAuth application, for a bot on today's servers. */
function todayOptions(origin: string) {
  return {
    hook: {
      url: `${origin}/forge/events`,
      token: randomBytes(32).toString('base64url'),
      signingToken: `whsec_${randomBytes(32).toString('base64')}`,
    },
    application: { id: 'greenlight-sandbox', secret: null, redirectUri: `${origin}/link/oauth` },
  }
}

/** Longest wait for what the bot posts, in ms: a start may do without it. */
const ANSWER_MS = 30_000
const POLL_MS = 50
/** From the start, at 8:58, until the digest is due. */
const NINE_MS = 2 * 60_000

/**
 * A Monday morning in #web: the digest that ann has turned on arrives at nine, and bob shows what he wants merged. The
 * bot does its part itself, asked by commands.
 */
async function openMonday(workspace: SandboxSlack, passTime: (ms: number) => Promise<void>) {
  const asks = async (person: string, command: string) => {
    const before = await countOfBot(workspace)
    await workspace.type(person, 'web', command)
    await answered(workspace, before)
  }
  await asks('ann', '/milestone digest on "mon 9:00"')
  await passTime(NINE_MS)
  await workspace.type('bob', 'web', 'Could somebody review !12 today? I would like to see it merged.')
  await asks('bob', '/mr 12')
  await workspace.type(
    'bob',
    'web',
    'New here? Type /mr to see what needs you, /mr list for all that is open, or /greenlight help for the rest.',
  )
}

async function countOfBot(workspace: SandboxSlack): Promise<number> {
  const messages = await workspace.messages('web', 'ann')
  return messages.filter(({ bot, ephemeral }) => bot && !ephemeral).length
}

async function answered(workspace: SandboxSlack, before: number): Promise<void> {
  const deadline = performance.now() + ANSWER_MS
  while (performance.now() < deadline && (await countOfBot(workspace)) <= before) await sleep(POLL_MS)
}
