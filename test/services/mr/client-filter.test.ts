import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { MergeRequest } from '../../../src/model/merge-request.ts'
import { type ClientFilter, fits } from '../../../src/services/mr/client-filter.ts'
import { aMergeRequest } from '../../support/recorded-services.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const people = [
  { id: 2, username: 'ann', name: 'Ann Archer' },
  { id: 3, username: 'Bob', name: 'ann archer' },
  { id: 4, username: 'cy', name: 'Cy' },
] as const
const names = fc.constantFrom('ann', 'ANN', '@ann', 'Ann Archer', 'bob', 'cy', 'nobody-here')
const labels = fc.subarray(['bug', 'Bug', 'docs', 'two words', 'b'], { maxLength: 3 })
const branches = fc.constantFrom('main', 'feature/a', 'feature/b', 'feature', 'Feature/a', '')
const times = fc.integer({ min: 0, max: 5 }).map((day) => `2026-11-1${day}T12:00:00Z`)
const milestones = fc.constantFrom(
  { iid: 3, title: 'Sprint 9' },
  { iid: 4, title: '3' },
  { iid: 9, title: 'None' },
)

const mergeRequest: fc.Arbitrary<MergeRequest> = fc
  .record({
    author: nullable(fc.constantFrom(...people)),
    assignee: nullable(fc.constantFrom(...people)),
    labels,
    milestone: nullable(milestones.map((fields) => ({ id: fields.iid + 500, state: 'active', ...fields }))),
    source_branch: branches,
    target_branch: branches,
    work_in_progress: nullable(fc.boolean()),
    title: fc.constantFrom('Add a form', 'WIP: Fix the Form', 'Docs', ''),
    description: nullable(fc.constantFrom('it fixes the bug', 'A FORM of docs', '')),
    updated_at: nullable(times),
    created_at: nullable(times),
  })
  .map(aMergeRequest)

const criteria = fc.record({
  authors: maybe(fc.array(names, { minLength: 1, maxLength: 2 })),
  assignees: maybe(nullable(fc.array(names, { minLength: 1, maxLength: 2 }))),
  labels: maybe(labels),
  notLabels: maybe(labels),
  milestone: maybe(nullable(fc.constantFrom<(number | string)[]>(3, 4, 'sprint 9', '3', 'none'))),
  branch: maybe(fc.constantFrom('main', 'feature/*', 'feature/a', '*', 'feature')),
  draft: maybe(fc.boolean()),
  words: maybe(fc.subarray(['form', 'FIX', 'docs', 'bug'])),
  before: maybe(times.map((text) => new Date(text))),
})

type Asked = typeof criteria extends fc.Arbitrary<infer Value> ? Value : never

/** One question after the other, each in the plainest way. */
function expected(mr: MergeRequest, asked: Asked): boolean {
  const lower = (text: string) => text.toLowerCase()
  const isPerson = (user: MergeRequest['author'], typed: string) =>
    user !== null &&
    [lower(user.username ?? ''), lower(user.name)].includes(
      lower(typed.startsWith('@') ? typed.slice(1) : typed),
    )
  const shares = (wanted: readonly string[]) =>
    mr.labels.filter((label) => wanted.map(lower).includes(lower(label))).length > 0
  if (asked.authors !== undefined && !asked.authors.some((name) => isPerson(mr.author, name))) return false
  if (asked.assignees === null && mr.assignee !== null) return false
  if (asked.assignees && !asked.assignees.some((name) => isPerson(mr.assignee, name))) return false
  if (asked.labels !== undefined && !shares(asked.labels)) return false
  if (asked.notLabels !== undefined && shares(asked.notLabels)) return false
  if (asked.milestone === null && mr.milestone !== null) return false
  if (typeof asked.milestone === 'number' && mr.milestone?.iid !== asked.milestone) return false
  if (typeof asked.milestone === 'string' && lower(mr.milestone?.title ?? '') !== lower(asked.milestone))
    return false
  if (asked.branch?.endsWith('*')) {
    const begin = asked.branch.slice(0, -1)
    if (!mr.source_branch.startsWith(begin) && !mr.target_branch.startsWith(begin)) return false
  } else if (asked.branch !== undefined && ![mr.source_branch, mr.target_branch].includes(asked.branch)) {
    return false
  }
  if (asked.draft === true && mr.work_in_progress !== true) return false
  if (asked.draft === false && mr.work_in_progress === true) return false
  for (const word of asked.words ?? [])
    if (!lower(mr.title).includes(lower(word)) && !lower(mr.description ?? '').includes(lower(word)))
      return false
  if (asked.before === undefined) return true
  const moved = mr.updated_at ?? mr.created_at
  return moved !== null && new Date(moved).getTime() <= asked.before.getTime()
}

const definedOf = (asked: object): ClientFilter =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))

property.prop([mergeRequest, criteria], { numRuns: 3000 })(
  'a merge request is found exactly when everything that was asked for holds',
  (mr, asked) => {
    expect(fits(mr, definedOf(asked))).toBe(expected(mr, asked))
  },
)

property.prop([mergeRequest])('without a question everything fits', (mr) => {
  expect(fits(mr, {})).toBe(true)
})

describe('each question finds and leaves out', () => {
  const mr = aMergeRequest({
    author: people[0],
    assignee: people[1],
    labels: ['Bug', 'ui'],
    milestone: { id: 503, iid: 3, title: 'Sprint 9', state: 'active' },
    description: 'Fixes the cart',
    work_in_progress: true,
    updated_at: '2026-11-10T12:00:00+02:00',
  })
  test.each<[string, ClientFilter, ClientFilter]>([
    ['author by user name', { authors: ['bob', '@Ann'] }, { authors: ['archer'] }],
    ['author by display name', { authors: ['ann archer'] }, { authors: ['ann  archer'] }],
    ['assignee', { assignees: ['bob'] }, { assignees: null }],
    ['any label', { labels: ['docs', 'bug'] }, { labels: ['docs', 'bu'] }],
    ['no label', { notLabels: ['docs'] }, { notLabels: ['docs', 'UI'] }],
    ['milestone by number', { milestone: 3 }, { milestone: 503 }],
    ['milestone by title', { milestone: 'SPRINT 9' }, { milestone: 'sprint' }],
    ['a milestone at all', { milestone: 3 }, { milestone: null }],
    ['source branch', { branch: 'feature/*' }, { branch: 'feature' }],
    ['target branch', { branch: 'main' }, { branch: 'ma' }],
    ['draft', { draft: true }, { draft: false }],
    ['all words', { words: ['cart', 'DATES'] }, { words: ['cart', 'basket'] }],
    [
      'the last update, to the second',
      { before: new Date('2026-11-10T10:00:00Z') },
      { before: new Date('2026-11-10T09:59:59Z') },
    ],
  ])('%s', (_, finds, misses) => {
    expect(fits(mr, finds)).toBe(true)
    expect(fits(mr, misses)).toBe(false)
  })
})
