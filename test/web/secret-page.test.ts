import { once } from 'node:events'
import { createServer } from 'node:http'
import { fc, test } from '@fast-check/vitest'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { integrationNames } from '../../src/model/integration-kinds.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import type { SecretForm } from '../../src/store/tables/one-time-links.ts'
import { createSecretPage, type EnteredSecrets, type SecretPageOptions } from '../../src/web/secret-page.ts'
import { madeUp } from '../support/integration-values.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { words } from './linking.ts'

const ann = { team: 'T1', user: 'UANN', userName: 'ann', channel: 'C1' }
const slack: SecretForm = {
  project: 42,
  name: 'slack',
  values: { channel: '#ops', username: '' },
  projectName: 'acme/web',
  replaces: false,
  edition: 'document',
}
const pushover: SecretForm = { ...slack, name: 'pushover', values: { priority: '1' } }
const HOOK = { webhook: 'https://hooks.example.com/canary' }

/** The page on a real server over a real store, with everything that was told to Slack and to the log. */
async function startSecretPage({
  now = Date.now,
  ...given
}: Partial<SecretPageOptions> & { now?: () => number } = {}) {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing(), now })
  const entered: EnteredSecrets[] = []
  const logged: string[] = []
  const server = createServer((request, response) => {
    void page.handle(request, response).then((own) => {
      if (!own) response.writeHead(418).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const page = createSecretPage({
    store,
    publicUrl: url,
    forgeUrl: 'https://git.example.com',
    serverName: 'git.example.com',
    entered: async (secrets) => {
      entered.push(secrets)
    },
    log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }),
    ...given,
  })
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    await store.close()
  })
  return {
    url,
    store,
    entered,
    logged,
    open: async (form: SecretForm) => `${url}/secret/${await store.secretLinks.open({ ...ann, form })}`,
  }
}

const post = (link: string, secrets: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(link, { method: 'POST', body: new URLSearchParams(secrets), headers })

describe('the form', () => {
  it('says what is to be set, where, for whom, and with which values', async () => {
    const { open } = await startSecretPage()
    const said = await words(await fetch(await open(slack)))
    expect(said).toContain('Enter the secret for Slack')
    expect(said).toContain('Project acme/web on git.example.com')
    expect(said).toContain('User name (blank) Channel #ops')
    expect(said).toContain('Slack account ann (member ID UANN)')
    expect(said).toContain('You press Save in Slack. Until then, nothing changes.')
    expect(said).toContain('also turns the integration on')
    expect(await words(await fetch(await open({ ...slack, replaces: true })))).toContain(
      'Saving replaces the old values',
    )
  })

  it.each(integrationNames.filter((name) => Object.keys(madeUp(name).secrets).length > 0))(
    'of %s has a labelled password field for each secret, and no field for anything else',
    async (name) => {
      const { open } = await startSecretPage()
      const { secrets, values } = madeUp(name)
      const source = await (await fetch(await open({ ...slack, name, values }))).text()
      const fields = [...source.matchAll(/<input id="(\w+)" name="(\w+)" type="password" (required )?/g)]
      expect(fields.map(([, id]) => id)).toEqual(Object.keys(secrets))
      for (const [, id, fieldName, required] of fields) {
        expect(fieldName).toBe(id)
        expect(source).toContain(`<label for="${id}">`)
        expect(required === undefined).toBe(name === 'jira')
      }
      expect(source.match(/<input/g)).toHaveLength(fields.length)
    },
  )

  it('can be looked at often without being used up', async () => {
    const { open } = await startSecretPage()
    const link = await open(slack)
    for (let look = 0; look < 12; look += 1) expect((await fetch(link)).status).toBe(200)
  })
})

test.prop([fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })], { numRuns: 60 })(
  'no value and no project’s name adds an element to the page',
  async (channel, projectName) => {
    const { open } = await startSecretPage()
    const elements = (source: string) => source.match(/<[a-z!/]/gi)?.length
    const plain = await (await fetch(await open({ ...slack, values: { channel: 'x' } }))).text()
    const odd = await (await fetch(await open({ ...slack, values: { channel }, projectName }))).text()
    expect(elements(odd)).toBe(elements(plain))
  },
)

describe('what is entered', () => {
  it('is kept for the same person’s yes, and that person is asked in Slack', async () => {
    const { open, store, entered, logged } = await startSecretPage()
    const link = await open(slack)
    const response = await post(link, HOOK)
    expect(response.status).toBe(200)
    expect(await words(response)).toContain('Now confirm in Slack')
    expect(entered).toEqual([
      { id: expect.any(String), team: 'T1', user: 'UANN', channel: 'C1', form: slack },
    ])
    expect((await post(link, HOOK)).status).toBe(404)
    expect((await fetch(link)).status).toBe(404)
    expect(await store.pendingIntegrationChanges.take(entered[0]?.id ?? '', 'T1', 'UANN')).toEqual({
      project: 42,
      name: 'slack',
      values: slack.values,
      secrets: HOOK,
    })
    expect(logged.join()).toContain('wait for their confirmation')
    expect(logged.join()).not.toContain('canary')
  })

  it('twenty times at once is entered once', async () => {
    const { open, entered } = await startSecretPage()
    const link = await open(slack)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(link, HOOK)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(entered).toHaveLength(1)
  })

  it('is deleted again when the person cannot be asked', async () => {
    let id = ''
    const { open, store, logged } = await startSecretPage({
      entered: async (secrets) => {
        id = secrets.id
        throw new Error('channel_not_found')
      },
    })
    const response = await post(await open(slack), HOOK)
    expect(response.status).toBe(502)
    expect(await words(response)).toContain('I deleted what you entered')
    expect(await store.pendingIntegrationChanges.take(id, 'T1', 'UANN')).toBeNull()
    expect(logged.join()).toContain('channel_not_found')
  })

  it.each([
    [{ api_key: '', user_key: 'u' }, 'This is required.'],
    [{ user_key: 'u' }, 'This is required.'],
    [{ api_key: 'two words', user_key: 'u' }, 'without spaces'],
    [{ api_key: 'nul\u0000', user_key: 'u' }, 'on one line'],
    [{ api_key: 'x'.repeat(1025), user_key: 'u' }, 'at most 1024 characters'],
  ])('and is not right is told at its field and never shown again (%#)', async (secrets, problem) => {
    const { open, entered } = await startSecretPage()
    const link = await open(pushover)
    const response = await post(link, secrets)
    expect(response.status).toBe(422)
    const source = await response.clone().text()
    expect(source).toContain('aria-invalid="true" aria-describedby="api_key-problem api_key-hint"')
    expect(source).not.toContain('aria-describedby="user_key-problem')
    expect(source).not.toContain('value=')
    const said = await words(response)
    expect(said).toContain(problem)
    expect(said).toContain('I kept nothing. Enter everything again.')
    expect(entered).toEqual([])
    expect((await post(link, { api_key: 'a', user_key: 'u' })).status).toBe(200)
  })

  it('may stay empty where it is optional', async () => {
    const { open, store, entered } = await startSecretPage()
    const jira: SecretForm = { ...slack, name: 'jira', values: { url: 'https://j', project_key: 'WEB' } }
    expect((await post(await open(jira), { password: '' })).status).toBe(200)
    expect(await store.pendingIntegrationChanges.take(entered[0]?.id ?? '', 'T1', 'UANN')).toMatchObject({
      secrets: {},
    })
  })

  it('takes a password with spaces as it is, and nothing that the form did not ask for', async () => {
    const { open, store, entered } = await startSecretPage()
    const bamboo: SecretForm = { ...slack, name: 'bamboo' }
    await post(await open(bamboo), { password: ' pass wörd ', build_key: 'X', project: '43' })
    const held = await store.pendingIntegrationChanges.take(entered[0]?.id ?? '', 'T1', 'UANN')
    expect(held).toMatchObject({ project: 42, values: slack.values, secrets: { password: ' pass wörd ' } })
  })

  it('may be tried ten times, then the link is no longer good', async () => {
    const { open, entered } = await startSecretPage()
    const link = await open(slack)
    for (let turn = 1; turn < 10; turn += 1) expect((await post(link, { webhook: 'x' })).status).toBe(422)
    expect((await post(link, { webhook: 'x' })).status).toBe(404)
    expect((await post(link, HOOK)).status).toBe(404)
    expect(entered).toEqual([])
  })
})

describe('the edge', () => {
  it('every answer forbids scripts, frames and storing', async () => {
    const { open, url } = await startSecretPage()
    const link = await open(slack)
    for (const response of [await fetch(link), await fetch(`${url}/secret/x`), await post(link, {})]) {
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-/,
      )
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('same-origin')
    }
  })

  it.each(['https://evil.example', 'null', ''])('a form from the origin %j is refused', async (origin) => {
    const { open, entered } = await startSecretPage()
    expect((await post(await open(slack), HOOK, { origin })).status).toBe(403)
    expect(entered).toEqual([])
  })

  it('a form of the page itself is taken', async () => {
    const { open, url } = await startSecretPage()
    expect((await post(await open(slack), HOOK, { origin: url })).status).toBe(200)
  })

  it('other bodies, other methods and endless forms are refused, and the link stays good', async () => {
    const { open } = await startSecretPage()
    const link = await open(slack)
    expect((await post(link, HOOK, { 'content-type': 'application/json' })).status).toBe(415)
    expect((await fetch(link, { method: 'PUT' })).status).toBe(405)
    expect((await post(link, { webhook: 'x'.repeat(20_000) })).status).toBe(413)
    expect((await post(link, HOOK)).status).toBe(200)
  })

  it('a link that is over is answered like one that never was', async () => {
    let time = 0
    const { open, url } = await startSecretPage({ now: () => time })
    const link = await open(slack)
    time = 10 * 60_000
    const over = await fetch(link)
    expect(over.status).toBe(404)
    expect(await over.text()).toBe(await (await fetch(`${url}/secret/${'A'.repeat(22)}`)).text())
  })

  it.each(['/', '/secret', '/secrets/x', '/link/x'])('%s is not its own path', async (path) => {
    const { url } = await startSecretPage()
    expect((await fetch(url + path)).status).toBe(418)
  })
})
