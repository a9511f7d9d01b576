import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../support/connect.ts'
import { type Elsewhere, startElsewhere } from '../support/external-process.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let bot: Elsewhere

beforeAll(async () => {
  sandbox = await startSandbox()
  bot = await startElsewhere(sandbox, { FORGE_PROJECTS: 'web=42,api=43' })
  for (const user of ['ann', 'bob']) await connect(sandbox, user, `sandbox-${user}`)
})
afterAll(async () => {
  await bot.stop()
  await sandbox.stop()
})

const always = '--start 2020-01-01 --end 2099-12-31 --zone Europe/Berlin --reason "Release week"'

test('a freeze where nobody chose a project holds for the configured default, from wherever it is merged', async () => {
  await sandbox.asks('ann', `/greenlight freeze add ${always}`, ({ text }) => text.includes('Merge freeze'))
  const writes = await sandbox.writes(async () => {
    await sandbox.asks('bob', '/mr merge web!12', ({ text }) => text.includes('Release week'), 'general')
    await sandbox.asks('ann', '/mr merge !12', ({ text }) => text.includes('Release week'), 'general')
  })
  expect(writes).toEqual([])
})
