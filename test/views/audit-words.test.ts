import { describe, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import type { Failure } from '../../src/services/failure.ts'
import type { NoPerson } from '../../src/services/users.ts'
import type { NotUndone } from '../../src/services/writes/undo.ts'
import type { keyAddedReply, keyEnabledReply } from '../../src/views/deploy-key/add.ts'
import type { keyRemovedReply } from '../../src/views/deploy-key/delete.ts'
import type { digestOffReply, digestOnReply } from '../../src/views/digest/on.ts'
import { auditList } from '../../src/views/greenlight/audit.ts'
import type { freezeAddedReply, freezeRemovedReply } from '../../src/views/greenlight/freeze.ts'
import type { joinReply } from '../../src/views/greenlight/join.ts'
import type {
  confirmReply,
  disconnectReply,
  forgottenReply,
  resumeReply,
} from '../../src/views/greenlight/me.ts'
import type { notifyReply } from '../../src/views/greenlight/notify.ts'
import type {
  managerAddedReply,
  managerRemovedReply,
  policyReply,
  threadReply,
} from '../../src/views/greenlight/policy.ts'
import type { aliasAddedReply, aliasRemovedReply, defaultReply } from '../../src/views/greenlight/project.ts'
import type { queueOffReply, queueOnReply } from '../../src/views/greenlight/queue.ts'
import type { unwatchReply, watchReply } from '../../src/views/greenlight/watch.ts'
import type { integrationRemovedReply } from '../../src/views/integration/integration.ts'
import type { integrationSetReply } from '../../src/views/integration/set.ts'
import type { milestoneStateReply } from '../../src/views/milestone/close.ts'
import type { milestoneCreateReply } from '../../src/views/milestone/create.ts'
import type { milestoneEditReply } from '../../src/views/milestone/edit.ts'
import type { approvalReply } from '../../src/views/mr/approve.ts'
import type { buildWriteReply } from '../../src/views/mr/build.ts'
import type { cancelReply } from '../../src/views/mr/cancel.ts'
import type { mrStateReply } from '../../src/views/mr/close.ts'
import type { commentReply, resolveReply } from '../../src/views/mr/comment.ts'
import type { mrCreateReply } from '../../src/views/mr/create.ts'
import type { deleteReply } from '../../src/views/mr/delete.ts'
import type { mrDraftReply } from '../../src/views/mr/draft.ts'
import type { mrEditReply } from '../../src/views/mr/edit.ts'
import type { mergeReply } from '../../src/views/mr/merge.ts'
import type { rebaseReply } from '../../src/views/mr/rebase.ts'
import type { snoozeReply } from '../../src/views/mr/snooze.ts'
import type { subscriptionReply } from '../../src/views/mr/subscribe.ts'
import type { takeReply } from '../../src/views/mr/take.ts'
import type { todoReply } from '../../src/views/mr/todo.ts'
import type { triageReply } from '../../src/views/mr/triage.ts'

/** The kinds of an outcome, also of one that is wrapped with the data of its words. */
type KindOf<Outcome> = Outcome extends string
  ? Outcome
  : Outcome extends { readonly kind: infer Kind extends string }
    ? Kind
    : Outcome extends { readonly outcome: infer Inner }
      ? KindOf<Inner>
      : 'answered'

type Shared = Failure | NoPerson | NotUndone
type WordsOf<Outcome> = Readonly<
  Record<Exclude<KindOf<Outcome>, Shared['kind'] | 'shown' | 'current'>, string>
>
type Of<Render extends (outcome: never, ...rest: never[]) => unknown> = WordsOf<Parameters<Render>[0]>

/** The outcomes that any change may have. */
const SHARED: Readonly<Record<Shared['kind'], string>> = {
  'token-refused': 'sign-in refused',
  'service-refused': 'shared read token refused',
  'may-not': 'no right on the server',
  'not-found': 'not found, or no access',
  refused: 'refused by the server',
  unreachable: 'no usable answer from the server',
  unconfirmed: 'outcome unknown',
  'not-connected': 'not connected',
  'unknown-person': 'unknown person',
  'ambiguous-person': 'several people match',
  'unknown-self': 'unknown self',
  'user-group': 'user group',
  'several-people': 'several people',
  'unknown-mention': 'unknown mention',
  'undo-late': 'too late to undo',
  'undo-of-another': 'someone else’s change, not undone',
  'undo-overtaken': 'changed since, not undone',
}

/** The outcomes of the interaction itself, whatever the verb. */
const AROUND = {
  done: 'done',
  'not-done': 'not done',
  unknown: 'unknown',
  again: 'done a moment ago, not repeated',
  failed: 'failed',
  'not-known': 'not known',
  'not-sent': 'not sent',
  'same-request': 'same as a request under way',
  unnamed: 'unnamed',
}

const DIGEST_ON: WordsOf<Parameters<typeof digestOnReply>[1]> = {
  on: 'on',
  already: 'already',
  changed: 'changed',
  resumed: 'resumed',
  'digest-gone': 'digest gone',
  'no-schedule': 'no schedule',
  'no-zone': 'no zone',
  'not-yours': 'belongs to someone else',
  'too-many': 'too many',
}
const DIGEST_OFF: WordsOf<Parameters<typeof digestOffReply>[1]> = {
  off: 'off',
  none: 'nothing to change',
  'not-yours': 'belongs to someone else',
  snoozed: 'snoozed',
  which: 'asked which one',
}
const APPROVAL: Of<typeof approvalReply> = {
  already: 'already',
  approved: 'approved',
  'head-moved': 'new commits',
  'needs-password': 'needs password',
  'no-sha': 'no sha',
  'taken-back': 'approval taken back',
  'too-late': 'too late',
}
const BUILD: Of<typeof buildWriteReply> = {
  done: 'done',
  'newer-build': 'newer build',
  'no-build': 'no build',
  nothing: 'nothing to do',
  'of-fork': 'of fork',
  which: 'asked which one',
}
const STATE: Of<typeof mrStateReply> = {
  already: 'already',
  'being-merged': 'being merged',
  closed: 'closed',
  'duplicate-open': 'duplicate open',
  merged: 'merged',
  reopened: 'reopened',
}
const DRAFT: Of<typeof mrDraftReply> = {
  already: 'already',
  draft: 'draft',
  'no-mark': 'no mark',
  'not-open': 'not open',
  ready: 'ready',
}
const EDIT: Of<typeof mrEditReply> = {
  ambiguous: 'ambiguous',
  'changed-meanwhile': 'changed meanwhile',
  'duplicate-open': 'duplicate open',
  edited: 'edited',
  'no-id': 'no id',
  'nothing-to-change': 'nothing to change',
  'quick-action': 'text holds a server command',
  'same-branch': 'same branch',
}
const SUBSCRIPTION: Of<typeof subscriptionReply> = { subscribed: 'subscribed', unsubscribed: 'unsubscribed' }
const MILESTONE_STATE: Of<typeof milestoneStateReply> = {
  activated: 'activated',
  ambiguous: 'ambiguous',
  closed: 'closed',
  'of-group': 'of group',
}
const KEY_REMOVED: Of<typeof keyRemovedReply> = {
  'ambiguous-key': 'several keys match',
  deleted: 'deleted',
  disabled: 'disabled',
}

/** The other outcomes of each change, and its words in the log: true for this verb in every case. */
const OF_VERB: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mr.merge': {
    'already-merged': 'already merged',
    'being-merged': 'being merged',
    blocked: 'blocked',
    build: 'build',
    closed: 'closed',
    conflicts: 'conflicts',
    draft: 'draft',
    empty: 'empty',
    failed: 'failed',
    'head-moved': 'new commits',
    merged: 'merged',
    'no-message': 'no message',
    'no-sha': 'no sha',
    'no-train': 'no train',
    'not-mergeable': 'not mergeable',
    paused: 'paused',
    preparing: 'preparing',
    'squash-chosen': 'squash chosen',
    'still-open': 'still open',
    train: 'train',
    unsupported: 'unsupported',
    waiting: 'waiting',
  } satisfies Of<typeof mergeReply>,
  'mr.triage.merge': { none: 'nothing to change', summary: 'summary', unselected: 'unselected' } satisfies Of<
    typeof triageReply
  >,
  'mr.cancel': {
    cancelled: 'auto-merge turned off',
    over: 'done, confirmed by a second look',
    'still-waiting': 'still waiting',
    'too-late': 'too late',
    'was-not-waiting': 'auto-merge was off',
  } satisfies Of<typeof cancelReply>,
  'mr.rebase': {
    failed: 'failed',
    'no-push': 'no push',
    rebased: 'rebased',
    'too-late': 'too late',
    'under-way': 'under way',
    'up-to-date': 'up to date',
  } satisfies Of<typeof rebaseReply>,
  'mr.approve': APPROVAL,
  'mr.unapprove': APPROVAL,
  'mr.take': {
    claimed: 'claimed',
    free: 'nobody has it',
    'given-back': 'given back',
    held: 'someone else has it',
    'not-queued': 'not queued',
  } satisfies Of<typeof takeReply>,
  'mr.todo': { added: 'added', already: 'already', 'not-known': 'not known' } satisfies Of<typeof todoReply>,
  'mr.retry': BUILD,
  'mr.play': BUILD,
  'mr.stop': BUILD,
  'mr.close': STATE,
  'mr.reopen': STATE,
  'mr.delete': {
    deleted: 'deleted',
    'may-not-delete': 'may not delete',
    'still-there': 'still there',
  } satisfies Of<typeof deleteReply>,
  'mr.draft': DRAFT,
  'mr.ready': DRAFT,
  'mr.subscribe': SUBSCRIPTION,
  'mr.unsubscribe': SUBSCRIPTION,
  'mr.edit': EDIT,
  'mr.review': EDIT,
  'mr.create': {
    ambiguous: 'ambiguous',
    created: 'created',
    incomplete: 'incomplete',
    'no-id': 'no id',
    'open-already': 'open already',
    'quick-action': 'text holds a server command',
    'same-branch': 'same branch',
  } satisfies Of<typeof mrCreateReply>,
  'mr.comment': {
    'comment-edited': 'comment edited',
    commented: 'commented',
    empty: 'empty',
    'no-comment': 'no comment',
    'quick-action': 'text holds a server command',
    'ran-commands': 'ran commands',
    unchanged: 'unchanged',
  } satisfies Of<typeof commentReply>,
  'mr.resolve': {
    resolved: 'resolved',
    unchanged: 'unchanged',
    unresolvable: 'unresolvable',
  } satisfies Of<typeof resolveReply>,
  'mr.snooze': {
    'brought-back': 'brought back',
    'no-time': 'unclear time',
    'not-open': 'not open',
    'not-snoozed': 'not snoozed',
    snoozed: 'snoozed',
  } satisfies Of<typeof snoozeReply>,
  'mr.digest.on': DIGEST_ON,
  'mr.digest.off': DIGEST_OFF,
  'milestone.digest.on': DIGEST_ON,
  'milestone.digest.off': DIGEST_OFF,
  'milestone.create': {
    asked: 'asked for the day',
    created: 'created',
    'quick-action': 'text holds a server command',
    'title-taken': 'title taken',
    untitled: 'untitled',
  } satisfies Of<typeof milestoneCreateReply>,
  'milestone.edit': {
    ambiguous: 'ambiguous',
    asked: 'asked for the day',
    'changed-meanwhile': 'changed meanwhile',
    edited: 'edited',
    'of-group': 'of group',
    'quick-action': 'text holds a server command',
    'title-taken': 'title taken',
    unchanged: 'unchanged',
  } satisfies Of<typeof milestoneEditReply>,
  'milestone.close': MILESTONE_STATE,
  'milestone.activate': MILESTONE_STATE,
  'deploy-key.add': {
    added: 'added',
    already: 'already',
    incomplete: 'incomplete',
    'known-key': 'existing key added',
    taken: 'already taken',
  } satisfies Of<typeof keyAddedReply>,
  'deploy-key.enable': {
    'ambiguous-key': 'several keys match',
    enabled: 'enabled',
    'id-needed': 'id needed',
    'not-shared': 'not shared',
  } satisfies Of<typeof keyEnabledReply>,
  'deploy-key.disable': KEY_REMOVED,
  'deploy-key.delete': KEY_REMOVED,
  'integration.set': {
    discarded: 'entered values deleted',
    gone: 'nothing was waiting',
    link: 'link',
    'not-offered': 'not offered',
    set: 'set',
  } satisfies Of<typeof integrationSetReply>,
  'integration.remove': {
    'not-offered': 'not offered',
    over: 'done, confirmed by a second look',
    removed: 'removed',
    'was-not-set': 'was not set',
  } satisfies Of<typeof integrationRemovedReply>,
  'greenlight.connect': {
    gone: 'nothing was waiting',
    linked: 'linked',
    replaced: 'replaced',
    settled: 'already connected',
    taken: 'already taken',
    void: 'code wrong too often',
    'wrong-code': 'wrong code',
  } satisfies Of<typeof confirmReply>,
  'greenlight.resume': {
    gone: 'nothing was waiting',
    resumed: 'resumed',
    settled: 'already connected',
  } satisfies Of<typeof resumeReply>,
  'greenlight.disconnect': { disconnected: 'disconnected' } satisfies Of<typeof disconnectReply>,
  'greenlight.forget-me': { forgotten: 'forgotten' } satisfies Readonly<Record<'forgotten', string>> &
    Partial<Of<typeof forgottenReply>>,
  'greenlight.notify': { changed: 'changed' } satisfies Of<typeof notifyReply>,
  'greenlight.join': {
    archived: 'archived',
    joined: 'added to the channel',
    'no-answer': 'no answer',
    'no-channel': 'no channel',
    'not-joined': 'not joined',
    shared: 'shared',
    unseen: 'unseen',
  } satisfies Of<typeof joinReply>,
  'greenlight.default': { bound: 'project chosen' } satisfies Of<typeof defaultReply>,
  'greenlight.project.add': { added: 'added', taken: 'already taken' } satisfies Of<typeof aliasAddedReply>,
  'greenlight.project.remove': {
    configured: 'set by an admin, not changeable here',
    'not-yours': 'belongs to someone else',
    removed: 'removed',
    unknown: 'unknown',
  } satisfies Of<typeof aliasRemovedReply>,
  'greenlight.policy': {
    changed: 'changed',
    'unknown-project': 'unknown project',
    'unknown-verb': 'unknown verb',
    unresolved: 'unresolved',
  } satisfies Of<typeof policyReply>,
  'greenlight.thread': { changed: 'changed' } satisfies Of<typeof threadReply>,
  'greenlight.manager.add': {
    already: 'already',
    appointed: 'made a manager',
    nobody: 'person not found',
    unfit: 'person not eligible',
  } satisfies Of<typeof managerAddedReply>,
  'greenlight.manager.remove': {
    dismissed: 'no longer a manager',
    nobody: 'person not found',
    none: 'nothing to change',
  } satisfies Of<typeof managerRemovedReply>,
  'greenlight.freeze.add': {
    frozen: 'merges frozen',
    missing: 'missing',
    'no-span': 'unclear time',
    'no-zone': 'no zone',
    'two-times': 'two times',
    unread: 'unclear time',
  } satisfies Of<typeof freezeAddedReply>,
  'greenlight.freeze.remove': { none: 'nothing to change', removed: 'removed' } satisfies Of<
    typeof freezeRemovedReply
  >,
  'greenlight.watch': {
    both: 'both',
    nothing: 'nothing to do',
    watching: 'watching',
    'watching-group': 'watching group',
  } satisfies Of<typeof watchReply>,
  'greenlight.unwatch': {
    'group-not-watched': 'group not watched',
    'not-watched': 'not watched',
    unwatched: 'unwatched',
    'unwatched-group': 'unwatched group',
  } satisfies Of<typeof unwatchReply>,
  'greenlight.queue.on': { watching: 'watching' } satisfies Of<typeof queueOnReply>,
  'greenlight.queue.off': { ended: 'ended', 'no-queue': 'no queue' } satisfies Of<typeof queueOffReply>,
}

/** The words of an outcome in the log. */
function wordsOf(verb: string, outcome: string): string {
  const row = {
    sequence: 1,
    at: 0,
    team: 'T1',
    channel: '',
    user: 'U1',
    verb,
    project: null,
    target: '',
    sha: null,
    outcome,
    reference: '',
    overrideReason: null,
    via: 'slash',
  } as const
  const page = { rows: [row], page: 1, last: 1, total: 1, more: false, scope: 'all' } as const
  const { message } = auditList(page, { filter: {}, projectNames: new Map() }, {})
  return /: (.*), typed\.$/.exec(message?.text ?? '')?.[1] ?? ''
}

test('every change has its outcomes here', () => {
  const changes = registry.filter(({ effect }) => effect !== 'read').map(({ id }) => id)
  expect(Object.keys(OF_VERB).sort()).toEqual(changes.sort())
})

describe.each(Object.entries(OF_VERB))('%s', (verb, outcomes) => {
  test('has true words for each of its outcomes in the log', () => {
    const expected = { ...AROUND, ...SHARED, ...outcomes }
    const shown = Object.fromEntries(
      Object.keys(expected).map((outcome) => [outcome, wordsOf(verb, outcome)]),
    )
    expect(shown).toEqual(expected)
  })
})
