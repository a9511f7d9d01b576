import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { explainRefusedMergeRequestWrite } from '../writes/diagnose-unauthorized.ts'
import type { Observed, Target } from '../writes/toggle.ts'
import { findMergeRequest, type MergeRequestName, viewMergeRequest } from './read.ts'

export const MergeRequestBefore = z.object({ mr: MergeRequest })
export type MergeRequestBefore = z.infer<typeof MergeRequestBefore>

/** A merge request as the target of a write: read alone before the call, and whole where it is shown. */
export function mergeRequestTarget(
  session: Session,
  name: MergeRequestName,
  { ids }: ForgeContext,
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
