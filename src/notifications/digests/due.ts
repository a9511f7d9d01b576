import { z } from 'zod'
import type { Durable, ScheduledWork, WorkHandler } from '../../durable/durable.ts'
import type { PauseReason } from '../../model/pause.ts'
import { DIGEST_WORK } from '../../services/access/background-access.ts'
import { slotsAfter, slotsBetween } from '../../services/digest/slots.ts'
import type { DigestSlot } from '../../store/tables/digest-slots.ts'
import type { Digest } from '../../store/tables/digests.ts'
import { pauseNotice } from '../../views/pause-messages.ts'
import { plain } from '../../views/reply.ts'
import type { NotificationContext } from '../context.ts'
import {
  type DigestPosting,
  digestRefusedWords,
  type MissedCause,
  missedWords,
  pausedWords,
  readDigest,
  StoredMessage,
  unconfirmedWords,
} from './compose.ts'

export interface DigestJobOptions extends NotificationContext {
  readonly durable: Pick<Durable, 'start'>
  /** ms between two checks for due digests. */
  readonly everyMs: number
  /** Called with the error of a digest that could not be checked; the others continue. */
  readonly failed: (error: unknown) => void
}

/** Delay of the slots of a workspace that has uninstalled the app, in ms. */
const UNINSTALLED_MS = 60_000

/** Time after its slot during which a digest is still posted, in ms. */
const GRACE_MS = 6 * 3_600_000
/** Age at which a slot may have been posted by an earlier run that a restored store does not know, in ms. */
const PERHAPS_THERE_MS = 30_000
const FIRST_PAUSE_MS = 2_000
/** Number of tries with a refused token before its digest pauses: the forge may soon accept it again. */
const MAX_REFUSALS = 3
/** Longest delay between two tries, in ms. */
const MAX_PAUSE_MS = 30_000

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

/** The state of a slot after a try: `later` when it must be tried again. */
type SlotProgress = 'ended' | 'later'

/**
 * Processes one slot: reads, stores the message, posts it. Every step may be repeated, also concurrently: all
 * posts of a slot have one key, and the message stored first counts.
 */
async function postSlot(slot: DigestSlot, posting: DigestPosting): Promise<SlotProgress> {
  const { store, now } = posting
  const digest = await store.digests.find(slot)
  if (!digest || digest.paused || digest.owner === null) return end(slot, posting)
  const kind = DIGEST_WORK[digest.kind]
  const verdict = await posting.authorizeBackground({ ...digest, kind, user: digest.owner })
  if (verdict.kind === 'denied') return pause(digest, slot, verdict.why, posting)
  if (slot.message !== null) return post(digest, slot, StoredMessage.parse(JSON.parse(slot.message)), posting)
  if (now() - slot.slotAt > GRACE_MS)
    return postMissedNotice(digest, slot, keyOf(slot), slot.tries > 0 ? 'no-answer' : 'late', posting)
  if (verdict.kind === 'unknown') return 'later'
  const read = await readDigest(digest, slot, verdict.context, posting)
  switch (read.kind) {
    case 'said':
      // If another process has stored a message meanwhile, that one is posted.
      return (await store.digestSlots.write(slot, JSON.stringify(read.message)))
        ? post(digest, { ...slot, state: 'ready', tries: 0 }, read.message, posting)
        : 'later'
    case 'empty':
      return end(slot, posting)
    case 'no-answer':
      if (read.reason !== undefined) {
        const words = await digestRefusedWords(digest, read.reason, store)
        await notifyOwner(digest, `${keyOf(slot)}:refused`, words, posting)
      }
      return 'later'
    case 'lost':
      if (read.why === 'token-refused' && slot.tries < MAX_REFUSALS) return 'later'
      return pause(digest, slot, read.why, posting, read.reason)
  }
}

async function post(
  digest: Digest,
  slot: DigestSlot,
  message: StoredMessage,
  posting: DigestPosting,
): Promise<SlotProgress> {
  const { outbox } = posting
  const { memory, thread, ...content } = message
  const key = keyOf(slot)
  const how = { isAnswer: false, expiresAt: slot.slotAt + GRACE_MS }
  const posted = await outbox.post(slot, content, { ...how, key, mayBePosted: mayBePosted(slot, posting) })
  switch (posted.kind) {
    case 'posted': {
      // What the thread holds is behind the buttons of the digest too: it is not tried for long.
      const to = { key: `${key}:thread`, thread: posted.ts, mayBePosted: mayBePosted(slot, posting) }
      const followed = thread ? await outbox.post(slot, thread, { ...how, ...to }) : null
      if (followed?.kind === 'waiting') return 'later'
      return end(slot, posting, memory)
    }
    case 'waiting':
      return 'later'
    case 'not-there':
      return pause(digest, slot, 'not-there', posting)
    case 'unconfirmed': {
      const words = unconfirmedWords(digest, slot, 'digest', posting.now())
      await notifyOwner(digest, `${key}:unconfirmed`, words, posting)
      return end(slot, posting, memory)
    }
    case 'refused':
      if (posted.reason === 'too-late')
        return postMissedNotice(digest, slot, `${key}:missed`, 'slack', posting)
      if (posted.reason === 'too-many') return 'later'
      return pause(digest, slot, 'refused', posting)
  }
}

/** Posts one sentence in place of the digest; if the digest is there, it has the key: nothing is posted. */
async function postMissedNotice(
  digest: Digest,
  slot: DigestSlot,
  key: string,
  cause: MissedCause,
  posting: DigestPosting,
): Promise<SlotProgress> {
  const { outbox } = posting
  const text = await missedWords(digest, slot, cause, posting)
  const how = { key, isAnswer: false, mayBePosted: mayBePosted(slot, posting) } as const
  const posted = await outbox.post(slot, { text, blocks: plain(text) }, how)
  switch (posted.kind) {
    case 'waiting':
      return 'later'
    case 'not-there':
      return pause(digest, slot, 'not-there', posting)
    case 'refused':
      if (posted.reason === 'too-many') return 'later'
      if (posted.reason !== 'too-late') return pause(digest, slot, 'refused', posting)
      break
    case 'unconfirmed': {
      const words = unconfirmedWords(digest, slot, 'missed', posting.now())
      await notifyOwner(digest, `${key}:unconfirmed`, words, posting)
      break
    }
    case 'posted':
  }
  return end(slot, posting)
}

/** True when it was due before this process began: later posts are in the store. */
function mayBePosted({ slotAt }: DigestSlot, { since, now }: DigestPosting): boolean {
  return slotAt <= since && now() - slotAt > PERHAPS_THERE_MS
}

async function notifyOwner(
  { team, owner }: Digest,
  key: string,
  text: string,
  { outbox }: DigestPosting,
): Promise<void> {
  if (owner !== null) await outbox.direct({ team, user: owner }, { text, blocks: plain(text) }, { key })
}

/** The next check of paused digests notifies its owner, unless the forge’s own words do it here. */
async function pause(
  digest: Digest,
  slot: DigestSlot,
  why: PauseReason,
  posting: DigestPosting,
  reason: string | null = null,
): Promise<SlotProgress> {
  // A digest that was changed meanwhile is tried again, with the change.
  if (!(await posting.store.digests.pause(digest, why))) return 'later'
  const paused = reason === null ? null : await posting.store.digests.find(digest)
  if (paused) await notifyOfPause(paused, posting, reason)
  return end(slot, posting)
}

/** Tells the owner of a paused digest once, privately, why it is paused and what to do. */
async function notifyOfPause(
  digest: Digest,
  { store, outbox }: Pick<DigestPosting, 'store' | 'outbox'>,
  reason: string | null = null,
): Promise<void> {
  const { team, channel, id, owner, paused } = digest
  if (owner === null || paused === null) return
  const text = await pausedWords(digest, store, reason)
  await outbox.direct({ team, user: owner }, pauseNotice(text, paused.why, channel), {
    key: `digest:${channel}:${id}:paused:${paused.at}`,
  })
  // Regardless of Slack’s result: a delayed notice is sent later, and an unreachable owner gets none.
  await store.digests.markNotified(digest)
}

async function end(
  slot: DigestSlot,
  { store }: DigestPosting,
  baseline: string | null = null,
): Promise<SlotProgress> {
  await store.digestSlots.end(slot, baseline)
  return 'ended'
}

/** Returns the delay after this number of tries, in ms. */
function pauseAfter(tries: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10))
}

function keyOf({ id, slotAt }: DigestSlot): string {
  return `digest:${id}:${new Date(slotAt).toISOString()}`
}
