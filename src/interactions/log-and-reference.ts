import { randomInt } from 'node:crypto'
import { type Blocks, type FailureClass, type Reply, small } from '../views/reply.ts'
import type { Caller, InteractionResult } from './types.ts'

/** The log line of an interaction: fixed words only, and the reference shown to the person. */
export interface InteractionNote {
  readonly reference: string
  /** The command id (`mr.merge`); null when none was reached. */
  readonly verb: string | null
  readonly outcome: string
  readonly reason?: FailureClass
  /** The forge’s HTTP status. */
  readonly status?: number
  /** The time that it took, in ms; the reply is still to be delivered. */
  readonly ms: number
}

/** Receives every interaction, once it has finished. */
export type Note = (note: InteractionNote) => void

/** Adds the reference to each reply that reports a fault, and notes each result; every reply passes here. */
export function createFinish(note: Note) {
  return function finish(
    result: InteractionResult,
    caller: Pick<Caller, 'reference'>,
    startedAt: number,
  ): InteractionResult {
    const { reply, logInfo, next } = result
    const { reference } = caller
    const { reason, status } = reply.failure ?? {}
    const timed = async (later: () => Promise<InteractionResult>) => {
      const begunAt = performance.now()
      return finish(await later(), caller, begunAt)
    }
    note({
      reference,
      verb: logInfo?.verb ?? null,
      outcome: logInfo?.outcome ?? 'not-run',
      reason,
      status,
      ms: Math.round(performance.now() - startedAt),
    })
    return {
      ...result,
      reply: withReference(reply, reference),
      ...(next ? { next: () => timed(next) } : {}),
    }
  }
}

/** Failures that are nobody’s mistake; the reference finds them in the log. */
const FAULTS: ReadonlySet<FailureClass> = new Set(['down', 'no-answer', 'bad-answer', 'restart', 'fault'])

/** Returns the reply with its reference, if it reports a fault. */
export function withReference(reply: Reply, reference: string): Reply {
  if (!reply.failure || !FAULTS.has(reply.failure.reason)) return reply
  const words = `Reference ${reference}`
  const withIt = <Content extends { readonly text: string; readonly blocks: Blocks }>(
    content: Content,
  ): Content => ({
    ...content,
    text: `${content.text}${/[.!?]$/.test(content.text) ? '' : '.'} ${words}`,
    blocks: [...content.blocks, small(words)],
  })
  const { message, modal } = reply
  return { ...reply, message: message && withIt(message), modal: modal && withIt(modal) }
}

// Without letters and digits that are easily confused when read aloud.
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'

/** Returns eight characters that identify one interaction in its reply, the log and the audit: `k7mq2xpe`. */
export function newCorrelationId(): string {
  return Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
}
