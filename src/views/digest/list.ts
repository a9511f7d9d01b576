import type { RichTextElement } from '@slack/types'
import { localDay } from '../../model/day.ts'
import type { DigestKind } from '../../model/digest.ts'
import { hasBothDays, scheduleWords } from '../../model/schedule.ts'
import type { Digest, ShownDigest } from '../../services/digest/list.ts'
import { button } from '../button.ts'
import { cityOf, shortDay, zonedMinute } from '../milestone/day.ts'
import { CHANNEL_PAUSE_MESSAGES } from '../pause-messages.ts'
import { forTeam, teamName } from '../people.ts'
import { actions, privately, type Reply } from '../reply.ts'
import { bold, bullets, lines, person, text } from '../rich-text.ts'
import { count, escaped, oneLine } from '../text.ts'

/** The name of a digest within a sentence. */
export const DIGEST_NAMES: Readonly<Record<DigestKind, string>> = {
  milestone: 'milestone digest',
  mr: 'merge request digest',
}

/** The team of a digest as people type it, such as `@web-team`. */
export const digestTeam = teamName

/** Most days without a digest that are named. */
const DAYS_SHOWN = 5

/** `acme/web`, or `acme/web for @web-team` */
export function digestScope({ digest, projectName }: ShownDigest): string {
  return `${oneLine(projectName, 100)}${forTeam(digest.userGroup)}`
}

/** `acme/web, Mondays 9:00 (Berlin)` */
export function digestName(shown: ShownDigest): string {
  const { digest } = shown
  return `${digestScope(shown)}, ${scheduleWords(digest.schedule)} (${cityOf(digest.zone)})`
}

/** The next time of a digest, three times where people often expect others, or why there is none. */
export function nextWords({ digest, next }: ShownDigest, now: Date): string {
  const { paused, zone } = digest
  if (paused)
    return `Paused since ${zonedMinute(new Date(paused.at), zone, now)}: ${CHANNEL_PAUSE_MESSAGES[paused.why]}.`
  const [first] = next
  if (first && hasBothDays(digest.schedule)) {
    const times = next.map((each) => zonedMinute(each, zone, now))
    return `Next: ${times.join('; ')}.`
  }
  return first ? `Next: ${zonedMinute(first, zone, now)}.` : 'It doesn’t come again.'
}

/** The days without a post; the form says the same. */
export const SKIPS_QUIET = 'Skipped when no merge request needs anyone'

/** The settings beside the schedule: days off, what is stale, and what happens when there is nothing to say. */
export function settingWords(digest: Digest, now: Date): string {
  const { kind, holidays, empty, zone, staleDays, userGroup } = digest
  const named = holidays.slice(0, DAYS_SHOWN).map((day) => shortDay(day, localDay(now, zone)))
  const more = holidays.length > DAYS_SHOWN ? ` and ${holidays.length - DAYS_SHOWN} more` : ''
  const days = holidays.length === 0 ? '' : `Days off: ${named.join(', ')}${more}. `
  const only =
    userGroup === null
      ? ''
      : `Only what somebody of ${teamName(userGroup)} wrote, is assigned to or reviews. `
  if (kind === 'mr')
    return `${only}${days}Stale after ${count(staleDays ?? 0, 'day')} without activity. ${SKIPS_QUIET}.`
  return `${days}${empty === 'post' ? 'Posted even when' : 'Skipped when'} no milestone is active.`
}

/** `1: acme/web, Mondays 9:00 (Berlin). Next: …` */
function digestSentence(shown: ShownDigest, now: Date): string {
  return `${shown.digest.id}: ${digestName(shown)}. ${nextWords(shown, now)}`
}

/** The same, with whose access it uses. */
export function digestLine(shown: ShownDigest, now: Date): RichTextElement[] {
  return [
    text(`${digestSentence(shown, now)} ${settingWords(shown.digest, now)}`),
    ...accessWords(shown.digest),
  ]
}

/** ` Uses @ann’s access.`; nothing where the person was erased. */
export function accessWords({ owner }: Digest): RichTextElement[] {
  return owner === null ? [] : [text(' Uses '), person(owner), text("'s access.")]
}

/** `Turn off digest 1`, or without its number where it is the only one. */
export function offButton({ digest }: ShownDigest, isOne = true) {
  return button(
    isOne ? 'Turn off' : `Turn off ${digest.id}`,
    { verb: `${digest.kind}.digest.off`, input: { digest: digest.id } },
    { suffix: String(digest.id), spoken: `Turn off ${digest.id}, a digest` },
  )
}

export function previewButton({ digest }: ShownDigest, isOne = true) {
  const { kind, project, id } = digest
  return button(
    isOne ? 'Preview' : `Preview ${id}`,
    { verb: `${kind}.digest.preview`, input: { project, digest: id } },
    { suffix: String(id), spoken: `Preview ${id}, a digest, for you alone` },
  )
}

/** Turns the digest on with the account of the person who presses. */
export function resumeButton({ digest }: ShownDigest, isOne = true) {
  const { kind, project, schedule, zone, id, empty, holidays, staleDays, userGroup } = digest
  const own = kind === 'mr' ? { stale: staleDays, team: userGroup ?? 'none' } : { empty }
  const except = holidays.length > 0 ? holidays.join(',') : undefined
  return button(
    isOne ? 'Resume' : `Resume ${id}`,
    { verb: `${kind}.digest.on`, input: { project, schedule, zone, ...own, except } },
    { suffix: String(id), spoken: `Resume ${id}, a digest, with your account` },
  )
}

/** Most digests with buttons: Slack shows up to 25 in a row. */
const WITH_BUTTONS = 8

export function digestListReply(
  kind: DigestKind,
  digests: readonly ShownDigest[],
  { now }: { readonly now: Date },
): Reply {
  if (digests.length === 0) {
    const none = `This channel has no ${DIGEST_NAMES[kind]}.`
    const on = button('Set up digest', { verb: 'form', input: { verb: `${kind}.digest.on` } })
    return privately(none, [lines([text(none)]), ...actions([on])])
  }
  const headline = `This channel has ${count(digests.length, DIGEST_NAMES[kind])}.`
  const buttons = digests
    .slice(0, WITH_BUTTONS)
    .flatMap((shown) => [
      shown.digest.paused ? resumeButton(shown, false) : previewButton(shown, false),
      offButton(shown, false),
    ])
  const sentences = digests.map((shown) => digestSentence(shown, now))
  return privately(escaped(`${headline} ${sentences.join(' ')}`), [
    lines([bold(headline)]),
    bullets(digests.map((shown) => digestLine(shown, now))),
    ...actions(buttons),
  ])
}
