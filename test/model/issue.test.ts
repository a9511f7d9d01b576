import { expect, test } from 'vitest'
import { ClosingIssue, Issue } from '../../src/model/issue.ts'

const ISSUE = { id: 76, iid: 6, project_id: 8, title: 'Consequatur', state: 'opened' }

test('an issue of the forge is told from one of an external tracker by its iid', () => {
  expect('iid' in ClosingIssue.parse(ISSUE)).toBe(true)
  const external = ClosingIssue.parse({ id: 'PROJECT-123', title: 'Elsewhere', iid: 'x' })
  expect(external).toEqual({ id: 'PROJECT-123', title: 'Elsewhere' })
})

test('an external issue without a title is still one', () => {
  expect(ClosingIssue.parse({ id: 'PROJECT-123' })).toEqual({ id: 'PROJECT-123', title: null })
})

test('something that is neither is refused', () => {
  for (const odd of [{}, null, { id: '' }, { id: 76 }, { ...ISSUE, id: 2 ** 53 }])
    expect(ClosingIssue.safeParse(odd).success).toBe(false)
})

test('the fields that servers add to a milestone issue are read, and may be missing', () => {
  expect(Issue.parse({ ...ISSUE, due_date: '2016-07-22', confidential: true, weight: 3 })).toMatchObject({
    due_date: '2016-07-22',
    confidential: true,
    labels: [],
    assignee: null,
  })
  expect(Issue.parse(ISSUE)).toMatchObject({ due_date: null, confidential: null })
})
