import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type MoveTime, type Sandbox, startSandbox } from '../../src/sandbox/start.ts'

const DAY_MS = 86_400_000

let sandbox: Sandbox
let origin: string
let moveTime: MoveTime
const server = createServer((request, response) => void sandbox.handle(request, response))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  origin = `http://127.0.0.1:${port}`
  sandbox = await startSandbox({
    origin,
    manifest: await readFile(join(import.meta.dirname, '../../manifest.yml'), 'utf8'),
    verbs: [],
    forgePort: 0,
    forgePath: '',
    forgeMode: 'document',
    api: 'v3',
    allowTargets: [],
    folder: null,
  })
  sandbox.onMove((...how) => moveTime(...how))
})
beforeEach(async () => {
  moveTime = (until, goTo) => goTo(until)
  await post('/sandbox/reset', {})
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await sandbox.close()
})

async function post(path: string, body: object) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return z.looseObject({ ok: z.boolean() }).parse(await response.json())
}

/** By how many days the sandbox is ahead of the real time. */
const ahead = () => Math.round(((sandbox.now() - Date.now()) / DAY_MS) * 10) / 10

async function openIssues(): Promise<number> {
  const { url } = sandbox.settings.forge
  const response = await fetch(`${url}/api/v3/projects/42/milestones/303/issues?per_page=100`, {
    headers: { 'private-token': 'sandbox-ann' },
  })
  const issues = z.array(z.looseObject({ state: z.string() })).parse(await response.json())
  return issues.filter(({ state }) => state === 'opened').length
}

test('a moved clock is that of the forge, of the workspace and of the bot', async () => {
  const before = await openIssues()
  expect(await post('/sandbox/clock', { days: 2 })).toMatchObject({ ok: true })
  expect(ahead()).toBe(2)
  expect(await openIssues()).toBe(before - 2)
  await post('/sandbox/say', { user: 'ann', channel: 'web', text: 'Later' })
  const shown = await (await fetch(`${origin}/sandbox/messages?channel=web&user=ann`)).json()
  const { messages } = z.object({ messages: z.array(z.looseObject({ ts: z.string() })) }).parse(shown)
  expect(Math.abs(Number(messages.at(-1)?.ts) * 1000 - sandbox.now())).toBeLessThan(60_000)
})

test('whoever listens decides where time stops on its way', async () => {
  const stops: number[] = []
  moveTime = async (until, goTo) => {
    for (const time of [until - DAY_MS / 2, until]) {
      await goTo(time)
      stops.push(ahead())
    }
  }
  await post('/sandbox/clock', { days: 1 })
  expect(stops).toEqual([0.5, 1])
})

test('at once, and backwards, it stops nowhere', async () => {
  moveTime = async () => {
    throw new Error('asked')
  }
  expect(await post('/sandbox/clock', { days: 3, at_once: true })).toMatchObject({ ok: true })
  expect(ahead()).toBe(3)
  expect(await post('/sandbox/clock', { days: -4 })).toMatchObject({ ok: true })
  expect(ahead()).toBe(-1)
})

test('a reset waits for a day that passes, puts the clock back, and brings the seed', async () => {
  const seeded = await openIssues()
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  moveTime = async (until, goTo) => {
    begun.resolve()
    await goOn.promise
    await goTo(until)
  }
  const moved = post('/sandbox/clock', { days: 5 })
  await begun.promise
  const reset = post('/sandbox/reset', {})
  goOn.resolve()
  expect(await moved).toMatchObject({ ok: true })
  expect(await reset).toMatchObject({ ok: true })
  expect(ahead()).toBe(0)
  expect(await openIssues()).toBe(seeded)
})

test('a reset that fails starts the bot again, and the next one brings the seed', async () => {
  let starts = 0
  let fails = true
  const seeded = await openIssues()
  sandbox.onReset({
    async stop() {
      if (fails) throw new Error('no room on the disk')
    },
    async start() {
      starts += 1
    },
  })
  await post('/sandbox/clock', { days: 5 })
  expect(await post('/sandbox/reset', {})).toMatchObject({ ok: false })
  expect(starts).toBe(1)
  fails = false
  expect(await post('/sandbox/reset', {})).toMatchObject({ ok: true })
  expect(starts).toBe(2)
  expect(await openIssues()).toBe(seeded)
})

test('a day that could not pass is no reason for the next one not to', async () => {
  moveTime = async () => {
    throw new Error('nobody is there')
  }
  expect(await post('/sandbox/clock', { days: 1 })).toMatchObject({ ok: false })
  moveTime = (until, goTo) => goTo(until)
  expect(await post('/sandbox/clock', { days: 1 })).toMatchObject({ ok: true })
  expect(ahead()).toBe(1)
})

test('what was forgotten is in no ledger', async () => {
  const Ledger = z.object({ entries: z.array(z.unknown()) })
  const entries = async () =>
    Ledger.parse(await (await fetch(`${origin}/sandbox/ledger?target=forge`)).json()).entries
  await openIssues()
  expect(await entries()).toHaveLength(1)
  await post('/sandbox/forget', {})
  expect(await entries()).toEqual([])
})
