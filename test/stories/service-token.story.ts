import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Elsewhere, startElsewhere } from '../support/elsewhere.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let bot: Elsewhere

/** The service token is one that may do everything, so that whatever it does not do is the bot's own restraint. */
beforeAll(async () => {
  sandbox = await startSandbox()
  bot = await startElsewhere(sandbox, { FORGE_TOKEN: 'sandbox-root', FORGE_PROJECTS: 'web=42' })
})
afterAll(async () => {
  await bot.stop()
  await sandbox.stop()
})

test('with a service token people who have not connected can look', async () => {
  await sandbox.asks('cy', '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))
  await sandbox.asks('cy', '/milestone list', ({ text }) => text.includes('active milestones in acme/web'))
})

test('but never act', async () => {
  await sandbox.asks(
    'cy',
    '/mr merge !12',
    ({ ephemeral, text }) => ephemeral && text.includes('/mr merge was not run'),
  )
  const card = await sandbox.asks('cy', '/mr view !12', ({ text }) => text.startsWith('!12 '))
  await sandbox.press('cy', card, 'mr.merge')
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('not connected'))
  const { body } = await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=12')
  expect((body as { state: string }[])[0]?.state).toBe('opened')
})

test('and see no project that the bot was not told of, though the token could', async () => {
  for (const named of ['--project 44', '--project 43', '--project acme/vault']) {
    await sandbox.asks(
      'cy',
      `/mr list ${named}`,
      ({ ephemeral, text }) => ephemeral && text.includes('I do not know the project'),
    )
  }
  await sandbox.asks(
    'cy',
    '/mr view 44!1',
    ({ ephemeral, text }) => ephemeral && text.includes('I do not know the project'),
  )
})
