import { withoutLikelySecret } from '../parse/likely-secret.ts'
import type { Refusal } from '../parse/refusal.ts'
import type { Command } from './define.ts'
import { deployKeyAdd } from './deploy-key/add.ts'
import { deployKeyDelete } from './deploy-key/delete.ts'
import { deployKeyDisable } from './deploy-key/disable.ts'
import { deployKeyEnable } from './deploy-key/enable.ts'
import { deployKeyListCommand } from './deploy-key/list.ts'
import { deployKeyView } from './deploy-key/view.ts'
import { greenlightAudit } from './greenlight/audit.ts'
import { greenlightConfirm } from './greenlight/confirm.ts'
import { greenlightConnect } from './greenlight/connect.ts'
import { refuseConnectWords } from './greenlight/connect-words.ts'
import { greenlightDefault } from './greenlight/default.ts'
import { greenlightDisconnect } from './greenlight/disconnect.ts'
import { greenlightForgetMe } from './greenlight/forget-me.ts'
import { greenlightFreezeAdd } from './greenlight/freeze/add.ts'
import { greenlightFreezeList } from './greenlight/freeze/list.ts'
import { greenlightFreezeRemove } from './greenlight/freeze/remove.ts'
import { greenlightMe } from './greenlight/me.ts'
import { greenlightPolicy } from './greenlight/policy.ts'
import { greenlightProjectAdd } from './greenlight/project/add.ts'
import { greenlightProjectList } from './greenlight/project/list.ts'
import { greenlightProjectRemove } from './greenlight/project/remove.ts'
import { greenlightResume } from './greenlight/resume.ts'
import { greenlightStewardAdd } from './greenlight/steward/add.ts'
import { greenlightStewardList } from './greenlight/steward/list.ts'
import { greenlightStewardRemove } from './greenlight/steward/remove.ts'
import { greenlightUnwatch } from './greenlight/unwatch.ts'
import { greenlightWatch } from './greenlight/watch.ts'
import { greenlightWatches } from './greenlight/watches.ts'
import { integrationListCommand } from './integration/list.ts'
import { integrationRemove } from './integration/remove.ts'
import { refuseSecret, withoutSecretWords } from './integration/secret-typed.ts'
import { integrationSet } from './integration/set.ts'
import { integrationView } from './integration/view.ts'
import { milestoneActivate } from './milestone/activate.ts'
import { milestoneClose } from './milestone/close.ts'
import { milestoneCounted } from './milestone/counted.ts'
import { milestoneCreate } from './milestone/create.ts'
import { milestoneDetails } from './milestone/details.ts'
import { milestoneDigestList } from './milestone/digest/list.ts'
import { milestoneDigestNow } from './milestone/digest/now.ts'
import { milestoneDigestOff } from './milestone/digest/off.ts'
import { milestoneDigestOn } from './milestone/digest/on.ts'
import { milestoneDigestPreview } from './milestone/digest/preview.ts'
import { milestoneEdit } from './milestone/edit.ts'
import { milestoneIssues } from './milestone/issues.ts'
import { milestoneListCommand } from './milestone/list.ts'
import { milestoneProgress } from './milestone/progress.ts'
import { milestoneView } from './milestone/view.ts'
import { mrApprove } from './mr/approve.ts'
import { mrCancel } from './mr/cancel.ts'
import { mrChanges } from './mr/changes.ts'
import { mrClose } from './mr/close.ts'
import { mrCloses } from './mr/closes.ts'
import { mrComment } from './mr/comment.ts'
import { mrCommits } from './mr/commits.ts'
import { mrCreate } from './mr/create.ts'
import { mrDelete } from './mr/delete.ts'
import { mrDraft } from './mr/draft.ts'
import { mrEdit } from './mr/edit.ts'
import { mrList } from './mr/list.ts'
import { mrMerge } from './mr/merge.ts'
import { mrReady } from './mr/ready.ts'
import { mrRebase } from './mr/rebase.ts'
import { mrReopen } from './mr/reopen.ts'
import { mrReview } from './mr/review.ts'
import { mrSubscribe } from './mr/subscribe.ts'
import { mrTodo } from './mr/todo.ts'
import { mrUnapprove } from './mr/unapprove.ts'
import { mrUnsubscribe } from './mr/unsubscribe.ts'
import { mrVersions } from './mr/versions.ts'
import { mrView } from './mr/view.ts'

/** Every verb, in the order of help. Parser, help, forms, README and manifest are derived from this list. */
export const registry: readonly Command[] = [
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
  mrDelete,
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
  deployKeyListCommand,
  deployKeyView,
  deployKeyAdd,
  deployKeyEnable,
  deployKeyDisable,
  deployKeyDelete,
  integrationListCommand,
  integrationView,
  integrationSet,
  integrationRemove,
  greenlightConnect,
  greenlightConfirm,
  greenlightResume,
  greenlightMe,
  greenlightDefault,
  greenlightProjectAdd,
  greenlightProjectList,
  greenlightProjectRemove,
  greenlightPolicy,
  greenlightStewardAdd,
  greenlightStewardList,
  greenlightStewardRemove,
  greenlightFreezeAdd,
  greenlightFreezeList,
  greenlightFreezeRemove,
  greenlightWatch,
  greenlightUnwatch,
  greenlightWatches,
  greenlightAudit,
  greenlightDisconnect,
  greenlightForgetMe,
]

/** A slash command: what it is about, and what must not be read or repeated of its words. */
interface Noun {
  readonly about: string
  /** People paste keys and passwords into it: what is not understood is not repeated. */
  readonly discreet?: true
  /** Refuses a text before anything else reads it. */
  readonly guard?: (text: string) => Refusal | null
  /** Slack writes ids for the people whom somebody mentions in it. */
  readonly mentions?: true
  /** Takes out of a refusal of `text` what must not be repeated. */
  readonly withhold?: (refusal: Refusal, text: string) => Refusal
}

/** Every slash command, in the order in which help and the manifest name them. */
export const nouns: ReadonlyMap<string, Noun> = new Map<string, Noun>([
  ['mr', { about: 'Merge requests' }],
  ['milestone', { about: 'Milestones' }],
  ['deploy-key', { about: 'Deploy keys', discreet: true }],
  [
    'integration',
    { about: 'Integrations', discreet: true, guard: refuseSecret, withhold: withoutSecretWords },
  ],
  [
    'greenlight',
    {
      about: 'Your account and this channel',
      discreet: true,
      guard: refuseConnectWords,
      mentions: true,
      withhold: (refusal, text) => withoutLikelySecret(refusal, text, 'Type /greenlight help'),
    },
  ],
])

const byId = new Map(registry.map((command) => [command.id, command]))

/** The verb of a button, form or shortcut. */
export function commandOf(id: string): Command | undefined {
  return byId.get(id)
}

/** The verbs of one slash command (`mr`). */
export function verbsOf(noun: string): Command[] {
  return registry.filter(({ path }) => path[0] === noun)
}
