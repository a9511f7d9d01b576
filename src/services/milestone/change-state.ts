import type { Session } from '../../api/client.ts'
import { updateMilestone } from '../../api/milestones.ts'
import { readBack } from '../read-back.ts'
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

/** Closes a milestone or makes it active again: one PUT, and none when it is so already. */
export async function changeState(
  session: Session,
  name: MilestoneName,
  event: 'close' | 'activate',
): Promise<MilestoneChange> {
  const found = await findMilestone(session, name, 'exact')
  if ('kind' in found) return found
  const { project } = name
  const wanted = event === 'close' ? 'closed' : 'active'
  const kind = event === 'close' ? 'closed' : 'activated'
  if (found.state === wanted) {
    const now = await look(session, project, found)
    return now.kind === 'view' ? { kind, already: true, answered: true, view: now.view } : now
  }
  const what = nameOf(found)
  const answer = await updateMilestone(session, project, found.id, { state_event: event })
  if (answer.kind === 'unsent' || answer.kind === 'refused')
    return refusedWrite(session, project, answer, `Milestone ${what}`)

  // The sentence comes from what the forge shows afterwards, not from the status of the call.
  const again = await readBack(
    answer,
    () => findMilestone(session, { project, milestone: found.iid }, 'exact'),
    (seen) => !('kind' in seen) && seen.state === wanted,
  )
  if ('kind' in again) return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
  if (again.state !== wanted)
    return { kind: 'unconfirmed', what, reason: 'The forge does not show the change' }
  const view = await lookOrBare(session, project, again)
  return { kind, already: false, answered: answer.kind === 'done', view }
}
