import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { look, on } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.forge.reset())

const Thread = z.looseObject({ id: z.string(), individual_note: z.boolean() })

const begin = async (iid = 12) =>
  Thread.parse((await on(under, iid, 'POST', '/discussions', { as: 'cy', body: { body: 'Why?' } })).body)
const resolve = async (id: string, resolved: boolean, as: 'ann' | 'cy' = 'ann') =>
  on(under, 12, 'PUT', `/discussions/${id}`, { as, body: { resolved } })
const demand = async () =>
  under.forge.demand({ project: 42, only_allow_merge_if_all_discussions_are_resolved: true })

test('an open thread holds a merge back where the project says so, and nowhere else', async () => {
  const { id } = await begin()
  expect(await look(under, 12)).toMatchObject({
    detailed_merge_status: 'mergeable',
    blocking_discussions_resolved: true,
  })
  await demand()
  expect(await look(under, 12)).toMatchObject({
    detailed_merge_status: 'discussions_not_resolved',
    blocking_discussions_resolved: false,
  })
  expect((await on(under, 12, 'PUT', '/merge', { body: {} })).status).toBe(405)
  expect((await resolve(id, true)).body).toMatchObject({
    notes: [{ resolvable: true, resolved: true, resolved_by: { username: 'ann' }, body: 'Why?' }],
  })
  expect((await look(under, 12)).detailed_merge_status).toBe('mergeable')
  await resolve(id, false)
  expect((await look(under, 12)).detailed_merge_status).toBe('discussions_not_resolved')
})

test('what waits for its threads is merged with the last of them', async () => {
  const threads = [await begin(), await begin()]
  await demand()
  const armed = await on(under, 12, 'PUT', '/merge', { body: { auto_merge: true } })
  expect(armed.body).toMatchObject({ merge_when_pipeline_succeeds: true, state: 'opened' })
  for (const { id } of threads) await resolve(id, true)
  expect((await look(under, 12)).state).toBe('merged')
})

test('comments that stand alone are in the list, hold nothing back, and cannot be resolved', async () => {
  await demand()
  const { body } = await on(under, 12, 'GET', '/discussions')
  const [first] = z.array(Thread).parse(body)
  expect(first).toMatchObject({ individual_note: true, notes: [{ resolvable: false }] })
  expect((await look(under, 12)).detailed_merge_status).toBe('mergeable')
  expect((await resolve(first?.id ?? '', true)).status).toBe(403)
})

test('reporters begin threads, but do not resolve those of others', async () => {
  const { id } = await begin()
  expect((await resolve(id, true, 'cy')).status).toBe(403)
  expect((await resolve('0'.repeat(40), true)).status).toBe(404)
  expect((await on(under, 12, 'GET', `/discussions/${id}`)).body).toMatchObject({
    id,
    individual_note: false,
  })
  expect(under.effects()).toEqual(['thread begun'])
})
