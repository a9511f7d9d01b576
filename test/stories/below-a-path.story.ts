import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../support/connect.ts'
import { API, clone, PAGES, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

const ROOT = '/dev/gitlab'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_FORGE_PATH: ROOT })
})
afterAll(() => sandbox.stop())

const page = (project: string, iid: number) => `${sandbox.forgeUrl}/${project}${PAGES}/merge_requests/${iid}`

test('a forge below a path is read and changed there, and nothing is sent beside it', async () => {
  expect(sandbox.forgeUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/dev\/gitlab$/)
  await connect(sandbox, 'cy', 'sandbox-cy')
  const card = await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
  // Its project is known by its own path, without that of the forge.
  expect(card.text).toContain('in acme/web.')
  expect(words(card)).toContain('acme/web')
  expect(words(card)).not.toContain('gitlab/acme')
  expect(JSON.stringify(card.blocks)).toMatch(
    new RegExp(`${sandbox.forgeUrl}/acme/web${PAGES}/merge_requests/12`),
  )
  await sandbox.press('ann', card, 'mr.merge')
  await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))

  const ledger = await sandbox.ledger()
  expect(ledger.filter(({ path }) => !path.startsWith(`${ROOT}/`))).toEqual([])
  const merges = ledger.filter(({ method, path }) => method === 'PUT' && path.endsWith('/merge'))
  expect(merges).toMatchObject([{ path: expect.stringMatching(`^${ROOT}${API}/projects/42/`), status: 200 }])
})

test('pasted addresses are read below the path only', async () => {
  await sandbox.asks('ann', `/mr view <${page('acme/web', 9)}/diffs|that one>`, ({ text }) =>
    text.startsWith('!9 '),
  )
  const origin = new URL(sandbox.forgeUrl).origin
  const isNoPage = /isn’t a project’s page\. .*Paste the link of one\.$/
  for (const [address, why] of [
    [
      `${origin}/acme/web/merge_requests/9`,
      /^That link goes to .* Paste one that begins with \S+\/gitlab\.$/,
    ],
    [`${sandbox.forgeUrl}/../../acme/web/merge_requests/9`, isNoPage],
    [`${sandbox.forgeUrl}/%2e%2e/acme/web/merge_requests/9`, isNoPage],
  ] as const) {
    const refused = await sandbox.asks('ann', `/mr view ${address}`, ({ ephemeral }) => ephemeral)
    expect(refused.text).toMatch(why)
  }
})

test('its own pages link to each other below the path', async () => {
  const shown = await (await fetch(page('acme/web', 9))).text()
  expect([...shown.matchAll(/ href="([^"]*)"/g)].map(([, address]) => address)).toEqual(
    expect.arrayContaining([`${ROOT}/`]),
  )
  expect(shown).not.toContain('href="/acme')
  expect((await fetch(`${new URL(sandbox.forgeUrl).origin}/acme/web${PAGES}/merge_requests/9`)).status).toBe(
    404,
  )
})

test('its repositories are cloned from there', async () => {
  const fresh = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
  expect(await fresh.git('rev-parse', 'HEAD')).toMatch(/^[0-9a-f]{40}$/)
  await fresh.remove()
})
