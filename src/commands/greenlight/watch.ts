import { z } from 'zod'
import { WATCH_EVENTS, type WatchFilter } from '../../model/channel-watch.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { Failure } from '../../services/failure.ts'
import { type NoPerson, namesIn } from '../../services/users.ts'
import { watchReply } from '../../views/greenlight/watch.ts'
import { partsOf } from '../../views/mr/list-filters.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { mrView } from '../mr/view.ts'

const words = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must be 200 characters or less')
  .refine((text) => partsOf(text).length > 0, 'must not be empty')

const wantsInput = z.object({
  project,
  new: z.boolean().optional().describe('New merge requests, each with a card'),
  merged: z.boolean().optional().describe('Merges'),
  closed: z.boolean().optional().describe('Closed without merging'),
  author: words.optional().meta({
    also: ['authors', 'by'],
    many: true,
    words: { mine: '@me', my: '@me' },
    after: ['by', 'author', '@'],
    description: 'Only by these people: user names or @me',
  }),
  notAuthor: words.optional().meta({ also: ['not-authors'], many: true, description: 'Not by these people' }),
  label: words.optional().meta({
    also: ['labels'],
    after: ['label'],
    many: true,
    description: 'Only with any of these labels: bug,docs',
  }),
  allLabels: z.boolean().default(false).describe('Only with all of these labels'),
  notLabel: words
    .optional()
    .meta({ also: ['not-labels'], many: true, description: 'Without any of these labels' }),
  branch: words.optional().meta({
    also: ['source-branch', 'target-branch', 'source', 'target', 'head', 'base'],
    after: ['branch'],
    description: 'Only from or into this branch, like feature/*',
  }),
  drafts: z.boolean().default(false).describe('Drafts too'),
  bots: z.boolean().default(false).describe('Bots too, like ci-bot or renovate[bot]'),
})

type WantsInput = z.output<typeof wantsInput>

type Settled = { readonly kind: 'wants'; readonly wants: WatchFilter } | NoPerson | Failure

export const greenlightWatch = defineCommand({
  path: ['greenlight', 'watch'],
  also: ['subscribe', 'follow'],
  filters: true,
  formTitle: 'Post activity',
  summary: 'Post merge request activity here',
  effect: 'write',
  includes: [mrView],
  unblocks: 'none',
  access: permissions.watches,
  needs: 'account',
  positionals: ['project'],
  input: wantsInput,
  async run(context, input) {
    const settled = await settleWants(input, context)
    if (settled.kind !== 'wants') return settled
    if (settled.wants.events.length === 0) return { kind: 'nothing' as const }
    const watching = await context.watches.watch(input.project, settled.wants)
    if (watching.kind !== 'watching') return watching
    return { ...watching, name: await context.projects.title(input.project) }
  },
  render: watchReply,
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
    for (const typed of namesIn(text)) {
      const found = await users.find({ project: input.project, person: typed })
      if (found.kind !== 'person') return found
      names.push(found.person.username ?? found.person.name)
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
      events: eventsOf(input),
      allLabels,
      drafts,
      bots,
      authors,
      notAuthors,
      labels: label === undefined ? undefined : [...partsOf(label)],
      notLabels: notLabel === undefined ? undefined : [...partsOf(notLabel)],
      branch,
    },
  }
}

/** The named events; when none is named, all but the denied ones. */
function eventsOf(input: WantsInput): WatchFilter['events'] {
  const named = WATCH_EVENTS.filter((event) => input[event] === true)
  return named.length > 0 ? named : WATCH_EVENTS.filter((event) => input[event] !== false)
}
