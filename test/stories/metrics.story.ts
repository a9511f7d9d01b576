import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { traceIdOf } from '../../src/log/trace.ts'
import { eventually } from '../support/eventually.ts'
import { startMain } from '../support/main.ts'
import { forgeApi, type Sandbox, startSandbox, words } from '../support/sandbox.ts'
import { readScrape, total } from '../support/scrape.ts'

const SERVED = /"port":(\d+),"host":"127\.0\.0\.1","msg":"metrics are served"/

async function scrape(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/metrics`, { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return readScrape(await response.text())
}

describe('the metrics of a bot', () => {
  let sandbox: Sandbox
  let own: string
  beforeAll(async () => {
    sandbox = await startSandbox({ METRICS_ADDRESS: '127.0.0.1:0', SANDBOX_POLL_SECONDS: '3600' })
    const served = async () => SERVED.exec(sandbox.output())
    const [, port] = await eventually(served, () => `No metrics are served: ${sandbox.output()}`)
    own = `http://127.0.0.1:${port}`
  })
  afterAll(() => sandbox?.stop())

  test('count what was asked, and each call that reached the server', async () => {
    await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
    await sandbox.asks('ann', '/mr view !4711', ({ text }) => text.includes('4711'))
    await sandbox.asks('ann', '/mr mrege', ({ text }) => text.includes('mrege'))
    const reached = async () => (await sandbox.ledger()).filter(({ path }) => path.includes('/api/'))
    const counted = async () => {
      const series = await scrape(own)
      return Object.fromEntries(
        ['2xx', '4xx'].map((status) => [status, total(series, 'greenlight_server_calls_total', { status })]),
      )
    }
    const classes = async () => {
      const statuses = (await reached()).map(({ status }) => `${Math.floor(status / 100)}xx`)
      return Object.fromEntries(
        ['2xx', '4xx'].map((name) => [name, statuses.filter((status) => status === name).length]),
      )
    }
    // The bot may still be calling: both are taken anew each time.
    await expect
      .poll(async () => ({ counted: await counted(), reached: await classes() }))
      .toSatisfy(({ counted: ours, reached: theirs }) => JSON.stringify(ours) === JSON.stringify(theirs))
    expect((await classes())['2xx']).toBeGreaterThan(0)
    expect((await classes())['4xx']).toBeGreaterThan(0)

    const series = await scrape(own)
    const commands = (verb: string, outcome: string) =>
      total(series, 'greenlight_commands_total', { verb, outcome })
    expect(commands('mr.view', 'done')).toBe(1)
    expect(commands('mr.view', 'absent')).toBe(1)
    expect(total(series, 'greenlight_commands_total', { verb: 'none' })).toBe(1)
    expect(total(series, 'greenlight_acknowledgement_seconds_count')).toBe(3)
    expect(total(series, 'greenlight_answer_seconds_count')).toBe(3)
    expect(total(series, 'greenlight_digests_late')).toBe(0)
    for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds'])
      expect(series.some((one) => one.name === name)).toBe(true)
  })

  test('are at their own address only', async () => {
    expect((await fetch(`${sandbox.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${own}/`)).status).toBe(404)
    expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(405)
  })
})

/** A way to the server that remembers the headers of each request. */
async function startRecorder(target: string) {
  const requests: { path: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers })
    const token = request.headers['private-token']
    fetch(`${target}${request.url}`, { headers: token ? { 'private-token': String(token) } : {} }).then(
      async (got) => {
        response.writeHead(got.status, { 'content-type': 'application/json' }).end(await got.text())
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = z.object({ port: z.number() }).parse(server.address())
  return { url: `http://127.0.0.1:${address.port}`, requests, close: () => server.close() }
}

const App = z.object({ signing_secret: z.string(), bot_token: z.string(), api_url: z.string() })
const Line = z.looseObject({ msg: z.string() })
const Finished = z.object({
  reference: z.string(),
  trace: z.string(),
  verb: z.string(),
  outcome: z.string(),
  ms: z.number(),
})

describe('a bot of one’s own', () => {
  const token = 'a-token-that-only-the-scraper-has'
  let sandbox: Sandbox
  let recorder: Awaited<ReturnType<typeof startRecorder>>
  let main: ReturnType<typeof startMain>
  let bot: string
  let folder: string
  beforeAll(async () => {
    sandbox = await startSandbox()
    recorder = await startRecorder(sandbox.forgeUrl)
    const app = App.parse(await (await fetch(`${sandbox.url}/sandbox/app`)).json())
    folder = await mkdtemp(join(tmpdir(), 'greenlight-metrics-'))
    main = startMain({
      PORT: '0',
      HOST: '127.0.0.1',
      SLACK_SIGNING_SECRET: app.signing_secret,
      SLACK_BOT_TOKEN: app.bot_token,
      SLACK_API_URL: app.api_url,
      FORGE_URL: recorder.url,
      FORGE_API: forgeApi,
      FORGE_TOKEN: 'sandbox-ann',
      FORGE_PROJECTS: 'web=42',
      GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      METRICS_TOKEN: token,
      DATA_DIR: folder,
    })
    const [, port] = await main.says(/"port":(\d+),"host":"127\.0\.0\.1","msg":"listening"/)
    bot = `http://127.0.0.1:${port}`
    await sandbox.call('/sandbox/app', { request_url: `${bot}/slack/events` })
  })
  afterAll(async () => {
    await main?.stop()
    recorder?.close()
    await sandbox?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('shows its metrics to whoever has the token', async () => {
    for (const headers of [undefined, { authorization: 'Bearer wrong' }, { authorization: token }])
      expect((await fetch(`${bot}/metrics`, { headers })).status).toBe(401)
    expect((await scrape(bot, { authorization: `Bearer ${token}` })).length).toBeGreaterThan(20)
    expect(main.output()).not.toContain(token)
  })

  test('says in one line of its log what came of a command, and its calls carry the same trace', async () => {
    const before = recorder.requests.length
    await sandbox.asks('ann', '/mr view !12', (message) => words(message).includes('!12'))
    const finished = () =>
      main
        .output()
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [Line.parse(JSON.parse(line))] : []))
        .filter(({ msg }) => msg === 'interaction finished')
    await expect.poll(() => finished().length).toBe(1)
    const [line] = finished()
    const { reference, trace, verb, outcome } = Finished.parse(line)
    expect({ verb, outcome }).toEqual({ verb: 'mr.view', outcome: 'view' })
    expect(trace).toBe(traceIdOf(reference))
    const parents = recorder.requests.slice(before).flatMap(({ headers }) => headers.traceparent ?? [])
    expect(parents.length).toBeGreaterThan(0)
    for (const parent of parents) expect(parent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`))
    expect(new Set(parents).size).toBe(parents.length)
  })
})
