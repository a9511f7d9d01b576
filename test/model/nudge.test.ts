import { describe, expect, test } from 'vitest'
import { needsSince } from '../../src/model/nudge.ts'
import { aMergeRequest, HEAD } from '../support/recorded-services.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const [ann, bob] = [
  { id: 2, name: 'Ann Archer', username: 'ann' },
  { id: 3, name: 'Bob Baker', username: 'bob' },
]
const failed = { id: 9, sha: HEAD, ref: 'main', status: 'failed' }
const needs = (before: Record<string, unknown> | null, after: Record<string, unknown>) =>
  needsSince(before && aMergeRequest(before), aMergeRequest(after), NOW).map(
    ({ kind, person, ref }) => `${kind} ${person}${ref && ` ${ref}`}`,
  )

describe('whom a merge request needs', () => {
  test('those who are asked or assigned since, and nobody twice', () => {
    expect(needs({}, { reviewers: [ann], assignees: [ann] })).toEqual(['review 2', 'assigned 2'])
    expect(needs({ reviewers: [ann] }, { reviewers: [ann, bob] })).toEqual(['review 3'])
    expect(needs({ assignee: ann }, { assignee: ann })).toEqual([])
  })

  test('its author, when the build of its head failed or somebody commented', () => {
    expect(needs({}, { head_pipeline: failed })).toEqual(['build 3 9'])
    expect(needs({ head_pipeline: failed }, { head_pipeline: failed })).toEqual([])
    expect(needs({ user_notes_count: 2 }, { user_notes_count: 4 })).toEqual(['comment 3 2'])
    expect(needs({ user_notes_count: 2 }, { user_notes_count: 1 })).toEqual([])
  })

  test('of one that was never seen, only when it is new, and never its author for themselves', () => {
    const asked = { reviewers: [ann], assignees: [bob] }
    expect(needs(null, { ...asked, created_at: '2026-11-23T11:30:00Z' })).toEqual(['review 2'])
    expect(needs(null, { ...asked, created_at: '2026-11-22T11:30:00Z' })).toEqual([])
  })

  test('nobody, once it is merged or closed', () => {
    expect(needs({}, { reviewers: [ann], state: 'merged' })).toEqual([])
  })
})
