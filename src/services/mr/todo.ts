import { createMergeRequestTodo } from '../../forge/merge-requests.ts'
import type { MergeRequest, Todo } from '../../model/merge-request.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import { confirmed, unverifiable } from '../writes/reconcile.ts'
import type { MergeRequestName } from './read.ts'
import { MergeRequestBefore, writeToMergeRequest } from './target.ts'

export type TodoOutcome =
  /** `url`: the target of the todo; null when the forge does not return it. */
  | { readonly kind: 'added'; readonly mr: MergeRequest; readonly url: string | null }
  | { readonly kind: 'already'; readonly mr: MergeRequest }
  /** The answer was lost, and the API has no call that reads todos. */
  | { readonly kind: 'not-known'; readonly mr: MergeRequest; readonly reason: string }
  | Failure

/** Adds a merge request to the person’s own todo list at the forge. Only the answer shows the outcome. */
export function addTodo(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<TodoOutcome> {
  return writeToMergeRequest<MergeRequestBefore, TodoOutcome, Todo | null>(
    context,
    name,
    operation,
    (session) => ({
      before: MergeRequestBefore,
      prepare: (mr) => ({ kind: 'send', before: { mr } }),
      send: ({ mr }) => createMergeRequestTodo(session, name.project, mr),
      async verify({ mr }, answer) {
        if (answer.kind !== 'done') return unverifiable({ kind: 'not-known', mr, reason: answer.reason })
        if (answer.value === null) return confirmed({ kind: 'already', mr })
        // The author of a `marked` todo is the person who marked it.
        const { id, username } = answer.value.author ?? {}
        if (answer.value.action_name === 'marked' && id && username)
          await context.forge.identities.learn({ id, username })
        return confirmed({ kind: 'added', mr, url: answer.value.target_url ?? mr.web_url })
      },
    }),
  )
}
