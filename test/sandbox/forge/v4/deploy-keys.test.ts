import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Asking, ForgeUnderTest } from '../forge-under-test.ts'
import { newDeployKey } from '../new-deploy-key.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const WEB = '/projects/42/deploy_keys'
const API = '/projects/43/deploy_keys'
const Key = z.looseObject({ id: z.number(), title: z.string(), key: z.string() })
const NOT_FOUND = { status: 404, body: { message: '404 Not found' } }
const NO_KEY = { status: 404, body: { message: '404 Deploy key Not Found' } }

const idsOf = async (path: string) =>
  z
    .array(Key)
    .parse((await under.v4('GET', path, { as: 'root' })).body)
    .map(({ id }) => id)
const one = async (id: number, path = WEB) => Key.parse((await under.v4('GET', `${path}/${id}`)).body)
const add = async (body: unknown, path = WEB, as: Asking['as'] = 'ann') =>
  under.v4('POST', path, { as, body })

describe('a key', () => {
  test('has both fingerprints and says what it may do', async () => {
    expect(await one(601)).toEqual({
      id: 601,
      title: 'Staging',
      created_at: expect.any(String),
      expires_at: null,
      key: expect.stringMatching(/^ssh-ed25519 /),
      usage_type: 'auth_and_signing',
      // ssh-keygen -l -E md5 and -E sha256 say so.
      fingerprint: '57:a3:04:f1:f3:cc:f1:70:d3:99:4a:21:9a:97:5e:85',
      fingerprint_sha256: 'SHA256:DQOOj9jIcJHvDgBbhM41pE/N20JfqvCON6CsUU3SYo4',
      can_push: false,
    })
  })

  test('is listed in its project, the oldest first, for masters', async () => {
    expect(await idsOf(WEB)).toEqual([601, 602])
    expect(await under.v4('GET', WEB, { as: 'bob' })).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    })
    expect(await under.v4('GET', `${WEB}/603`)).toMatchObject(NOT_FOUND)
  })

  test('is seen with its projects by administrators, who can ask for the public ones', async () => {
    await under.v4('PUT', `${WEB}/602`, { body: { can_push: true } })
    const { body } = await under.v4('GET', '/deploy_keys', { as: 'root' })
    expect(body).toMatchObject([
      { id: 601, projects_with_write_access: [], projects_with_readonly_access: [{ id: 42 }] },
      {
        id: 602,
        projects_with_write_access: [{ path_with_namespace: 'acme/web' }],
        projects_with_readonly_access: [],
      },
      { id: 603 },
      { id: 604 },
      { id: 605, projects_with_write_access: [], projects_with_readonly_access: [] },
    ])
    expect(await idsOf('/deploy_keys?public=true')).toEqual([605])
    expect((await under.v4('GET', '/deploy_keys')).status).toBe(403)
  })
})

describe('adding', () => {
  test('a new one with when it expires and whether it may push', async () => {
    const key = newDeployKey('new')
    const body = { title: 'New', key, can_push: 'true', expires_at: '2031-01-31T00:00:00Z' }
    expect(await add(body)).toMatchObject({
      status: 201,
      body: { id: 606, title: 'New', key, can_push: true, expires_at: '2031-01-31T00:00:00Z' },
    })
    expect(under.effects()).toEqual(['deploy key added'])
  })

  test('one that is here already changes nothing', async () => {
    const { key } = await one(601)
    expect(await add({ title: 'Again', key })).toMatchObject({
      status: 201,
      body: { id: 601, title: 'Staging' },
    })
    expect(under.effects()).toEqual([])
  })

  test('one of another project that this person reaches joins it with its own title and a right of its own', async () => {
    const { key } = await one(603, API)
    expect(await add({ title: 'x', key, can_push: true })).toMatchObject({
      status: 201,
      body: { id: 603, title: 'Orders', can_push: true },
    })
    expect(await one(603, API)).toMatchObject({ can_push: false })
  })

  test('one of a project that this person cannot see is taken', async () => {
    const { body } = await under.v4('GET', '/projects/44/deploy_keys/604', { as: 'root' })
    expect(await add({ title: 'x', key: Key.parse(body).key })).toMatchObject({
      status: 400,
      body: { message: { 'deploy_key.fingerprint_sha256': ['has already been taken'] } },
    })
  })

  test.each([
    [{ key: 'ssh-rsa A' }, { error: 'title is missing' }],
    [{}, { error: 'title is missing, key is missing' }],
    [{ title: 'x', key: newDeployKey(), expires_at: 'soon' }, { error: 'expires_at is invalid' }],
    [{ title: 'x', key: newDeployKey(), can_push: 'maybe' }, { error: 'can_push is invalid' }],
    [{ title: 'x', key: 'nothing' }, { message: { 'deploy_key.key': ['is invalid'] } }],
  ])('%j is refused', async (body, says) => {
    expect(await add(body)).toMatchObject({ status: 400, body: says })
  })
})

describe('editing', () => {
  test('changes the title and the right to push', async () => {
    const edited = await under.v4('PUT', `${WEB}/601`, { body: { title: 'Stage', can_push: true } })
    expect(edited).toMatchObject({ status: 200, body: { title: 'Stage', can_push: true } })
    await under.v4('PUT', `${WEB}/601`, { body: { can_push: true } })
    expect(under.effects()).toEqual(['deploy key updated'])
  })

  test('leaves the title of a public key to administrators', async () => {
    await under.v4('POST', `${WEB}/605/enable`)
    const asMaster = await under.v4('PUT', `${WEB}/605`, { body: { title: 'Mine', can_push: true } })
    expect(asMaster).toMatchObject({ status: 200, body: { title: 'Shared mirror', can_push: true } })
    const asRoot = await under.v4('PUT', `${WEB}/605`, { as: 'root', body: { title: 'Ours' } })
    expect(asRoot.body).toMatchObject({ title: 'Ours' })
  })

  test.each([
    [601, {}, 400],
    [601, { title: '' }, 400],
    [603, { title: 'x' }, 404],
  ])('of %i with %j is %i', async (id, body, status) => {
    expect((await under.v4('PUT', `${WEB}/${id}`, { body })).status).toBe(status)
  })

  test('takes a master', async () => {
    expect((await under.v4('PUT', `${WEB}/601`, { as: 'bob', body: { title: 'x' } })).status).toBe(403)
  })
})

describe('giving and taking', () => {
  test('enabling gives a reachable key to the project and shows it alone', async () => {
    const enabled = await under.v4('POST', `${WEB}/603/enable`)
    expect(enabled).toMatchObject({ status: 201, body: { id: 603, title: 'Orders' } })
    expect(enabled.body).not.toHaveProperty('can_push')
    expect(await idsOf(WEB)).toEqual([601, 602, 603])
    expect(await under.v4('POST', `${WEB}/604/enable`)).toMatchObject(NO_KEY)
  })

  test('deleting takes a key from this project only, and without a project a private one is gone', async () => {
    await under.v4('POST', `${WEB}/603/enable`)
    expect(await under.v4('DELETE', `${WEB}/603`)).toMatchObject({ status: 204, text: '' })
    expect(await idsOf(API)).toEqual([603])
    expect((await under.v4('DELETE', `${API}/603`)).status).toBe(204)
    expect(await idsOf('/deploy_keys')).toEqual([601, 602, 604, 605])
    expect(await under.v4('DELETE', `${API}/603`)).toMatchObject(NO_KEY)
  })
})
