import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { SandboxForge } from '../../src/sandbox/forge/start.ts'
import { connect } from '../support/connect.ts'
import { type Message, type Sandbox, words } from '../support/sandbox.ts'
import { enterServer, openServerPage, startTwoServers, type TwoServers } from '../support/two-servers.ts'

const HOOK = 'the-secret-of-the-hooks-of-beta'

let two: TwoServers
/** That of the deployment, which speaks v4, and that of one workspace, which is used by v3. */
let usual: SandboxForge
let own: SandboxForge
let bot: TwoServers['bot']
let url: string
let acme: Sandbox
let beta: Sandbox

beforeAll(async () => {
  two = await startTwoServers()
  ;({ usual, own, bot, url, acme, beta } = two)
})
afterAll(() => two?.stop())

const isCard = (iid: number) => (message: Message) =>
  message.bot && !message.ephemeral && message.text.startsWith(`!${iid} `)
/** Calls of a server in the name of a person, or after a mark. */
const callsOf = (forge: SandboxForge) =>
  forge.ledger().map(({ method, path, user }) => ({ method, path, user }))

test('who is no admin is refused, and an admin sees the default', async () => {
  const refused = await beta.asks('bob', '/greenlight server')
  expect(refused.text).toContain('admin')
  expect((await beta.asks('bob', '/greenlight server set')).text).toContain('admin')
  const shown = await beta.asks('ann', '/greenlight server', ({ ephemeral }) => ephemeral)
  expect(shown.text).toContain('This workspace uses Usual Git. It’s the default here.')
})

test('an address inside the network is refused, and one without a server, and nothing changes', async () => {
  const page = await openServerPage(beta)
  const before = callsOf(usual).length
  for (const address of [
    usual.url,
    'https://169.254.169.254',
    'https://10.0.0.7:8443/git',
    'https://[::1]',
  ]) {
    const refused = await enterServer(page, { url: address })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('inside the network')
  }
  const plain = await enterServer(page, { url: 'http://git.example.com' })
  expect(await plain.text()).toContain('must begin with https://')
  expect(callsOf(usual).length).toBe(before)
  expect((await beta.asks('ann', '/greenlight server')).text).toContain('default')
})

test('an admin enters a server, confirms in Slack what follows, and it is used from then on', async () => {
  await connect(beta, 'ann', 'sandbox-ann')
  const entered = await enterServer(await openServerPage(beta), {
    url: own.url,
    name: 'Beta Git',
    api: 'v3',
    hook: '',
  })
  expect(entered.status).toBe(200)
  const isQuestion = ({ text }: Message) => text.startsWith('Use Beta Git for this whole workspace?')
  const question = await beta.sees('ann', isQuestion)
  expect(question.text).toContain('Everyone here is disconnected from Usual Git')
  await beta.press('ann', question, 'greenlight.server.set')
  await beta.sees('ann', ({ text }) => text.startsWith('The server is changed.'))
  const shown = await beta.asks('ann', '/greenlight server')
  expect(shown.text).toContain('This workspace uses Beta Git. It’s set for this workspace.')
  expect(words(shown)).toContain('API v3')
  const asked = await beta.asks('ann', '/mr view 42!9', ({ ephemeral }) => ephemeral)
  expect(asked.text).toContain('Connect your Beta Git account first')
})

test('each works at its own: a list, a card and a merge of the same number, and no call crosses', async () => {
  await connect(acme, 'ann', 'sandbox-root')
  await connect(beta, 'ann', 'sandbox-ann')
  const [atUsual, atOwn] = [usual.ledger().length, own.ledger().length]
  for (const chat of [acme, beta]) {
    await chat.asks('ann', '/greenlight default 42')
    await chat.asks('ann', '/mr list', ({ text }) => /merge request/.test(text))
    await chat.command('ann', '/mr view !12')
    await chat.sees('ann', isCard(12))
  }
  const card = await beta.sees('ann', isCard(12))
  await beta.press('ann', card, 'mr.merge')
  await beta.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
  const merges = (forge: SandboxForge) => callsOf(forge).filter(({ path }) => path.endsWith('/merge'))
  expect(merges(own).map(({ method, user }) => [method, user])).toEqual([['PUT', 'ann']])
  expect(merges(usual)).toEqual([])
  const since = (forge: SandboxForge, at: number) => forge.ledger().slice(at)
  expect(new Set(since(usual, atUsual).map(({ user }) => user))).toEqual(new Set(['root']))
  expect(new Set(since(own, atOwn).map(({ user }) => user))).toEqual(new Set(['ann']))
  expect(since(usual, atUsual).every(({ path }) => path.startsWith('/api/v4/'))).toBe(true)
  expect(since(own, atOwn).every(({ path }) => path.startsWith('/api/v3/'))).toBe(true)
  const there = await acme.sees('ann', isCard(12))
  expect(there.text).not.toContain('Merged')
  await acme.asks('ann', '/mr view !12', (message) => isCard(12)(message) && !message.text.includes('Merged'))
})

test('a secret changes nothing else, and a webhook counts at its own path and with its own secret only', async () => {
  const entered = await enterServer(await openServerPage(beta), {
    url: own.url,
    name: 'Beta Git',
    hook: HOOK,
  })
  expect(entered.status).toBe(200)
  const question = await beta.sees('ann', ({ text }) => text.startsWith('Save the settings for Beta Git?'))
  await beta.press('ann', question, 'greenlight.server.set')
  await beta.sees('ann', ({ text }) => text === 'Saved.')
  await beta.command('ann', '/mr view !16')
  const card = await beta.sees('ann', isCard(16))
  const shown = await beta.asks('ann', '/greenlight server', ({ text }) => text.includes('Beta Git'))
  const [address = ''] = words(shown).match(/http:\S+\/forge\/events\/[\w-]{22}/) ?? []
  const hook = (to: string, secret: string) =>
    fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-gitlab-token': secret },
      body: JSON.stringify({
        object_kind: 'merge_request',
        project: { id: 42 },
        object_attributes: { iid: 16, target_project_id: 42, action: 'update' },
      }),
    })
  expect((await hook(address, 'the-secret-of-somebody-else')).status).toBe(401)
  expect((await hook(`${url}/forge/events`, HOOK)).status).toBe(404)
  const renamed = await fetch(`${own.url}/api/v4/projects/42/merge_requests/16`, {
    method: 'PUT',
    headers: { 'private-token': 'sandbox-ann', 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Say goodbye to the newsletter' }),
  })
  expect(renamed.status).toBe(200)
  const before = usual.ledger().length
  expect((await hook(address, HOOK)).status).toBe(200)
  await beta.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Say goodbye to the newsletter'))
  const meanwhile = usual.ledger().slice(before)
  expect(meanwhile.filter(({ path }) => path.includes('/merge_requests/16'))).toEqual([])
})

const Unfurls = z.object({
  messages: z.array(
    z.object({ ts: z.string(), unfurls: z.array(z.object({ url: z.string() })).default([]) }),
  ),
})

test('a link gets a card where it is of the workspace’s own server, and nowhere else', async () => {
  const page = (forge: SandboxForge) => `${forge.url}/acme/web/merge_requests/14`
  const says = async (chat: Sandbox, forge: SandboxForge) => {
    const said = { user: 'ann', channel: 'general', text: `Look at ${page(forge)}` }
    return String((await chat.call('/sandbox/say', said)).ts)
  }
  const cardsUnder = async (chat: Sandbox, ts: string) => {
    const answer = await fetch(`${chat.url}/sandbox/messages?channel=general&user=ann`)
    const found = Unfurls.parse(await answer.json()).messages.find((message) => message.ts === ts)
    return found?.unfurls.map(({ url: shown }) => shown)
  }
  const foreign = [await says(acme, own), await says(beta, usual)]
  const [atAcme, atBeta] = [await says(acme, usual), await says(beta, own)]
  await expect.poll(() => cardsUnder(acme, atAcme), { timeout: 20_000 }).toEqual([page(usual)])
  await expect.poll(() => cardsUnder(beta, atBeta), { timeout: 20_000 }).toEqual([page(own)])
  expect(await cardsUnder(acme, foreign[0] ?? '')).toEqual([])
  expect(await cardsUnder(beta, foreign[1] ?? '')).toEqual([])
})

test('a digest reads the server of its workspace', async () => {
  const before = usual.ledger().length
  await beta.asks(
    'ann',
    '/mr digest preview',
    ({ ephemeral, text }) => ephemeral && text.includes('acme/web'),
  )
  expect(
    usual
      .ledger()
      .slice(before)
      .filter(({ user }) => user === 'ann'),
  ).toEqual([])
})

test('a server that is down holds up its own workspace, and no other', async () => {
  own.fault({ match: '/api/', kind: 'status:503', times: 500 })
  for (let tried = 0; tried < 6; tried += 1)
    await beta.asks('ann', '/mr list', ({ text }) => text.startsWith('I can’t list'))
  await bot.says(new RegExp(`"server":"${new URL(own.url).host}".*the forge is down`))
  await acme.asks('ann', '/mr list', ({ text }) => /merge request/.test(text))
  const card = await acme.asks('ann', '/mr view !16', isCard(16))
  expect(card.text).not.toContain('Say goodbye')
  own.fault({ match: '', kind: 'none', times: 1 })
})

test('removing it asks first, and returns to the default, where the former account does not count', async () => {
  const question = await beta.asks('ann', '/greenlight server remove', ({ text }) =>
    text.startsWith('Use the'),
  )
  expect(question.text).toContain('Use the default, Usual Git, again?')
  await beta.press('ann', question, 'greenlight.server.remove')
  await beta.sees('ann', ({ text }) => text.includes('Everything about Beta Git is gone here.'))
  expect((await beta.asks('ann', '/greenlight server')).text).toContain('Usual Git. It’s the default here.')
  const asked = await beta.asks('ann', '/mr view 42!12', ({ ephemeral }) => ephemeral)
  expect(asked.text).toContain('Connect your Usual Git account first')
  await acme.asks('ann', '/greenlight me', ({ text }) => /root/.test(text))
  expect(bot.output()).not.toContain(HOOK)
})
