import type { Noun } from '../command.ts'
import { mrDigestList } from '../digest/list.ts'
import { mrDigestOff } from '../digest/off.ts'
import { mrDigestOn } from '../digest/on.ts'
import { mrDigestNow, mrDigestPreview } from '../digest/preview.ts'
import { mrApprove, mrUnapprove } from './approve.ts'
import { mrBuild } from './build.ts'
import { mrPlay, mrRetry, mrStop } from './build-write.ts'
import { mrCancel } from './cancel.ts'
import { mrChangelog } from './changelog.ts'
import { mrChanges } from './changes.ts'
import { mrClose, mrReopen } from './close.ts'
import { mrCloses } from './closes.ts'
import { mrComment } from './comment.ts'
import { mrCommits } from './commits.ts'
import { mrCreate } from './create.ts'
import { mrDelete } from './delete.ts'
import { mrDraft, mrReady } from './draft.ts'
import { mrEdit } from './edit.ts'
import { mrList } from './list.ts'
import { mrMerge } from './merge.ts'
import { mrQueue } from './queue.ts'
import { mrRebase } from './rebase.ts'
import { mrResolve } from './resolve.ts'
import { mrReview } from './review.ts'
import { mrSnooze } from './snooze.ts'
import { mrSubscribe, mrUnsubscribe } from './subscribe.ts'
import { mrTake } from './take.ts'
import { mrTodo } from './todo.ts'
import { mrTriage, mrTriageMerge } from './triage.ts'
import { mrVersions } from './versions.ts'
import { mrView } from './view.ts'

/** The verbs are in the order of help. */
export const mrNoun: Noun = {
  name: 'mr',
  also: ['merge-request', 'pull-request', 'pr'],
  about: 'Merge requests',
  defaultCommand: mrQueue,
  search: mrList,
  first: [
    { command: mrQueue, typed: '', does: 'what needs you', button: 'Show my queue' },
    { command: mrList, typed: 'list', does: 'all open ones', button: 'List all' },
    { command: mrView, typed: '12', does: 'one, with buttons' },
    { command: mrMerge, typed: 'merge 12', does: 'merge (asks first)' },
    { command: mrCreate, typed: 'create', does: 'new one, as a form', button: 'New merge request' },
    { command: mrReview, typed: 'review 12 bob', does: 'ask bob for a review' },
    { command: mrApprove, typed: 'approve 12', does: 'approve' },
    { command: mrEdit, typed: 'edit 12', does: 'change title, people, labels…, as a form' },
  ],
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
    mrResolve,
    mrDraft,
    mrReady,
    mrRebase,
    mrMerge,
    mrCancel,
    mrBuild,
    mrRetry,
    mrPlay,
    mrStop,
    mrSubscribe,
    mrUnsubscribe,
    mrTodo,
    mrSnooze,
    mrTake,
    mrTriage,
    mrTriageMerge,
    mrChangelog,
    mrDelete,
    mrDigestOn,
    mrDigestOff,
    mrDigestList,
    mrDigestNow,
    mrDigestPreview,
  ],
}
