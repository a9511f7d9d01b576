import { z } from 'zod'
import { createMergeRequestTodo } from '../../forge/merge-requests.ts'
import { MergeRequest, type Todo } from '../../model/merge-request.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { explainRefusedMergeRequestWrite } from '../writes/diagnose-unauthorized.ts'
import type { Operation } from '../writes/operation.ts'
import { reconcile } from '../writes/reconcile.ts'
import { confirmed, unverifiable } from '../writes/verification.ts'
import { findMergeRequest, type MergeRequestName } from './read.ts'

export type TodoOutcome =
  /** `url`: the target of the todo; null when the forge does not return it. */
  | { readonly kind: 'added'; readonly mr: MergeRequest; readonly url: string | null }
  | { readonly kind: 'already'; readonly mr: MergeRequest }
  /** The answer was lost, and the API has no call that reads todos. */
  | { readonly kind: 'not-known'; readonly mr: MergeRequest; readonly reason: string }
  | Failure

const Before = z.object({ mr: MergeRequest })

/** Adds a merge request to the person’s own todo list at the forge. Only the answer shows the outcome. */
export function addTodo(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<TodoOutcome> {
  return withOwnAccount(context, (session) => {
    return reconcile<z.infer<typeof Before>, TodoOutcome, Todo | null>(context, operation, {
      before: Before,
      async prepare() {
        const found = await findMergeRequest(session, name, context.ids)
        if (found.kind !== 'found') return { kind: 'stop', outcome: found }
        return { kind: 'send', before: { mr: found.mr } }
      },
      send: ({ mr }) => createMergeRequestTodo(session, name.project, mr),
      refused: (answer, { mr }) => explainRefusedMergeRequestWrite(session, name.project, mr, answer),
      async verify({ mr }, answer) {
        if (answer.kind !== 'done') return unverifiable({ kind: 'not-known', mr, reason: answer.reason })
        if (answer.value === null) return confirmed({ kind: 'already', mr })
        // The author of a `marked` todo is the person who marked it.
        const { id, username } = answer.value.author ?? {}
        if (answer.value.action_name === 'marked' && id && username)
          await context.identities.learn({ id, username })
        return confirmed({ kind: 'added', mr, url: answer.value.target_url ?? mr.web_url })
      },
    })
  })
}
