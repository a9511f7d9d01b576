import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ COMMANDS_PER_MINUTE: '20' })
})
afterAll(() => sandbox.stop())

test('one person who floods is told once in private and not run, and another one is answered at once', async () => {
  const before = (await sandbox.messages('bob')).length
  for (let nth = 0; nth < 20; nth += 1)
    await Promise.all(Array.from({ length: 5 }, () => sandbox.command('bob', '/greenlight me')))
  const list = await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests'))
  expect(list.ephemeral).toBe(false)
  const told = await sandbox.sees('bob', ({ text }) => text.startsWith('That’s more than 20 commands'))
  expect(told.ephemeral).toBe(true)
  const seen = (await sandbox.messages('bob')).slice(before)
  expect(seen.filter(({ text }) => text.startsWith('That’s more than')).length).toBe(1)
  expect(seen.length).toBeLessThanOrEqual(40)
  expect((await sandbox.messages('ann')).some(({ text }) => text.startsWith('That’s more'))).toBe(false)
})
