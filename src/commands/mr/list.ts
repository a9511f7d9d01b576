import { millisecondsInHour } from 'date-fns/constants'
import { z } from 'zod'
import { typedMilestone } from '../../model/milestone.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { ClientFilter } from '../../services/mr/client-filter.ts'
import { list, search } from '../../services/mr/list.ts'
import { isMe, namesIn } from '../../services/users.ts'
import { failureReply } from '../../views/failure.ts'
import { mergeRequestList, nobodyReply, unknownUserReply } from '../../views/mr/list.ts'
import { isNone, type ListFilters, partsOf } from '../../views/mr/list-filters.ts'
import type { Reply } from '../../views/reply.ts'
import { defineCommand } from '../define.ts'
import { type FormRequest, milestone, pageUpTo, project, textUpTo } from '../fields.ts'
import { sanitize } from '../parse/refusal.ts'
import { mrView } from './view.ts'

const words = textUpTo(200)

/** Longest filters together: Slack refuses messages over 13,200 characters, which hold them up to twice. */
const FILTERS_LENGTH = 700

const IID = /^!?[0-9]{1,15}$/
const SPAN = /^([0-9]{1,4})([hdw])$/i
const UNITS: Readonly<Record<string, number>> = {
  h: millisecondsInHour,
  d: 24 * millisecondsInHour,
  w: 7 * 24 * millisecondsInHour,
}

/** The input of `/mr list`: the forge’s own filters, and the bot’s filters on top of them. */
export const listInput = z
  .object({
    project,
    state: z
      .enum(['opened', 'merged', 'closed', 'all'])
      .default('opened')
      .meta({
        words: { open: 'opened', opened: 'opened', merged: 'merged', closed: 'closed', all: 'all' },
        description: 'Only merge requests in this state',
      }),
    iid: words
      .refine((text) => partsOf(text).length > 0 && partsOf(text).length <= 20, 'must name 1 to 20 numbers')
      .refine((text) => partsOf(text).every((part) => iidIn(part) > 0), 'must be numbers such as 11,12')
      .optional()
      .describe('Only these numbers: 11,12'),
    author: words.optional().meta({
      also: ['authors', 'A', 'by'],
      many: true,
      words: { mine: '@me', my: '@me' },
      after: ['by', 'author', '@'],
      description: 'Written by any of these people: a user name, a display name, or @me',
    }),
    assignee: words.optional().meta({
      also: ['assignees', 'a'],
      after: ['assigned to', 'assignee'],
      description: 'Assigned to: a user name, a display name, @me, or none',
    }),
    reviewer: words.optional().meta({
      also: ['reviewers', 'review-requested'],
      after: ['reviewer'],
      requires: 'reviewers',
      description: 'To be reviewed by: a user name, a display name, @me, or none',
    }),
    label: words.optional().meta({
      also: ['labels', 'l'],
      after: ['label'],
      many: true,
      description: 'With any of these labels: bug,docs',
    }),
    notLabel: words
      .optional()
      .meta({ also: ['not-labels'], many: true, description: 'Without any of these labels' }),
    milestone: milestone.optional().meta({
      kind: 'milestone',
      also: ['m'],
      after: ['milestone'],
      description: 'On this milestone: %3, its title, its address, or none',
    }),
    branch: words.optional().meta({
      also: ['source-branch', 'target-branch', 'source', 'target', 'head', 'base', 'H', 'B'],
      after: ['branch'],
      description: 'From or into this branch; feature/* for all that begin so',
    }),
    draft: z
      .boolean()
      .optional()
      .meta({
        also: ['wip', 'drafts'],
        words: { 'not-draft': false, 'not-drafts': false },
        description: 'Only drafts; --no-draft leaves them out',
      }),
    ready: z
      .boolean()
      .optional()
      .meta({
        also: ['ready-to-merge', 'mergeable'],
        words: { 'not-ready': false },
        description: 'Only what can be merged now; --no-ready leaves it out',
      }),
    failed: z
      .boolean()
      .optional()
      .meta({
        also: ['failing', 'build-failed', 'failed-build'],
        words: { 'not-failed': false, 'not-failing': false },
        requires: 'builds',
        description: 'Only those whose build failed; --no-failed leaves them out',
      }),
    search: words.optional().meta({
      also: ['query', 'S'],
      description: 'With all of these words in the title or the description',
    }),
    stale: words
      .regex(SPAN, { error: ({ input }) => `How long is “${sanitize(String(input))}”? Try 5d, 2w or 12h.` })
      .optional()
      .describe('Without an update for at least so long: 5d, 2w, 12h'),
    orderBy: z
      .enum(['created_at', 'updated_at'])
      .default('updated_at')
      .meta({
        also: ['order'],
        words: { created: 'created_at', updated: 'updated_at' },
        description: 'Order by creation or by last update',
      }),
    sort: z.enum(['asc', 'desc']).default('desc').describe('Oldest first (asc) or newest first (desc)'),
    page: pageUpTo(1000),
    asksFilters: z
      .literal(true)
      .optional()
      .meta({ kind: 'hidden', description: 'Shows the filters as a form; its answer replaces the list' }),
  })
  .superRefine((input, context) => {
    for (const name of ['ready', 'failed'] as const)
      if (input[name] !== undefined && input.state !== 'opened')
        context.addIssue({ code: 'custom', path: [name], message: 'goes only with open merge requests' })
    const filters = Object.entries(filtersOf(input)).filter(([, value]) => value !== undefined)
    const carried = JSON.stringify(JSON.stringify(Object.fromEntries(filters)))
    const [longest] = filters.sort(([, a], [, b]) => String(b).length - String(a).length)
    if (carried.length > FILTERS_LENGTH && longest)
      context.addIssue({
        code: 'custom',
        path: [longest[0]],
        message: 'is too long together with the other filters',
      })
  })

type ListInput = z.input<typeof listInput>
type ListRequest = z.output<typeof listInput>

export function filtersOf(input: ListRequest): ListFilters {
  const { project, state, orderBy, sort, page, asksFilters, ...filters } = input
  return filters
}

function iidIn(typed: string): number {
  return IID.test(typed) ? Number(typed.replace('!', '')) : 0
}

function parts(typed: string | undefined): readonly string[] | undefined {
  return typed === undefined ? undefined : partsOf(typed)
}

/** The criteria to match in the bot; null when the forge can answer the whole question. */
export function criteriaOf(filters: ListFilters, now: Date): ClientFilter | null {
  const { assignee, reviewer, milestone, branch, draft, ready, failed } = filters
  const span = SPAN.exec(filters.stale ?? '')
  const unit = UNITS[span?.[2]?.toLowerCase() ?? ''] ?? 0
  const criteria: ClientFilter = {
    authors: parts(filters.author),
    assignees: isNone(assignee) ? null : parts(assignee),
    reviewers: isNone(reviewer) ? null : parts(reviewer),
    labels: parts(filters.label),
    notLabels: parts(filters.notLabel),
    milestone: isNone(milestone) ? null : milestone,
    branch,
    draft,
    ready,
    failed,
    words: filters.search?.split(/\s+/),
    before: span ? new Date(now.getTime() - Number(span[1]) * unit) : undefined,
  }
  return Object.values(criteria).every((value) => value === undefined) ? null : criteria
}

export const mrList = defineCommand({
  path: ['mr', 'list'],
  also: ['ls', 'search', 'find'],
  aliases: [{ word: 'branch', positionals: ['branch'] }],
  summary: 'List merge requests',
  effect: 'read',
  includes: [mrView],
  access: permissions.reads,
  needs: 'reader',
  positionals: ['search'],
  input: listInput,
  form: async (context, input) => (input.asksFilters ? filterForm(context, input) : null),
  formInput: { asksFilters: true },
  async run(context, input, { now }) {
    const settled = await settlePeople(input, context)
    if (settled.kind !== 'filters') return settled
    const { filters } = settled
    const { project, state, orderBy, sort, page } = input
    const iids = parts(filters.iid)?.map(iidIn)
    const question = { project, state, orderBy, sort, page, iids }
    const criteria = criteriaOf(filters, now)
    const listed = criteria ? await search(context, { ...question, criteria }) : await list(context, question)
    // Somebody whose merge requests are found has that name.
    const nobody =
      listed.kind === 'list' && listed.total === 0 ? await nobodyNamed(filters, project, context) : null
    if (nobody) return { kind: 'nobody' as const, reply: nobody }
    const projectName = await context.workspace.projects.title(project)
    return {
      kind: 'answered' as const,
      listed,
      question: { ...question, filters, projectName, renews: input.asksFilters },
    }
  },
  render(outcome, invocation) {
    if (outcome.kind === 'nobody') return outcome.reply
    const { listed, question } = outcome
    return listed.kind === 'list'
      ? mergeRequestList(listed, question, invocation)
      : failureReply(listed, { tried: 'I can’t list the merge requests' })
  },
  examples: [
    { typed: '', means: {} },
    { typed: 'fix cart', means: { search: 'fix cart' } },
    { typed: '--state merged --sort asc', means: { state: 'merged', sort: 'asc' } },
    { typed: '--author @me --label bug,docs', means: { author: '@me', label: 'bug,docs' } },
    { typed: '--no-draft --stale 5d', means: { draft: false, stale: '5d' } },
  ],
})

async function filterForm(context: ForgeContext, input: ListRequest): Promise<FormRequest<ListInput>> {
  const { project, orderBy, sort, iid, notLabel, branch, draft, ready, failed } = input
  const { author = '', assignee = '', reviewer = '', label = '', milestone = '', search = '' } = input
  const reviewers = { name: 'reviewer', value: reviewer, help: `${NAMES}; none for nobody` }
  return {
    kind: 'form',
    title: 'Filter merge requests',
    about: `Leave empty what doesn’t matter in ${await context.workspace.projects.title(project)}`,
    yes: 'Show list',
    inputs: [
      { name: 'state', value: input.state, required: true, help: '' },
      { name: 'search', value: search, label: 'Words', help: 'In the title or the description' },
      { name: 'author', value: author, help: NAMES },
      { name: 'assignee', value: assignee, help: `${NAMES}; none for nobody` },
      ...(context.forge.missing('reviewers') === null ? [reviewers] : []),
      { name: 'label', value: label, help: 'Any of these: bug,docs' },
      {
        name: 'milestone',
        value: typeof milestone === 'string' ? milestone : typedMilestone(milestone),
        help: '%3, its title, or none',
      },
      { name: 'stale', value: input.stale ?? '', label: 'No activity for', help: '5d, 2w or 12h' },
    ],
    input: { project, orderBy, sort, iid, notLabel, branch, draft, ready, failed, asksFilters: true },
  }
}

const NAMES = 'A user name, a display name, or @me'

const PEOPLE = ['author', 'assignee', 'reviewer'] as const

/**
 * Replaces `@me`, mentions and user groups with user names, so that the answer and its buttons mean the same to every
 * reader; `nobody` where a person is unknown or ambiguous.
 */
async function settlePeople(input: ListRequest, { forge: { users } }: ForgeContext) {
  const nobody = (reply: Reply) => ({ kind: 'nobody' as const, reply })
  const filters = filtersOf(input)
  const { project } = input
  const settled = new Map<(typeof PEOPLE)[number], string>()
  for (const key of PEOPLE) {
    const names: string[] = []
    for (const typed of namesIn(filters[key] ?? '')) {
      const group = await users.findGroup(typed)
      if (group && group.kind !== 'group') return nobody(nobodyReply(group))
      if (group) {
        names.push(...group.people.map(({ username }) => username))
        continue
      }
      const found = isMe(typed) || typed.startsWith('<') ? await users.find({ project, person: typed }) : null
      if (found?.kind === 'user-group') return nobody(nobodyReply(found))
      if (found && found.kind !== 'person')
        return nobody(unknownUserReply(typed, { ...input, filters: { ...filters, [key]: undefined } }))
      names.push(found ? (found.person.username ?? found.person.name) : typed)
    }
    if (names.length > 0) settled.set(key, names.join(','))
  }
  return { kind: 'filters' as const, filters: { ...filters, ...Object.fromEntries(settled) } }
}

/** Returns the answer about a name that nobody has; null when somebody has each of them. */
async function nobodyNamed(filters: ListFilters, project: number, { forge: { users } }: ForgeContext) {
  const names = PEOPLE.flatMap((key) => partsOf(filters[key] ?? '')).filter((name) => !isNone(name))
  for (const person of names) {
    const found = await users.find({ project, person })
    if (found.kind === 'unknown-person') return nobodyReply(found)
  }
  return null
}
