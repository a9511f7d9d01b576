import type { Day } from './day.ts'
import { type IdealLine, idealOpen } from './ideal-line.ts'
import type { IssueCounts } from './issue-counts.ts'

/** How a milestone stands against its ideal line. */
export type Pace =
  | { readonly kind: 'no-issues' }
  /** Not all issues were read. */
  | { readonly kind: 'not-all-read' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'no-due-date' }
  /** The due date is over, and so many are open. */
  | { readonly kind: 'over'; readonly open: number }
  /** `by`: a whole number above zero; `ideal`: how many would be closed by the end of today, a fraction. */
  | { readonly kind: 'ahead' | 'behind'; readonly by: number; readonly ideal: number }
  /** Less than half an issue off. */
  | { readonly kind: 'on-line'; readonly ideal: number }

/** Compares what is closed with what the line wants closed by the end of today. */
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
