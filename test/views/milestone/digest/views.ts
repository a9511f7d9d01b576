import { fc } from '@fast-check/vitest'
import { disclose, discloseTo } from '../../../../src/model/audience.ts'
import { burndownOf, type DayCount, paceOf } from '../../../../src/model/burndown.ts'
import { addDays, type Day, workingDaysAfter } from '../../../../src/model/day.ts'
import {
  atRisk,
  type DigestMilestone,
  type DigestScope,
  type DigestView,
  type Since,
} from '../../../../src/model/digest.ts'
import type { Issue } from '../../../../src/model/issue.ts'
import type { MergeRequest } from '../../../../src/model/merge-request.ts'
import type { Milestone } from '../../../../src/model/milestone.ts'
import { aMilestone, anIssue } from '../../../support/recorded-services.ts'
import { foreign, issue, mergeRequest } from '../../foreign.ts'

export const TODAY = '2026-11-20'
export const COUNTED: DigestScope = {
  project: 42,
  projectName: 'acme/web',
  zone: 'Europe/Berlin',
  holidays: [],
  at: new Date('2026-11-20T08:00:00Z'),
  today: TODAY,
}

export const ABOUT = {
  foot: 'Weekdays 9:00 · set up by <@UOURS1>',
  zone: 'Europe/Berlin',
  late: null,
  missed: 0,
  digest: 1,
}

/** What a milestone of a digest is made of. */
export interface Made {
  readonly milestone: Milestone
  readonly open: readonly Issue[]
  readonly closed: readonly Issue[]
  readonly complete: boolean
  readonly counts: readonly DayCount[]
  readonly due: Day | null
  readonly requests: readonly MergeRequest[]
  readonly since: Since
}

/** A milestone as the services make it, with the real counting. */
export function made(parts: Partial<Made> = {}): DigestMilestone {
  const { milestone = aMilestone({ due_date: parts.due ?? null }), open = [], closed = [] } = parts
  const { complete = true, counts = [], due = null, requests = [], since = { kind: 'first' } } = parts
  const line = due === null ? null : { start: '2026-11-02', due }
  const number = { open: open.length, closed: closed.length }
  const today = { day: TODAY, ...number }
  return {
    milestone,
    counts: number,
    complete,
    due:
      due === null
        ? null
        : {
            day: due,
            workingDays: workingDaysAfter(TODAY, due, []),
            isToday: due === TODAY,
            isOver: due < TODAY,
          },
    pace: paceOf(number, complete, line, TODAY, []),
    burndown: burndownOf([...counts, today], TODAY, line, open.length + closed.length, []),
    atRisk: disclose('others', atRisk(open, TODAY, 'Europe/Berlin', []), ({ issue: about }) => about),
    since,
    requests,
  }
}

export function aDigest(milestones: readonly DigestMilestone[], parts: Partial<DigestView> = {}): DigestView {
  return {
    ...COUNTED,
    milestones,
    unread: [],
    complete: true,
    searched: { count: 0, complete: true },
    last: null,
    gone: [],
    ...parts,
  }
}

/** So many issues with short titles. */
export function issues(number: number, fields: Partial<Issue> = {}): Issue[] {
  return Array.from({ length: number }, (_, index) =>
    anIssue({ ...fields, id: 1000 + index, iid: index + 1, title: `Issue ${index + 1}` }),
  )
}

const day = fc.integer({ min: 0, max: 400 }).map((back) => addDays(TODAY, -back))
const since: fc.Arbitrary<Since> = fc.oneof(
  fc.constantFrom<Since>({ kind: 'first' }, { kind: 'new' }, { kind: 'not-all-read' }),
  fc.record({
    kind: fc.constant('dated' as const),
    why: fc.constantFrom('first' as const, 'new' as const),
    since: fc.constant(new Date('2026-11-13T08:00:00Z')),
    made: fc.nat({ max: 2000 }),
    closed: fc.array(issue, { maxLength: 12 }).map((all) => discloseTo('others', all)),
  }),
  fc.record({
    kind: fc.constant('change' as const),
    since: fc.constant(new Date('2026-11-13T08:00:00Z')),
    added: fc.nat({ max: 2000 }),
    removed: fc.nat({ max: 2000 }),
    reopened: fc.nat({ max: 2000 }),
    closed: fc.array(issue, { maxLength: 12 }).map((all) => discloseTo('others', all)),
  }),
)
const due = fc.option(fc.integer({ min: -30, max: 60 }).map((days) => addDays(TODAY, days)))

/** A milestone of which everything foreign is hostile. */
export const milestone: fc.Arbitrary<DigestMilestone> = fc
  .record({
    iid: fc.integer({ min: 1, max: 99_999 }),
    title: foreign,
    unreadable: fc.option(foreign),
    group_id: fc.constantFrom(null, 7),
    web_url: fc.option(foreign),
    due,
    open: fc.array(issue, { maxLength: 12 }),
    closed: fc.array(issue, { maxLength: 12 }),
    complete: fc.boolean(),
    counts: fc.uniqueArray(fc.record({ day, open: fc.nat({ max: 2000 }), closed: fc.nat({ max: 2000 }) }), {
      selector: ({ day: on }) => on,
      maxLength: 40,
    }),
    requests: fc.array(mergeRequest, { maxLength: 12 }),
    since,
  })
  .map(({ iid, title, unreadable, group_id, web_url, ...parts }) =>
    made({
      ...parts,
      milestone: aMilestone({ iid, title, due_date: parts.due ?? unreadable, group_id, web_url }),
    }),
  )

export const digestView: fc.Arbitrary<DigestView> = fc
  .record({
    projectName: foreign,
    milestones: fc.array(milestone, { maxLength: 20 }),
    unread: fc.array(
      foreign.map((title) => aMilestone({ title })),
      { maxLength: 8 },
    ),
    complete: fc.boolean(),
    searched: fc.record({ count: fc.nat({ max: 500 }), complete: fc.boolean() }),
    last: fc.option(fc.constant(new Date('2026-11-13T08:00:00Z'))),
    gone: fc.array(fc.nat({ max: 500 }), { maxLength: 30 }),
  })
  .map((parts) => ({ ...COUNTED, ...parts }))
