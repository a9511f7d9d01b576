import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { MergeRequest } from '../../src/model/merge-request.ts'

const SMALLEST = {
  id: 593_728,
  iid: 1,
  project_id: 42,
  title: 'One',
  state: 'opened',
  source_branch: 'feature',
  target_branch: 'main',
}
/** Here null means something else than absent: there is none, or not yet. */
const THREEFOLD = ['head_pipeline', 'prepared_at', 'source_project_id']
const OPTIONAL = Object.keys(MergeRequest.shape).filter(
  (name) => !(name in SMALLEST) && !THREEFOLD.includes(name),
)

const LISTS = ['labels', 'assignees', 'reviewers']

test('the oldest servers send little: what is absent is null, and lists are empty', () => {
  const read = MergeRequest.parse(SMALLEST)
  for (const name of THREEFOLD) expect(read).not.toHaveProperty(name)
  for (const name of OPTIONAL) expect(read).toHaveProperty(name, LISTS.includes(name) ? [] : null)
})

test('null and absent are one case', () => {
  expect(
    MergeRequest.parse({ ...SMALLEST, ...Object.fromEntries(OPTIONAL.map((name) => [name, null])) }),
  ).toEqual(MergeRequest.parse(SMALLEST))
})

test.each(['opened', 'reopened', 'closed', 'merged', 'locked', 'some-day'])(
  'the state %s is kept',
  (state) => {
    expect(MergeRequest.parse({ ...SMALLEST, state, merge_status: 'some-day' })).toMatchObject({
      state,
      merge_status: 'some-day',
    })
  },
)

test('unknown fields are dropped', () => {
  expect(MergeRequest.parse({ ...SMALLEST, approvals_before_merge: 2 })).not.toHaveProperty(
    'approvals_before_merge',
  )
})

test('an empty sha counts as absent', () => {
  expect(MergeRequest.parse({ ...SMALLEST, sha: '' }).sha).toBeNull()
})

test('odd values of optional fields are read as null and do not take the rest with them', () => {
  const odd = {
    description: 5,
    work_in_progress: 'yes',
    user_notes_count: '3',
    labels: 'bug',
    sha: 7,
    web_url: [],
    created_at: 0,
  }
  expect(MergeRequest.parse({ ...SMALLEST, ...odd })).toEqual(MergeRequest.parse(SMALLEST))
})

describe('people', () => {
  const author = (user: unknown) => MergeRequest.parse({ ...SMALLEST, author: user }).author

  test('any subset of the fields is a person with a name to show', () => {
    expect(author({ id: 1, username: 'ann', name: 'Ann' })).toMatchObject({
      id: 1,
      name: 'Ann',
      web_url: null,
    })
    expect(author({ username: 'ann' })).toMatchObject({ id: null, name: 'ann' })
    expect(author({ id: 1, name: '' })).toMatchObject({ id: 1, name: 'unnamed' })
  })
})

test('the milestone of a group has no project', () => {
  const milestone = { id: 9, iid: 2, title: 'Group', state: 'active', project_id: null }
  expect(MergeRequest.parse({ ...SMALLEST, milestone }).milestone).toMatchObject({
    id: 9,
    project_id: null,
    due_date: null,
  })
})

property.prop([
  fc.constantFrom('id', 'iid', 'project_id', 'source_project_id'),
  fc.oneof(fc.constantFrom(0, -1, 1.5, 2 ** 53, 2 ** 53 + 2, '7', true, {}), fc.double({ noInteger: true })),
])('an id that is not a positive safe integer is refused', (name, id) => {
  expect(MergeRequest.safeParse({ ...SMALLEST, [name]: id }).success).toBe(false)
})

test('2^53 + 1, which JavaScript cannot hold, is refused', () => {
  expect(
    MergeRequest.safeParse(JSON.parse(JSON.stringify(SMALLEST).replace('593728', '9007199254740993')))
      .success,
  ).toBe(false)
})

property.prop([
  fc.record(Object.fromEntries(Object.keys(MergeRequest.shape).map((name) => [name, fc.jsonValue()])), {
    requiredKeys: [],
  }),
])('no body makes it throw', (body) => {
  expect(MergeRequest.safeParse(body)).toHaveProperty('success')
})
