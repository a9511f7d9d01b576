import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { close } from '../../services/milestone/close.ts'
import { type MilestoneView, view } from '../../services/milestone/view.ts'
import { FOR_ALL_PROJECTS } from '../../views/milestone/group-question.ts'
import { group, milestoneInput, placedTitle } from '../../views/milestone/milestone.ts'
import { bold, lines, text } from '../../views/rich-text.ts'
import { count, escaped } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { forGroup, milestone, owner, project } from '../fields.ts'
import { renderChange } from './outcome.ts'

/** `/milestone close %3`: closes at once when nothing is open on it, otherwise asks. */
export const milestoneClose = defineCommand({
  path: ['milestone', 'close'],
  summary: 'Close a milestone; asks first when issues are still open',
  effect: 'destructive',
  access: permissions.changes,
  needs: 'account',
  positionals: ['milestone'],
  input: z.object({ project, milestone, owner, forGroup }),
  async confirm(input, context, { alone = 'others' }) {
    const projectName = await context.projects.title(input.project)
    const read = await view(context, { ...input, match: 'exact', audience: alone })
    if (read.kind !== 'view') return { kind: 'settled', outcome: { outcome: read, projectName } }
    const { milestone: found, open, complete } = read.view
    const ofGroup = found.group_id !== null
    if (found.state === 'closed' || (complete && open.length === 0 && !ofGroup)) return { kind: 'go' }
    const question = `Close ${placedTitle(found, projectName)} with ${openWords(read.view)}? Nothing has been changed yet.`
    const shared = ofGroup ? FOR_ALL_PROJECTS : ''
    return {
      kind: 'ask',
      text: escaped([question, shared].filter(Boolean).join(' ')),
      blocks: [
        lines(
          [bold(question)],
          [text([shared, 'Open issues stay open and stay on the milestone.'].filter(Boolean).join(' '))],
        ),
        ...group('Still open', open),
      ],
      yes: `Close %${found.iid}`,
      input: {
        ...input,
        ...milestoneInput(input.project, found),
        ...(ofGroup ? { forGroup: true as const } : {}),
      },
    }
  },
  run: async (input, context, operation) => ({
    outcome: await close(context, input, operation),
    projectName: await context.projects.title(input.project),
  }),
  render: renderChange,
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '"Sprint 9"', means: { milestone: 'Sprint 9' } },
  ],
})

function openWords({ open, closed, complete }: MilestoneView): string {
  if (complete) return open.length === 0 ? 'no open issue' : count(open.length, 'open issue')
  if (open.length > 0) return `at least ${count(open.length, 'open issue')}`
  return `issues that were not all read (the first ${count(closed.length, 'issue')} are closed)`
}
