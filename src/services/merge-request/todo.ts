import type { Session } from '../../api/client.ts'
import { createMergeRequestTodo } from '../../api/merge-requests.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import type { Identities } from '../people.ts'
import { probe } from '../probe.ts'
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

/** Puts a merge request on the person’s own todo list at the forge. */
export async function addTodo(
  session: Session,
  name: MergeRequestName,
  { directory, identities }: { readonly directory: Directory; readonly identities: Identities },
): Promise<TodoOutcome> {
  const found = await findMergeRequest(session, name, directory)
  if (found.kind !== 'found') return found
  const { mr } = found
  const answer = await createMergeRequestTodo(session, name.project, mr.id)
  if (answer.kind === 'unknown') return { kind: 'not-known', mr, reason: answer.reason }
  if (answer.kind === 'refused' && answer.status === 401) return probe(session, name.project, mr.id)
  if (answer.kind !== 'done') return writeTrouble(answer, fullName(mr))
  if (answer.value === null) return { kind: 'already', mr }
  // Who marks a merge request as a todo is the author of the todo.
  const { id, username } = answer.value.author ?? {}
  if (answer.value.action_name === 'marked' && id && username) await identities.learn({ id, username })
  return { kind: 'added', mr, url: answer.value.target_url ?? mr.web_url }
}
