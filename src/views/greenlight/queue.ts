import type { ChannelWatch } from '../../model/channel-watch.ts'
import type { WatchResult } from '../../services/channel-watches.ts'
import type { Failure } from '../../services/failure.ts'
import type { NoPerson } from '../../services/users.ts'
import { button } from '../button.ts'
import { failureReply } from '../failure.ts'
import { pauseClause } from '../pause-messages.ts'
import { isNoPerson, personNotFoundReply } from '../people.ts'
import { actions, plain, privately, publicly, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, person, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { queueEndedReply, watchParts } from './watch.ts'

const TRIED = 'I couldn’t make this channel a queue'

/** Most merge requests of one queue that have a card at a time. */
export const MAX_CARDS = 50

export function queueOnReply(outcome: (WatchResult & { readonly name: string }) | NoPerson | Failure): Reply {
  switch (outcome.kind) {
    case 'watching': {
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
      const elements = [
        button('Change the queue', { verb: 'form', input: { verb: 'greenlight.queue.on' } }),
        button('End the queue', { verb: 'greenlight.queue.off', input: { project: watch.project } }),
      ]
      const reply = publicly(escaped(`${headline} ${rest}`), [
        lines([bold(headline)], [text(rest)]),
        ...actions(elements),
      ])
      return { ...reply, queue: watch.project }
    }
    default:
      return isNoPerson(outcome)
        ? personNotFoundReply(outcome, TRIED)
        : failureReply(outcome, { tried: TRIED })
  }
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
  return privately(escaped(`${headline}: ${queues.map(lineOf).join('; ')}`), [
    lines([bold(headline)]),
    bullets(
      queues.map((one) => [
        text(`${lineOf(one)}. Set up by `),
        person(one.watch.user),
        text(' '),
        moment(new Date(one.watch.since)),
      ]),
    ),
  ])
}
