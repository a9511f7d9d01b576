import { createServer, type Server } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { BOT_SCOPES, SCOPES } from '../../src/commands/manifest.ts'
import { isWrong } from '../../src/model/finding.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { examineDeployment, examineStored, examineWorkspace } from '../../src/services/doctor.ts'
import { examineSlack } from '../../src/slack/examine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { doctorWords } from '../../src/views/greenlight/doctor.ts'
import { temporaryFile } from '../store/temporary.ts'
import { freePort } from '../support/free-port.ts'

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
  const found = await examineDeployment(
    {
      scopes: SCOPES,
      forge: { version: () => 'v4' as const },
      whyUnknown: () => '',
      set: null,
      clock,
      askSlack: () => examineSlack(address, token),
      askSocket: null,
    },
    null,
  )
  return doctorWords(found)
}

const scopes = (all: readonly string[]) => ({ 'x-oauth-scopes': all.join(', ') })

test('where workspaces bring their tokens, Slack only has to answer', async () => {
  const address = await serveSlack({ ok: false, error: 'not_authed' }, {})
  const { wrong, well } = await saidOf(address, Date.now, null)
  expect(wrong).toEqual([])
  expect(well).toContain('Slack answers. My tokens come when workspaces install me.')
  expect((await saidOf(`http://127.0.0.1:${await freePort()}/api/`, Date.now, null)).wrong.join()).toContain(
    'Slack refused the connection',
  )
})

test('a scope that the token lacks is named, until the app has it', async () => {
  const [first = '', ...others] = BOT_SCOPES
  const { wrong } = await saidOf(await serveSlack({ ok: true }, scopes(others)))
  expect(wrong).toEqual([`I lack a scope: ${first}. Add what’s missing to the app, and install it again.`])
  expect((await saidOf(await serveSlack({ ok: true }, scopes(BOT_SCOPES)))).wrong).toEqual([])
})

test('a scope that people may leave out is no problem, and what goes without it is said', async () => {
  const given = BOT_SCOPES.filter((scope) => !/^links:|^channels:join$/.test(scope))
  const { wrong, well } = await saidOf(await serveSlack({ ok: true }, scopes(given)))
  expect(wrong).toEqual([])
  expect(well).toContain(
    'I have all the scopes I need. Without links:read and links:write, links get no card. ' +
      'Without channels:join, only /invite adds the bot to a channel.',
  )
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
  expect(wrong).toEqual(['What answers is not Slack. Check the network, SLACK_API_URL and status.slack.com.'])
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
    const found = await examineStored({
      store,
      kind: 'file',
      listens: true,
      late: async () => late,
      now: () => now,
    })
    return doctorWords(found.filter(isWrong)).wrong
  }
  expect(await wrong()).toEqual(['1 digest overdue. See my log for “digest failed”.'])
  late = 0
  await store.webhookEvents.accept({ project: 42, iid: 12 })
  await store.webhookEvents.settle(await store.webhookEvents.pending())
  expect(await wrong()).toEqual([])
  now += 10 * 60_000
  expect(await store.webhookHealth.recordMiss(42, now - 1)).toBe(true)
  const missed = 'Changes in 1 project came without a webhook event. Check its last deliveries on {server}.'
  expect((await wrong()).map((line) => line.replace(SERVER, '{server}'))).toEqual([missed])
  now += 5 * 60_000
  await store.webhookEvents.accept({ project: 42, iid: 12 })
  expect(await wrong()).toEqual([])
  const post = {
    id: 'p1',
    team: 'T1',
    channel: 'C1',
    user: null,
    key: 'k',
    thread: null,
    content: '"k"',
    mayBePosted: false,
    countsAsDropped: true,
    expiresAt: now + 3_600_000,
  }
  await store.database.transaction().execute((transaction) => store.posts.add(transaction, post))
  now += 12 * 60_000
  expect(await wrong()).toEqual(['A message to Slack is 12 minutes old. See my log for Slack’s answers.'])
  now -= 12 * 60_000
  expect(await wrong()).toEqual([])
})

test('of two workspaces each is told about its own channels, accounts, pauses and webhooks alone', async () => {
  let now = Date.UTC(2026, 10, 20, 12)
  const store = await openStore({ file: temporaryFile(), keys: newKeyRing(), now: () => now })
  onTestFinished(() => store.close())
  const examined = async (team: string) => {
    const askSlack = async () => ({ kind: 'reachable' }) as const
    const sources = { team, askSlack, scopes: SCOPES, store, listens: true, unused: [] }
    const { wrong, well } = doctorWords(await examineWorkspace(sources, null))
    return [...wrong, ...well].map((line) => line.replaceAll(SERVER, 'forge'))
  }
  await store.channels.bind('T1', 'C1', 42, 'U1')
  await store.projects.add('T1', 'api', 43, 'U1')
  await store.channels.bind('T2', 'C1', 44, 'U1')
  await store.channels.bind('T2', 'C2', 44, 'U1')
  await store.accounts.save('T1', 'U1', 'token-of-one')
  for (const user of ['U1', 'U2', 'U3']) await store.accounts.save('T2', user, `token-of-${user}`)
  for (const team of ['T1', 'T2'])
    expect(await examined(team)).toContain(
      'No webhook event has arrived yet. Set one up in your project on forge.',
    )
  for (const project of [43, 44]) await store.webhookEvents.accept({ project, iid: 12 })
  await store.webhookEvents.settle(await store.webhookEvents.pending())
  now += 10 * 60_000
  expect(await store.webhookHealth.recordMiss(44, now - 1)).toBe(true)
  const digest = {
    kind: 'mr',
    project: 44,
    schedule: 'mon 9:00',
    cron: ['0 9 * * 1'],
    zone: 'UTC',
    holidays: [],
    empty: 'post',
    staleDays: null,
    userGroup: null,
  } as const
  const added = await store.digests.add({ team: 'T2', channel: 'C1', user: 'U1' }, digest)
  await store.digests.pause(added, 'no-access')
  const [first, second] = [await examined('T1'), await examined('T2')]
  for (const line of ['1 channel with a project.', '1 person connected.', 'Webhook events arrive.'])
    expect(first).toContain(line)
  expect(first.join(' ')).not.toMatch(/paused|came without/)
  for (const line of [
    '1 digest or watch paused in this workspace. /greenlight settings in the channel says why.',
    '3 people connected.',
    'Changes in 1 project came without a webhook event. Check its last deliveries on forge.',
  ])
    expect(second).toContain(line)
  for (const said of [first, second])
    expect(said.join(' ')).not.toMatch(
      /store|PostgreSQL|DATA_DIR|DATABASE_URL|GREENLIGHT_KEYS|key|stuck|API|clock/,
    )
})
