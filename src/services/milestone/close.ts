import { z } from 'zod'
import { listMilestones, updateMilestone } from '../../forge/milestones.ts'
import { Milestone, ownerOf } from '../../model/milestone.ts'
import type { Undoes } from '../../model/undo.ts'
import { explainRefusedWrite, type Failure } from '../failure.ts'
import { notShown } from '../writes/reconcile.ts'
import { type Observed, toggle } from '../writes/toggle.ts'
import { isLaterThan, type NotUndone, undoBlocker } from '../writes/undo.ts'
import { type Ambiguous, findMilestone, type MilestoneName, milestoneName } from './find.ts'
import { type MilestoneView, readView, readViewOrBare } from './view.ts'

export type MilestoneChange =
  /** `answered` false: the forge’s answer was lost, so another person may have done it at that moment. */
  | {
      readonly kind: 'closed' | 'activated'
      readonly already: boolean
      readonly answered: boolean
      readonly view: MilestoneView
    }
  /** A group’s milestone, which changes for all its projects, without confirmation; nothing was sent. */
  | OfGroup
  | MilestoneNotUndone
  | Ambiguous
  | Failure

/** A group milestone changes only after the person has confirmed that it belongs to a group. */
export interface OfGroup {
  readonly kind: 'of-group'
  readonly project: number
  readonly milestone: Milestone
  readonly wants: 'close' | 'activate' | 'edit'
}

export type MilestoneNotUndone = NotUndone & { readonly project: number; readonly milestone: Milestone }

/**
 * `forGroup`: the person knows that a group’s milestone belongs to all its projects. `undoes`: the change that
 * this one takes back.
 */
export type ChangedName = MilestoneName & {
  readonly forGroup?: boolean
  readonly undoes?: Undoes
}

const Before = z.object({ milestone: Milestone })
type Before = z.infer<typeof Before>

export const close = setState('closed')

export const activate = setState('activated')

function setState(desired: 'closed' | 'activated') {
  const isClosing = desired === 'closed'
  const isDesired = ({ state }: Milestone) => state === (isClosing ? 'closed' : 'active')
  return toggle<ChangedName, Milestone, Before, MilestoneChange>((session, name, context) => {
    const { project } = name
    const find = async (of: MilestoneName): Promise<Observed<Milestone> | Ambiguous | Failure> => {
      const found = await findMilestone(session, of, 'exact')
      return 'kind' in found ? found : { kind: 'view', view: found }
    }
    return {
      before: Before,
      record: (milestone) => ({ milestone }),
      nameOf: ({ milestone }) => milestoneName(milestone),
      find: () => find(name),
      whole: null,
      isDesired,
      async blocker(milestone) {
        if (isDesired(milestone)) {
          const now = await readView(session, project, milestone)
          return now.kind === 'view' ? { kind: desired, already: true, answered: true, view: now.view } : now
        }
        if (needsWord(milestone, name))
          return { kind: 'of-group', project, milestone, wants: isClosing ? 'close' : 'activate' }
        const opposite = isClosing ? 'milestone.activate' : 'milestone.close'
        const notUndone = await undoBlocker(context, name.undoes, opposite, Before, (before) => {
          const isOther = before.milestone.id !== milestone.id
          return isOther || isLaterThan(name.undoes, milestone.updated_at)
        })
        return notUndone && { ...notUndone, project, milestone }
      },
      send: ({ milestone }) =>
        updateMilestone(session, project, milestone, { state_event: isClosing ? 'close' : 'activate' }),
      refused: (answer, { milestone }) =>
        explainRefusedWrite(answer, `Milestone ${milestoneName(milestone)}`, () =>
          listMilestones(session, project, { per_page: 1 }),
        ),
      ambiguous: null,
      read: ({ milestone }) => find({ project, milestone: milestone.iid, owner: ownerOf(milestone) }),
      done: async (milestone, answer) => ({
        kind: desired,
        already: false,
        answered: answer.kind === 'done',
        view: await readViewOrBare(session, project, milestone),
      }),
      otherwise: (_, { milestone }) => notShown(milestoneName(milestone)),
      afterwards: null,
    }
  })
}

/** True when the person must first be warned that the milestone belongs to a group. */
export function needsWord({ group_id }: Milestone, { forGroup = false }: ChangedName): boolean {
  return group_id !== null && !forGroup
}
