import type { z } from 'zod'
import { UNDO_MS, type Undoes } from '../../model/undo.ts'
import type { ForgeContext } from '../context.ts'

/** The reason why a change is not undone; nothing was sent. */
export type NotUndone =
  | { readonly kind: 'undo-late' }
  | { readonly kind: 'undo-of-another'; readonly user: string }
  /** The forge no longer shows it as the change left it. */
  | { readonly kind: 'undo-overtaken' }

type UndoableChange<Before> = { readonly kind: 'undoable'; readonly before: Before } | NotUndone

/** Reads the caller’s own change by `verb`, with the state before it. */
export async function findChangeToUndo<Before>(
  { caller, store, now }: Pick<ForgeContext, 'caller' | 'store' | 'now'>,
  { change }: Undoes,
  verb: string,
  schema: z.ZodType<Before>,
): Promise<UndoableChange<Before>> {
  const done = await store.operations.find(change)
  if (done?.team !== caller.team || done.verb !== verb) return { kind: 'undo-late' }
  if (done.user !== caller.user) return { kind: 'undo-of-another', user: done.user }
  const isRecent = done.endedAt !== null && now() - done.endedAt < UNDO_MS
  if (!isRecent || done.state !== 'done' || done.stateBefore === null) return { kind: 'undo-late' }
  return { kind: 'undoable', before: schema.parse(JSON.parse(done.stateBefore)) }
}

/** Returns why the caller’s own change by `verb` is not taken back; null where it is, or nothing is to be undone. */
export async function undoBlocker<Before>(
  context: Pick<ForgeContext, 'caller' | 'store' | 'now'>,
  undoes: Undoes | undefined,
  verb: string,
  schema: z.ZodType<Before>,
  isOvertaken: (before: Before) => boolean,
): Promise<NotUndone | null> {
  if (!undoes) return null
  const undone = await findChangeToUndo(context, undoes, verb, schema)
  if (undone.kind !== 'undoable') return undone
  return isOvertaken(undone.before) ? { kind: 'undo-overtaken' } : null
}

/** True when the forge shows a later time of change than the one that the change left. */
export function isLaterThan(undoes: Undoes | undefined, shown: string | null): boolean {
  const left = undoes?.left ?? null
  return left !== null && shown !== null && left !== shown
}
