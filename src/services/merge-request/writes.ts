import { type Credentials, withOwnAccount, withReader } from '../access/credentials.ts'
import type { AutoMerges } from '../auto-merge.ts'
import type { Failure } from '../failure.ts'
import { type ApprovalOutcome, type ApproveInput, approve, unapprove } from './approve.ts'
import { type CommentInput, type CommentOutcome, comment } from './comment.ts'
import { type CreateContext, type CreateInput, type CreateOutcome, create } from './create.ts'
import { defaultTarget } from './default-target.ts'
import { type DeleteOutcome, remove } from './delete.ts'
import { type DraftOutcome, setDraft } from './draft.ts'
import { type EditInput, type EditOutcome, edit } from './edit.ts'
import { type Found, findMergeRequest, type MergeRequestName } from './read.ts'
import { type RebaseOutcome, rebase } from './rebase.ts'
import { changeState, type StateOutcome } from './set-state.ts'
import { addTodo, type TodoOutcome } from './todo.ts'

/** How a person makes, changes and deletes merge requests; merging has a file of its own. */
export interface MergeRequestWrites {
  /** The merge request alone, as it is now. */
  find(name: MergeRequestName): Promise<Found | Failure>
  /** What a new merge request in this project would be filled in with. */
  defaults(project: number): Promise<{ readonly kind: 'defaults'; readonly target: string } | Failure>
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
  access: Credentials,
  ground: CreateContext,
  waits: AutoMerges,
): MergeRequestWrites {
  const { directory, resolve } = ground
  return {
    find: (name) => withReader(access, name.project, (session) => findMergeRequest(session, name, directory)),
    defaults: (project) =>
      withReader(access, project, async (session) => {
        const target = await defaultTarget(session, project)
        return typeof target === 'string' ? { kind: 'defaults', target } : target
      }),
    create: (input) => withOwnAccount(access, (session) => create(session, input, ground)),
    edit: (input) => withOwnAccount(access, (session) => edit(session, input, ground)),
    async close(name) {
      const outcome = await withOwnAccount(access, (session) => changeState(session, name, 'close', ground))
      // Who closes it knows how the wait ended.
      if (outcome.kind === 'closed') await waits.endOwn(name)
      return outcome
    },
    reopen: (name) => withOwnAccount(access, (session) => changeState(session, name, 'reopen', ground)),
    approve: (input) => withOwnAccount(access, (session) => approve(session, input, ground)),
    unapprove: (name) => withOwnAccount(access, (session) => unapprove(session, name, ground)),
    rebase: (name) => withOwnAccount(access, (session) => rebase(session, name, ground)),
    setDraft: (name, draft) => withOwnAccount(access, (session) => setDraft(session, name, draft, ground)),
    comment: (input) => withOwnAccount(access, (session) => comment(session, input, ground)),
    todo: (name) => withOwnAccount(access, (session) => addTodo(session, name, ground)),
    async delete(name) {
      const outcome = await withOwnAccount(access, (session) => remove(session, name, directory, resolve))
      if (outcome.kind === 'deleted') await waits.end(name, 'deleted it.')
      return outcome
    },
  }
}
