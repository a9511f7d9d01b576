import { type Blocks, type FailureClass, type Reply, small } from '../views/reply.ts'
import type { Caller, InteractionResult } from './types.ts'

/** What the log keeps of a turn: words of ours only, and the reference that the person was told. */
export interface InteractionNote {
  readonly reference: string
  /** `mr.merge`; null where it did not come to a verb. */
  readonly verb: string | null
  /** The kind of what came of it. */
  readonly outcome: string
  readonly reason?: FailureClass
  /** Of the forge. */
  readonly status?: number
}

/** Is told of every turn that changed something or met a trouble. */
export type Note = (note: InteractionNote) => void

/** The fifth part of what a person is told, in the one place that every answer passes, and its line in the log. */
export function createFinish(
  note: Note,
): (turn: Promise<InteractionResult>, caller?: Pick<Caller, 'reference'>) => Promise<InteractionResult> {
  return async function finish(turn, caller): Promise<InteractionResult> {
    const turned = await turn
    const { reply, did, next } = turned
    const reference = turned.owes ?? caller?.reference ?? ''
    const { reason, status } = reply.trouble ?? {}
    if (reason || did?.changes)
      note({
        reference,
        verb: did?.verb ?? null,
        outcome: did?.outcome ?? 'not-run',
        ...(reason ? { reason } : {}),
        ...(status === undefined ? {} : { status }),
      })
    return {
      ...turned,
      reply: withReference(reply, reference),
      ...(next ? { next: () => finish(next(), caller) } : {}),
    }
  }
}

/** The reply with the reference of its turn, where it tells a trouble. */
export function withReference(reply: Reply, reference: string): Reply {
  if (!reply.trouble) return reply
  const words = `Reference ${reference}`
  const withIt = <Told extends { readonly text: string; readonly blocks: Blocks }>(told: Told): Told => ({
    ...told,
    text: `${told.text}${/[.!?]$/.test(told.text) ? '' : '.'} ${words}`,
    blocks: [...told.blocks, small(words)],
  })
  const { message, modal } = reply
  return {
    ...reply,
    ...(message ? { message: withIt(message) } : {}),
    ...(modal ? { modal: withIt(modal) } : {}),
  }
}
