import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import {
  answerDiscussion,
  createNote,
  DiscussionId,
  getNote,
  listDiscussions,
  listNotes,
  updateNote,
} from '../../forge/notes.ts'
import { LARGEST_PAGE } from '../../forge/paging.ts'
import { getCurrentUser } from '../../forge/users.ts'
import { bareText } from '../../model/fields.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import type { ForgeNote } from '../../model/note.ts'
import { type QuickAction, toInert } from '../../model/quick-action.ts'
import { SERVER } from '../../model/server-name.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import {
  confirmed,
  notShown,
  type Preparation,
  stillPending,
  unreadable,
  unverifiable,
  type Verification,
} from '../writes/reconcile.ts'
import type { MergeRequestName } from './read.ts'
import { MergeRequestBefore, writeToMergeRequest } from './target.ts'

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

const Before = MergeRequestBefore.extend({
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

async function write(
  context: ForgeContext,
  input: CommentInput,
  operation: Operation,
): Promise<CommentOutcome> {
  const body = toInert(input.text)
  if (typeof body !== 'string') return body
  return writeToMergeRequest<Before, CommentOutcome, Written>(context, input, operation, (session) => ({
    before: Before,
    prepare: (mr) => prepare(session, input, mr),
    send: ({ mr, discussion }) =>
      discussion === null
        ? createNote(session, input.project, mr, body)
        : answerDiscussion(session, input.project, mr, discussion, body),
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
  }))
}

async function prepare(
  session: Session,
  { project, answers }: CommentInput,
  mr: MergeRequest,
): Promise<Preparation<Before, CommentOutcome>> {
  const [notes, me] = await Promise.all([listNotes(session, project, mr), getCurrentUser(session)])
  if (notes.kind !== 'done') return { kind: 'stop', outcome: readFailure(notes, fullName(mr)) }
  if (me.kind !== 'done') return { kind: 'stop', outcome: readFailure(me, 'Your account') }
  const newest = Math.max(0, ...notes.value.items.map(({ id }) => id))
  const answered = answers === undefined ? null : await findDiscussion(session, mr, answers)
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
    note.id > newest &&
    !note.system &&
    note.author?.id === author &&
    bareText(note.body) === bareText(input.text)
  const [one, other] = now.value.items.filter(isIt)
  if (!one) return stillPending(doubt(`${SERVER} doesn’t show the comment, or not yet`))
  if (other)
    return unverifiable(doubt('Two of your comments say the same, and nothing tells which is this one'))
  return confirmed({ kind: 'commented', mr, url: addressOf(mr, one), answered: false, note: one.id })
}

function addressOf({ web_url }: MergeRequest, { id }: ForgeNote): string | null {
  return web_url === null ? null : `${web_url}#note_${id}`
}

const BeforeEdit = MergeRequestBefore.extend({ note: z.number() })
type BeforeEdit = z.infer<typeof BeforeEdit>

/** Gives the comment that a reply to a card became the reply’s new text. */
export async function editComment(
  context: ForgeContext,
  input: CommentInput,
  operation: Operation,
): Promise<CommentOutcome> {
  const { caller, store } = context
  const body = toInert(input.text)
  if (typeof body !== 'string') return body
  return writeToMergeRequest<BeforeEdit, CommentOutcome>(context, input, operation, (session) => ({
    before: BeforeEdit,
    async prepare(mr) {
      const key = { team: caller.team, channel: caller.channel, ts: input.said?.ts ?? '' }
      const note = (await store.threadReplies.find(key))?.note ?? null
      if (note === null) return { kind: 'stop', outcome: { kind: 'no-comment', mr } }
      const now = await getNote(session, input.project, mr, note)
      if (now.kind !== 'done') return { kind: 'stop', outcome: readFailure(now, 'Your comment') }
      if (bareText(now.value.body) === bareText(body))
        return { kind: 'stop', outcome: { kind: 'unchanged', mr } }
      return { kind: 'send', before: { mr, note } }
    },
    send: ({ mr, note }) => updateNote(session, input.project, mr, note, body),
    async verify({ mr, note }) {
      const now = await getNote(session, input.project, mr, note)
      if (now.kind !== 'done') return unreadable(readFailure(now, fullName(mr)), fullName(mr))
      const isNew = bareText(now.value.body) === bareText(body)
      return isNew ? confirmed({ kind: 'comment-edited', mr }) : notShown(fullName(mr))
    },
  }))
}

/** Returns the discussion with a comment: the forge’s list of comments does not name it. */
export async function findDiscussion(
  session: Session,
  mr: MergeRequest,
  comment: number,
): Promise<{ readonly kind: 'discussion'; readonly id: DiscussionId } | Failure> {
  const read = await listDiscussions(session, mr.project_id, mr)
  if (read.kind !== 'done') return readFailure(read, fullName(mr))
  const found = read.value.items.find(({ notes }) => notes.some(({ id }) => id === comment))
  return found
    ? { kind: 'discussion', id: found.id }
    : { kind: 'not-found', what: `The comment ${comment} on ${fullName(mr)}` }
}
