import { z } from 'zod'
import type { FreezeTime } from '../../../model/freeze.ts'
import { readFreezeTime } from '../../../parse/freeze-time.ts'
import { readZone } from '../../../parse/zone.ts'
import { permissions } from '../../../services/access/permission.ts'
import { freezeAddedReply } from '../../../views/greenlight/freeze.ts'
import { defineCommand } from '../../define.ts'

/** A time after `start`, or a beginning where that is null. Checks only that the text parses. */
function timeAfter(start: FreezeTime | null) {
  return z
    .string()
    .max(60, 'must be 60 characters or less')
    .superRefine((typed, context) => {
      const read = readFreezeTime(typed, start, Date.now(), 'UTC')
      if (!read.ok) context.addIssue({ code: 'custom', message: read.problem })
    })
}

const SOME_DAY: FreezeTime = { kind: 'day', year: 2026, month: 1, day: 1, minute: 0 }

export const greenlightFreezeAdd = defineCommand({
  path: ['greenlight', 'freeze', 'add'],
  formTitle: 'Add freeze',
  summary: 'Freeze merges',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: [],
  input: z.object({
    start: timeAfter(null).meta({
      kind: 'date',
      description: 'Like now, tomorrow 9:00, “2026-12-20 16:00”, or “fri 16:00” for every week',
    }),
    end: timeAfter(SOME_DAY).meta({
      kind: 'date',
      description: 'In the same way, or “for 2 hours”; a day alone counts to its end',
    }),
    zone: z
      .string()
      .max(60)
      .superRefine((typed, context) => {
        const read = readZone(typed)
        if (!read.ok) context.addIssue({ code: 'custom', message: read.problem })
      })
      .optional()
      .describe('Like Europe/Berlin (default: from your Slack profile)'),
    reason: z
      .string()
      .trim()
      .min(3, 'must say why')
      .max(200, 'must be 200 characters or less')
      .describe('People see it when they want to merge'),
  }),
  async run({ policies }, { start, end, zone: named, reason }, _, { now, zone: usual = null }) {
    const read = named === undefined ? null : readZone(named)
    const zone = read?.ok ? read.zone : usual
    if (zone === null) return { kind: 'no-zone' } as const
    const from = readFreezeTime(start, null, now.getTime(), zone)
    if (!from.ok) return { kind: 'unread', problem: from.problem } as const
    const to = readFreezeTime(end, from.time, now.getTime(), zone)
    if (!to.ok) return { kind: 'unread', problem: to.problem } as const
    return policies.freeze({ from: from.time, to: to.time, zone, reason }, now)
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
