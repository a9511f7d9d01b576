import { z } from 'zod'
import { getMergeRequest, getRebase, rebaseMergeRequest } from '../../forge/merge-requests.ts'
import type { ApiResult } from '../../forge/result.ts'
import {
  fullName,
  isFinished,
  isFromFork,
  type MergeRequest,
  sourceWords,
} from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure, verdictOf, writeFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import {
  confirmed,
  reconcile,
  ruledOut,
  stillPending,
  unreadable,
  type Verification,
} from '../writes/reconcile.ts'
import { type MergeRequestName, readByName, viewOrBare, withFork } from './read.ts'

export type RebaseOutcome =
  /** The branch has a new head. `answered` false: the forge’s answer was lost, so others may have done it. */
  | {
      readonly kind: 'rebased'
      readonly view: MergeRequestView
      readonly from: string
      readonly answered: boolean
    }
  /** Already based on its target’s newest commit; or merged or closed; or a rebase is running. */
  | { readonly kind: 'up-to-date' | 'too-late' | 'under-way'; readonly view: MergeRequestView }
  /** The account may not change the branch; `reason` is the forge’s. */
  | { readonly kind: 'no-push'; readonly what: string; readonly reason: string; readonly fork: string | null }
  /** The forge tried and failed; `reason` is the forge’s. */
  | { readonly kind: 'failed'; readonly view: MergeRequestView; readonly reason: string }
  | Failure

const Before = z.object({
  id: z.number(),
  what: z.string(),
  /** The owner and name of the branch, where it is a fork’s: `bob:fix`. */
  fork: z.string().nullable(),
  sha: z.string(),
  /** The forge’s error of an earlier attempt. */
  error: z.string().nullable(),
})
type Before = z.infer<typeof Before>

/** Starts a rebase of the source branch onto its target at the forge, and reads it until the rebase ends. */
export function rebase(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<RebaseOutcome> {
  return withOwnAccount(context, (session) => {
    const find = () =>
      readByName(session, name, context.forge.ids, async (ids) => ({
        mr: await getRebase(session, name.project, ids),
      }))
    const viewOf = (mr: MergeRequest) => viewOrBare(session, mr, context.forge.ids)
    return reconcile<Before, RebaseOutcome>(context, operation, {
      before: Before,
      async prepare() {
        const found = await find()
        if (found.kind !== 'read') return { kind: 'stop', outcome: found }
        const { mr } = found
        const stopped = stoppedBy(mr)
        if (stopped) return { kind: 'stop', outcome: { kind: stopped, view: await viewOf(mr) } }
        const fork = isFromFork(mr) ? sourceWords(await withFork(session, mr)) : null
        const before = { id: mr.id, what: fullName(mr), fork, sha: mr.sha ?? '', error: mr.merge_error }
        return { kind: 'send', before }
      },
      send: ({ id }) => rebaseMergeRequest(session, name.project, { id, iid: name.mr }),
      async refused(answer, { id, what, fork }) {
        if (answer.kind === 'refused' && answer.status === 403 && !answer.tokenDenial)
          return { kind: 'no-push', what, reason: answer.reason, fork }
        if (answer.kind === 'refused' && answer.status === 401)
          return verdictOf(await getMergeRequest(session, name.project, { id, iid: name.mr }))
        return answer.kind === 'refused' && answer.status === 409 ? null : writeFailure(answer, what)
      },
      async verify(before, answer) {
        const now = await getRebase(session, name.project, { id: before.id, iid: name.mr })
        if (now.kind !== 'done') return unreadable(readFailure(now, before.what), before.what)
        return verify(now.value, before, answer, viewOf)
      },
    })
  })
}

function stoppedBy(mr: MergeRequest): 'too-late' | 'under-way' | 'up-to-date' | null {
  if (isFinished(mr)) return 'too-late'
  if (mr.rebase_in_progress) return 'under-way'
  return mr.diverged_commits_count === 0 ? 'up-to-date' : null
}

async function verify(
  mr: MergeRequest,
  { what, sha, error }: Before,
  answer: ApiResult<unknown>,
  viewOf: (mr: MergeRequest) => Promise<MergeRequestView>,
): Promise<Verification<RebaseOutcome>> {
  if (answer.kind === 'refused')
    return ruledOut(
      mr.rebase_in_progress ? { kind: 'under-way', view: await viewOf(mr) } : writeFailure(answer, what),
    )
  const bare: MergeRequestView = { mr, commits: null, files: null }
  if (mr.rebase_in_progress) return stillPending({ kind: 'under-way', view: bare })
  const mergeError = mr.merge_error
  if (mergeError !== null && mergeError !== error)
    return ruledOut({ kind: 'failed', view: await viewOf(mr), reason: mergeError })
  // Some servers show the new head only some time after the rebase has ended.
  if (mr.sha !== null && mr.sha !== sha)
    return confirmed({ kind: 'rebased', view: await viewOf(mr), from: sha, answered: answer.kind === 'done' })
  if (answer.kind === 'done' && mergeError !== null)
    return stillPending({ kind: 'failed', view: bare, reason: mergeError })
  if (answer.kind === 'done' && mr.diverged_commits_count === 0)
    return stillPending({ kind: 'up-to-date', view: bare })
  return stillPending({ kind: 'unconfirmed', what, reason: `${SERVER} shows no rebase` })
}
