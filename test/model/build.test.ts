import { describe, expect, test } from 'vitest'
import { buildState } from '../../src/model/build.ts'
import { mergeOffer } from '../../src/model/merge-offer.ts'
import { MergeRules } from '../../src/model/merge-rules.ts'
import { buildWords, stateLine } from '../../src/views/mr/state.ts'
import { aMergeRequest, HEAD } from '../support/recorded-services.ts'

const OTHER = 'f'.repeat(40)
const build = (status: string, fields: object = {}) => ({
  id: 7,
  sha: HEAD,
  ref: 'feature/report-range',
  status,
  web_url: 'https://git.example.com/p/7',
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T11:00:00Z',
  ...fields,
})
const told = (head_pipeline: object | null | undefined, fields: object = {}) =>
  aMergeRequest({ detailed_merge_status: 'mergeable', head_pipeline, ...fields })
const offer = (mr: ReturnType<typeof told>, rules: object = {}) =>
  mergeOffer({ mr, commits: null, files: null, rules: MergeRules.parse(rules) })
const plain = (mr: ReturnType<typeof told>) => {
  const { words, facts } = stateLine({ mr, commits: null, files: null })
  return [words, ...facts.flat().map((part) => ('text' in part ? part.text : `<${part.type}>`))].join(' ')
}

describe('how the build of a head stands', () => {
  test.each([
    ['created', 'under-way', 'its build hasn’t started yet'],
    ['waiting_for_resource', 'under-way', 'its build hasn’t started yet'],
    ['preparing', 'under-way', 'its build hasn’t started yet'],
    ['pending', 'under-way', 'its build hasn’t started yet'],
    ['running', 'under-way', 'its build is running'],
    ['scheduled', 'paused', 'its build begins at a set time'],
    ['manual', 'paused', 'its build waits for a step that somebody starts'],
    ['success', 'passed', 'its build passed'],
    ['failed', 'not-passed', 'its build failed'],
    ['canceled', 'not-passed', 'its build was canceled'],
    ['canceling', 'not-passed', 'its build is being canceled'],
    ['skipped', 'not-passed', 'its build was skipped'],
    ['on_the_moon', 'not-passed', 'its build is in the state “on the moon”'],
    ['constructor', 'not-passed', 'its build is in the state “constructor”'],
  ])('%s is %s', (status, state, words) => {
    const mr = told(build(status))
    expect(buildState(mr)).toBe(state)
    expect(buildWords(mr)).toBe(words)
    // Only what may still pass is waited for.
    expect(offer(mr)).toEqual({ now: true, later: state === 'under-way' ? 'checks' : null })
  })

  test('a build of another commit is not that of the head, and neither is none', () => {
    const stale = told(build('running', { sha: OTHER }))
    expect(buildState(stale)).toBe('missing')
    expect(plain(stale)).toBe('Ready to merge no build of 1a2b3c4')
    // Servers of today wait for whatever else is missing, and for a build that starts meanwhile.
    expect(offer(stale)).toEqual({ now: true, later: 'checks' })
    expect(buildState(told(null))).toBe('missing')
    expect(plain(told(null))).toBe('Ready to merge no build of 1a2b3c4')
    expect(offer(told(null))).toEqual({ now: true, later: 'checks' })
  })

  test('a build of what the merge would make is that of the head', () => {
    expect(buildState(told(build('running', { sha: OTHER, ref: 'refs/merge-requests/12/train' })))).toBe(
      'under-way',
    )
  })

  test('an answer that tells nothing of builds claims nothing, and at older servers waiting is blind', () => {
    expect(buildState(told(undefined))).toBe('unknown')
    expect(buildWords(told(undefined))).toBeNull()
    expect(offer(told(undefined))).toEqual({ now: true, later: null })
    const older = told(undefined, { detailed_merge_status: null })
    expect(plain(older)).toBe('No conflicts · builds not shown')
    expect(offer(older)).toEqual({ now: true, later: 'blind' })
  })
})

describe('what the project lays down', () => {
  const DEMANDED = { only_allow_merge_if_pipeline_succeeds: true }
  const TRAINS = { merge_trains_enabled: true }
  const OVERRIDE = { merge_train_enforcement: 'enforce_with_owner_override' }
  const OWNED = { project_access: null, group_access: { access_level: 50 } }

  test.each([
    ['success', DEMANDED, { now: true, later: null }],
    ['running', DEMANDED, { now: false, later: 'checks' }],
    ['failed', DEMANDED, { now: false, later: null }],
    ['skipped', DEMANDED, { now: false, later: null }],
    ['skipped', { ...DEMANDED, allow_merge_on_skipped_pipeline: true }, { now: true, later: null }],
    ['manual', {}, { now: true, later: null }],
    ['scheduled', DEMANDED, { now: false, later: 'checks' }],
    ['success', TRAINS, { now: true, later: 'train' }],
    ['running', TRAINS, { now: true, later: 'train' }],
    ['failed', TRAINS, { now: true, later: 'train' }],
    ['canceled', TRAINS, { now: true, later: 'train' }],
    ['failed', { ...TRAINS, ...DEMANDED }, { now: false, later: null }],
    [
      'success',
      { ...TRAINS, merge_train_enforcement: 'enforce_for_all_users' },
      { now: false, later: 'train' },
    ],
    ['success', { ...TRAINS, ...OVERRIDE }, { now: false, later: 'train' }],
    ['success', { ...TRAINS, ...OVERRIDE, permissions: OWNED }, { now: true, later: 'train' }],
  ])('%s with %o', (status, rules, offered) => {
    expect(offer(told(build(status)), rules)).toEqual(offered)
  })

  test.each([
    ['an account that may not merge', told(build('running'), { user: { can_merge: false } })],
    ['a draft', told(build('running'), { work_in_progress: true })],
    ['a head that is not told', told(build('running'), { sha: null })],
    ['a branch that is gone', told(null, { detailed_merge_status: 'commits_status' })],
  ])('%s is offered nothing', (_, mr) => {
    expect(offer(mr)).toEqual({ now: false, later: null })
  })

  test('what nobody knows yet, and what is empty, is offered nothing', () => {
    const mr = told(build('running'))
    expect(mergeOffer({ mr, commits: null, files: null, preparing: true })).toEqual({
      now: false,
      later: null,
    })
    expect(mergeOffer({ mr, commits: [], files: [] })).toEqual({ now: false, later: null })
  })
})
