import type { App } from '@slack/bolt'
import type { InteractionHandler } from '../interactions/handle.ts'
import type { Log } from '../log/log.ts'
import type { AbandonedRequest, PendingRequests as KeptInbox } from '../store/tables/pending-requests.ts'
import type { Dispatch } from './dispatch.ts'
import { type Claim, type Claims, wasRedacted } from './receive/claims.ts'
import {
  decodeBlockAction,
  decodeShortcut,
  decodeSlashCommand,
  decodeViewSubmission,
} from './receive/decode.ts'
import type { InFlight } from './receive/in-flight.ts'
import { parseObject } from './receive/payload.ts'
import { type NotRunReason, notRunReply } from './replies/not-run.ts'

/** After so long, in ms, nobody waits for an answer any more: what was asked is not run, and that is told. */
const TOO_OLD_MS = 30 * 60_000
/** What stopped the process so often is not tried again. */
const MOST_RUNS = 3

export interface RecoveryOptions {
  readonly kept: KeptInbox
  readonly inbox: Claims
  readonly turns: Pick<InteractionHandler, 'inherited' | 'owed'>
  readonly dispatch: Pick<Dispatch, 'finish' | 'tell'>
  /** Where a delivery goes that is run again. */
  readonly app: Pick<App, 'processEvent'>
  readonly inFlight: InFlight
  readonly log: Log
  /** ms UTC */
  readonly now: () => number
}

/**
 * Takes what stopped processes have left, and ends it: the answers that are owed for changes are finished, and all
 * else is run again. Resolves when it is begun; the work is counted as in flight.
 */
export function createRecovery(options: RecoveryOptions): () => Promise<void> {
  const { kept, inbox, turns, dispatch, app, inFlight, log, now } = options

  function begin(reference: string, work: () => Promise<void>): void {
    void inFlight.track(work).catch((err: unknown) => log.error({ err, reference }, 'recovery failed'))
  }

  async function end(left: AbandonedRequest): Promise<void> {
    const { reference } = left
    const inherited = await turns.inherited(reference)
    const key = inbox.reopen(left, inherited.kind === 'anew' ? inherited.interim : null)
    if (inherited.kind === 'told') return inbox.drop(key)
    if (inherited.kind === 'owed') return own(key, (mine) => dispatch.finish(inherited.owed, mine))
    const body = parseObject(left.payload, Number.POSITIVE_INFINITY)
    if (!body) return inbox.drop(key)
    const why = whyNot(left, now()) ?? (wasRedacted(body) ? 'unkept' : null)
    if (why === null) {
      await app.processEvent({ body, customProperties: { delivery: key }, ack: async () => {} })
      return inbox.drop(key)
    }
    const origin =
      decodeSlashCommand(body) ??
      decodeBlockAction(body) ??
      decodeViewSubmission(body) ??
      decodeShortcut(body)
    if (!origin) return inbox.drop(key)
    await own(key, (mine) => dispatch.tell({ ...origin, kept: mine }, (named) => notRunReply(why, named)))
  }

  /** Does what no listener does. */
  async function own(key: string, work: (mine: Claim) => Promise<void>): Promise<void> {
    const mine = inbox.open(key)
    if (mine) await inbox.run(mine, () => work(mine))
  }

  return async () => {
    await inbox.catchUp()
    for (const left of await kept.abandoned()) {
      if (!(await kept.claim(left))) continue
      log.info({ reference: left.reference, runs: left.attempts }, 'recovering request')
      begin(left.reference, () => end(left))
    }
    for (const owed of await turns.owed()) begin(owed.reference, () => dispatch.finish(owed))
  }
}

function whyNot({ acceptedAt, attempts }: AbandonedRequest, now: number): NotRunReason | null {
  if (attempts >= MOST_RUNS) return 'failing'
  return acceptedAt <= now - TOO_OLD_MS ? 'old' : null
}
