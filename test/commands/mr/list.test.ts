import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { criteriaOf, filtersOf, listInput, mrList } from '../../../src/commands/mr/list.ts'
import { parseCommand } from '../../../src/interactions/parse-command.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import type { ForgeContext } from '../../../src/services/context.ts'
import type { SearchInput } from '../../../src/services/mr/list.ts'
import { mergeRequestList } from '../../../src/views/mr/list.ts'
import { execute } from '../../support/execute.ts'
import { aMergeRequest, recordedServices } from '../../support/recorded-services.ts'

const now = new Date('2026-11-20T12:00:00Z')
const asking = { user: 'U1', now }
const actor = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }

function typed(text: string): Record<string, unknown> {
  const reading = parseCommand('mr', `list ${text}`, 'https://git.example.com')
  if (reading.kind !== 'given') throw new Error(JSON.stringify(reading))
  return { ...reading.given.raw, project: 42 }
}

async function answer(text: string, users?: ForgeContext['forge']['users']) {
  const { room, calls } = recordedServices()
  const services = await room.contextOf(actor)
  const forge = { ...services.forge, users: users ?? services.forge.users }
  const executed = await execute(mrList, typed(text), { ...services, forge }, asking, {
    confirmed: false,
  })
  return { executed, calls }
}

describe('what is typed becomes the question', () => {
  test.each<[string, SearchInput['criteria']]>([
    ['--author @ann,bob', { authors: ['@ann', 'bob'] }],
    ['--assignee none', { assignees: null }],
    ['--assignee "Ann Archer"', { assignees: ['Ann Archer'] }],
    ['--label "bug, two words,"', { labels: ['bug', 'two words'] }],
    ['--not-label bug', { notLabels: ['bug'] }],
    ['--milestone %3', { milestone: 3 }],
    ['--milestone "Sprint 9"', { milestone: 'Sprint 9' }],
    ['--milestone None', { milestone: null }],
    ['--branch feature/*', { branch: 'feature/*' }],
    ['--draft', { draft: true }],
    ['--no-draft', { draft: false }],
    ['--search "fix  the cart"', { words: ['fix', 'the', 'cart'] }],
    ['dates', { words: ['dates'] }],
    ['fix the cart', { words: ['fix', 'the', 'cart'] }],
    ['fix --no-draft the cart', { words: ['fix', 'the', 'cart'], draft: false }],
    ['mergd', { words: ['mergd'] }],
    ['--labels bug', { labels: ['bug'] }],
    ['--not-labels bug', { notLabels: ['bug'] }],
    ['--stale 5d', { before: new Date('2026-11-15T12:00:00Z') }],
    ['--stale 2W', { before: new Date('2026-11-06T12:00:00Z') }],
    ['--stale 12h', { before: new Date('2026-11-20T00:00:00Z') }],
    ['ready', { ready: true }],
    ['--ready', { ready: true }],
    ['ready to merge', { ready: true }],
    ['cart ready', { ready: true, words: ['cart'] }],
    ['not ready', { ready: false }],
    ['failed', { failed: true }],
    ['is:failed by ann', { failed: true, authors: ['ann'] }],
    ['--no-failed', { failed: false }],
    ['--draft --author ann', { draft: true, authors: ['ann'] }],
  ])('%s', async (text, criteria) => {
    const { calls } = await answer(text)
    const question = { project: 42, state: 'opened', orderBy: 'updated_at', sort: 'desc', page: 1 }
    expect(calls).toEqual([{ method: 'mergeRequests.search', args: [{ ...question, criteria }] }])
  })

  test('numbers alone are for the forge to find', async () => {
    const { calls } = await answer('--iid "11, !12" --state all')
    expect(calls).toMatchObject([{ method: 'mergeRequests.list', args: [{ iids: [11, 12], state: 'all' }] }])
  })

  test('without a filter the forge divides the list into pages, as ever', async () => {
    const { calls } = await answer('--page 2')
    const question = { project: 42, state: 'opened', orderBy: 'updated_at', sort: 'desc', page: 2 }
    expect(calls).toEqual([{ method: 'mergeRequests.list', args: [question] }])
  })
})

describe('who is meant by @me', () => {
  test('is the account that is known, for everybody who turns the page', async () => {
    const { calls } = await answer('--author @me', {
      findGroup: async () => null,
      namesOf: async () => [],
      find: async () => ({ kind: 'person', person: { id: 2, username: 'ann', name: 'ann' } }),
    })
    expect(calls).toMatchObject([{ args: [{ criteria: { authors: ['ann'] } }] }])
  })

  test.each(['author', 'assignee'])('is not guessed for --%s', async (flag) => {
    const { executed, calls } = await answer(`--${flag} @me`, {
      findGroup: async () => null,
      namesOf: async () => [],
      find: async () => ({ kind: 'unknown-self' }),
    })
    expect(executed).toMatchObject({
      reply: {
        message: {
          to: 'person',
          text: expect.stringContaining(`I don’t know your user name on ${SERVER} yet.`),
        },
      },
    })
    expect(calls).toEqual([])
  })

  test('is not looked for when a name was typed', async () => {
    const { calls } = await answer('--author ann --assignee none', {
      findGroup: async () => null,
      namesOf: async () => [],
      find: () => Promise.reject(new Error('nobody asked')),
    })
    expect(calls).toHaveLength(1)
  })
})

describe('wrong input is refused with what is right', () => {
  test.each([
    [{ iid: '11,x' }, 'iid', 'must be numbers such as 11,12'],
    [{ iid: '9007199254740993' }, 'iid', 'must be numbers such as 11,12'],
    [{ iid: '0' }, 'iid', 'must be numbers such as 11,12'],
    [{ iid: ',' }, 'iid', 'must name 1 to 20 numbers'],
    [{ iid: Array(21).fill('1').join(',') }, 'iid', 'must name 1 to 20 numbers'],
    [{ stale: '5' }, 'stale', 'How long is “5”? Try 5d, 2w or 12h.'],
    [{ stale: 'yesterday' }, 'stale', 'How long is “yesterday”? Try 5d, 2w or 12h.'],
    [{ author: ' ' }, 'author', 'must not be empty'],
    [{ search: 'x'.repeat(201) }, 'search', 'must be 200 characters or less'],
    [{ ready: true, state: 'merged' }, 'ready', 'goes only with open merge requests'],
    [{ failed: false, state: 'all' }, 'failed', 'goes only with open merge requests'],
    [{ search: '"'.repeat(180), author: 'ann' }, 'search', 'is too long together with the other filters'],
  ])('%j', (raw, field, problem) => {
    expect(mrList.problems({ project: 42, ...raw }).get(field)).toBe(problem)
  })
})

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })
const raw = fc
  .record(
    {
      author: text,
      assignee: text,
      label: text,
      notLabel: text,
      milestone: fc.oneof(text, fc.integer({ min: 1 })),
      branch: text,
      search: text,
      draft: fc.boolean(),
      iid: fc.constantFrom('11,12', '3'),
      stale: fc.constantFrom('5d', '2w', '12h'),
      state: fc.constantFrom('opened', 'all'),
    },
    { requiredKeys: [] },
  )
  .map((fields) => ({ project: 42, ...fields }))

property.prop([raw, fc.boolean()], { numRuns: 1000 })(
  'a button that turns the page, or widens the question, asks the same and fits into Slack',
  (fields, empty) => {
    const parsed = listInput.safeParse(fields)
    if (!parsed.success) return
    const input = parsed.data
    const filters = filtersOf(input)
    const items = empty ? [] : Array.from({ length: 10 }, () => aMergeRequest())
    const { message } = mergeRequestList(
      {
        items,
        page: empty ? 1 : 2,
        nextPage: empty ? null : 3,
        total: empty ? 0 : 30,
        searched: { count: 40, complete: true },
      },
      { ...input, filters, projectName: 'acme/web' },
      asking,
    )
    const values = JSON.stringify(message?.blocks).match(/"value":"(?:[^"\\]|\\.)*"/g) ?? []
    for (const value of values) {
      const held: string = JSON.parse(`{${value}}`).value
      expect(held.length).toBeLessThanOrEqual(2000)
      if (held.startsWith('mr.view ')) continue
      const again = JSON.parse(held)
      if (!('page' in again) || again.page === 1) continue
      const next = listInput.parse(again)
      expect({ ...next, page: input.page }).toEqual(input)
      expect(criteriaOf(filtersOf(next), now)).toEqual(criteriaOf(filters, now))
    }
  },
)

describe('the answer says what was asked, searched and found', () => {
  const question = {
    project: 42,
    projectName: 'acme/web',
    state: 'opened',
    orderBy: 'updated_at',
    sort: 'desc',
  } as const
  const list = { items: [aMergeRequest()], page: 1, nextPage: null, total: 1 }
  type Answer = Parameters<typeof mergeRequestList>
  const replyTo = (page: Answer[0], asked: Answer[1]) => mergeRequestList(page, asked, asking).message
  const wordsOf = (page: Answer[0], asked: Answer[1]) => JSON.stringify(replyTo(page, asked)?.blocks)

  test.each([
    [3, 120, true, '3 of the 120 open merge requests in acme/web match', '3 of 120 open'],
    [1, 120, true, '1 of the 120 open merge requests in acme/web matches', '1 of 120 open'],
    [0, 1, true, 'The one open merge request in acme/web doesn’t match', 'none of 1 open'],
    [7, 500, false, '7 of 500 open merge requests in acme/web match', '7 of 500 open'],
  ])('%i of %i', (total, count, complete, headline, amount) => {
    const items = total === 0 ? [] : [...list.items, aMergeRequest({ id: 1013, iid: 13 })]
    const page = { ...list, items, total, searched: { count, complete } }
    const asked = { ...question, filters: { label: 'bug,docs' } }
    expect(replyTo(page, asked)?.text).toContain(`${headline}: with the label bug or docs.`)
    const shown = wordsOf(page, asked)
    expect(shown).toContain(`"${amount} · with the label bug or docs`)
    expect(shown.includes('only the 500 latest searched')).toBe(!complete)
    expect(shown.includes('Show all states')).toBe(total === 0)
    expect(shown.includes('Clear filters')).toBe(total === 0)
    expect(shown.includes('Show a card')).toBe(total > 0)
  })

  test.each([
    [{ search: 'dates' }, 3, '3 of the 11 open merge requests in acme/web match “dates”'],
    [{ search: 'the  cart' }, 1, '1 of the 11 open merge requests in acme/web matches “the cart”'],
    [{ search: 'dates' }, 0, 'None of the 11 open merge requests in acme/web match “dates”'],
    [
      { search: 'dates', label: 'bug' },
      0,
      'None of the 11 open merge requests in acme/web match “dates” and the other filters: with the label bug',
    ],
  ])('%j, of which there are %i', (filters, total, headline) => {
    const items = total === 0 ? [] : list.items
    const message = replyTo(
      { ...list, items, total, searched: { count: 11, complete: true } },
      { ...question, filters },
    )
    expect(message?.text).toContain(`${headline}.`)
    const header = { type: 'header', text: { text: 'Open merge requests in acme/web' } }
    expect(message?.blocks?.[0]).toMatchObject(header)
  })

  test.each([
    [{ orderBy: 'updated_at', sort: 'asc' }, 'only the 500 least recent searched'],
    [{ orderBy: 'created_at', sort: 'desc' }, 'only the 500 newest searched'],
    [{ orderBy: 'created_at', sort: 'asc' }, 'only the 500 oldest searched'],
  ] as const)('%j', (order, words) => {
    const searched = { count: 500, complete: false }
    expect(wordsOf({ ...list, searched }, { ...question, ...order, filters: { draft: true } })).toContain(
      words,
    )
  })

  test.each([
    ['11', 'No open merge requests with this number in acme/web'],
    ['11,12', 'No open merge requests with these numbers in acme/web'],
  ])('of --iid %s: %s', (iid, headline) => {
    expect(replyTo({ ...list, items: [], total: 0 }, { ...question, filters: { iid } })?.text).toContain(
      headline,
    )
  })

  test('every filter has its words', () => {
    const filters = {
      iid: '11,12,13',
      author: '@ann',
      assignee: 'none',
      label: 'bug',
      notLabel: 'docs,ui',
      milestone: 'none',
      branch: 'feature/*',
      draft: false,
      search: 'the cart',
      stale: '1w',
    }
    expect(wordsOf(list, { ...question, filters })).toContain(
      '1 open · with the number 11, 12 or 13 · by ann · assigned to nobody · with the label bug · without the label docs or ui · without a milestone · from or into feature/* · no drafts · “the cart” in title or description · no activity for 1 week',
    )
  })

  test('without a filter nothing is said of filters', () => {
    expect(wordsOf({ ...list, total: 1 }, { ...question, filters: {} })).toContain(
      '"1 open · builds not shown"',
    )
  })

  test('who asked is named to everybody else', () => {
    const told = (audience: 'person' | 'others') =>
      JSON.stringify(mergeRequestList(list, { ...question, filters: {} }, { ...asking, audience }))
    expect(told('others')).toContain('for <@U1>, <!date^')
    expect(told('person')).not.toContain('<@U1>')
  })
})

describe('the filters as a form', () => {
  const opened = async (text: string) => (await answer(text)).executed
  const shown = (input: Record<string, unknown>) =>
    recordedServices()
      .room.contextOf(actor)
      .then((context) => execute(mrList, { project: 42, ...input }, context, asking, { confirmed: false }))

  test('hold what is asked now, and keep what has no input', async () => {
    expect(
      await shown({ author: 'bob', draft: false, milestone: 3, page: 2, asksFilters: true }),
    ).toMatchObject({
      kind: 'form',
      title: 'Filter merge requests',
      inputs: expect.arrayContaining([
        expect.objectContaining({ name: 'state', value: 'opened' }),
        expect.objectContaining({ name: 'author', value: 'bob' }),
        expect.objectContaining({ name: 'milestone', value: '%3' }),
        expect.objectContaining({ name: 'search', value: '' }),
      ]),
      input: { project: 42, orderBy: 'updated_at', draft: false, asksFilters: true },
    })
  })

  test('is not asked for by a typed list', async () => {
    expect(await opened('--author bob')).toMatchObject({ kind: 'reply' })
  })
})
