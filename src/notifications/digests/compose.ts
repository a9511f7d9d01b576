import { z } from 'zod'
import { hasNoReminder, isEmpty, type RequestDigest, STALE_DAYS } from '../../model/digest.ts'
import type { PauseReason } from '../../model/pause.ts'
import {
  type AuthorizeBackground,
  barredWords,
  pauseReasonOf,
} from '../../services/access/background-access.ts'
import { acceptingAge } from '../../services/access/credentials.ts'
import type { ForgeContext } from '../../services/context.ts'
import { isFailure } from '../../services/failure.ts'
import { compose, type DigestResult, readBaseline } from '../../services/milestone/digest.ts'
import { composeRequests } from '../../services/mr/digest.ts'
import type { Store } from '../../store/store.ts'
import type { DigestSlot } from '../../store/tables/digest-slots.ts'
import type { Digest } from '../../store/tables/digests.ts'
import { footOf } from '../../views/digest/about.ts'
import { digestMessage } from '../../views/milestone/digest/message.ts'
import { digestDetails } from '../../views/milestone/digest/thread.ts'
import { requestDigestDetails, requestDigestMessage } from '../../views/mr/digest.ts'
import type { Outbox } from '../../views/post.ts'
import type { Blocks } from '../../views/reply.ts'

/** A digest message, and the data for the next digest. */
export interface StoredMessage {
  readonly text: string
  readonly blocks: Blocks
  readonly thread: Pick<StoredMessage, 'text' | 'blocks'> | null
  /** A DigestMemory as JSON; null where the next digest compares nothing. */
  readonly memory: string | null
}

const Content = z.object({
  text: z.string(),
  blocks: z.custom<Blocks>((blocks) => Array.isArray(blocks)),
})
const Written = Content.extend({ thread: Content.nullable(), memory: z.string().nullable() })

export function parseStoredMessage(json: string): StoredMessage {
  return Written.parse(JSON.parse(json))
}

/** Delay after which a digest is marked as late, in ms. */
const LATE_MS = 5 * 60_000

/** Age up to which what one digest has read counts for another one that is due at the same time, in ms. */
const SHARED_MS = 30_000

export interface DigestPosting {
  readonly store: Store
  readonly outbox: Outbox
  readonly authorizeBackground: AuthorizeBackground
  /** ms UTC */
  readonly now: () => number
  /** Start of this process; ms UTC. */
  readonly since: number
}

type DigestRead =
  | { readonly kind: 'said'; readonly message: StoredMessage }
  /** There is nothing to report, and empty digests are skipped. */
  | { readonly kind: 'empty' }
  /** The forge may answer later. `reason`: its refusal, which the owner may be able to resolve. */
  | { readonly kind: 'no-answer'; readonly reason?: string }
  /** Its owner can no longer read it. */
  | { readonly kind: 'lost'; readonly why: PauseReason; readonly reason: string | null }

export async function readDigest(
  digest: Digest,
  slot: DigestSlot,
  context: ForgeContext,
  { store, now }: DigestPosting,
): Promise<DigestRead> {
  // A project in several channels is read once; what was read before this one was due is no answer.
  const credentials = acceptingAge(context.credentials, Math.min(SHARED_MS, now() - slot.slotAt))
  const read = await contentOf(digest, { ...context, credentials }, store)
  if (!isFailure(read))
    return isSkipped(read, digest)
      ? { kind: 'empty' }
      : { kind: 'said', message: message(read, digest, slot, now()) }
  // The pause notice tells its owner; no second notice is needed.
  if (read.kind === 'token-refused') await context.accounts.refused()
  const why = pauseReasonOf(read)
  if (why !== null) return { kind: 'lost', why, reason: barredWords(read) }
  return read.kind === 'refused' && !read.retryAt
    ? { kind: 'no-answer', reason: read.reason }
    : { kind: 'no-answer' }
}

async function contentOf(digest: Digest, context: ForgeContext, { digestSlots }: Store) {
  const { kind, project, zone, holidays, staleDays, userGroup } = digest
  if (kind === 'mr')
    return composeRequests(context, { project, zone, staleDays: staleDays ?? STALE_DAYS, userGroup })
  const last = readBaseline(await digestSlots.lastBaseline(digest))
  return compose(context, { project, zone, holidays, audience: 'others', last })
}

function isSkipped(read: DigestResult | RequestDigest, { empty }: Digest): boolean {
  return read.kind === 'requests' ? hasNoReminder(read) : isEmpty(read.view) && empty === 'skip'
}

function message(
  read: DigestResult | RequestDigest,
  digest: Digest,
  { slotAt, missed }: DigestSlot,
  now: number,
): StoredMessage {
  const late = now - slotAt > LATE_MS ? new Date(slotAt) : null
  const about = { foot: footOf(digest), zone: digest.zone, late, missed, digest: digest.id }
  if (read.kind === 'requests')
    return { ...requestDigestMessage(read, about), thread: requestDigestDetails(read), memory: null }
  const { view, memory } = read
  const thread = digestDetails(view)
  return { ...digestMessage(view, about), thread, memory: JSON.stringify(memory) }
}
