import { expect, test } from 'vitest'
import type { MergeRequestEventKind } from '../../../src/model/merge-request-event.ts'
import type { CardState } from '../../../src/model/merge-request-state.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { Commit } from '../../../src/model/version.ts'
import {
  diffStates,
  firstState,
  isSeenIn,
  watchedEvents,
} from '../../../src/notifications/cards/diff-states.ts'
import { OTHER } from '../../jobs/sync/scene.ts'
import { aMergeRequest, HEAD } from '../../support/recorded-services.ts'

const commits = [Commit.parse({ id: OTHER, title: 'Second' }), Commit.parse({ id: HEAD, title: 'First' })]
const between = (before: object, after: object, told?: MergeRequestEventKind) =>
  diffStates(aMergeRequest({ ...before }), { mr: aMergeRequest({ ...after }), commits, files: [] }, told).map(
    ({ kind, words }) => `${kind}: ${words}`,
  )

test.for([
  [{}, {}, []],
  [{}, { title: 'Another', labels: ['bug'] }, []],
  [{}, { state: 'merged', merge_commit_sha: OTHER }, ['merged: Merged as 9f8e7d6.']],
  [{}, { state: 'merged' }, ['merged: Merged.']],
  [{}, { state: 'closed' }, ['closed: Closed.']],
  [{ state: 'closed' }, { state: 'opened' }, ['reopened: Reopened.']],
  [{ state: 'closed' }, { state: 'reopened' }, ['reopened: Reopened.']],
  [{ state: 'locked' }, { state: 'opened' }, []],
  [{}, { state: 'locked' }, []],
  [{}, { sha: OTHER }, ['pushed: 1 new commit: Second.']],
  [{ sha: 'f'.repeat(40) }, { sha: OTHER }, ['pushed: Its newest commit is now 9f8e7d6.']],
  [{}, { sha: null }, []],
  [{}, { target_branch: 'next' }, ['retargeted: Now targets next instead of main.']],
  [{}, { merge_status: 'cannot_be_merged' }, ['conflicts: Now conflicts with main.']],
  [{ merge_status: 'cannot_be_merged' }, { merge_status: 'unchecked' }, []],
  [{ merge_status: 'cannot_be_merged' }, {}, ['no-conflicts: No more conflicts with main.']],
  [{ merge_status: 'unchecked' }, {}, []],
  [
    { merge_when_build_succeeds: false },
    { merge_when_build_succeeds: true },
    ['armed: Auto-merge is on: it merges when the build of 1a2b3c4 passes.'],
  ],
  [
    { merge_when_build_succeeds: true },
    { merge_when_build_succeeds: false },
    ['disarmed: Auto-merge is off.'],
  ],
  [
    { merge_when_build_succeeds: true },
    { merge_when_build_succeeds: false, merge_error: 'No merges on Fridays' },
    [`disarmed: Not merged: auto-merge is off. ${SERVER} says: No merges on Fridays.`],
  ],
  [
    { merge_when_build_succeeds: true, merge_error: 'Old' },
    { merge_when_build_succeeds: false, merge_error: 'Old' },
    ['disarmed: Auto-merge is off.'],
  ],
  [
    { merge_when_build_succeeds: true },
    { merge_when_build_succeeds: false, state: 'merged' },
    ['merged: Merged.'],
  ],
  [{}, { merge_when_build_succeeds: true }, []],
  [{ work_in_progress: false }, { work_in_progress: true }, ['draft: Marked as a draft.']],
  [{ work_in_progress: true }, { work_in_progress: false }, ['ready: Marked as ready.']],
  [{}, { sha: OTHER, state: 'closed' }, ['pushed: 1 new commit: Second.', 'closed: Closed.']],
] as const)('from %o to %o', ([before, after, told]) => {
  expect(between(before, after)).toEqual(told)
})

test('what a person did, or a wait tells, is not told besides; what else happened is', () => {
  expect(between({ work_in_progress: false }, { work_in_progress: true }, 'draft')).toEqual([])
  expect(between({ work_in_progress: true }, { work_in_progress: false }, 'ready')).toEqual([])
  expect(between({}, { state: 'merged', sha: OTHER }, 'merged')).toEqual([expect.stringMatching(/^pushed/)])
  expect(between({}, { state: 'closed' }, 'closed')).toEqual([])
  const waits = { merge_when_build_succeeds: true, target_branch: 'next' }
  expect(between({ merge_when_build_succeeds: false }, waits, 'armed')).toEqual([
    expect.stringMatching(/^retargeted/),
  ])
})

test('one that is seen for the first time was opened, and what it has become since is told as well', () => {
  const first = (fields: object) =>
    firstState({ mr: aMergeRequest({ ...fields }), commits, files: [] }).map(({ kind }) => kind)
  expect(first({})).toEqual(['opened'])
  expect(first({ state: 'reopened' })).toEqual(['opened', 'reopened'])
  expect(first({ state: 'merged' })).toEqual(['opened', 'merged'])
})

const build = (status: string, id = 1) => ({ id, sha: HEAD, ref: 'feature', status })
const withBuild = (head_pipeline: object | undefined): CardState => ({
  view: { mr: aMergeRequest({ head_pipeline }), commits: null, files: null },
  at: new Date('2026-11-10T12:00:00Z'),
})
const kinds = (before: CardState, after: CardState) =>
  watchedEvents(before, after, undefined, []).map(({ kind }) => kind)

test.for([
  ['running', build('running'), ['build-failed']],
  ['never read', undefined, []],
  ['failed already', build('failed'), []],
  ['another that failed', build('failed', 2), ['build-failed']],
] as const)('a failed build is news after one that was %s', ([, before, expected]) => {
  expect(kinds(withBuild(before), withBuild(build('failed')))).toEqual(expected)
})

test('whoever sees no builds and no approvals is told of none', () => {
  const { view } = withBuild(build('failed'))
  expect(isSeenIn(view, 'build-failed')).toBe(true)
  expect(isSeenIn(view, 'approved')).toBe(false)
  const blind = withBuild(undefined).view
  for (const kind of ['build-failed', 'build-passed'] as const) expect(isSeenIn(blind, kind)).toBe(false)
  expect(isSeenIn(blind, 'reviewers')).toBe(true)
})
