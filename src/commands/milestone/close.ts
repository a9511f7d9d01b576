import { permissions } from '../../services/access/permission.ts'
import { activate, close } from '../../services/milestone/close.ts'
import { view } from '../../services/milestone/view.ts'
import { milestoneCloseQuestion, milestoneStateReply } from '../../views/milestone/close.ts'
import { milestoneInput } from '../../views/milestone/milestone.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { undoableMilestone } from '../fields.ts'
import { withCard } from './fields.ts'

/** Closes at once when nothing is open on it, otherwise asks. */
export const milestoneClose = defineCommand({
  path: ['milestone', 'close'],
  also: ['finish', 'complete'],
  summary: 'Close a milestone',
  effect: 'destructive',
  isStoredFirst: false,
  ...noOtherEffect,
  access: permissions.changes,
  needs: 'account',
  ...undoableMilestone,
  async confirm(context, input, { privateAudience = 'others' }) {
    const projectName = await context.workspace.projects.title(input.project)
    const read = await view(context, { ...input, match: 'exact', audience: privateAudience })
    if (read.kind !== 'view') return { kind: 'settled', outcome: { outcome: read, projectName, card: null } }
    const { milestone: found, open, complete } = read.view
    const ofGroup = found.group_id !== null
    if (found.state === 'closed' || (complete && open.length === 0 && !ofGroup)) return { kind: 'go' }
    return {
      kind: 'ask',
      ...milestoneCloseQuestion(read.view),
      yes: 'Close milestone',
      input: {
        ...input,
        ...milestoneInput(input.project, found),
        forGroup: ofGroup ? (true as const) : undefined,
      },
    }
  },
  run: async (context, input, operation, { zone }) =>
    withCard(context, await close(context, input, operation), input, zone),
  render: milestoneStateReply,
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '"Sprint 9"', means: { milestone: 'Sprint 9' } },
  ],
})

export const milestoneActivate = defineCommand({
  path: ['milestone', 'activate'],
  also: ['reopen'],
  summary: 'Reopen a closed milestone',
  formTitle: 'Reopen milestone',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.changes,
  needs: 'account',
  ...undoableMilestone,
  run: async (context, input, operation, { zone }) =>
    withCard(context, await activate(context, input, operation), input, zone),
  render: milestoneStateReply,
})
