import { z } from 'zod'
import { readZone } from '../../parse/zone.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { Calendar } from '../../services/milestone/count-issues.ts'
import { list } from '../../services/milestone/digest/list.ts'

/** The time zone that days are counted in. */
export const zone = z
  .string()
  .max(60, { error: 'must be 60 characters or less', abort: true })
  .superRefine((typed, context) => {
    const read = readZone(typed)
    if (!read.ok) context.addIssue(read.problem)
  })
  .optional()
  .describe('Whose days are counted (default: the digest’s here, or yours): Europe/Berlin')

/** The holidays of a digest, carried by its buttons. */
export const holidays = z
  .string()
  .max(1000)
  .regex(/^\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})*$/)
  .optional()
  .meta({ kind: 'hidden', description: 'Days on which nobody works' })

interface Typed {
  readonly project: number
  readonly zone?: string | undefined
  readonly holidays?: string | undefined
}

/** The typed calendar; else that of the project’s digest in this channel; else the caller’s own. */
export async function calendarOf(
  context: ForgeContext,
  { project, zone: typed, holidays: named }: Typed,
  usualZone: string | null | undefined,
): Promise<Calendar> {
  const read = typed === undefined ? null : readZone(typed)
  if (read?.ok && named !== undefined) return { zone: read.zone, holidays: named.split(',') }
  const there = (await list(context)).find(({ digest }) => digest.project === project)?.digest
  const usual = there?.zone ?? usualZone ?? 'UTC'
  return {
    zone: read?.ok ? read.zone : usual,
    holidays: named?.split(',') ?? there?.holidays ?? [],
  }
}
