import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSilent, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { type StorePlace, storeFile } from '../../../src/store/engine.ts'
import { parseKeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store } from '../../../src/store/store.ts'
import { change } from '../../store/every-table.ts'
import { freePort } from '../../support/free-port.ts'
import { greenlightWords, inherited, unreachableWorld } from '../../support/main.ts'
import { emptyPlaces, onBothEngines } from '../../support/postgres.ts'

const root = join(import.meta.dirname, '../../..')
const FORGE = 'http://127.0.0.1:9'
const [k1, k2, k3] = ['k1', 'k2', 'k3'].map((id) => `${id}:${randomBytes(32).toString('base64')}`) as [
  string,
  string,
  string,
]

/** Runs `greenlight doctor` in a world where nobody answers, but for these variables. */
function doctor(
  variables: Record<string, string>,
  ...words: readonly string[]
): Promise<{ status: number | null; said: string }> {
  const { FORGE_API: _, ...world } = unreachableWorld()
  const env = { ...inherited, ...world, ...variables }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...greenlightWords('doctor'), ...words],
      { cwd: root, env },
      (_error, out, err) => resolve({ status: child.exitCode, said: `${out}${err}` }),
    )
  })
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** A server that answers every call with this. */
const answering = (status: number, body: unknown) =>
  addressOf(
    createServer((_, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    ),
  )

test('what is missing or wrong in the settings is named, and the exit status is 1', async () => {
  const missing = await doctor({ GREENLIGHT_KEYS: '' })
  expect(missing.said).toContain('GREENLIGHT_KEYS is missing')
  expect(missing.status).toBe(1)
  const wrong = await doctor({ BACKUP_DAYS: 'thirty', FORGE_URLL: 'x' })
  expect(wrong.said).toContain('BACKUP_DAYS must be a number of days')
  expect(wrong.said).toContain('did you mean FORGE_URL?')
  expect(wrong.status).toBe(1)
})

/** Runs `greenlight doctor` with these variables alone. */
const doctorOf = (variables: Record<string, string>) =>
  new Promise<{ status: number | null; said: string }>((resolve) => {
    const env = { ...inherited, ...variables }
    const child = execFile(process.execPath, greenlightWords('doctor'), { cwd: root, env }, (_, out, err) =>
      resolve({ status: child.exitCode, said: `${out}${err}` }),
    )
  })

test('after each step of docs/start.md it says what the next ones are for, and at last that all is well', async () => {
  const page = await readFile(join(root, 'docs/start.md'), 'utf8')
  const steps = page.split(/^(?=\d\. )/m).filter((part) => /^\d\. /.test(part))
  expect(steps).toHaveLength(5)
  const empty = parseEnv(await readFile(join(root, '.env.example'), 'utf8')) as Record<string, string>
  const slack = await answering(200, { ok: true })
  const forge = await answering(200, { version: '18.5.0', revision: 'abc' })
  const right: Record<string, string> = {
    SLACK_BOT_TOKEN: 'xoxb-1234-5678-abcd',
    SLACK_APP_TOKEN: 'xapp-1-A0123-4567-abcd',
    FORGE_URL: `http://${forge}`,
    PUBLIC_URL: 'https://greenlight.example.com',
    GREENLIGHT_KEYS: k1,
  }
  const set: Record<string, string> = { ...empty, SLACK_API_URL: '', DATA_DIR: '' }
  expect((await doctorOf(set)).said).toContain('begin with what greenlight manifest --socket prints')
  for (const step of steps.slice(0, 4)) {
    const named = Object.keys(empty).filter((name) => step.includes(`\`${name}\``))
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) set[name] = right[name] ?? ''
    const { said } = await doctorOf(set)
    const open = Object.keys(empty).filter((name) => set[name] === '' && name !== 'SLACK_APP_TOKEN')
    for (const name of open) expect(said).toContain(`${name} is missing`)
    for (const name of named) expect(said).not.toContain(`${name} is missing`)
    expect(said.includes('for Socket Mode, set SLACK_APP_TOKEN')).toBe(set.SLACK_APP_TOKEN === '')
  }
  const { status, said } = await doctorOf({
    ...set,
    SLACK_API_URL: `http://${slack}/api/`,
    DATA_DIR: await temporaryFolder(),
  })
  expect(said).toContain('✓ Slack knows my app-level token.')
  expect(said).toContain('I found nothing wrong.')
  expect(status).toBe(0)
})

test('an app-level token that Slack refuses is told from a bot token that it takes', async () => {
  const address = await addressOf(
    createServer(({ url }, response) => {
      const isSocket = url?.endsWith('apps.connections.open')
      const body = isSocket ? { ok: false, error: 'not_allowed_token_type' } : { ok: true }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }),
  )
  const { status, said } = await doctor({
    SLACK_API_URL: `http://${address}/api/`,
    SLACK_APP_TOKEN: 'xapp-1-A0123-4567-abcd',
  })
  expect(said).toContain('✓ Slack knows my token.')
  expect(said).toContain('✗ Slack refuses my app-level token (not_allowed_token_type).')
  expect(status).toBe(1)
})

test('--json says the same to a program', async () => {
  const { status, said } = await doctor({ GREENLIGHT_KEYS: k1 }, '--json')
  const { ok, checks } = JSON.parse(said)
  expect({ ok, status }).toEqual({ ok: false, status: 1 })
  expect(checks).toContainEqual({ about: 'slack', ok: false, text: expect.stringContaining('reach Slack') })
  expect(checks).toContainEqual({ about: 'keys', ok: true, text: 'The key k1 encrypts what is stored.' })
  const missing = await doctor({ GREENLIGHT_KEYS: '' }, '--json')
  expect(JSON.parse(missing.said)).toEqual({
    ok: false,
    checks: [{ about: 'settings', ok: false, text: expect.stringContaining('GREENLIGHT_KEYS is missing') }],
  })
  expect(missing.status).toBe(1)
})

test.each([
  ['says that all is well', { status: 'ok' }],
  ['answers with a list', []],
  ['has a version that is no text', { version: 4 }],
])('a server that %s, and not its version, is none', async (_, body) => {
  const address = await answering(200, body)
  for (const variables of [{}, { FORGE_TOKEN: 'token-of-nobody' }] as Record<string, string>[]) {
    const { status, said } = await doctor({ FORGE_URL: `http://${address}`, ...variables })
    expect(said).toContain(`✗ I can’t tell which API ${address} speaks: it did not say which version`)
    expect(said).not.toMatch(new RegExp(`✓ .*${address}`))
    expect(status).toBe(1)
  }
})

test('each way in which nobody answers is said as it is', async () => {
  const silent = await addressOf(createSilent())
  const plain = await answering(200, {})
  const closed = `127.0.0.1:${await freePort()}`
  const refused = await doctor({
    SLACK_API_URL: `http://${closed}/api/`,
    FORGE_URL: `http://${closed}`,
    DATABASE_URL: `postgresql://greenlight@${closed}/greenlight`,
  })
  expect(refused.said).toContain('✗ Slack refused the connection. ')
  expect(refused.said).toContain(`speaks: ${closed} refused the connection. `)
  expect(refused.said).toMatch(/✗ My store in PostgreSQL doesn’t work \(.*ECONNREFUSED.*\)/)
  const late = await doctor({ SLACK_API_URL: `http://${silent}/api/`, FORGE_URL: `http://${silent}` })
  expect(late.said).toContain('✗ Slack didn’t answer in time. ')
  expect(late.said).toContain(`speaks: ${silent} didn’t answer in time. `)
  const unknown = await doctor({
    SLACK_API_URL: 'https://slack.invalid/api/',
    FORGE_URL: 'https://forge.invalid',
    PUBLIC_URL: 'https://greenlight.example.com',
  })
  expect(unknown.said).toContain('✗ I couldn’t look up the address of Slack. ')
  expect(unknown.said).toContain('speaks: I couldn’t look up the address of forge.invalid. ')
  const insecure = await doctor({ SLACK_API_URL: `https://${plain}/api/`, FORGE_URL: `https://${plain}` })
  expect(insecure.said).toMatch(/✗ I couldn’t connect to Slack securely \(\w+\)\. /)
  expect(insecure.said).toMatch(/speaks: I couldn’t connect to \S+ securely \(\w+\)\. /)
  for (const { status } of [refused, late, unknown, insecure]) expect(status).toBe(1)
})

test.each([
  [503, {}, 'Slack answered with status 503'],
  [200, { welcome: true }, 'What answers is not Slack'],
])('a Slack that answers with %i %j is said to', async (status, body, words) => {
  const { said } = await doctor({ SLACK_API_URL: `http://${await answering(status, body)}/api/` })
  expect(said).toContain(`✗ ${words}. Check the network, SLACK_API_URL and status.slack.com.`)
})

onBothEngines(
  'a store that is there',
  (newPlace) => {
    /** Does something to a store with this ring; returns the variables that lead to it. */
    async function storeWith(ring: string, work: (store: Store) => Promise<unknown>) {
      const folder = await temporaryFolder()
      const given = await newPlace()
      const place: StorePlace = 'url' in given ? given : { file: storeFile(folder) }
      const store = await openStore({ ...place, keys: parseKeyRing(ring), forge: FORGE })
      await work(store)
      await store.heartbeats.leave()
      await store.close()
      return {
        place,
        folder,
        variables: { DATA_DIR: folder, ...('url' in place ? { DATABASE_URL: place.url } : {}) },
      }
    }
    const account = (store: Store) => store.accounts.save('T1', 'U1', 'token-of-somebody')

    test('is asked which keys its secrets need, before and after they are sealed anew', async () => {
      const { place, variables } = await storeWith(k1, account)
      const asked = (ring: string) => doctor({ ...variables, GREENLIGHT_KEYS: ring })
      expect((await asked(k1)).said).toContain('✓ The key k1 encrypts what is stored.\n')
      const before = await asked(`${k2},${k1},${k3}`)
      expect(before.said).toContain('✓ The key k2 encrypts what is stored. 1 stored secret still needs k1. ')
      expect(before.said).toContain('Only old backups need k3.')
      const store = await openStore({ ...place, keys: parseKeyRing(`${k2},${k1}`), forge: FORGE })
      await store.keyRotation.batch(10)
      await store.heartbeats.leave()
      await store.close()
      const after = await asked(`${k2},${k1}`)
      expect(after.said).toContain('✓ The key k2 encrypts what is stored. Only old backups need k1.')
    })

    test('has secrets that no key opens', async () => {
      const { place, variables } = await storeWith(k1, account)
      const missing = await doctor({ ...variables, GREENLIGHT_KEYS: k2 })
      expect(missing.said).toContain(
        '✗ 1 of the stored secrets need the key "k1", which is not in the key ring',
      )
      expect(missing.status).toBe(1)
      const other = await doctor({ ...variables, GREENLIGHT_KEYS: k2.replace('k2', 'k1') })
      expect(other.said).toContain('✗ 1 of the stored secrets do not open with the key "k1"')
      await change(place, "update accounts set token = 'v1.k1.damaged'")
      const damaged = await doctor({ ...variables, GREENLIGHT_KEYS: k1 })
      expect(damaged.said).toMatch(/✗ 1 of the stored secrets (?:are damaged|do not open)/)
      for (const { said } of [missing, other, damaged]) {
        expect(said).toContain('works.')
        expect(said).not.toContain('token-of-somebody')
      }
    })

    test('is of another server', async () => {
      const { variables } = await storeWith(k1, account)
      const { said, status } = await doctor({
        ...variables,
        GREENLIGHT_KEYS: k1,
        FORGE_URL: 'http://127.0.0.1:1',
      })
      expect(said).toMatch(/✗ My store .* doesn’t work \(What is stored is of http:\/\/127\.0\.0\.1:9/)
      expect(status).toBe(1)
    })

    test('is left as it is, whether a bot uses it or not', async () => {
      const folder = await temporaryFolder()
      const given = await newPlace()
      const place: StorePlace = 'url' in given ? given : { file: storeFile(folder) }
      const variables = {
        DATA_DIR: folder,
        GREENLIGHT_KEYS: k1,
        ...('url' in place ? { DATABASE_URL: place.url } : {}),
      }
      const files = async () =>
        Promise.all(
          (await readdir(folder))
            .sort()
            .map(async (name) => [name, await readFile(join(folder, name), 'base64')]),
        )
      const untouched = await files()
      expect((await doctor(variables)).said).toContain('✓ The key k1 encrypts what is stored.')
      expect(await files()).toEqual(untouched)
      const store = await openStore({ ...place, keys: parseKeyRing(k1), forge: FORGE })
      await account(store)
      const running = await doctor(variables)
      expect(running.said).toContain('✓ Nothing is stuck.')
      expect((await store.accounts.find('T1', 'U1'))?.token).toBe('token-of-somebody')
      await store.heartbeats.leave()
      await store.close()
      const stopped = await files()
      expect((await doctor(variables)).said).toContain('✓ Nothing is stuck.')
      expect(await files()).toEqual(stopped)
    })
  },
  emptyPlaces,
)

test('a store that cannot be read is wrong', async () => {
  const folder = await temporaryFolder()
  await mkdir(storeFile(folder))
  const { said, status } = await doctor({ DATA_DIR: folder })
  expect(said).toContain('✗ My store in DATA_DIR doesn’t work')
  expect(status).toBe(1)
})
