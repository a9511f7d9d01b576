import type { Handler } from '../scheduler/handlers.ts'
import type { JobInput, Jobs } from '../scheduler/jobs.ts'
import { type Digest, slotsAfter, slotsBetween } from '../services/digests.ts'
import type { Store } from '../store/store.ts'
import type { DigestSlot } from '../store/tables/digest-slots.ts'
import { LEASE_MS, withLease } from '../store/tables/leases.ts'
import type { DigestPosting } from './compose.ts'
import { tellPause } from './pause-notice.ts'
import { isDue, postSlot } from './run-slot.ts'

export interface DigestJobOptions extends Omit<DigestPosting, 'since'> {
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** ms between two looks at what is due. */
  readonly everyMs: number
  /** Is told of a digest that could not be looked at; the others go on. */
  readonly failed: (error: unknown) => void
}

/**
 * Posts the digests of all channels when they are due, each slot once: across restarts, replicas and clocks that
 * jump.
 */
export function createDigestHandlers(options: DigestJobOptions) {
  const { jobs, store, everyMs, now, failed } = options
  const posting = { ...options, since: now() }
  const due = createDue()

  async function enqueue({ team, channel, id, slotAt }: DigestSlot): Promise<void> {
    await jobs.enqueue('digest', { team, channel, id, slotAt }, { key: `${team} ${channel} ${id} ${slotAt}` })
  }

  return {
    digests: {
      everyMs,
      async work() {
        for (const digest of due(await store.digests.running(), now()))
          await claimDue(digest, store, now()).catch(failed)
        for (const digest of await store.digests.unnotified()) await tellPause(digest, options).catch(failed)
        for (const slot of await store.digestSlots.unfinished()) if (isDue(slot, posting)) await enqueue(slot)
      },
    },
    digest: {
      async work({ team, channel, id, slotAt }: JobInput) {
        const key = { team: String(team), channel: String(channel), id: Number(id) }
        const slot = await store.digestSlots.find(key, Number(slotAt))
        if (!slot || !isDue(slot, posting)) return
        const lease = await store.leases.take(`digest ${team} ${channel} ${id} ${slotAt}`, LEASE_MS)
        if (lease) await withLease(lease, () => postSlot(slot, posting))
      },
    },
  } satisfies Readonly<Record<string, Handler>>
}

/** Picks those that are due; to know when each comes next is remembered from one look to the next. */
function createDue(): (digests: readonly Digest[], now: number) => Digest[] {
  let known = new Map<string, number>()
  return (digests, now) => {
    const seen = new Map<string, number>()
    const due = digests.filter((digest) => {
      const { cron, zone, holidays, settledUntil } = digest
      const key = JSON.stringify([cron, zone, holidays, settledUntil])
      const next = known.get(key) ?? slotsAfter(digest, settledUntil, 1)[0] ?? Number.POSITIVE_INFINITY
      seen.set(key, next)
      return next <= now
    })
    known = seen
    return due
  }
}

/** Of several that are due, the newest is seen to, and those before it were missed. */
async function claimDue(
  digest: Digest,
  { digestSlots }: Pick<Store, 'digestSlots'>,
  now: number,
): Promise<void> {
  const due = slotsBetween(digest, digest.settledUntil, now)
  const newest = due.at(-1)
  if (newest !== undefined) await digestSlots.claim(digest, newest, due.length - 1)
}
