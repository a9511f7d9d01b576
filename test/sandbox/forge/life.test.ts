import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createClock } from '../../../src/sandbox/clock.ts'
import { ForgeUnderTest } from './forge-under-test.ts'

const DAY_MS = 86_400_000
const clock = createClock()

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start('document', undefined, clock.now)
})
beforeEach(async () => {
  clock.reset()
  await under.forge.reset()
})
afterAll(async () => under.end())

const Issue = z.looseObject({
  iid: z.number(),
  title: z.string(),
  state: z.enum(['opened', 'closed']),
  assignee: z.unknown().nullable(),
  due_date: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

async function issues() {
  const { id } = await under.milestone(3)
  const { body } = await under.call('GET', `/projects/42/milestones/${id}/issues?per_page=100`)
  return z.array(Issue).parse(body)
}

/** How many are open, of how many. */
async function standing(): Promise<readonly [open: number, all: number]> {
  const all = await issues()
  return [all.filter(({ state }) => state === 'opened').length, all.length]
}

async function move(ms: number): Promise<void> {
  clock.move(ms)
  await under.forge.catchUp()
}

describe('the milestone that is on its way', () => {
  test('has open and closed issues, overdue, unassigned and long untouched ones', async () => {
    const all = await issues()
    const open = all.filter(({ state }) => state === 'opened')
    const today = new Date(clock.now()).toISOString().slice(0, 10)
    expect(all.length - open.length).toBeGreaterThanOrEqual(5)
    expect(open.some(({ due_date: due }) => due !== null && due < today)).toBe(true)
    expect(open.some(({ due_date: due }) => due !== null && due >= today)).toBe(true)
    expect(open.some(({ assignee }) => assignee === null)).toBe(true)
    expect(open.some(({ assignee }) => assignee !== null)).toBe(true)
    const weekAgo = new Date(clock.now() - 7 * DAY_MS).toISOString()
    expect(open.some(({ updated_at: at }) => at < weekAgo)).toBe(true)
    expect(open.some(({ updated_at: at }) => at > weekAgo)).toBe(true)
  })

  test('has merge requests in each state', async () => {
    const { body } = await under.call('GET', '/projects/42/merge_requests?state=all&per_page=100')
    const Request = z.looseObject({
      state: z.string(),
      work_in_progress: z.boolean(),
      milestone: z.object({ iid: z.number() }).nullable(),
    })
    const its = z
      .array(Request)
      .parse(body)
      .filter(({ milestone }) => milestone?.iid === 3)
    expect(new Set(its.map(({ state }) => state))).toEqual(new Set(['opened', 'closed', 'merged']))
    expect(its.some(({ work_in_progress: isDraft }) => isDraft)).toBe(true)
  })
})

describe('a day that the clock is moved by', () => {
  test('closes an issue each, adds and reopens some, and is the same every time', async () => {
    const course = []
    for (let day = 0; day < 6; day += 1) {
      course.push(await standing())
      await move(DAY_MS)
    }
    expect(course).toEqual([
      [9, 14],
      [8, 14],
      [7, 14],
      [7, 15],
      [6, 15],
      [6, 15],
    ])
    const after = await issues()
    clock.reset()
    await under.forge.reset()
    await move(6 * DAY_MS)
    const titles = (all: typeof after) => all.map(({ iid, title, state }) => [iid, title, state])
    expect(titles(await issues())).toEqual(titles(after))
  })

  test('what happens is dated by the day on which it does', async () => {
    const before = new Map((await issues()).map(({ iid, state }) => [iid, state]))
    await move(3 * DAY_MS)
    const now = clock.now()
    const days = (at: string) => Math.round((now - Date.parse(at)) / DAY_MS)
    const changed = (await issues()).filter(({ iid, state }) => before.get(iid) !== state)
    expect(changed.map(({ state, updated_at: at }) => [state, days(at)])).toEqual([
      ['opened', 0],
      ['closed', 0],
      ['closed', 1],
      ['closed', 2],
    ])
  })

  test('a merge request of the milestone is touched every second day', async () => {
    const newest = async () => {
      const { body } = await under.call('GET', '/projects/42/merge_requests?order_by=updated_at&sort=desc')
      const Touched = z.looseObject({ updated_at: z.string(), user_notes_count: z.number() })
      return z.array(Touched).parse(body)[0]
    }
    await move(2 * DAY_MS)
    expect(Date.parse((await newest())?.updated_at ?? '')).toBeGreaterThan(clock.now() - DAY_MS)
  })

  test('nothing happens in less than a day, on a day that was lived before, or while the clock goes back', async () => {
    const seeded = await standing()
    await move(DAY_MS - 60_000)
    expect(await standing()).toEqual(seeded)
    await move(60_000)
    const lived = await standing()
    expect(lived).not.toEqual(seeded)
    await move(-DAY_MS)
    expect(await standing()).toEqual(lived)
    await move(DAY_MS)
    expect(await standing()).toEqual(lived)
  })

  test('a milestone that was closed is left alone', async () => {
    const seeded = await standing()
    const { id } = await under.milestone(3)
    await under.call('PUT', `/projects/42/milestones/${id}`, { body: { state_event: 'close' } })
    await move(3 * DAY_MS)
    expect(await standing()).toEqual(seeded)
  })

  test('work does not run out: when all is done, something new is thought of', async () => {
    const [, seeded] = await standing()
    await move(60 * DAY_MS)
    const [open, all] = await standing()
    expect(all).toBeGreaterThan(seeded + 60 / 3)
    await move(DAY_MS)
    expect(await standing()).not.toEqual([open, all])
  })
})

test('builds that would have ended by then have ended, and what waited is merged', async () => {
  await under.at(11, 'PUT', '/merge', { body: { merge_when_build_succeeds: true } })
  expect((await under.mergeRequest(11)).state).toBe('opened')
  await move(DAY_MS)
  expect(await under.mergeRequest(11)).toMatchObject({ state: 'merged' })
})

test('everything that is written is dated by the clock', async () => {
  await move(40 * DAY_MS)
  const near = (at: unknown) => Math.abs(Date.parse(String(at)) - clock.now()) < 60_000
  const created = await under.call('POST', '/projects/42/milestones', { body: { title: 'Later' } })
  const { created_at: at } = z.looseObject({ created_at: z.string() }).parse(created.body)
  expect(near(at)).toBe(true)
  await under.at(12, 'PUT', '/merge')
  expect(near((await under.mergeRequest(12)).updated_at)).toBe(true)
  const clone = await under.clone()
  expect(near(new Date(Number(await clone.git('log', '-1', '--format=%ct')) * 1000).toISOString())).toBe(true)
  expect(under.forge.ledger().every((entry) => near(new Date(entry.at).toISOString()))).toBe(true)
})
