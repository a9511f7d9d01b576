import { permissions } from '../../services/access/permission.ts'
import { list, search } from '../../services/mr/list.ts'
import { mergeRequestList } from '../../views/merge-request/list.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { criteriaOf, filtersOf, iidsOf, listInput } from './list-input.ts'
import { settlePeople } from './list-people.ts'

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
