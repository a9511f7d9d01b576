import { z } from 'zod'
import type { WatchFilter } from '../../model/channel-watch.ts'
import { watchedGroup } from '../../services/channel-watch-filter.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { Failure } from '../../services/failure.ts'
import { type NoPerson, namesIn } from '../../services/users.ts'
import { isNone, partsOf } from '../../views/mr/list-filters.ts'
import { milestone, textUpTo } from '../fields.ts'

const words = textUpTo(200).refine((text) => partsOf(text).length > 0, 'must not be empty')

/** Which merge requests a channel shows by itself. */
export const watchFilters = {
  author: words.optional().meta({
    also: ['authors', 'by'],
    many: true,
    words: { mine: '@me', my: '@me' },
    after: ['by', 'author', '@'],
    description: 'Only by these people: user names or @me',
  }),
  notAuthor: words.optional().meta({ also: ['not-authors'], many: true, description: 'Not by these people' }),
  assignee: words.optional().meta({
    also: ['assignees'],
    after: ['assigned to', 'assignee'],
    many: true,
    description: 'Only assigned to any of these people, or none',
  }),
  reviewer: words.optional().meta({
    also: ['reviewers', 'review-requested'],
    after: ['reviewer'],
    many: true,
    requires: 'reviewers',
    description: 'Only to be reviewed by any of these people, or none',
  }),
  milestone: milestone.optional().meta({
    kind: 'milestone',
    after: ['milestone'],
    description: 'Only on this milestone: %3, its title, its address, or none',
  }),
  search: words.optional().meta({
    also: ['query'],
    description: 'Only with all of these words in the title or the description',
  }),
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
  bots: z.boolean().default(false).describe('Bots too, like ci-bot or renovate[bot]'),
}

type Filters = z.output<z.ZodObject<typeof watchFilters>>

/** Most projects of a group whose merge requests are searched for a person. */
const MAX_SEARCHED = 5

type Settled =
  | { readonly kind: 'filter'; readonly filter: Omit<WatchFilter, 'events' | 'drafts'> }
  | NoPerson
  | Failure

/**
 * The requested filter for these projects, with `@me` and mentions replaced by user names; groups of people stay
 * groups.
 */
export async function settleFilter(
  input: Filters,
  projects: readonly number[],
  { forge: { users } }: Pick<ForgeContext, 'forge'>,
): Promise<Settled> {
  const find = async (person: string) => {
    let found: Awaited<ReturnType<typeof users.find>> = { kind: 'unknown-person', typed: person, known: [] }
    for (const project of projects.slice(0, MAX_SEARCHED)) {
      found = await users.find({ project, person })
      if (found.kind !== 'unknown-person') break
    }
    return found
  }
  const named = async (text: string): Promise<string[] | NoPerson | Failure> => {
    const names: string[] = []
    for (const typed of namesIn(text)) {
      const group = await users.findGroup(typed)
      if (group && group.kind !== 'group') return group
      if (group) {
        names.push(watchedGroup(typed))
        continue
      }
      const found = await find(typed)
      if (found.kind !== 'person') return found
      names.push(found.person.username ?? found.person.name)
    }
    return names
  }
  const authors = input.author === undefined ? undefined : await named(input.author)
  if (authors && !Array.isArray(authors)) return authors
  const notAuthors = input.notAuthor === undefined ? undefined : await named(input.notAuthor)
  if (notAuthors && !Array.isArray(notAuthors)) return notAuthors
  const assignees = isNamed(input.assignee) ? await named(input.assignee) : noneIn(input.assignee)
  if (assignees && !Array.isArray(assignees)) return assignees
  const reviewers = isNamed(input.reviewer) ? await named(input.reviewer) : noneIn(input.reviewer)
  if (reviewers && !Array.isArray(reviewers)) return reviewers
  const { label, notLabel, branch, search, allLabels, bots } = input
  return {
    kind: 'filter',
    filter: {
      allLabels,
      bots,
      authors,
      notAuthors,
      labels: label === undefined ? undefined : [...partsOf(label)],
      notLabels: notLabel === undefined ? undefined : [...partsOf(notLabel)],
      branch,
      assignees,
      reviewers,
      milestone: input.milestone !== undefined && isNone(input.milestone) ? null : input.milestone,
      words: search?.split(/\s+/),
    },
  }
}

function isNamed(people: string | undefined): people is string {
  return people !== undefined && !isNone(people)
}

/** `none` is null: nobody. */
function noneIn(people: string | undefined): null | undefined {
  return people === undefined ? undefined : null
}
