import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { openRoom } from '../room.ts'

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
beforeEach(() => forge.freshen())
afterAll(() => forge.end())

const of = async (api: 'v3' | 'v4' = 'v4') =>
  (await (await openRoom(forge.forge.url, { api })).contextOf('ann')).mergeRequests
const names = (people: readonly { username: string | null }[]) =>
  people.map(({ username }) => username).sort()
/** !7 is assigned to ann and bob, and cy and ann review it. */
const at = { project: 42, mr: 7 }

async function edited(input: { assignee?: string; reviewer?: string }) {
  const outcome = await (await of()).edit({ ...at, ...input })
  if (outcome.kind !== 'edited') return outcome.kind
  const { assignees, reviewers } = outcome.view.mr
  return { assignees: names(assignees), reviewers: names(reviewers), missing: outcome.missing }
}

describe('people are set, added and taken away', () => {
  test.each([
    [{ reviewer: 'bob' }, { reviewers: ['bob'] }],
    [{ reviewer: '+bob' }, { reviewers: ['ann', 'bob', 'cy'] }],
    [{ reviewer: '-cy' }, { reviewers: ['ann'] }],
    [{ reviewer: '+bob, -ann' }, { reviewers: ['bob', 'cy'] }],
    [{ reviewer: 'none' }, { reviewers: [] }],
    [{ reviewer: 'Bob Baker,@cy' }, { reviewers: ['bob', 'cy'] }],
    [{ assignee: 'bob' }, { assignees: ['bob'] }],
    [{ assignee: '+cy' }, { assignees: ['ann', 'bob', 'cy'] }],
    [{ assignee: '-bob' }, { assignees: ['ann'] }],
    [{ assignee: 'none' }, { assignees: [] }],
    [
      { assignee: 'cy', reviewer: '-cy' },
      { assignees: ['cy'], reviewers: ['ann'] },
    ],
  ])('%j', async (input, expected) => {
    const usual = { assignees: ['ann', 'bob'], reviewers: ['ann', 'cy'], missing: [] }
    expect(await edited(input)).toEqual({ ...usual, ...expected })
  })

  test('who reviews already is not asked again, and a name that nobody has is not sent', async () => {
    expect(await edited({ reviewer: '+ann' })).toBe('nothing-to-change')
    expect(await edited({ reviewer: '-bob' })).toBe('nothing-to-change')
    expect(await edited({ reviewer: 'zoe' })).toBe('unknown-person')
    expect(forge.effects()).toEqual([])
  })
})

test('lists are searched by reviewer, and by any of several assignees', async () => {
  const { search } = await of()
  const question = { project: 42, state: 'opened', orderBy: 'updated_at', sort: 'desc', page: 1 } as const
  const found = async (criteria: object) => {
    const listed = await search({ ...question, criteria })
    return listed.kind === 'list' ? listed.items.map(({ iid }) => iid) : listed.kind
  }
  expect(await found({ reviewers: ['@cy'] })).toEqual([7])
  expect(await found({ reviewers: ['Ann Archer', 'bob'] })).toEqual([7])
  expect(await found({ reviewers: null })).not.toContain(7)
  expect(await found({ assignees: ['bob'] })).toContain(7)
})

test('where a forge knows one assignee, one name is one person', async () => {
  const { edit } = await of('v3')
  expect(await edit({ project: 42, mr: 12, assignee: 'bob' })).toMatchObject({
    kind: 'edited',
    view: { mr: { assignee: { username: 'bob' } } },
  })
  const bodies = forge.forge.ledger().flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))
  expect(bodies).toEqual([{ assignee_id: expect.any(Number) }])
})
