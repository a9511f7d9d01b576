import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { createMergeRequestTodo } from '../../forge/merge-requests.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import type { Todo } from '../../model/todo.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { diagnose401 } from '../operations/diagnose-unauthorized.ts'
import type { Reconcile } from '../operations/reconcile.ts'
import { confirmed, unverifiable } from '../operations/verification.ts'
import type { IdentityCache } from '../users.ts'
import type { Directory } from './id-cache.ts'
import { findMergeRequest, type MergeRequestName } from './read.ts'

export type TodoOutcome =
  /** `url`: where the todo leads; null where the forge does not tell. */
  | { readonly kind: 'added'; readonly mr: MergeRequest; readonly url: string | null }
  | { readonly kind: 'already'; readonly mr: MergeRequest }
  /** The answer was lost, and the API has no call that reads todos. */
  | { readonly kind: 'not-known'; readonly mr: MergeRequest; readonly reason: string }
  | Failure

/** What noting a todo stands on. */
interface Ground {
  readonly directory: Directory
  readonly identities: IdentityCache
  readonly resolve: Reconcile
}

const Before = z.object({ mr: MergeRequest })

/** Puts a merge request on the person’s own todo list at the forge. Only the answer tells what came of it. */
export function addTodo(
  session: Session,
  name: MergeRequestName,
  { directory, identities, resolve }: Ground,
): Promise<TodoOutcome> {
  return resolve<z.infer<typeof Before>, TodoOutcome, Todo | null>({
    before: Before,
    async prepare() {
      const found = await findMergeRequest(session, name, directory)
      if (found.kind !== 'found') return { kind: 'stop', outcome: found }
      return { kind: 'send', before: { mr: found.mr } }
    },
    send: ({ mr }) => createMergeRequestTodo(session, name.project, mr),
    refused: async (answer, { mr }) =>
      answer.kind === 'refused' && answer.status === 401
        ? diagnose401(session, name.project, mr)
        : writeFailure(answer, fullName(mr)),
    async look({ mr }, answer) {
      if (answer.kind !== 'done') return unverifiable({ kind: 'not-known', mr, reason: answer.reason })
      if (answer.value === null) return confirmed({ kind: 'already', mr })
      // Who marks a merge request as a todo is the author of the todo.
      const { id, username } = answer.value.author ?? {}
      if (answer.value.action_name === 'marked' && id && username) await identities.learn({ id, username })
      return confirmed({ kind: 'added', mr, url: answer.value.target_url ?? mr.web_url })
    },
  })
}
