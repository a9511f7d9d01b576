import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import { fingerprintText } from '../../../src/services/milestone/fields.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { atMilestone, json, MILESTONE, openRoom } from '../room.ts'

describe('at the sandbox’s forge', () => {
  let forge: ForgeUnderTest
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
  })
  beforeEach(() => forge.forge.reset())
  afterAll(() => forge.end())

  const puts = () => forge.forge.ledger().flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))
  const ann = async () => (await (await openRoom(forge.forge.url)).contextOf('ann')).milestones
  const at = (milestone: number | string) => ({ project: 42, milestone })

  test('only the fields that differ are sent, and the outcome is what the forge shows', async () => {
    const { title } = await forge.milestone(2)
    const edited = await (await ann()).edit({ ...at(2), title, due: '2027-01-15' })
    expect(edited).toMatchObject({
      kind: 'edited',
      fields: ['due'],
      differs: [],
      answered: true,
      view: { milestone: { iid: 2, due_date: '2027-01-15' } },
    })
    expect(puts()).toEqual([{ due_date: '2027-01-15' }])
  })

  test('what is so already is not sent: there is no call', async () => {
    const { title, description, due_date: due } = await forge.milestone(2)
    expect(
      await (await ann()).edit({ ...at(2), title, description: `${description}\r\n`, due }),
    ).toMatchObject({
      kind: 'unchanged',
    })
    expect(puts()).toEqual([])
  })

  test('null takes the due date away, and an empty description the description', async () => {
    const milestones = await ann()
    await milestones.edit({ ...at(2), due: '2027-01-15', description: 'For the shop' })
    const edited = await milestones.edit({ ...at('2.3 checkout'), due: null, description: '' })
    expect(edited).toMatchObject({ kind: 'edited', fields: ['description', 'due'] })
    expect(puts().at(-1)).toEqual({ description: '', due_date: null })
    expect(await forge.milestone(2)).toMatchObject({ due_date: null, description: '' })
  })

  test('a field that somebody changed after it was shown is not overwritten; another one may be changed', async () => {
    const milestones = await ann()
    const { title, due_date: due } = await forge.milestone(2)
    const seen = { title: fingerprintText(title), due: fingerprintText(due ?? '') }
    await milestones.edit({ ...at(2), due: '2027-03-01' })
    const before = puts().length
    expect(
      await milestones.edit({ ...at(2), title: 'Other', due: '2027-04-01', fingerprints: seen }),
    ).toMatchObject({
      kind: 'changed-meanwhile',
      fields: ['due'],
      milestone: { due_date: '2027-03-01' },
    })
    expect(puts().length).toBe(before)
    expect(await milestones.edit({ ...at(2), title: 'Other', fingerprints: seen })).toMatchObject({
      kind: 'edited',
    })
    expect(await forge.milestone(2)).toMatchObject({ title: 'Other', due_date: '2027-03-01' })
  })

  test('the title of another milestone is told before anything is sent; its own in other capitals is sent', async () => {
    const milestones = await ann()
    expect(await milestones.edit({ ...at(2), title: '2.2 CART' })).toMatchObject({
      kind: 'title-taken',
      view: { milestone: { iid: 1 } },
    })
    expect(puts()).toEqual([])
    expect(await milestones.edit({ ...at(2), title: '2.3 CHECKOUT' })).toMatchObject({
      kind: 'edited',
      view: { milestone: { title: '2.3 CHECKOUT' } },
    })
  })

  test('a title that came out otherwise than it was sent is told so', async () => {
    expect(await (await ann()).edit({ ...at(2), title: '<i>2.3</i> Pay' })).toMatchObject({
      kind: 'edited',
      differs: ['title'],
      view: { milestone: { title: '2.3 Pay' } },
    })
  })

  test('an answer that is lost is read back, and nobody is named for it', async () => {
    forge.forge.fault({ match: 'PUT', kind: 'drop-reply', times: 1 })
    expect(await (await ann()).edit({ ...at(2), due: '2027-01-15' })).toMatchObject({
      kind: 'edited',
      answered: false,
      view: { milestone: { due_date: '2027-01-15' } },
    })
    expect(puts().length).toBe(1)
  })

  test('who may not change milestones is told so, and nothing changes', async () => {
    const before = await forge.milestone(2)
    const { milestones } = await (
      await openRoom(forge.forge.url, { connected: { bob: 'sandbox-bob' } })
    ).contextOf('bob')
    expect(await milestones.edit({ ...at(2), title: 'Mine' })).toEqual({ kind: 'may-not' })
    expect(await forge.milestone(2)).toEqual(before)
  })

  test('a milestone that is not there, or is only nearly called so, is not changed', async () => {
    const milestones = await ann()
    expect(await milestones.edit({ ...at(99), title: 'x' })).toEqual({
      kind: 'not-found',
      what: 'Milestone %99',
    })
    expect(await milestones.edit({ ...at('2.3 chekout'), title: 'x' })).toMatchObject({
      kind: 'ambiguous',
      near: true,
      titles: expect.arrayContaining(['%2 2.3 Checkout']),
    })
    expect(puts()).toEqual([])
  })
})

test('a change that the forge took and does not show is not claimed', async () => {
  const { milestones } = await atMilestone((request, response) => {
    if (!request.startsWith('PUT')) return false
    json(response, 200, { ...MILESTONE, due_date: '2027-01-15' })
    return true
  })
  expect(await milestones.edit({ project: 42, milestone: 3, due: '2027-01-15' })).toMatchObject({
    kind: 'unconfirmed',
    reason: `${SERVER} doesn’t show the change`,
  })
})
