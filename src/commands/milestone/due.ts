import { z } from 'zod'
import { readDueDate } from '../../parse/due-date.ts'
import { inParts, NOTHING_DONE } from '../../views/failure-parts.ts'
import { dueQuestion, type UncertainDay } from '../../views/milestone/due-question.ts'
import { dueDay } from '../../views/milestone/milestone.ts'
import type { Reply } from '../../views/reply.ts'
import { todayOf } from './today.ts'

/** The typed date and the answer to a question about it: `day` comes from a button, `today` from a form. */
export const dueFields = {
  due: z
    .string()
    .trim()
    .min(1, 'date must not be empty; type none to have no due date')
    .superRefine((typed, context) => {
      // Checks only that the text parses; the day itself is resolved at the time of the interaction.
      const read = readDueDate(typed, todayOf({ now: new Date() }))
      if (read.kind === 'wrong') context.addIssue({ code: 'custom', message: read.problem })
    })
    .optional()
    .meta({ kind: 'date', description: 'Due date: 2027-01-15, fri, 15 jan, +2w, eom, or none' }),
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

/** An ambiguous date, or a text that is not a date. */
export type DueDoubt =
  | { readonly kind: 'which-day'; readonly uncertain: UncertainDay }
  | { readonly kind: 'no-date'; readonly problem: string }

/** `due`: a day (`YYYY-MM-DD`), null for none, undefined when not mentioned. */
export type SettledDue =
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
      return { kind: 'doubt', doubt: { kind: 'no-date', problem: read.problem } }
    case 'unsure':
      return { kind: 'doubt', doubt: { kind: 'which-day', uncertain: { typed, days: read.days } } }
    case 'past': {
      const days = read.meant === null ? [read.day] : [read.day, read.meant]
      return { kind: 'doubt', doubt: { kind: 'which-day', uncertain: { typed, days, past: read.day } } }
    }
  }
}

/** Asks at the input of the verb’s own form, so that no other typed text is lost. */
export function askInForm({ due, today }: DueInput, context: z.RefinementCtx): void {
  if (due === undefined || today === undefined) return
  const read = readDueDate(due, today)
  if (read.kind !== 'unsure') return
  const meanings = read.days.map((day) => `${day} (${dueDay(day)})`).join(' or ')
  context.addIssue({ code: 'custom', path: ['due'], message: `may mean ${meanings}: type the one you mean` })
}

/** Asks for the intended day; the answer runs `verb` with `input` and that day. */
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
        field: 'due',
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
