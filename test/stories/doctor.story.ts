import { afterAll, beforeAll, expect, test } from 'vitest'
import { API, forgeKind, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_POLL_SECONDS: '3600' })
})
afterAll(() => sandbox?.stop())

const examined = () =>
  sandbox.asks('ann', '/greenlight doctor', ({ text, ephemeral }) => ephemeral && text.startsWith('I found'))

test('the doctor finds nothing wrong with a bot that works, and says what it looked at', async () => {
  const found = await examined()
  expect(found.text).toBe('I found nothing wrong.')
  const said = words(found)
  for (const line of [
    'Slack knows my token.',
    'I have all the scopes I need.',
    'answers, with version 19.4.0.',
    ...(forgeKind === 'today' ? ['No webhook event has arrived yet.'] : []),
    '1 channel with a project.',
    'people connected.',
    'Not typed since I started: /mr, /milestone, /deploy-key, /integration.',
  ])
    expect(said).toContain(line)
  // What is the deployment's is for whoever runs it: greenlight doctor.
  expect(said).not.toMatch(/store|PostgreSQL|DATA_DIR|GREENLIGHT_|FORGE_|encrypts|stuck|I speak API|clock/)
  await sandbox.asks('ann', '/mr list')
  expect(words(await examined())).toContain('Not typed since I started: /milestone, /deploy-key')
  // The clock of the sandbox is the one of everybody in it.
  await sandbox.call('/sandbox/clock', { hours: 1 })
  const later = await examined()
  expect(later.text).toBe('I found nothing wrong.')
})

test('of a server that fails and of a Slack that is silent it says what to do, and no more when they are mended', async () => {
  const fault = (target: string, match: string, times: number) =>
    sandbox.call('/sandbox/fault', { target, match, kind: 'status:503', times })
  // A read is tried again; Slack is asked by others too.
  await fault('forge', `GET ${API}/version`, 9)
  await fault('slack', 'auth.test', 3)
  const broken = await examined()
  expect(broken.text).toMatch(/^I found 2 problems\. /)
  expect(broken.text).toContain('Slack answered with status 503. Check the network')
  expect(broken.text).toContain('Check the server, and FORGE_URL.')
  expect(words(broken)).not.toContain('Slack knows my token')
  await sandbox.call('/sandbox/fault', { target: 'forge', match: '', kind: 'none', times: 1 })
  await expect.poll(async () => (await examined()).text).toBe('I found nothing wrong.')
})

test('an account that the server refuses is named as one’s own', async () => {
  await sandbox.call('/sandbox/revoke', { token: 'sandbox-ann' })
  expect((await examined()).text).toContain('refuses your access. Connect again.')
})

test('is for admins', async () => {
  const told = await sandbox.asks('bob', '/greenlight doctor')
  expect(told.text).not.toContain('I found')
  expect(told.text).toContain('admin')
})
