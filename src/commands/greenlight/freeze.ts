import { z } from 'zod'
import type { FreezeTime } from '../../model/freeze.ts'
import { permissions } from '../../services/access/permission.ts'
import { freezeAddedReply, freezeListReply, freezeRemovedReply } from '../../views/greenlight/freeze.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { type FormInput, noInput, readable, reason, zone } from '../fields.ts'
import { readFreezeTime } from '../parse/freeze-time.ts'
import { readZone } from '../parse/zone.ts'

/** A time after `start`, or a beginning where that is null. Checks only that the text parses. */
function timeAfter(start: FreezeTime | null) {
  const text = z.string().max(60)
  return readable((typed) => {
    const read = readFreezeTime(typed, start, Date.now(), 'UTC')
    return read.ok ? read : { ok: false, problem: `${read.problem} ${read.fix}` }
  }, text)
}

/** The most common freezes. */
const PRESETS: FormInput = {
  name: 'picked.span',
  label: 'When',
  input: 'radio',
  value: 'hours',
  required: true,
  options: [
    { value: 'hours', label: 'Now, for two hours', yes: 'Freeze for two hours' },
    { value: 'monday', label: 'Now, until Monday 8:00', yes: 'Freeze until Monday 8:00' },
    { value: 'times', label: 'At the times below', yes: 'Add freeze' },
  ],
}

/** For any other one on certain days. */
const PICKERS: readonly FormInput[] = [
  {
    name: 'picked.startDay',
    label: 'Start day',
    input: 'date',
    help: 'Every week? Type /greenlight freeze add --start "fri 16:00" --end "mon 8:00"',
  },
  {
    name: 'picked.startTime',
    label: 'Start time',
    input: 'time',
    help: 'The beginning of the day where it is empty',
  },
  { name: 'picked.endDay', label: 'End day', input: 'date' },
  { name: 'picked.endTime', label: 'End time', input: 'time', help: 'The end of the day where it is empty' },
]

const Picked = z.object({
  span: z.enum(['hours', 'monday', 'times']).default('times'),
  startDay: z.string().optional(),
  startTime: z.string().optional(),
  endDay: z.string().optional(),
  endTime: z.string().optional(),
})

/** The picked times, as they would be typed. */
function typedOf({ span, startDay, startTime, endDay, endTime }: z.output<typeof Picked>) {
  if (span === 'hours') return { start: 'now', end: 'for 2 hours' }
  if (span === 'monday') return { start: 'now', end: 'mon 8:00' }
  const at = (day?: string, time?: string) => day && [day, time].filter(Boolean).join(' ')
  return { start: at(startDay, startTime), end: at(endDay, endTime) }
}

const SOME_DAY: FreezeTime = { kind: 'day', year: 2026, month: 1, day: 1, minute: 0 }

export const greenlightFreezeAdd = defineCommand({
  path: ['greenlight', 'freeze', 'add'],
  formTitle: 'Add freeze',
  summary: 'Freeze merges',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: [],
  input: z.object({
    start: timeAfter(null)
      .optional()
      .meta({
        kind: 'date',
        also: ['from', 'since', 'begin'],
        description: 'Like now, tomorrow 9:00, “2026-12-20 16:00”, or “fri 16:00” for every week',
      }),
    end: timeAfter(SOME_DAY)
      .optional()
      .meta({
        kind: 'date',
        also: ['until', 'till', 'to'],
        description: 'In the same way, or “for 2 hours”; a day alone counts to its end',
      }),
    zone: zone.optional().describe('Like Europe/Berlin (default: from your Slack profile)'),
    reason: reason.describe('People see it when they want to merge'),
    picked: Picked.optional().meta({ kind: 'hidden', description: 'What was picked in the form' }),
  }),
  async form(_, { start, end, zone: typed, reason: given }, { zone: usual }) {
    if (start !== undefined && end !== undefined && given !== undefined) return null
    const times: [FormInput, ...FormInput[]] = [
      { name: 'start', value: start ?? '', required: true },
      { name: 'end', value: end ?? '', required: true },
    ]
    const isTyped = start !== undefined || end !== undefined
    const zone = {
      name: 'zone',
      label: 'Time zone',
      help: 'Of these times, like Europe/Berlin',
      value: typed ?? usual ?? '',
      required: true,
    }
    const why = { name: 'reason', label: 'Reason', value: given ?? '', required: true }
    return {
      kind: 'form',
      title: 'Add freeze',
      about: 'Nothing is merged from here meanwhile. Managers and admins can override it with a reason',
      yes: 'Add freeze',
      inputs: isTyped ? [...times, zone, why] : [PRESETS, why, ...PICKERS, zone],
      input: {},
    }
  },
  async run(
    { workspace: { policies } },
    { start, end, zone: named, reason: why = '', picked },
    _,
    { now, zone: usual = null },
  ) {
    const read = named === undefined ? null : readZone(named)
    const zone = read?.ok ? read.zone : usual
    if (zone === null) return { kind: 'no-zone' } as const
    if (picked && picked.span !== 'times' && (picked.startDay || picked.endDay))
      return { kind: 'two-times' } as const
    const typed = picked ? typedOf(picked) : { start, end }
    if (typed.start === undefined) return { kind: 'missing', field: 'picked.startDay' } as const
    if (typed.end === undefined) return { kind: 'missing', field: 'picked.endDay' } as const
    const from = readFreezeTime(typed.start, null, now.getTime(), zone)
    if (!from.ok) return { ...from, kind: 'unread', field: 'start' } as const
    const to = readFreezeTime(typed.end, from.time, now.getTime(), zone)
    if (!to.ok) return { ...to, kind: 'unread', field: 'end' } as const
    const outcome = await policies.freeze({ from: from.time, to: to.time, zone, reason: why }, now)
    return { ...outcome, isPicked: picked !== undefined }
  },
  render: freezeAddedReply,
  examples: [
    {
      typed: '--start "fri 16:00" --end "mon 8:00" --zone Europe/Berlin --reason Weekend',
      means: { start: 'fri 16:00', end: 'mon 8:00', zone: 'Europe/Berlin', reason: 'Weekend' },
    },
    {
      typed: '--start now --end in 2 hours --reason "The release is out"',
      means: { start: 'now', end: 'in 2 hours', reason: 'The release is out' },
    },
    {
      typed: '--start 2026-12-20 --end 2027-01-03 --reason "End of the year"',
      means: { start: '2026-12-20', end: '2027-01-03', reason: 'End of the year' },
    },
  ],
})

export const greenlightFreezeList = defineCommand({
  path: ['greenlight', 'freeze', 'list'],
  summary: 'List merge freezes',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  ...noInput,
  run: ({ workspace: { policies } }, _, { now }) => policies.freezes(now),
  render: freezeListReply,
})

export const greenlightFreezeRemove = defineCommand({
  path: ['greenlight', 'freeze', 'remove'],
  formTitle: 'End freeze',
  summary: 'End a merge freeze',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: ['freeze'],
  input: z.object({
    freeze: z.int().positive().describe('Its number in the list of freezes'),
  }),
  run: async ({ workspace: { policies } }, { freeze }) => ({
    kind: (await policies.thaw(freeze)) ? ('removed' as const) : ('none' as const),
    freeze,
  }),
  render: freezeRemovedReply,
  examples: [{ typed: '1', means: { freeze: 1 } }],
})
