import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { atWork } from '../support/integrations-at-work.ts'
import { PAGES, type Sandbox, startSandbox } from '../support/sandbox.ts'

/** One test for each row of the API document's table of what integrations do once they are on. */

let sandbox: Sandbox
let work: ReturnType<typeof atWork>

beforeAll(async () => {
  sandbox = await startSandbox()
  work = atWork(sandbox)
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const SECRET = 'canary-5up3rs3cr3t'

test('task commenter: comments each task that a commit names, closes what it fixes, on its branches only', async () => {
  await work.setUp({
    name: 'asana',
    typed: 'restrict_to_branch=main',
    secrets: { api_key: SECRET },
  })
  await work.push('Unheard #5', { 'a.txt': '1\n' }, 'elsewhere')
  await work.push('See #11 and https://app.asana.com/0/1/12, fix #13', { 'a.txt': '2\n' })
  const task = (id: number) => `https://app.asana.com/api/1.0/tasks/${id}`
  const entries = await work.sees((entry) => entry.sink === 'http' && entry.method === 'PUT')
  const calls = entries.flatMap((entry) => (entry.sink === 'http' ? [`${entry.method} ${entry.url}`] : []))
  expect(calls.toSorted()).toEqual([
    `POST ${task(11)}/stories`,
    `POST ${task(12)}/stories`,
    `POST ${task(13)}/stories`,
    `PUT ${task(13)}`,
  ])
  for (const entry of entries) {
    // As the owner of the key.
    expect(entry).toMatchObject({ headers: { authorization: '[secret]' } })
    const words = 'See #11 and https://app.asana.com/0/1/12, fix #13'
    if (entry.sink === 'http' && entry.method === 'POST') expect(entry.body).toContain(words)
  }
  expect(JSON.stringify(entries)).not.toContain(SECRET)
})

describe('emails on push', () => {
  test('mails commits and diff to each recipient, from the committer where that is set', async () => {
    await work.setUp({
      name: 'emails-on-push',
      typed: 'recipients="bob@acme.example cy@acme.example" send_from_committer_email=yes',
    })
    await work.push('Mail this', { 'a.txt': 'a new line\n' })
    const mails = await work.sees((entry) => entry.sink === 'smtp' && entry.to.includes('cy@acme.example'))
    expect(mails.flatMap((mail) => (mail.sink === 'smtp' ? mail.to : []))).toEqual([
      'bob@acme.example',
      'cy@acme.example',
    ])
    for (const mail of mails)
      expect(mail).toMatchObject({
        from: expect.stringMatching(/^ann/),
        subject: expect.stringContaining('Mail this'),
        text: expect.stringContaining('+a new line'),
      })
  })

  test('leaves out the diff where that is set', async () => {
    await work.setUp({ name: 'emails-on-push', typed: 'recipients=bob@acme.example disable_diffs=yes' })
    await work.push('Mail this', { 'a.txt': 'a new line\n' })
    const [mail] = await work.sees(({ sink }) => sink === 'smtp')
    expect(JSON.stringify(mail)).toContain('Mail this')
    expect(JSON.stringify(mail)).not.toContain('a new line')
  })
})

test('external wiki: its address takes the place of the project’s own wiki', async () => {
  const wikis = async () => {
    const page = await (await fetch(`${sandbox.forgeUrl}/acme/api`)).text()
    return Array.from(page.matchAll(/<a href="([^"]+)">Wiki</g), ([, address]) => address)
  }
  expect(await wikis()).toEqual([`/acme/api${PAGES}/wikis/home`])
  await work.setUp({ name: 'external-wiki', typed: 'external_wiki_url=https://wiki.acme.example/api' })
  expect(await wikis()).toEqual(['https://wiki.acme.example/api'])
})

test('IRC gateway: tells recipients and channels, bare names joined to the default, in colour', async () => {
  await work.setUp({
    name: 'irker',
    typed:
      'recipients="irc://irc.acme.example/#web ops" default_irc_uri=irc://irc.acme.example/ colorize_messages=yes',
  })
  await work.push('Tell them', { 'a.txt': '1\n' })
  const entries = await work.sees((entry) => entry.sink === 'tcp' && entry.line.includes('Tell them'))
  const Line = z.object({ to: z.array(z.string()), privmsg: z.string() })
  const lines = entries.flatMap((entry) => (entry.sink === 'tcp' ? [Line.parse(JSON.parse(entry.line))] : []))
  for (const { to, privmsg } of lines) {
    expect(to).toEqual(['irc://irc.acme.example/#web', 'irc://irc.acme.example/ops'])
    expect(privmsg).toContain('\u0003')
  }
})

test('IRC gateway: nothing is sent where no recipient is valid', async () => {
  await work.setUp({ name: 'irker', typed: 'recipients=ops' })
  await work.setUp({ name: 'emails-on-push', typed: 'recipients=bob@acme.example' })
  await work.push('Tell nobody on IRC', { 'a.txt': '1\n' })
  const entries = await work.sees(({ sink }) => sink === 'smtp')
  expect(entries.map(({ sink }) => sink)).toEqual(['smtp'])
  expect(await work.view('irker', /: on\./)).not.toMatch(/Last delivered|Failing/)
})

test('IRC gateway: in black and white, unless colours are on', async () => {
  await work.setUp({
    name: 'irker',
    typed: 'recipients=ops default_irc_uri=irc://irc.acme.example/',
  })
  await work.push('Tell them', { 'a.txt': '1\n' })
  const entries = await work.sees((entry) => entry.sink === 'tcp' && entry.line.includes('Tell them'))
  expect(JSON.stringify(entries)).toContain('irc://irc.acme.example/ops')
  expect(JSON.stringify(entries)).not.toContain('u0003')
})

describe.each([
  {
    name: 'bamboo',
    typed: (url: string) => `bamboo_url=${url} build_key=API-MAIN username=ci`,
    path: (sha: string) => `/rest/api/latest/queue/API-MAIN?customRevision=${sha}`,
    result: { results: { result: [{ lifeCycleState: 'Finished', buildState: 'Successful' }] } },
  },
  {
    name: 'teamcity',
    typed: (url: string) => `teamcity_url=${url} build_type=Api_Main username=ci`,
    path: () => '/httpAuth/app/rest/buildQueue',
    result: { status: 'SUCCESS', state: 'finished' },
  },
] as const)('build server: $name', ({ name, typed, path, result }) => {
  const builds = async () => (await fetch(`${sandbox.url}/sandbox/builds`)).text()

  test.each([
    ['success', 'merged'],
    ['failed', 'opened'],
  ])('builds the pushed revision; a merge waits for its result: %s', async (status, state) => {
    const web = atWork(sandbox, 'web')
    await web.setUp({ name, typed: typed('http://ci.localhost'), secrets: { password: SECRET } })
    // Nothing else builds this branch.
    const sha = await web.push('Build this', { 'a.txt': '1\n' }, 'feature/report-range')
    const entries = await web.sees(
      (entry) =>
        entry.sink === 'http' &&
        entry.url.startsWith(`http://ci.localhost${path(sha)}`) &&
        JSON.stringify(entry).includes(sha),
    )
    expect(JSON.stringify(entries)).not.toContain(SECRET)
    await expect.poll(builds).toContain(sha)
    const { id } = await web.request(12)
    expect(await web.merge(id, true)).toBe('opened')
    expect((await sandbox.call('/sandbox/build', { project: 42, sha, status })).ok).toBe(true)
    expect((await web.request(12)).state).toBe(state)
  })

  test('builds a branch that was there before, once a merge request is opened', async () => {
    const sha = await work.push('Build this', { 'a.txt': '1\n' }, 'before')
    await work.setUp({ name, typed: typed('http://ci.localhost'), secrets: { password: SECRET } })
    expect(await work.sent()).toEqual([])
    await work.open('before', 'Build it')
    const entries = await work.sees((entry) => JSON.stringify(entry).includes(sha))
    expect(JSON.stringify(entries)).toContain(path(sha))
  })

  test('a server of one’s own is asked for its result, which a merge waits for', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.headers.authorization}`)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(request.method === 'GET' ? JSON.stringify(result) : '{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    try {
      const web = atWork(sandbox, 'web')
      await web.setUp({ name, typed: typed(`http://127.0.0.1:${port}`), secrets: { password: SECRET } })
      const sha = await web.push('Build this', { 'a.txt': '1\n' }, 'feature/report-range')
      await expect.poll(builds).toContain(sha)
      const { id } = await web.request(12)
      expect(await web.merge(id, true)).toBe('opened')
      await sandbox.call('/sandbox/clock', { hours: 1 })
      await expect.poll(async () => (await web.request(12)).state).toBe('merged')
      const account = `Basic ${Buffer.from(`ci:${SECRET}`).toString('base64')}`
      expect(asked).toEqual(expect.arrayContaining([`POST ${account}`, `GET ${account}`]))
      await web.view(name, /Last delivered /)
    } finally {
      server.close()
    }
  })
})
