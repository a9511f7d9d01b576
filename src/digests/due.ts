import type { Durable, ScheduledWork, WorkHandler } from '../operations/durable/durable.ts'
import type { Outbox } from '../outbox/port.ts'
import { slotsAfter, slotsBetween } from '../services/milestone/digest/slots.ts'
import type { Store } from '../store/store.ts'
import type { DigestSlot } from '../store/tables/digest-slots.ts'
import type { Digest } from '../store/tables/digests.ts'
import { connectButton } from '../views/button.ts'
import { plain } from '../views/reply.ts'
import type { DigestPosting } from './compose.ts'
import { pausedWords } from './messages.ts'
import { isDue, postSlot, putOff } from './run-slot.ts'

export interface DigestJobOptions extends Omit<DigestPosting, 'since'> {
  readonly durable: Pick<Durable, 'start'>
  /** ms between two checks for due digests. */
  readonly everyMs: number
  /** Called with the error of a digest that could not be checked; the others continue. */
  readonly failed: (error: unknown) => void
}

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
  const { durable, store, everyMs, now, failed } = options
  const posting = { ...options, since: now() }
  const due = createDue()

  /** Each try is separate work, in the partition of its slot. */
  async function start({ team, channel, id, slotAt, state, tries }: DigestSlot): Promise<void> {
    const partition = `${team} ${channel} ${id} ${slotAt}`
    const input = { team, channel, id, slotAt, state, tries }
    await durable.start('digest', { key: `${partition} ${state} ${tries}`, partition, input })
  }

  return {
    due: {
      everyMs,
      async work() {
        for (const digest of due(await store.digests.running(), now()))
          await claimDue(digest, store, now()).catch(failed)
        for (const digest of await store.digests.unnotified()) await tellPause(digest, options).catch(failed)
        for (const slot of await store.digestSlots.unfinished()) if (isDue(slot, posting)) await start(slot)
      },
    },
    async slot({ team, channel, id, slotAt, state, tries }) {
      const key = { team: String(team), channel: String(channel), id: Number(id) }
      const slot = await store.digestSlots.find(key, Number(slotAt))
      // Whether it is due was decided by the process that started it, whose own start counts.
      if (!slot || slot.state !== state || slot.tries !== tries) return undefined
      await postSlot(slot, posting)
      const next = await store.digestSlots.find(key, Number(slotAt))
      // Its digest was changed meanwhile: the next try uses the change.
      if (next && next.state === state && next.tries === tries) await putOff(next, posting)
      return undefined
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

/** Claims the newest of several due slots; those before it count as missed. */
async function claimDue(
  digest: Digest,
  { digestSlots }: Pick<Store, 'digestSlots'>,
  now: number,
): Promise<void> {
  const due = slotsBetween(digest, digest.settledUntil, now)
  const newest = due.at(-1)
  if (newest !== undefined) await digestSlots.claim(digest, newest, due.length - 1)
}

/** Tells the owner of a paused digest once, privately, why it is paused and what to do. */
async function tellPause(
  digest: Digest,
  { store, outbox }: { readonly store: Store; readonly outbox: Outbox },
): Promise<void> {
  const { team, channel, id, owner, paused } = digest
  if (owner === null || paused === null) return
  const text = await pausedWords(digest, store)
  const connects = paused.why === 'token-refused' || paused.why === 'not-connected'
  const blocks = connects ? [...plain(text), connectButton()] : plain(text)
  await outbox.direct(
    { team, user: owner },
    { text, blocks },
    { key: `digest:${channel}:${id}:paused:${paused.at}` },
  )
  // Regardless of Slack’s result: a delayed notice is sent later, and an unreachable owner gets none.
  await store.digests.markNotified(digest)
}
