import type { KnownBlock } from '@slack/types'
import type { Milestone } from '../../model/milestone.ts'
import { button } from '../button.ts'
import { type Reply, small } from '../reply.ts'
import { count, escaped, oneLine } from '../text.ts'
import { milestoneStatus, milestoneTitle } from './milestone.ts'

const SHOWN = 20

/** Milestones as rows, each of which opens. */
export function milestoneList(
  { items, complete }: { readonly items: readonly Milestone[]; readonly complete: boolean },
  {
    project,
    projectName,
    state,
  }: { readonly project: number; readonly projectName: string; readonly state: string },
  now: Date,
): Reply {
  const kind = state === 'all' ? 'milestone' : `${state} milestone`
  const headline =
    items.length === 0
      ? `No ${kind}s in ${projectName}`
      : `${complete ? '' : 'The first '}${count(items.length, kind)} in ${projectName}`
  const blocks: KnownBlock[] = [
    { type: 'header', text: { type: 'plain_text', text: oneLine(headline, 150), emoji: false } },
    small(orderWords(items, state)),
    ...items.slice(0, SHOWN).map((milestone) => row(milestone, project, now)),
  ]
  const names = items.slice(0, SHOWN).map((milestone) => milestoneTitle(milestone, 60))
  return {
    message: { to: 'channel', text: escaped(`${headline}. ${names.join('; ')}`), blocks },
  }
}

function orderWords(items: readonly Milestone[], state: string): string {
  if (items.length === 0)
    return state === 'all' ? 'None has been made yet.' : 'Try the state “all”: /milestone list --state all'
  return items.length > SHOWN
    ? `Earliest due date first; ${items.length - SHOWN} more are not shown`
    : 'Earliest due date first'
}

function row(milestone: Milestone, project: number, now: Date): KnownBlock {
  const text = `${milestoneTitle(milestone)}\n${milestoneStatus(milestone, now)}`
  return {
    type: 'section',
    text: { type: 'plain_text', text, emoji: false },
    accessory: button(
      'Show',
      { verb: 'milestone.view', input: { project, milestone: milestone.iid } },
      { spoken: `Show milestone %${milestone.iid}` },
    ),
  }
}
