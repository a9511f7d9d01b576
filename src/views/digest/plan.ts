import type { DigestView } from '../../model/digest.ts'
import type { Blocks } from '../reply.ts'
import { GROUPS, groupsOf } from './groups.ts'
import { AS_LITTLE_AS_CAN_BE, hasChart, type Shown } from './section.ts'

/** The parts shown of each milestone, from the first one; milestones beyond the plan are only named. */
export type Plan = readonly Shown[]

/** Slack accepts 50 blocks, and refuses a message of about 13,200 characters of JSON. */
const MOST_BLOCKS = 48
const MOST_JSON = 12_400
/** Slack accepts two charts in a message. */
const CHARTS = 2

/**
 * The largest plan that fits, by importance: the lines of every milestone, the charts of the first two with
 * issues, and then the issues at risk, the closed ones, and the merge requests, group by group.
 */
export function planned(view: DigestView, layOut: (plan: Plan) => Blocks): Plan {
  const fits = (plan: Plan) => {
    const blocks = layOut(plan)
    return blocks.length <= MOST_BLOCKS && JSON.stringify(blocks, asItLeaves).length <= MOST_JSON
  }
  const most = view.milestones.map(() => AS_LITTLE_AS_CAN_BE)
  let plan: Plan = most
  while (plan.length > 0 && !fits(plan)) plan = plan.slice(0, -1)
  for (const { index, grow } of steps(view, plan.length)) {
    const next = plan.map((shown, at) => (at === index ? grow(shown) : shown))
    if (fits(next)) plan = next
  }
  return plan
}

/** An id replaces a button’s value when the message is sent. */
function asItLeaves(key: string, value: unknown): unknown {
  return key === 'value' && typeof value === 'string' ? 'an id of 22 characters' : value
}

interface Step {
  readonly index: number
  grow(shown: Shown): Shown
}

function steps({ milestones }: DigestView, fitting: number): Step[] {
  const shown = [...milestones.slice(0, fitting).entries()]
  const charts = shown
    .filter(([, milestone]) => hasChart(milestone))
    .slice(0, CHARTS)
    .map(([index]) => ({ index, grow: (before: Shown) => ({ ...before, chart: true }) }))
  const groups = GROUPS.flatMap((name) =>
    shown
      .filter(([, milestone]) => groupsOf(milestone).some((group) => group.name === name))
      .map(([index]) => ({
        index,
        grow: (before: Shown) => ({ ...before, groups: [...before.groups, name] }),
      })),
  )
  return [...charts, ...groups]
}
