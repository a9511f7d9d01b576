import type { InteractionHandler } from '../interactions/handle.ts'
import { withReference } from '../interactions/log-and-reference.ts'
import type { Log } from '../log/log.ts'
import type { AbandonedRequest, PendingRequests } from '../store/tables/pending-requests.ts'
import { inParts, NOTHING_DONE, type Parts } from '../views/failure.ts'
import type { Reply } from '../views/reply.ts'
import type { Dispatch } from './dispatch.ts'
import type { Claim } from './interaction.ts'
import type { SlackApp } from './receive/bolt-app.ts'
import { type Claims, wasRedacted, withClaim } from './receive/claims.ts'
import { decode } from './receive/decode.ts'
import type { InFlight } from './receive/in-flight.ts'
import { parseObject } from './receive/payload.ts'

/** Age in ms after which a request is not run any more, and its person is told so. */
const REQUEST_TTL_MS = 30 * 60_000
/** Number of process crashes after which a request is not tried again. */
const MAX_RUNS = 3

export interface RecoveryOptions {
  readonly requests: PendingRequests
  readonly claims: Claims
  readonly interactions: Pick<InteractionHandler, 'inherited' | 'owed'>
  readonly dispatch: Pick<Dispatch, 'finish' | 'tell'>
  /** Runs a request again. */
  readonly app: Pick<SlackApp, 'processEvent'>
  readonly inFlight: InFlight
  readonly log: Log
  /** ms UTC */
  readonly now: () => number
}

/**
 * Takes over requests of stopped processes: finishes the replies of their operations, and runs everything
 * else like a new request. Resolves when the work has begun; it counts as in flight.
 */
export function createRecovery(options: RecoveryOptions): () => Promise<void> {
  const { requests, claims, interactions, dispatch, app, inFlight, now } = options

  function begin(reference: string, work: (log: Log) => Promise<void>): void {
    const log = options.log.child({ reference })
    void inFlight.track(() => work(log)).catch((err: unknown) => log.error({ err }, 'recovery failed'))
  }

  async function end(left: AbandonedRequest): Promise<void> {
    const plan = await interactions.inherited(left.reference)
    const claim = claims.adopt(left, plan.kind === 'anew' ? plan.interim : null)
    if (plan.kind === 'owed') return claims.run(claim, () => dispatch.finish(plan.owed, claim))
    if (plan.kind === 'anew') await runAgain(left, claim)
    await claims.drop(claim)
  }

  async function runAgain(left: AbandonedRequest, claim: Claim): Promise<void> {
    const body = parseObject(left.payload, Number.POSITIVE_INFINITY)
    const received = body && decode(body)
    if (!received) return
    const reason = whyNot(left, now()) ?? (wasRedacted(body) ? 'redacted' : null)
    const again = withClaim(received, claim)
    if (reason === null)
      return app.processEvent({ body, customProperties: { received: again }, ack: async () => {} })
    if (again.kind === 'ignored' || again.kind === 'home' || again.kind === 'uninstall') return
    await claims.run(claim, () => dispatch.tell(again, (reference) => notRunReply(reason, reference)))
  }

  return async () => {
    await claims.catchUp()
    for (const left of await requests.abandoned()) {
      if (!(await requests.claim(left))) continue
      begin(left.reference, (log) => {
        log.info({ attempts: left.attempts }, 'recovering request')
        return end(left)
      })
    }
    for (const pending of await interactions.owed()) begin(pending.reference, () => dispatch.finish(pending))
  }
}

function whyNot({ acceptedAt, attempts }: AbandonedRequest, now: number): NotRunReason | null {
  if (attempts >= MAX_RUNS) return 'failing'
  return acceptedAt <= now - REQUEST_TTL_MS ? 'old' : null
}

/** The reason why a request of a stopped process is not run. */
type NotRunReason =
  /** The request is too old. */
  | 'old'
  /** The text was not stored, because it may hold a secret. */
  | 'redacted'
  /** The request was tried several times. */
  | 'failing'

const NOT_RUN: Readonly<Record<NotRunReason, Parts>> = {
  old: {
    ...NOTHING_DONE,
    why: 'I was stopped before I came to it, and that is more than half an hour ago.',
    next: 'Ask again.',
  },
  redacted: {
    ...NOTHING_DONE,
    why: 'I was stopped before I came to it, and I keep no words that look like a secret, so I do not know them any more.',
    next: 'Ask again.',
  },
  failing: {
    what: 'I did not get to the end of what you asked for',
    why: 'I tried several times, and failed or was stopped each time.',
    now: 'It may or may not have been done.',
    next: 'Look before you ask again.',
  },
}

function notRunReply(reason: NotRunReason, reference: string): Reply {
  return withReference(inParts(NOT_RUN[reason], { reason: 'restart' }), reference)
}
