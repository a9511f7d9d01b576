import type { RichTextElement } from '@slack/types'
import { REMINDERS, type Reminder, type RequestDigest } from '../../model/digest.ts'
import { isBlind } from '../../model/merge-offer.ts'
import { SERVER } from '../../model/server-name.ts'
import { button, overflow } from '../button.ts'
import { type DigestAbout, digestMenu, lateLines, spokenLine } from '../digest/about.ts'
import { fitsMessage } from '../message-size.ts'
import { dueDay } from '../milestone/day.ts'
import { forTeam, peopleWords, TEAM_WAYS, teamName, unknownMembersWords } from '../people.ts'
import { actions, type Blocks, header, type Message, smallMarked } from '../reply.ts'
import { bold, joined, lines, link, text } from '../rich-text.ts'
import { count, escaped, oneLine } from '../text.ts'
import { cardSelect, forkWords, groupBlock, groupsOf, type RowGroup } from './list-rows.ts'
import { freezeWords } from './state.ts'

/** Most merge requests of a group in the message, and in its thread. */
const MAX_NAMED = 3
const IN_THREAD = 15

/** A digest of merge requests as a short message; its thread has the rows. */
export function requestDigestMessage(
  digest: RequestDigest,
  about: DigestAbout,
): Pick<Message, 'text' | 'blocks'> {
  const { project, projectName, today, at, team } = digest
  const title = `Merge requests of ${oneLine(projectName, 100)}${forTeam(team?.name ?? null)}`
  const head = `${title} · ${dueDay(today, today)}`
  const found = REMINDERS.flatMap((reminder) => digest.groups[reminder])
  const menu = digestMenu('mr', project, about)
  const all = button('All merge requests', { verb: 'mr.list', input: { project } })
  const news = (max: number) => [
    ...lateLines(about, at),
    ...groupsIn(digest).map(({ reminder, ...group }) => groupLine(group, reminder, max)),
    ...(found.length === 0 ? [[text(nothingWords(digest))]] : []),
    ...missingLines(digest),
  ]
  const layOut = (max: number): Blocks => [
    header(head),
    lines(...news(max)),
    ...actions([
      ...(found.length > 0 ? [cardSelect(found)] : []),
      all,
      ...(menu.length > 0 ? [overflow(menu)] : []),
    ]),
    smallMarked(about.foot),
  ]
  const spoken = [`${title}.`, ...news(MAX_NAMED).map(spokenLine)].join(' ')
  return { text: escaped(spoken), blocks: fitting(layOut, MAX_NAMED) }
}

/** The rows of each group, for the thread; null without any. */
export function requestDigestDetails(digest: RequestDigest): Pick<Message, 'text' | 'blocks'> | null {
  const groups = groupsIn(digest)
  if (groups.length === 0) return null
  const { unlooked } = digest
  const layOut = (max: number) => groups.map((group) => groupBlock(group, { unlooked, max }))
  const words = groups.map(({ title, items }) => `${title}: ${items.map(({ iid }) => `!${iid}`).join(', ')}.`)
  return { text: escaped(oneLine(`Details. ${words.join(' ')}`, 3000)), blocks: fitting(layOut, IN_THREAD) }
}

/** The sentences in place of an empty digest. */
export function nothingWords({ staleDays, team }: RequestDigest): string {
  const name = teamName(team?.name ?? '')
  const so = 'so I can’t tell what concerns it'
  if (team?.unknown === 'members') return `Slack doesn’t say who is in ${name}, ${so}. ${TEAM_WAYS.members}`
  if (team?.unknown === 'accounts')
    return `I know nobody of ${name} on ${SERVER}, ${so}. ${TEAM_WAYS.accounts}`
  const what = team === null ? 'Nothing' : `Nothing that concerns ${name}`
  return `${what} is ready, needs review, or had no activity for ${count(staleDays, 'day')}.`
}

interface ReminderGroup extends RowGroup {
  readonly reminder: Reminder
}

function groupsIn(digest: RequestDigest): readonly ReminderGroup[] {
  return REMINDERS.flatMap((reminder) => {
    const items = digest.groups[reminder]
    return items.length > 0 ? [{ reminder, title: titleOf(reminder, digest), items }] : []
  })
}

function titleOf(reminder: Reminder, { groups, staleDays }: RequestDigest): string {
  switch (reminder) {
    case 'ready':
      return groupsOf(groups.ready)[0]?.title ?? ''
    case 'review':
      return 'Needs review'
    case 'stale':
      return `No activity for ${count(staleDays, 'day')}`
  }
}

/** `Needs review · 4: !12 Choose the dates (Bob Baker) · !15 Sort by price · 2 more` */
function groupLine({ title, items }: RowGroup, reminder: Reminder, max: number): RichTextElement[] {
  const named = items.slice(0, max).map((mr) => {
    const who = reminder === 'review' ? peopleWords(mr.reviewers, 30) : null
    const words = [...(who === null ? [] : [who]), ...forkWords(mr)].join(', ')
    return [link(mr.web_url, `!${mr.iid} ${oneLine(mr.title, 50)}`), text(words && ` (${words})`)]
  })
  const left = items.length - named.length
  // All are of one project.
  const freeze = reminder === 'ready' ? items[0]?.freeze : null
  const parts = [...named, ...(left > 0 ? [[text(`${left} more`)]] : [])]
  return [
    ...(freeze
      ? [...freezeWords(freeze), bold(` · ${items.length}: `)]
      : [bold(`${title} · ${items.length}: `)]),
    ...joined(parts, ' · '),
  ]
}

/** The parts that could not be read: a line each. */
function missingLines({ groups, searched, unlooked, team }: RequestDigest): RichTextElement[][] {
  const shown = REMINDERS.flatMap((reminder) => groups[reminder])
  const leftOut = unknownMembersWords(team?.unknownMembers).trim()
  return [
    ...(leftOut === '' ? [] : [[text(leftOut)]]),
    ...(shown.some(isBlind) ? [[text('Builds and approvals not shown.')]] : []),
    ...(unlooked.length > 0 ? [[text(`The builds of ${unlooked.length} weren’t checked.`)]] : []),
    ...(searched.complete
      ? []
      : [[text(`Only the latest ${searched.count} open merge requests were looked through.`)]]),
  ]
}

/** With as many rows of each group as fit. */
function fitting(layOut: (max: number) => Blocks, max: number): Blocks {
  const blocks = layOut(max)
  return max === 0 || fitsMessage(blocks) ? blocks : fitting(layOut, max - 1)
}
