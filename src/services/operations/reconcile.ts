import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { ApiResult } from '../../forge/result.ts'
import type { EndState } from '../../store/tables/operations.ts'
import type { OperationRecorder } from './recorder.ts'

/** The forge is read at these times after the answer of a write, in ms, until it shows what came of it. */
const LOOKS_MS = [0, 1_000, 3_000, 8_000, 20_000, 60_000]
/** And at these, after a refusal, while the forge does not know why; in ms. */
const SOON_MS = [1_000, 3_000]
/** And at these while it cannot be read: after five minutes the bot says what it knows. */
const LATE_LOOKS_MS = [120_000, 180_000, 240_000, 300_000]
/** After the look at this time the person is told that it is being checked, in ms. */
const PATIENCE_MS = 3_000

const RESTARTED = 'Greenlight was restarted before the answer came'

/** How a change stands, by what was read at the forge after it was sent. */
export interface Verification<Outcome> {
  /** The sentence that would be true now. */
  readonly outcome: Outcome
  /** What was wanted is there; null when no look will tell. */
  readonly done: boolean | null
  /** Later looks will not show anything else. */
  readonly settled: boolean
  /** False when nothing could be read: then it is worth looking longer. */
  readonly readable: boolean
  /** Of what was refused: the forge is still finding out why, and may say so in a moment. */
  readonly soon?: true
}

/** What the reads before a change came to. */
export type Prepared<Before, Outcome> =
  | { readonly kind: 'send'; readonly before: Before }
  | { readonly kind: 'stop'; readonly outcome: Outcome }

/** One change at the forge: what is read before, the one call, and how to tell afterwards what came of it. */
export interface Write<Before, Outcome, Value = unknown> {
  /** Reads how it stands; `stop` when there is nothing to send. */
  prepare(): Promise<Prepared<Before, Outcome>>
  /** What `look` needs to know of the time before the call, also after a restart. */
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
  look(before: Before, answer: ApiResult<Value>): Promise<Verification<Outcome>>
}

/** Makes a change at most once, and answers with what the forge shows afterwards. */
export type Reconcile = <Before, Outcome, Value = unknown>(
  write: Write<Before, Outcome, Value>,
) => Promise<Outcome>

/**
 * The one road of every write (reliability: no write is ever repeated blindly). What never left or was refused
 * is told at once; everything else is read back until the forge shows what came of it. A deed that was left by
 * a process that stopped is only read back. `speed` divides the waits between the looks.
 */
export function createReconcile(deed: OperationRecorder, speed: number): Reconcile {
  return async (write) => {
    if (deed.left !== undefined) {
      const answer = { kind: 'unknown', reason: RESTARTED } as const
      return settle(write, write.before.parse(deed.left), answer)
    }
    const { inTurn = (work) => work() } = write
    const sent = await inTurn(() => sendOnce(write))
    if (sent.kind === 'stop') return sent.outcome
    const { before, answer } = sent
    if (answer.kind === 'unsent' || answer.kind === 'refused') {
      const refusal = await write.refused(answer, before)
      if (refusal !== null) return end(refusal, 'not-done')
    }
    return settle(write, before, answer)
  }

  async function sendOnce<Before, Outcome, Value>(write: Write<Before, Outcome, Value>) {
    const prepared = await write.prepare()
    if (prepared.kind === 'stop') return prepared
    const { before } = prepared
    await deed.sending(before)
    return { kind: 'sent', before, answer: await write.send(before) } as const
  }

  function end<Outcome>(outcome: Outcome, state: EndState): Outcome {
    deed.ended(state)
    return outcome
  }

  async function settle<Before, Outcome, Value>(
    { look }: Pick<Write<Before, Outcome, Value>, 'look'>,
    before: Before,
    answer: ApiResult<Value>,
  ): Promise<Outcome> {
    const began = performance.now()
    let seen = await look(before, answer)
    const wait = (at: number) => sleep(Math.max(0, at / speed - (performance.now() - began)))
    if (answer.kind === 'refused') {
      // What was refused has no effect to wait for; at most its reason comes later.
      for (const at of SOON_MS) {
        if (!seen.soon) break
        await wait(at)
        seen = await look(before, answer)
      }
      return end(seen.outcome, seen.done ? 'done' : 'not-done')
    }
    for (const at of [...LOOKS_MS.slice(1), ...LATE_LOOKS_MS]) {
      const enough = at > (LOOKS_MS.at(-1) ?? 0) && seen.readable
      if (seen.settled || enough) break
      if (at > PATIENCE_MS) deed.checking()
      await wait(at)
      seen = await look(before, answer)
    }
    return end(seen.outcome, stateOf(seen))
  }
}

function stateOf({ settled, done }: Verification<unknown>): EndState {
  if (!settled || done === null) return 'unknown'
  return done ? 'done' : 'not-done'
}
