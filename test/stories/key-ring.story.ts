import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedUninstalls, countOf } from '../store/every-table.ts'
import { type Elsewhere, startElsewhere } from '../support/external-process.ts'
import { linkingIn } from '../support/linking.ts'
import { startMain } from '../support/main.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let folder: string
const [k1, k2, k3] = ['k1', 'k2', 'k3'].map((id) => `${id}:${randomBytes(32).toString('base64')}`) as [
  string,
  string,
  string,
]

beforeAll(async () => {
  sandbox = await startSandbox()
  folder = await mkdtemp(join(tmpdir(), 'greenlight-keys-'))
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const startWith = (keys: string): Promise<Elsewhere> =>
  startElsewhere(sandbox, { DATA_DIR: folder, GREENLIGHT_KEYS: keys })

/** A start that must not succeed: its exit status and what it said. */
async function refusedWith(keys: string): Promise<{ status: number | null; said: string }> {
  const main = startMain({
    SLACK_SIGNING_SECRET: 'of-no-importance-here',
    SLACK_BOT_TOKEN: 'xoxb-of-no-importance',
    SLACK_API_URL: 'http://127.0.0.1:9/api/',
    FORGE_URL: sandbox.forgeUrl,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    GREENLIGHT_KEYS: keys,
  })
  const status = await main.ended
  return { status, said: main.output() }
}

const listsAs = (user: string) =>
  sandbox.asks(user, '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))

test('a new key takes over while the bot runs, and then the old one is needed no more', async () => {
  const first = await startWith(k1)
  await linkingIn(sandbox).relink('ann', 'sandbox-ann')
  await first.stop()

  const both = await startWith(`${k2},${k1}`)
  await expect.poll(both.output).toContain('these keys are needed no more')
  expect(both.output()).toMatch(/"newest":"k2","left":{"k1":\d+},"msg":"secrets of older keys are left"/)
  expect(both.output()).toMatch(/"newest":"k2","unneeded":\["k1"\],"done":\d+/)
  await listsAs('ann')
  await both.stop()
  expect(await countOf({ file: join(folder, 'greenlight.db') }, 'accounts', "token like 'v1.k2.%'")).toBe(1)

  const alone = await startWith(k2)
  await listsAs('ann')
  await alone.stop()
})

test('without the key, or with another of its name, it does not start: one line that names the key', async () => {
  const line =
    /^\d+ of the stored secrets need the key "k2", which is not in the key ring\. Start with[^\n]*\n$/
  const missing = await refusedWith(k3)
  expect(missing.status).toBe(1)
  expect(missing.said).toMatch(line)

  const wrong = await refusedWith(`k2:${randomBytes(32).toString('base64')}`)
  expect(wrong.status).toBe(1)
  expect(wrong.said).toMatch(/^\d+ of the stored secrets do not open with the key "k2"[^\n]*\n$/)
  for (const { said } of [missing, wrong]) {
    expect(said).not.toContain('sandbox-ann')
    for (const key of [k1, k2, k3]) expect(said).not.toContain(key.slice(3))
  }

  const again = await startWith(k2)
  await listsAs('ann')
  await again.stop()
})

test('installed again within a day after a removal, it goes on with what was there', async () => {
  const bot = await startWith(k2)
  await listsAs('ann')
  await sandbox.call('/sandbox/event', { type: 'app_uninstalled' })
  await expect.poll(() => confirmedUninstalls({ file: join(folder, 'greenlight.db') })).toBe(1)
  await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('was removed from this workspace'))
  await bot.stop()
  await sandbox.call('/sandbox/install', {})
  const installed = await startWith(k2)
  await expect.poll(() => countOf({ file: join(folder, 'greenlight.db') }, 'uninstalls')).toBe(0)
  await listsAs('ann')
  await installed.stop()
})
