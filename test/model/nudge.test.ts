import { describe, expect, test } from 'vitest'
import { Approvals } from '../../src/model/merge-request.ts'
import { type CardState, checkOf } from '../../src/model/merge-request-state.ts'
import { mentioned, needsSince } from '../../src/model/needs-since.ts'
import { UserSummary } from '../../src/model/user.ts'
import { aMergeRequest, HEAD } from '../support/recorded-services.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const [ann, bob] = [
  { id: 2, name: 'Ann Archer', username: 'ann' },
  { id: 3, name: 'Bob Baker', username: 'bob' },
]
const failed = { id: 9, sha: HEAD, ref: 'main', status: 'failed' }
type More = Partial<Omit<CardState, 'view'> & Omit<CardState['view'], 'mr'>>
const stateOf = (fields: Record<string, unknown>, { checked, ...more }: More): CardState => ({
  view: { mr: aMergeRequest(fields), commits: null, files: null, ...more },
  checked,
  at: new Date(NOW),
})
const needs = (
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
  more: { readonly before?: More; readonly after?: More } = {},
) => {
  const now = stateOf(after, more.after ?? {})
  return needsSince(before && stateOf(before, more.before ?? {}), {
    ...now,
    checked: checkOf({ ...now, checked: more.before?.checked }),
  }).map(({ kind, person, ref }) => `${kind} ${person}${ref && ` ${ref}`}`)
}

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

  const blocked = { merge_status: 'can_be_merged', detailed_merge_status: 'not_approved' }
  const mergeable = { merge_status: 'can_be_merged', detailed_merge_status: 'mergeable' }
  const checking = { merge_status: 'checking', detailed_merge_status: 'checking' }
  const conflict = { merge_status: 'cannot_be_merged', detailed_merge_status: 'conflict' }
  const since = (what: string) => [`${what} ${NOW}`]

  test('its author, when what was missing last is there, also while the server was still checking', () => {
    expect(needs(blocked, mergeable)).toEqual(since('ready 3 approvals'))
    const unresolved = { ...blocked, detailed_merge_status: 'discussions_not_resolved' }
    expect(needs(unresolved, mergeable)).toEqual(since('ready 3 discussions'))
    const running = { ...mergeable, head_pipeline: { ...failed, status: 'running' } }
    const passed = { ...mergeable, head_pipeline: { ...failed, status: 'success' } }
    expect(needs(running, passed)).toEqual(since('ready 3 build'))
    const checked = { sha: HEAD, missing: 'approvals' } as const
    expect(needs(checking, mergeable, { before: { checked } })).toEqual(since('ready 3 approvals'))
  })

  test('nobody, when nothing was missing, when something still is, and when only its author could help', () => {
    expect(needs(mergeable, mergeable)).toEqual([])
    expect(needs(checking, mergeable, { before: { checked: { sha: 'a', missing: 'none' } } })).toEqual([])
    expect(needs(blocked, checking)).toEqual([])
    expect(needs(blocked, { ...blocked, detailed_merge_status: 'discussions_not_resolved' })).toEqual([])
    expect(needs({ ...blocked, work_in_progress: true }, mergeable)).toEqual([])
    expect(needs(conflict, mergeable)).toEqual([])
    expect(needs(blocked, { ...mergeable, merge_when_build_succeeds: true })).toEqual([])
  })

  test('its author, when the same head conflicts since, and not when a push brought that', () => {
    expect(needs(mergeable, conflict)).toEqual(since('conflict 3'))
    expect(needs(conflict, conflict)).toEqual([])
    expect(needs({ ...mergeable, sha: 'f'.repeat(40) }, conflict)).toEqual([])
    expect(needs(checking, conflict, { before: { checked: { sha: HEAD, missing: 'conflicts' } } })).toEqual(
      [],
    )
    expect(needs({ ...mergeable, target_branch: 'other' }, conflict)).toEqual([])
  })

  test('its author, when others approve or want changes, and not when that was there before', () => {
    const approvals = (...users: object[]) =>
      Approvals.parse({ approved_by: users.map((user) => ({ user })) })
    const before = { approvals: approvals() }
    expect(needs({}, {}, { before, after: { approvals: approvals(ann, bob) } })).toEqual(
      since('approved 3 2'),
    )
    expect(needs({}, {}, { after: { approvals: approvals(ann) } })).toEqual([])
    const wanted = { changesRequestedBy: [UserSummary.parse(ann)] }
    expect(needs({}, {}, { before: { changesRequestedBy: [] }, after: wanted })).toEqual(since('changes 3 2'))
    expect(needs({}, {}, { before: wanted, after: wanted })).toEqual([])
    expect(needs({}, {}, { after: wanted })).toEqual([])
  })

  test('those whom a comment names, not its writer, and none whom code or a quote names', () => {
    const people = [
      { person: 2, userName: 'ann' },
      { person: 3, userName: 'Bob.Baker' },
    ]
    const named = (body: string, writer: object | null = null) =>
      mentioned(body, writer && UserSummary.parse(writer), people, '7').map(({ person }) => person)
    expect(named('Thanks @ann, and @bob.baker.')).toEqual([2, 3])
    expect(named('Thanks @ann', ann)).toEqual([])
    expect(named('ann@example.com, x/@ann, @annabel, `@ann`')).toEqual([])
    expect(named('> @ann said\n```\n@ann\n```\nno')).toEqual([])
  })
})
