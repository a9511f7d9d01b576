import type { z } from 'zod'
import { DiscussionId, getNote, resolveDiscussion } from '../../forge/notes.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import type { ForgeNote } from '../../model/note.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import { confirmed, notShown, unreadable } from '../writes/reconcile.ts'
import { findDiscussion } from './comment.ts'
import type { MergeRequestName } from './read.ts'
import { MergeRequestBefore, writeToMergeRequest } from './target.ts'

interface ResolveInput extends MergeRequestName {
  /** Any comment of the discussion. */
  readonly comment: number
}

export type ResolveOutcome =
  /** `unchanged`: it was resolved before; `unresolvable`: a comment that starts no discussion. */
  | {
      readonly kind: 'resolved' | 'unchanged' | 'unresolvable'
      readonly mr: MergeRequest
      readonly note: ForgeNote
    }
  | Failure

const Before = MergeRequestBefore.extend({ discussion: DiscussionId })
type Before = z.infer<typeof Before>

/** Resolves a discussion, as the person who asks. */
export function resolve(
  context: ForgeContext,
  input: ResolveInput,
  operation: Operation,
): Promise<ResolveOutcome> {
  const { project, comment } = input
  return writeToMergeRequest<Before, ResolveOutcome>(context, input, operation, (session) => ({
    before: Before,
    async prepare(mr) {
      const [read, discussion] = await Promise.all([
        getNote(session, project, mr, comment),
        findDiscussion(session, mr, comment),
      ])
      if (read.kind !== 'done') return { kind: 'stop', outcome: readFailure(read, `The comment ${comment}`) }
      const note = read.value
      if (note.resolvable !== true) return { kind: 'stop', outcome: { kind: 'unresolvable', mr, note } }
      if (note.resolved === true) return { kind: 'stop', outcome: { kind: 'unchanged', mr, note } }
      if (discussion.kind !== 'discussion') return { kind: 'stop', outcome: discussion }
      return { kind: 'send', before: { mr, discussion: discussion.id } }
    },
    send: ({ mr, discussion }) => resolveDiscussion(session, project, mr, discussion),
    async verify({ mr }) {
      const now = await getNote(session, project, mr, comment)
      if (now.kind !== 'done') return unreadable(readFailure(now, fullName(mr)), fullName(mr))
      const note = now.value
      return note.resolved === true ? confirmed({ kind: 'resolved', mr, note }) : notShown(fullName(mr))
    },
  }))
}
