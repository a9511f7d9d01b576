import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OWN } from '../../../src/model/milestone.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { knownOf } from '../../support/recorded-services.ts'
import type { UseCases } from '../../support/use-cases.ts'
import { openRoom } from '../room.ts'

const BERLIN = { zone: 'Europe/Berlin', holidays: [], audience: 'person' } as const
const GROUP = 70

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
beforeEach(() => forge.freshen())
afterAll(() => forge.end())

const today = async (user = 'ann') =>
  (
    await (
      await openRoom(forge.forge.url, { api: 'v4', connected: { ann: 'sandbox-ann', bob: 'sandbox-bob' } })
    ).contextOf(user)
  ).milestones
const writes = () => forge.forge.ledger().filter(({ method }) => method === 'PUT' || method === 'POST')

async function groupMilestone(milestones: UseCases['milestones']) {
  const listed = await milestones.list({ project: 42, state: 'all' })
  if (listed.kind !== 'list') throw new Error(listed.kind)
  const found = listed.items.find(({ group_id }) => group_id === GROUP)
  if (!found) throw new Error('The group has no milestone')
  return found
}

/** Another one of the same number: the group’s is its first, and so is the project’s. */
describe('a milestone of a group', () => {
  test('is listed with those of the project, where the API has them and nowhere else', async () => {
    const found = await groupMilestone(await today())
    expect(found).toMatchObject({ group_id: GROUP, project_id: null, title: 'Faster shop' })
    const ann = await (await openRoom(forge.forge.url)).contextOf('ann')
    const before = await ann.milestones.list({ project: 42, state: 'all' })
    expect(JSON.stringify(before)).not.toContain('Faster shop')
  })

  test('of two with one number neither is guessed; each is found by its title and by its owner', async () => {
    const milestones = await today()
    const { iid } = await groupMilestone(milestones)
    expect(
      await milestones.view({ project: 42, milestone: iid, match: 'prefix', audience: 'person' }),
    ).toMatchObject({
      kind: 'ambiguous',
      typed: `%${iid}`,
      numbered: true,
      titles: [expect.stringContaining(`%${iid} `), expect.stringContaining(`%${iid} `)],
    })
    for (const name of [{ milestone: 'Faster shop' }, { milestone: iid, owner: GROUP }])
      expect(
        await milestones.view({ project: 42, ...name, match: 'exact', audience: 'person' }),
      ).toMatchObject({
        kind: 'view',
        view: { milestone: { group_id: GROUP, title: 'Faster shop' } },
      })
    const own = await milestones.view({
      project: 42,
      milestone: iid,
      owner: OWN,
      match: 'exact',
      audience: 'person',
    })
    expect(own).toMatchObject({ view: { milestone: { project_id: 42, iid } } })
    expect(await milestones.list({ project: 42, state: 'all', iids: [iid] })).toMatchObject({
      items: { length: 2 },
    })
  })

  test('has the issues of several projects, each of which tells its own', async () => {
    const seen = await (await today()).view({
      project: 42,
      milestone: 'Faster shop',
      match: 'exact',
      audience: 'person',
    })
    if (seen.kind !== 'view') throw new Error(seen.kind)
    const issues = [...seen.view.open, ...seen.view.closed].map(knownOf)
    expect(new Set(issues.map(({ project_id }) => project_id))).toEqual(new Set([42, 43]))
    expect(issues.every(({ milestone }) => milestone?.group_id === GROUP)).toBe(true)
  })

  test('is changed only when the person knows that it is the group’s', async () => {
    const milestones = await today()
    const { iid } = await groupMilestone(milestones)
    const name = { project: 42, milestone: iid, owner: GROUP }
    for (const outcome of [
      await milestones.close(name),
      await milestones.edit({ ...name, due: '2027-02-01' }),
    ])
      expect(outcome).toMatchObject({ kind: 'of-group', milestone: { title: 'Faster shop' } })
    expect(writes()).toEqual([])
    const edited = await milestones.edit({ ...name, due: '2027-02-01', forGroup: true })
    expect(edited).toMatchObject({ kind: 'edited', view: { milestone: { due_date: '2027-02-01' } } })
    expect(await milestones.close({ ...name, forGroup: true })).toMatchObject({
      kind: 'closed',
      already: false,
    })
    expect(writes().map(({ path }) => path)).toEqual(
      Array(2).fill(expect.stringMatching(/\/groups\/70\/milestones\/\d+$/)),
    )
  })

  test('its title is taken for those of the project; a new one is always the project’s', async () => {
    const milestones = await today()
    expect(await milestones.create({ project: 42, title: 'faster shop' })).toMatchObject({
      kind: 'title-taken',
      view: { milestone: { group_id: GROUP } },
    })
    expect(await milestones.create({ project: 42, title: 'Sprint 77' })).toMatchObject({
      kind: 'created',
      view: { milestone: { project_id: 42, group_id: null } },
    })
  })

  test('stands in the digest with its merge requests, and its burndown has a history', async () => {
    const milestones = await today()
    const read = await milestones.digest({ project: 42, ...BERLIN, last: null })
    if (read.kind !== 'digest') throw new Error(read.kind)
    const part = read.view.milestones.find(({ milestone }) => milestone.group_id === GROUP)
    expect(part?.counts.open).toBeGreaterThan(0)
    expect(part?.requests.map((mr) => mr.project_id)).toEqual([42])
    expect(part?.burndown.from).toBe('dates')
    expect(part?.burndown.columns.every(({ count }) => count !== null)).toBe(true)
    expect(part?.since).toMatchObject({ kind: 'dated', why: 'first' })
  })
})
