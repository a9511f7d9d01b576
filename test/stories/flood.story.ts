import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ COMMANDS_PER_MINUTE: '20' })
})
afterAll(() => sandbox.stop())

test('one person who types on and on is told to type the name, and another one is offered the names', async () => {
  const Answer = z.object({ options: z.array(z.object({ text: z.string() })) })
  const offered = async (user: string) => {
    const { id: view_id } = await sandbox.modal(user)
    const query = { user, view_id, action_id: 'labels', block_id: 'labels', value: '' }
    return Answer.parse(await sandbox.call('/sandbox/options', query)).options.map(({ text }) => text)
  }
  for (const user of ['ann', 'bob']) await sandbox.command(user, '/mr create')
  expect(await offered('ann')).not.toEqual(['Type the name yourself'])
  const flood: string[][] = []
  for (let nth = 0; nth < 20; nth += 1)
    flood.push(...(await Promise.all(Array.from({ length: 10 }, () => offered('ann')))))
  // The limit refills while she types, so the last one alone may be offered names again.
  expect(flood).toContainEqual(['Type the name yourself'])
  expect(await offered('bob')).not.toEqual(['Type the name yourself'])
})

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
