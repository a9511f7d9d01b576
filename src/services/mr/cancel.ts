import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { cancelMergeWhenBuildSucceeds } from '../../forge/merge-requests.ts'
import { getTrainCar } from '../../forge/projects.ts'
import { fullName, isFinished } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { cancelledWords } from '../../model/merge-rules.ts'
import { SERVER } from '../../model/server-name.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { confirmed, notShown, ruledOut, stillPending } from '../writes/reconcile.ts'
import { toggle } from '../writes/toggle.ts'
import { endAutoMerge, endOwnAutoMerge } from './auto-merge-records.ts'
import type { MergeRequestName } from './read.ts'
import { MergeRequestBefore, mergeRequestTarget } from './target.ts'

export type CancelOutcome =
  /**
   * `over`: auto-merge has ended, but the answer was lost, so it is unknown who cancelled it. The last two:
   * nothing was sent, or the forge refused, because there was nothing to cancel.
   */
  | {
      readonly kind: 'was-not-waiting' | 'too-late'
      readonly view: MergeRequestView
    }
  | {
      readonly kind: 'cancelled' | 'over'
      readonly view: MergeRequestView
      /** True when it was taken off a merge train. */
      readonly wasOnTrain: boolean
    }
  | { readonly kind: 'still-waiting'; readonly view: MergeRequestView; readonly reason: string }
  | Failure

const Before = MergeRequestBefore.extend({ wasOnTrain: z.boolean().default(false) })
type Before = z.infer<typeof Before>

/** Statuses of one that is on its merge train (doc/api/merge_trains.md of the server). */
const ON_TRAIN: ReadonlySet<string | null> = new Set(['idle', 'stale', 'fresh', 'merging'])

async function isOnTrain(session: Session, { project, mr }: MergeRequestName): Promise<boolean> {
  if (!session.offers('builds')) return false
  const car = await getTrainCar(session, project, mr)
  return car.kind === 'done' && ON_TRAIN.has(car.value.status)
}

/** Cancels auto-merge, or takes it off its merge train; the outcome is read from the merge request afterwards. */
export const cancel = toggle<MergeRequestName, MergeRequestView, Before, CancelOutcome>(
  (session, name, context) => ({
    ...mergeRequestTarget(session, name, context),
    before: Before,
    record: async ({ mr }) => ({ mr, wasOnTrain: await isOnTrain(session, name) }),
    isDesired: ({ mr }) => !isFinished(mr) && mr.merge_when_build_succeeds === false,
    blocker(view) {
      if (isFinished(view.mr)) return { kind: 'too-late', view }
      // Where the server does not say whether it is on, only a call can tell.
      return view.mr.merge_when_build_succeeds === false ? { kind: 'was-not-waiting', view } : null
    },
    send: ({ mr }) => cancelMergeWhenBuildSucceeds(session, name.project, mr),
    ambiguous: {
      // Their meaning varies between servers.
      statuses: new Set([404, 405, 406, 409, 422]),
      explain(view, { mr }, answer) {
        if (isFinished(view.mr)) return { kind: 'too-late', view }
        return view.mr.merge_when_build_succeeds
          ? writeFailure(answer, fullName(mr))
          : { kind: 'was-not-waiting', view }
      },
    },
    done: (view, answer, { wasOnTrain }) => ({
      kind: answer.kind === 'done' ? 'cancelled' : 'over',
      view,
      wasOnTrain,
    }),
    otherwise(view, { mr, wasOnTrain }, answer) {
      if (isFinished(view.mr)) return ruledOut({ kind: 'too-late', view })
      if (view.mr.merge_when_build_succeeds)
        return stillPending({
          kind: 'still-waiting',
          view,
          reason: answer.kind === 'done' ? '' : answer.reason,
        })
      return answer.kind === 'done'
        ? confirmed({ kind: 'cancelled', view, wasOnTrain })
        : notShown(fullName(mr), `${SERVER} doesn’t say whether auto-merge is on`)
    },
    async afterwards(outcome) {
      if (outcome.kind === 'cancelled') await endAutoMerge(context, name, cancelledWords(outcome.wasOnTrain))
      if (outcome.kind === 'over') await endOwnAutoMerge(context, name)
    },
  }),
)
