import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { look, on } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const Pipeline = z.looseObject({ id: z.number(), sha: z.string(), status: z.string() })
const Job = z.looseObject({ id: z.number(), status: z.string(), stage: z.string() })
const pipelines = async (iid: number, query = '') =>
  z.array(Pipeline).parse((await on(under, iid, 'GET', `/pipelines${query}`)).body)

test('are the builds of its commits, newest first, as the merge request’s own fields have them', async () => {
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('switch', '--quiet', 'feature/search-cache')
  const pushed = await clone.commit('Remember for an hour', { 'hour.txt': '60\n' })
  const { sha: before } = await look(under, 11)
  await clone.git('push', '--quiet')
  const all = await pipelines(11)
  expect(all).toMatchObject([
    { sha: pushed, status: 'running', ref: 'feature/search-cache', source: 'push', project_id: 42 },
    { sha: before, status: 'canceled' },
  ])
  const [newest] = all
  expect(await look(under, 11)).toMatchObject({
    pipeline: newest,
    head_pipeline: { id: newest?.id, sha: pushed },
  })
  await under.forge.finishBuild({ project: 42, sha: pushed, status: 'failed' })
  expect((await pipelines(11)).map(({ status }) => status)).toEqual(['failed', 'canceled'])
  expect(await look(under, 11)).toMatchObject({ head_pipeline: { status: 'failed' } })
})

test('stay when a push took their commit away', async () => {
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('switch', '--quiet', 'feature/search-cache')
  await clone.git('commit', '--quiet', '--amend', '-m', 'Another one')
  await clone.git('push', '--quiet', '--force')
  expect((await pipelines(11)).map(({ status }) => status)).toEqual(['running', 'canceled'])
})

test('come in pages, are none where nothing was built, and are for who may read it', async () => {
  const reply = await on(under, 11, 'GET', '/pipelines?per_page=1&page=2')
  expect(reply).toMatchObject({ status: 200, body: [] })
  expect(reply.headers.get('x-total')).toBe('1')
  expect(await pipelines(12)).toEqual([])
  expect((await on(under, 99, 'GET', '/pipelines')).status).toBe(404)
  expect((await on(under, 1, 'GET', '/pipelines', { as: 'cy', project: 43 })).status).toBe(404)
})

test('a job that waits for somebody is played once, by whoever may, and its build runs again', async () => {
  await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'manual' })
  const [build] = await pipelines(11)
  expect(build?.status).toBe('manual')
  const jobs = await under.v4('GET', `/projects/42/pipelines/${build?.id}/jobs`)
  const [waiting, tested] = z.array(Job).parse(jobs.body)
  expect([waiting, tested]).toMatchObject([{ status: 'manual', stage: 'deploy' }, { status: 'success' }])
  const play = (as: 'ann' | 'cy', id = waiting?.id) =>
    under.v4('POST', `/projects/42/jobs/${id}/play`, { as })
  expect((await play('cy')).status).toBe(403)
  expect(await play('ann')).toMatchObject({ status: 200, body: { id: waiting?.id, status: 'running' } })
  expect(await play('ann')).toMatchObject({
    status: 400,
    body: { message: '400 Bad request - Unplayable Job' },
  })
  expect((await play('ann', 1)).status).toBe(404)
  expect((await pipelines(11))[0]?.status).toBe('running')
})
