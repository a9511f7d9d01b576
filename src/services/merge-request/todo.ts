import { z } from 'zod'
import type { Session } from '../../api/client.ts'
import { createMergeRequestTodo } from '../../api/merge-requests.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import type { Todo } from '../../model/todo.ts'
import { neverShown, shows } from '../judged.ts'
import type { Identities } from '../people.ts'
import { probe } from '../probe.ts'
import type { Resolve } from '../resolve.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName } from './look.ts'

export type TodoOutcome =
  /** `url`: where the todo leads; null where the forge does not tell. */
  | { readonly kind: 'added'; readonly mr: MergeRequest; readonly url: string | null }
  | { readonly kind: 'already'; readonly mr: MergeRequest }
  /** The answer was lost, and the API has no call that reads todos. */
  | { readonly kind: 'not-known'; readonly mr: MergeRequest; readonly reason: string }
  | Trouble

/** What noting a todo stands on. */
interface Ground {
  readonly directory: Directory
  readonly identities: Identities
  readonly resolve: Resolve
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
        ? probe(session, name.project, mr)
        : writeTrouble(answer, fullName(mr)),
    async look({ mr }, answer) {
      if (answer.kind !== 'done') return neverShown({ kind: 'not-known', mr, reason: answer.reason })
      if (answer.value === null) return shows({ kind: 'already', mr })
      // Who marks a merge request as a todo is the author of the todo.
      const { id, username } = answer.value.author ?? {}
      if (answer.value.action_name === 'marked' && id && username) await identities.learn({ id, username })
      return shows({ kind: 'added', mr, url: answer.value.target_url ?? mr.web_url })
    },
  })
}
