import type { ChannelWatch } from '../../model/channel-watch.ts'
import { parseDate } from '../../model/day.ts'
import { assigneesOf, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { WatchResult } from '../../services/channel-watches.ts'
import type { Failure } from '../../services/failure.ts'
import type { SyncedRequest } from '../../services/mr/recent.ts'
import type { NoPerson } from '../../services/users.ts'
import { button } from '../button.ts'
import { failureReply } from '../failure.ts'
import { dueDay } from '../milestone/day.ts'
import { projectName } from '../mr/name.ts'
import { stateLine } from '../mr/state.ts'
import { pauseClause } from '../pause-messages.ts'
import { isNoPerson, peopleWords, personNotFoundReply } from '../people.ts'
import type { Content } from '../post.ts'
import { actions, plain, privately, publicly, type Reply } from '../reply.ts'
import { ago, bold, lines, link, person, spoken, text } from '../rich-text.ts'
import { count, escaped, oneLine } from '../text.ts'
import { postsListReply, queueEndedReply, watchParts } from './watch.ts'

const TRIED = 'I couldn’t make this channel a queue'

/** Most merge requests of one queue that have a card at a time. */
export const MAX_CARDS = 50

export function queueOnReply(outcome: (WatchResult & { readonly name: string }) | NoPerson | Failure): Reply {
  if (isNoPerson(outcome)) return personNotFoundReply(outcome, TRIED)
  if (outcome.kind !== 'watching') return failureReply(outcome, { tried: TRIED })
  const { watch, waiting, replaces } = outcome
  const { what, only } = watchParts(watch.filter, outcome.name)
  const headline = `This channel is now a queue: ${what}, the longest waiting first.`
  const rest = [
    only === '' ? '' : `Only these: ${only}.`,
    `${waitingWords(waiting)}.`,
    replaces ? 'This takes the place of what I posted about it here.' : '',
  ]
    .filter(Boolean)
    .join(' ')
  const buttons = [
    button('Change the queue', { verb: 'form', input: { verb: 'greenlight.queue.on' } }),
    button('End the queue', { verb: 'greenlight.queue.off', input: { project: watch.project } }),
  ]
  const reply = publicly(escaped(`${headline} ${rest}`), [
    lines([bold(headline)], [text(rest)]),
    ...actions(buttons),
  ])
  return { ...reply, queue: watch.project }
}

/** `12 are waiting`; with those that have no card yet. */
function waitingWords(waiting: number): string {
  const words = waiting === 0 ? 'None is waiting' : waiting === 1 ? '1 is waiting' : `${waiting} are waiting`
  const more = waiting - MAX_CARDS
  return more > 0 ? `${words}; ${more} of them get a card as others are handled` : words
}

export function queueOffReply({
  watch,
  name,
}: {
  readonly kind: 'ended' | 'no-queue'
  readonly watch: ChannelWatch | null
  readonly name: string
}): Reply {
  const known = oneLine(name, 100)
  if (watch === null) return privately(escaped(`This channel isn’t the queue of ${known}.`))
  return queueEndedReply(watch.project, known)
}

export function queuesReply(
  queues: readonly {
    readonly watch: ChannelWatch
    readonly name: string
    /** The cards that wait, or are about to leave. */
    readonly cards: readonly { readonly claimedBy: string | null; readonly day: string | null }[]
  }[],
): Reply {
  if (queues.length === 0) {
    const sentence = 'This channel isn’t a queue.'
    const on = button('Make it a queue', { verb: 'form', input: { verb: 'greenlight.queue.on' } })
    return privately(sentence, [...plain(sentence), ...actions([on])])
  }
  const headline = 'This channel is a queue'
  const lineOf = ({ watch, name, cards }: (typeof queues)[number]) => {
    const { what, only } = watchParts(watch.filter, name)
    const waiting = cards.filter(({ day }) => day === null)
    const taken = waiting.filter(({ claimedBy }) => claimedBy !== null).length
    const filter = only === '' ? '' : `, ${only}`
    return `${what}${filter}. ${waitingWords(waiting.length)}${taken > 0 ? `, ${taken} taken` : ''}${pauseClause(watch.paused)}`
  }
  return postsListReply(
    headline,
    queues.map((one) => ({ words: lineOf(one), watch: one.watch })),
  )
}

/** The place of a merge request in a queue; `claimedBy`: the Slack id of whoever has it. */
interface QueuePlace {
  /** Since when it waits, in ms UTC. */
  readonly since: number
  readonly claimedBy: string | null
}

/** `!12 Choose the dates`, or `acme/web!12 Choose the dates` in a channel that is the queue of several projects. */
function queueName(mr: MergeRequest, isNamed: boolean): string {
  return `${isNamed ? projectName(mr) : ''}!${mr.iid} ${oneLine(mr.title, 150)}`
}

/** One merge request in a channel that is a queue. */
export function queueCard(
  request: SyncedRequest,
  { since, claimedBy }: QueuePlace,
  isNamed: boolean,
): Content {
  const { mr } = request
  const { project_id: project, iid } = mr
  const { symbol, words, left } = stateLine({ ...request, commits: null, files: null })
  const needs = left.length > 0 ? left.map(({ what }) => spoken(what)).join(', ') : words
  const who = askedWords(request)
  const name = queueName(mr, isNamed)
  const input = { project, mr: iid }
  const isOld = parseDate(mr.created_at)?.getTime() === since
  const press = claimedBy
    ? button(
        'Give back',
        { verb: 'mr.take', input: { ...input, back: true } },
        { spoken: `Give back !${iid}` },
      )
    : button('I take it', { verb: 'mr.take', input }, { spoken: `I take it: !${iid}` })
  const has = claimedBy ? ` <@${claimedBy}> has it.` : ''
  return {
    text: `${escaped(`${name}. ${[needs, who].filter(Boolean).join(', ')}.`)}${has}`,
    blocks: [
      lines(
        [text(`${symbol} `), link(mr.web_url, name, { bold: true })],
        [
          text(mr.author ? `${oneLine(mr.author.name, 40)} · ` : ''),
          text(isOld ? 'opened ' : 'came in '),
          ago(new Date(since)),
          text([needs, who].flatMap((part) => (part ? [` · ${part}`] : [])).join('')),
        ],
        claimedBy ? [person(claimedBy), text(' has it')] : [],
      ),
      ...actions([press]),
    ],
  }
}

/** Names who is asked: the reviewers who have not answered, or those to whom it is assigned; empty for nobody. */
function askedWords({ mr, approvals, changesRequestedBy = [] }: SyncedRequest): string {
  const critics = peopleWords(changesRequestedBy, 40)
  if (critics) return `changes wanted by ${critics}`
  const answered = new Set(approvals?.approved_by.map(({ user }) => user.id))
  const asked = mr.reviewers.filter(({ id }) => !answered.has(id))
  const reviewers = peopleWords(asked, 40)
  if (reviewers) return `review asked of ${reviewers}`
  const assigned = peopleWords(assigneesOf(mr), 40)
  return assigned ? `assigned to ${assigned}` : ''
}

/** The message of a day, in whose thread stands what was handled: `Sun 29 Nov · 3 handled`. */
export function dayMessage(day: string, handled: number): Content {
  const title = dueDay(day, day)
  const words = `${handled} handled`
  return {
    text: escaped(`${title}: ${count(handled, 'merge request')} handled.`),
    blocks: [lines([bold(title), text(` · ${words}`)])],
  }
}

/** `!12 Choose the dates: merged by Bob Baker, taken by Ann Archer`; `taker`: a name, not a mention. */
export function handledLine(mr: MergeRequest, taker: string | null, isNamed: boolean): Content {
  const name = queueName(mr, isNamed)
  const how = [handledWords(mr), taker === null ? '' : `taken by ${oneLine(taker, 80)}`]
    .filter(Boolean)
    .join(', ')
  return {
    text: escaped(`${name}: ${how}`),
    blocks: [lines([link(mr.web_url, name), text(`  ${how}`)])],
  }
}

/** The reason why a queue no longer lists it. */
function handledWords(mr: MergeRequest): string {
  const by = (user: MergeRequest['merge_user']) => (user ? ` by ${oneLine(user.name, 80)}` : '')
  if (mr.state === 'merged') return `merged${by(mr.merge_user)}`
  if (mr.state === 'closed') return `closed${by(mr.closed_by)}`
  if (!isOpen(mr)) return `in the state “${oneLine(mr.state, 40)}”`
  if (mr.work_in_progress) return 'a draft now'
  return mr.merge_when_build_succeeds ? 'auto-merge is on' : 'not in the filter of this queue any more'
}

/** The same for one that the server no longer shows. */
export function goneLine(iid: number): Content {
  const words = `!${iid}: deleted, or moved`
  return { text: words, blocks: [lines([text(words)])] }
}
