import type { Session } from '../../forge/client.ts'
import { type DiscussionId, listDiscussions } from '../../forge/notes.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import { type Failure, readFailure } from '../failure.ts'

type Found = { readonly kind: 'discussion'; readonly id: DiscussionId } | Failure

/** Returns the discussion with a comment: the forge’s list of comments does not name it. */
export async function findDiscussion(session: Session, mr: MergeRequest, comment: number): Promise<Found> {
  const read = await listDiscussions(session, mr.project_id, mr)
  if (read.kind !== 'done') return readFailure(read, fullName(mr))
  const found = read.value.items.find(({ notes }) => notes.some(({ id }) => id === comment))
  return found
    ? { kind: 'discussion', id: found.id }
    : { kind: 'not-found', what: `The comment ${comment} on ${fullName(mr)}` }
}
