import { z } from 'zod'
import { todayOf } from '../../model/invocation.ts'
import { permissions } from '../../services/access/permission.ts'
import { list } from '../../services/milestone/list.ts'
import { failureReply } from '../../views/failure.ts'
import { milestoneList } from '../../views/milestone/list.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { page } from './fields.ts'
import { milestoneView } from './view.ts'

/** `3`, `%3`; at most 15 digits, so that no number is rounded. */
const IID = /^%?0{0,9}[1-9][0-9]{0,14}$/
const MAX_IIDS = 20

export const milestoneListCommand = defineCommand({
  path: ['milestone', 'list'],
  also: ['ls', 'search', 'find'],
  summary: 'List milestones by due date',
  formTitle: 'List milestones',
  effect: 'read',
  includes: [milestoneView],
  access: permissions.reads,
  needs: 'reader',
  positionals: [],
  input: z.object({
    project,
    state: z
      .enum(['active', 'closed', 'all'])
      .optional()
      .meta({
        words: { open: 'active', opened: 'active', active: 'active', closed: 'closed', all: 'all' },
        description: 'Only milestones in this state (default: active, or all with --iid)',
      }),
    iid: z
      .string()
      .refine((text) => partsOf(text).every((part) => IID.test(part)), 'must be numbers such as 1,2')
      .refine((text) => partsOf(text).length > 0, 'must name a number')
      .refine((text) => partsOf(text).length <= MAX_IIDS, `must name ${MAX_IIDS} numbers or fewer`)
      .optional()
      .describe('Only these numbers: 1,2'),
    page,
  }),
  async run(context, { project, state: requestedState, iid, page }) {
    const iids = iid === undefined ? undefined : [...new Set(partsOf(iid).map(iidIn))]
    const state = requestedState ?? (iids ? 'all' : 'active')
    const listed = await list(context, { project, state, page, iids })
    return {
      question: { project, projectName: await context.workspace.projects.title(project), state, iids, page },
      listed,
    }
  },
  render: ({ question, listed }, invocation) =>
    listed.kind === 'list'
      ? milestoneList(listed, question, todayOf(invocation))
      : failureReply(listed, { tried: 'I can’t list the milestones' }),
  examples: [
    { typed: '', means: {} },
    { typed: '--state all', means: { state: 'all' } },
    { typed: '--iid 1,2', means: { iid: '1,2' } },
  ],
})

function partsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '')
}

function iidIn(part: string): number {
  return Number(part.replace('%', ''))
}
