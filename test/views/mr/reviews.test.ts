import { describe, expect, test } from 'vitest'
import { Approvals } from '../../../src/model/merge-request.ts'
import { parseCardState, serializeCardState } from '../../../src/model/merge-request-state.ts'
import type { MergeRequestView } from '../../../src/model/merge-request-view.ts'
import { checkMessageBlocks } from '../../../src/sandbox/slack/block-kit/check.ts'
import { mergeRequestCard } from '../../../src/views/mr/card.ts'
import { aMergeRequest, HEAD } from '../../support/recorded-services.ts'
import { asItLeaves } from '../inert.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ann = { id: 2, username: 'ann', name: 'Ann Archer' }
const bob = { id: 3, username: 'bob', name: 'Bob Baker' }

function approvals(left: number | null, by: readonly object[] = [], required: number | null = 2): Approvals {
  const fields = { approvals_left: left, approvals_required: required }
  return Approvals.parse({ ...fields, approved_by: by.map((user) => ({ user })), user_can_approve: true })
}

function cardOf(fields: object, more: Partial<MergeRequestView> = {}) {
  const view = { mr: aMergeRequest({ sha: HEAD, ...fields }), commits: null, files: null, ...more }
  return mergeRequestCard(view, { now })
}

const shown = (card: ReturnType<typeof cardOf>) => JSON.stringify(card.blocks)
const primary = (card: ReturnType<typeof cardOf>) => shown(card).match(/"style":"primary"/g)?.length ?? 0
const verbs = (card: ReturnType<typeof cardOf>) =>
  [...shown(card).matchAll(/"action_id":"(mr\.[a-z]+)/g)].map(([, verb]) => verb)

describe('approvals on a card', () => {
  test.each([
    [approvals(2), ['Needs 2 approvals']],
    [approvals(1, [ann]), ['✓ Approved by Ann Archer', 'Needs 1 approval']],
    [approvals(0, [ann, bob]), ['✓ Approved by Ann Archer and Bob Baker']],
    // Such forges demand no number of them.
    [approvals(null, [bob], null), ['✓ Approved by Bob Baker']],
  ])('%#: %s', (told, words) => {
    for (const part of words) expect(shown(cardOf({}, { approvals: told }))).toContain(`"text":"${part}"`)
  })

  test.each([approvals(0, [], 0), approvals(null, [], null)])(
    '%#: nothing where there is no news',
    (told) => {
      expect(shown(cardOf({}, { approvals: told }))).not.toMatch(/Approved by|Needs/)
    },
  )

  test('the button carries the head, and stands out where approvals are what is missing', () => {
    const missing = cardOf({}, { approvals: approvals(1) })
    expect(verbs(missing)).toEqual(expect.arrayContaining(['mr.approve', 'mr.merge']))
    expect(shown(missing)).toMatch(new RegExp(`mr.approve","value":"[^}]*${HEAD}[^}]*}","style":"primary"`))
    expect(primary(missing)).toBe(1)
    expect(primary(cardOf({}, { approvals: approvals(0, [ann]) }))).toBe(1)
  })

  test('nothing is offered where the head is not known, or it is merged', () => {
    expect(verbs(cardOf({ sha: null }, { approvals: approvals(1) }))).not.toContain('mr.approve')
    expect(verbs(cardOf({ state: 'merged' }, { approvals: approvals(1) }))).toEqual([])
  })

  test('are kept with what was seen, without what was told of whoever asked', () => {
    const { shows } = cardOf({}, { approvals: approvals(1, [ann]) })
    if (!shows) throw new Error('It shows nothing')
    const { view } = parseCardState(serializeCardState(shows))
    expect(view.approvals).toMatchObject({
      approvals_left: 1,
      approved_by: [{ user: ann }],
      user_can_approve: null,
    })
  })
})

test('all assignees and reviewers are named, many of them counted', () => {
  const reviewers = [ann, bob, ...[4, 5, 6].map((id) => ({ id, username: `u${id}`, name: `U ${id}` }))]
  const card = shown(cardOf({ assignee: ann, assignees: [ann, bob], reviewers }))
  expect(card).toContain('assigned to Ann Archer and Bob Baker')
  expect(card).toContain('review by Ann Archer, Bob Baker, U 4 and 2 more')
})

test('the button that a merge waits for is there, and at most one stands out', () => {
  const stale = cardOf({ detailed_merge_status: 'need_rebase' }, { approvals: approvals(0, [ann]) })
  expect(verbs(stale)).toContain('mr.rebase')
  expect(primary(stale)).toBe(0)
  const draft = cardOf(
    { work_in_progress: true, detailed_merge_status: 'draft_status' },
    { approvals: approvals(1) },
  )
  expect(verbs(draft)).toEqual(expect.arrayContaining(['mr.ready', 'mr.changes']))
  for (const card of [stale, draft]) {
    const named = card.blocks.map((block, index) => ({ block_id: `b${index}`, ...block }))
    expect(checkMessageBlocks(asItLeaves(named))).toBeUndefined()
  }
})

test('a forge that tells none of this gets the card that it always got', () => {
  for (const fields of [{}, { assignee: ann }, { work_in_progress: true }]) {
    const card = cardOf(fields)
    expect(verbs(card).filter((verb) => /approve|rebase|ready|comment/.test(verb ?? ''))).toEqual([])
    expect(shown(card)).not.toMatch(/Approv|review by/)
    expect(shown(card).includes('assigned to Ann Archer')).toBe('assignee' in fields)
    expect(card.shows?.view).not.toHaveProperty('approvals')
  }
})
