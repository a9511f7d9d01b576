import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const NO_PROJECT = { status: 404, body: { message: '404 Project Not Found' } }
const names = (body: unknown) =>
  z
    .array(z.looseObject({ path_with_namespace: z.string() }))
    .parse(body)
    .map((one) => one.path_with_namespace)

describe('a project', () => {
  test('is found by its number and by its path, and says what it is and what one may do there', async () => {
    const byNumber = await under.v4('GET', '/projects/42')
    expect(byNumber).toMatchObject({
      status: 200,
      body: {
        id: 42,
        name: 'Web',
        name_with_namespace: 'Acme / Web',
        path: 'web',
        path_with_namespace: 'acme/web',
        default_branch: 'main',
        web_url: `${under.forge.url}/acme/web`,
        http_url_to_repo: `${under.forge.url}/acme/web.git`,
        namespace: { id: 70, kind: 'group', full_path: 'acme' },
        permissions: { project_access: { access_level: 40 }, group_access: { access_level: 40 } },
      },
    })
    expect((await under.v4('GET', '/projects/acme%2Fweb')).body).toEqual(byNumber.body)
    expect((await under.v4('GET', '/projects/42', { as: 'cy' })).body).toMatchObject({
      permissions: { project_access: { access_level: 20 }, group_access: null },
    })
  })

  test.each([
    ['/projects/44', 'ann'],
    ['/projects/acme%2Fvault', 'ann'],
    ['/projects/43', 'cy'],
    ['/projects/99', 'root'],
    ['/projects/acme%2Fnothing', 'root'],
    ['/projects/web', 'root'],
  ] as const)('%s is to %s as if it did not exist', async (path, as) => {
    expect(await under.v4('GET', path, { as })).toMatchObject(NO_PROJECT)
  })
})

describe('a path that a project had before', () => {
  test.each(['', '/milestones?state=active', '/milestones/303', '/merge_requests/12/commits'])(
    'leads to its number, also for %j',
    async (rest) => {
      const reply = await under.v4('GET', `/projects/acme%2Fshop${rest}`)
      expect(reply.status).toBe(301)
      expect(reply.headers.get('location')).toBe(`${under.forge.url}/api/v4/projects/42${rest}`)
    },
  )

  test('leads nobody who may not see the project, and nothing that writes', async () => {
    const outside = await under.v4('GET', '/projects/acme%2Fshop', { headers: { 'PRIVATE-TOKEN': 'x' } })
    expect(outside.status).toBe(401)
    const body = { title: 'Elsewhere' }
    expect(await under.v4('POST', '/projects/acme%2Fshop/milestones', { body })).toMatchObject({
      status: 405,
      body: { message: 'Non GET methods are not allowed for moved projects' },
    })
    expect(under.effects()).toEqual([])
  })

  test('is unknown to the older API', async () => {
    expect(await under.call('GET', '/projects/acme%2Fshop/milestones')).toMatchObject(NO_PROJECT)
  })
})

describe('the list of projects', () => {
  test.each([
    ['ann', '', ['acme/api', 'acme/web']],
    ['cy', '', ['acme/web']],
    ['root', '', ['acme/vault', 'acme/api', 'acme/web']],
    ['root', '?membership=true', []],
    ['ann', '?search=AP', ['acme/api']],
    ['ann', '?order_by=name&sort=asc', ['acme/api', 'acme/web']],
    ['ann', '?order_by=id&sort=asc', ['acme/web', 'acme/api']],
  ] as const)('is for %s with %j what that person may see: %j', async (as, query, wanted) => {
    expect(names((await under.v4('GET', `/projects${query}`, { as })).body)).toEqual(wanted)
  })
})

describe('members', () => {
  const WEB = '/projects/42/members/all'

  test('are those of the project and of its group, each once, with what they may do', async () => {
    const { body } = await under.v4('GET', WEB)
    expect(body).toMatchObject([
      { id: 2, username: 'ann', access_level: 40, state: 'active' },
      { id: 3, username: 'bob', access_level: 30 },
      { id: 4, username: 'cy', name: 'Cy Carter', access_level: 20 },
    ])
  })

  test('are found by a part of their name or by their number', async () => {
    expect((await under.v4('GET', `${WEB}?query=BAKER`)).body).toMatchObject([{ username: 'bob' }])
    expect((await under.v4('GET', `${WEB}?user_ids[]=4&user_ids[]=2`)).body).toMatchObject([
      { id: 2 },
      { id: 4 },
    ])
    expect((await under.v4('GET', `${WEB}/3`)).body).toMatchObject({ username: 'bob', access_level: 30 })
    expect((await under.v4('GET', `${WEB}/1`)).status).toBe(404)
    expect(await under.v4('GET', '/projects/44/members/all')).toMatchObject(NO_PROJECT)
  })

  test('of the project itself are told from those of its group', async () => {
    await under.v4('DELETE', '/projects/42/members/3', { as: 'root' })
    expect((await under.v4('GET', '/projects/42/members')).body).toMatchObject([
      { username: 'ann', membership_state: 'active' },
      { username: 'cy' },
    ])
    expect((await under.v4('GET', '/projects/42/members/3')).status).toBe(404)
    expect((await under.v4('GET', `${WEB}/3`)).body).toMatchObject({ username: 'bob', access_level: 30 })
  })

  test('are added, changed and removed, and from then on they may do what their level lets them', async () => {
    const milestones = async () => (await under.v4('GET', '/projects/43/milestones', { as: 'cy' })).status
    const write = async () =>
      (await under.v4('POST', '/projects/43/milestones', { as: 'cy', body: { title: 'Cy’s' } })).status
    expect(await milestones()).toBe(404)
    const body = { user_id: 4, access_level: 10 }
    expect((await under.v4('POST', '/projects/43/members', { body })).body).toMatchObject({
      username: 'cy',
      access_level: 10,
    })
    expect(await milestones()).toBe(200)
    expect(await write()).toBe(403)
    await under.v4('PUT', '/projects/43/members/4', { body: { access_level: 20 } })
    expect(await write()).toBe(201)
    expect((await under.v4('DELETE', '/projects/43/members/4', { as: 'cy' })).status).toBe(204)
    expect(await milestones()).toBe(404)
    expect(under.effects()).toEqual(['member added', 'member changed', 'milestone created', 'member removed'])
  })
})
