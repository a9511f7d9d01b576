import type { Loss } from '../model/pause.ts'
import type { DigestSlot } from '../store/tables/digest-slots.ts'
import type { Digest } from '../store/tables/digests.ts'
import { plain } from '../views/reply.ts'
import { type DigestPosting, parseStoredMessage, readDigest, type StoredMessage } from './compose.ts'
import { digestRefusedWords, type MissedCause, missedWords, unconfirmedWords } from './messages.ts'

/** Time after its slot during which a digest is still posted, in ms. */
const GRACE_MS = 6 * 3_600_000
/** Age at which a slot may have been posted by an earlier run that a restored store does not know, in ms. */
const PERHAPS_THERE_MS = 30_000
const FIRST_PAUSE_MS = 2_000
/** Number of tries with a refused token before its digest pauses: the forge may soon accept it again. */
const REFUSALS = 3
/** Longest delay between two tries, in ms. */
const LONGEST_PAUSE_MS = 30_000

/**
 * Processes one slot: reads, stores the message, posts it. Every step may be repeated, also concurrently: all
 * posts of a slot have one key, and the message stored first counts.
 */
export async function postSlot(slot: DigestSlot, posting: DigestPosting): Promise<void> {
  const { store, now } = posting
  const digest = await store.digests.find(slot)
  if (!digest || digest.paused || digest.owner === null) {
    await store.digestSlots.end(slot, 'dropped')
    return
  }
  const verdict = await posting.authorizeBackground({ kind: 'digest', ...digest, user: digest.owner })
  if (verdict.kind === 'denied') return pause(digest, slot, verdict.why, posting)
  if (slot.message !== null) return post(digest, slot, parseStoredMessage(slot.message), posting)
  if (now() - slot.slotAt > GRACE_MS)
    return tellMissed(
      digest,
      slot,
      { key: keyOf(slot), cause: slot.tries > 0 ? 'no-answer' : 'late' },
      posting,
    )
  if (verdict.kind === 'unknown') return putOff(slot, posting)
  const read = await readDigest(digest, slot, verdict.context, posting)
  switch (read.kind) {
    case 'said':
      // If another process has stored a message meanwhile, that one is posted.
      if (await store.digestSlots.write(slot, JSON.stringify(read.message)))
        await post(digest, slot, read.message, posting)
      return
    case 'empty':
      await store.digestSlots.end(slot, 'empty')
      return
    case 'no-answer':
      if (read.reason !== undefined)
        await tellOwner(
          digest,
          `${keyOf(slot)}:refused`,
          await digestRefusedWords(digest, read.reason, store),
          posting,
        )
      return putOff(slot, posting)
    case 'lost':
      if (read.why === 'token-refused' && slot.tries < REFUSALS) return putOff(slot, posting)
      return pause(digest, slot, read.why, posting)
  }
}

async function post(
  digest: Digest,
  slot: DigestSlot,
  message: StoredMessage,
  posting: DigestPosting,
): Promise<void> {
  const { store, outbox } = posting
  const { memory, ...content } = message
  const key = keyOf(slot)
  const how = { priority: 'digest', expiresAt: slot.slotAt + GRACE_MS } as const
  const posted = await outbox.post(slot, content, { ...how, key, mayBePosted: mayBePosted(slot, posting) })
  switch (posted.kind) {
    case 'posted':
      await store.digestSlots.end(slot, 'posted', { ts: posted.ts, baseline: memory })
      return
    case 'waiting':
      return putOff(slot, posting)
    case 'not-there':
      return pause(digest, slot, 'not-there', posting)
    case 'unconfirmed':
      await tellOwner(digest, `${key}:unconfirmed`, unconfirmedWords(digest, slot, 'digest'), posting)
      await store.digestSlots.end(slot, 'unconfirmed', { ts: null, baseline: memory })
      return
    case 'refused':
      if (posted.reason === 'too-late')
        return tellMissed(digest, slot, { key: `${key}:missed`, cause: 'slack' }, posting)
      if (posted.reason === 'too-many') return putOff(slot, posting)
      return pause(digest, slot, 'refused', posting)
  }
}

/** Posts one sentence in place of the digest; if the digest is there, it has the key: nothing is posted. */
async function tellMissed(
  digest: Digest,
  slot: DigestSlot,
  { key, cause }: { readonly key: string; readonly cause: MissedCause },
  posting: DigestPosting,
): Promise<void> {
  const { store, outbox } = posting
  const text = await missedWords(digest, slot, cause, posting)
  const how = { key, priority: 'digest', mayBePosted: mayBePosted(slot, posting) } as const
  const posted = await outbox.post(slot, { text, blocks: plain(text) }, how)
  switch (posted.kind) {
    case 'waiting':
      return putOff(slot, posting)
    case 'not-there':
      return pause(digest, slot, 'not-there', posting)
    case 'refused':
      if (posted.reason === 'too-many') return putOff(slot, posting)
      if (posted.reason !== 'too-late') return pause(digest, slot, 'refused', posting)
      break
    case 'unconfirmed':
      await tellOwner(digest, `${key}:unconfirmed`, unconfirmedWords(digest, slot, 'missed'), posting)
      break
    case 'posted':
  }
  await store.digestSlots.end(slot, 'missed')
}

/** True when it was due before this process began: later posts are in the store. */
function mayBePosted({ slotAt }: DigestSlot, { since, now }: DigestPosting): boolean {
  return slotAt <= since && now() - slotAt > PERHAPS_THERE_MS
}

async function tellOwner(
  { team, owner }: Digest,
  key: string,
  text: string,
  { outbox }: DigestPosting,
): Promise<void> {
  if (owner !== null) await outbox.direct({ team, user: owner }, { text, blocks: plain(text) }, { key })
}

/** The next check of paused digests notifies its owner. */
async function pause(digest: Digest, slot: DigestSlot, why: Loss, { store }: DigestPosting): Promise<void> {
  if (await store.digests.pause(digest, why)) await store.digestSlots.end(slot, 'dropped')
}

/** Schedules another try. */
export async function putOff(slot: DigestSlot, { store, now }: DigestPosting): Promise<void> {
  await store.digestSlots.retryAt(slot, now() + pauseAfter(slot.tries + 1))
}

/**
 * True when it must be tried now. A clock that was set back does not lengthen a delay, and a process that
 * began later (at `since`) ignores the delays of an earlier one, whose network may have been the cause.
 */
export function isDue(
  { tries, nextTryAt }: DigestSlot,
  { now, since }: Pick<DigestPosting, 'now' | 'since'>,
): boolean {
  const putOffAt = nextTryAt - pauseAfter(tries)
  return now() >= nextTryAt || putOffAt > now() || putOffAt < since
}

/** Returns the delay after this number of tries, in ms. */
function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10))
}

/** Returns the one key for every post of a slot. */
function keyOf({ id, slotAt }: DigestSlot): string {
  return `digest:${id}:${new Date(slotAt).toISOString()}`
}
