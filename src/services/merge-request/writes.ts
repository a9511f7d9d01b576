import { type Access, asOwn, asReader } from '../access.ts'
import type { Trouble } from '../trouble.ts'
import type { Waits } from '../waits.ts'
import { type ApprovalOutcome, type ApproveInput, approve, unapprove } from './approve.ts'
import { changeState, type StateOutcome } from './change-state.ts'
import { type CommentInput, type CommentOutcome, comment } from './comment.ts'
import { type CreateGround, type CreateInput, type CreateOutcome, create } from './create.ts'
import { type DeleteOutcome, remove } from './delete.ts'
import { type DraftOutcome, setDraft } from './draft.ts'
import { type EditInput, type EditOutcome, edit } from './edit.ts'
import { type Found, findMergeRequest, type MergeRequestName } from './look.ts'
import { type RebaseOutcome, rebase } from './rebase.ts'
import { addTodo, type TodoOutcome } from './todo.ts'
import { usualTarget } from './usual-target.ts'

/** How a person makes, changes and deletes merge requests; merging has a file of its own. */
export interface MergeRequestWrites {
  /** The merge request alone, as it is now. */
  find(name: MergeRequestName): Promise<Found | Trouble>
  /** What a new merge request in this project would be filled in with. */
  defaults(project: number): Promise<{ readonly kind: 'defaults'; readonly target: string } | Trouble>
  create(input: CreateInput): Promise<CreateOutcome>
  edit(input: EditInput): Promise<EditOutcome>
  close(name: MergeRequestName): Promise<StateOutcome>
  reopen(name: MergeRequestName): Promise<StateOutcome>
  todo(name: MergeRequestName): Promise<TodoOutcome>
  // What follows is for forges that offer it (`Services.missing`).
  approve(input: ApproveInput): Promise<ApprovalOutcome>
  unapprove(name: MergeRequestName): Promise<ApprovalOutcome>
  rebase(name: MergeRequestName): Promise<RebaseOutcome>
  setDraft(name: MergeRequestName, draft: boolean): Promise<DraftOutcome>
  comment(input: CommentInput): Promise<CommentOutcome>
  delete(name: MergeRequestName): Promise<DeleteOutcome>
}

/** `waits` is told of each merge request that was closed or is gone, so that nobody waits for it any more. */
export function createMergeRequestWrites(
  access: Access,
  ground: CreateGround,
  waits: Waits,
): MergeRequestWrites {
  const { directory, resolve } = ground
  return {
    find: (name) => asReader(access, (session) => findMergeRequest(session, name, directory)),
    defaults: (project) =>
      asReader(access, async (session) => {
        const target = await usualTarget(session, project)
        return typeof target === 'string' ? { kind: 'defaults', target } : target
      }),
    create: (input) => asOwn(access, (session) => create(session, input, ground)),
    edit: (input) => asOwn(access, (session) => edit(session, input, ground)),
    async close(name) {
      const outcome = await asOwn(access, (session) => changeState(session, name, 'close', ground))
      // Who closes it knows how the wait ended.
      if (outcome.kind === 'closed') await waits.endOwn(name)
      return outcome
    },
    reopen: (name) => asOwn(access, (session) => changeState(session, name, 'reopen', ground)),
    approve: (input) => asOwn(access, (session) => approve(session, input, ground)),
    unapprove: (name) => asOwn(access, (session) => unapprove(session, name, ground)),
    rebase: (name) => asOwn(access, (session) => rebase(session, name, ground)),
    setDraft: (name, draft) => asOwn(access, (session) => setDraft(session, name, draft, ground)),
    comment: (input) => asOwn(access, (session) => comment(session, input, ground)),
    todo: (name) => asOwn(access, (session) => addTodo(session, name, ground)),
    async delete(name) {
      const outcome = await asOwn(access, (session) => remove(session, name, directory, resolve))
      if (outcome.kind === 'deleted') await waits.end(name, 'deleted it.')
      return outcome
    },
  }
}
