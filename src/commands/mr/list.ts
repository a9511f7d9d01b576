import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { list, search } from '../../services/mr/list.ts'
import { inParts } from '../../views/failure-parts.ts'
import { mergeRequestList } from '../../views/merge-request/list.ts'
import type { ListFilters } from '../../views/merge-request/list-filters.ts'
import type { Reply } from '../../views/reply.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { criteriaOf, filtersOf, iidsOf, listInput } from './list-input.ts'

/** `/mr list` */
export const mrList = defineCommand({
  path: ['mr', 'list'],
  also: ['ls'],
  summary: 'List merge requests, ten a page',
  effect: 'read',
  access: permissions.reads,
  needs: 'reader',
  positionals: ['search'],
  input: listInput,
  async run(input, context, { now }) {
    const settled = await settlePeople(filtersOf(input), input.project, context)
    if (settled.kind !== 'filters') return settled
    const { filters } = settled
    const { project, state, orderBy, sort, page } = input
    const iids = iidsOf(filters)
    const question = { project, state, orderBy, sort, page, ...(iids ? { iids } : {}) }
    const criteria = criteriaOf(filters, now)
    const listed = criteria ? await search(context, { ...question, criteria }) : await list(context, question)
    const projectName = await context.projects.title(project)
    return { kind: 'answered' as const, listed, question: { ...question, filters, projectName } }
  },
  render(outcome) {
    if (outcome.kind === 'nobody') return outcome.reply
    const { listed, question } = outcome
    return listed.kind === 'list'
      ? mergeRequestList(listed, question)
      : readFailureReply(listed, 'The merge requests cannot be listed')
  },
  examples: [
    { typed: '', means: {} },
    { typed: 'fix cart', means: { search: 'fix cart' } },
    { typed: '--state merged --sort asc', means: { state: 'merged', sort: 'asc' } },
    { typed: '--author @me --label bug,docs', means: { author: '@me', label: 'bug,docs' } },
    { typed: '--no-draft --stale 5d', means: { draft: false, stale: '5d' } },
  ],
})

type SettledPeople =
  | { readonly kind: 'filters'; readonly filters: ListFilters }
  /** The person is unknown or ambiguous. */
  | { readonly kind: 'nobody'; readonly reply: Reply }

/**
 * Replaces `@me` and mentions with user names, so that the answer and its buttons mean the same to every
 * reader.
 */
async function settlePeople(
  filters: ListFilters,
  project: number,
  { users }: ForgeContext,
): Promise<SettledPeople> {
  const names = new Map<'author' | 'assignee' | 'reviewer', string>()
  for (const key of ['author', 'assignee', 'reviewer'] as const) {
    const typed = filters[key]
    if (typed === undefined || !/^@me$|^<@/i.test(typed)) continue
    const found = await users.find({ project, person: typed })
    if (found.kind !== 'person') return { kind: 'nobody', reply: unknownReply(typed) }
    names.set(key, found.person.username ?? found.person.name)
  }
  return { kind: 'filters', filters: { ...filters, ...Object.fromEntries(names) } }
}

function unknownReply(typed: string): Reply {
  const [who, learned] = typed.startsWith('<')
    ? ['the user name of that person', 'they open a merge request or add a todo here']
    : ['your user name', 'you open a merge request or add a todo here']
  return inParts(
    {
      what: 'Nothing was listed',
      why: `I do not know ${who} at the forge yet.`,
      now: `I learn it when ${learned}.`,
      next: 'Until then, type it, as in --author ann.',
    },
    { reason: 'absent' },
  )
}
