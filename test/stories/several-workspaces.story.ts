import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxForge, startForge } from '../../src/sandbox/forge/start.ts'
import { type StorePlace, storeFile } from '../../src/store/engine.ts'
import { change } from '../store/every-table.ts'
import { KEPT, rowsOf, tablesWith } from '../support/by-workspace.ts'
import { connect } from '../support/connect.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { ACME, BETA, install, startTwoWorkspaces } from '../support/installing.ts'
import { startMain } from '../support/main.ts'
import { everythingIn } from '../support/planted.ts'
import { forgeApi, type Message, type Sandbox, sandboxAt, words } from '../support/sandbox.ts'

/** What one workspace does, and the words that nobody in the other one may meet. */
const plans = [
  {
    team: ACME,
    token: 'sandbox-ann',
    project: 42,
    iid: 12,
    own: ['acmeish', 'Choose the dates of a report'],
  },
  { team: BETA, token: 'sandbox-root', project: 42, iid: 16, own: ['betaish', 'Remove the newsletter form'] },
] as const
type Plan = (typeof plans)[number]

let folder: string
let place: StorePlace
let forge: SandboxForge
let slack: Awaited<ReturnType<typeof startTwoWorkspaces>>
let bot: ReturnType<typeof startMain>
let url: string
const chats = new Map<string, Sandbox>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenlight-several-'))
  place = { file: storeFile(join(folder, 'data')) }
  forge = await startForge({ port: 0, dir: await mkdtemp(join(folder, 'forge-')) })
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  slack = await startTwoWorkspaces({ forge, requestUrl: `${url}/slack/events` })
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
  for (const { team } of plans)
    chats.set(team.id, sandboxAt({ url: `${slack.url}/${team.id}`, forgeUrl: forge.url, main: bot }))
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

test('a workspace is served once it has installed the app, and not before', async () => {
  const [acme, beta] = plans
  expect((await install(url, acme.team.id)).status).toBe(200)
  const stranger = await chatOf(beta).asks('ann', '/mr help')
  expect(stranger.text).toContain('isn’t installed in your workspace')
  const help = await chatOf(acme).asks('ann', '/mr help')
  expect(help.text).not.toContain('isn’t installed')
  expect((await install(url, beta.team.id)).status).toBe(200)
  await chatOf(beta).asks('ann', '/mr help', ({ text }) => !text.includes('isn’t installed'))
})

test('whoever installed it is told there what to do first, and nobody else', async () => {
  const isGreeting = ({ text }: Message) => text.startsWith('I’m installed.')
  for (const plan of plans) {
    await chatOf(plan).sees('ann', isGreeting, 'dm')
    expect((await chatOf(plan).messages('bob', 'dm')).filter(isGreeting)).toEqual([])
  }
})

/** One workspace goes its way, from the link of its person to a merge. */
async function work(plan: Plan): Promise<void> {
  const chat = chatOf(plan)
  await connect(chat, 'ann', plan.token)
  await chat.asks('ann', `/greenlight default ${plan.project}`)
  const isCard = ({ bot: isBot, text }: Message) => isBot && text.startsWith(`!${plan.iid} `)
  await chat.command('ann', `/mr view !${plan.iid}`)
  const card = await chat.sees('ann', isCard)
  await chat.asks('ann', `/mr comment !${plan.iid} ${plan.own[0]} words`)
  await chat.asks('ann', `/milestone create ${plan.own[0]} plan`)
  await chat.press('ann', card, 'mr.merge')
  await chat.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
}

test('two workspaces with the same people and channels work side by side, each as itself', async () => {
  await Promise.all(plans.map(work))
  const merges = forge.ledger().filter(({ method, path }) => method === 'PUT' && path.endsWith('/merge'))
  expect(merges.map(({ user }) => user).sort()).toEqual(['ann', 'root'])
})

test('the doctor tells the admins of each about their own workspace', async () => {
  const [acme, beta] = plans
  const examined = async (plan: Plan) =>
    words(await chatOf(plan).asks('ann', '/greenlight doctor', ({ text }) => text.startsWith('I found')))
  const before = await examined(beta)
  for (const line of ['1 channel with a project.', '1 person connected.', '/deploy-key'])
    expect(before).toContain(line)
  await connect(chatOf(acme), 'bob', 'sandbox-bob')
  await chatOf(acme).asks('bob', '/deploy-key help')
  expect(await examined(acme)).toContain('2 people connected.')
  expect(await examined(beta)).toBe(before)
})

test('in no message, no call and no view of one is a word of the other', async () => {
  for (const plan of plans) {
    const told = await everythingIn(chatOf(plan))
    const calls = JSON.stringify(slack.workspaces.get(plan.team.id)?.ledger())
    for (const word of plan.own) expect(calls).toContain(word)
    for (const other of otherThan(plan))
      for (const word of [...other.own, other.team.id]) {
        expect(told).not.toContain(word)
        expect(calls).not.toContain(word)
      }
  }
})

test('in no row of one is a word of the other, and no table of people is of no workspace', async () => {
  for (const plan of plans) {
    const rows = await rowsOf(place, plan.team.id)
    for (const other of otherThan(plan))
      for (const word of [...other.own, other.team.id, other.token])
        for (const [table, text] of rows) expect(text, table).not.toContain(word)
    const used = ['accounts', 'audit', 'cards', 'channels', 'installations']
    expect([...rows.keys()]).toEqual(expect.arrayContaining(used))
  }
})

test('no line of the log has a token, and none of one workspace a word of the other', async () => {
  const lines = bot.output().split('\n')
  for (const { answer } of slack.oauthCalls())
    for (const token of [answer.access_token, answer.refresh_token])
      expect(bot.output()).not.toContain(String(token))
  for (const plan of plans) {
    const own = lines.filter((line) => line.includes(plan.team.id))
    expect(own).not.toEqual([])
    for (const other of otherThan(plan))
      for (const word of [...other.own, other.team.id]) expect(own.join('\n')).not.toContain(word)
  }
})

test('a token that ends is renewed, and only in its workspace', async () => {
  const [acme, beta] = plans
  slack.expire(beta.team.id)
  await chatOf(beta).asks('ann', `/mr view !${beta.iid}`)
  await chatOf(acme).asks('ann', `/mr view !${acme.iid}`)
  const refreshed = () => slack.oauthCalls().filter(({ grant }) => grant === 'refresh')
  await eventually(
    async () => refreshed().length > 0,
    () => 'The token was not renewed.',
  )
  expect(refreshed().map(({ answer }) => answer.team)).toEqual([{ id: BETA.id, name: BETA.name }])
})

test('one that removes the app is left and erased, the other one goes on, and it can come back', async () => {
  const [acme, beta] = plans
  const left = (team: string) => tablesWith(place, team)
  // Rows of work under way come and go.
  const before = ['accounts', 'audit', 'cards', 'channels', 'installations', 'posts']
  expect(await left(beta.team.id)).toEqual(expect.arrayContaining(before))
  await slack.uninstall(acme.team.id)
  await bot.says(/the app was removed from a workspace/)
  await chatOf(acme).asks('ann', '/mr help', ({ text }) => text.includes('was removed from this workspace'))
  await chatOf(beta).asks('ann', `/mr view !${beta.iid}`)

  await change(place, `update uninstalls set uninstalled_at = 1 where team = '${acme.team.id}'`)
  await bot.says(/workspace data erased/)
  await eventually(
    async () => (await left(acme.team.id)).every((name) => KEPT.includes(name)),
    async () => `There is still ${(await left(acme.team.id)).join(', ')}`,
  )
  expect(await left(beta.team.id)).toEqual(expect.arrayContaining(before))
  await chatOf(beta).asks('ann', '/greenlight me', ({ text }) => /root/.test(text))

  expect((await install(url, acme.team.id)).status).toBe(200)
  await chatOf(acme).asks('ann', '/mr help', ({ text }) => !text.includes('was removed'))
})
