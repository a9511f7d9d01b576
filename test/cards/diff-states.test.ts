import { expect, test } from 'vitest'
import { diffStates, firstState } from '../../src/cards/diff-states.ts'
import { Commit } from '../../src/model/commit.ts'
import type { MergeRequestEventKind } from '../../src/model/merge-request-event.ts'
import { aMergeRequest, HEAD } from '../support/recorded-services.ts'
import { OTHER } from '../sync/scene.ts'

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
  [{}, { state: 'closed' }, ['closed: Closed without merging.']],
  [{ state: 'closed' }, { state: 'opened' }, ['reopened: Open again.']],
  [{ state: 'closed' }, { state: 'reopened' }, ['reopened: Open again.']],
  [{ state: 'locked' }, { state: 'opened' }, []],
  [{}, { state: 'locked' }, []],
  [{}, { sha: OTHER }, ['pushed: 1 commit arrived (Second), the head is now 9f8e7d6.']],
  [{ sha: 'f'.repeat(40) }, { sha: OTHER }, ['pushed: The branch moved from fffffff to 9f8e7d6.']],
  [{}, { sha: null }, []],
  [{}, { target_branch: 'next' }, ['retargeted: Its target is next now; it was main.']],
  [{}, { merge_status: 'cannot_be_merged' }, ['conflicts: It conflicts with main now.']],
  [{ merge_status: 'cannot_be_merged' }, { merge_status: 'unchecked' }, []],
  [{ merge_status: 'cannot_be_merged' }, {}, ['no-conflicts: It does not conflict with main any more.']],
  [{ merge_status: 'unchecked' }, {}, []],
  [
    { merge_when_build_succeeds: false },
    { merge_when_build_succeeds: true },
    ['armed: It will be merged when the build of 1a2b3c4 succeeds.'],
  ],
  [
    { merge_when_build_succeeds: true },
    { merge_when_build_succeeds: false },
    ['disarmed: No wait for the build is set any more.'],
  ],
  [
    { merge_when_build_succeeds: true },
    { merge_when_build_succeeds: false, state: 'merged' },
    ['merged: Merged.'],
  ],
  [{}, { merge_when_build_succeeds: true }, []],
  [{ work_in_progress: false }, { work_in_progress: true }, ['draft: It is a draft now.']],
  [{ work_in_progress: true }, { work_in_progress: false }, ['ready: It is not a draft any more.']],
  [
    {},
    { sha: OTHER, state: 'closed' },
    ['pushed: 1 commit arrived (Second), the head is now 9f8e7d6.', 'closed: Closed without merging.'],
  ],
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
