import { z } from 'zod'
import { WATCH_EVENTS, type WatchFilter } from '../../model/channel-watch.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { Failure } from '../../services/failure.ts'
import type { NoPerson } from '../../services/users.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import { partsOf } from '../../views/merge-request/list-filters.ts'
import { openly } from '../../views/reply.ts'
import { bold, lines, text } from '../../views/rich-text.ts'
import { escaped, oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { failureReply } from '../failure.ts'
import { project } from '../fields.ts'
import { personNotFoundReply } from '../person-not-found.ts'
import { wantsWords } from './feed/words.ts'

const TRIED = 'The feed of this channel was not turned on'

const words = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must be 200 characters or less')
  .refine((text) => partsOf(text).length > 0, 'must not be empty')

/** The input of `/greenlight watch`. */
const wantsInput = z.object({
  project,
  new: z.boolean().optional().describe('Tell of new merge requests; they get a card'),
  merged: z.boolean().optional().describe('Tell of merges'),
  closed: z.boolean().optional().describe('Tell of what is closed without merging'),
  author: words.optional().describe('Only by these people: user names, display names or @me'),
  notAuthor: words.optional().describe('Not by these people'),
  label: words.optional().describe('Only with any of these labels: bug,docs'),
  allLabels: z.boolean().default(false).describe('Only with all of these labels'),
  notLabel: words.optional().describe('Without any of these labels'),
  branch: words.optional().describe('Only from or into this branch; feature/* for all that begin so'),
  drafts: z.boolean().default(false).describe('Drafts too'),
  bots: z
    .boolean()
    .default(false)
    .describe('Those of bots too: user names such as ci-bot, bot-deploy or renovate[bot]'),
})

type WantsInput = z.output<typeof wantsInput>

type Settled = { readonly kind: 'wants'; readonly wants: WatchFilter } | NoPerson | Failure

/** `/greenlight watch web --label bug` */
export const greenlightWatch = defineCommand({
  path: ['greenlight', 'watch'],
  summary: 'Tell this channel of new, merged and closed merge requests of a project',
  effect: 'write',
  access: permissions.watches,
  needs: 'account',
  positionals: ['project'],
  input: wantsInput,
  async run(input, context) {
    const settled = await settleWants(input, context)
    if (settled.kind !== 'wants') return settled
    if (settled.wants.events.length === 0) return { kind: 'nothing' as const }
    const watching = await context.watches.watch(input.project, settled.wants)
    if (watching.kind !== 'watching') return watching
    return { ...watching, name: oneLine(await context.projects.title(input.project), 100) }
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

/** The requested filter, with `@me` and mentions replaced by user names. */
async function settleWants(input: WantsInput, { users }: Pick<ForgeContext, 'users'>): Promise<Settled> {
  const named = async (text: string): Promise<string[] | NoPerson | Failure> => {
    const names: string[] = []
    for (const typed of partsOf(text)) {
      const found = /^@me$|^<@/i.test(typed)
        ? await users.find({ project: input.project, person: typed })
        : null
      if (found && found.kind !== 'person') return found
      names.push(found ? (found.person.username ?? found.person.name) : typed)
    }
    return names
  }
  const authors = input.author === undefined ? undefined : await named(input.author)
  if (authors && !Array.isArray(authors)) return authors
  const notAuthors = input.notAuthor === undefined ? undefined : await named(input.notAuthor)
  if (notAuthors && !Array.isArray(notAuthors)) return notAuthors
  const { label, notLabel, branch, allLabels, drafts, bots } = input
  return {
    kind: 'wants',
    wants: {
      ...{ events: eventsOf(input), allLabels, drafts, bots },
      ...(authors ? { authors } : {}),
      ...(notAuthors ? { notAuthors } : {}),
      ...(label === undefined ? {} : { labels: [...partsOf(label)] }),
      ...(notLabel === undefined ? {} : { notLabels: [...partsOf(notLabel)] }),
      ...(branch === undefined ? {} : { branch }),
    },
  }
}

/** The named events; when none is named, all but the denied ones. */
function eventsOf(input: WantsInput): WatchFilter['events'] {
  const named = WATCH_EVENTS.filter((event) => input[event] === true)
  return named.length > 0 ? named : WATCH_EVENTS.filter((event) => input[event] !== false)
}
