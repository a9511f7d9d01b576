import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const Version = z.strictObject({
  id: z.number(),
  merge_request_id: z.number(),
  base_commit_sha: z.string(),
  start_commit_sha: z.string(),
  head_commit_sha: z.string(),
  state: z.string(),
  real_size: z.string(),
  created_at: z.string(),
})

const versionsOf = async (iid: number) =>
  z.array(Version).parse((await under.at(iid, 'GET', '/versions')).body)

test('a version says from where to where, and how many files it changes', async () => {
  const [version] = await versionsOf(12)
  const { id, sha } = await under.mergeRequest(12)
  const clone = await under.clone()
  expect(version).toMatchObject({
    merge_request_id: id,
    head_commit_sha: sha,
    state: 'collected',
    real_size: '4',
  })
  expect(version?.base_commit_sha).toBe(await clone.git('merge-base', 'origin/main', sha))
})

test('one version comes with its commits and its diffs', async () => {
  const [version] = await versionsOf(12)
  const reply = await under.at(12, 'GET', `/versions/${version?.id}`)
  expect(reply).toMatchObject({ status: 200, body: { ...version } })
  const { commits, diffs } = z
    .looseObject({ commits: z.array(z.unknown()), diffs: z.array(z.unknown()) })
    .parse(reply.body)
  expect([commits.length, diffs.length]).toEqual([3, 4])
})

test('every push to the source branch is a new version, newest first, and the old one stays readable', async () => {
  const [old] = await versionsOf(12)
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('checkout', '--quiet', 'feature/report-range')
  const head = await clone.commit('Name the columns', { 'columns.txt': 'a\n' })
  await clone.git('push', '--quiet')
  const versions = await versionsOf(12)
  expect(versions.map((version) => version.head_commit_sha)).toEqual([head, old?.head_commit_sha])
  expect(versions[0]?.real_size).toBe('5')
  expect((await under.mergeRequest(12)).sha).toBe(head)
  const before = await under.at(12, 'GET', `/versions/${old?.id}`)
  expect(z.looseObject({ commits: z.array(z.unknown()) }).parse(before.body).commits).toHaveLength(3)
})

test('a rewritten branch keeps what it was before', async () => {
  const [old] = await versionsOf(7)
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('checkout', '--quiet', 'fix/rounding')
  await clone.git('reset', '--quiet', '--hard', 'HEAD~1')
  const head = await clone.commit('Another way', { 'other.txt': 'b\n' })
  await clone.git('push', '--quiet', '--force')
  expect((await versionsOf(7)).map((version) => version.head_commit_sha)).toEqual([
    head,
    old?.head_commit_sha,
  ])
  expect((await under.at(7, 'GET', `/versions/${old?.id}`)).status).toBe(200)
})

test('reopening after a push is a new version', async () => {
  await under.at(15, 'PUT', '', { body: { state_event: 'close' } })
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('checkout', '--quiet', 'fix/voucher-reason')
  const head = await clone.commit('While it was closed', { 'closed.txt': 'c\n' })
  await clone.git('push', '--quiet')
  expect((await under.mergeRequest(15)).sha).not.toBe(head)
  await under.at(15, 'PUT', '', { body: { state_event: 'reopen' } })
  expect((await under.mergeRequest(15)).sha).toBe(head)
})

test('a version of another merge request is 404, and a name is 400', async () => {
  const [other] = await versionsOf(14)
  expect((await under.at(12, 'GET', `/versions/${other?.id}`)).status).toBe(404)
  expect(await under.at(12, 'GET', '/versions/newest')).toMatchObject({
    status: 400,
    body: { error: 'version_id is invalid' },
  })
})
