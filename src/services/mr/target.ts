import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { explainRefusedMergeRequestWrite, type Failure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import { type Preparation, reconcile, type Write } from '../writes/reconcile.ts'
import type { Observed, Target } from '../writes/toggle.ts'
import { findMergeRequest, type MergeRequestName, viewMergeRequest } from './read.ts'

export const MergeRequestBefore = z.object({ mr: MergeRequest })
export type MergeRequestBefore = z.infer<typeof MergeRequestBefore>

/** A merge request as the target of a write: read alone before the call, and whole where it is shown. */
export function mergeRequestTarget(
  session: Session,
  name: MergeRequestName,
  { forge: { ids } }: ForgeContext,
): Target<MergeRequestView, MergeRequestBefore, Failure> {
  const whole = () => viewMergeRequest(session, name, ids)
  return {
    before: MergeRequestBefore,
    record: ({ mr }) => ({ mr }),
    nameOf: ({ mr }) => fullName(mr),
    async find() {
      const found = await findMergeRequest(session, name, ids)
      return found.kind === 'found' ? bareView(found.mr) : found
    },
    whole,
    read: whole,
    refused: (answer, { mr }) => explainRefusedMergeRequestWrite(session, name.project, mr, answer),
  }
}

export function bareView(mr: MergeRequest): Observed<MergeRequestView> {
  return { kind: 'view', view: { mr, commits: null, files: null } }
}

interface MergeRequestWrite<Before, Outcome, Value>
  extends Omit<Write<Before, Outcome, Value>, 'prepare' | 'refused'> {
  prepare(mr: MergeRequest): Preparation<Before, Outcome> | Promise<Preparation<Before, Outcome>>
  /** Absent where a refusal means the same as for every write to a merge request. */
  refused?: Write<Before, Outcome>['refused']
}

/** Makes one call with the caller’s own account; `prepare` gets the merge request as it is before it. */
export function writeToMergeRequest<Before extends MergeRequestBefore, Outcome, Value = unknown>(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
  declare: (session: Session) => MergeRequestWrite<Before, Outcome | Failure, Value>,
): Promise<Outcome | Failure> {
  return withOwnAccount<Outcome>(context, (session) => {
    const write = declare(session)
    return reconcile<Before, Outcome | Failure, Value>(context, operation, {
      ...write,
      refused:
        write.refused ??
        ((answer, { mr }) => explainRefusedMergeRequestWrite(session, name.project, mr, answer)),
      async prepare() {
        const found = await findMergeRequest(session, name, context.forge.ids)
        return found.kind === 'found' ? write.prepare(found.mr) : { kind: 'stop', outcome: found }
      },
    })
  })
}
