import { z } from 'zod'
import { MAX_TITLE_LENGTH } from '../../model/fields.ts'
import { todayOf } from '../../model/invocation.ts'
import type { ForgeContext } from '../../services/context.ts'
import { list } from '../../services/digest/list.ts'
import type { Calendar } from '../../services/milestone/count-issues.ts'
import { cardAfter } from '../../services/milestone/view.ts'
import { dueDay } from '../../views/milestone/day.ts'
import type { DueDoubt } from '../../views/milestone/due.ts'
import { pageUpTo, zone } from '../fields.ts'
import { readDueDate } from '../parse/due-date.ts'
import { readZone } from '../parse/zone.ts'

export const TITLE_HELP = `Up to ${MAX_TITLE_LENGTH} characters`

export const page = pageUpTo(1000)

/** The time zone that days are counted in. */
export const calendarZone = zone
  .optional()
  .describe('Whose days are counted (default: the digest’s here, or yours): Europe/Berlin')

/** The holidays of a digest, carried by its buttons. */
export const holidays = z
  .string()
  .max(1000)
  .regex(/^\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})*$/)
  .optional()
  .meta({ kind: 'hidden', description: 'Days on which nobody works' })

interface CalendarInput {
  readonly project: number
  readonly zone?: string
  readonly holidays?: string
}

/** The typed calendar; else that of the project’s digest in this channel; else the caller’s own. */
export async function calendarOf(
  context: ForgeContext,
  { project, zone: typed, holidays: named }: CalendarInput,
  usualZone: string | null | undefined,
): Promise<Calendar> {
  const read = typed === undefined ? null : readZone(typed)
  if (read?.ok && named !== undefined) return { zone: read.zone, holidays: named.split(',') }
  const there = (await list(context, 'milestone')).find(({ digest }) => digest.project === project)?.digest
  return {
    zone: read?.ok ? read.zone : (there?.zone ?? usualZone ?? 'UTC'),
    holidays: named?.split(',') ?? there?.holidays ?? [],
  }
}

/** Adds the card of a milestone that was just written, and its project’s name. */
export async function withCard<Outcome extends Parameters<typeof cardAfter>[1]>(
  context: ForgeContext,
  outcome: Outcome,
  input: CalendarInput,
  usualZone: string | null | undefined,
) {
  const card = await cardAfter(context, outcome, await calendarOf(context, input, usualZone))
  return { outcome, card, projectName: await context.workspace.projects.title(input.project) }
}

/** The typed date and the answer to a question about it: `day` comes from a button, `today` from a form. */
export const dueFields = {
  due: z
    .string()
    .trim()
    .min(1, 'date must not be empty; type none to have no due date')
    .superRefine((typed, context) => {
      // Checks only that the text parses; the day itself is resolved at the time of the interaction.
      const read = readDueDate(typed, todayOf({ now: new Date() }))
      if (read.kind === 'wrong') context.addIssue({ code: 'custom', message: `${read.problem} ${read.fix}` })
    })
    .optional()
    .meta({
      kind: 'date',
      also: ['due-date', 'due-on'],
      description: 'Due date: fri, 15 jan, +2w, eom, or none',
    }),
  day: z.iso.date().optional().meta({ kind: 'hidden', description: 'The day that was chosen' }),
  today: z.iso
    .date()
    .optional()
    .meta({ kind: 'hidden', description: 'The day on which the form was opened' }),
}

type DueInput = z.output<z.ZodObject<typeof dueFields>>

/** `due`: a day (`YYYY-MM-DD`), null for none, undefined when not mentioned. */
type SettledDue =
  | { readonly kind: 'due'; readonly due: string | null | undefined }
  | { readonly kind: 'doubt'; readonly doubt: DueDoubt }

/** Reads the text typed on the day `today`, unless the caller has already answered the question about it. */
export function settleDue({ due: typed, day }: DueInput, today: string): SettledDue {
  if (day !== undefined) return { kind: 'due', due: day }
  if (typed === undefined) return { kind: 'due', due: undefined }
  const read = readDueDate(typed, today)
  switch (read.kind) {
    case 'day':
      return { kind: 'due', due: read.day }
    case 'none':
      return { kind: 'due', due: null }
    case 'wrong':
      return { kind: 'doubt', doubt: { ...read, kind: 'no-date' } }
    case 'unsure':
      return { kind: 'doubt', doubt: { kind: 'which-day', uncertain: { typed, days: read.days } } }
    case 'past': {
      const days = read.meant === null ? [read.day] : [read.day, read.meant]
      return { kind: 'doubt', doubt: { kind: 'which-day', uncertain: { typed, days, past: read.day } } }
    }
  }
}

/** The question whether the end of an unquoted title is its due date. */
export function askIfDue(typed: string, wholeTitle: string, today: string): DueDoubt {
  const settled = settleDue({ due: typed }, today)
  if (settled.kind === 'due')
    return { kind: 'which-day', uncertain: { typed, days: settled.due ? [settled.due] : [], wholeTitle } }
  if (settled.doubt.kind === 'no-date') return settled.doubt
  return { kind: 'which-day', uncertain: { ...settled.doubt.uncertain, wholeTitle } }
}

/** Asks at the input of the verb’s own form, so that no other typed text is lost. */
export function askInForm({ due, today }: DueInput, context: z.RefinementCtx): void {
  if (due === undefined || today === undefined) return
  const read = readDueDate(due, today)
  if (read.kind !== 'unsure') return
  const meanings = read.days.map((day) => `${day} (${dueDay(day, today)})`).join(' or ')
  context.addIssue({ code: 'custom', path: ['due'], message: `may mean ${meanings}: type the one you mean` })
}

/** Returns the day of a typed date, for a calendar; the text itself where it is not certain which day it means. */
export function dayIn(due: string, today: string): string {
  if (due === '') return ''
  const settled = settleDue({ due }, today)
  return settled.kind === 'due' ? (settled.due ?? '') : due
}
