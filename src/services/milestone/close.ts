import { z } from 'zod'
import { listMilestones, updateMilestone } from '../../forge/milestones.ts'
import { Milestone, ownerOf } from '../../model/milestone.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Undoes } from '../../model/undo.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { explainRefusedWrite } from '../operations/diagnose-unauthorized.ts'
import type { Operation } from '../operations/operation.ts'
import { reconcile } from '../operations/reconcile.ts'
import { findChangeToUndo, isLaterThan, type NotUndone } from '../operations/undo.ts'
import { confirmed, stillPending, unreadable } from '../operations/verification.ts'
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

/** A change of this milestone that is not undone. */
export type MilestoneNotUndone = NotUndone & { readonly project: number; readonly milestone: Milestone }

/**
 * `forGroup`: the person knows that a group’s milestone belongs to all its projects. `undoes`: the change that
 * this one takes back.
 */
export type ChangedName = MilestoneName & {
  readonly forGroup?: boolean | undefined
  readonly undoes?: Undoes | undefined
}

const Before = z.object({ milestone: Milestone })

/** Closes a milestone. */
export function close(
  context: ForgeContext,
  name: ChangedName,
  operation: Operation,
): Promise<MilestoneChange> {
  return changeState(context, name, 'close', operation)
}

/** Reactivates a closed milestone. */
export function activate(
  context: ForgeContext,
  name: ChangedName,
  operation: Operation,
): Promise<MilestoneChange> {
  return changeState(context, name, 'activate', operation)
}

/** Sends one PUT, or none when the state is already the wanted one. */
function changeState(
  context: ForgeContext,
  name: ChangedName,
  event: 'close' | 'activate',
  operation: Operation,
): Promise<MilestoneChange> {
  return withOwnAccount(context, (session) => {
    const { project } = name
    const target = event === 'close' ? 'closed' : 'active'
    const kind = event === 'close' ? 'closed' : 'activated'
    return reconcile<z.infer<typeof Before>, MilestoneChange>(context, operation, {
      before: Before,
      async prepare() {
        const found = await findMilestone(session, name, 'exact')
        if ('kind' in found) return { kind: 'stop', outcome: found }
        if (found.state !== target) {
          if (needsWord(found, name))
            return { kind: 'stop', outcome: { kind: 'of-group', project, milestone: found, wants: event } }
          const refused = name.undoes ? await undoRefusal(context, name.undoes, event, found) : null
          if (refused) return { kind: 'stop', outcome: { ...refused, project, milestone: found } }
          return { kind: 'send', before: { milestone: found } }
        }
        const now = await readView(session, project, found)
        if (now.kind !== 'view') return { kind: 'stop', outcome: now }
        return { kind: 'stop', outcome: { kind, already: true, answered: true, view: now.view } }
      },
      send: ({ milestone }) => updateMilestone(session, project, milestone, { state_event: event }),
      refused: (answer, { milestone }) =>
        explainRefusedWrite(answer, `Milestone ${milestoneName(milestone)}`, () =>
          listMilestones(session, project, { per_page: 1 }),
        ),
      // The outcome comes from what the forge shows afterwards, not from the status of the call.
      async verify({ milestone }, answer) {
        const what = milestoneName(milestone)
        const same = { project, milestone: milestone.iid, owner: ownerOf(milestone) }
        const latest = await findMilestone(session, same, 'exact')
        if ('kind' in latest) return unreadable(latest, what)
        if (latest.state !== target)
          return stillPending({ kind: 'unconfirmed', what, reason: `${SERVER} doesn’t show the change` })
        const view = await readViewOrBare(session, project, latest)
        return confirmed({ kind, already: false, answered: answer.kind === 'done', view })
      },
    })
  })
}

/** Returns why the opposite change is not undone; null when the milestone is as that change left it. */
async function undoRefusal(
  context: ForgeContext,
  undoes: Undoes,
  event: 'close' | 'activate',
  milestone: Milestone,
): Promise<NotUndone | null> {
  const opposite = event === 'close' ? 'milestone.activate' : 'milestone.close'
  const undone = await findChangeToUndo(context, undoes, opposite, Before)
  if (undone.kind !== 'undoable') return undone
  const isOther = undone.before.milestone.id !== milestone.id
  return isOther || isLaterThan(undoes, milestone.updated_at) ? { kind: 'undo-overtaken' } : null
}

/** True when the person must first be warned that the milestone belongs to a group. */
export function needsWord({ group_id }: Milestone, { forGroup = false }: ChangedName): boolean {
  return group_id !== null && !forGroup
}
