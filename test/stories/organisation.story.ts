import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxForge, startForge } from '../../src/sandbox/forge/start.ts'
import { type StorePlace, storeFile } from '../../src/store/engine.ts'
import { change, confirmedUninstalls, countOf } from '../store/every-table.ts'
import { KEPT, rowsOf, tablesWith } from '../support/by-workspace.ts'
import { connect } from '../support/connect.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { BETA, GRID, install, NORTH, SOUTH, startTwoWorkspaces } from '../support/installing.ts'
import { startMain } from '../support/main.ts'
import { everythingIn } from '../support/planted.ts'
import { forgeApi, type Message, type Sandbox, sandboxAt, words } from '../support/sandbox.ts'

/** Two workspaces of an organisation and one of its own, with the words that nobody in the others may meet. */
const plans = [
  { team: NORTH, token: 'sandbox-ann', iid: 12, own: ['northish'] },
  { team: SOUTH, token: 'sandbox-root', iid: 16, own: ['southish'] },
  { team: BETA, token: 'sandbox-bob', iid: 14, own: ['betaish'] },
] as const
type Plan = (typeof plans)[number]
const [north, south, beta] = plans

let folder: string
let place: StorePlace
let forge: SandboxForge
let slack: Awaited<ReturnType<typeof startTwoWorkspaces>>
let bot: ReturnType<typeof startMain>
let url: string
const chats = new Map<string, Sandbox>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenlight-organisation-'))
  place = { file: storeFile(join(folder, 'data')) }
  forge = await startForge({ port: 0, dir: await mkdtemp(join(folder, 'forge-')) })
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const teams = plans.map(({ team }) => team)
  slack = await startTwoWorkspaces({ forge, teams, requestUrl: `${url}/slack/events` })
  bot = startMain({
    SLACK_CLIENT_ID: slack.clientId,
    SLACK_CLIENT_SECRET: slack.clientSecret,
    SLACK_STATE_SECRET: randomBytes(16).toString('hex'),
    SLACK_SIGNING_SECRET: slack.signingSecret,
    SLACK_API_URL: `${slack.url}/api/`,
    FORGE_URL: forge.url,
    FORGE_API: forgeApi,
    GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: String(port),
  })
  await bot.says(/listening/)
  for (const { id } of teams)
    chats.set(id, sandboxAt({ url: `${slack.url}/${id}`, forgeUrl: forge.url, main: bot }))
})
afterAll(async () => {
  await bot?.stop()
  await slack?.close()
  await forge?.close()
  await rm(folder, { recursive: true, force: true })
})

function chatOf({ team }: Plan): Sandbox {
  const chat = chats.get(team.id)
  if (!chat) throw new Error(`${team.id} has no chat`)
  return chat
}

const otherThan = (plan: Plan) => plans.filter((each) => each !== plan)
const isServed = ({ text }: Message) => !/isn’t installed|was removed/.test(text)
const helps = (plan: Plan) => chatOf(plan).asks('ann', '/mr help', isServed)
const refuses = (plan: Plan, why: string) =>
  chatOf(plan).asks('ann', '/mr help', ({ text }) => text.includes(why))
/** Waits until the bot serves a workspace, or no longer does. */
const becomes = ({ team: { id } }: Plan, isServed: boolean) =>
  eventually(
    async () =>
      (await countOf(place, 'uninstalls', `team = '${id}' and uninstalled_at is not null`)) ===
      (isServed ? 0 : 1),
    () => `${id} did not become ${isServed ? 'served' : 'left'}`,
  )
const grants = () => slack.oauthCalls().map(({ grant, answer }) => [grant, answer.team, answer.enterprise])
const isAs = (plan: Plan, account: RegExp) =>
  chatOf(plan).asks('ann', '/greenlight me', ({ text }) => account.test(text))

test('an organisation installs the app once, for both of its workspaces and no other', async () => {
  expect((await install(url, GRID.id, 'mpim:read')).status).toBe(200)
  expect(slack.oauthCalls()[0]?.answer).toMatchObject({ team: null, is_enterprise_install: true })
  await helps(north)
  await helps(south)
  await refuses(beta, 'isn’t installed in your workspace')
  expect((await install(url, BETA.id)).status).toBe(200)
  await helps(beta)
})

/** One workspace goes its way: a link by a page and a modal, a default by a command, a card, a form, a merge. */
async function work(plan: Plan): Promise<void> {
  const chat = chatOf(plan)
  await connect(chat, 'ann', plan.token)
  await chat.asks('ann', '/greenlight default 42')
  await chat.call('/sandbox/home', { user: 'ann' })
  await eventually(
    async () => (await chat.views('ann')).home !== null,
    () => `No Home tab in ${plan.team.name}`,
  )
  await chat.asks('ann', `/mr comment !${plan.iid} ${plan.own[0]} words`)
  if (plan === beta) return
  await chat.command('ann', `/mr view !${plan.iid}`)
  const card = await chat.sees('ann', ({ bot: isBot, text }) => isBot && text.startsWith(`!${plan.iid} `))
  expect(await chat.merge('ann', card)).toEqual({})
  await chat.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
}

test('people work in both, at home in one of them, and each workspace is itself', async () => {
  await Promise.all(plans.map(work))
  const merges = forge.ledger().filter(({ method, path }) => method === 'PUT' && path.endsWith('/merge'))
  expect(merges.map(({ user }) => user).sort()).toEqual(['ann', 'root'])
})

test('an admin of the organisation is one in each of its workspaces, and nobody else', async () => {
  for (const plan of plans) {
    const examined = await chatOf(plan).asks('ann', '/greenlight doctor')
    expect(words(examined)).not.toContain('admin')
    const refused = await chatOf(plan).asks('bob', '/greenlight doctor')
    expect(refused.text).toContain('admin')
  }
})

test('which server is used is nobody’s choice in chat: not even an admin of a workspace can name one', async () => {
  for (const typed of ['server', 'server set', 'server set https://git.example.com', 'server remove']) {
    const refused = await chatOf(beta).asks('ann', `/greenlight ${typed}`)
    expect(refused.text).toContain('I don’t know /greenlight server.')
    expect(words(refused)).not.toContain('Did you mean')
  }
  const nonce = randomBytes(16).toString('base64url')
  for (const path of [`/server/${nonce}`, `/forge/events/${nonce}`])
    expect((await fetch(`${url}${path}`, { method: 'POST' })).status).toBe(404)
})

test('somebody from outside the organisation may do nothing in it', async () => {
  for (const plan of [north, south]) {
    const refused = await chatOf(plan).asks('eve', '/mr merge !14', ({ ephemeral }) => ephemeral)
    expect(refused.text).toContain('Only members of this workspace')
  }
})

test('in no message, call, view, row or line of one workspace is a word of another', async () => {
  for (const plan of plans) {
    const told = await everythingIn(chatOf(plan))
    const calls = JSON.stringify(slack.workspaces.get(plan.team.id)?.ledger())
    const rows = await rowsOf(place, plan.team.id)
    const lines = bot
      .output()
      .split('\n')
      .filter((line) => line.includes(plan.team.id))
    expect(calls).toContain(plan.own[0])
    expect([...rows.keys()]).toEqual(expect.arrayContaining(['accounts', 'audit', 'installations']))
    for (const other of otherThan(plan)) {
      for (const word of [...other.own, other.team.id]) {
        expect(told).not.toContain(word)
        // Slack itself tells in which workspaces of the organisation somebody is.
        if (!word.startsWith('T0')) expect(calls).not.toContain(word)
        expect(lines.join('\n')).not.toContain(word)
      }
      for (const word of [...other.own, other.team.id, other.token])
        for (const [table, text] of rows) expect(text, table).not.toContain(word)
    }
  }
  // Of the organisation is its installation, and nothing that anybody did.
  expect([...(await rowsOf(place, GRID.id)).keys()]).toEqual(['installations'])
})

test('installed again with more scopes, it has them in both', async () => {
  const examined = (plan: Plan) =>
    chatOf(plan).asks('ann', '/greenlight doctor', ({ text }) => text.startsWith('I found'))
  for (const plan of [north, south]) expect((await examined(plan)).text).toContain('mpim:read')
  expect((await install(url, GRID.id)).status).toBe(200)
  for (const plan of [north, south])
    expect(words(await examined(plan))).toContain('I have all the scopes I need.')
})

test('its token is renewed once for both, and no other is', async () => {
  slack.expire(GRID.id)
  const before = grants().length
  await Promise.all([helps(north), helps(south), helps(beta)])
  await Promise.all([isAs(north, /ann/), isAs(south, /root/), isAs(beta, /bob/)])
  await chatOf(south).asks('ann', '/mr list', ({ text }) => /merge request/.test(text))
  expect(grants().slice(before)).toEqual([['refresh', null, { id: GRID.id, name: GRID.name }]])
})

test('a workspace with an installation of its own acts with that, and without it with the organisation’s', async () => {
  expect((await install(url, SOUTH.id)).status).toBe(200)
  slack.expire(SOUTH.id)
  const before = grants().length
  const posts = () => Promise.all([north, south].map((plan) => chatOf(plan).asks('ann', '/mr list')))
  await posts()
  expect(
    grants()
      .slice(before)
      .map(([, team]) => team),
  ).toEqual([{ id: SOUTH.id, name: SOUTH.name }])
  await slack.uninstall(SOUTH.id)
  await bot.says(/workspace served again/)
  await helps(south)
  await isAs(south, /root/)
  await posts()
  await helps(north)
})

test('a workspace that the organisation takes out is left, the other goes on, and it can come back', async () => {
  await slack.allow(SOUTH.id, false)
  await becomes(south, false)
  await refuses(south, 'was removed from this workspace')
  await chatOf(north).asks('ann', '/mr list', ({ text }) => /merge request/.test(text))
  await slack.allow(SOUTH.id, true)
  await becomes(south, true)
  await helps(south)
  await isAs(south, /root/)
})

test('removed from the organisation, it ends in both and not in the third, and both can come back', async () => {
  await slack.uninstall(GRID.id)
  await eventually(
    async () => (await confirmedUninstalls(place)) === 3,
    () => 'They are still served.',
  )
  for (const plan of [north, south]) await refuses(plan, 'was removed from this workspace')
  await isAs(beta, /bob/)
  await change(place, `update uninstalls set uninstalled_at = 1 where team <> '${BETA.id}'`)
  for (const id of [NORTH.id, SOUTH.id, GRID.id])
    await eventually(
      async () => (await tablesWith(place, id)).every((name) => KEPT.includes(name)),
      async () => `There is still ${(await tablesWith(place, id)).join(', ')} of ${id}`,
    )
  await isAs(beta, /bob/)
  expect((await install(url, GRID.id)).status).toBe(200)
  for (const plan of [north, south]) {
    await helps(plan)
    await chatOf(plan).asks('ann', '/greenlight me', ({ text }) => text === 'You’re not connected.')
  }
})
