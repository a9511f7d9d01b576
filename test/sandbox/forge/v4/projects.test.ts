import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
beforeEach(async () => under.freshen())
afterAll(async () => under.end())

const NO_PROJECT = { status: 404, body: { message: '404 Project Not Found' } }
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
