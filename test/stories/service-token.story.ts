import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../support/connect.ts'
import { type Elsewhere, startElsewhere } from '../support/external-process.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let bot: Elsewhere

/** The service token is one that may do everything, so that whatever it does not do is the bot's own restraint. */
beforeAll(async () => {
  // Its own bot looks around once, at its start, and not again.
  sandbox = await startSandbox({ SANDBOX_POLL_SECONDS: '600' })
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
    ({ ephemeral, text }) => ephemeral && text.includes('account first'),
  )
  const card = await sandbox.asks('cy', '/mr view !12', ({ text }) => text.startsWith('!12 '))
  await sandbox.press('cy', card, 'mr.merge')
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('account first'))
  const { body } = await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=12')
  expect((body as { state: string }[])[0]?.state).toBe('opened')
})

test('and see no project that the bot was not told of, though the token could', async () => {
  for (const named of ['--project 44', '--project 43', '--project acme/vault']) {
    await sandbox.asks(
      'cy',
      `/mr list ${named}`,
      ({ ephemeral, text }) => ephemeral && text.includes('I don’t know the project'),
    )
  }
  await sandbox.asks(
    'cy',
    '/mr view 44!1',
    ({ ephemeral, text }) => ephemeral && text.includes('I don’t know the project'),
  )
})

test('a project that a channel is bound to is read with it there, and nowhere else, whatever it is called', async () => {
  await connect(sandbox, 'ann', 'sandbox-ann')
  await sandbox.asks(
    'ann',
    '/greenlight default 43',
    ({ text }) => text.includes('This channel now uses acme/api.'),
    'general',
  )
  await sandbox.asks('ann', '/greenlight project add api 43', ({ text }) =>
    text.includes('acme/api is now called api.'),
  )
  await sandbox.asks('cy', '/mr list', ({ text }) => text.includes('in acme/api'), 'general')
  const calls = (await sandbox.ledger()).length
  for (const [text, channel] of [
    ['/mr list --project api', 'web'],
    ['/mr view api!1', 'web'],
    ['/milestone list --project api', 'web'],
  ] as const)
    await sandbox.asks(
      'cy',
      text,
      (message) => message.ephemeral && message.text.includes('account first'),
      channel,
    )
  // Ann’s account reads what the channels show to people like her.
  const read = (await sandbox.ledger()).slice(calls).filter(({ user }) => user !== 'ann')
  expect(read.filter(({ path }) => path.includes('/projects/43'))).toEqual([])
})

test('a policy that names a project does not open it to people without an account', async () => {
  await sandbox.asks(
    'ann',
    '/greenlight policy --projects 44',
    ({ text }) => text.includes('Channel rules changed.'),
    'general',
  )
  await sandbox.asks(
    'cy',
    '/mr view 44!1',
    ({ ephemeral, text }) => ephemeral && /account first|I don’t know the project/.test(text),
    'general',
  )
  expect(
    (await sandbox.ledger()).filter(({ path, status }) => path.includes('/projects/44') && status < 400),
  ).toEqual([])
})

test('whom the forge refuses gets no answer by it', async () => {
  await sandbox.asks(
    'ann',
    '/greenlight policy --projects any',
    ({ text }) => text.includes('Channel rules changed.'),
    'general',
  )
  await connect(sandbox, 'cy', 'sandbox-cy')
  const before = (await sandbox.ledger()).length
  await sandbox.asks(
    'cy',
    '/mr list --project 44',
    ({ ephemeral, text }) => ephemeral && !text.includes('acme/vault'),
    'general',
  )
  const calls = (await sandbox.ledger()).slice(before)
  expect(
    calls.filter(({ path }) => path.includes('/projects/44')).map(({ user, status }) => [user, status]),
  ).toEqual(expect.arrayContaining([['cy', 404]]))
  expect(calls.filter(({ user }) => user === 'root')).toEqual([])
})
