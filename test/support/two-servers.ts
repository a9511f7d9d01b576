import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SandboxForge, startForge } from '../../src/sandbox/forge/start.ts'
import { freePort } from './free-port.ts'
import { ACME, BETA, install, startTwoWorkspaces } from './installing.ts'
import { startMain } from './main.ts'
import { element, type Message, type Sandbox, sandboxAt } from './sandbox.ts'

/** Two workspaces of a bot: the first uses its usual server, Usual Git, and the second may use one of its own. */
export interface TwoServers {
  /** The bot’s address. */
  readonly url: string
  readonly usual: SandboxForge
  readonly own: SandboxForge
  readonly bot: ReturnType<typeof startMain>
  readonly acme: Sandbox
  readonly beta: Sandbox
  stop(): Promise<void>
}

/** Starts both servers and the bot, installed in both workspaces; `appId` signs people in at the own server. */
export async function startTwoServers({
  appId,
  tokenSeconds,
}: {
  readonly appId?: string
  /** Lifetime of the access tokens of those who signed in. */
  readonly tokenSeconds?: number
} = {}): Promise<TwoServers> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-servers-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = async (more: Partial<Parameters<typeof startForge>[0]> = {}) =>
    startForge({ port: 0, dir: await mkdtemp(join(folder, 'forge-')), ...more })
  const usual = await start()
  const applications = appId ? [{ id: appId, secret: null, redirectUri: `${url}/link/oauth` }] : []
  const own = await start({ applications, ...(tokenSeconds ? { tokenSeconds } : {}) })
  const slack = await startTwoWorkspaces({
    ...{ forge: usual, requestUrl: `${url}/slack/events` },
    unfurlDomains: [usual, own].map((forge) => new URL(forge.url).host),
  })
  const bot = startMain({
    SLACK_CLIENT_ID: slack.clientId,
    SLACK_CLIENT_SECRET: slack.clientSecret,
    SLACK_STATE_SECRET: randomBytes(16).toString('hex'),
    SLACK_SIGNING_SECRET: slack.signingSecret,
    SLACK_API_URL: `${slack.url}/api/`,
    FORGE_URL: usual.url,
    FORGE_API: 'v4',
    FORGE_NAME: 'Usual Git',
    FORGE_INTERNAL_HOSTS: new URL(own.url).host,
    GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: String(port),
  })
  await bot.says(/listening/)
  const chatOf = (team: string) => sandboxAt({ url: `${slack.url}/${team}`, forgeUrl: usual.url, main: bot })
  const [acme, beta] = [chatOf(ACME.id), chatOf(BETA.id)]
  for (const { id } of [ACME, BETA]) {
    const installed = await install(url, id)
    if (installed.status !== 200) throw new Error(`The installation in ${id} answered ${installed.status}`)
  }
  await beta.asks('ann', '/mr help', ({ text }) => !text.includes('isn’t installed'))
  return {
    ...{ url, usual, own, bot, acme, beta },
    async stop() {
      await bot.stop()
      await slack.close()
      await usual.close()
      await own.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Opens the page for a server, as an admin does from Slack. */
export async function openServerPage(chat: Sandbox): Promise<string> {
  const given = await chat.asks('ann', '/greenlight server set', ({ ephemeral }) => ephemeral)
  return String(element(given, 'open').url)
}

/** Sends what was entered on that page. */
export function enterServer(page: string, fields: Record<string, string>): Promise<Response> {
  return fetch(page, { method: 'POST', body: new URLSearchParams(fields) })
}

/** An admin sets a server of the workspace’s own, and says yes in Slack. */
export async function setServer(chat: Sandbox, fields: Record<string, string>): Promise<Message> {
  const entered = await enterServer(await openServerPage(chat), fields)
  if (entered.status !== 200) throw new Error(`The page answered ${entered.status}: ${await entered.text()}`)
  const question = await chat.sees('ann', ({ text }) => text.startsWith('Use '))
  await chat.press('ann', question, 'greenlight.server.set')
  return chat.sees('ann', ({ text }) => text.startsWith('The server is changed.'))
}
