import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeIn } from '../support/entered.ts'
import { type Elsewhere, startElsewhere } from '../support/external-process.ts'
import { linkingIn } from '../support/linking.ts'
import { API, isReply, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let bot: Elsewhere

beforeAll(async () => {
  sandbox = await startSandbox()
  bot = await startElsewhere(sandbox)
})
afterAll(async () => {
  await bot.stop()
  await sandbox.stop()
})

async function connect(user: string): Promise<void> {
  const linking = linkingIn(sandbox)
  const link = await linking.link(user)
  expect(link.startsWith(`${bot.url}/link/`)).toBe(true)
  await linking.confirm(user, codeIn(await (await linking.enter(link, `sandbox-${user}`)).text()))
}

const stateOf = async (iid: number) => {
  const { body } = await sandbox.api('sandbox-ann', `/projects/42/merge_requests?iid=${iid}`)
  return (body as { state: string; sha: string }[])[0]
}

test('it is ready once Slack knows it', async () => {
  const ready = await fetch(`${bot.url}/readyz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ ok: true, accepting: true, slack: true, store: true, forge: true })
})

test('a bot that is told of the sandbox by variables behaves the same: connect, list, merge, refusal, wait', async () => {
  await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('account first'))
  await connect('ann')
  await connect('bob')
  await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))

  const card = await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
  await sandbox.press('bob', card, 'mr.merge')
  await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.startsWith('You can’t merge this.'))
  await sandbox.press('ann', card, 'mr.merge')
  await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
  expect((await stateOf(12))?.state).toBe('merged')

  const waits = await sandbox.asks('ann', '/mr view !11', ({ text }) => text.startsWith('!11 '))
  await sandbox.press('ann', waits, 'mr.merge:later')
  await sandbox.sees(
    'ann',
    ({ ts, text }) => ts === waits.ts && text.includes('Auto-merge on · waiting for the build'),
  )
  await sandbox.call('/sandbox/build', { project: 42, sha: (await stateOf(11))?.sha, status: 'success' })
  await sandbox.sees('ann', ({ ts, text }) => ts === waits.ts && text.includes('Merged as'))
  expect(bot.output()).not.toContain('sandbox-ann')
  expect(bot.output()).not.toContain(bot.signingSecret)
})

describe('what is not from Slack, or not new, or not well formed', () => {
  const send = async (
    body: string,
    {
      at = Math.floor(Date.now() / 1000),
      secret = bot.signingSecret,
      type = 'application/x-www-form-urlencoded',
    } = {},
  ) => {
    const signature = `v0=${createHmac('sha256', secret).update(`v0:${at}:${body}`).digest('hex')}`
    const response = await fetch(`${bot.url}/slack/events`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'x-slack-request-timestamp': String(at),
        'x-slack-signature': signature,
      },
      body,
    })
    return response.status
  }
  const typed = (text: string) =>
    new URLSearchParams({
      command: '/mr',
      text,
      team_id: 'T0ACME',
      user_id: 'U0ANN',
      user_name: 'ann',
      channel_id: 'C0WEB',
      api_app_id: 'A0GREENLIGHT',
      trigger_id: randomBytes(4).toString('hex'),
    }).toString()
  const now = () => Math.floor(Date.now() / 1000)
  const count = async () => (await sandbox.messages('ann')).filter((message) => !isReply(message)).length

  test('bad signatures, old and future timestamps, null, arrays, duplicate keys: no effect, no crash', async () => {
    const before = await count()
    expect(await send(typed('view !10'), { secret: 'another-secret-of-some-length' })).toBe(401)
    expect(await send(typed('view !10'), { at: now() - 330 })).toBe(401)
    expect(await send(typed('view !10'), { at: now() + 330 })).toBe(401)
    expect(await send('payload=null')).toBe(400)
    expect(await send('payload=%5B%5D')).toBe(400)
    expect(await send('[]', { type: 'application/json' })).toBe(400)
    expect(await send(`${typed('view !10')}&user_id=U0BOB`)).toBe(400)
    expect(await count()).toBe(before)
    expect((await fetch(`${bot.url}/healthz`)).status).toBe(200)
  })

  test('a delivery that comes twice runs once', async () => {
    const before = await count()
    const body = typed('view !9')
    const at = now()
    expect(await Promise.all(Array.from({ length: 20 }, () => send(body, { at })))).toEqual(
      Array.from({ length: 20 }, () => 200),
    )
    await sandbox.sees('ann', ({ text }) => text.startsWith('!9 '))
    await sandbox.asks('ann', '/mr help', ({ text }) => text.startsWith('Merge requests'))
    expect(await count()).toBe(before + 2)
  })
})

test('SIGTERM while a command is under way: it is answered first, then the process ends with status 0', async () => {
  await sandbox.call('/sandbox/fault', {
    target: 'forge',
    match: `GET ${API}/projects/42/merge_requests`,
    kind: 'slow:1500',
    times: 3,
  })
  const before = new Set((await sandbox.messages('ann')).map(({ ts }) => ts))
  await sandbox.command('ann', '/mr list --state merged')
  bot.process.kill('SIGTERM')
  expect(await bot.ended).toBe(0)
  expect(
    (await sandbox.messages('ann')).some(
      ({ ts, text }) => !before.has(ts) && text.includes('merged merge request'),
    ),
  ).toBe(true)
})
