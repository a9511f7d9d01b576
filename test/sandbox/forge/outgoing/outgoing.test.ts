import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createLineServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Sinks } from '../../../../src/sandbox/forge/outgoing/sinks.ts'
import { type Clone, ForgeUnderTest, git } from '../forge-under-test.ts'
import { SELF_SIGNED } from './self-signed.ts'

/** The sandbox’s time; nothing here waits for another one. */
let now = Date.parse('2026-11-23T09:00:00Z')
let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start('document', undefined, () => now)
})
beforeEach(async () => {
  await under.forge.reset()
})
afterAll(() => under.end())

const WEBHOOK = 'https://hooks.slack.com/services/T1/B1/s3cret'

async function set(slug: string, body: object, project = 43) {
  const { status } = await under.call('PUT', `/projects/${project}/services/${slug}`, { body })
  expect(status).toBe(200)
}

const Shown = z.object({
  last_delivery: z
    .object({
      delivered_at: z.string().nullable(),
      failing_since: z.string().nullable(),
      error: z.string().nullable(),
    })
    .optional(),
})

async function lastDelivery(slug: string, project = 43) {
  const { body } = await under.call('GET', `/projects/${project}/services/${slug}`)
  return Shown.parse(body).last_delivery
}

/** Pushes one commit to a branch of acme/api and waits for the first attempts that it causes. */
async function push(
  message = 'Say it',
  branch = 'main',
  file = 'said.txt',
): Promise<{ clone: Clone; sha: string }> {
  const clone = await under.clone('acme/api')
  if (branch !== 'main') await clone.git('checkout', '--quiet', '-b', branch)
  const sha = await clone.commit(message, { [file]: `${message}\n` })
  await clone.git('push', '--quiet', 'origin', branch)
  expect(await git(clone.folder, 'ls-remote', 'origin', `refs/heads/${branch}`)).toContain(sha)
  await under.forge.hooksSettled()
  return { clone, sha }
}

async function pass(minutes: number) {
  now += minutes * 60_000
  await under.forge.catchUp()
}

describe('a push', () => {
  test('arrives in the HTTP sink at the address that was meant, without its secret', async () => {
    await set('slack', { webhook: WEBHOOK, channel: '#ops' })
    await push('Say hello')
    const entries = under.forge.sinkEntries()
    expect(entries).toMatchObject([
      { sink: 'http', method: 'POST', url: 'https://hooks.slack.com[secret]', at: now },
    ])
    expect(JSON.stringify(entries)).toContain('Say hello')
    expect(JSON.stringify(entries)).not.toContain('s3cret')
    expect(await lastDelivery('slack')).toEqual({
      delivered_at: new Date(now).toISOString(),
      failing_since: null,
      error: null,
    })
  })

  test('is mailed with its diff', async () => {
    await set('emails-on-push', { recipients: 'bob@acme.example cy@acme.example' })
    await push('Mail me')
    const mails = under.forge.sinkEntries()
    expect(mails).toMatchObject([
      { sink: 'smtp', to: ['bob@acme.example'], subject: expect.stringContaining('Mail me') },
      { sink: 'smtp', to: ['cy@acme.example'] },
    ])
    expect(JSON.stringify(mails)).toContain('+Mail me')
  })

  test('is told to the IRC gateway in lines of JSON', async () => {
    await set('irker', { recipients: '#web', default_irc_uri: 'irc://irc.acme.example/' })
    await push('Tell IRC')
    const lines = under.forge.sinkEntries().flatMap((entry) => (entry.sink === 'tcp' ? [entry.line] : []))
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      expect.arrayContaining([
        { to: ['irc://irc.acme.example/#web'], privmsg: expect.stringContaining('Tell IRC') },
      ]),
    )
  })

  test('is read to its first commit, however many it has', async () => {
    await set('asana', { api_key: 's3cret' })
    await set('gemnasium', { api_key: 's3cret', token: 'acme-api' })
    await set('emails-on-push', { recipients: 'bob@acme.example' })
    const clone = await under.clone('acme/api')
    const numbers = Array.from({ length: 251 }, (_, at) => at + 1)
    await clone.commit('Begin #1', { 'Gemfile.lock': 'x\n' })
    for (const number of numbers.slice(1))
      await clone.git('commit', '--quiet', '--allow-empty', '-m', `Go on #${number}`)
    await clone.git('push', '--quiet', 'origin', 'main')
    await under.forge.hooksSettled()
    const entries = under.forge.sinkEntries()
    const calls = entries.flatMap((entry) => (entry.sink === 'http' ? [entry.url] : []))
    const story = (number: number) => `https://app.asana.com/api/1.0/tasks/${number}/stories`
    expect(calls).toEqual(expect.arrayContaining(numbers.map(story)))
    expect(calls.filter((url) => url.includes('asana'))).toHaveLength(251)
    expect(JSON.stringify(entries)).toContain('Gemfile.lock')
    const [mail] = entries.filter(({ sink }) => sink === 'smtp')
    for (const number of numbers) expect(JSON.stringify(mail)).toContain(`#${number}\\n`)
    expect(await lastDelivery('asana')).toMatchObject({ failing_since: null, error: null })
  })

  test('with patches that are too long is mailed without them', async () => {
    await set('emails-on-push', { recipients: 'bob@acme.example' })
    const clone = await under.clone('acme/api')
    await clone.commit('Small', { 'small.txt': 'x\n' })
    await clone.commit('Large', { 'large.txt': 'much too long\n'.repeat(10_000) })
    await clone.git('push', '--quiet', 'origin', 'main')
    await under.forge.hooksSettled()
    const [mail] = under.forge.sinkEntries()
    expect(mail).toMatchObject({ text: expect.stringContaining('The diff is too long for a mail.') })
    expect(mail).toMatchObject({ text: expect.stringMatching(/Small.*Large/s) })
  })

  test('of an integration that is off sends nothing', async () => {
    await set('slack', { webhook: WEBHOOK })
    await under.call('DELETE', '/projects/43/services/slack')
    await push()
    expect(under.forge.sinkEntries()).toEqual([])
    expect(await lastDelivery('slack')).toBeUndefined()
  })
})

test('a merge is told in a chat, and no other change of a merge request', async () => {
  await set('slack', { webhook: WEBHOOK })
  await under.at(1, 'PUT', '', { project: 43, body: { title: 'Another title' } })
  await under.at(1, 'PUT', '', { project: 43, body: { state_event: 'close' } })
  await under.at(1, 'PUT', '', { project: 43, body: { state_event: 'reopen' } })
  await under.forge.hooksSettled()
  expect(under.forge.sinkEntries()).toEqual([])
  await under.at(1, 'PUT', '/merge', { project: 43 })
  await under.forge.hooksSettled()
  expect(JSON.stringify(under.forge.sinkEntries())).toContain('Ann Archer merged ')
})

describe('what fails', () => {
  const services = [
    ['slack', { webhook: WEBHOOK }],
    ['emails-on-push', { recipients: 'bob@acme.example' }],
    ['irker', { recipients: 'irc://irc.acme.example/web' }],
  ] as const

  test.each(services)('%s: a sink that is down is told, and reached later', async (slug, settings) => {
    await set(slug, settings)
    under.forge.sinkFault({ match: '', kind: 'down', times: 1 })
    const since = new Date(now).toISOString()
    await push()
    expect(under.forge.sinkEntries()).toEqual([])
    expect(await lastDelivery(slug)).toEqual({
      delivered_at: null,
      failing_since: since,
      error: 'connection refused',
    })
    await pass(2)
    await under.forge.hooksSettled()
    expect(under.forge.sinkEntries().length).toBeGreaterThan(0)
    expect(await lastDelivery(slug)).toMatchObject({ failing_since: null, error: null })
  })

  test.each(services)('%s: a sink that says nothing holds up nobody', async (slug, settings) => {
    await set(slug, settings)
    under.forge.sinkFault({ match: '', kind: 'hang', times: 1 })
    const clone = await under.clone('acme/api')
    const sha = await clone.commit('Unheard', { 'said.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'main')
    expect(await clone.git('ls-remote', 'origin', 'refs/heads/main')).toContain(sha)
    await expect
      .poll(async () => {
        await pass(1)
        return lastDelivery(slug)
      })
      .toMatchObject({ error: 'no answer in time' })
  })

  test.each([
    ['slack', { webhook: WEBHOOK }, 'answered 401'],
    ['emails-on-push', { recipients: 'bob@acme.example' }, 'answered 535'],
  ])('%s: refused credentials are told, and not tried again', async (slug, settings, error) => {
    await set(slug, settings)
    under.forge.sinkFault({ match: '', kind: 'refuse', times: 1 })
    await push()
    expect(await lastDelivery(slug)).toMatchObject({ error })
    const before = under.forge.sinkEntries().length
    await pass(60)
    await under.forge.hooksSettled()
    expect(under.forge.sinkEntries()).toHaveLength(before)
  })

  test('a server in trouble is asked again, as often as planned and no oftener', async () => {
    await set('slack', { webhook: WEBHOOK })
    under.forge.sinkFault({ match: 'hooks.slack.com', kind: 'status:503', times: 100 })
    await push()
    const begun = now
    for (const seconds of [4, 1, 29, 1, 119, 1, 599, 1, 3600, 3600]) {
      await pass(seconds / 60)
      await under.forge.hooksSettled()
    }
    const times = under.forge.sinkEntries().map(({ at }) => (at - begun) / 1000)
    expect(times).toEqual([0, 5, 35, 155, 755])
    expect(await lastDelivery('slack')).toMatchObject({ error: 'answered 503' })
  })

  test('a queue holds so many calls, and says when there are more', async () => {
    await set('slack', { webhook: WEBHOOK })
    under.forge.sinkFault({ match: '', kind: 'status:503', times: 1000 })
    for (let number = 1; number <= 101; number += 1) {
      const body = { title: `Too tall ${number}` }
      expect((await under.v4('POST', '/projects/43/issues', { body })).status).toBe(201)
    }
    await under.forge.hooksSettled()
    expect(await lastDelivery('slack')).toMatchObject({ error: 'too many calls are waiting' })
    under.forge.sinkFault({ match: '', kind: 'none', times: 1 })
    const before = under.forge.sinkEntries().length
    await pass(1)
    await under.forge.hooksSettled()
    expect(under.forge.sinkEntries()).toHaveLength(before + 100)
  })
})

describe('a target', () => {
  async function receiver(answer: { status: number; location?: string }) {
    const paths: string[] = []
    const server = createServer((request, response) => {
      paths.push(request.url ?? '')
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { paths, url: `http://127.0.0.1:${port}`, close: () => server.close() }
  }

  test.each([
    'https://192.0.2.1/hook',
    'http://[2001:db8::1]/hook',
    'http://0.0.0.0/hook',
    'http://[::ffff:192.0.2.1]/hook',
  ])('outside this machine is refused: %s', async (webhook) => {
    await set('slack', { webhook })
    await push()
    expect(await lastDelivery('slack')).toMatchObject({
      error: 'its host is not on this machine, and SANDBOX_ALLOW_TARGETS does not name it',
    })
  })

  test('on this machine is called itself', async () => {
    const local = await receiver({ status: 200 })
    await set('slack', { webhook: `${local.url}/hook` })
    await push()
    local.close()
    expect(local.paths).toEqual(['/hook'])
    expect(under.forge.sinkEntries()).toEqual([])
  })

  test('is called where the operator has named its host', async () => {
    const local = await receiver({ status: 200 })
    // An address that leads to this machine, and isn’t a loopback one by its name.
    const webhook = `${local.url.replace('127.0.0.1', '0.0.0.0')}/hook`
    await set('slack', { webhook })
    await push()
    expect(local.paths).toEqual([])
    const other = await ForgeUnderTest.start('document', undefined, () => now, { allowTargets: ['0.0.0.0'] })
    await other.call('PUT', '/projects/43/services/slack', { body: { webhook } })
    const clone = await other.clone('acme/api')
    await clone.commit('Say it', { 'said.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'main')
    await other.forge.hooksSettled()
    expect(local.paths).toEqual(['/hook'])
    local.close()
    await other.end()
  })

  test('that takes lines is told at the host and port of the settings', async () => {
    const lines: string[] = []
    const gateway = createLineServer((socket) => {
      socket.setEncoding('utf8').on('data', (text) => lines.push(...String(text).split('\n').filter(Boolean)))
    })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const { port } = gateway.address() as AddressInfo
    const recipients = 'irc://irc.acme.example/#web'
    await set('irker', { recipients, server_host: '127.0.0.1', server_port: port })
    await push('Tell the gateway')
    gateway.close()
    expect(lines.map((line) => JSON.parse(line))).toContainEqual({
      to: [recipients],
      privmsg: expect.stringContaining('Tell the gateway'),
    })
    expect(under.forge.sinkEntries()).toEqual([])
  })

  test('that sends on elsewhere is not followed', async () => {
    const local = await receiver({ status: 302, location: '/elsewhere' })
    await set('slack', { webhook: `${local.url}/hook` })
    await push()
    local.close()
    expect(local.paths).toEqual(['/hook'])
    expect(await lastDelivery('slack')).toMatchObject({
      error: 'answered 302, and redirects are not followed',
    })
  })
})

describe('a build server', () => {
  const teamcity = {
    teamcity_url: 'http://ci.localhost',
    build_type: 'Api_Main',
    username: 'ci',
    password: 's3cret',
  }

  test.each([
    ['success', 'merged'],
    ['failed', 'opened'],
  ] as const)('builds what is pushed; a merge waits for it: %s', async (status, state) => {
    await set('teamcity', teamcity, 42)
    const request = await under.mergeRequest(12)
    const clone = await under.clone('acme/web')
    await clone.git('checkout', '--quiet', request.source_branch)
    const sha = await clone.commit('Build me', { 'built.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', request.source_branch)
    await under.forge.hooksSettled()
    expect(under.forge.sinkEntries()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          sink: 'http',
          url: 'http://ci.localhost/httpAuth/app/rest/buildQueue',
          body: expect.stringContaining(`number="${sha}"`),
        }),
      ]),
    )
    expect((await under.forge.runningBuilds()).map((build) => build.sha)).toContain(sha)
    const wait = { body: { merge_when_build_succeeds: true } }
    expect((await under.at(12, 'PUT', '/merge', wait)).status).toBe(200)
    expect(await under.mergeRequest(12)).toMatchObject({ state: 'opened', merge_when_build_succeeds: true })
    expect(await under.forge.finishBuild({ project: 42, sha, status })).toBe(true)
    expect((await under.mergeRequest(12)).state).toBe(state)
  })

  test('that cannot be reached builds nothing', async () => {
    await set('teamcity', teamcity, 42)
    under.forge.sinkFault({ match: 'ci.localhost', kind: 'down', times: 1 })
    const clone = await under.clone('acme/web')
    const sha = await clone.commit('Unbuilt', { 'built.txt': 'x\n' })
    await clone.git('push', '--quiet', 'origin', 'main')
    await under.forge.hooksSettled()
    expect((await under.forge.runningBuilds()).map((build) => build.sha)).not.toContain(sha)
    expect(await lastDelivery('teamcity', 42)).toMatchObject({ error: 'connection refused' })
  })
})

describe('a server whose certificate nobody vouches for', () => {
  const taken: string[] = []
  const server = createSecureServer(SELF_SIGNED, (request, response) => {
    taken.push(request.url ?? '')
    response.end()
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  beforeEach(() => taken.splice(0))
  afterAll(() => server.close())

  test.each([
    [{}, false],
    [{ enable_ssl_verification: true }, false],
    [{ enable_ssl_verification: false }, true],
  ])('%j', async (setting, isReached) => {
    const { port } = server.address() as AddressInfo
    await set('drone-ci', { token: 't0ken-of-drone', drone_url: `https://localhost:${port}`, ...setting })
    await push()
    expect(taken).toHaveLength(isReached ? 1 : 0)
    expect(await lastDelivery('drone-ci')).toMatchObject({
      delivered_at: isReached ? expect.any(String) : null,
      error: isReached ? null : 'its certificate is not trusted',
    })
  })
})

test.each(['slack', 'campfire'])(
  'a removed and newly set %s has no deliveries of the old one',
  async (slug) => {
    const body =
      slug === 'slack' ? { webhook: WEBHOOK } : { token: 'l0ng-t0ken', subdomain: 'acme', room: '1' }
    under.forge.sinkFault({ match: 'http', kind: 'status:503', times: 1 })
    await set(slug, body)
    await push()
    expect(await lastDelivery(slug)).toMatchObject({ failing_since: expect.any(String) })
    expect((await under.call('DELETE', `/projects/43/services/${slug}`)).status).toBe(200)
    await set(slug, body)
    expect(await lastDelivery(slug)).toBeUndefined()
    now += 60_000
    await under.forge.catchUp()
    await under.forge.hooksSettled()
    expect(under.forge.sinkEntries()).toHaveLength(1)
    expect(await lastDelivery(slug)).toBeUndefined()
    await push('Say it again', 'main', 'again.txt')
    expect(await lastDelivery(slug)).toMatchObject({ delivered_at: expect.any(String), error: null })
  },
)

test.each(['a', 'i', 'Say', 'on'])(
  'the short secret %j masks itself, and no letter of a word',
  async (token) => {
    await set('assembla', { token })
    await push('Say it again and again on a plain day')
    const [entry] = under.forge.sinkEntries()
    expect(entry).toMatchObject({
      url: 'https://atlas.assembla.com/spaces//github_tool?secret_key=[secret]',
      body: expect.stringContaining('Say it again and again on a plain day'),
    })
  },
)

test.each([
  ['slack', { webhook: 'https://ops:pw@HOOKS.SLACK.COM:443/a/../T1?b#c' }, 'https://hooks.slack.com[secret]'],
  [
    'drone-ci',
    { token: 's3cret', drone_url: 'HTTP://ops:pw@CI.localhost:80/a/../b' },
    'http://ci.localhost/b/hook?owner=acme&name=api&access_token=[secret]',
  ],
  [
    'hipchat',
    { token: 's3cret', room: '1', server: 'http://chat.localhost/?a#b' },
    'http://chat.localhost/?a',
  ],
])('the address that %s called is shown as it was called: %j', async (slug, settings, url) => {
  await set(slug, settings)
  await push()
  expect(under.forge.sinkEntries()).toMatchObject([{ url }])
})

test('nothing is shown of a call without a masked form', async () => {
  const sinks = new Sinks(
    () => now,
    () => {},
  )
  const call = { method: 'POST', url: 'https://ci.localhost/s3cret', headers: {}, body: 's3cret' } as const
  await sinks.receive({ transport: 'http', ...call })
  expect(sinks.entries()).toMatchObject([{ sink: 'http', method: 'POST', url: '[secret]', body: '[secret]' }])
})

test('with Jira, what a merge request closes is named by the key of its project alone', async () => {
  await set('jira', {
    url: 'https://jira.localhost',
    project_key: 'WEB',
    username: 'ci',
    password: 'long-passw0rd',
    project_url: 'https://jira.localhost',
    issues_url: 'https://jira.localhost/:id',
    new_issue_url: 'https://jira.localhost/new',
  })
  const description = 'Closes WEB-12, API-7 and #3. Fixes WEBSITE-1'
  expect((await under.at(1, 'PUT', '', { project: 43, body: { description } })).status).toBe(200)
  expect((await under.at(1, 'GET', '/closes_issues', { project: 43 })).body).toEqual([
    { id: 'WEB-12', title: 'External Issue WEB-12' },
  ])
  expect((await under.v4('GET', '/projects/43/merge_requests/1/closes_issues')).body).toMatchObject([
    { id: 'WEB-12' },
  ])
  expect((await under.at(1, 'PUT', '/merge', { project: 43 })).status).toBe(200)
  await under.forge.hooksSettled()
  const called = under.forge.sinkEntries().flatMap((entry) => (entry.sink === 'http' ? [entry.url] : []))
  expect(called).toEqual(['https://jira.localhost/rest/api/2/issue/WEB-12/transitions'])
})

test.each([
  [
    'teamcity',
    { teamcity_url: 'http://ci.localhost', build_type: 'Api', username: 'ci', password: 'long-passw0rd' },
  ],
  [
    'bamboo',
    { bamboo_url: 'http://ci.localhost', build_key: 'API', username: 'ci', password: 'long-passw0rd' },
  ],
  ['drone-ci', { drone_url: 'http://ci.localhost', token: 'long-t0ken' }],
])('a push and its merge request start one build of a revision: %s', async (slug, body) => {
  await set(slug, body)
  await push('Build me', 'build/one')
  const open = async (source_branch: string) =>
    under.call('POST', '/projects/43/merge_requests', {
      body: { source_branch, target_branch: 'main', title: 'Build me' },
    })
  expect((await open('build/one')).status).toBe(200)
  await under.forge.hooksSettled()
  expect(under.forge.sinkEntries()).toHaveLength(1)
  // What was pushed before somebody else’s build server was set up is built when it is proposed.
  await under.call('DELETE', `/projects/43/services/${slug}`)
  await push('Build me later', 'build/two', 'later.txt')
  await set(slug, body)
  expect((await open('build/two')).status).toBe(200)
  await under.forge.hooksSettled()
  expect(under.forge.sinkEntries()).toHaveLength(2)
})
