import { expect, test } from 'vitest'
import type { CardState } from '../../../src/model/merge-request-state.ts'
import { isSeenIn, watchedEvents } from '../../../src/notifications/cards/watched-events.ts'
import { aMergeRequest, HEAD } from '../../support/recorded-services.ts'

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
