import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import { openly } from '../../views/reply.ts'
import { bold, lines, text } from '../../views/rich-text.ts'
import { escaped, oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { failureReply } from '../failure.ts'
import { personNotFoundReply } from '../person-not-found.ts'
import { settleWants, wantsInput } from './feed/wants.ts'
import { wantsWords } from './feed/words.ts'

const TRIED = 'The feed of this channel was not turned on'

/** `/greenlight watch web --label bug` */
export const greenlightWatch = defineCommand({
  path: ['greenlight', 'watch'],
  summary: 'Tell this channel of new, merged and closed merge requests of a project',
  effect: 'write',
  needs: 'account',
  positionals: ['project'],
  input: wantsInput,
  async run(input, services) {
    const settled = await settleWants(input, services)
    if (settled.kind !== 'wants') return settled
    if (settled.wants.events.length === 0) return { kind: 'nothing' as const }
    const watching = await services.feeds.watch(input.project, settled.wants)
    if (watching.kind !== 'watching') return watching
    return { ...watching, name: oneLine(await services.projects.title(input.project), 100) }
  },
  render(outcome) {
    switch (outcome.kind) {
      case 'watching': {
        const { name, feed, replaces } = outcome
        const headline = `This channel watches ${name} from now on${replaces ? ', in the place of what it watched there before' : ''}.`
        const wants = `It is told of ${wantsWords(feed.filter)}.`
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
  },
  examples: [
    { typed: '', means: {} },
    {
      typed: '--new --merged --label bug,docs --not-author ann',
      means: { new: true, merged: true, label: 'bug,docs', notAuthor: 'ann' },
    },
  ],
})
