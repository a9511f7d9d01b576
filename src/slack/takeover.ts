import type { App } from '@slack/bolt'
import type { Turns } from '../commands/turn.ts'
import type { Log } from '../log/log.ts'
import type { Inbox as KeptInbox, LeftDelivery } from '../store/inbox.ts'
import { pressDelivery, shortcutDelivery, slashDelivery, submitDelivery } from './deliveries.ts'
import type { Dispatch } from './dispatch.ts'
import type { InFlight } from './in-flight.ts'
import { type Inbox, isUnkept, type Kept } from './inbox.ts'
import { parseObject } from './payload.ts'
import { type Unrun, unrunReply } from './unrun-reply.ts'

/** After so long, in ms, nobody waits for an answer any more: what was asked is not run, and that is told. */
const TOO_OLD_MS = 30 * 60_000
/** What stopped the process so often is not tried again. */
const MOST_RUNS = 3

export interface TakeoverOptions {
  readonly kept: KeptInbox
  readonly inbox: Inbox
  readonly turns: Pick<Turns, 'inherited' | 'owed'>
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
export function createTakeover(options: TakeoverOptions): () => Promise<void> {
  const { kept, inbox, turns, dispatch, app, inFlight, log, now } = options

  function begin(reference: string, work: () => Promise<void>): void {
    void inFlight
      .track(work)
      .catch((err: unknown) => log.error({ err, reference }, 'what was left could not be ended'))
  }

  async function end(left: LeftDelivery): Promise<void> {
    const { reference } = left
    const inherited = await turns.inherited(reference)
    const key = inbox.reopen(left, inherited.kind === 'anew' ? inherited.interim : null)
    if (inherited.kind === 'told') return inbox.drop(key)
    if (inherited.kind === 'owed') return own(key, (mine) => dispatch.finish(inherited.owed, mine))
    const body = parseObject(left.payload, Number.POSITIVE_INFINITY)
    if (!body) return inbox.drop(key)
    const why = whyNot(left, now()) ?? (isUnkept(body) ? 'unkept' : null)
    if (why === null) {
      await app.processEvent({ body, customProperties: { delivery: key }, ack: async () => {} })
      return inbox.drop(key)
    }
    const origin =
      slashDelivery(body) ?? pressDelivery(body) ?? submitDelivery(body) ?? shortcutDelivery(body)
    if (!origin) return inbox.drop(key)
    await own(key, (mine) => dispatch.tell({ ...origin, kept: mine }, (named) => unrunReply(why, named)))
  }

  /** Does what no listener does. */
  async function own(key: string, work: (mine: Kept) => Promise<void>): Promise<void> {
    const mine = inbox.open(key)
    if (mine) await inbox.run(mine, () => work(mine))
  }

  return async () => {
    await inbox.catchUp()
    for (const left of await kept.left()) {
      if (!(await kept.take(left))) continue
      log.info({ reference: left.reference, runs: left.runs }, 'what was left is taken over')
      begin(left.reference, () => end(left))
    }
    for (const owed of await turns.owed()) begin(owed.reference, () => dispatch.finish(owed))
  }
}

function whyNot({ acceptedAt, runs }: LeftDelivery, now: number): Unrun | null {
  if (runs >= MOST_RUNS) return 'failing'
  return acceptedAt <= now - TOO_OLD_MS ? 'old' : null
}
