import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Asking, ForgeUnderTest } from './forge-under-test.ts'
import { newDeployKey } from './new-deploy-key.ts'

let under: ForgeUnderTest
let shipped: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
  shipped = await ForgeUnderTest.start('shipped')
})
beforeEach(async () => under.freshen())
afterAll(async () => {
  await under.end()
  await shipped.end()
})

const Shown = z.strictObject({ id: z.number(), title: z.string(), key: z.string(), created_at: z.string() })
const FORBIDDEN = { status: 403, body: { message: '403 Forbidden' } }
const NOT_FOUND = { status: 404, body: { message: '404 Not found' } }
const SEEDED = { staging: 601, build: 602, orders: 603, vault: 604, shared: 605 }

const add = async (body: unknown, project = 42, as: Asking['as'] = 'ann') =>
  under.call('POST', `/projects/${project}/deploy_keys`, { as, body })

async function keysOf(project: number, on = under) {
  return z.array(Shown).parse((await on.call('GET', `/projects/${project}/deploy_keys`, { as: 'root' })).body)
}

const idsOf = async (project: number, on = under) => (await keysOf(project, on)).map(({ id }) => id)

async function seeded(id: number) {
  const { body } = await under.call('GET', '/deploy_keys', { as: 'root' })
  const found = z
    .array(Shown)
    .parse(body)
    .find((key) => key.id === id)
  if (!found) throw new Error(`there is no key ${id}`)
  return found
}

const effects = () => under.effects()

describe('reading', () => {
  test('the list of a project has four fields a key, newest first, and no pages', async () => {
    expect(await idsOf(42)).toEqual([SEEDED.build, SEEDED.staging])
    expect(await idsOf(43)).toEqual([SEEDED.orders])
    const { headers } = await under.call('GET', '/projects/42/deploy_keys?per_page=1')
    expect(headers.get('x-total')).toBeNull()
  })

  test('the list of the whole forge is for administrators', async () => {
    const { status, body } = await under.call('GET', '/deploy_keys', { as: 'root' })
    expect(status).toBe(200)
    const ids = z.array(Shown).parse(body)
    expect(ids.map(({ id }) => id)).toEqual([605, 604, 603, 602, 601])
    for (const as of ['ann', 'bob', 'cy'] as const)
      expect(await under.call('GET', '/deploy_keys', { as })).toMatchObject(FORBIDDEN)
  })

  test('one is found under its project only', async () => {
    const { status, body } = await under.call('GET', '/projects/42/deploy_keys/601')
    expect(status).toBe(200)
    expect(Shown.parse(body)).toMatchObject({ id: 601, title: 'Staging' })
    for (const id of [SEEDED.orders, 999])
      expect(await under.call('GET', `/projects/42/deploy_keys/${id}`)).toMatchObject(NOT_FOUND)
    expect(await under.call('GET', '/projects/42/deploy_keys/staging')).toMatchObject({
      status: 400,
      body: { error: 'key_id is invalid' },
    })
  })

  test('old clients say keys', async () => {
    expect((await under.call('GET', '/projects/42/keys')).body).toEqual(await keysOf(42))
    expect((await under.call('GET', '/projects/42/keys/601')).status).toBe(200)
  })
})

describe('adding', () => {
  test('a new key is 201 with what was sent, and its comment and the blanks around it stay as they are', async () => {
    const key = newDeployKey('a comment of two words')
    const { status, body } = await add({ title: 'New', key: ` ${key}\n` })
    expect(status).toBe(201)
    expect(Shown.parse(body)).toMatchObject({ title: 'New', key })
    expect(effects()).toEqual(['deploy key added'])
    expect(await keysOf(42)).toContainEqual(body)
  })

  test('a key that the project has is answered with as it is, and nothing changes', async () => {
    const before = await seeded(SEEDED.staging)
    const [type, blob] = before.key.split(' ')
    const reply = await add({ title: 'Another name', key: `${type} ${blob} another@comment` })
    expect(reply).toMatchObject({ status: 201, body: before })
    expect(effects()).toEqual([])
  })

  test('a key of another project that one is a member of is joined, with its own title', async () => {
    const before = await seeded(SEEDED.orders)
    expect(await add({ title: 'Mine', key: before.key })).toMatchObject({ status: 201, body: before })
    expect(await idsOf(42)).toEqual([603, 602, 601])
    expect(await idsOf(43)).toEqual([603])
    expect(effects()).toEqual(['deploy key joined'])
  })

  test('a public key is joined', async () => {
    const before = await seeded(SEEDED.shared)
    expect(await add({ title: 'Mine', key: before.key })).toMatchObject({ status: 201, body: before })
  })

  test('a key out of reach is taken, also for the administrator, who is a member of nothing', async () => {
    const vault = await seeded(SEEDED.vault)
    const orders = await seeded(SEEDED.orders)
    const taken = { status: 400, body: { message: { fingerprint: ['has already been taken'] } } }
    expect(await add({ title: 'Mine', key: vault.key })).toMatchObject(taken)
    expect(await add({ title: 'Mine', key: orders.key }, 42, 'root')).toMatchObject(taken)
    expect(effects()).toEqual([])
  })

  const BLANK = ["can't be blank", 'is too short (minimum is 0 characters)']
  test.each([
    [{}, { key: [...BLANK, 'is invalid'], title: BLANK }],
    [
      { title: ' ', key: '' },
      { key: [...BLANK, 'is invalid'], title: BLANK },
    ],
    [{ title: 'x'.repeat(256), key: newDeployKey() }, { title: ['is too long (maximum is 255 characters)'] }],
    [{ title: 'x', key: 'rsa AAAA' }, { key: ['is invalid'] }],
    [
      { title: 'x', key: `ssh-rsa ${randomBytes(4000).toString('base64')}` },
      { key: ['is too long (maximum is 5000 characters)'] },
    ],
    [{ title: 'x', key: `${newDeployKey()}\nssh-rsa AAAA` }, { key: ['should be a single line'] }],
    [
      { title: 'x', key: 'ssh-rsa AAAA' },
      { key: ['is invalid'], fingerprint: ['cannot be generated'] },
    ],
    [
      { title: 'x', key: newDeployKey().replace('ed25519', 'rsa') },
      { key: ['is invalid'], fingerprint: ['cannot be generated'] },
    ],
  ])('%# is refused and says every fault', async (body, message) => {
    const before = await idsOf(42)
    const reply = await add(body)
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ message })
    expect(await idsOf(42)).toEqual(before)
  })

  test('a title may have 255 characters, whatever they are', async () => {
    expect((await add({ title: '😀'.repeat(255), key: newDeployKey() })).status).toBe(201)
  })

  test.each(['ssh-ed25519', 'ecdsa-sha2-nistp256', 'sk-ssh-ed25519@openssh.com'])(
    '%s is a key',
    async (type) => {
      expect((await add({ title: type, key: newDeployKey('', type) })).status).toBe(201)
    },
  )
})

describe('taking away', () => {
  test('deleting answers with every field, and the key is gone when nobody else has it', async () => {
    const reply = await under.call('DELETE', '/projects/42/deploy_keys/601', { body: {} })
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.body).toEqual({
      id: 601,
      title: 'Staging',
      key: expect.stringMatching(/^ssh-ed25519 /),
      // ssh-keygen -E md5 says so.
      fingerprint: '57:a3:04:f1:f3:cc:f1:70:d3:99:4a:21:9a:97:5e:85',
      public: false,
      user_id: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    expect(effects()).toEqual(['deploy key deleted'])
    expect((await under.call('DELETE', '/projects/42/deploy_keys/601')).body).toEqual({
      message: '404 Not found',
    })
    expect((await under.call('GET', '/deploy_keys', { as: 'root' })).text).not.toContain('Staging')
  })

  test.each([
    { mode: 'document', left: [603] },
    { mode: 'shipped', left: [] },
  ])('of a key that two projects have the other project has $left left ($mode)', async ({ mode, left }) => {
    const on = mode === 'shipped' ? shipped : under
    expect((await on.call('POST', '/projects/42/deploy_keys/603/enable')).status).toBe(201)
    expect((await on.call('DELETE', '/projects/42/deploy_keys/603')).status).toBe(200)
    expect(await idsOf(42, on)).toEqual([602, 601])
    expect(await idsOf(43, on)).toEqual(left)
  })

  test('disabling takes it away from this project, and a public key stays in the forge', async () => {
    await under.call('POST', '/projects/42/deploy_keys/605/enable')
    const reply = await under.call('DELETE', '/projects/42/deploy_keys/605/disable')
    expect(reply.status).toBe(200)
    expect(Shown.parse(reply.body).id).toBe(605)
    expect(await idsOf(42)).toEqual([602, 601])
    expect((await seeded(605)).title).toBe('Shared mirror')
    expect(effects()).toEqual(['deploy key enabled', 'deploy key disabled'])
  })

  test('disabling what the project has not is 404 by the document and failed on the servers', async () => {
    const path = '/projects/42/deploy_keys/603/disable'
    expect(await under.call('DELETE', path)).toMatchObject(NOT_FOUND)
    expect(await shipped.call('DELETE', path)).toMatchObject({
      status: 500,
      body: { message: '500 Internal Server Error' },
    })
  })
})

describe('enabling', () => {
  test('a key within reach is 201, and doing it again changes nothing', async () => {
    for (const count of [1, 1]) {
      const reply = await under.call('POST', '/projects/42/deploy_keys/603/enable')
      expect(reply.status).toBe(201)
      expect(Shown.parse(reply.body).title).toBe('Orders')
      expect(effects()).toHaveLength(count)
    }
  })

  test.each([SEEDED.vault, 999])('the key %i is out of reach', async (id) => {
    expect(await under.call('POST', `/projects/42/deploy_keys/${id}/enable`)).toMatchObject({
      status: 404,
      body: { message: '404 Deploy Key Not Found' },
    })
  })
})

test.each([
  ['GET', ''],
  ['POST', ''],
  ['GET', '/601'],
  ['DELETE', '/601'],
  ['POST', '/605/enable'],
  ['DELETE', '/601/disable'],
])('%s deploy_keys%s is for masters', async (method, rest) => {
  const path = `/projects/42/deploy_keys${rest}`
  for (const as of ['bob', 'cy'] as const)
    expect(await under.call(method, path, { as })).toMatchObject(FORBIDDEN)
  const hidden = path.replace('/42/', '/44/')
  expect(await under.call(method, hidden)).toMatchObject({
    status: 404,
    body: { message: '404 Project Not Found' },
  })
  expect(effects()).toEqual([])
})
