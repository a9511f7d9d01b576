import type { Noun } from './command.ts'
import { deployKeyAdd } from './deploy-key/add.ts'
import { deployKeyDelete, deployKeyDisable } from './deploy-key/delete.ts'
import { deployKeyEnable } from './deploy-key/enable.ts'
import { deployKeyListCommand } from './deploy-key/list.ts'
import { deployKeyView } from './deploy-key/view.ts'
import { milestoneDigestList, mrDigestList } from './digest/list.ts'
import { milestoneDigestOff, milestoneDigestOn, mrDigestOff, mrDigestOn } from './digest/on.ts'
import { milestoneDigestNow, milestoneDigestPreview, mrDigestNow, mrDigestPreview } from './digest/preview.ts'
import { integrationListCommand } from './integration/list.ts'
import { integrationRemove } from './integration/remove.ts'
import { refuseSecret, withoutSecretWords } from './integration/secret-typed.ts'
import { integrationSet } from './integration/set.ts'
import { integrationView } from './integration/view.ts'
import { milestoneActivate, milestoneClose } from './milestone/close.ts'
import { milestoneCounted } from './milestone/counted.ts'
import { milestoneCreate } from './milestone/create.ts'
import { milestoneDetails } from './milestone/details.ts'
import { milestoneEdit } from './milestone/edit.ts'
import { milestoneIssues } from './milestone/issues.ts'
import { milestoneListCommand } from './milestone/list.ts'
import { milestoneProgress } from './milestone/progress.ts'
import { milestoneView } from './milestone/view.ts'
import { mrApprove, mrUnapprove } from './mr/approve.ts'
import { mrBuild, mrPlay, mrRetry, mrStop } from './mr/build.ts'
import { mrCancel } from './mr/cancel.ts'
import { mrChangelog } from './mr/changelog.ts'
import { mrChanges } from './mr/changes.ts'
import { mrClose, mrReopen } from './mr/close.ts'
import { mrCloses } from './mr/closes.ts'
import { mrComment } from './mr/comment.ts'
import { mrCommits } from './mr/commits.ts'
import { mrCreate } from './mr/create.ts'
import { mrDelete } from './mr/delete.ts'
import { mrDraft, mrReady } from './mr/draft.ts'
import { mrEdit } from './mr/edit.ts'
import { mrList } from './mr/list.ts'
import { mrMerge } from './mr/merge.ts'
import { mrQueue } from './mr/queue.ts'
import { mrRebase } from './mr/rebase.ts'
import { mrResolve } from './mr/resolve.ts'
import { mrReview } from './mr/review.ts'
import { mrSnooze } from './mr/snooze.ts'
import { mrSubscribe, mrUnsubscribe } from './mr/subscribe.ts'
import { mrTake } from './mr/take.ts'
import { mrTodo } from './mr/todo.ts'
import { mrTriage, mrTriageMerge } from './mr/triage.ts'
import { mrVersions } from './mr/versions.ts'
import { mrView } from './mr/view.ts'

// The slash commands whose use a channel may rule, each with its verbs in the order of help.

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

export const milestoneNoun: Noun = {
  name: 'milestone',
  about: 'Milestones',
  first: [
    { command: milestoneListCommand, typed: 'list', does: 'all active ones', button: 'List all' },
    { command: milestoneView, typed: '3', does: 'one, with what is at risk' },
    { command: milestoneCreate, typed: 'create', does: 'new one, as a form', button: 'New milestone' },
    { command: milestoneDigestOn, typed: 'digest on', does: 'a summary here, as often as you like' },
  ],
  verbs: [
    milestoneListCommand,
    milestoneView,
    milestoneCreate,
    milestoneEdit,
    milestoneClose,
    milestoneActivate,
    milestoneIssues,
    milestoneDigestOn,
    milestoneDigestOff,
    milestoneDigestList,
    milestoneDigestNow,
    milestoneDigestPreview,
    milestoneProgress,
    milestoneDetails,
    milestoneCounted,
  ],
}

export const deployKeyNoun: Noun = {
  name: 'deploy-key',
  about: 'Deploy keys',
  discreet: true,
  verbs: [
    deployKeyListCommand,
    deployKeyView,
    deployKeyAdd,
    deployKeyEnable,
    deployKeyDisable,
    deployKeyDelete,
  ],
}

export const integrationNoun: Noun = {
  name: 'integration',
  about: 'Integrations',
  discreet: true,
  guard: refuseSecret,
  withhold: withoutSecretWords,
  verbs: [integrationListCommand, integrationView, integrationSet, integrationRemove],
}
