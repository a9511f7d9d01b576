import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { look, on } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.forge.reset())

const Listed = z.looseObject({
  iid: z.number(),
  detailed_merge_status: z.string(),
  labels: z.array(z.union([z.string(), z.looseObject({ name: z.string() })])),
})

async function listed(as: 'ann' | 'bob', query = '') {
  const path = `/projects/42/merge_requests?iids[]=11&${query}`
  const { body } = await under.v4('GET', path, { as })
  const [found] = z.array(Listed).length(1).parse(body)
  if (!found) throw new Error('!11 is not in the list')
  return found
}

/** The only word of a list for what the build of !11 does; it changes without a change of `updated_at`. */
const status = async (as: 'ann' | 'bob', query = '') => (await listed(as, query)).detailed_merge_status

test('a list shows each person what it showed them first, until updated_at changes or hours have passed', async () => {
  await under.forge.demand({ project: 42, only_allow_merge_if_pipeline_succeeds: true })
  const before = await look(under, 11)
  expect(await status('ann')).toBe('ci_still_running')
  await under.forge.finishBuild({ project: 42, branch: 'feature/search-cache', status: 'success' })
  expect(await look(under, 11)).toMatchObject({
    detailed_merge_status: 'mergeable',
    updated_at: before.updated_at,
  })
  expect(await status('ann')).toBe('ci_still_running')
  expect(await status('bob')).toBe('mergeable')
  expect(await status('ann', 'with_labels_details=true')).toBe('mergeable')
  expect(await status('ann')).toBe('ci_still_running')
  await on(under, 11, 'PUT', '', { as: 'ann', body: { title: 'Another title' } })
  expect(await status('ann')).toBe('mergeable')
})

test('labels are names, and records where their details are asked for', async () => {
  await on(under, 11, 'PUT', '', { as: 'ann', body: { labels: 'b,a' } })
  expect((await listed('ann')).labels).toEqual(['a', 'b'])
  expect((await listed('ann', 'with_labels_details=true')).labels).toMatchObject([
    { name: 'a' },
    { name: 'b' },
  ])
})
