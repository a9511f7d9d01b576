import { z } from 'zod'
import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { cancelMergeWhenBuildSucceeds } from '../../api/merge-requests.ts'
import { fullName, isFinished } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { notYet, outOfSight, ruledOut, shows } from '../judged.ts'
import { probe } from '../probe.ts'
import type { Judged, Resolve } from '../resolve.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { type MergeRequestName, viewMergeRequest } from './look.ts'

export type CancelOutcome =
  /**
   * `over`: it waits no more, and because the answer was lost nobody can be named for it. The last two: nothing
   * was sent, or the forge refused, because there was nothing to cancel.
   */
  | {
      readonly kind: 'cancelled' | 'over' | 'was-not-waiting' | 'too-late'
      readonly view: MergeRequestView
    }
  /** It was sent, and a minute later it waits as before; some servers of this API fail at every cancel. */
  | { readonly kind: 'still-waiting'; readonly view: MergeRequestView; readonly reason: string }
  | Trouble

const Before = z.object({ id: z.number(), what: z.string() })

/** Refusals that mean different things on different servers: only a read tells. */
const TOLD_BY_STATE = new Set([404, 405, 406, 409, 422])

/** Cancels the wait for the build; the outcome is read from the merge request afterwards. */
export function cancel(
  session: Session,
  name: MergeRequestName,
  directory: Directory,
  resolve: Resolve,
): Promise<CancelOutcome> {
  const view = () => viewMergeRequest(session, name, directory)
  return resolve<z.infer<typeof Before>, CancelOutcome>({
    before: Before,
    async prepare() {
      const seen = await view()
      if (seen.kind !== 'view') return { kind: 'stop', outcome: seen }
      const { mr } = seen.view
      if (isFinished(mr)) return { kind: 'stop', outcome: { kind: 'too-late', view: seen.view } }
      // Where the forge does not tell whether it waits, only asking can end the wait.
      if (mr.merge_when_build_succeeds === false)
        return { kind: 'stop', outcome: { kind: 'was-not-waiting', view: seen.view } }
      return { kind: 'send', before: { id: mr.id, what: fullName(mr) } }
    },
    send: ({ id }) => cancelMergeWhenBuildSucceeds(session, name.project, { id, iid: name.mr }),
    async refused(answer, { id, what }) {
      if (answer.kind === 'refused' && answer.status === 401)
        return probe(session, name.project, { id, iid: name.mr })
      if (answer.kind === 'refused' && TOLD_BY_STATE.has(answer.status)) return null
      return writeTrouble(answer, what)
    },
    async look({ what }, answer) {
      const now = await view()
      if (now.kind === 'view') return judge(now.view, answer, what)
      return answer.kind === 'refused' ? ruledOut(now) : outOfSight(now, what)
    },
  })
}

/** Whatever the answer was, what is true now is what a fresh read says. */
function judge(view: MergeRequestView, answer: Answer<unknown>, what: string): Judged<CancelOutcome> {
  const { mr } = view
  if (isFinished(mr)) return ruledOut({ kind: 'too-late', view })
  if (mr.merge_when_build_succeeds === true)
    return answer.kind === 'refused'
      ? ruledOut(writeTrouble(answer, what))
      : notYet({ kind: 'still-waiting', view, reason: answer.kind === 'done' ? '' : answer.reason })
  if (answer.kind === 'refused') return ruledOut({ kind: 'was-not-waiting', view })
  if (answer.kind === 'done') return shows({ kind: 'cancelled', view })
  if (mr.merge_when_build_succeeds === null)
    return notYet({ kind: 'unconfirmed', what, reason: 'The forge does not tell whether it waits' })
  return shows({ kind: 'over', view })
}
