import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { atWork } from '../support/integrations-at-work.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

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
  expect(JSON.stringify(entries)).toContain('See #11 and https://app.asana.com/0/1/12, fix #13')
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
  expect(await wikis()).toEqual(['/acme/api/wikis/home'])
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

describe.each([
  [
    'bamboo',
    'bamboo_url=http://ci.localhost build_key=API-MAIN username=ci',
    (sha: string) => `/rest/api/latest/queue/API-MAIN?customRevision=${sha}`,
  ],
  [
    'teamcity',
    'teamcity_url=http://ci.localhost build_type=Api_Main username=ci',
    () => '/httpAuth/app/rest/buildQueue',
  ],
] as const)('build server: %s', (name, typed, path) => {
  test.each([
    ['success', 'merged'],
    ['failed', 'opened'],
  ])('builds the pushed revision; a merge waits for its result: %s', async (status, state) => {
    await work.setUp({ name, typed, secrets: { password: SECRET } })
    const sha = await work.push('Build this', { 'a.txt': '1\n' }, 'built')
    const id = await work.open('built', 'Build this')
    const entries = await work.sees(
      (entry) =>
        entry.sink === 'http' &&
        entry.url.startsWith(`http://ci.localhost${path(sha)}`) &&
        JSON.stringify(entry).includes(sha),
    )
    expect(JSON.stringify(entries)).not.toContain(SECRET)
    expect(await work.merge(id, true)).toBe('opened')
    expect((await sandbox.call('/sandbox/build', { project: 43, sha, status })).ok).toBe(true)
    const { body } = await sandbox.api('sandbox-ann', `/projects/43/merge_requests/${id}`)
    expect(body).toMatchObject({ state })
  })
})
