import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { ApiResult, NotDone } from '../../forge/result.ts'
import { SERVER } from '../../model/server-name.ts'
import type { EndState } from '../../store/tables/operations.ts'
import type { Failure } from '../failure.ts'
import type { Operation } from './operation.ts'

/** Times of the reads after a write’s answer, in ms, until the forge shows the outcome. */
const VERIFY_AT_MS = [0, 1_000, 3_000, 8_000, 20_000, 60_000]
/** Times of the reads after a refusal while the forge does not know the reason, in ms. */
const REASON_AT_MS = [1_000, 3_000]
/** Times of further reads while the forge is unreadable, in ms; the reply then says what is known. */
const VERIFY_LATE_AT_MS = [120_000, 180_000, 240_000, 300_000]
/** Time of the read after which the person is notified that the result is being checked, in ms. */
const PATIENCE_MS = 3_000

const RESTARTED = 'Greenlight was restarted before the answer came'

const GONE = 'It’s gone, or your account can’t see it'

/** Read failures that will not change soon. */
const READINGS: ReadonlyMap<string, string> = new Map([
  ['not-found', GONE],
  ['may-not', GONE],
  ['not-offered', GONE],
  ['token-refused', `${SERVER} no longer accepts the token, so I can’t look`],
])

export interface Verification<Outcome> {
  readonly outcome: Outcome
  /** True when the wanted state is there; null when no read can show it. */
  readonly done: boolean | null
  /** True when later reads will show nothing else. */
  readonly settled: boolean
  /** False when the forge could not be read: reading continues for longer. */
  readonly readable: boolean
  /** Set on a refusal whose reason the forge is still determining. */
  readonly reasonPending?: true
}

export type Preparation<Before, Outcome> =
  | { readonly kind: 'send'; readonly before: Before }
  | { readonly kind: 'stop'; readonly outcome: Outcome }

export interface Write<Before, Outcome, Value = unknown> {
  /** Reads the current state; returns `stop` when there is nothing to send. */
  prepare(): Promise<Preparation<Before, Outcome>>
  /** The earlier state that `verify` needs, also after a restart. */
  readonly before: z.ZodType<Before>
  /** Makes exactly one call. */
  send(before: Before): Promise<ApiResult<Value>>
  /** Makes duplicates wait until this one was sent: their reads before sending then show it. */
  readonly withLock?: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Returns the meaning of a refused or unsent call; null when only a read of the forge can tell. */
  refused(answer: NotDone, before: Before): Promise<Outcome | null>
  /** Reads the forge once and returns the verification. */
  verify(before: Before, answer: ApiResult<Value>): Promise<Verification<Outcome>>
}

/**
 * Makes a write at most once, and returns what the forge shows afterwards. An unsent or refused call returns
 * at once; everything else is read back until the forge shows the outcome. An operation left over from a
 * stopped process is only read back. `speed` divides the delays between the reads.
 */
export async function reconcile<Before, Outcome, Value = unknown>(
  { forge: { speed } }: { readonly forge: { readonly speed: number } },
  operation: Operation,
  write: Write<Before, Outcome, Value>,
): Promise<Outcome> {
  const waits = { speed, operation }
  if (operation.resumedFrom !== undefined) {
    const answer = { kind: 'unknown', reason: RESTARTED } as const
    return verify(waits, write, write.before.parse(operation.resumedFrom), answer)
  }
  const { withLock = (work) => work() } = write
  const sent = await withLock(() => sendOnce(operation, write))
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
  await operation.judge()
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
    // A refused call has no effect to wait for; at most its reason comes later.
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

/** The forge shows the wanted state. */
export function confirmed<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: true, settled: true, readable: true }
}

/** The forge shows a state that makes the wanted one impossible. */
export function ruledOut<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: false, settled: true, readable: true }
}

/** The forge does not show the wanted state, or not yet: `outcome` applies if it never does. */
export function stillPending<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: false, settled: false, readable: true }
}

/** The forge does not show the wanted state, or not yet; the outcome is not known if it never does. */
export function notShown(what: string, reason = `${SERVER} doesn’t show the change`): Verification<Failure> {
  return stillPending({ kind: 'unconfirmed', what, reason })
}

/** The write was refused and will not happen; the reason will show in a moment. */
export function reasonPending<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { ...ruledOut(outcome), reasonPending: true }
}

/** The forge does not show such state, so no read can verify it. */
export function unverifiable<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: null, settled: true, readable: true }
}

/** Verification could not read the resource: `read` is the read failure; `what` names the resource. */
export function unreadable(read: { readonly kind: string }, what: string): Verification<Failure> {
  const reason = READINGS.get(read.kind)
  if (reason !== undefined) return stillPending({ kind: 'unconfirmed', what, reason })
  return {
    ...stillPending({ kind: 'unconfirmed', what, reason: `I can’t read ${SERVER} now` }),
    readable: false,
  }
}
