import { expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()
const Made = z.object({ id: z.number() })

const ACME = { id: 70, name: 'Acme', full_path: 'acme', visibility: 'private' }

test.each([
  ['ann', ''],
  ['cy', ''],
  ['root', '?owned=true'],
  ['ann', '?min_access_level=40'],
  ['ann', '?search=CM'],
] as const)('%s sees the group with %j', async (as, query) => {
  const reply = await under.v4('GET', `/groups${query}`, { as })
  expect(reply).toMatchObject({ status: 200, body: [ACME] })
  expect(reply.headers.get('x-total')).toBe('1')
})

test.each([
  ['cy', '?min_access_level=10'],
  ['ann', '?owned=true'],
  ['ann', '?search=other'],
  ['ann', '?skip_groups[]=70'],
] as const)('%s sees none with %j', async (as, query) => {
  expect((await under.v4('GET', `/groups${query}`, { as })).body).toEqual([])
})

test('one group is named by its number or its path, and shows the projects that one may see', async () => {
  for (const id of ['70', 'acme'])
    expect((await under.v4('GET', `/groups/${id}`)).body).toMatchObject({
      ...ACME,
      web_url: `${under.forge.url}/groups/acme`,
      projects: [{ id: 42 }, { id: 43 }],
    })
  expect((await under.v4('GET', '/groups/acme', { as: 'cy' })).body).toMatchObject({ projects: [{ id: 42 }] })
  expect((await under.v4('GET', '/groups/acme?with_projects=false')).body).not.toHaveProperty('projects')
  expect(await under.v4('GET', '/groups/71')).toMatchObject({
    status: 404,
    body: { message: '404 Group Not Found' },
  })
})

test('its projects are a list of their own, in which archived ones can be left out', async () => {
  await under.forge.demand({ project: 43, archived: true })
  expect((await under.v4('GET', '/groups/70/projects')).body).toMatchObject([{ id: 43 }, { id: 42 }])
  expect((await under.v4('GET', '/groups/70/projects?archived=false')).body).toMatchObject([{ id: 42 }])
  expect((await under.v4('GET', '/projects?archived=true')).body).toMatchObject([{ id: 43 }])
})

test('a subgroup has the members of its group, and its projects are among those of the group when asked for', async () => {
  const made = await under.v4('POST', '/groups', {
    body: { name: 'Backend', path: 'backend', parent_id: 70 },
  })
  expect(made).toMatchObject({
    status: 201,
    body: { path: 'backend', full_path: 'acme/backend', parent_id: 70 },
  })
  const { id } = Made.parse(made.body)
  const project = await under.v4('POST', '/projects', {
    body: { name: 'orders', namespace_id: id },
    as: 'bob',
  })
  const { id: orders } = Made.parse(project.body)
  expect(project).toMatchObject({ status: 201, body: { path_with_namespace: 'acme/backend/orders' } })
  const all = '/groups/acme/projects?include_subgroups=true&archived=false&order_by=id&sort=asc'
  expect((await under.v4('GET', all)).body).toMatchObject([{ id: 42 }, { id: orders }])
  expect((await under.v4('GET', '/groups/70/projects?archived=false')).body).toMatchObject([{ id: 42 }])
  expect((await under.v4('GET', '/projects/acme%2Fbackend%2Forders', { as: 'bob' })).status).toBe(200)
  await under.forge.demand({ project: 42, merge_requests_access_level: 'disabled' })
  expect((await under.v4('GET', `${all}&with_merge_requests_enabled=true`)).body).toMatchObject([
    { id: orders },
  ])
})
