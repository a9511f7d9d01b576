import { z } from 'zod'
import { dueQuestion, type UncertainDay } from '../../blocks/milestone/due-question.ts'
import { dueDay } from '../../blocks/milestone/milestone.ts'
import { inParts, NOTHING_DONE } from '../../blocks/parts.ts'
import type { Reply } from '../../blocks/reply.ts'
import { localDay } from '../../model/day.ts'
import type { Asking } from '../define.ts'
import { readDueDate } from '../text/due-date.ts'
import { weekdayOf } from '../text/weekdays.ts'

/** What people type, and what the question about it settles: `day` comes from a button, `today` from a form. */
export const dueFields = {
  due: z
    .string()
    .trim()
    .min(1, 'date must not be empty; type none to have no due date')
    .superRefine((typed, context) => {
      // Only whether it can be read; which day it is, is settled with the turn’s own time.
      const read = readDueDate(typed, todayOf({ now: new Date() }))
      if (read.kind === 'wrong') context.addIssue({ code: 'custom', message: read.problem })
    })
    .optional()
    .describe('Due date: 2027-01-15, fri, "15 jan", +2w, eom, or none'),
  day: z.iso.date().optional().meta({ kind: 'hidden', description: 'The day that was chosen' }),
  today: z.iso
    .date()
    .optional()
    .meta({ kind: 'hidden', description: 'The day on which the form was opened' }),
}

interface DueInput {
  readonly due?: string | undefined
  readonly day?: string | undefined
  readonly today?: string | undefined
}

/** A date that must be asked about, or that is none. */
export type DueDoubt =
  | { readonly kind: 'which-day'; readonly uncertain: UncertainDay }
  | { readonly kind: 'no-date'; readonly problem: string }

/** `due`: a day (`YYYY-MM-DD`), null for none, undefined when nothing was said about it. */
export type SettledDue =
  | { readonly kind: 'due'; readonly due: string | null | undefined }
  | { readonly kind: 'doubt'; readonly doubt: DueDoubt }

/** Today where the person is; as the calendar of UTC has it when the chat does not tell their zone. */
export function todayOf({ now, zone }: Pick<Asking, 'now' | 'zone'>): string {
  return localDay(now, zone ?? 'UTC')
}

/** Reads what was typed on the day `today`, unless the person has answered the question about it already. */
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
      return { kind: 'doubt', doubt: { kind: 'no-date', problem: read.problem } }
    case 'unsure':
      return { kind: 'doubt', doubt: { kind: 'which-day', uncertain: { typed, days: read.days } } }
    case 'past': {
      const days = read.meant === null ? [read.day] : [read.day, read.meant]
      return { kind: 'doubt', doubt: { kind: 'which-day', uncertain: { typed, days, past: read.day } } }
    }
  }
}

/**
 * Without quotation marks, `Sprint 10 --due fri 27 nov` leaves `27 nov` to the title: such a title is not taken
 * for granted. Null when the title does not end so.
 */
export function spilledDate(
  title: string,
  { due = '', today: opened }: DueInput,
  today: string,
): DueDoubt | null {
  if (opened !== undefined || weekdayOf(due.toLowerCase()) === null) return null
  const words = title.split(/\s+/)
  const tail = [3, 2].map((count) => words.slice(-count).join(' ')).find((text) => isDate(text, today))
  if (tail === undefined || tail === title) return null
  const whole = `"${due} ${tail}"`
  return {
    kind: 'no-date',
    problem: `date and the title run into each other: put the date in quotation marks, as ${whole}; if “${tail}” belongs to the title, type the date as 2027-01-15`,
  }
}

function isDate(text: string, today: string): boolean {
  return readDueDate(text, today).kind !== 'wrong'
}

/** In a form of the verb’s own the question stands at the input, so that nothing else that was typed is lost. */
export function askInForm({ due, today }: DueInput, context: z.RefinementCtx): void {
  if (due === undefined || today === undefined) return
  const read = readDueDate(due, today)
  if (read.kind !== 'unsure') return
  const meanings = read.days.map((day) => `${day} (${dueDay(day)})`).join(' or ')
  context.addIssue({ code: 'custom', path: ['due'], message: `may mean ${meanings}: type the one you mean` })
}

/** Asks which day is meant; the answer runs `verb` with `input` and that day. */
export function doubtReply(
  doubt: DueDoubt,
  verb: string,
  about: string,
  input: Readonly<Record<string, unknown>> & { readonly description?: string | undefined },
): Reply {
  if (doubt.kind === 'no-date')
    return inParts(
      {
        ...NOTHING_DONE,
        why: `The due ${doubt.problem}.`,
        next: 'Put that right and type it once more.',
      },
      { reason: 'input' },
    )
  const { due: _, ...others } = input
  return dueQuestion(
    doubt.uncertain,
    about,
    (day) => ({ verb, input: { ...others, day } }),
    input.description,
  )
}
