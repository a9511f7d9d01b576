import { z } from 'zod'
import type { Session } from '../../api/client.ts'
import { createNote, listNotes } from '../../api/notes.ts'
import { LARGEST_PAGE } from '../../api/paging.ts'
import { getCurrentUser } from '../../api/users.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import type { Note } from '../../model/note.ts'
import { neverShown, notYet, outOfSight, shows } from '../judged.ts'
import { probe } from '../probe.ts'
import type { Judged, Prepared, Resolve } from '../resolve.ts'
import { readTrouble, type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName } from './look.ts'

export interface CommentInput extends MergeRequestName {
  readonly text: string
}

export type CommentOutcome =
  /**
   * `url`: of the comment; null where the forge does not tell. `answered` false: the forge’s answer was lost, and
   * the comment is there.
   */
  | {
      readonly kind: 'commented'
      readonly mr: MergeRequest
      readonly url: string | null
      readonly answered: boolean
    }
  /** Nothing was sent: the forge would take a line of it for a command of its own. */
  | { readonly kind: 'commands'; readonly command: string }
  | Trouble

const Before = z.object({
  mr: MergeRequest,
  /** Whose account it is. */
  author: z.number(),
  /** The highest id that a comment had. */
  newest: z.number(),
})
type Before = z.infer<typeof Before>

/** Writes a comment in the person’s name: one POST. Where its answer is lost, the comments are read. */
export function comment(
  session: Session,
  input: CommentInput,
  { directory, resolve }: { readonly directory: Directory; readonly resolve: Resolve },
): Promise<CommentOutcome> {
  return resolve<Before, CommentOutcome, Note>({
    before: Before,
    prepare: () => prepare(session, input, directory),
    send: ({ mr }) => createNote(session, input.project, mr, input.text),
    refused: async (answer, { mr }) =>
      answer.kind === 'refused' && answer.status === 401
        ? probe(session, input.project, mr)
        : writeTrouble(answer, fullName(mr)),
    async look(before, answer) {
      const { mr } = before
      if (answer.kind === 'done')
        return shows({ kind: 'commented', mr, url: addressOf(mr, answer.value), answered: true })
      return written(session, input, before)
    },
  })
}

async function prepare(
  session: Session,
  input: CommentInput,
  directory: Directory,
): Promise<Prepared<Before, CommentOutcome>> {
  const command = commandIn(input.text)
  if (command !== null) return { kind: 'stop', outcome: { kind: 'commands', command } }
  const found = await findMergeRequest(session, input, directory)
  if (found.kind !== 'found') return { kind: 'stop', outcome: found }
  const { mr } = found
  const [notes, me] = await Promise.all([listNotes(session, input.project, mr), getCurrentUser(session)])
  if (notes.kind !== 'done') return { kind: 'stop', outcome: readTrouble(notes, fullName(mr)) }
  if (me.kind !== 'done') return { kind: 'stop', outcome: readTrouble(me, 'Your account') }
  const newest = Math.max(0, ...notes.value.items.map(({ id }) => id))
  return { kind: 'send', before: { mr, author: me.value.id, newest } }
}

/**
 * What the forge would run in the person’s name instead of writing it down: `/merge` at the beginning of a line would
 * merge what nobody was shown. Null when there is nothing of the kind; `/etc/hosts` is not.
 */
function commandIn(text: string): string | null {
  return /^[ \t]*(\/[a-z_]+)(?=\s|$)/im.exec(text)?.[1] ?? null
}

/** The comment that is there now and was not before the call that nobody answered. */
async function written(
  session: Session,
  input: CommentInput,
  { mr, author, newest }: Before,
): Promise<Judged<CommentOutcome>> {
  const what = fullName(mr)
  const doubt = (reason: string): Trouble => ({ kind: 'unconfirmed', what, reason })
  const now = await listNotes(session, input.project, mr, { per_page: LARGEST_PAGE })
  if (now.kind !== 'done') return outOfSight(readTrouble(now, what), what)
  const isIt = (note: Note) =>
    note.id > newest && !note.system && note.author?.id === author && bare(note.body) === bare(input.text)
  const [one, other] = now.value.items.filter(isIt)
  if (!one) return notYet(doubt('The forge does not show the comment, or not yet'))
  if (other)
    return neverShown(doubt('Two of your comments say the same, and nothing tells which is this one'))
  return shows({ kind: 'commented', mr, url: addressOf(mr, one), answered: false })
}

/** Servers differ in how they keep line ends and what stands around a text. */
function bare(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

function addressOf({ web_url }: MergeRequest, { id }: Note): string | null {
  return web_url === null ? null : `${web_url}#note_${id}`
}
