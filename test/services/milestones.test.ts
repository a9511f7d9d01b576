import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { milestoneClose } from '../../src/commands/milestone/close.ts'
import { ForgeUnderTest } from '../sandbox/forge/forge-under-test.ts'
import { execute } from '../support/execute.ts'
import { atMilestone, json, MILESTONE, openRoom } from './room.ts'

describe('at the sandbox’s forge', () => {
  let forge: ForgeUnderTest
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
  })
  afterAll(() => forge.end())

  const ann = async () => (await (await openRoom(forge.forge.url)).contextOf('ann')).milestones
  const named = (milestone: number | string) => ({ project: 42, milestone })

  test('the earliest due date comes first, and those without one last', async () => {
    const listed = await (await ann()).list({ project: 42, state: 'all' })
    if (listed.kind !== 'list') throw new Error(listed.kind)
    expect(listed.items.map(({ title }) => title)).toEqual([
      '2.2 Cart',
      '2.3 Checkout',
      '2.4 Search and reports',
      'Ideas',
    ])
  })

  test('the issues of a page are counted, and of no other', async () => {
    const milestones = await ann()
    const listed = await milestones.list({ project: 42, state: 'all', page: 1 })
    if (listed.kind !== 'list') throw new Error(listed.kind)
    const counts = listed.items.map(({ id }) => listed.counts?.get(id))
    const cards = await Promise.all(
      listed.items.map(({ iid }) => milestones.view({ ...named(iid), match: 'exact', audience: 'others' })),
    )
    expect(counts).toEqual(
      cards.map((card) => {
        if (card.kind !== 'view') throw new Error(card.kind)
        const { open, closed, complete } = card.view
        return { counts: { open: open.length, closed: closed.length }, complete }
      }),
    )
    expect(await milestones.list({ project: 42, state: 'all' })).not.toHaveProperty('counts')
  })

  test('to look, the beginning of a title is enough when it is the beginning of one', async () => {
    const milestones = await ann()
    expect(await milestones.view({ ...named('2.3'), match: 'prefix', audience: 'person' })).toMatchObject({
      view: { milestone: { iid: 2 } },
    })
    expect(await milestones.view({ ...named('2.'), match: 'prefix', audience: 'person' })).toMatchObject({
      kind: 'ambiguous',
      titles: ['%3 2.4 Search and reports', '%2 2.3 Checkout', '%1 2.2 Cart'],
    })
    expect(await milestones.view({ ...named('9.9'), match: 'prefix', audience: 'person' })).toMatchObject({
      kind: 'not-found',
    })
  })

  test('a title that is not found is answered with the nearest ones, and nothing is chosen', async () => {
    const milestones = await ann()
    for (const match of ['prefix', 'exact'] as const)
      expect(await milestones.view({ ...named('chekout'), match, audience: 'person' })).toMatchObject({
        kind: 'ambiguous',
        near: true,
        titles: ['%2 2.3 Checkout'],
      })
    expect(await milestones.view({ ...named('reports'), match: 'prefix', audience: 'person' })).toMatchObject(
      {
        titles: ['%3 2.4 Search and reports'],
      },
    )
  })

  test('the forge is asked for the numbers that are wanted, and for no state when all are', async () => {
    const milestones = await ann()
    const listed = await milestones.list({ project: 42, state: 'all', iids: [1, 3, 99] })
    expect(listed).toMatchObject({ items: [{ iid: 1 }, { iid: 3 }] })
    const { query = '' } = forge.forge.ledger().findLast(({ method }) => method === 'GET') ?? {}
    const asked = new URLSearchParams(query)
    expect(asked.getAll('iid[]')).toEqual(['1', '3', '99'])
    expect(asked.has('state')).toBe(false)
  })

  test('to change, the whole title is needed: its beginning is answered with what it may mean', async () => {
    const milestones = await ann()
    const ambiguous = { kind: 'ambiguous', typed: '2.3', titles: ['%2 2.3 Checkout'] }
    expect(await milestones.view({ ...named('2.3'), match: 'exact', audience: 'person' })).toEqual(ambiguous)
    expect(await milestones.close(named('2.3'))).toEqual(ambiguous)
    expect(await milestones.activate(named('2.2'))).toMatchObject({ kind: 'ambiguous' })
    expect((await forge.milestone(2)).state).toBe('active')
    expect(await milestones.close(named('2.3 checkOUT'))).toMatchObject({ kind: 'closed', already: false })
    expect((await forge.milestone(2)).state).toBe('closed')
    expect(await milestones.close(named(2))).toMatchObject({ kind: 'closed', already: true })
    expect(await milestones.activate(named(2))).toMatchObject({ kind: 'activated', answered: true })
  })

  test('a change whose answer was lost is read back, and nobody is named for it', async () => {
    forge.forge.fault({ match: 'PUT', kind: 'drop-reply', times: 1 })
    expect(await (await ann()).close(named(3))).toMatchObject({
      kind: 'closed',
      already: false,
      answered: false,
      view: { milestone: { state: 'closed' } },
    })
  })
})

describe('at a forge that does not keep to the rules', () => {
  test('a change shows later: it is waited for', async () => {
    let reads = -1
    const { milestones } = await atMilestone((request, response) => {
      if (request.startsWith('PUT')) {
        reads = 0
        response.destroy()
        return true
      }
      if (reads < 0 || !request.includes('?iid')) return false
      reads += 1
      json(response, 200, [{ ...MILESTONE, state: reads > 1 ? 'closed' : 'active' }])
      return true
    })
    expect(await milestones.close({ project: 42, milestone: 3 })).toMatchObject({ kind: 'closed' })
  })

  const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
  const issues =
    (state: (id: number) => string) => (request: string, response: Parameters<typeof json>[0]) => {
      if (!request.includes('/issues')) return false
      const page = Number(new URL(request.slice(4), 'http://forge').searchParams.get('page'))
      const ids = Array.from({ length: 100 }, (_, index) => (page - 1) * 100 + index + 1)
      json(
        response,
        200,
        ids.map((id) => ({ id, iid: id, title: `Issue ${id}`, state: state(id) })),
      )
      return true
    }

  test('when not all issues were read, closing asks, also when none of those that were read is open', async () => {
    const closed = await atMilestone(issues(() => 'closed'))
    const question = await execute(milestoneClose, { project: 42, milestone: 3 }, closed, asking, {
      confirmed: false,
    })
    expect(question).toMatchObject({ kind: 'ask', text: expect.stringContaining('issues were read') })
    const some = await atMilestone(issues((id) => (id <= 7 ? 'opened' : 'closed')))
    const other = await execute(milestoneClose, { project: 42, milestone: 3 }, some, asking, {
      confirmed: false,
    })
    expect(other).toMatchObject({ kind: 'ask', text: expect.stringContaining('At least 7 open issues') })
  })

  test('closing by the beginning of a title asks nothing and closes nothing', async () => {
    const services = await atMilestone(() => false)
    const answer = await execute(milestoneClose, { project: 42, milestone: 'spr' }, services, asking, {
      confirmed: false,
    })
    expect(answer).toMatchObject({
      kind: 'reply',
      reply: { message: { text: expect.stringContaining('%3 Sprint 9') } },
    })
  })
})
