import { z } from 'zod'
import { dayTime, type FreezeTime } from '../../../model/freeze.ts'
import { zoneNamed } from '../../../model/zone.ts'
import { readWeekday } from '../../../parse/written-dates.ts'
import { permissions } from '../../../services/access/permission.ts'
import type { FreezeOutcome } from '../../../services/policies.ts'
import { freezeAddedReply } from '../../../views/greenlight/freeze.ts'
import { defineCommand } from '../../define.ts'

const DAY_MINUTES = 24 * 60

/**
 * Reads `2026-12-20 16:00`, `2026-12-20`, `fri 16:00` or `friday`. A day alone means its beginning, or its
 * end with `otherwise` set to `end`. Null for anything else.
 */
export function readFreezeTime(typed: string, otherwise: 'beginning' | 'end'): FreezeTime | null {
  const [day = '', clock, ...more] = typed
    .trim()
    .toLowerCase()
    .replace(/t(?=\d\d:)/, ' ')
    .split(/\s+/)
  const minute = clock === undefined ? (otherwise === 'end' ? DAY_MINUTES : 0) : readClock(clock)
  if (minute === null || more.length > 0) return null
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year !== undefined) return dayTime(Number(year), Number(month), Number(date), minute)
  const weekday = readWeekday(day)
  return weekday === null ? null : { kind: 'weekday', weekday, minute }
}

function readClock(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && minute <= DAY_MINUTES ? minute : null
}

const WHEN = 'must be a day like “2026-12-20 16:00”, or a weekday like “fri 16:00”'

const when = z.string().max(40)

/** `/greenlight freeze add --start "fri 16:00" --end "mon 08:00" --zone Europe/Berlin --reason "Weekend"` */
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
    start: when
      .refine((typed) => readFreezeTime(typed, 'beginning') !== null, WHEN)
      .describe('Like “2026-12-20 16:00”, or “fri 16:00” for every week'),
    end: when
      .refine((typed) => readFreezeTime(typed, 'end') !== null, WHEN)
      .describe('In the same way; a day alone counts to its end'),
    zone: z
      .string()
      .max(60)
      .refine((typed) => zoneNamed(typed) !== null, 'must be a zone like Europe/Berlin')
      .describe('Like Europe/Berlin or America/New_York'),
    reason: z
      .string()
      .trim()
      .min(3, 'must say why')
      .max(200, 'must be 200 characters or less')
      .describe('People see it when they want to merge'),
  }),
  async run({ policies }, { start, end, zone, reason }, _, { now }): Promise<FreezeOutcome> {
    const begins = readFreezeTime(start, 'beginning')
    const ends = readFreezeTime(end, 'end')
    const named = zoneNamed(zone)
    if (!begins || !ends || !named)
      return { kind: 'no-span', problem: 'I can’t tell when it starts and ends' }
    return policies.freeze({ from: begins, to: ends, zone: named, reason }, now)
  },
  render: freezeAddedReply,
  examples: [
    {
      typed: '--start "fri 16:00" --end "mon 08:00" --zone Europe/Berlin --reason Weekend',
      means: { start: 'fri 16:00', end: 'mon 08:00', zone: 'Europe/Berlin', reason: 'Weekend' },
    },
    {
      typed: '--start 2026-12-20 --end 2027-01-03 --zone Europe/Berlin --reason "End of the year"',
      means: { start: '2026-12-20', end: '2027-01-03', zone: 'Europe/Berlin', reason: 'End of the year' },
    },
  ],
})
