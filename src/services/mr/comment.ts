import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { answerDiscussion, createNote, DiscussionId, listNotes } from '../../forge/notes.ts'
import { LARGEST_PAGE } from '../../forge/paging.ts'
import { getCurrentUser } from '../../forge/users.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import type { ForgeNote } from '../../model/note.ts'
import { type QuickAction, toInert } from '../../model/quick-action.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { explainRefusedMergeRequestWrite } from '../writes/diagnose-unauthorized.ts'
import type { Operation } from '../writes/operation.ts'
import { type Preparation, reconcile, type Verification } from '../writes/reconcile.ts'
import { confirmed, stillPending, unreadable, unverifiable } from '../writes/verification.ts'
import { findDiscussion } from './find-discussion.ts'
import { findMergeRequest, type MergeRequestName } from './read.ts'

export interface CommentInput extends MergeRequestName {
  readonly text: string
  /** A comment whose discussion it answers. */
  readonly answers?: number
  /** The reply to a card that it is, in the caller’s channel. */
  readonly said?: { readonly ts: string; readonly edits: boolean }
}

export type CommentOutcome =
  /**
   * `url`: address of the comment; null when the forge does not return it. `answered` false: the forge’s
   * answer was lost, and the comment is there.
   */
  | {
      readonly kind: 'commented'
      readonly mr: MergeRequest
      readonly url: string | null
      readonly answered: boolean
      readonly note: number
      /** For a reply to a card: whether it is the person’s first one in the channel that became a comment. */
      readonly reply?: 'first' | 'further'
    }
  /** A reply was edited, and its comment with it; or it is none. */
  | { readonly kind: 'comment-edited' | 'unchanged' | 'no-comment'; readonly mr: MergeRequest }
  /** The forge took the whole text for commands and ran them; `summary` is what it says that it did. */
  | { readonly kind: 'ran-commands'; readonly mr: MergeRequest; readonly summary: readonly string[] }
  | QuickAction
  | Failure

type Written = Extract<Awaited<ReturnType<typeof createNote>>, { kind: 'done' }>['value']

const Before = z.object({
  mr: MergeRequest,
  /** The user id of the account. */
  author: z.number(),
  /** The highest id of the existing comments. */
  newest: z.number(),
  /** The discussion that it answers; null for a comment of its own. */
  discussion: DiscussionId.nullable(),
})
type Before = z.infer<typeof Before>

export async function comment(
  context: ForgeContext,
  input: CommentInput,
  operation: Operation,
): Promise<CommentOutcome> {
  const outcome = await write(context, input, operation)
  const { caller, store } = context
  if (outcome.kind !== 'commented' || !input.said) return outcome
  const key = { team: caller.team, channel: caller.channel, ts: input.said.ts }
  const isFirst = await store.threadReplies.became(key, caller.user, outcome.note)
  return { ...outcome, reply: isFirst ? 'first' : 'further' }
}

function write(context: ForgeContext, input: CommentInput, operation: Operation): Promise<CommentOutcome> {
  return withOwnAccount(context, async (session) => {
    const body = toInert(input.text)
    if (typeof body !== 'string') return body
    return reconcile<Before, CommentOutcome, Written>(context, operation, {
      before: Before,
      prepare: () => prepare(session, input, context),
      send: ({ mr, discussion }) =>
        discussion === null
          ? createNote(session, input.project, mr, body)
          : answerDiscussion(session, input.project, mr, discussion, body),
      refused: (answer, { mr }) => explainRefusedMergeRequestWrite(session, input.project, mr, answer),
      async verify(before, answer) {
        const { mr } = before
        if (answer.kind !== 'done') return written(session, input, before)
        const { value } = answer
        return confirmed(
          'id' in value
            ? { kind: 'commented', mr, url: addressOf(mr, value), answered: true, note: value.id }
            : { kind: 'ran-commands', mr, summary: value.summary ?? [] },
        )
      },
    })
  })
}

async function prepare(
  session: Session,
  input: CommentInput,
  { ids }: ForgeContext,
): Promise<Preparation<Before, CommentOutcome>> {
  const found = await findMergeRequest(session, input, ids)
  if (found.kind !== 'found') return { kind: 'stop', outcome: found }
  const { mr } = found
  const [notes, me] = await Promise.all([listNotes(session, input.project, mr), getCurrentUser(session)])
  if (notes.kind !== 'done') return { kind: 'stop', outcome: readFailure(notes, fullName(mr)) }
  if (me.kind !== 'done') return { kind: 'stop', outcome: readFailure(me, 'Your account') }
  const newest = Math.max(0, ...notes.value.items.map(({ id }) => id))
  const answered = input.answers === undefined ? null : await findDiscussion(session, mr, input.answers)
  if (answered && answered.kind !== 'discussion') return { kind: 'stop', outcome: answered }
  return { kind: 'send', before: { mr, author: me.value.id, newest, discussion: answered?.id ?? null } }
}

/** Returns the comment that has appeared since the unanswered call. */
async function written(
  session: Session,
  input: CommentInput,
  { mr, author, newest }: Before,
): Promise<Verification<CommentOutcome>> {
  const what = fullName(mr)
  const doubt = (reason: string): Failure => ({ kind: 'unconfirmed', what, reason })
  const now = await listNotes(session, input.project, mr, { per_page: LARGEST_PAGE })
  if (now.kind !== 'done') return unreadable(readFailure(now, what), what)
  const isIt = (note: ForgeNote) =>
    note.id > newest && !note.system && note.author?.id === author && bare(note.body) === bare(input.text)
  const [one, other] = now.value.items.filter(isIt)
  if (!one) return stillPending(doubt(`${SERVER} doesn’t show the comment, or not yet`))
  if (other)
    return unverifiable(doubt('Two of your comments say the same, and nothing tells which is this one'))
  return confirmed({ kind: 'commented', mr, url: addressOf(mr, one), answered: false, note: one.id })
}

/** Servers differ in line ends and in the white space around a text. */
export function bare(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

function addressOf({ web_url }: MergeRequest, { id }: ForgeNote): string | null {
  return web_url === null ? null : `${web_url}#note_${id}`
}
