import { scheduleWords } from '../../../model/schedule.ts'
import type { Digest, ShownDigest } from '../../../services/milestone/digest/list.ts'
import { button } from '../../button.ts'
import { CHANNEL_PAUSE_MESSAGES } from '../../pause-messages.ts'
import { privately, type Reply } from '../../reply.ts'
import { bold, bullets, lines, person, text } from '../../rich-text.ts'
import { count, escaped, oneLine } from '../../text.ts'
import { zonedMinute } from './words.ts'

/** Most days without a digest that are named. */
const DAYS_SHOWN = 5

/** `acme/web, on Mondays at 9:00 (Europe/Berlin)` */
export function digestName({ digest, projectName }: ShownDigest): string {
  return `${oneLine(projectName, 100)}, ${scheduleWords(digest.schedule)} (${digest.zone})`
}

/** The next times of a digest, or why there are none; ends with a period. */
export function nextWords({ digest, next }: ShownDigest): string {
  if (digest.paused)
    return `Paused since ${zonedMinute(new Date(digest.paused.at), digest.zone)}: ${CHANNEL_PAUSE_MESSAGES[digest.paused.why]}.`
  if (next.length === 0) return 'It does not come any more.'
  return `Next: ${next.map((slot) => zonedMinute(slot, digest.zone)).join('; ')}.`
}

/** The settings beside the schedule: days without a digest, and what it does when no milestone is active. */
export function settingWords({ holidays, empty }: Digest): string {
  const days =
    holidays.length === 0
      ? ''
      : `Not on ${count(holidays.length, 'day')}: ${holidays.slice(0, DAYS_SHOWN).join(', ')}${holidays.length > DAYS_SHOWN ? ' and more' : ''}. `
  return `${days}${empty === 'post' ? 'It comes also when no milestone is active.' : 'When no milestone is active, it does not come.'}`
}

/** `1: acme/web, on Mondays at 9:00 (Europe/Berlin). Next: …` */
function digestSentence(shown: ShownDigest): string {
  return `${shown.digest.id}: ${digestName(shown)}. ${nextWords(shown)}`
}

/** The same, with the account it reads with. */
export function digestLine(shown: ShownDigest) {
  const { owner } = shown.digest
  return [
    text(digestSentence(shown)),
    ...(owner === null ? [] : [text(' It reads with the account of '), person(owner), text('.')]),
    text(` ${settingWords(shown.digest)}`),
  ]
}

export function offButton({ digest }: ShownDigest, label = 'Turn it off') {
  return button(
    label,
    { verb: 'milestone.digest.off', input: { digest: digest.id } },
    { suffix: String(digest.id), spoken: `Turn off digest ${digest.id}` },
  )
}

export function previewButton({ digest }: ShownDigest, label = 'Preview') {
  const { project, id } = digest
  return button(
    label,
    { verb: 'milestone.digest.preview', input: { project, digest: id } },
    { suffix: String(id), spoken: `Preview of digest ${id}, for you alone` },
  )
}

/** Turns the digest on with the account of the person who presses. */
export function resumeButton({ digest }: ShownDigest, label = 'Turn it on again') {
  const { project, schedule, zone, id, empty, holidays } = digest
  const except = holidays.length > 0 ? { except: holidays.join(',') } : {}
  return button(
    label,
    { verb: 'milestone.digest.on', input: { project, schedule, zone, empty, ...except } },
    { suffix: String(id), spoken: `Turn digest ${id} on again, with your account` },
  )
}

/** Most digests with buttons: Slack shows up to 25 in a row. */
const WITH_BUTTONS = 8

export function digestListReply(digests: readonly ShownDigest[]): Reply {
  if (digests.length === 0)
    return privately(
      'This channel has no milestone digest. Turn one on, for example: `/milestone digest on "mon 9:00"`',
    )
  const headline = `This channel has ${count(digests.length, 'milestone digest')}.`
  const buttons = digests
    .slice(0, WITH_BUTTONS)
    .flatMap((shown) => [
      shown.digest.paused
        ? resumeButton(shown, `Turn on ${shown.digest.id} again`)
        : previewButton(shown, `Preview ${shown.digest.id}`),
      offButton(shown, `Turn off ${shown.digest.id}`),
    ])
  return privately(escaped(`${headline} ${digests.map(digestSentence).join(' ')}`), [
    lines([bold(headline)]),
    bullets(digests.map(digestLine)),
    { type: 'actions', elements: buttons },
  ])
}
