import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { ApiResult } from '../../forge/result.ts'
import type { EndState } from '../../store/tables/operations.ts'
import type { Operation } from './operation.ts'

/** The forge is read at these times after the answer of a write, in ms, until it shows what came of it. */
const VERIFY_AT_MS = [0, 1_000, 3_000, 8_000, 20_000, 60_000]
/** And at these, after a refusal, while the forge does not know why; in ms. */
const REASON_AT_MS = [1_000, 3_000]
/** And at these while it cannot be read: after five minutes the bot says what it knows. */
const VERIFY_LATE_AT_MS = [120_000, 180_000, 240_000, 300_000]
/** After the read at this time the person is told that it is being checked, in ms. */
const PATIENCE_MS = 3_000

const RESTARTED = 'Greenlight was restarted before the answer came'

/** How a change stands, by what was read at the forge after it was sent. */
export interface Verification<Outcome> {
  /** The sentence that would be true now. */
  readonly outcome: Outcome
  /** What was wanted is there; null when no read will tell. */
  readonly done: boolean | null
  /** Later reads will not show anything else. */
  readonly settled: boolean
  /** False when nothing could be read: then it is worth reading longer. */
  readonly readable: boolean
  /** Of what was refused: the forge is still finding out why, and may say so in a moment. */
  readonly reasonPending?: true
}

/** What the reads before a change came to. */
export type Prepared<Before, Outcome> =
  | { readonly kind: 'send'; readonly before: Before }
  | { readonly kind: 'stop'; readonly outcome: Outcome }

/** One change at the forge: what is read before, the one call, and how to tell afterwards what came of it. */
export interface Write<Before, Outcome, Value = unknown> {
  /** Reads how it stands; `stop` when there is nothing to send. */
  prepare(): Promise<Prepared<Before, Outcome>>
  /** What `verify` needs to know of the time before the call, also after a restart. */
  readonly before: z.ZodType<Before>
  /** Exactly one call. */
  send(before: Before): Promise<ApiResult<Value>>
  /** Keeps those waiting who want the same, until this was sent: then what they read before shows it. */
  readonly inTurn?: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** What a definite no, or a call that never left, means; null when the forge must be read to tell. */
  refused(
    answer: Extract<ApiResult<Value>, { kind: 'refused' | 'unsent' }>,
    before: Before,
  ): Promise<Outcome | null>
  /** Reads the forge once, and judges. */
  verify(before: Before, answer: ApiResult<Value>): Promise<Verification<Outcome>>
}

/**
 * Makes a write at most once, and answers with what the forge shows afterwards. What never left or was refused is told
 * at once; everything else is read back until the forge shows the outcome. An operation that a stopped process left
 * is only read back. `speed` divides the waits between the reads.
 */
export async function reconcile<Before, Outcome, Value = unknown>(
  { speed }: { readonly speed: number },
  operation: Operation,
  write: Write<Before, Outcome, Value>,
): Promise<Outcome> {
  const waits = { speed, operation }
  if (operation.resumedFrom !== undefined) {
    const answer = { kind: 'unknown', reason: RESTARTED } as const
    return verify(waits, write, write.before.parse(operation.resumedFrom), answer)
  }
  const { inTurn = (work) => work() } = write
  const sent = await inTurn(() => sendOnce(operation, write))
  if (sent.kind === 'stop') return sent.outcome
  const { before, answer } = sent
  if (answer.kind === 'unsent' || answer.kind === 'refused') {
    const refusal = await write.refused(answer, before)
    if (refusal !== null) {
      operation.recordOutcome('not-done')
      return refusal
    }
  }
  return verify(waits, write, before, answer)
}

async function sendOnce<Before, Outcome, Value>(operation: Operation, write: Write<Before, Outcome, Value>) {
  const prepared = await write.prepare()
  if (prepared.kind === 'stop') return prepared
  const { before } = prepared
  await operation.recordSend(before)
  return { kind: 'sent', before, answer: await write.send(before) } as const
}

async function verify<Before, Outcome, Value>(
  { speed, operation }: { readonly speed: number; readonly operation: Operation },
  write: Pick<Write<Before, Outcome, Value>, 'verify'>,
  before: Before,
  answer: ApiResult<Value>,
): Promise<Outcome> {
  const startedAt = performance.now()
  let found = await write.verify(before, answer)
  const waitUntil = (at: number) => sleep(Math.max(0, at / speed - (performance.now() - startedAt)))
  if (answer.kind === 'refused') {
    // What was refused has no effect to wait for; at most its reason comes later.
    for (const at of REASON_AT_MS) {
      if (!found.reasonPending) break
      await waitUntil(at)
      found = await write.verify(before, answer)
    }
    operation.recordOutcome(found.done ? 'done' : 'not-done')
    return found.outcome
  }
  for (const at of [...VERIFY_AT_MS.slice(1), ...VERIFY_LATE_AT_MS]) {
    const isEnough = at > (VERIFY_AT_MS.at(-1) ?? 0) && found.readable
    if (found.settled || isEnough) break
    if (at > PATIENCE_MS) operation.markPending()
    await waitUntil(at)
    found = await write.verify(before, answer)
  }
  operation.recordOutcome(stateOf(found))
  return found.outcome
}

function stateOf({ settled, done }: Verification<unknown>): EndState {
  if (!settled || done === null) return 'unknown'
  return done ? 'done' : 'not-done'
}
