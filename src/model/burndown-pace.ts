import type { Day } from './day.ts'
import { type IdealLine, idealOpen } from './ideal-line.ts'
import type { IssueCounts } from './issue-counts.ts'

/** Progress of a milestone compared with its ideal line. */
export type Pace =
  | { readonly kind: 'no-issues' }
  /** Some of the issues were not read. */
  | { readonly kind: 'not-all-read' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'no-due-date' }
  /** The due date is past, with `open` issues left. */
  | { readonly kind: 'over'; readonly open: number }
  /** `by`: a whole number above zero; `ideal`: the ideal number closed by the end of today, a fraction. */
  | { readonly kind: 'ahead' | 'behind'; readonly by: number; readonly ideal: number }
  /** Less than half an issue off. */
  | { readonly kind: 'on-line'; readonly ideal: number }

/** Compares the number of closed issues with the ideal number by the end of today. */
export function paceOf(
  { open, closed }: IssueCounts,
  complete: boolean,
  line: IdealLine | null,
  today: Day,
  holidays: readonly Day[],
): Pace {
  const all = open + closed
  if (!complete) return { kind: 'not-all-read' }
  if (all === 0) return { kind: 'no-issues' }
  if (open === 0) return { kind: 'finished' }
  if (line === null) return { kind: 'no-due-date' }
  if (today > line.due) return { kind: 'over', open }
  const ideal = all - idealOpen(line, all, today, holidays)
  const by = Math.round(closed - ideal) || 0
  if (by === 0) return { kind: 'on-line', ideal }
  return { kind: by > 0 ? 'ahead' : 'behind', by: Math.abs(by), ideal }
}
