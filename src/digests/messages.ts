import type { Loss } from '../model/pause.ts'
import { SERVER } from '../model/server-name.ts'
import { slotsAfter } from '../services/digest/slots.ts'
import type { Store } from '../store/store.ts'
import type { DigestSlot } from '../store/tables/digest-slots.ts'
import type { Digest } from '../store/tables/digests.ts'
import { PAUSE_MESSAGES } from '../upkeep/pause-messages.ts'
import { DIGEST_NAMES } from '../views/digest/list.ts'
import { zonedMinute } from '../views/milestone/day.ts'
import { count, escaped, oneLine } from '../views/text.ts'

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

const NEXT: Readonly<Record<Loss, string>> = {
  'token-refused':
    'Reconnect with `/greenlight connect`; it then resumes by itself. Or somebody else turns it on there',
  'not-connected': 'Reconnect with `/greenlight connect`, then turn it on there',
  'no-access': 'Somebody who can read the project can turn it on there',
  left: 'Somebody else can turn it on there',
  'may-not': 'Somebody who can use it there can turn it on',
  shared: 'Ask your admin to open the channel for Greenlight, then turn it on there',
  bound: 'Ask who manages the channel to allow the project, then turn it on there',
  archived: 'Unarchive the channel, then turn it on there',
  'not-there': 'Invite me there with `/invite`, then turn it on',
  refused: 'Ask your admin to let me post there, then turn it on',
}

/** Tells the owner of a paused digest why it is no longer posted, and what to do. */
export async function pausedWords(digest: Digest, store: Pick<Store, 'projects'>): Promise<string> {
  const why = digest.paused?.why
  if (why === undefined || why === 'forgotten') return ''
  const on = `/${digest.kind} digest on "${digest.schedule}" --zone ${digest.zone} --project ${digest.project}`
  const of = escaped(await projectName(digest, store))
  return `The ${DIGEST_NAMES[digest.kind]} of ${of} in <#${digest.channel}> is paused: ${PAUSE_MESSAGES[why]}. ${NEXT[why]}: \`${on}\``
}

async function projectName(
  { team, project }: Digest,
  { projects }: Pick<Store, 'projects'>,
): Promise<string> {
  const known = await projects.list(team)
  const path = known.find((row) => row.project === project && row.path !== null)?.path
  return path ? oneLine(path, 100) : `project ${project}`
}
