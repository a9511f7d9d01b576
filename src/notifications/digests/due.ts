import { z } from 'zod'
import type { Durable, ScheduledWork, WorkHandler } from '../../durable/durable.ts'
import { slotsAfter, slotsBetween } from '../../services/digest/slots.ts'
import type { Digest } from '../../store/tables/digests.ts'
import type { NotificationContext } from '../context.ts'
import { notifyOfPause, pauseAfter, postSlot } from './run-slot.ts'

export interface DigestJobOptions extends NotificationContext {
  readonly durable: Pick<Durable, 'start'>
  /** ms between two checks for due digests. */
  readonly everyMs: number
  /** Called with the error of a digest that could not be checked; the others continue. */
  readonly failed: (error: unknown) => void
}

/** Delay of the slots of a workspace that has uninstalled the app, in ms. */
const UNINSTALLED_MS = 60_000

const SlotKey = z.object({ team: z.string(), channel: z.string(), id: z.number(), slotAt: z.number() })

/** The digests of all channels: the check for due ones, and the work on one slot. */
export interface DigestWork {
  readonly due: ScheduledWork
  readonly slot: WorkHandler
}

/**
 * Posts the digests of all channels when they are due, each slot once: across restarts, processes and clocks
 * that jump.
 */
export function createDigestWork(options: DigestJobOptions): DigestWork {
  const { store, everyMs, now, failed } = options
  const posting = { ...options, since: now() }
  const due = createDue()

  return {
    due: {
      everyMs,
      async work() {
        for (const digest of due(await store.digests.running(), now()))
          await claimDue(digest, options).catch(failed)
        for (const digest of await store.digests.unnotified())
          await notifyOfPause(digest, options).catch(failed)
      },
    },
    async slot(input) {
      const { slotAt, ...key } = SlotKey.parse(input)
      const slot = await store.digestSlots.find(key, slotAt)
      if (!slot) return undefined
      if (await store.uninstalls.has(slot.team)) return { sleepMs: UNINSTALLED_MS }
      if ((await postSlot(slot, posting)) === 'ended') return undefined
      return { sleepMs: pauseAfter(await store.digestSlots.countTry(slot)) }
    },
  }
}

/** Returns a function that picks due digests; it caches each one’s next slot between calls. */
function createDue(): (digests: readonly Digest[], now: number) => Digest[] {
  let known = new Map<string, number>()
  return (digests, now) => {
    const current = new Map<string, number>()
    const due = digests.filter((digest) => {
      const { cron, zone, holidays, settledUntil } = digest
      const key = JSON.stringify([cron, zone, holidays, settledUntil])
      const next = known.get(key) ?? slotsAfter(digest, settledUntil, 1)[0] ?? Number.POSITIVE_INFINITY
      current.set(key, next)
      return next <= now
    })
    known = current
    return due
  }
}

/** Claims the newest of several due slots, and accepts the work on it; those before it count as missed. */
async function claimDue(digest: Digest, { durable, store, now }: DigestJobOptions): Promise<void> {
  const due = slotsBetween(digest, digest.settledUntil, now())
  const newest = due.at(-1)
  if (newest === undefined) return
  const { team, channel, id } = digest
  const input = { team, channel, id, slotAt: newest }
  await durable.start('digest', {
    key: JSON.stringify(Object.values(input)),
    input,
    async write(transaction) {
      await store.digestSlots.claim(digest, newest, due.length - 1, transaction)
    },
  })
}
