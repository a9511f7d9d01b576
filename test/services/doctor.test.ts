import { createServer, type Server } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { BOT_SCOPES } from '../../src/commands/manifest.ts'
import { isWrong } from '../../src/model/finding.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { examineInside, examineOutside } from '../../src/services/doctor.ts'
import { examineSlack } from '../../src/slack/examine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { doctorWords } from '../../src/views/greenlight/doctor.ts'
import { temporaryFile } from '../store/temporary.ts'

async function serveSlack(body: object, headers: Record<string, string>): Promise<string> {
  const server: Server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return `http://127.0.0.1:${port}/api/`
}

/** What the doctor says of Slack alone. */
async function saidOf(address: string, clock = Date.now, token: string | null = 'xoxb-1') {
  const sources = { scopes: BOT_SCOPES, forge: { version: () => 'v4' as const }, set: null, clock }
  return doctorWords(await examineOutside({ ...sources, askSlack: () => examineSlack(address, token) }, null))
}

const scopes = (all: readonly string[]) => ({ 'x-oauth-scopes': all.join(', ') })

test('where workspaces bring their tokens, Slack only has to answer', async () => {
  const address = await serveSlack({ ok: false, error: 'not_authed' }, {})
  const { wrong, well } = await saidOf(address, Date.now, null)
  expect(wrong).toEqual([])
  expect(well).toContain('Slack answers. My tokens come when workspaces install me.')
  expect((await saidOf('http://127.0.0.1:1/api/', Date.now, null)).wrong.join()).toContain(
    'Slack isn’t answering',
  )
})

test('a scope that the token lacks is named, until the app has it', async () => {
  const [first = '', ...others] = BOT_SCOPES
  const { wrong } = await saidOf(await serveSlack({ ok: true }, scopes(others)))
  expect(wrong).toEqual([`I lack a scope: ${first}. Add what’s missing to the app, and install it again.`])
  expect((await saidOf(await serveSlack({ ok: true }, scopes(BOT_SCOPES)))).wrong).toEqual([])
})

test('a token that Slack refuses is named with Slack’s word, and nothing that it might have said', async () => {
  const { wrong, well } = await saidOf(await serveSlack({ ok: false, error: 'token_revoked' }, {}))
  expect(wrong).toEqual([
    'Slack refuses my token (token_revoked). Install the app again. If SLACK_BOT_TOKEN is set, set the new one.',
  ])
  expect(well.join(' ')).not.toMatch(/scope|clock/)
})

test('Slack’s words for a refusal are taken only where they are a code', async () => {
  const { wrong } = await saidOf(await serveSlack({ ok: false, error: '<!channel> come & see' }, {}))
  expect(wrong).toEqual(['Slack isn’t answering. Check the network, SLACK_API_URL and status.slack.com.'])
})

test.each([
  [-301, ['My clock is 301 seconds behind Slack. Turn on time synchronization.']],
  [61, ['My clock is 61 seconds ahead of Slack. Turn on time synchronization.']],
  [60, []],
])('a clock that is off by %i seconds is told from one that is right', async (seconds, wrong) => {
  const date = new Date('2026-11-20T12:00:00Z')
  const address = await serveSlack({ ok: true }, { ...scopes(BOT_SCOPES), date: date.toUTCString() })
  expect((await saidOf(address, () => date.getTime() + seconds * 1_000)).wrong).toEqual(wrong)
})

test('a webhook that was missed, a message that is stuck and a digest that is late are wrong until they are mended', async () => {
  let now = Date.UTC(2026, 10, 20, 12)
  const store = await openStore({ file: temporaryFile(), keys: newKeyRing(), now: () => now })
  onTestFinished(() => store.close())
  let late = 1
  const wrong = async () => {
    const found = await examineInside({
      ...{
        store,
        kind: 'file',
        listens: true,
        unused: () => [],
        late: async () => late,
        now: () => now,
      },
    })
    return doctorWords(found.filter(isWrong)).wrong
  }
  expect(await wrong()).toEqual(['1 digest overdue. See my log for “digest failed”.'])
  late = 0
  await store.webhookEvents.accept('first', { project: 42, iid: 12 })
  await store.webhookEvents.settle(await store.webhookEvents.pending())
  expect(await wrong()).toEqual([])
  now += 10 * 60_000
  expect(await store.webhookHealth.recordMiss(42, now - 1)).toBe(true)
  const missed = 'Changes in 1 project came without a webhook event. Check its last deliveries on {server}.'
  expect((await wrong()).map((line) => line.replace(SERVER, '{server}'))).toEqual([missed])
  now += 5 * 60_000
  await store.webhookEvents.accept('second', { project: 42, iid: 12 })
  expect(await wrong()).toEqual([])
  await store.outbox.add({
    ...{ team: 'T1', channel: 'C1', user: null, key: 'k', thread: null, priority: 0, content: '"k"' },
    ...{ mayBePosted: false, countsAsDropped: true, expiresAt: now + 3_600_000, owner: 'me' },
  })
  now += 12 * 60_000
  expect(await wrong()).toEqual(['A message to Slack is 12 minutes old. See my log for Slack’s answers.'])
  now -= 12 * 60_000
  expect(await wrong()).toEqual([])
})
