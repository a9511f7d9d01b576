import { beforeEach, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { look, on } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const API = 43

const approve = async (as: 'ann' | 'bob' | 'cy' | 'root', body: object = {}, iid = 1) =>
  on(under, iid, 'POST', '/approve', { as, body, project: API })

const unapprove = async (as: 'ann' | 'bob') => on(under, 1, 'POST', '/unapprove', { as, project: API })

const approvals = async (as: 'ann' | 'bob' = 'ann') =>
  (await on(under, 1, 'GET', '/approvals', { as, project: API })).body

test('what lacks one says so, and cannot be merged', async () => {
  expect((await look(under, 1, API)).detailed_merge_status).toBe('not_approved')
  expect(await approvals()).toMatchObject({
    iid: 1,
    approved: false,
    approvals_required: 1,
    approvals_left: 1,
    approved_by: [],
    user_has_approved: false,
    user_can_approve: true,
  })
  expect((await on(under, 1, 'PUT', '/merge', { project: API })).status).toBe(405)
})

test('approving answers with who has approved, and then it can be merged', async () => {
  const { sha } = await look(under, 1, API)
  expect(await approve('ann', { sha })).toMatchObject({
    status: 201,
    body: {
      approved: true,
      approvals_left: 0,
      approved_by: [{ user: { username: 'ann' }, approved_at: expect.any(String) }],
      user_has_approved: true,
      user_can_approve: false,
    },
  })
  expect((await look(under, 1, API)).detailed_merge_status).toBe('mergeable')
  expect((await on(under, 1, 'GET', '/reviewers', { project: API })).body).toMatchObject([
    { state: 'approved' },
  ])
  expect((await on(under, 1, 'PUT', '/merge', { project: API })).status).toBe(200)
  expect(under.effects()).toEqual(['approved', 'merged'])
})

test('what moved on is not approved by its old sha', async () => {
  const { sha } = await look(under, 1, API)
  expect(await approve('ann', { sha: '0'.repeat(40) })).toMatchObject({
    status: 409,
    body: { message: `SHA does not match HEAD of source branch: ${sha}` },
  })
})

test('one’s own, and what one has approved, is answered with 401', async () => {
  expect(await approve('bob')).toMatchObject({ status: 401, body: { message: '401 Unauthorized' } })
  await approve('ann')
  expect((await approve('ann')).status).toBe(401)
  expect(await approvals('bob')).toMatchObject({ user_can_approve: false, approvals_left: 0 })
})

test('reporters read and do not approve', async () => {
  expect((await on(under, 12, 'POST', '/approve', { as: 'cy' })).status).toBe(403)
  expect((await on(under, 12, 'GET', '/approvals', { as: 'cy' })).status).toBe(200)
})

test('taken back, it lacks one again; what was not given is not there', async () => {
  await approve('ann')
  expect(await unapprove('ann')).toMatchObject({ status: 201, body: { approved: false, approved_by: [] } })
  expect(await unapprove('ann')).toMatchObject({ status: 404, body: { message: '404 Not Found' } })
  expect(under.effects()).toEqual(['approved', 'approval withdrawn'])
})

test('a project without a rule has enough with none', async () => {
  const reply = await on(under, 12, 'POST', '/approve', { as: 'ann' })
  expect(reply).toMatchObject({ status: 201, body: { approvals_required: 0, approved: true } })
  expect((await on(under, 13, 'GET', '/approvals')).body).toMatchObject({ approved: true, approved_by: [] })
})

test('a push takes approvals away where the rule says so', async () => {
  const push = async (name: string) => {
    const clone = await under.clone('acme/api', 'bob')
    await clone.git('switch', '--quiet', 'feature/cancel-order')
    await clone.commit(name, { [`${name}.txt`]: 'x\n' })
    await clone.git('push', '--quiet')
  }
  await approve('ann')
  await push('first')
  expect((await look(under, 1, API)).detailed_merge_status).toBe('not_approved')
  await under.forge.demand({ project: API, resets_on_push: false })
  await approve('ann')
  await push('second')
  expect((await look(under, 1, API)).detailed_merge_status).toBe('mergeable')
})

test('what only waited for it is merged', async () => {
  const wait = await on(under, 1, 'PUT', '/merge', { project: API, body: { auto_merge: true } })
  expect(wait.body).toMatchObject({ state: 'opened', merge_when_pipeline_succeeds: true })
  await approve('root')
  expect(await look(under, 1, API)).toMatchObject({ state: 'merged', merged_by: { username: 'ann' } })
})

test('a build that succeeds merges nothing that still lacks one', async () => {
  const wait = await on(under, 3, 'PUT', '/merge', { project: API, body: { auto_merge: true } })
  expect(wait.status).toBe(200)
  await under.forge.finishBuild({ project: API, branch: 'feature/warehouses', status: 'success' })
  expect(await look(under, 3, API)).toMatchObject({ state: 'opened', merge_when_pipeline_succeeds: true })
  await approve('bob', {}, 3)
  expect((await look(under, 3, API)).state).toBe('merged')
})

test('the API of the document knows of none', async () => {
  expect((await under.at(1, 'PUT', '/merge', { project: API })).status).toBe(200)
})

/** What the release says it is, and what the edition has. */
test('the Community Edition says four things, demands nothing, and lets authors approve', async () => {
  under.forge.imitate('18.5.0-ce')
  expect((await under.v4('GET', '/metadata')).body).toMatchObject({ version: '18.5.0', enterprise: false })
  const own = { user_has_approved: false, user_can_approve: true, approved: false, approved_by: [] }
  expect(await approvals('bob')).toEqual(own)
  expect((await look(under, 1, API)).detailed_merge_status).toBe('mergeable')
  expect(await approve('bob')).toMatchObject({
    status: 201,
    body: {
      user_has_approved: true,
      user_can_approve: false,
      approved: true,
      approved_by: [{ user: { username: 'bob' } }],
    },
  })
  expect(Object.keys(Object((await on(under, 1, 'GET', '/approvals', { project: API })).body))).toHaveLength(
    4,
  )
  for (const rest of ['/approval_state', '/approval_rules'])
    expect((await on(under, 1, 'GET', rest, { project: API })).status).toBe(404)
  expect((await under.v4('GET', `/projects/${API}/merge_trains`)).status).toBe(404)
  await under.forge.demand({ project: API, approvals: 2, merge_trains_enabled: true })
  expect((await look(under, 1, API)).detailed_merge_status).toBe('mergeable')
  const { body } = await under.v4('GET', `/projects/${API}`)
  expect(Object.keys(Object(body)).filter((name) => name.startsWith('merge_train'))).toEqual([])
})
