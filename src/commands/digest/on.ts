import { z } from 'zod'
import { namedValue } from '../../parse/refusal.ts'
import { readSchedule } from '../../parse/schedule/read.ts'
import { readZone } from '../../parse/zone.ts'
import { permissions } from '../../services/access/permission.ts'
import { list } from '../../services/digest/list.ts'
import { EMPTY, enableDigest } from '../../services/digest/on.ts'
import { digestOnReply } from '../../views/digest/on.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'

const SCHEDULE_HELP = 'Like mon 9:00, weekdays at 9, "9:00 and 16:00", first mon 9:00, 0 9 * * 1'
const ZONE_HELP = 'Like Europe/Berlin (default: from your Slack profile)'
const EXCEPT_HELP = 'Days off: 2026-12-24,2026-12-25, or none'

type Problem = { readonly ok: true } | { readonly ok: false; readonly problem: string }

/** `/milestone digest on "mon 9:00" --zone Europe/Berlin` */
export const milestoneDigestOn = defineCommand({
  path: ['milestone', 'digest', 'on'],
  summary: 'Post a milestone digest here on a schedule',
  effect: 'write',
  access: permissions.digests,
  needs: 'account',
  positionals: ['schedule'],
  input: z.object({
    project,
    schedule: readable(readSchedule).optional().describe(SCHEDULE_HELP),
    zone: readable(readZone).optional().describe(ZONE_HELP),
    except: readable(readHolidays).optional().describe(EXCEPT_HELP),
    empty: z.enum(EMPTY).optional().describe('When no milestone is active: skip it (default), or post that'),
    digest: z.int().positive().optional().meta({ kind: 'hidden', description: 'The digest to change' }),
  }),
  async form(context, { project, schedule, zone, except, empty, digest }, invocation) {
    if (schedule !== undefined) return null
    const set = (await list(context)).find((each) => each.digest.id === digest)?.digest
    return {
      kind: 'form',
      title: 'Milestone digest',
      about: `Milestones of ${await context.projects.title(project)}, posted in this channel`,
      yes: set ? 'Save digest' : 'Turn on digest',
      inputs: [
        { name: 'schedule', help: SCHEDULE_HELP, value: set?.schedule ?? 'mon 9:00', required: true },
        { name: 'zone', help: ZONE_HELP, value: zone ?? set?.zone ?? invocation.zone ?? '' },
        {
          name: 'except',
          label: 'Days off',
          help: EXCEPT_HELP,
          value: except ?? set?.holidays.join(',') ?? '',
        },
        { name: 'empty', label: 'When no milestone is active', value: empty ?? set?.empty ?? 'skip' },
      ],
      input: { project, ...(set ? { digest: set.id } : {}) },
    }
  },
  async run(context, { project, schedule: typed, zone: named, except, empty, digest }, _, invocation) {
    const schedule = typed === undefined ? null : readSchedule(typed)
    if (!schedule?.ok) return { kind: 'no-schedule' } as const
    const zone = named === undefined ? null : readZone(named)
    const holidays = except === undefined ? null : readHolidays(except)
    const settings = {
      project,
      id: digest,
      schedule: schedule.schedule,
      usualZone: invocation.zone ?? null,
      ...(zone?.ok ? { zone: zone.zone } : {}),
      ...(holidays?.ok ? { holidays: holidays.days } : {}),
      ...(empty ? { empty } : {}),
    }
    return enableDigest(context, { ...settings, role: invocation.role ?? 'member' })
  },
  render: digestOnReply,
  examples: [
    { typed: '"mon 9:00"', means: { schedule: 'mon 9:00' } },
    {
      typed: 'weekdays at 9 --zone Europe/Berlin --except 2026-12-24,2026-12-25',
      means: { schedule: 'weekdays at 9', zone: 'Europe/Berlin', except: '2026-12-24,2026-12-25' },
    },
    {
      typed: '"first mon 9:00; fri 16:00" --empty post',
      means: { schedule: 'first mon 9:00; fri 16:00', empty: 'post' },
    },
  ],
})

function readable(read: (typed: string) => Problem) {
  return z.string().superRefine((typed, context) => {
    const is = read(typed)
    if (!is.ok) context.addIssue({ code: 'custom', message: is.problem })
  })
}

/** Days (`YYYY-MM-DD`), or why the text names none; `problem` follows “--except”. */
type ReadHolidays =
  | { readonly ok: true; readonly days: readonly string[] }
  | { readonly ok: false; readonly problem: string }

const MOST = 60

/** Reads `2026-12-24,2026-12-25`; `none` for no days. Never throws. */
function readHolidays(typed: string): ReadHolidays {
  const words = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (words.join() === 'none') return { ok: true, days: [] }
  if (words.length === 0)
    return { ok: false, problem: 'names no day; type for example 2026-12-24,2026-12-25' }
  const wrong = words.find((word) => !isDay(word))
  if (wrong !== undefined)
    return {
      ok: false,
      problem: `has ${namedValue(wrong)}, which is no day; type days as 2026-12-24,2026-12-25`,
    }
  const days = [...new Set(words)].sort()
  return days.length > MOST
    ? { ok: false, problem: `has more than ${MOST} days; leave out those that are over` }
    : { ok: true, days }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
