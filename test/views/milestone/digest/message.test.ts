import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { discloseTo } from '../../../../src/model/audience.ts'
import { addDays } from '../../../../src/model/day.ts'
import type { DigestMilestone } from '../../../../src/model/digest.ts'
import { checkMessageBlocks } from '../../../../src/sandbox/slack/block-kit/check.ts'
import { burndownChart, burndownNumbers } from '../../../../src/views/milestone/digest/burndown-chart.ts'
import { digestDetails, digestMessage } from '../../../../src/views/milestone/digest/message.ts'
import type { Blocks } from '../../../../src/views/reply.ts'
import { aMergeRequest, aMilestone, anIssue } from '../../../support/recorded-services.ts'
import { ABOUT, aDigest, digestView, issues, made, milestone, TODAY } from './views.ts'

const counts = (...opens: readonly (number | null)[]) =>
  opens.flatMap((open, index) =>
    open === null ? [] : [{ day: addDays(TODAY, index - opens.length), open, closed: 0 }],
  )
const charts = (blocks: Blocks) =>
  blocks.flatMap((block) => (block.type === 'data_visualization' ? [block] : []))
/** Everything that a person reads in the blocks. */
const wordsOf = (blocks: Blocks) =>
  JSON.stringify(blocks)
    .matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)
    .map(([, words]) => words)
    .toArray()
    .join('|')
/** The cells of the one table, row by row. */
const tableIn = (blocks: Blocks) =>
  blocks
    .flatMap((block) => (block.type === 'table' ? block.rows : []))
    .map((row) => wordsOf([{ type: 'table', rows: [row] }]))
const labels = (blocks: Blocks) =>
  blocks.flatMap((block) =>
    block.type === 'actions'
      ? block.elements.flatMap((element) => (element.type === 'button' ? [element.text.text] : []))
      : [],
  )
const threadOf = (milestones: readonly DigestMilestone[]) => digestDetails(aDigest(milestones))

describe('any digest', () => {
  property.prop([digestView], { numRuns: 40 })(
    'has at most five blocks that Slack takes, with a row for each milestone or how many are missing',
    (view) => {
      const { blocks } = digestMessage(view, ABOUT)
      expect(blocks.length).toBeLessThanOrEqual(5)
      expect(checkMessageBlocks(blocks)).toBeUndefined()
      const rows = Math.max(0, tableIn(blocks).length - 1)
      const missing = view.milestones.length + view.unread.length - rows
      expect(wordsOf(blocks).includes('Not shown: ')).toBe(missing > 0)
    },
  )

  property.prop([digestView], { numRuns: 40 })(
    'has a thread that Slack takes, with one chart at most',
    (view) => {
      const details = digestDetails(view)
      if (!details) return
      expect(checkMessageBlocks(details.blocks)).toBeUndefined()
      expect(charts(details.blocks).length).toBeLessThanOrEqual(1)
    },
  )
})

describe('the chart', () => {
  property.prop([milestone])('draws the days that were counted, in two lines, from three days on', (each) => {
    const counted = each.burndown.columns.flatMap(({ count }) => (count ? [count.open] : []))
    const chart = burndownChart(each.milestone, each.burndown)
    if (counted.length < 3) {
      expect(chart).toBeNull()
      return
    }
    const [open, ideal] = chart?.chart.series ?? []
    const names = chart?.chart.axis_config.categories ?? []
    expect(chart?.chart.type).toBe('line')
    expect(names.length).toBeLessThanOrEqual(20)
    expect(new Set(names).size).toBe(counted.length)
    expect(open?.data.map(({ value }) => value)).toEqual(counted)
    expect(ideal === undefined).toBe(each.burndown.line === null)
  })

  test('has the numbers of its text, and a day without a count is in neither', () => {
    const one = made({
      due: '2026-12-04',
      open: issues(3),
      closed: issues(5),
      counts: counts(6, null, null, 4),
    })
    const chart = burndownChart(one.milestone, one.burndown)
    expect(chart?.chart.axis_config.categories).toEqual(['16 Nov', '19 Nov', '20 Nov'])
    expect(chart?.chart.series.map(({ data }) => data.map(({ value }) => value))).toEqual([
      [6, 4, 3],
      [4.7, 3.7, 3.3],
    ])
    const numbers = 'Open issues (ideal): 16 Nov 6 (4.7), 19 Nov 4 (3.7), 20 Nov 3 (3.3).'
    expect(burndownNumbers(one.burndown)).toBe(numbers)
    const thread = threadOf([one])
    expect(thread?.text).toContain(numbers)
    expect(wordsOf(thread?.blocks ?? [])).toContain(
      'Counted since 16 Nov · 2 days without a count left out · days in Berlin',
    )
  })

  test('in the thread is that of the next due milestone, and its button is on the digest', () => {
    const each = (iid: number, due: string) =>
      made({
        milestone: aMilestone({ iid, id: iid, title: `${iid}.0 Shop`, due_date: due }),
        due,
        open: issues(3),
        counts: counts(5, 4),
      })
    const all = [each(1, '2026-11-10'), each(2, '2026-12-04'), each(3, '2026-12-24')]
    expect(charts(threadOf(all)?.blocks ?? []).map(({ title }) => title)).toEqual(['Burndown of 2.0 Shop'])
    const { blocks } = digestMessage(aDigest(all), ABOUT)
    expect(charts(blocks)).toEqual([])
    expect(labels(blocks)).toEqual(['Burndown 2.0', 'At risk (9)'])
  })
})

describe('in words', () => {
  const told = (parts: Parameters<typeof made>[0]) => digestMessage(aDigest([made(parts)]), ABOUT)

  test.each([
    [
      '2026-12-04',
      3,
      5,
      'On track. Due Fri 4 Dec, 10 working days left. 5 of 8 closed (63 %).',
      '🟢 Sprint 9 (%3)|5/8|due 4 Dec · on track|0',
    ],
    [
      '2026-12-04',
      8,
      0,
      'Behind by about 5: 0 closed, 5 expected by today. Due Fri 4 Dec',
      'due 4 Dec · behind 5',
    ],
    [
      '2026-12-04',
      1,
      9,
      'Ahead by about 3: 9 closed, 6 expected by today. Due Fri 4 Dec',
      'due 4 Dec · ahead 3',
    ],
    [
      '2026-11-20',
      1,
      4,
      'Behind by about 1: 4 closed, 5 expected by today. Due today. 4 of 5 closed (80 %).',
      'due today · behind 1',
    ],
    [
      '2026-11-16',
      2,
      4,
      '4 days overdue (16 Nov). 4 of 6 closed (67 %).',
      '🔴 Sprint 9 (%3)|4/6|4 working days overdue|0',
    ],
    ['2026-11-22', 1, 1, 'Due Sun 22 Nov, no working day left.', 'due 22 Nov'],
    [
      '2026-12-04',
      0,
      5,
      'All issues closed. Due Fri 4 Dec, 10 working days left. 5 of 5 closed (100 %).',
      'due 4 Dec · all closed',
    ],
    ['2026-12-04', 0, 0, 'Due Fri 4 Dec, 10 working days left. No issues.', '0/0|due 4 Dec'],
    [null, 2, 4, 'No due date. 4 of 6 closed (67 %).', '⚪ Sprint 9 (%3)|4/6|no due date'],
    ['2026-12-04', 200, 1, '1 of 201 closed (1 %).', '1/201'],
    ['2026-12-04', 1, 200, '200 of 201 closed (99 %).', '200/201'],
  ] as const)('due %s, %i open, %i closed: %s', (due, open, closed, words, row) => {
    const { text, blocks } = told({ due, open: issues(open), closed: issues(closed) })
    expect(text).toContain(words)
    expect(tableIn(blocks)[1]).toContain(row)
  })

  test('an issue that was not read is neither counted nor forgotten', () => {
    const { text, blocks } = told({
      due: '2026-12-04',
      open: issues(600),
      closed: issues(400),
      complete: false,
    })
    expect(text).toContain('400 of the first 1000 issues closed (40 %).')
    expect(text).not.toMatch(/Behind|Ahead/)
    expect(tableIn(blocks)[1]).toContain('400/1000+')
  })

  test('what has changed since last time, and nothing where nothing has', () => {
    const since = new Date('2026-11-17T08:00:00Z')
    const change = {
      kind: 'change',
      since,
      added: 3,
      removed: 1,
      reopened: 0,
      closed: discloseTo('others', issues(2)),
    } as const
    expect(told({ since: change }).text).toContain('Since Tue: +3 issues, −1 issue, 2 closed.')
    expect(wordsOf(threadOf([made({ since: change })])?.blocks ?? [])).toContain('Closed: |#1 Issue 1')
    expect(told({ since: { ...change, added: 0, removed: 0, closed: [] } }).text).not.toContain('Since')
    const older = { ...change, since: new Date('2026-11-03T08:00:00Z') }
    expect(told({ since: older }).text).toContain('Since Tue 3 Nov: +3 issues')
  })

  test('the first digest says so, a late one that it is late, an empty one that nothing is active', () => {
    expect(told({}).text).toContain('First digest: changes start with the next one.')
    const late = digestMessage(aDigest([]), { ...ABOUT, late: new Date('2026-11-19T08:00:00Z'), missed: 1 })
    expect(late.text).toContain('Late: this one was due Thu 19 Nov, 9:00 (Berlin).')
    expect(late.text).toContain('1 digest before this one didn’t come.')
    expect(late.text).toContain('No active milestones.')
    expect(wordsOf(late.blocks)).toContain('Weekdays 9:00 · set up by <@UOURS1>')
  })

  test('a milestone that is not active any more is named', () => {
    const view = aDigest([], { last: new Date('2026-11-13T08:00:00Z'), gone: [2, 7] })
    expect(digestMessage(view, ABOUT).text).toContain('No longer active: %2, %7')
  })
})

describe('what needs someone', () => {
  test('three are named in the digest, all in its thread, and the requests that are ready', () => {
    const open = issues(12).map((issue) => ({ ...issue, assignee: null }))
    const requests = Array.from({ length: 4 }, (_, index) =>
      aMergeRequest({
        id: index + 1,
        iid: index + 1,
        title: `Request ${index + 1}`,
        work_in_progress: index > 1,
      }),
    )
    const one = made({ due: '2026-12-04', open, requests })
    const { blocks, text } = digestMessage(aDigest([one]), ABOUT)
    expect(wordsOf(blocks)).toContain(
      'Needs someone: |#1| unassigned| · |#2| unassigned| · |#3| unassigned| · |9 more',
    )
    expect(wordsOf(blocks)).toContain('No conflicts: |!1| |!2')
    expect(text).toContain('4 merge requests: 2 without conflicts, 2 draft.')
    const thread = wordsOf(threadOf([one])?.blocks ?? [])
    expect(thread).toContain('At risk: 12 of 12 open')
    expect(thread).toContain('#12 Issue 12')
  })

  test('where the server tells of more than conflicts, ready means ready', () => {
    const ready = aMergeRequest({
      id: 1,
      iid: 1,
      detailed_merge_status: 'mergeable',
      head_pipeline: null,
    })
    const blocked = aMergeRequest({ id: 2, iid: 2, detailed_merge_status: 'not_approved' })
    const { blocks, text } = digestMessage(aDigest([made({ requests: [ready, blocked] })]), ABOUT)
    expect(wordsOf(blocks)).toContain('Ready to merge: |!1')
    expect(text).toContain('2 merge requests: 1 ready, 1 blocked.')
    expect(tableIn(blocks)[1]).toContain('2 (1 ready)')
  })

  test('why an issue is at risk stands beside it', () => {
    const open = [
      anIssue({
        iid: 1,
        due_date: '2026-11-16',
        updated_at: '2026-11-19T10:00:00Z',
        assignee: { name: 'Bob' },
      }),
      anIssue({ iid: 2, updated_at: '2026-11-05T10:00:00Z', assignee: { name: 'Bob' } }),
      anIssue({ iid: 3, updated_at: '2026-11-19T10:00:00Z' }),
      anIssue({ iid: 4, updated_at: '2026-11-13T10:00:00Z', assignee: { name: 'Bob' } }),
    ]
    const words = wordsOf(threadOf([made({ open })])?.blocks ?? [])
    expect(words).toContain('At risk: 3 of 4 open')
    expect(words).toContain(': overdue (16 Nov), Bob')
    expect(words).toContain(': untouched for 10 working days, Bob')
    expect(words).toContain('#3 The cart forgets|: unassigned')
  })
})
