import { z } from 'zod'
import { hasNoReminder, isEmpty, type RequestDigest, STALE_DAYS } from '../../model/digest.ts'
import type { PauseReason } from '../../model/pause.ts'
import { SERVER } from '../../model/server-name.ts'
import { barredWords, pauseReasonOf } from '../../services/access/background-access.ts'
import { acceptingAge } from '../../services/access/credentials.ts'
import type { ForgeContext } from '../../services/context.ts'
import { slotsAfter } from '../../services/digest/slots.ts'
import { isFailure } from '../../services/failure.ts'
import { compose, type DigestResult, readBaseline } from '../../services/milestone/digest.ts'
import { composeRequests } from '../../services/mr/digest.ts'
import type { Store } from '../../store/store.ts'
import type { DigestSlot } from '../../store/tables/digest-slots.ts'
import type { Digest } from '../../store/tables/digests.ts'
import { footOf } from '../../views/digest/about.ts'
import { DIGEST_NAMES } from '../../views/digest/list.ts'
import { zonedMinute } from '../../views/milestone/day.ts'
import { digestDetails, digestMessage } from '../../views/milestone/digest/message.ts'
import { requestDigestDetails, requestDigestMessage } from '../../views/mr/digest.ts'
import { PAUSE_MESSAGES } from '../../views/pause-messages.ts'
import { forTeam, teamName } from '../../views/people.ts'
import type { Blocks } from '../../views/reply.ts'
import { count, escaped, oneLine } from '../../views/text.ts'
import { type NotificationContext, storedPath } from '../context.ts'

const Content = z.object({
  text: z.string(),
  blocks: z.custom<Blocks>((blocks) => Array.isArray(blocks)),
})

/** A digest message, and the data for the next digest: a DigestMemory as JSON, null where it compares nothing. */
export const StoredMessage = Content.extend({ thread: Content.nullable(), memory: z.string().nullable() })

export type StoredMessage = Readonly<z.infer<typeof StoredMessage>>

/** Delay after which a digest is marked as late, in ms. */
const LATE_MS = 5 * 60_000

/** Age up to which what one digest has read counts for another one that is due at the same time, in ms. */
const SHARED_MS = 30_000

export interface DigestPosting extends NotificationContext {
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
  const credentials = acceptingAge(context.forge.credentials, Math.min(SHARED_MS, now() - slot.slotAt))
  const read = await contentOf(digest, { ...context, forge: { ...context.forge, credentials } }, store)
  if (!isFailure(read))
    return isSkipped(read, digest)
      ? { kind: 'empty' }
      : { kind: 'said', message: message(read, digest, slot, now()) }
  // The pause notice tells its owner; no second notice is needed.
  if (read.kind === 'token-refused') await context.workspace.accounts.refused()
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

/** The reason for a missed digest: it was late, the forge or Slack did not answer, or Slack refused it. */
export type MissedCause = 'late' | 'no-answer' | 'slack'

const CAUSES: Readonly<Record<MissedCause, string>> = {
  late: 'I wasn’t running',
  'no-answer': `${SERVER} or Slack didn’t answer`,
  slack: 'Slack didn’t take it',
}

/** Returns one sentence for the channel in place of the digest, with the time of the next one. */
export async function missedWords(
  digest: Digest,
  { slotAt, missed }: DigestSlot,
  cause: MissedCause,
  { store, now }: { readonly store: Pick<Store, 'projects'>; readonly now: () => number },
): Promise<string> {
  const of = await projectName(digest, store)
  const minute = (at: number) => zonedMinute(new Date(at), digest.zone, new Date(now()))
  const subject =
    missed === 0
      ? `Missed the ${DIGEST_NAMES[digest.kind]} of ${of}, due ${minute(slotAt)}`
      : `Missed ${count(missed + 1, DIGEST_NAMES[digest.kind])} of ${of}, the last one due ${minute(slotAt)}`
  const [next] = slotsAfter(digest, Math.max(now(), slotAt), 1)
  return escaped(`${subject}: ${CAUSES[cause]}.${next === undefined ? '' : ` Next: ${minute(next)}.`}`)
}

/** Returns a text for its owner alone: the bot cannot check that the digest, or its replacement, is there. */
export function unconfirmedWords(
  digest: Digest,
  { slotAt }: DigestSlot,
  what: 'digest' | 'missed',
  now: number,
): string {
  const at = escaped(zonedMinute(new Date(slotAt), digest.zone, new Date(now)))
  const one = `the ${DIGEST_NAMES[digest.kind]} of ${at}`
  const which = what === 'digest' ? one : `that I missed ${one},`
  return `I can’t tell whether ${which} is in <#${digest.channel}>: Slack didn’t confirm it. I won’t post it twice.`
}

/** Returns a text for its owner alone: the forge refuses, and may continue to do so. */
export async function digestRefusedWords(
  digest: Digest,
  reason: string,
  store: Pick<Store, 'projects'>,
): Promise<string> {
  const of = escaped(await projectName(digest, store))
  return `I can’t read the ${DIGEST_NAMES[digest.kind]} of ${of} for <#${digest.channel}>: ${escaped(oneLine(reason, 300))}. I keep trying for six hours.`
}

/** The next step for each reason; `on` is the command to type in the channel. */
const NEXT: Readonly<Record<PauseReason, (on: string) => string>> = {
  'token-refused': () => 'Reconnect, and it resumes by itself.',
  'not-connected': (on) => `Reconnect, then turn it on there: ${on}`,
  'no-access': (on) => `Somebody who can read the project can turn it on there: ${on}`,
  barred: (on) => `Once that’s solved, turn it on there again: ${on}`,
  left: (on) => `Somebody else can turn it on there: ${on}`,
  'may-not': (on) => `Somebody who can use it there can turn it on: ${on}`,
  shared: (on) => `Ask your admin to open the channel for Greenlight, then turn it on there: ${on}`,
  bound: (on) => `Ask who manages the channel to allow the project, then turn it on there: ${on}`,
  deleted: (on) => `You can turn it on in another channel: ${on}`,
  archived: (on) => `Unarchive the channel, then turn it on there: ${on}`,
  'not-there': () => 'Add me there, and it resumes.',
  refused: (on) => `Ask your admin to let me post there, then turn it on: ${on}`,
}

/** Tells the owner of a paused digest why it is no longer posted, and what to do; `reason` in the forge’s words. */
export async function pausedWords(
  digest: Digest,
  store: Pick<Store, 'projects'>,
  reason: string | null,
): Promise<string> {
  const why = digest.paused?.why
  if (why === undefined || why === 'forgotten') return ''
  const team = digest.userGroup === null ? '' : ` --team ${escaped(teamName(digest.userGroup))}`
  const on = `/${digest.kind} digest on "${digest.schedule}" --zone ${digest.zone} --project ${digest.project}${team}`
  const of = escaped(await projectName(digest, store))
  return `The ${DIGEST_NAMES[digest.kind]} of ${of} in <#${digest.channel}> is paused: ${reason === null ? PAUSE_MESSAGES[why] : escaped(reason)}. ${NEXT[why](`\`${on}\``)}`
}

async function projectName(digest: Digest, store: Pick<Store, 'projects'>): Promise<string> {
  const path = await storedPath(store, digest)
  return `${path ? oneLine(path, 100) : `project ${digest.project}`}${forTeam(digest.userGroup)}`
}
