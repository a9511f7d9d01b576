import { z } from 'zod'
import { readDay } from '../../model/day.ts'
import { type DigestKind, STALE_DAYS } from '../../model/digest.ts'
import type { Invocation } from '../../model/invocation.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { type Digest, list } from '../../services/digest/list.ts'
import { disableDigest, EMPTY, type EnableDigestInput, enableDigest } from '../../services/digest/on.ts'
import { DIGEST_NAMES, digestTeam, SKIPS_QUIET } from '../../views/digest/list.ts'
import { digestOffReply, digestOnReply } from '../../views/digest/on.ts'
import { isNone } from '../../views/mr/list-filters.ts'
import { defineCommand } from '../define.ts'
import { type FormInput, project, readable, userGroup, zone } from '../fields.ts'
import { milestoneView } from '../milestone/view.ts'
import { mrList } from '../mr/list.ts'
import { quote } from '../parse/refusal.ts'
import { readSchedule } from '../parse/schedule.ts'
import { readZone } from '../parse/zone.ts'

/** The verbs that show what a digest shows: a channel that denies one of them gets no digest. */
export const DIGEST_SHOWS = { milestone: [milestoneView], mr: [mrList] } as const

const TEAM_HELP = 'Only what concerns a group of people, such as @web-team; none for everybody'

/** The user group whose merge requests a digest is about. */
export const team = userGroup.optional().meta({ also: ['group'], after: ['for'], description: TEAM_HELP })

/** Returns the group, or null where everybody is meant. */
export function teamFrom(typed: string | undefined): string | null | undefined {
  return typed !== undefined && isNone(typed) ? null : typed
}

const SCHEDULE_HELP = 'Like mon 9:00, weekdays at 9, "9:00 and 16:00", first mon 9:00, 0 9 * * 1'
const ZONE_HELP = 'Like Europe/Berlin (default: from your Slack profile)'
const EXCEPT_HELP = 'Days off, as in “2026-12-24,2026-12-25”, or none'

/** The fields of a digest of any kind. */
const common = {
  project,
  schedule: readable(readSchedule).optional().describe(SCHEDULE_HELP),
  zone: zone.optional().describe(ZONE_HELP),
  except: readable(readHolidays).optional().describe(EXCEPT_HELP),
  digest: z.int().positive().optional().meta({ kind: 'hidden', description: 'The digest to change' }),
}

const EMPTY_LABEL = 'When no milestone is active'
const STALE_HELP = `Days without activity until one is stale (default: ${STALE_DAYS})`

export const milestoneDigestOn = defineCommand({
  ...declared('milestone'),
  effect: 'write',
  includes: DIGEST_SHOWS.milestone,
  unblocks: 'none',
  input: z.object({
    ...common,
    empty: z.enum(EMPTY).optional().describe(`${EMPTY_LABEL}: skip it (default), or post that`),
  }),
  async form(context, { empty, ...input }, invocation) {
    const { project, schedule } = input
    if (schedule !== undefined) return null
    const set = await digestOf('milestone', context, input.digest)
    const about = `Milestones of ${await context.workspace.projects.title(project)}, posted in this channel`
    const own = [{ name: 'empty', label: EMPTY_LABEL, value: empty ?? set?.empty ?? 'skip' }]
    return scheduleForm('milestone', input, about, set, invocation.zone, own)
  },
  run: (context, { empty, ...input }, _, invocation) =>
    enableTyped(context, { kind: 'milestone', ...input, empty }, invocation),
  render: (outcome, invocation) => digestOnReply('milestone', outcome, invocation),
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

export const mrDigestOn = defineCommand({
  ...declared('mr'),
  effect: 'write',
  includes: DIGEST_SHOWS.mr,
  unblocks: 'none',
  input: z.object({
    ...common,
    team,
    stale: z.int().positive().max(90).optional().describe(STALE_HELP),
  }),
  async form(context, { stale, team: typed, ...input }, invocation) {
    const { project, schedule } = input
    if (schedule !== undefined) return null
    const set = await digestOf('mr', context, input.digest)
    const title = await context.workspace.projects.title(project)
    const about = `Open merge requests of ${title}, posted in this channel. ${SKIPS_QUIET}`
    const group = digestTeam(typed ?? set?.userGroup ?? '')
    const own = [
      { name: 'team', label: 'For a group of people', help: TEAM_HELP, value: group },
      {
        name: 'stale',
        label: 'Stale after days without activity',
        help: STALE_HELP,
        value: String(stale ?? set?.staleDays ?? STALE_DAYS),
      },
    ]
    return scheduleForm('mr', input, about, set, invocation.zone, own)
  },
  run: (context, { stale, team: typed, ...input }, _, invocation) =>
    enableTyped(context, { kind: 'mr', ...input, staleDays: stale, team: teamFrom(typed) }, invocation),
  render: (outcome, invocation) => digestOnReply('mr', outcome, invocation),
  examples: [
    { typed: '"weekdays at 9"', means: { schedule: 'weekdays at 9' } },
    {
      typed: 'mon,thu 9:00 --zone Europe/Berlin --stale 5',
      means: { schedule: 'mon,thu 9:00', zone: 'Europe/Berlin', stale: 5 },
    },
    {
      typed: '"weekdays 9:00" --team @web-team',
      means: { schedule: 'weekdays 9:00', team: '@web-team' },
    },
  ],
})

function declared<Kind extends DigestKind>(kind: Kind) {
  return {
    path: [kind, 'digest', 'on'],
    summary: `Post a ${DIGEST_NAMES[kind]} here on a schedule`,
    formTitle: 'Schedule a digest',
    access: permissions.digests,
    needs: 'account',
    positionals: ['schedule'],
  } as const
}

/** The fields that a digest of any kind is given, as typed. */
type Typed = z.output<z.ZodObject<typeof common>>

async function digestOf(kind: DigestKind, context: ForgeContext, id: number | undefined) {
  return (await list(context, kind)).find((each) => each.digest.id === id)?.digest
}

/** Asks for what was not typed, filled in with what is set; `own` is the input of this kind of digest alone. */
function scheduleForm(
  kind: DigestKind,
  { project, zone, except }: Typed,
  about: string,
  set: Digest | undefined,
  usualZone: string | null | undefined,
  own: readonly FormInput[],
) {
  const fallback = kind === 'mr' ? 'weekdays 9:00' : 'mon 9:00'
  const inputs: readonly [FormInput, ...FormInput[]] = [
    { name: 'schedule', help: SCHEDULE_HELP, value: set?.schedule ?? fallback, required: true },
    { name: 'zone', help: ZONE_HELP, value: zone ?? set?.zone ?? usualZone ?? '' },
    { name: 'except', label: 'Days off', help: EXCEPT_HELP, value: except ?? set?.holidays.join(',') ?? '' },
    ...own,
  ]
  return {
    kind: 'form' as const,
    title: kind === 'mr' ? 'Merge request digest' : 'Milestone digest',
    about,
    yes: set ? 'Save digest' : 'Turn on digest',
    inputs,
    input: { project, digest: set?.id },
  }
}

async function enableTyped(
  context: ForgeContext,
  input: Typed & Pick<EnableDigestInput, 'kind' | 'empty' | 'staleDays' | 'team'>,
  { zone: usualZone = null, role = 'member' }: Invocation,
) {
  const { schedule: typed, zone: named, except, digest, ...given } = input
  const schedule = typed === undefined ? null : readSchedule(typed)
  if (!schedule?.ok) return { kind: 'no-schedule' } as const
  const zone = named === undefined ? null : readZone(named)
  const holidays = except === undefined ? null : readHolidays(except)
  return enableDigest(context, {
    ...given,
    id: digest,
    schedule: schedule.schedule,
    usualZone,
    role,
    zone: zone?.ok ? zone.zone : undefined,
    holidays: holidays?.ok ? holidays.days : undefined,
  })
}

/** Days (`YYYY-MM-DD`), or why the text names none; `problem` follows “--except”. */
type ReadHolidays =
  | { readonly ok: true; readonly days: readonly string[] }
  | { readonly ok: false; readonly problem: string }

const MAX_CHOICES = 60

/** Reads `2026-12-24,2026-12-25`; `none` for no days. Never throws. */
function readHolidays(typed: string): ReadHolidays {
  const words = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (words.join() === 'none') return { ok: true, days: [] }
  if (words.length === 0)
    return { ok: false, problem: 'names no day; type for example “2026-12-24,2026-12-25”' }
  const wrong = words.find((word) => readDay(word) !== word)
  if (wrong !== undefined)
    return {
      ok: false,
      problem: `has ${quote(wrong)}, which is no day; type days as “2026-12-24,2026-12-25”`,
    }
  const days = [...new Set(words)].sort()
  return days.length > MAX_CHOICES
    ? { ok: false, problem: `has more than ${MAX_CHOICES} days; leave out those that are over` }
    : { ok: true, days }
}

/** The verb that turns off a digest, by its number where a channel has several. */
function digestOff(kind: DigestKind) {
  return defineCommand({
    path: [kind, 'digest', 'off'],
    summary: `Turn off a ${DIGEST_NAMES[kind]} of this channel`,
    formTitle: 'Turn off a digest',
    effect: 'write',
    includes: [],
    unblocks: 'none',
    access: permissions.ends,
    needs: 'nothing',
    positionals: ['digest'],
    input: z.object({
      digest: z
        .int()
        .positive()
        .optional()
        .describe(`Its number in /${kind} digest list (default: the only one)`),
      days: z.int().positive().max(90).optional().describe('Only for so many days: 7'),
    }),
    run: (context, { digest = null, days = null }, _, { role = 'member' }) =>
      disableDigest(context, { kind, id: digest, role, days }),
    render: (outcome, invocation) => digestOffReply(kind, outcome, invocation),
    examples: [
      { typed: '', means: {} },
      { typed: '2', means: { digest: 2 } },
      { typed: '2 --days 7', means: { digest: 2, days: 7 } },
    ],
  })
}

export const milestoneDigestOff = digestOff('milestone')
export const mrDigestOff = digestOff('mr')
