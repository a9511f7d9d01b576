import { z } from 'zod'
import { EpochMs } from './fields.ts'
import type { Invocation } from './invocation.ts'

export const UNDO_MS = 15 * 60_000

/** The change that is taken back. */
export const Undoes = z.object({
  /** The reference of its operation. */
  change: z.string(),
  /** The time of the change as the forge showed it afterwards, where nothing else moves that time. */
  left: z.string().nullable(),
})
export type Undoes = z.infer<typeof Undoes>

/** The offer to undo a change: the verb that takes it back, and the end of the offer. */
export const Undo = Undoes.extend({ verb: z.string(), until: EpochMs })
export type Undo = z.infer<typeof Undo>

/** Returns the offer to undo a change by `verb`; empty where the change is not recorded. */
export function undoBy(
  verb: string,
  { reference, now }: Pick<Invocation, 'reference' | 'now'>,
  left: string | null = null,
): { readonly undo?: Undo } {
  if (reference === undefined) return {}
  return { undo: { verb, change: reference, left, until: now.getTime() + UNDO_MS } }
}
