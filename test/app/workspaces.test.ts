import { describe, expect, onTestFinished, test } from 'vitest'
import { openWorkspaces } from '../../src/app/workspaces.ts'
import { webClient } from '../../src/slack/web-client.ts'
import type { Workspaces } from '../../src/slack/workspaces.ts'
import type { NewInstallation } from '../../src/store/tables/installations.ts'
import { createInstallPage } from '../../src/web/install-page.ts'
import { listen } from '../../src/web/server.ts'
import { keptLog } from '../slack/recording-handlers.ts'
import { stoppedClock, temporaryStore } from '../store/temporary.ts'
import {
  ACME,
  answerAtSlack,
  BETA,
  type BegunInstallation,
  beginInstallation,
  comeBack,
  GRID,
  install,
  NORTH,
  SOUTH,
  startTwoWorkspaces,
} from '../support/installing.ts'

const ALL = [ACME, BETA, NORTH, SOUTH]
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A bot’s pages to install the app, over a real store and beside a Slack with two workspaces and an organisation. */
async function openScene() {
  const clock = stoppedClock()
  const store = await temporaryStore({ now: clock.now })
  const slack = await startTwoWorkspaces({
    teams: ALL,
    requestUrl: 'http://127.0.0.1:9/slack/events',
    now: clock.now,
  })
  const server = await listen(0, '127.0.0.1', () => {})
  const url = `http://127.0.0.1:${server.port}`
  const { log, lines } = keptLog()
  const { clientId, clientSecret, signingSecret } = slack
  const apiUrl = `${slack.url}/api/`
  const bot = { kind: 'oauth', clientId, clientSecret, stateSecret: 'state-secret-of-this-test' } as const
  const transport = { kind: 'http', signingSecrets: [signingSecret] } as const
  const config = { publicUrl: url, slack: { bot, apiUrl, transport } }
  /** Another process over the same store. */
  const open = () => openWorkspaces({ config, store, log, now: clock.now })
  const opened = open()
  if (!opened.install) throw new Error('nothing to install with')
  server.handlers.push(
    createInstallPage({ ...opened.install, publicUrl: url, serverName: 'git.example.com', log }),
  )
  onTestFinished(async () => {
    await server.close()
    await slack.close()
  })
  const client = webClient({ slackApiUrl: apiUrl, log })
  /** The workspace whose token is used for `team`. */
  const reached = async (team: string, workspaces: Workspaces = opened.workspaces) =>
    (await workspaces.as(team, (auth) => client.auth.test(auth))).team_id
  const refreshes = () => slack.oauthCalls().filter(({ grant }) => grant === 'refresh').length
  return { ...opened, clock, store, slack, url, lines, open, reached, refreshes, client }
}

async function words(page: Response): Promise<string> {
  return (await page.text()).replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ')
}

const EXPIRED = 'This installation has expired'

describe('an installation', () => {
  test('begins with a redirect to Slack, and stores nothing', async () => {
    const { url, store, slack } = await openScene()
    const { page, to, cookie } = await beginInstallation(url)
    expect(page.status).toBe(302)
    expect(`${to.origin}${to.pathname}`).toBe(`${slack.url}/oauth/v2/authorize`)
    expect(to.searchParams.get('client_id')).toBe(slack.clientId)
    expect(to.searchParams.get('redirect_uri')).toBe(`${url}/slack/oauth_redirect`)
    expect(to.searchParams.get('scope')).toContain('commands,chat:write,')
    expect(cookie).toMatch(/^greenlight-install=[\w-]{22}$/)
    expect(page.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Lax')
    expect(await store.installations.find(ACME.id)).toBeNull()
  })

  test('ends with the token of its workspace, which is served from then on', async () => {
    const { url, store, reached, workspaces, lines } = await openScene()
    expect(await workspaces.has(ACME.id)).toBe(false)
    await store.uninstalls.report(ACME.id)
    const ended = await install(url, ACME.id)
    expect(ended.status).toBe(200)
    expect(ended.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await words(ended)).toContain('Greenlight is installed')
    expect(await workspaces.has(ACME.id)).toBe(true)
    expect(await workspaces.has(BETA.id)).toBe(false)
    expect(await reached(ACME.id)).toBe(ACME.id)
    await expect(reached(BETA.id)).rejects.toMatchObject({ reason: 'not_installed' })
    expect(await store.uninstalls.all()).toEqual([])
    const found = await store.installations.find(ACME.id)
    expect(found).toMatchObject({ installedBy: 'U0ANN', app: 'A0GREENLIGHT', botUserId: 'U0GREENLIGHT' })
    expect(lines.join('')).not.toContain(found?.token)
  })

  test.each<[string, (begun: BegunInstallation, address: URL) => [string, string | null]]>([
    ['no cookie', (_, address) => [address.href, null]],
    ['a made-up browser', (_, address) => [address.href, `greenlight-install=${'A'.repeat(22)}`]],
    ['two browsers', ({ cookie }, address) => [address.href, `${cookie}; ${cookie}`]],
    ['the cookie of a sign-in', (begun, { href }) => [href, begun.cookie.replace('install', 'sign-in')]],
    ['no state', ({ cookie }, address) => [changed(address, 'state', null), cookie]],
    ['another state', ({ cookie }, address) => [changed(address, 'state', 'A'.repeat(22)), cookie]],
    ['a state that ends later', ({ cookie }, address) => [changed(address, 'state', later(address)), cookie]],
    ['a state with more behind it', ({ cookie }, { href }) => [href.replace('state=', 'state=x.'), cookie]],
    ['an error beside the code', ({ cookie }, { href }) => [`${href}&error=access_denied`, cookie]],
    ['no code', ({ cookie }, address) => [changed(address, 'code', null), cookie]],
    [
      'a code that is too long',
      ({ cookie }, { href }) => [changed(new URL(href), 'code', 'x'.repeat(513)), cookie],
    ],
  ])('that comes back with %s trades nothing, and the right one still can', async (_, wrong) => {
    const { url, slack } = await openScene()
    const begun = await beginInstallation(url)
    const address = await answerAtSlack(begun.to, ACME.id)
    const answer = await comeBack(...wrong(begun, new URL(address)))
    expect([answer.status, await words(answer)]).toEqual([404, expect.stringContaining(EXPIRED)])
    expect(slack.oauthCalls()).toEqual([])
    expect((await comeBack(address, begun.cookie)).status).toBe(200)
  })

  test('of another browser is not taken over by its state', async () => {
    const { url, store } = await openScene()
    const [mine, theirs] = [await beginInstallation(url), await beginInstallation(url)]
    const answer = await comeBack(await answerAtSlack(theirs.to, BETA.id), mine.cookie)
    expect(answer.status).toBe(404)
    expect(await store.installations.find(BETA.id)).toBeNull()
  })

  test('comes back once: a replayed state trades nothing, at any process', async () => {
    const { url, slack } = await openScene()
    const { to, cookie } = await beginInstallation(url)
    const address = await answerAtSlack(to, ACME.id)
    const both = await Promise.all([comeBack(address, cookie), comeBack(address, cookie)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const code = await answerAtSlack(to, ACME.id)
    expect((await comeBack(code, cookie)).status).toBe(404)
    expect(slack.oauthCalls()).toHaveLength(1)
  })

  test('comes back within ten minutes', async () => {
    const { url, slack, clock } = await openScene()
    const { to, cookie } = await beginInstallation(url)
    clock.advance(10 * MINUTE_MS)
    expect((await comeBack(await answerAtSlack(to, ACME.id), cookie)).status).toBe(404)
    expect(slack.oauthCalls()).toEqual([])
  })

  test('is not used up by a look whether its address is there', async () => {
    const { url } = await openScene()
    const { to, cookie } = await beginInstallation(url)
    const address = await answerAtSlack(to, ACME.id)
    const look = await comeBack(address, cookie, 'HEAD')
    expect([look.status, look.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await comeBack(address, cookie)).status).toBe(200)
  })

  test('that its person denies is none', async () => {
    const { url, slack, store } = await openScene()
    const { to, cookie } = await beginInstallation(url)
    const address = await answerAtSlack(to, ACME.id, false)
    const answer = await comeBack(address, cookie)
    expect([answer.status, await words(answer)]).toEqual([200, expect.stringContaining('You didn’t allow')])
    expect((await comeBack(address, cookie)).status).toBe(404)
    expect([slack.oauthCalls(), await store.installations.find(ACME.id)]).toEqual([[], null])
  })

  test.each([
    ['invalid_code', 502, 'It says: invalid_code'],
    ['internal_error', 503, 'Slack didn’t finish the installation.'],
    ['<b>html</b>', 503, 'Slack didn’t finish the installation. '],
  ])('to which Slack answers %s is none', async (error, status, said) => {
    const { url, slack, store } = await openScene()
    slack.refuseNext(error)
    const answer = await install(url, ACME.id)
    expect([answer.status, await words(answer)]).toEqual([status, expect.stringContaining(said)])
    expect(await store.installations.find(ACME.id)).toBeNull()
    expect((await install(url, ACME.id)).status).toBe(200)
  })

  test('in the place of an earlier one brings its scopes and its token', async () => {
    const { url, store, reached } = await openScene()
    await install(url, ACME.id)
    const before = await store.installations.find(ACME.id)
    await install(url, ACME.id)
    const after = await store.installations.find(ACME.id)
    expect(after?.token).not.toBe(before?.token)
    expect(await reached(ACME.id)).toBe(ACME.id)
  })
})

/** The address with another value of a parameter, or without it. */
function changed(address: URL, name: string, value: string | null): string {
  const other = new URL(address)
  if (value === null) other.searchParams.delete(name)
  else other.searchParams.set(name, value)
  return other.href
}

function later(address: URL): string {
  const [id, until, mac] = (address.searchParams.get('state') ?? '').split('.')
  return [id, Number(until) + 1, mac].join('.')
}

describe('a bot token', () => {
  test('is renewed before it ends, once for all who need it, in each workspace by itself', async () => {
    const { url, clock, open, reached, refreshes, store } = await openScene()
    for (const { id } of [ACME, BETA]) await install(url, id)
    const beta = await store.installations.find(BETA.id)
    clock.advance(9 * HOUR_MS)
    await reached(ACME.id)
    expect(refreshes()).toBe(0)
    clock.advance(HOUR_MS + 1)
    const another = open().workspaces
    const all = [reached(ACME.id), reached(ACME.id, another), reached(ACME.id), reached(ACME.id, another)]
    expect(await Promise.all(all)).toEqual(Array(4).fill(ACME.id))
    expect(refreshes()).toBe(1)
    expect((await store.installations.find(BETA.id))?.token).toBe(beta?.token)
    expect(await reached(BETA.id)).toBe(BETA.id)
    expect(refreshes()).toBe(2)
  })

  test('is used to its end while Slack does not renew it, and nothing is sent after that', async () => {
    const { url, clock, slack, reached, refreshes, workspaces } = await openScene()
    await install(url, ACME.id)
    clock.advance(11 * HOUR_MS)
    slack.refuseNext('internal_error')
    expect(await reached(ACME.id)).toBe(ACME.id)
    expect(await reached(ACME.id)).toBe(ACME.id)
    expect(refreshes()).toBe(1)
    clock.advance(HOUR_MS)
    slack.refuseNext('internal_error')
    const calls: unknown[] = []
    const send = () => workspaces.as(ACME.id, async (auth) => calls.push(auth))
    await expect(send()).rejects.toMatchObject({ reason: 'token_not_renewed', isOver: false })
    expect(calls).toEqual([])
    expect(await reached(ACME.id)).toBe(ACME.id)
  })

  test('that Slack renews no more is over, and installing the app again mends it', async () => {
    const { url, clock, slack, reached, workspaces, lines } = await openScene()
    await install(url, ACME.id)
    clock.advance(12 * HOUR_MS)
    slack.refuseNext('invalid_refresh_token')
    await expect(reached(ACME.id)).rejects.toMatchObject({ reason: 'token_expired', isOver: true })
    expect(lines.join('')).toContain('install the app there again')
    await install(url, ACME.id)
    expect(await reached(ACME.id)).toBe(ACME.id)
    expect(await workspaces.tokenState(ACME.id)).toBe('works')
  })

  test('that Slack calls expired too early is renewed, and the call is sent again', async () => {
    const { url, slack, reached, refreshes } = await openScene()
    await install(url, ACME.id)
    slack.expire(ACME.id)
    expect(await reached(ACME.id)).toBe(ACME.id)
    expect(refreshes()).toBe(1)
  })

  test('is dead where the app was removed, and works elsewhere', async () => {
    const { url, slack, workspaces } = await openScene()
    for (const { id } of [ACME, BETA]) await install(url, id)
    await slack.uninstall(ACME.id)
    expect(await workspaces.tokenState(ACME.id)).toBe('dead')
    expect(await workspaces.tokenState(BETA.id)).toBe('works')
    expect(await workspaces.tokenState('T0NONE')).toBe('dead')
  })
})

describe('an org-wide installation', () => {
  const ofAll: NewInstallation = {
    team: 'E1',
    enterprise: null,
    app: 'A1',
    botId: 'B1',
    botUserId: 'UBOT',
    scopes: 'commands',
    installedBy: 'U1',
    token: 'xoxb-of-all',
    renewal: null,
  }
  const auth = (workspaces: Workspaces, team: string) => workspaces.as(team, async (given) => given)

  test('acts in every workspace of its organisation that is heard of, and in no other', async () => {
    const { workspaces, store } = await openScene()
    await store.installations.save(ofAll)
    expect(await workspaces.has('T1')).toBe(false)
    expect(await workspaces.bot('T1', 'E1')).toEqual({ app: 'A1', botId: 'B1', botUserId: 'UBOT' })
    expect(await auth(workspaces, 'T1')).toEqual({ token: 'xoxb-of-all', team_id: 'T1' })
    await expect(workspaces.bot('T2', 'E2')).rejects.toMatchObject({ reason: 'not_installed' })
    expect(await workspaces.has('T2')).toBe(false)
    expect(await workspaces.removedWith('E1')).toEqual(['E1', 'T1'])
    expect(await workspaces.removedWith('T1')).toEqual(['T1'])
  })

  test('takes the place of those of its workspaces, and one of them of it', async () => {
    const { workspaces, store } = await openScene()
    const own = { ...ofAll, team: 'T1', enterprise: 'E1', token: 'xoxb-own' }
    await store.installations.save(own)
    expect(await auth(workspaces, 'T1')).toEqual({ token: 'xoxb-own' })
    await store.uninstalls.report('T1')
    await store.installations.save(ofAll)
    expect(await auth(workspaces, 'T1')).toEqual({ token: 'xoxb-of-all', team_id: 'T1' })
    expect(await store.uninstalls.all()).toEqual([])
    await store.installations.save(own)
    expect(await auth(workspaces, 'T1')).toEqual({ token: 'xoxb-own' })
  })

  test('acts again in a workspace whose own token is dead, and only for that version of it', async () => {
    const { url, slack, workspaces, store, reached, clock } = await openScene()
    await install(url, GRID.id)
    await workspaces.bot(NORTH.id, GRID.id)
    await install(url, NORTH.id)
    expect(await reached(NORTH.id)).toBe(NORTH.id)
    const before = await store.installations.find(NORTH.id)
    clock.advance(1)
    await install(url, NORTH.id)
    if (before) expect(await store.installations.giveWay(before)).toBe(false)
    await slack.uninstall(NORTH.id)
    expect(await workspaces.tokenState(NORTH.id)).toBe('works')
    expect(await reached(NORTH.id)).toBe(GRID.id)
    await slack.uninstall(GRID.id)
    expect(await workspaces.tokenState(NORTH.id)).toBe('dead')
    expect(await workspaces.tokenState(GRID.id)).toBe('dead')
  })

  test('is dead where the organisation lets it act no more, and works elsewhere', async () => {
    const { url, slack, workspaces } = await openScene()
    await install(url, GRID.id)
    for (const { id } of [NORTH, SOUTH]) await workspaces.bot(id, GRID.id)
    await slack.allow(SOUTH.id, false)
    expect(await workspaces.tokenState(SOUTH.id)).toBe('dead')
    expect(await workspaces.tokenState(NORTH.id)).toBe('works')
    await slack.allow(SOUTH.id, true)
    // Slack is not asked each time, until it reports a change.
    expect(await workspaces.tokenState(SOUTH.id)).toBe('dead')
    workspaces.accessChanged()
    expect(await workspaces.tokenState(SOUTH.id)).toBe('works')
  })

  test('serves a workspace again that was erased, and leaves one alone that is left', async () => {
    const { workspaces, store } = await openScene()
    await store.installations.save(ofAll)
    for (const team of ['T1', 'T2']) await store.uninstalls.report(team)
    await workspaces.bot('T1', 'E1')
    await store.uninstalls.report('T1')
    await workspaces.bot('T1', 'E1')
    expect((await store.uninstalls.all()).map(({ team }) => team).sort()).toEqual(['T1', 'T2'])
    await store.uninstalls.withdraw('T1')
    await workspaces.bot('T2', 'E1')
    expect(await store.uninstalls.all()).toEqual([])
  })

  test('forgets who made it with them, and with nobody of the same id elsewhere', async () => {
    const { workspaces, store } = await openScene()
    await store.installations.save(ofAll)
    await store.installations.save({ ...ofAll, team: 'T9', token: 'xoxb-9' })
    await workspaces.bot('T1', 'E1')
    await store.forgetPerson('T1', 'U1')
    expect((await store.installations.find('T1'))?.installedBy).toBeNull()
    expect((await store.installations.find('T9'))?.installedBy).toBe('U1')
  })
})
