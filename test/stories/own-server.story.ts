import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SandboxForge } from '../../src/sandbox/forge/start.ts'
import { connect } from '../support/connect.ts'
import { codeIn } from '../support/entered.ts'
import { eventually } from '../support/eventually.ts'
import { type Linking, linkingIn } from '../support/linking.ts'
import type { Message, Sandbox } from '../support/sandbox.ts'
import { setServer, startTwoServers, type TwoServers } from '../support/two-servers.ts'

const APP = 'the-application-of-beta'
/** Three seconds after it was granted, a token is about to end. */
const TOKEN_S = 63

let two: TwoServers
let usual: SandboxForge
let own: SandboxForge
let acme: Sandbox
let beta: Sandbox
let linking: Linking

beforeAll(async () => {
  two = await startTwoServers({ appId: APP, tokenSeconds: TOKEN_S })
  ;({ usual, own, acme, beta } = two)
  linking = linkingIn(beta)
  for (const [chat, token] of [
    [acme, 'sandbox-root'],
    [beta, 'sandbox-ann'],
  ] as const) {
    await connect(chat, 'ann', token)
    await chat.asks('ann', '/greenlight default 42')
  }
  await setServer(beta, { url: own.url, name: 'Beta Git', app: APP })
})
afterAll(() => two?.stop())

const effects = () => own.ledger().flatMap(({ effect, user }) => (effect ? [`${effect} (${user})`] : []))
const isPrivate = ({ ephemeral }: Message) => ephemeral
/** What the deployment’s server was called for from here on, but for the other workspace, whose person is root. */
function calls(): () => readonly string[] {
  const at = usual.ledger().length
  return () =>
    usual
      .ledger()
      .slice(at)
      .filter(({ user }) => user !== 'root')
      .map(({ method, path, user }) => `${method} ${path} (${user})`)
}

/** Signs in at the server of the link, as a browser does; returns the page on which that ends. */
async function signIn(user: string, as: string): Promise<string> {
  const link = await linking.link(user)
  const going = await fetch(link, { method: 'POST', body: new URLSearchParams({ way: 'sign-in' }) })
  const to = new URL(/url=(.*)$/.exec(going.headers.get('refresh') ?? '')?.[1] ?? '')
  expect(to.origin).toBe(own.url)
  expect(to.searchParams.get('client_id')).toBe(APP)
  const cookie = going.headers.get('set-cookie')?.split(';')[0] ?? ''
  const decided = await fetch(`${own.url}/oauth/authorize`, {
    ...{ method: 'POST', headers: { origin: own.url }, redirect: 'manual' },
    body: new URLSearchParams({ ...Object.fromEntries(to.searchParams), decision: 'authorize', user: as }),
  })
  const headers = { cookie }
  const back = await fetch(decided.headers.get('location') ?? '', { headers, redirect: 'manual' })
  const next = new URL(back.headers.get('location') ?? '', two.url)
  const ended = await fetch(next, { headers })
  return ended.text()
}

test('somebody signs in at their workspace’s own server, and is linked with the account there', async () => {
  const since = calls()
  const page = await signIn('bob', 'bob')
  expect(page).toContain('@bob')
  const question = await linking.question('bob')
  expect(question.text).toContain('Connect as @bob on Beta Git')
  await linking.confirm('bob', question, codeIn(page))
  await beta.sees('bob', ({ ts, text }) => ts === question.ts && text.includes('is connected'))
  const me = await beta.asks('bob', '/greenlight me', isPrivate)
  expect(me.text).toBe('You’re connected to Beta Git as @bob. You signed in there.')
  expect(effects()).toEqual(expect.arrayContaining(['authorized (bob)', 'token issued (bob)']))
  expect(since()).toEqual([])
})

test('a sign-in that is about to end is renewed there, once, and works on', async () => {
  const since = calls()
  await pause((TOKEN_S - 60) * 1_000 + 500)
  await beta.asks('bob', '/mr comment 42!16 from beta', ({ text }) => text.startsWith('Commented'))
  expect(effects().filter((effect) => effect === 'token refreshed (bob)')).toHaveLength(1)
  const written = own.ledger().filter(({ method, user }) => method === 'POST' && user === 'bob')
  expect(written.some(({ path }) => path.endsWith('/notes'))).toBe(true)
  expect(since()).toEqual([])
})

test('disconnecting ends the sign-in there', async () => {
  const since = calls()
  const gone = await beta.asks('bob', '/greenlight disconnect', isPrivate)
  expect(gone.text).toContain('your sign-in has ended')
  expect(effects()).toContain('token revoked (bob)')
  expect(since()).toEqual([])
})

test('after a change nothing shows or does what was of the former server', async () => {
  await connect(beta, 'ann', 'sandbox-ann')
  await beta.asks('ann', '/greenlight default 42')
  await beta.call('/sandbox/home', { user: 'ann' })
  const homeText = async () => JSON.stringify((await beta.views('ann')).home)
  await eventually(
    async () => (await homeText()).includes('Beta Git') || (await homeText()).includes('acme/web'),
    async () => `No Home tab: ${await homeText()}`,
  )
  const isList = ({ bot, ephemeral, text }: Message) =>
    bot && !ephemeral && text.includes('open merge requests')
  const list = await beta.asks('ann', '/mr list', isList)
  const card = await beta.asks('ann', '/mr view !12', ({ bot, text }) => bot && text.startsWith('!12 '))

  const question = await beta.asks('ann', '/greenlight server remove', ({ text }) =>
    text.startsWith('Use the'),
  )
  await beta.press('ann', question, 'greenlight.server.remove')
  await beta.sees('ann', ({ text }) => text.includes('Everything about Beta Git is gone here.'))
  await eventually(
    async () => (await homeText()).includes('Usual Git') && !(await homeText()).includes('acme/web'),
    async () => `The Home tab still shows ${await homeText()}`,
  )
  const before = own.ledger().length
  await connect(beta, 'ann', 'sandbox-ann')
  await beta.asks('ann', '/greenlight default 42')

  // The same number at the other server: what was posted about the former one stays as it is.
  const other = await beta.asks(
    'ann',
    '/mr view !12',
    ({ ts, bot, text }) => bot && ts !== card.ts && text.startsWith('!12 '),
  )
  await beta.merge('ann', other)
  await beta.sees('ann', ({ ts, text }) => ts === other.ts && text.includes('Merged as'))
  await beta.press('ann', card, 'mr.merge')
  await beta.sees('ann', ({ ephemeral, text }) => ephemeral && text.includes('too old'))
  const messages = await beta.messages('ann')
  for (const one of [list, card]) expect(messages.find(({ ts }) => ts === one.ts)?.blocks).toEqual(one.blocks)
  const meanwhile = own.ledger().slice(before)
  expect(meanwhile.filter(({ path }) => path.includes('/api/'))).toEqual([])
})
