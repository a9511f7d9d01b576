import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from './free-port.ts'
import { startMain } from './main.ts'
import { forgeApi, type Sandbox } from './sandbox.ts'

const App = z.object({ signing_secret: z.string(), bot_token: z.string(), api_url: z.string() })

export interface Elsewhere {
  readonly url: string
  readonly signingSecret: string
  readonly process: ReturnType<typeof startMain>['process']
  readonly ended: Promise<number | null>
  readonly output: () => string
  stop(): Promise<void>
}

/**
 * A bot in a process of its own that knows of the sandbox nothing but what variables tell, as it would of
 * Slack and a forge; the sandbox's workspace delivers to it from now on.
 */
export async function startElsewhere(
  sandbox: Sandbox,
  environment: Record<string, string> = {},
): Promise<Elsewhere> {
  const app = App.parse(await (await fetch(`${sandbox.url}/sandbox/app`)).json())
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-elsewhere-'))
  const port = await freePort()
  const main = startMain({
    SLACK_SIGNING_SECRET: app.signing_secret,
    SLACK_BOT_TOKEN: app.bot_token,
    SLACK_API_URL: app.api_url,
    FORGE_URL: sandbox.forgeUrl,
    FORGE_API: forgeApi,
    FORGE_PROJECTS: 'web=42,api=43',
    GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    ...environment,
  })
  await main.says(/Slack knows the bot/)
  await main.says(/listening/)
  const url = `http://127.0.0.1:${port}`
  await sandbox.call('/sandbox/app', { request_url: `${url}/slack/events` })
  return {
    url,
    signingSecret: app.signing_secret,
    process: main.process,
    ended: main.ended,
    output: main.output,
    async stop() {
      await main.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
