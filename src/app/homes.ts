import { millisecondsInHour } from 'date-fns/constants'
import { LRUCache } from 'lru-cache'
import { homeOf } from '../interactions/home.ts'
import type { Caller } from '../interactions/types.ts'
import type { Log } from '../log/log.ts'
import type { Recipient } from '../model/directory.ts'
import { createKeyedMutex } from '../model/keyed-mutex.ts'
import type { Services } from '../services/services.ts'
import type { WebOutbox } from '../slack/outgoing/web-api.ts'

/** Most Home tabs kept up to date, and for how long after they were opened, in ms. */
const MAX_HOMES = 500
const FRESH_MS = 8 * millisecondsInHour

export function createHomes(options: {
  readonly services: Services
  readonly outbox: Pick<WebOutbox, 'publishHome'>
  readonly log: Log
  /** ms UTC */
  readonly now: () => number
}) {
  const { services, outbox, log, now } = options
  const opened = new LRUCache<string, Caller>({ max: MAX_HOMES, ttl: FRESH_MS })
  const due = new Set<string>()
  const inOrder = createKeyedMutex()
  const nameOf = ({ team, user }: Recipient) => JSON.stringify([team, user])

  async function publish(caller: Caller): Promise<void> {
    const name = nameOf(caller)
    opened.set(name, caller)
    return inOrder(name, async () => {
      due.delete(name)
      const view = await homeOf(services, caller, new Date(now()))
      if (view) await outbox.publishHome(caller, view)
    })
  }

  /** Publishes it again for somebody who has opened it lately and has just changed something. Never throws. */
  function changed(person: Recipient): void {
    const name = nameOf(person)
    const caller = opened.get(name)
    // Of several changes in a row, one publication shows all that came before it.
    if (!caller || due.has(name)) return
    due.add(name)
    void publish(caller).catch((err: unknown) => log.error({ err }, 'Home tab could not be refreshed'))
  }

  return { publish, changed }
}
