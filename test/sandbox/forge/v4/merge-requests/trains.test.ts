import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { look, on } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => {
  await under.forge.reset()
  await under.forge.demand({ project: 42, merge_trains_enabled: true })
})

const BRANCH = 'feature/search-cache'
const TRAIN = 'refs/merge-requests/11/train'
const merge = async (iid: number, body: object = {}) => on(under, iid, 'PUT', '/merge', { body, as: 'ann' })
const endBuild = async (branch: string, status: 'success' | 'failed') =>
  under.forge.finishBuild({ project: 42, branch, status })

async function train(path = '/merge_requests/11') {
  const response = await fetch(`${under.forge.url}/api/v4/projects/42/merge_trains${path}`, {
    headers: { 'private-token': 'sandbox-ann' },
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

const board = async (iid: number, body: object = {}) => {
  const response = await fetch(`${under.forge.url}/api/v4/projects/42/merge_trains/merge_requests/${iid}`, {
    method: 'POST',
    headers: { 'private-token': 'sandbox-ann', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}

test('what has not built cannot go on the train; a merge past it is refused only where the project says so', async () => {
  expect(await merge(12, { auto_merge: true })).toMatchObject({ status: 405 })
  expect(await board(12)).toMatchObject({ status: 400, body: { message: 'Failed to merge' } })
  for (const merge_train_enforcement of ['enforce_for_all_users', 'enforce_with_owner_override'] as const) {
    await under.forge.demand({ project: 42, merge_train_enforcement })
    expect(await merge(12)).toMatchObject({ status: 405 })
  }
  expect(under.effects()).toEqual([])
  await under.forge.demand({ project: 42, merge_train_enforcement: 'allow_bypass' })
  expect(await merge(12)).toMatchObject({ status: 200, body: { state: 'merged' } })
})

test('the train’s own call: 201 on the train, 202 for later, 409 for another head, 403 without trains', async () => {
  expect(await board(11, { sha: '0'.repeat(40) })).toMatchObject({ status: 409 })
  expect(await board(11)).toMatchObject({ status: 400 })
  expect(await board(11, { auto_merge: true })).toMatchObject({ status: 202, body: [] })
  await endBuild(BRANCH, 'success')
  expect(await train()).toMatchObject({ status: 200, body: { status: 'fresh' } })
  await under.forge.reset()
  expect(await board(11)).toMatchObject({ status: 403 })
  await under.forge.demand({ project: 42, merge_trains_enabled: true })
  await endBuild(BRANCH, 'failed')
  expect(await board(11)).toMatchObject({ status: 201, body: [{ merge_request: { iid: 11 } }] })
})

test.each([
  ['19.0.0', 'merged', false],
  ['19.1.0', 'opened', true],
])(
  'in %s a build that has passed and `auto_merge` is %s: on the train %s',
  async (release, state, isThere) => {
    under.forge.imitate(release)
    await endBuild(BRANCH, 'success')
    expect(await merge(11, { auto_merge: true })).toMatchObject({ status: 200, body: { state } })
    expect((await train()).status === 200).toBe(isThere)
  },
)

test('what waits goes on the train once it has built, is built there, and is merged when that passes', async () => {
  expect(await merge(11, { auto_merge: true })).toMatchObject({
    status: 200,
    body: { state: 'opened', merge_when_pipeline_succeeds: true },
  })
  expect(await train()).toMatchObject({ status: 404 })
  await endBuild(BRANCH, 'success')
  expect(await train()).toMatchObject({
    status: 200,
    body: {
      merge_request: { iid: 11 },
      status: 'fresh',
      target_branch: 'main',
      pipeline: { ref: TRAIN, status: 'running' },
    },
  })
  const { body } = await train('')
  expect(z.array(z.looseObject({ id: z.number() })).parse(body)).toHaveLength(1)
  const { sha } = await look(under, 11)
  const shown = await on(under, 11, 'GET', '', { as: 'ann' })
  expect(shown.body).toMatchObject({ head_pipeline: { ref: TRAIN }, sha })
  expect(await endBuild(TRAIN, 'success')).toBe(true)
  expect(await look(under, 11)).toMatchObject({ state: 'merged' })
  expect(await train()).toMatchObject({ status: 404 })
})

test('what fails on the train leaves it and waits no more; a cancel takes it away too', async () => {
  await endBuild(BRANCH, 'success')
  await merge(11, { auto_merge: true })
  await endBuild(TRAIN, 'failed')
  expect(await look(under, 11)).toMatchObject({ state: 'opened', merge_when_pipeline_succeeds: false })
  expect(await train()).toMatchObject({ status: 404 })
  await merge(11, { auto_merge: true })
  expect(await train()).toMatchObject({ status: 200 })
  await on(under, 11, 'POST', '/cancel_merge_when_pipeline_succeeds', { as: 'ann' })
  expect(await train()).toMatchObject({ status: 404 })
  await endBuild(TRAIN, 'success')
  expect(await look(under, 11)).toMatchObject({ state: 'opened' })
})

test('what is still being prepared shows empty lists and nothing that is counted', async () => {
  await under.forge.hold({ project: 42, iid: 12, as: 'preparing' })
  expect((await on(under, 12, 'GET', '', { as: 'ann' })).body).toMatchObject({
    prepared_at: null,
    detailed_merge_status: 'preparing',
    changes_count: null,
  })
  expect((await on(under, 12, 'GET', '/commits', { as: 'ann' })).body).toEqual([])
  expect((await on(under, 12, 'GET', '/diffs', { as: 'ann' })).body).toEqual([])
})
