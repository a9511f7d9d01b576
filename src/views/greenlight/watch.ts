import type { ChannelWatch } from '../../model/channel-watch.ts'
import { WATCH_EVENTS, type WatchFilter } from '../../model/channel-watch.ts'
import type { WatchResult } from '../../services/channel-watches.ts'
import type { Failure } from '../../services/failure.ts'
import type { NoPerson } from '../../services/users.ts'
import { failureReply, inParts, NOTHING_CHANGED } from '../failure.ts'
import { CHANNEL_PAUSE_MESSAGES } from '../pause-messages.ts'
import { personNotFoundReply } from '../people.ts'
import { openly, plain, privately, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, person, text } from '../rich-text.ts'
import { count, escaped, oneLine } from '../text.ts'

/** `new, merged and closed merge requests by ann, without drafts and without those of bots` */
function filterWords({ events, drafts, bots, ...filters }: WatchFilter): string {
  const { authors, notAuthors, labels, allLabels, notLabels, branch } = filters
  const names = (list: readonly string[], last: string) =>
    enumerated(
      list.map((name) => oneLine(name, 60)),
      last,
    )
  const parts = [
    `${enumerated(
      WATCH_EVENTS.filter((event) => events.includes(event)),
      'and',
    )} merge requests`,
    authors ? `by ${names(authors, 'or')}` : null,
    notAuthors ? `not by ${names(notAuthors, 'or')}` : null,
    labels
      ? `with the label${labels.length === 1 ? '' : 's'} ${names(labels, allLabels ? 'and' : 'or')}`
      : null,
    notLabels ? `without the label${notLabels.length === 1 ? '' : 's'} ${names(notLabels, 'or')}` : null,
    branch ? `from or into ${oneLine(branch, 100)}` : null,
    drafts ? 'drafts too' : 'without drafts',
    bots ? 'those of bots too' : 'without those of bots',
  ]
  return parts.filter((part) => part !== null).join(', ')
}

function enumerated(list: readonly string[], last: string): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1)}`
}

const TRIED = 'The feed of this channel was not turned on'

/** Most channel watches in one list. */
export const MAX_LISTED = 30

export function watchReply(
  outcome: (WatchResult & { readonly name: string }) | { readonly kind: 'nothing' } | NoPerson | Failure,
): Reply {
  switch (outcome.kind) {
    case 'watching': {
      const { watch, replaces } = outcome
      const name = oneLine(outcome.name, 100)
      const headline = `This channel watches ${name} from now on${replaces ? ', in the place of what it watched there before' : ''}.`
      const wants = `It is told of ${filterWords(watch.filter)}.`
      const off =
        'What new ones become is told in the thread of their card. /greenlight unwatch turns it off.'
      return openly(escaped(`${headline} ${wants} ${off}`), [
        lines([bold(headline)], [text(wants)], [text(off)]),
      ])
    }
    case 'nothing':
      return inParts(
        {
          what: TRIED,
          why: 'All that it could tell of is left out.',
          now: NOTHING_CHANGED,
          next: 'Leave out two of --no-new, --no-merged and --no-closed at most.',
        },
        { reason: 'input' },
      )
    case 'unknown-person':
    case 'ambiguous-person':
    case 'unknown-self':
    case 'unknown-mention':
      return personNotFoundReply(outcome, TRIED)
    default:
      return failureReply(outcome, { tried: TRIED })
  }
}

export function unwatchReply(outcome: { readonly kind: 'unwatched' | 'none'; readonly name: string }): Reply {
  const name = oneLine(outcome.name, 100)
  if (outcome.kind === 'none')
    return privately(
      `${escaped(`This channel does not watch ${name}. Nothing was changed.`)} \`/greenlight watches\` shows what it watches.`,
    )
  const sentence = escaped(
    `This channel does not watch ${name} any more. Cards that are here are kept up to date.`,
  )
  return openly(sentence, plain(sentence))
}

export function watchesReply(
  found: readonly { readonly watch: ChannelWatch; readonly name: string }[],
): Reply {
  if (found.length === 0)
    return privately('This channel watches no project. `/greenlight watch` turns that on for its own one.')
  const headline = `This channel watches ${count(found.length, 'project')}.`
  const lineOf = ({ watch, name }: (typeof found)[number]) =>
    `${oneLine(name, 100)}: ${filterWords(watch.filter)}${watch.paused ? ` (paused: ${CHANNEL_PAUSE_MESSAGES[watch.paused.why]})` : ''}`
  return privately(escaped(`${headline} ${found.map(lineOf).join('; ')}`), [
    lines([bold(headline)]),
    bullets(
      found.map((one) => [
        text(`${lineOf(one)}, turned on by `),
        person(one.watch.user),
        text(' on '),
        moment(new Date(one.watch.since)),
      ]),
    ),
  ])
}
