import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { shownTo } from '../../../../src/model/audience.ts'
import { addDays } from '../../../../src/model/day.ts'
import { burndownChart } from '../../../../src/views/milestone/digest/burndown-chart.ts'
import { digestMessage } from '../../../../src/views/milestone/digest/message.ts'
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
const labels = (blocks: Blocks) =>
  blocks.flatMap((block) =>
    block.type === 'actions'
      ? block.elements.flatMap((element) => (element.type === 'button' ? [element.text.text] : []))
      : [],
  )

describe('any digest', () => {
  property.prop([digestView], { numRuns: 40 })(
    'has at most two charts, and names what it does not hold',
    (view) => {
      const { blocks } = digestMessage(view, ABOUT)
      expect(charts(blocks).length).toBeLessThanOrEqual(2)
      const shown = labels(blocks).filter((label) => label.startsWith('Progress of')).length
      const missing = view.milestones.length + view.unread.length - shown
      expect(wordsOf(blocks).includes('Not shown here:')).toBe(missing > 0)
      expect(labels(blocks).includes('All milestones')).toBe(missing > 0)
    },
  )
})

describe('the chart', () => {
  property.prop([milestone])(
    'draws no day on which nothing was counted, and calls each differently',
    (each) => {
      const { columns } = each.burndown
      const chart = burndownChart(each.milestone, each.burndown)
      const [open, ideal] = chart?.chart.series ?? []
      const names = chart?.chart.axis_config.categories ?? []
      expect(new Set(names).size).toBe(columns.length)
      for (const [index, column] of columns.entries()) {
        expect(names[index]?.endsWith('no data')).toBe(column.count === null)
        expect(open?.data[index]?.value).toBe(column.count?.open ?? 0)
        if (column.count === null && ideal) expect(ideal.data[index]?.value).toBe(0)
      }
    },
  )

  test('has the numbers of the text beside it, and a gap is a gap in both', () => {
    const view = aDigest([
      made({ due: '2026-12-04', open: issues(3), closed: issues(5), counts: counts(6, null, null, 4) }),
    ])
    const { blocks, text } = digestMessage(view, ABOUT)
    const [chart] = charts(blocks)
    expect(chart?.chart.axis_config.categories).toEqual([
      '16 Nov',
      '17 Nov, no data',
      '18 Nov, no data',
      '19 Nov',
      '20 Nov',
    ])
    expect(chart?.chart.series[0]?.data.map(({ value }) => value)).toEqual([6, 0, 0, 4, 3])
    expect(wordsOf(blocks)).toContain(
      '16 Nov 6 (4.7), 17 Nov to 18 Nov no data, 19 Nov 4 (3.7), 20 Nov 3 (3.3).',
    )
    expect(wordsOf(blocks)).toContain('on 2 days nothing was counted, which is shown as “no data”')
    expect(text).toContain(
      'Burndown of %3: Open at the end of each day (and by the ideal line): 16 Nov 6 (4.7), ',
    )
  })

  test('belongs to the first two milestones with issues, and that is said', () => {
    const each = (iid: number, open: number) =>
      made({
        milestone: aMilestone({ iid, id: iid, title: `M${iid}` }),
        due: '2026-12-04',
        open: issues(open),
      })
    const { blocks } = digestMessage(aDigest([each(1, 0), each(2, 1), each(3, 2), each(4, 1)]), ABOUT)
    expect(charts(blocks).map(({ title }) => title)).toEqual(['Burndown of %2 M2', 'Burndown of %3 M3'])
    expect(wordsOf(blocks)).toContain('Charts: only the first 2 milestones with issues, by due date')
  })
})

describe('in words', () => {
  const told = (parts: Parameters<typeof made>[0]) => digestMessage(aDigest([made(parts)]), ABOUT).text

  test.each([
    [
      '2026-12-04',
      3,
      5,
      'Due Fri 4 Dec 2026, 10 working days left after today. 5 of 8 issues closed (62 %).',
    ],
    [
      '2026-12-04',
      8,
      0,
      'Behind by about 5 issues: by the ideal line 4.7 would be closed by the end of today.',
    ],
    [
      '2026-12-04',
      1,
      9,
      'Ahead by about 3 issues: by the ideal line 5.8 would be closed by the end of today.',
    ],
    ['2026-12-04', 3, 4, 'On the ideal line: by the ideal line 4.1 would be closed by the end of today.'],
    ['2026-11-20', 1, 4, 'Due today, Fri 20 Nov 2026. 4 of 5 issues closed (80 %). Behind by about 1 issue:'],
    [
      '2026-11-16',
      2,
      4,
      'Was due Mon 16 Nov 2026, 4 working days over. 4 of 6 issues closed (66 %). Behind by 2 issues: the due date is over',
    ],
    ['2026-11-22', 1, 1, 'Due Sun 22 Nov 2026, no working day left after today.'],
    ['2026-12-04', 0, 5, '5 of 5 issues closed (100 %). All issues are closed.'],
    ['2026-12-04', 0, 0, 'No issues. Neither ahead nor behind: there are no issues on it.'],
    [
      null,
      2,
      4,
      'No due date. 4 of 6 issues closed (66 %). Neither ahead nor behind: without a due date there is no ideal line.',
    ],
    ['2026-12-04', 200, 1, '1 of 201 issues closed (under 1 %).'],
  ] as const)('due %s, %i open, %i closed: %s', (due, open, closed, words) => {
    expect(told({ due, open: issues(open), closed: issues(closed) })).toContain(words)
  })

  test('an issue that was not read is neither counted nor forgotten', () => {
    const words = told({ due: '2026-12-04', open: issues(600), closed: issues(400), complete: false })
    expect(words).toContain(
      '400 of the first 1000 issues closed (40 %); there are more, which were not read.',
    )
    expect(words).toContain('Not known whether it is ahead or behind: not all of its issues were read.')
  })

  test('what has changed since last time', () => {
    const since = new Date('2026-11-16T08:00:00Z')
    const change = {
      kind: 'change',
      since,
      added: 3,
      removed: 1,
      reopened: 0,
      closed: shownTo('others', issues(2)),
    } as const
    expect(told({ since: change })).toContain(
      'Since last time (Mon 16 Nov 2026, 09:00 (Europe/Berlin)): 3 added, 1 removed, 2 closed. Closed since last time: 2 issues.',
    )
    expect(told({ since: { ...change, added: 0, removed: 0, closed: [] } })).toContain(
      'no issue was added, removed or closed.',
    )
  })

  test('the first digest says that it is the first, a late one that it is late, an empty one that nothing is active', () => {
    expect(told({})).toContain('This is the first digest here since it was turned on')
    const asked = digestMessage(aDigest([made({})]), { ...ABOUT, off: null })
    expect(asked.text).toContain('This digest has not come here on a schedule yet')
    expect(asked.text).not.toContain('first digest')
    const late = digestMessage(aDigest([]), { ...ABOUT, late: new Date('2026-11-20T08:00:00Z') })
    expect(late.text).toContain('Late: this is the digest of Fri 20 Nov 2026, 09:00 (Europe/Berlin).')
    expect(late.text).toContain('No milestone is active.')
    expect(wordsOf(late.blocks)).toContain('Next: Mon 23 Nov 2026, 09:00 (Europe/Berlin).')
    expect(wordsOf(late.blocks)).toContain('To turn it off: /milestone digest off')
  })

  test('a milestone that is not active any more is named', () => {
    const view = aDigest([], { last: new Date('2026-11-13T08:00:00Z'), gone: [2, 7] })
    expect(digestMessage(view, ABOUT).text).toContain('Not active any more since last time: %2, %7.')
  })
})

describe('groups', () => {
  test('five are named, and the others open', () => {
    const open = issues(22).map((issue) => ({ ...issue, assignee: null }))
    const requests = Array.from({ length: 7 }, (_, index) =>
      aMergeRequest({
        id: index + 1,
        iid: index + 1,
        title: `Request ${index + 1}`,
        work_in_progress: index > 3,
      }),
    )
    const { blocks } = digestMessage(aDigest([made({ due: '2026-12-04', open, requests })]), ABOUT)
    const words = wordsOf(blocks)
    expect(words).toContain('At risk: 22 of 22 open issues')
    expect(words).toContain('7 open merge requests: 4 ready, 3 in draft')
    for (const name of ['#5 Issue 5', '!5 Request 5']) expect(words).toContain(name)
    for (const name of ['#6 Issue 6', '!6 Request 6']) expect(words).not.toContain(name)
    expect(labels(blocks)).toContain('and 17 more at risk')
    expect(labels(blocks)).toContain('and 2 more merge requests')
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
    const words = wordsOf(digestMessage(aDigest([made({ open })]), ABOUT).blocks)
    expect(words).toContain('At risk: 3 of 4 open issues')
    expect(words).toContain(': was due Mon 16 Nov 2026, Bob')
    expect(words).toContain(': no movement for 10 working days, Bob')
    expect(words).toContain('#3 The cart forgets|: nobody assigned')
  })
})
