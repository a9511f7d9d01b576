import { z } from 'zod'
import type { Session } from '../../api/client.ts'
import { updateMilestone } from '../../api/milestones.ts'
import { Milestone } from '../../model/milestone.ts'
import { notYet, outOfSight, shows } from '../judged.ts'
import type { Resolve } from '../resolve.ts'
import type { Trouble } from '../trouble.ts'
import { type Ambiguous, findMilestone, type MilestoneName, nameOf } from './find.ts'
import { look, lookOrBare, type MilestoneView } from './look.ts'
import { refusedWrite } from './refused-write.ts'

export type MilestoneChange =
  /** `answered` false: the forge’s answer was lost, so somebody else may have done it at that moment. */
  | {
      readonly kind: 'closed' | 'activated'
      readonly already: boolean
      readonly answered: boolean
      readonly view: MilestoneView
    }
  | Ambiguous
  | Trouble

const Before = z.object({ milestone: Milestone })

/** Closes a milestone or makes it active again: one PUT, and none when it is so already. */
export function changeState(
  session: Session,
  name: MilestoneName,
  event: 'close' | 'activate',
  resolve: Resolve,
): Promise<MilestoneChange> {
  const { project } = name
  const wanted = event === 'close' ? 'closed' : 'active'
  const kind = event === 'close' ? 'closed' : 'activated'
  return resolve<z.infer<typeof Before>, MilestoneChange>({
    before: Before,
    async prepare() {
      const found = await findMilestone(session, name, 'exact')
      if ('kind' in found) return { kind: 'stop', outcome: found }
      if (found.state !== wanted) return { kind: 'send', before: { milestone: found } }
      const now = await look(session, project, found)
      if (now.kind !== 'view') return { kind: 'stop', outcome: now }
      return { kind: 'stop', outcome: { kind, already: true, answered: true, view: now.view } }
    },
    send: ({ milestone }) => updateMilestone(session, project, milestone.id, { state_event: event }),
    refused: (answer, { milestone }) =>
      refusedWrite(session, project, answer, `Milestone ${nameOf(milestone)}`),
    // The sentence comes from what the forge shows afterwards, not from the status of the call.
    async look({ milestone }, answer) {
      const what = nameOf(milestone)
      const again = await findMilestone(session, { project, milestone: milestone.iid }, 'exact')
      if ('kind' in again) return outOfSight(again, what)
      if (again.state !== wanted)
        return notYet({ kind: 'unconfirmed', what, reason: 'The forge does not show the change' })
      const view = await lookOrBare(session, project, again)
      return shows({ kind, already: false, answered: answer.kind === 'done', view })
    },
  })
}
