import type { Button, RichTextElement } from '@slack/types'
import {
  type ChannelWatch,
  type GroupWatch,
  WATCH_EVENTS,
  type WatchEvent,
  type WatchFilter,
} from '../../model/channel-watch.ts'
import { milestoneWords } from '../../model/milestone.ts'
import type {
  GroupListing,
  GroupWatchResult,
  ShownWatch,
  WatchResult,
} from '../../services/channel-watches.ts'
import type { Failure } from '../../services/failure.ts'
import type { NoPerson } from '../../services/users.ts'
import { button } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
import { fitsMessage } from '../message-size.ts'
import { pauseClause } from '../pause-messages.ts'
import { isNoPerson, personNotFoundReply } from '../people.ts'
import { actions, type Blocks, plain, privately, publicly, type Reply } from '../reply.ts'
import { bold, headedBullets, lines, moment, person, text } from '../rich-text.ts'
import { count, cut, enumerated, escaped, firstWords, oneLine } from '../text.ts'

/**
 * `new, merged and closed merge requests of acme/web (no drafts, no bots), by ann`; for a group
 * `… of the group acme, in 3 projects now`; and why it is paused.
 */
export function shownWords({ watch, name, projects }: ShownWatch): string {
  const { what, only } = watchParts(watch.filter, name)
  const words = only === '' ? what : `${what}, ${only}`
  if (projects === null) return `${words}${pauseClause(watch.paused)}`
  return `${words}, in ${count(projects, 'project')} now${pauseClause(watch.paused, 'group')}`
}

/** The events that are posted, and their filter; empty for everything. */
export function watchParts({ events, drafts, bots, queue, ...filters }: WatchFilter, project: string) {
  const {
    authors,
    notAuthors,
    labels,
    allLabels,
    notLabels,
    branch,
    assignees,
    reviewers,
    milestone,
    words,
  } = filters
  const names = (list: readonly string[], last: string) =>
    enumerated(
      list.map((name) => oneLine(name, 60)),
      last,
    )
  const usual = enumerated(
    WATCH_EVENTS.filter((event) => events.includes(event) && OTHER_WORDS[event] === undefined),
  )
  const others = WATCH_EVENTS.flatMap((event) => (events.includes(event) ? (OTHER_WORDS[event] ?? []) : []))
  const kinds = enumerated([...(usual === '' ? [] : [`${usual} merge requests`]), ...others])
  const known = oneLine(project, 100)
  const nobodyOr = (list: readonly string[] | null) => (list === null ? 'nobody' : names(list, 'or'))
  const parts = [
    authors ? `by ${names(authors, 'or')}` : null,
    notAuthors ? `not by ${names(notAuthors, 'or')}` : null,
    labels
      ? `with the label${labels.length === 1 ? '' : 's'} ${names(labels, allLabels ? 'and' : 'or')}`
      : null,
    notLabels ? `without the label${notLabels.length === 1 ? '' : 's'} ${names(notLabels, 'or')}` : null,
    assignees === undefined ? null : `assigned to ${nobodyOr(assignees)}`,
    reviewers === undefined ? null : `to be reviewed by ${nobodyOr(reviewers)}`,
    milestone === undefined
      ? null
      : `on ${milestone === null ? 'no milestone' : oneLine(milestoneWords(milestone), 100)}`,
    words ? `with ${names(words, 'and')}` : null,
    branch ? `from or into ${oneLine(branch, 100)}` : null,
  ]
  const isAbout = queue || isOfRequests(events)
  const left = isAbout ? [drafts || queue ? null : 'no drafts', bots ? null : 'no bots'] : []
  const without = left.filter((part) => part !== null).join(', ')
  return {
    what: `${queue ? `merge requests of ${known} that need somebody` : `${kinds} of ${known}`}${without === '' ? '' : ` (${without})`}`,
    only: parts.filter((part) => part !== null).join(', '),
  }
}

/** False where only closed milestones are posted. */
function isOfRequests(events: readonly WatchEvent[]): boolean {
  return events.some((event) => event !== 'milestones')
}

const OTHER_WORDS: Readonly<Partial<Record<WatchEvent, string>>> = {
  approved: 'approvals',
  ready: 'what gets ready to merge',
  build: 'failed and repaired builds',
  review: 'review requests',
  comments: 'comments',
  milestones: 'closed milestones',
}

const TRIED = 'I couldn’t turn on posts'

export function queueEndedReply(project: number, name: string): Reply {
  const sentence = escaped(`This channel is no longer the queue of ${name}. I take its cards away.`)
  return { ...publicly(sentence), queue: project }
}

export function watchReply(
  outcome:
    | (WatchResult & { readonly name: string })
    | GroupWatchResult
    | { readonly kind: 'nothing' | 'both' }
    | NoPerson
    | Failure,
): Reply {
  switch (outcome.kind) {
    case 'watching': {
      const { project } = outcome.watch
      const stop = button('Stop posts', { verb: 'greenlight.unwatch', input: { project } })
      const reply = postsReply(outcome, outcome.name, [], [postButton('Change posts'), stop])
      return { ...reply, queue: project }
    }
    case 'watching-group':
      return groupWatchReply(outcome)
    case 'both':
      return inParts('input', {
        what: 'That names a project and a group',
        next: 'Name one of the two.',
        field: 'group',
      })
    case 'nothing':
      return inParts('input', {
        what: 'That leaves nothing to post',
        next: 'Keep new, merged or closed merge requests, or name something else.',
      })
    default:
      return isNoPerson(outcome)
        ? personNotFoundReply(outcome, TRIED)
        : failureReply(outcome, { tried: TRIED })
  }
}

/** Sentences about the posts from now on; empty ones of `more` are left out. */
function postsReply(
  { watch, replaces }: { readonly watch: { readonly filter: WatchFilter }; readonly replaces: boolean },
  subject: string,
  more: readonly string[],
  elements: Button[],
): Reply {
  const { what, only } = watchParts(watch.filter, subject)
  const headline = `${replaces ? 'From now on, ' : ''}I’ll post ${what} here.`
  const threads = isOfRequests(watch.filter.events) ? 'Updates go to each one’s thread.' : ''
  const rest = [only === '' ? '' : `Only these: ${only}.`, ...more, threads].filter(Boolean).join(' ')
  return publicly(escaped(`${headline} ${rest}`.trim()), [
    lines([bold(headline)], [text(rest)]),
    ...actions(elements),
  ])
}

function groupWatchReply(outcome: GroupWatchResult): Reply {
  const { groupId, path } = outcome.watch
  const change = { verb: 'form', input: { verb: 'greenlight.watch', filled: { group: path } } }
  const stop = { verb: 'greenlight.unwatch', input: { group: String(groupId) } }
  const buttons = [button('Change posts', change), button('Stop posts', stop)]
  return postsReply(outcome, `the group ${path}`, listingWords(outcome.listing), buttons)
}

/** Which projects of a group are posted, and why others are not. */
function listingWords({ watched, own, leftOut, unread, cutAt }: GroupListing): string[] {
  const projects = (number: number, one: string, several = one) =>
    number === 0 ? '' : `${count(number, 'project')} ${number === 1 ? one : several}`
  const follows =
    watched === 0 ? 'It has no projects that I can follow yet' : `I follow ${count(watched, 'project')} now`
  return [
    `${follows}; new ones join within ten minutes.`,
    projects(own, 'already has posts here, which stay.', 'already have posts here, which stay.'),
    projects(
      leftOut,
      'is left out: this channel’s rules don’t allow it.',
      'are left out: this channel’s rules don’t allow them.',
    ),
    projects(unread, 'couldn’t be read as you: I try again every ten minutes.'),
    cutAt === null ? '' : `The group has more than ${cutAt} projects: I follow the ${cutAt} oldest.`,
  ]
}

function postButton(label = 'Post activity') {
  return button(label, { verb: 'form', input: { verb: 'greenlight.watch' } })
}

type Unwatched =
  /** `watch`: what has ended; null for nothing. `group`: the watched one that the project is in, or null. */
  | {
      readonly kind: 'unwatched' | 'not-watched'
      readonly watch: ChannelWatch | null
      readonly name: string
      readonly group: string | null
    }
  | {
      readonly kind: 'unwatched-group' | 'group-not-watched'
      readonly watch: GroupWatch | null
      readonly typed: string
    }

export function unwatchReply(outcome: Unwatched): Reply {
  if ('typed' in outcome) {
    const { watch, typed } = outcome
    if (watch === null) return privately(escaped(`I don’t post about the group ${oneLine(typed, 100)} here.`))
    return publicly(
      escaped(`I stopped posting about the group ${oneLine(watch.path, 100)} here. ${CARDS_STAY}`),
    )
  }
  const { watch, group } = outcome
  const name = oneLine(outcome.name, 100)
  const stop = group === null ? '' : `To stop that, type \`/greenlight unwatch --group ${group}\`.`
  if (watch === null) {
    if (group === null) return privately(escaped(`I don’t post about ${name} here.`))
    return privately(escaped(`I post about ${name} here because it’s in the group ${group}. ${stop}`))
  }
  if (watch.filter.queue) return queueEndedReply(watch.project, name)
  const rest =
    group === null ? CARDS_STAY : `It’s in the group ${group}, which I post here: those posts go on. ${stop}`
  const ended =
    group === null ? `I stopped posting about ${name} here.` : `${name} has no posts of its own any more.`
  return publicly(escaped(`${ended} ${rest}`))
}

const CARDS_STAY = 'Cards already here stay up to date.'

export function watchesReply(found: readonly ShownWatch[]): Reply {
  if (found.length === 0) {
    const none = 'I don’t post merge request activity here.'
    return privately(none, [...plain(none), ...actions([postButton()])])
  }
  const headline = 'I post here'
  return postsListReply(
    headline,
    found.map((one) => ({ words: shownWords(one), watch: one.watch })),
  )
}

/** Most rows of one list, and the longest words of each where the whole ones don’t fit a message. */
const MAX_LISTED = 20
const NARROW_WIDTH = 140

export function postsListReply(
  headline: string,
  posts: readonly { readonly words: string; readonly watch: Pick<ChannelWatch, 'user' | 'since'> }[],
): Reply {
  const words = firstWords(
    posts.map((one) => one.words),
    MAX_LISTED,
    '; ',
  )
  const blocksOf = (width: number): Blocks => {
    const rows = posts.map((one) => [text(cut(one.words, width)), ...setUpBy(one.watch)])
    return headedBullets(headline, rows, MAX_LISTED)
  }
  const whole = blocksOf(Number.POSITIVE_INFINITY)
  return privately(escaped(`${headline}: ${words}`), fitsMessage(whole) ? whole : blocksOf(NARROW_WIDTH))
}

/** `. Set up by @ann 3 Nov` */
function setUpBy({ user, since }: Pick<ChannelWatch, 'user' | 'since'>): RichTextElement[] {
  return [text('. Set up by '), person(user), text(' '), moment(new Date(since))]
}
