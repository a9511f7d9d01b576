import type { Noun } from '../command.ts'
import { mrApprove } from './approve.ts'
import { mrCancel } from './cancel.ts'
import { mrChanges } from './changes.ts'
import { mrClose } from './close.ts'
import { mrCloses } from './closes.ts'
import { mrComment } from './comment.ts'
import { mrCommits } from './commits.ts'
import { mrCreate } from './create.ts'
import { mrDelete } from './delete.ts'
import { mrDraft } from './draft.ts'
import { mrEdit } from './edit.ts'
import { mrList } from './list.ts'
import { mrMerge } from './merge.ts'
import { mrQueue } from './queue.ts'
import { mrReady } from './ready.ts'
import { mrRebase } from './rebase.ts'
import { mrReopen } from './reopen.ts'
import { mrReview } from './review.ts'
import { mrSubscribe } from './subscribe.ts'
import { mrTodo } from './todo.ts'
import { mrTriageMerge } from './triage/merge.ts'
import { mrTriage } from './triage.ts'
import { mrUnapprove } from './unapprove.ts'
import { mrUnsubscribe } from './unsubscribe.ts'
import { mrVersions } from './versions.ts'
import { mrView } from './view.ts'

/** `/mr`, with its verbs in the order of help. */
export const mr: Noun = {
  name: 'mr',
  about: 'Merge requests',
  alone: mrQueue,
  search: mrList,
  verbs: [
    mrQueue,
    mrList,
    mrView,
    mrCommits,
    mrChanges,
    mrCloses,
    mrVersions,
    mrCreate,
    mrEdit,
    mrClose,
    mrReopen,
    mrReview,
    mrApprove,
    mrUnapprove,
    mrComment,
    mrDraft,
    mrReady,
    mrRebase,
    mrMerge,
    mrCancel,
    mrSubscribe,
    mrUnsubscribe,
    mrTodo,
    mrTriage,
    mrTriageMerge,
    mrDelete,
  ],
}
