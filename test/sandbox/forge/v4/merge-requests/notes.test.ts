import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { look, on } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const Note = z.looseObject({ id: z.number(), body: z.string(), system: z.boolean() })

const notes = async (iid: number, query = '') => {
  const reply = await on(under, iid, 'GET', `/notes${query}`)
  return z.array(Note).parse(reply.body)
}

const say = async (body: unknown, as: 'ann' | 'bob' | 'cy' = 'cy') =>
  on(under, 14, 'POST', '/notes', { as, body })

test('there are as many as both APIs count', async () => {
  for (const iid of [7, 9, 12, 14]) {
    const { user_notes_count: count } = await look(under, iid)
    expect(await notes(iid)).toHaveLength(count)
    expect(await under.mergeRequest(iid)).toMatchObject({ user_notes_count: count })
  }
})

test('are in pages, newest first', async () => {
  const reply = await on(under, 12, 'GET', '/notes?per_page=2')
  expect(reply.headers.get('x-total')).toBe('3')
  const [first] = await notes(12, '?sort=asc')
  expect((await notes(12)).at(-1)).toEqual(first)
})

test('a new one is counted, and touches the merge request', async () => {
  const before = await look(under, 14)
  expect(await say({ body: 'Is *this* `right`?' })).toMatchObject({
    status: 201,
    body: {
      body: 'Is *this* `right`?',
      author: { username: 'cy' },
      system: false,
      noteable_type: 'MergeRequest',
      noteable_id: 5014,
      noteable_iid: 14,
    },
  })
  const after = await look(under, 14)
  expect(after.user_notes_count).toBe(1)
  expect(after.updated_at > before.updated_at).toBe(true)
  expect(await under.mergeRequest(14)).toMatchObject({ user_notes_count: 1 })
  expect(under.effects()).toEqual(['note created'])
})

test('is changed and deleted by who wrote it and by masters', async () => {
  const { id } = Note.parse((await say({ body: 'First' })).body)
  const change = async (as: 'ann' | 'bob' | 'cy', body: string) =>
    on(under, 14, 'PUT', `/notes/${id}`, { as, body: { body } })
  expect((await change('bob', 'x')).status).toBe(403)
  expect(await change('cy', 'Second')).toMatchObject({ status: 200, body: { id, body: 'Second' } })
  expect((await change('ann', 'Third')).status).toBe(200)
  expect((await on(under, 14, 'GET', `/notes/${id}`)).body).toMatchObject({ body: 'Third' })
  expect((await on(under, 14, 'DELETE', `/notes/${id}`, { as: 'bob' })).status).toBe(403)
  expect(await on(under, 14, 'DELETE', `/notes/${id}`, { as: 'cy' })).toMatchObject({ status: 204, text: '' })
  expect((await on(under, 14, 'GET', `/notes/${id}`)).status).toBe(404)
  expect((await look(under, 14)).user_notes_count).toBe(0)
})

test.each([
  [{}, 400, { error: 'body is missing' }],
  [{ body: ' ' }, 400, { message: '400 Bad request - Note {:note=>["can\'t be blank"]}' }],
])('%j is refused', async (body, status, says) => {
  expect(await say(body)).toMatchObject({ status, body: says })
})

test('the forge notes what was done, counts none of it, and lets nobody change it', async () => {
  const at14 = { as: 'bob', body: {} } as const
  await on(under, 14, 'POST', '/approve', at14)
  await on(under, 14, 'PUT', '', { body: { title: 'Draft: Translate the cart into Dutch' } })
  await on(under, 14, 'PUT', '', { body: { state_event: 'close' } })
  const noted = await notes(14, '?sort=asc&activity_filter=only_activity')
  expect(noted.map(({ body }) => body)).toEqual([
    'approved this merge request',
    'marked this merge request as **draft**',
    'closed',
  ])
  expect((await look(under, 14)).user_notes_count).toBe(0)
  expect(await notes(14, '?activity_filter=only_comments')).toEqual([])
  expect((await on(under, 14, 'DELETE', `/notes/${noted[0]?.id}`, { as: 'ann' })).status).toBe(403)
})

test('are nobody’s who cannot see the project', async () => {
  expect((await on(under, 1, 'GET', '/notes', { as: 'cy', project: 43 })).status).toBe(404)
  expect((await on(under, 99, 'POST', '/notes', { body: { body: 'x' } })).status).toBe(404)
})

const READY = { title: expect.not.stringMatching(/^Draft/), draft: false }

test.each([
  ['/close', { state_event: 'close' }, ['Closed this merge request.'], 'closed', { state: 'closed' }],
  [
    '/title Other words',
    { title: 'Other words' },
    ['Changed the title to "Other words".'],
    'merge request updated',
    { title: 'Other words' },
  ],
  [
    '/draft\n/unsubscribe',
    { wip_event: 'draft', subscription_event: 'unsubscribe' },
    [expect.stringMatching(/as a draft/), expect.any(String)],
    'merge request updated',
    { draft: true },
  ],
  [
    '  \n/draft\n/ready\n',
    { wip_event: 'ready' },
    [expect.any(String), 'Marked this merge request as ready.'],
    'merge request updated',
    READY,
  ],
])(
  'quick actions alone are done, and no note is kept: %j',
  async (body, commands_changes, summary, effect, after) => {
    const before = await notes(14, '?activity_filter=only_comments')
    expect(await say({ body }, 'bob')).toMatchObject({ status: 202, body: { commands_changes, summary } })
    expect(await notes(14, '?activity_filter=only_comments')).toEqual(before)
    expect(await look(under, 14)).toMatchObject(after)
    expect(under.effects()).toEqual([effect])
  },
)

test('quick actions beside text are done, and the text is kept', async () => {
  expect(await say({ body: 'Enough.\n/close\nThanks' }, 'bob')).toMatchObject({
    status: 201,
    body: { body: 'Enough.\nThanks', commands_changes: { state_event: 'close' } },
  })
  expect(await look(under, 14)).toMatchObject({ state: 'closed' })
})

test.each(['/etc/hosts is wrong', '```\n/close\n```', 'see /close', '/unknown'])(
  '%j is no quick action',
  async (body) => {
    expect(await say({ body }, 'bob')).toMatchObject({ status: 201, body: { body, commands_changes: {} } })
    expect(await look(under, 14)).toMatchObject({ state: 'opened' })
  },
)

test('a quick action of who may not edit is refused, and a thread of them alone is none', async () => {
  const reply = await say({ body: '/close' }, 'cy')
  expect(reply).toMatchObject({
    status: 400,
    body: { message: '400 Bad request - Could not apply close command.' },
  })
  expect((await on(under, 14, 'POST', '/discussions', { as: 'bob', body: { body: '/close' } })).status).toBe(
    202,
  )
  expect(await look(under, 14)).toMatchObject({ state: 'closed' })
})
