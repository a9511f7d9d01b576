import type { Button, KnownBlock, RichTextBlock } from '@slack/types'
import type { Invocation } from '../../model/invocation.ts'
import { isBlind } from '../../model/merge-offer.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import type {
  Queue,
  QueueOutcome,
  QueuePlace,
  TeamQueue,
  TeamQueueOutcome,
  TeamWait,
} from '../../services/mr/queue.ts'
import { button, withPrivateAnswers } from '../button.ts'
import { failureReply } from '../failure.ts'
import { isNoPerson, peopleWords, personNotFoundReply, teamName, unknownMembersWords } from '../people.ts'
import { actions, header, plain, privately, type Reply, small, smallMarked } from '../reply.ts'
import { bold, lines, spoken, text } from '../rich-text.ts'
import { count, dateToken, escaped, oneLine } from '../text.ts'
import { cardSelect, forkWords, frozenWords, rowOf, rowWords } from './list-rows.ts'
import { projectName } from './name.ts'
import { snoozedLine, snoozedList, snoozeSelect } from './snooze.ts'

/** The queue of one person; only they see it. */
export function queueReply(outcome: QueueOutcome, { now }: Pick<Invocation, 'now'>): Reply {
  switch (outcome.kind) {
    case 'queue':
      return outcome.isOpened ? snoozedMessage(outcome) : queueMessage(outcome, now)
    case 'unknown-self':
      return unknownSelfReply(outcome.typed)
    case 'no-projects':
      return privately(NO_PROJECTS, [...plain(NO_PROJECTS), ...actions([listButton()])])
    default:
      return failureReply(outcome, { tried: 'Your merge requests can’t be shown' })
  }
}

export const NO_PROJECTS = 'No project is set up here yet. Once one is, `/mr` shows what needs you.'
export const NOTHING = 'Nothing needs you right now. 🎉'

/** The parts in the order in which they are shown. */
const QUEUE_TITLES: Readonly<Record<QueuePlace, string>> = {
  needsMe: 'Needs you',
  ready: 'Ready to merge',
  autoMerge: 'Auto-merge',
  assigned: 'Assigned to you',
  waiting: 'Waiting',
}
const ORDER: readonly QueuePlace[] = ['needsMe', 'ready', 'autoMerge', 'assigned', 'waiting']

/** Most rows of one part; the others are counted. */
const MAX_ROWS = 5

/** Every merge request of a queue, in the order in which they are shown. */
function queuedIn(queue: Queue): readonly MergeRequest[] {
  return ORDER.flatMap((place) => queue[place])
}

/** Without builds, no conflict is all that is known at best, and nobody knows whether the others wait. */
function titleOf(queue: Queue, place: QueuePlace): string {
  const isBlindly = queue[place].every(isBlind)
  if (isBlindly && place === 'ready') return 'No conflicts'
  return isBlindly && place === 'waiting' ? 'Open' : QUEUE_TITLES[place]
}

/** The rows of one part under its headline. */
export function queuePart(queue: Queue, place: QueuePlace, max = MAX_ROWS): RichTextBlock {
  const items = queue[place]
  const several = new Set(queuedIn(queue).map((mr) => mr.project_id)).size > 1
  return lines(
    [bold(`${titleOf(queue, place)} · ${items.length}`)],
    ...items.slice(0, max).map((mr) => {
      const name = several ? { name: `${projectName(mr)}!${mr.iid}` } : {}
      const review = queue.reviews.has(mr) ? [text(' · review requested')] : []
      return [...rowOf(mr, name), ...review]
    }),
    items.length > max ? [text(`and ${items.length - max} more`)] : [],
  )
}

/** The parts of a queue that have rows. */
export function partsOfQueue(queue: Queue): readonly QueuePlace[] {
  return ORDER.filter((place) => queue[place].length > 0)
}

/** Most projects named that could not be read; the others are counted. */
const MAX_UNREAD = 3

/** Says what was not looked through; empty when all was. */
function unreadWords({ unread, complete }: Pick<Queue, 'unread' | 'complete'>): string {
  const latest = complete ? '' : 'Only the latest open ones were looked through.'
  if (unread.length === 0) return latest
  const names = unread
    .slice(0, MAX_UNREAD)
    .map(({ path, project }) => oneLine(path ?? `project ${project}`, 100))
  const others = unread.length > MAX_UNREAD ? ` and ${unread.length - MAX_UNREAD} more` : ''
  return `${latest} Not loaded: ${names.join(', ')}${others}.`.trim()
}

export function unreadNote(queue: Queue): KnownBlock[] {
  const words = unreadWords(queue)
  return words === '' ? [] : [small(words)]
}

/** Only what is snoozed, with the way back to the queue. */
function snoozedMessage({ snoozed }: Queue): Reply {
  const show = button('Show my queue', { verb: 'mr.queue', input: {} }, { isPagination: true })
  const blocks: KnownBlock[] = [
    ...(snoozed.length === 0 ? plain('Nothing is snoozed.') : snoozedList(snoozed)),
    ...actions([show]),
  ]
  const words = snoozed.length === 0 ? 'Nothing is snoozed.' : `Snoozed: ${namesOf(snoozed)}.`
  return { message: { to: 'person', text: escaped(words), blocks: withPrivateAnswers(blocks), pages: true } }
}

function queueMessage(queue: Queue, now: Date): Reply {
  const all = queuedIn(queue)
  const parts = partsOfQueue(queue)
  const counts = parts.map((place) => `${titleOf(queue, place)}: ${namesOf(queue[place])}`)
  const asleep = queue.snoozed.length > 0 ? ` ${queue.snoozed.length} snoozed.` : ''
  const words =
    all.length === 0 ? NOTHING : `${count(all.length, 'merge request')} for you. ${counts.join('. ')}.`
  const said = `${words}${asleep} ${unreadWords(queue)}`.trim()
  const at = dateToken(now, '{ago}', 'just now')
  const snoozed = snoozedLine(queue.snoozed)
  const blocks: KnownBlock[] =
    all.length === 0
      ? [...plain(NOTHING), ...unreadNote(queue), ...actions([listButton(true)]), ...snoozed]
      : [
          header('Your merge requests'),
          smallMarked(at),
          ...parts.map((place) => queuePart(queue, place)),
          ...unreadNote(queue),
          ...actions([
            cardSelect(all),
            ...snoozeSelect(all),
            listButton(),
            button('Refresh', { verb: 'mr.queue', input: {} }, { isPagination: true }),
          ]),
          ...snoozed,
        ]
  return {
    message: { to: 'person', text: escaped(said), blocks: withPrivateAnswers(blocks), pages: true },
  }
}

/** `!12 (✗ build failed) !13`: with what a row says of the state. */
function namesOf(items: readonly MergeRequest[]): string {
  const names = items.slice(0, MAX_ROWS).map((mr) => {
    const words = [...frozenWords(mr).map(spoken), ...rowWords(mr), ...forkWords(mr)].join(', ')
    return `!${mr.iid}${words && ` (${words})`}`
  })
  return `${names.join(' ')}${items.length > MAX_ROWS ? ` and ${items.length - MAX_ROWS} more` : ''}`
}

function listButton(isPrimary = false): Button {
  const press = { verb: 'mr.list', input: {} }
  return button('List merge requests', press, isPrimary ? { style: 'primary' } : {})
}

function unknownSelfReply(typed: string | null): Reply {
  const sentence =
    typed === null
      ? `I don’t know your user name on ${SERVER} yet.`
      : `I don’t know “${oneLine(typed, 80)}” on ${SERVER}.`
  const press = { verb: 'mr.queue', input: { asksUser: true } }
  const problem = { words: sentence, field: 'user' }
  return {
    ...privately(escaped(sentence), [
      ...plain(escaped(sentence)),
      ...actions([button('Set user name…', press, { style: 'primary' }), listButton()]),
    ]),
    failure: { reason: 'absent' },
    problem,
  }
}

const TEAM_TRIED = 'The team’s merge requests can’t be shown'
const TEAM_TITLES: Readonly<Record<TeamWait, string>> = {
  review: 'Needs a review',
  mend: 'Needs a change',
  ready: 'Ready to merge',
}
const TEAM_ORDER: readonly TeamWait[] = ['review', 'mend', 'ready']
const MAX_TEAM_ROWS = 10

/** Shows what waits for the people of a team; only the person who asked sees it. */
export function teamQueueReply(outcome: TeamQueueOutcome): Reply {
  switch (outcome.kind) {
    case 'team-queue':
      return teamMessage(outcome)
    case 'no-projects':
      return privately(NO_PROJECTS)
    default:
      return isNoPerson(outcome)
        ? personNotFoundReply(outcome, TEAM_TRIED, 'Type /mr queue for yours.')
        : failureReply(outcome, { tried: TEAM_TRIED })
  }
}

function teamMessage(queue: TeamQueue): Reply {
  const { items, unknownMembers } = queue
  const several = new Set(items.map(({ mr }) => mr.project_id)).size > 1
  const team = teamName(queue.team)
  const headline =
    items.length === 0
      ? `Nothing waits for ${team} right now.`
      : `${count(items.length, 'merge request')} for ${team}.`
  const note = `${unknownMembersWords(unknownMembers)} ${unreadWords(queue)}`.trim()
  const parts = TEAM_ORDER.flatMap((waits) => {
    const all = items.filter((item) => item.waits === waits)
    return all.length === 0 ? [] : [{ waits, all }]
  })
  const said = parts.map(({ waits, all }) => {
    const names = all
      .slice(0, MAX_TEAM_ROWS)
      .map(({ mr, people }) => `!${mr.iid} (${peopleWords(people, 60) ?? ''})`)
    return `${TEAM_TITLES[waits]}: ${names.join(' ')}.`
  })
  const blocks = [
    lines([bold(headline)]),
    ...parts.map(({ waits, all }) =>
      lines(
        [bold(`${TEAM_TITLES[waits]} · ${all.length}`)],
        ...all
          .slice(0, MAX_TEAM_ROWS)
          .map(({ mr, people }) => [
            ...rowOf(mr, { name: several ? `${projectName(mr)}!${mr.iid}` : `!${mr.iid}` }),
            text(` · for ${peopleWords(people, 60) ?? ''}`),
          ]),
        all.length > MAX_TEAM_ROWS ? [text(`and ${all.length - MAX_TEAM_ROWS} more`)] : [],
      ),
    ),
    ...(note === '' ? [] : [small(note)]),
    ...(items.length === 0 ? [] : actions([cardSelect(items.map(({ mr }) => mr))])),
  ]
  const words = [headline, ...said, note].filter(Boolean).join(' ')
  return { message: { to: 'person', text: escaped(words), blocks: withPrivateAnswers(blocks) } }
}
