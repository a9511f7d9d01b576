import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { freePort } from './free-port.ts'
import { startMain } from './main.ts'
import { type RoundRobin, startRoundRobin } from './round-robin.ts'
import { forgeApi, type Sandbox } from './sandbox.ts'

const App = z.object({ signing_secret: z.string(), bot_token: z.string(), api_url: z.string() })

export interface RunningReplica {
  readonly url: string
  readonly main: ReturnType<typeof startMain>
}

/** Bots that share a PostgreSQL, behind a proxy to which the sandbox’s workspace delivers. */
export interface RunningReplicas {
  readonly all: readonly RunningReplica[]
  readonly proxy: RoundRobin
  stop(): Promise<void>
}

export async function startReplicas(
  sandbox: Sandbox,
  databaseUrl: string,
  count: number,
): Promise<RunningReplicas> {
  const app = App.parse(await (await fetch(`${sandbox.url}/sandbox/app`)).json())
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const proxy = await startRoundRobin(urls)
  const environment = {
    SLACK_SIGNING_SECRET: app.signing_secret,
    SLACK_BOT_TOKEN: app.bot_token,
    SLACK_API_URL: app.api_url,
    FORGE_URL: sandbox.forgeUrl,
    FORGE_API: forgeApi,
    FORGE_PROJECTS: 'web=42,api=43',
    GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: proxy.url,
    HOST: '127.0.0.1',
  }
  const all = ports.map((port, index) => ({
    url: urls[index] ?? '',
    main: startMain({ ...environment, PORT: String(port) }),
  }))
  for (const { main } of all) await main.says(/listening/)
  await proxy.until(urls)
  await sandbox.call('/sandbox/app', { request_url: `${proxy.url}/slack/events` })
  return {
    all,
    proxy,
    async stop() {
      for (const { main } of all) main.process.kill('SIGCONT')
      await Promise.all(all.map(({ main }) => main.stop()))
      await proxy.close()
    },
  }
}
