import { digestMessage } from '../blocks/digest/message.ts'
import { isEmpty } from '../model/digest.ts'
import { scheduleWords } from '../model/schedule.ts'
import { readMemory, slotsAfter } from '../services/digests.ts'
import type { Digested } from '../services/milestones.ts'
import type { ServiceRoom } from '../services/services.ts'
import type { Trouble } from '../services/trouble.ts'
import type { DigestSlot } from '../store/digest-slots.ts'
import type { Digest, Pause } from '../store/digests.ts'
import type { Store } from '../store/store.ts'
import type { Said } from './digest-said.ts'
import type { Outbox } from './outbox.ts'

/** After so long a digest is marked as late, in ms. */
const LATE_MS = 5 * 60_000

/** Whether the owner of a digest may have it posted in its channel. */
export type DigestVerdict =
  | { readonly kind: 'allowed' }
  /** The chat does not tell just now. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'denied'; readonly why: Pause }

/** What digests are made with. */
export interface DigestPosting {
  readonly store: Store
  readonly room: Pick<ServiceRoom, 'of'>
  readonly outbox: Outbox
  readonly judge: (digest: Digest, owner: string) => Promise<DigestVerdict>
  /** ms UTC */
  readonly now: () => number
  /** When this process began; ms UTC. */
  readonly since: number
}

/** What came of reading a digest. */
export type DigestRead =
  | { readonly kind: 'said'; readonly said: Said }
  /** There is nothing to tell, and nothing is wanted then. */
  | { readonly kind: 'empty' }
  /** The forge may answer later. `reason`: why it said no, which its owner may be able to mend. */
  | { readonly kind: 'no-answer'; readonly reason?: string }
  /** Its owner cannot read it any more. */
  | { readonly kind: 'lost'; readonly why: Pause }

/** Reads a digest with its owner’s own token, and puts it into words. */
export async function readDigest(
  digest: Digest & { readonly owner: string },
  slot: DigestSlot,
  { store, room, now }: DigestPosting,
): Promise<DigestRead> {
  const { team, channel, owner, project, zone, holidays, empty } = digest
  const services = await room.of({ team, channel, user: owner, userName: '' })
  if (services.access !== 'own') return { kind: 'lost', why: 'not-connected' }
  const last = readMemory(await store.digestSlots.lastKept(digest))
  const read = await services.milestones.digest({ project, zone, holidays, last })
  if (read.kind === 'digest')
    return isEmpty(read.view) && empty === 'skip'
      ? { kind: 'empty' }
      : { kind: 'said', said: said(read, digest, slot, now()) }
  // Its owner is told of it with the pause, and not once more.
  if (read.kind === 'token-refused') await services.accounts.refused()
  return lossOf(read)
}

function lossOf(trouble: Trouble): DigestRead {
  switch (trouble.kind) {
    case 'token-refused':
    case 'not-connected':
      return { kind: 'lost', why: trouble.kind }
    case 'may-not':
    case 'not-found':
      return { kind: 'lost', why: 'no-access' }
    case 'refused':
      return trouble.again ? { kind: 'no-answer' } : { kind: 'no-answer', reason: trouble.reason }
    case 'service-refused':
    case 'unreachable':
    case 'unconfirmed':
      return { kind: 'no-answer' }
  }
}

function said({ view, memory }: Digested, digest: Digest, { slotAt, missed }: DigestSlot, now: number): Said {
  const [next] = slotsAfter(digest, Math.max(now, slotAt), 1)
  const { text, blocks } = digestMessage(view, {
    schedule: scheduleWords(digest.schedule),
    next: next === undefined ? null : new Date(next),
    zone: digest.zone,
    late: now - slotAt > LATE_MS ? new Date(slotAt) : null,
    missed,
    why: 'it is turned on in this channel; /milestone digest list shows by whom.',
    off: `/milestone digest off ${digest.id}`,
  })
  return { text, blocks, memory: JSON.stringify(memory) }
}
