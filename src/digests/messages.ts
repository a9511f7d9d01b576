import type { Loss } from '../model/pause.ts'
import { slotsAfter } from '../services/milestone/digest/slots.ts'
import type { Store } from '../store/store.ts'
import type { DigestSlot } from '../store/tables/digest-slots.ts'
import type { Digest } from '../store/tables/digests.ts'
import { PAUSE_MESSAGES } from '../upkeep/pause-messages.ts'
import { zonedMinute } from '../views/milestone/digest/words.ts'
import { count, escaped, oneLine } from '../views/text.ts'

/** The reason for a missed digest: it was late, the forge or Slack did not answer, or Slack refused it. */
export type MissedCause = 'late' | 'no-answer' | 'slack'

const CAUSES: Readonly<Record<MissedCause, string>> = {
  late: 'I was not there to post it within six hours',
  'no-answer': 'the forge or Slack gave no usable answer within six hours',
  slack: 'Slack did not take it within six hours',
}

/** Returns one sentence for the channel in place of the digest, with the time of the next one. */
export async function missedWords(
  digest: Digest,
  { slotAt, missed }: DigestSlot,
  cause: MissedCause,
  { store, now }: { readonly store: Pick<Store, 'projects'>; readonly now: () => number },
): Promise<string> {
  const of = await projectName(digest, store)
  const at = zonedMinute(new Date(slotAt), digest.zone)
  const subject =
    missed === 0
      ? `The milestone digest of ${of} of ${at} was missed`
      : `${count(missed + 1, 'milestone digest')} of ${of} were missed, the last of them of ${at}`
  const [next] = slotsAfter(digest, Math.max(now(), slotAt), 1)
  const coming = next === undefined ? '' : ` The next one comes ${zonedMinute(new Date(next), digest.zone)}.`
  return escaped(`${subject}: ${CAUSES[cause]}.${coming}`)
}

/** Returns a text for its owner alone: the bot cannot check that the digest, or its replacement, is there. */
export function unconfirmedWords(digest: Digest, { slotAt }: DigestSlot, what: 'digest' | 'missed'): string {
  const of = escaped(`the milestone digest of ${zonedMinute(new Date(slotAt), digest.zone)}`)
  const [which, repeat] =
    what === 'digest'
      ? [of, 'I do not post it again']
      : [`${of}, or a sentence that it was missed,`, 'I post neither again']
  return `I do not know whether ${which} is in <#${digest.channel}>, and I may not look there. ${repeat}.`
}

/** Returns a text for its owner alone: the forge refuses, and may continue to do so. */
export async function digestRefusedWords(
  digest: Digest,
  reason: string,
  store: Pick<Store, 'projects'>,
): Promise<string> {
  const of = escaped(await projectName(digest, store))
  return `The milestone digest of ${of} in <#${digest.channel}> cannot be read: ${escaped(oneLine(reason, 300))}. I try again until six hours after its time.`
}

const NEXT: Readonly<Record<Loss, string>> = {
  'token-refused':
    'I look every ten minutes whether it is accepted again, and go on by myself then. /greenlight connect gives me another one, and somebody else can turn it on in their name',
  'not-connected': 'Connect again with /greenlight connect, and then turn it on again there',
  'no-access': 'Whoever can read the project may turn it on again there',
  left: 'Somebody else may turn it on again there',
  'may-not': 'Whoever may use it there can turn it on again',
  shared: 'Once the channel is opened for Greenlight, it can be turned on again',
  bound: 'Once the channel may use the project, it can be turned on again',
  archived: 'Once the channel is there again, it can be turned on again',
  'not-there': 'Invite me with /invite, and then turn it on again there',
  refused: 'Ask an admin of the workspace to let me post there, and then turn it on again',
}

/** Tells the owner of a paused digest why it is no longer posted, and what to do. */
export async function pausedWords(digest: Digest, store: Pick<Store, 'projects'>): Promise<string> {
  const why = digest.paused?.why
  if (why === undefined || why === 'forgotten') return ''
  const on = `/milestone digest on "${digest.schedule}" --zone ${digest.zone} --project ${digest.project}`
  const of = escaped(await projectName(digest, store))
  return (
    `The milestone digest of ${of} in <#${digest.channel}> is paused: ${PAUSE_MESSAGES[why]}. ` +
    `${why === 'token-refused' ? 'Nothing is posted there meanwhile' : 'Nothing is posted there until it is turned on again'}. ` +
    `${NEXT[why]}: \`${on}\``
  )
}

async function projectName(
  { team, project }: Digest,
  { projects }: Pick<Store, 'projects'>,
): Promise<string> {
  const known = await projects.list(team)
  const path = known.find((row) => row.project === project && row.path !== null)?.path
  return path ? oneLine(path, 100) : `project ${project}`
}
