import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { atMilestone, json, MILESTONE, openRoom } from '../room.ts'

describe('at the sandbox’s forge', () => {
  let forge: ForgeUnderTest
  let posted: () => { body: unknown; status: number }[]
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
    posted = () =>
      forge.forge
        .ledger()
        .filter(({ method }) => method === 'POST')
        .map(({ body, status }) => ({ body, status }))
  })
  afterAll(() => forge.end())

  const of = async (user: 'ann' | 'bob') =>
    (await (await openRoom(forge.forge.url, { connected: { [user]: `sandbox-${user}` } })).contextOf(user))
      .milestones

  test('only what is given is sent, and the outcome is what the forge shows', async () => {
    const before = posted().length
    const made = await (await of('ann')).create({ project: 42, title: 'Sprint 10', due: '2027-01-15' })
    expect(made).toMatchObject({
      kind: 'created',
      answered: true,
      view: { milestone: { title: 'Sprint 10', due_date: '2027-01-15', state: 'active' }, complete: true },
    })
    expect(posted().slice(before)).toEqual([
      { body: { title: 'Sprint 10', due_date: '2027-01-15' }, status: 201 },
    ])
  })

  test('a title that exists, in any capitals and spaces, is told with its milestone, and nothing is sent', async () => {
    const before = posted().length
    const milestones = await of('ann')
    for (const title of ['2.3 checkOUT', ' 2.3   Checkout '])
      expect(await milestones.create({ project: 42, title })).toMatchObject({
        kind: 'title-taken',
        view: { milestone: { iid: 2 } },
      })
    expect(posted().length).toBe(before)
  })

  test('the same asked for twice at once, by two people’s sessions, is one POST', async () => {
    const before = posted().length
    const { milestones } = await (await openRoom(forge.forge.url)).contextOf('ann')
    const input = { project: 42, title: 'Twice at once' }
    const kinds = (await Promise.all([milestones.create(input), milestones.create(input)])).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['created', 'title-taken'])
    expect(posted().length).toBe(before + 1)
  })

  test('an answer that is lost is settled by the title, also by one that came out without its HTML', async () => {
    const milestones = await of('ann')
    for (const [title, shown] of [
      ['Lost and found', 'Lost and found'],
      ['<b>Bold</b> plans', 'Bold plans'],
    ] as const) {
      forge.forge.fault({ match: 'POST', kind: 'drop-reply', times: 1 })
      expect(await milestones.create({ project: 42, title })).toMatchObject({
        kind: 'created',
        answered: false,
        view: { milestone: { title: shown } },
      })
    }
  })

  test('a call that is lost before its effect makes no milestone, and none is claimed', async () => {
    forge.forge.fault({ match: 'POST', kind: 'status:503', times: 1 })
    expect(await (await of('ann')).create({ project: 42, title: 'Never made' })).toEqual({
      kind: 'unconfirmed',
      what: 'Never made',
      reason: `${SERVER} doesn’t show it, or not yet`,
    })
  })

  test('what the forge does not take is told in its own words', async () => {
    expect(await (await of('ann')).create({ project: 42, title: '<br>' })).toMatchObject({
      kind: 'refused',
      status: 400,
      reason: expect.stringMatching(/title can't be blank/),
    })
  })

  test('who may not make milestones is told so', async () => {
    expect(await (await of('bob')).create({ project: 42, title: 'Mine' })).toEqual({ kind: 'may-not' })
  })
})

describe('at a forge that does not keep to the rules', () => {
  test('a 401 to the POST alone means no right to it, when the token still reads', async () => {
    const { milestones } = await atMilestone((request, response) => {
      if (!request.startsWith('POST')) return false
      json(response, 401, { message: '401 Unauthorized' })
      return true
    })
    expect(await milestones.create({ project: 42, title: 'Sprint 10' })).toEqual({ kind: 'may-not' })
  })

  test('a 401 to everything after the POST is a token that has died', async () => {
    let isDead = false
    const { milestones } = await atMilestone((request, response) => {
      isDead ||= request.startsWith('POST')
      if (isDead) json(response, 401, { message: '401 Unauthorized' })
      return isDead
    })
    expect(await milestones.create({ project: 42, title: 'Sprint 10' })).toEqual({ kind: 'token-refused' })
  })

  test('a 400 because somebody was faster names the milestone that is there now', async () => {
    let isTaken = false
    const { milestones } = await atMilestone((request, response) => {
      if (request.startsWith('POST')) {
        isTaken = true
        json(response, 400, { message: 'Failed to create milestone {:title=>["has already been taken"]}' })
        return true
      }
      if (!isTaken || !request.includes('/milestones?')) return false
      json(response, 200, [{ ...MILESTONE, id: 504, iid: 4, title: 'Sprint 10' }])
      return true
    })
    expect(await milestones.create({ project: 42, title: 'Sprint 10' })).toMatchObject({
      kind: 'title-taken',
      view: { milestone: { iid: 4 } },
    })
  })
})
