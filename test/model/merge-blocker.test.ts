import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { hasConflicts, isMergeable, mergeBlocker, pendingActivity } from '../../src/model/merge-blocker.ts'
import { mergeOffer, readinessOf } from '../../src/model/merge-offer.ts'
import { MergeRequest } from '../../src/model/merge-request.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { statusWords, waysOut } from '../../src/views/mr/state.ts'
import { aMergeRequest, HEAD } from '../support/recorded-services.ts'

const told = (detailed_merge_status: string | null, fields: Record<string, unknown> = {}) =>
  aMergeRequest({ merge_status: 'can_be_merged', detailed_merge_status, ...fields })

const RUNNING = { id: 7, sha: HEAD, ref: null, status: 'running' }

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
const CLEARS_ITSELF = ['ci_still_running', 'security_policy_pipeline_check']
const PASSING = ['approvals_syncing', 'checking', 'preparing', 'unchecked']

describe('what is missing before a merge', () => {
  test.each(STANDING)('%s is told in words, with something to do', (status) => {
    const mr = told(status)
    const blocker = mergeBlocker(mr)
    expect(blocker?.words).toMatch(/^[a-z].*[^.]$/)
    expect(blocker?.words).not.toContain(status)
    expect(blocker?.next).toMatch(/^[A-Z].*\.$/)
    expect(readinessOf(mr)).toBe(CLEARS_ITSELF.includes(status) ? 'waiting' : 'blocked')
    expect(isMergeable(mr)).toBe(false)
  })

  test('merge_time is told with its time, where the server sends one', () => {
    const at = (merge_after: unknown) =>
      mergeBlocker(MergeRequest.parse({ ...told('merge_time'), merge_after }))
    expect(at('2026-12-01T10:30:00.000+01:00')?.words).toBe('waits until 2026-12-01 09:30 UTC')
    for (const none of [undefined, null, 'soon']) expect(at(none)?.words).toBe('waits for its set time')
  })

  test.each(PASSING)('%s passes: nothing is missing, and nothing is promised', (status) => {
    const mr = told(status, { merge_status: 'cannot_be_merged' })
    expect(mergeBlocker(mr)).toBeNull()
    expect(pendingActivity(mr)).toMatch(new RegExp(`^(?:${SERVER} is |not )[a-z].*[^.]$`))
    expect(hasConflicts(mr)).toBe(false)
    expect(readinessOf(mr)).toBe('waiting')
  })

  test.prop([fc.string()])(
    'a value that nobody knows is told in the forge’s own words, made readable',
    (status) => {
      fc.pre(![...STANDING, ...PASSING, 'mergeable', 'conflict', 'draft_status', 'not_open'].includes(status))
      expect(mergeBlocker(told(status))).toEqual({
        words: `${SERVER} says “${status.replaceAll('_', ' ')}”`,
        next: null,
      })
    },
  )

  test('how many approvals are missing is told where it is known', () => {
    expect(mergeBlocker(told('not_approved'), 2)?.words).toBe('needs 2 approvals')
    expect(mergeBlocker(told('not_approved'), 1)?.words).toBe('needs 1 approval')
    expect(mergeBlocker(told('not_approved'), 0)?.words).toBe('needs approvals')
  })
})

describe('the status of an open merge request', () => {
  test.each([
    [told(null), 'No conflicts · builds not shown', 'ready', true],
    [
      told(null, { merge_status: 'cannot_be_merged' }),
      'Can’t be merged yet: Conflicts with main',
      'blocked',
      false,
    ],
    [
      told(null, { merge_status: 'unchecked' }),
      'Not checked for conflicts yet · builds not shown',
      'unchecked',
      true,
    ],
    [told('mergeable'), 'Ready to merge', 'ready', true],
    [told('conflict'), 'Can’t be merged yet: Conflicts with main', 'blocked', false],
    [told('checking'), `${SERVER} is checking whether it can be merged`, 'waiting', true],
    [told('not_approved'), 'Can’t be merged yet: Needs approvals', 'blocked', true],
    [
      told('not_approved', { merge_status: 'cannot_be_merged' }),
      'Can’t be merged yet: Conflicts with main; Needs approvals',
      'blocked',
      false,
    ],
    // Its source branch is gone, which the older field calls the same as a conflict.
    [
      told('commits_status', { merge_status: 'cannot_be_merged' }),
      'Can’t be merged yet: The source branch is gone or has no new commits',
      'blocked',
      false,
    ],
    [
      told('broken_status', { merge_status: 'cannot_be_merged' }),
      'Can’t be merged yet: The branches can’t be merged',
      'blocked',
      true,
    ],
    [
      told('need_rebase_merge_train'),
      'Can’t be merged yet: Needs a rebase before the merge train',
      'blocked',
      true,
    ],
    [told('moon_phase_wrong'), `Can’t be merged yet: ${SERVER} says “moon phase wrong”`, 'blocked', true],
    [told('draft_status', { work_in_progress: true }), 'Draft', 'draft', false],
  ] as const)('%#: of what the forge tells', (mr, words, state, may) => {
    expect(statusWords(mr)).toBe(words)
    const ways = waysOut({ mr, commits: null, files: null })
    expect(ways !== '').toBe(words.startsWith('Can’t be merged yet'))
    expect(readinessOf(mr)).toBe(state)
    // Only what can never be merged as it stands takes the button away.
    expect(mergeOffer({ mr, commits: null, files: null }).now).toBe(may)
  })

  test('why an armed merge does not go on stands beside it, and a build that runs is no such reason', () => {
    const armed = { merge_when_build_succeeds: true }
    expect(statusWords(told('discussions_not_resolved', armed))).toMatch(
      /^Auto-merge on · waiting for the build of \w+: Some discussions are unresolved$/,
    )
    expect(statusWords(told('ci_still_running', { ...armed, head_pipeline: RUNNING }))).toBe(
      `Auto-merge on · waiting for the build of ${HEAD.slice(0, 7)}`,
    )
    expect(statusWords(told(null, armed))).toMatch(/^Auto-merge on · waiting for the build of \w+$/)
  })
})
