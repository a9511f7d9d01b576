import { expect, test } from 'vitest'
import { hasNoReminder } from '../../../src/model/digest.ts'
import { json, openRoom, startOddForge } from '../room.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const DAYS = (days: number) => new Date(NOW - days * 86_400_000).toISOString()
const TODAYS = { detailed_merge_status: 'mergeable', has_conflicts: false }

/** A forge with these merge requests; null where their approvals cannot be read. */
async function composed(
  api: 'v3' | 'v4',
  requests: readonly { readonly iid: number; readonly [field: string]: unknown }[],
  approvedBy: readonly string[] | null = [],
) {
  const { url } = await startOddForge((request, response, { mr }) => {
    const path = request.split(' ')[1] ?? ''
    const all = requests.map((fields, at) => ({ ...mr, id: 1000 + at, ...fields }))
    const one = all.find(({ iid }) => path.endsWith(`/merge_requests/${iid}`))
    if (path.endsWith('/approvals')) {
      const approved_by = approvedBy?.map((username) => ({ user: { username, name: username } }))
      json(response, approvedBy === null ? 500 : 200, { approved: false, approved_by })
    } else if (path.includes('/merge_requests?')) json(response, 200, all)
    else if (one) json(response, 200, { ...one, head_pipeline: null })
    else return false
    return true
  })
  const room = await openRoom(url, { api, now: () => NOW })
  const context = await room.contextOf('ann')
  const digest = await context.mergeRequests.digest({
    project: 42,
    zone: 'Europe/Berlin',
    staleDays: 7,
    userGroup: null,
  })
  if (digest.kind !== 'requests') throw new Error(JSON.stringify(digest))
  const { ready, review, stale } = digest.groups
  const iids = (items: typeof ready) => items.map(({ iid }) => iid)
  return { digest, groups: { ready: iids(ready), review: iids(review), stale: iids(stale) } }
}

test('a server of today: each in one group, the longest untouched first, drafts in none', async () => {
  const { groups, digest } = await composed('v4', [
    { iid: 1, ...TODAYS, updated_at: DAYS(1) },
    { iid: 2, ...TODAYS, detailed_merge_status: 'not_approved', updated_at: DAYS(2) },
    { iid: 3, ...TODAYS, detailed_merge_status: 'ci_must_pass', updated_at: DAYS(3) },
    { iid: 4, ...TODAYS, detailed_merge_status: 'draft_status', draft: true, updated_at: DAYS(6) },
    { iid: 5, ...TODAYS, detailed_merge_status: 'need_rebase', updated_at: DAYS(7) },
    { iid: 6, ...TODAYS, detailed_merge_status: 'not_approved', updated_at: DAYS(9) },
    { iid: 7, ...TODAYS, updated_at: DAYS(30) },
    { iid: 8, ...TODAYS, draft: true, detailed_merge_status: 'draft_status', updated_at: DAYS(60) },
  ])
  expect(groups).toEqual({ ready: [1, 7], review: [2], stale: [6, 5] })
  expect(digest.today).toBe('2026-11-23')
  expect(hasNoReminder(digest)).toBe(false)
})

test('whoever was asked to review and has not answered is waited for; what was not seen is not said', async () => {
  const asked = {
    iid: 1,
    ...TODAYS,
    detailed_merge_status: 'checking',
    updated_at: DAYS(1),
    reviewers: [{ id: 2, username: 'bob', name: 'Bob Baker' }],
  }
  expect((await composed('v4', [asked])).groups.review).toEqual([1])
  expect((await composed('v4', [asked], ['bob'])).groups.review).toEqual([])
  expect((await composed('v4', [asked], null)).groups.review).toEqual([])
})

test('a server that tells only of conflicts: untouched ones are stale, though nothing conflicts', async () => {
  const { groups } = await composed('v3', [
    { iid: 1, updated_at: DAYS(1) },
    { iid: 2, merge_status: 'cannot_be_merged', updated_at: DAYS(2) },
    { iid: 3, work_in_progress: true, updated_at: DAYS(20) },
    { iid: 4, updated_at: DAYS(8) },
  ])
  expect(groups).toEqual({ ready: [1], review: [], stale: [4] })
})

test('there is nothing to say where only drafts and running builds are open', async () => {
  const { digest } = await composed('v4', [
    { iid: 1, ...TODAYS, detailed_merge_status: 'ci_still_running', updated_at: DAYS(1) },
    { iid: 2, ...TODAYS, draft: true, detailed_merge_status: 'draft_status', updated_at: DAYS(1) },
  ])
  expect(hasNoReminder(digest)).toBe(true)
  expect(hasNoReminder({ ...digest, searched: { count: 500, complete: false } })).toBe(false)
})
