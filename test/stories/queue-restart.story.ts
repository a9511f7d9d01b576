import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startElsewhere } from '../support/external-process.ts'
import { linkingIn } from '../support/linking.ts'
import { actionIds, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let folder: string
beforeAll(async () => {
  sandbox = await startSandbox()
  folder = await mkdtemp(join(tmpdir(), 'greenlight-queue-'))
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a bot that is killed while it fills a queue, and while one leaves it, posts each card and note once', async () => {
  const place = { DATA_DIR: folder, GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}` }
  const cards = async () =>
    (await sandbox.messages('bob', 'general'))
      .filter((message) => actionIds(message).includes('mr.take'))
      .map(({ text }) => Number(/^!(\d+) /.exec(text)?.[1]))
  const notes = async () =>
    (await sandbox.messages('bob', 'general'))
      .map(({ text }) => text)
      .filter((text) => /handled\.$|: closed/.test(text))
  const first = await startElsewhere(sandbox, place)
  await linkingIn(sandbox).relink('ann', 'sandbox-ann')
  const said = await sandbox.asks(
    'ann',
    '/greenlight queue on web',
    ({ text }) => text.includes('now a queue'),
    'general',
  )
  const count = Number(/(\d+) are waiting/.exec(said.text)?.[1])
  await expect.poll(async () => (await cards()).length).toBeGreaterThan(2)
  first.process.kill('SIGKILL')
  await first.ended
  expect((await cards()).length).toBeLessThan(count)
  const second = await startElsewhere(sandbox, place)
  await expect.poll(async () => (await cards()).length, { timeout: 120_000 }).toBe(count)
  const filled = await cards()
  expect(new Set(filled).size).toBe(count)

  const { body } = await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=14')
  const [found] = z.array(z.object({ id: z.number() })).parse(body)
  await sandbox.api('sandbox-ann', `/projects/42/merge_requests/${found?.id}`, {
    method: 'PUT',
    body: { state_event: 'close' },
  })
  await expect.poll(async () => (await notes()).length, { timeout: 120_000 }).toBeGreaterThan(0)
  second.process.kill('SIGKILL')
  await second.ended
  const third = await startElsewhere(sandbox, place)
  await expect.poll(cards, { timeout: 120_000 }).toEqual(filled.filter((iid) => iid !== 14))
  expect(await notes()).toEqual([
    expect.stringMatching(/: 1 merge request handled\.$/),
    expect.stringMatching(/^!14 .*: closed/),
  ])
  await third.stop()
})
