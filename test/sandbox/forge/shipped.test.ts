import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest, git } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start('shipped')
})
beforeEach(async () => under.forge.reset())
afterAll(async () => under.end())

const statusOf = async (iid: number) => (await under.mergeRequest(iid)).merge_status
const look = async (iid: number) => fetch(`${under.forge.url}/acme/web/-/merge_requests/${iid}`)

describe('merge_status', () => {
  test('is unchecked until somebody looks at the page or tries to merge, and reading it checks nothing', async () => {
    expect([await statusOf(12), await statusOf(9), await statusOf(9)]).toEqual(Array(3).fill('unchecked'))
    await look(12)
    expect(await statusOf(12)).toBe('can_be_merged')
    await under.at(9, 'PUT', '/merge')
    expect(await statusOf(9)).toBe('cannot_be_merged')
    expect(await statusOf(5)).toBe('can_be_merged')
  })

  test('is unchecked again after a push to the source or to the target', async () => {
    for (const iid of [12, 14]) await look(iid)
    const clone = await under.clone('acme/web', 'ann')
    await clone.git('checkout', '--quiet', 'feature/dutch')
    await clone.commit('More', { 'more.txt': 'x\n' })
    await clone.git('push', '--quiet')
    expect([await statusOf(14), await statusOf(12)]).toEqual(['unchecked', 'can_be_merged'])
    await clone.git('checkout', '--quiet', 'main')
    await clone.commit('Main moves', { 'main.txt': 'x\n' })
    await clone.git('push', '--quiet')
    expect(await statusOf(12)).toBe('unchecked')
  })

  test('is unchecked again after its branch is deleted and pushed again as it was', async () => {
    const { sha } = await under.mergeRequest(14)
    const clone = await under.clone('acme/web', 'ann')
    await clone.git('push', '--quiet', 'origin', '--delete', 'feature/dutch')
    await look(14)
    expect(await statusOf(14)).toBe('cannot_be_merged')
    await clone.git('push', '--quiet', 'origin', `${sha}:refs/heads/feature/dutch`)
    expect(await statusOf(14)).toBe('unchecked')
  })

  test('is unchecked again after a merge into the same target', async () => {
    await look(12)
    expect((await under.at(14, 'PUT', '/merge')).status).toBe(200)
    expect(await statusOf(12)).toBe('unchecked')
  })

  test('is unchecked again after a new target and after reopening', async () => {
    await look(17)
    await under.at(17, 'PUT', '', { body: { target_branch: 'feature/dutch' } })
    expect(await statusOf(17)).toBe('unchecked')
    await look(17)
    await under.at(17, 'PUT', '', { body: { state_event: 'close' } })
    expect(await statusOf(17)).toBe('can_be_merged')
    await under.at(17, 'PUT', '', { body: { state_event: 'reopen' } })
    expect(await statusOf(17)).toBe('unchecked')
  })
})

describe('accepting', () => {
  test('a conflict is 406 when it is found now and 405 when it was known', async () => {
    expect((await under.at(9, 'PUT', '/merge')).status).toBe(406)
    expect((await under.at(9, 'PUT', '/merge')).status).toBe(405)
  })

  test('a branch that is gone needs no check', async () => {
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('push', '--quiet', 'origin', '--delete', 'fix/voucher-reason')
    expect((await under.at(15, 'PUT', '/merge')).status).toBe(405)
  })

  test('another sha is told the head', async () => {
    const { sha } = await under.mergeRequest(12)
    const reply = await under.at(12, 'PUT', '/merge', { body: { sha: 'a'.repeat(40) } })
    expect(reply).toMatchObject({
      status: 409,
      body: { message: `SHA does not match HEAD of source branch: ${sha}` },
    })
  })

  test('the request is locked while git works, and merged or as before when it is done', async () => {
    const repository = join(under.dir, 'repositories/acme/web.git')
    const lock = join(repository, 'refs/heads/main.lock')
    // Git waits this long for a branch that another process holds.
    const patience = async (milliseconds: number) =>
      git(repository, 'config', '--file', 'config', 'core.filesRefLockTimeout', String(milliseconds))

    await writeFile(lock, '')
    await patience(0)
    expect((await under.at(7, 'PUT', '/merge')).status).toBe(500)
    expect((await under.mergeRequest(7)).state).toBe('opened')

    await patience(20_000)
    const merging = under.at(7, 'PUT', '/merge')
    await expect.poll(async () => (await under.mergeRequest(7)).state).toBe('locked')
    await rm(lock)
    expect(await merging).toMatchObject({ status: 200, body: { state: 'merged' } })
    expect((await under.mergeRequest(7)).state).toBe('merged')
  })
})

describe('cancelling', () => {
  const path = '/projects/42/merge_requests/5011/cancel_merge_when_build_succeeds'

  test('is POST; PUT is told so', async () => {
    const reply = await under.call('PUT', path)
    expect(reply).toMatchObject({ status: 405, body: { error: '405 Not Allowed' } })
    expect(reply.headers.get('allow')).toBe('POST')
  })

  test('fails on the server before anything is changed, for the author too: the wait goes on', async () => {
    await under.at(11, 'PUT', '/merge', { body: { merge_when_build_succeeds: true } })
    for (const as of ['ann', 'bob'] as const)
      expect(await under.call('POST', path, { as })).toMatchObject({
        status: 500,
        body: { message: '500 Internal Server Error' },
      })
    expect((await under.call('POST', path, { as: 'cy' })).status).toBe(401)
    expect(await under.mergeRequest(11)).toMatchObject({ merge_when_build_succeeds: true })
    expect(under.effects()).toEqual(['waiting'])
    await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'success' })
    expect((await under.mergeRequest(11)).state).toBe('merged')
  })
})

test('the project of a todo has two addresses more', async () => {
  const { status, body } = await under.at(12, 'POST', '/todo', { as: 'cy' })
  expect(status).toBe(201)
  const { project } = z.looseObject({ project: z.record(z.string(), z.unknown()) }).parse(body)
  expect(project).toEqual({
    id: 42,
    name: 'Web',
    name_with_namespace: 'acme / Web',
    path: 'web',
    path_with_namespace: 'acme/web',
    http_url_to_repo: `${under.forge.url}/acme/web.git`,
    web_url: `${under.forge.url}/acme/web`,
  })
})

test('the issues that a merge closes have all their fields', async () => {
  const { body } = await under.at(7, 'GET', '/closes_issues')
  expect(body).toMatchObject([
    {
      iid: 3,
      subscribed: false,
      upvotes: 0,
      downvotes: 0,
      due_date: null,
      confidential: false,
      web_url: `${under.forge.url}/acme/web/-/issues/3`,
    },
    { iid: 5 },
  ])
})
