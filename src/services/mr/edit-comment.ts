import { z } from 'zod'
import { getNote, updateNote } from '../../forge/notes.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import { toInert } from '../../model/quick-action.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { readFailure } from '../failure.ts'
import { explainRefusedMergeRequestWrite } from '../writes/diagnose-unauthorized.ts'
import type { Operation } from '../writes/operation.ts'
import { reconcile } from '../writes/reconcile.ts'
import { confirmed, notShown, unreadable } from '../writes/verification.ts'
import { bare, type CommentInput, type CommentOutcome } from './comment.ts'
import { findMergeRequest } from './read.ts'

const Before = z.object({ mr: MergeRequest, note: z.number() })
type Before = z.infer<typeof Before>

/** Gives the comment that a reply to a card became the reply’s new text. */
export function editComment(
  context: ForgeContext,
  input: CommentInput,
  operation: Operation,
): Promise<CommentOutcome> {
  const { caller, store, ids } = context
  return withOwnAccount(context, async (session) => {
    const body = toInert(input.text)
    if (typeof body !== 'string') return body
    const read = ({ mr, note }: Before) => getNote(session, input.project, mr, note)
    return reconcile<Before, CommentOutcome>(context, operation, {
      before: Before,
      async prepare() {
        const found = await findMergeRequest(session, input, ids)
        if (found.kind !== 'found') return { kind: 'stop', outcome: found }
        const { mr } = found
        const key = { team: caller.team, channel: caller.channel, ts: input.said?.ts ?? '' }
        const note = (await store.threadReplies.find(key))?.note ?? null
        if (note === null) return { kind: 'stop', outcome: { kind: 'no-comment', mr } }
        const now = await read({ mr, note })
        if (now.kind !== 'done') return { kind: 'stop', outcome: readFailure(now, 'Your comment') }
        if (bare(now.value.body) === bare(body)) return { kind: 'stop', outcome: { kind: 'unchanged', mr } }
        return { kind: 'send', before: { mr, note } }
      },
      send: ({ mr, note }) => updateNote(session, input.project, mr, note, body),
      refused: (answer, { mr }) => explainRefusedMergeRequestWrite(session, input.project, mr, answer),
      async verify(before) {
        const { mr } = before
        const now = await read(before)
        if (now.kind !== 'done') return unreadable(readFailure(now, fullName(mr)), fullName(mr))
        const isNew = bare(now.value.body) === bare(body)
        return isNew ? confirmed({ kind: 'comment-edited', mr }) : notShown(fullName(mr))
      },
    })
  })
}
