import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { requestState } from '../../src/model/digest.ts'
import { hasConflicts, inTheMaking, isMergeable, mergeObstacle } from '../../src/model/merge-obstacle.ts'
import { mergeOffer } from '../../src/model/merge-offer.ts'
import { statusWords } from '../../src/views/mr/status.ts'
import { aMergeRequest } from '../support/recorded-services.ts'

const told = (detailed_merge_status: string | null, fields: Record<string, unknown> = {}) =>
  aMergeRequest({ merge_status: 'can_be_merged', detailed_merge_status, ...fields })

/** Those that today’s servers are known to say, and what their earlier versions said. */
const STANDING = [
  'blocked_status',
  'broken_status',
  'ci_must_pass',
  'ci_still_running',
  'commits_status',
  'discussions_not_resolved',
  'external_status_checks',
  'jira_association_missing',
  'locked_lfs_files',
  'locked_paths',
  'merge_request_blocked',
  'merge_time',
  'need_rebase',
  'need_rebase_merge_train',
  'not_approved',
  'policies_denied',
  'requested_changes',
  'security_policy_pipeline_check',
  'security_policy_violations',
  'status_checks_must_pass',
  'title_regex',
]
const PASSING = ['approvals_syncing', 'checking', 'preparing', 'unchecked']

describe('what is missing before a merge', () => {
  test.each(STANDING)('%s is told in words, with something to do', (status) => {
    const mr = told(status)
    const obstacle = mergeObstacle(mr)
    expect(obstacle?.words).toMatch(/^[a-z].*[^.]$/)
    expect(obstacle?.words).not.toContain(status)
    expect(obstacle?.next).toMatch(/^[A-Z].*\.$/)
    expect(requestState(mr)).toBe('blocked')
    expect(isMergeable(mr)).toBe(false)
  })

  test.each(PASSING)('%s passes: nothing is missing, and nothing is promised', (status) => {
    const mr = told(status, { merge_status: 'cannot_be_merged' })
    expect(mergeObstacle(mr)).toBeNull()
    expect(inTheMaking(mr)).toMatch(/^[a-z]/)
    expect(hasConflicts(mr)).toBe(false)
    expect(requestState(mr)).toBe('unchecked')
  })

  test.prop([fc.string()])(
    'a value that nobody knows is told in the forge’s own words, made readable',
    (status) => {
      fc.pre(![...STANDING, ...PASSING, 'mergeable', 'conflict', 'draft_status', 'not_open'].includes(status))
      expect(mergeObstacle(told(status))).toEqual({
        words: `the forge says “${status.replaceAll('_', ' ')}”`,
        next: null,
      })
    },
  )

  test('how many approvals are missing is told where it is known', () => {
    expect(mergeObstacle(told('not_approved'), 2)?.words).toBe('2 approvals are missing')
    expect(mergeObstacle(told('not_approved'), 1)?.words).toBe('1 approval is missing')
    expect(mergeObstacle(told('not_approved'), 0)?.words).toBe('approvals are missing')
  })
})

describe('the status of an open merge request', () => {
  test.each([
    [told(null), 'Open: no conflicts with main', 'ready', true],
    [told(null, { merge_status: 'cannot_be_merged' }), 'Open: conflicts with main', 'conflicts', false],
    [told(null, { merge_status: 'unchecked' }), 'Open: not checked for conflicts yet', 'unchecked', true],
    [told('mergeable'), 'Open: can be merged into main', 'ready', true],
    [told('conflict'), 'Open: conflicts with main', 'conflicts', false],
    [told('checking'), 'Open: the forge is checking whether it can be merged', 'unchecked', true],
    [told('not_approved'), 'Open: approvals are missing', 'blocked', true],
    [
      told('not_approved', { merge_status: 'cannot_be_merged' }),
      'Open: conflicts with main; besides, approvals are missing',
      'conflicts',
      false,
    ],
    // Its source branch is gone, which the older field calls the same as a conflict.
    [
      told('commits_status', { merge_status: 'cannot_be_merged' }),
      'Open: its source branch is gone or has no new commits',
      'blocked',
      false,
    ],
    [
      told('broken_status', { merge_status: 'cannot_be_merged' }),
      'Open: the forge cannot merge the branches',
      'blocked',
      true,
    ],
    [
      told('need_rebase_merge_train'),
      'Open: it must be rebased before it can go on the merge train',
      'blocked',
      true,
    ],
    [told('moon_phase_wrong'), 'Open: the forge says “moon phase wrong”', 'blocked', true],
    [told('draft_status', { work_in_progress: true }), 'Open: draft', 'draft', false],
  ] as const)('%#: of what the forge tells', (mr, words, state, may) => {
    expect(statusWords(mr)).toBe(words)
    expect(requestState(mr)).toBe(state)
    // Only what can never be merged as it stands takes the button away.
    expect(mergeOffer({ mr, commits: null, files: null }).now).toBe(may)
  })

  test('why an armed merge does not go on stands beside it, and a build that runs is no such reason', () => {
    const armed = { merge_when_build_succeeds: true }
    expect(statusWords(told('discussions_not_resolved', armed))).toMatch(
      /^Open: will merge when the build of \w+ and all other checks pass; still in the way: discussions are not resolved$/,
    )
    expect(statusWords(told('ci_still_running', armed))).toMatch(/ all other checks pass$/)
    expect(statusWords(told(null, armed))).toMatch(/^Open: will merge when the build of \w+ succeeds$/)
  })
})
