import { isSubscribed as isSubscribedAsAuthor, saidSubscription } from '../../state/attention.ts'
import type { Database } from '../../state/database.ts'
import { assigneesOf, type MergeRequest } from '../../state/merge-requests.ts'
import { notesOf } from '../../state/notes.ts'
import { reviewersOf } from '../../state/reviewers.ts'

/** The author, those whom it is assigned to or who review it, and those who commented, each once. */
export function participantsOf(database: Database, request: MergeRequest): readonly number[] {
  const people = [
    request.author_id,
    ...assigneesOf(request),
    ...reviewersOf(database, request.id).map(({ user_id }) => user_id),
    ...notesOf(database, request.id)
      .filter(({ system }) => !system)
      .map(({ author_id }) => author_id),
  ]
  return [...new Set(people)]
}

/** Whoever takes part is subscribed until they say otherwise: all assignees, reviewers and those who commented too. */
export function isSubscribed(database: Database, request: MergeRequest, user: number): boolean {
  return (
    saidSubscription(database, request.id, user) ??
    (isSubscribedAsAuthor(database, request, user) ||
      assigneesOf(request).includes(user) ||
      reviewersOf(database, request.id).some(({ user_id }) => user_id === user) ||
      notesOf(database, request.id).some(({ author_id, system }) => author_id === user && !system))
  )
}
