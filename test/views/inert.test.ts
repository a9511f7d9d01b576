import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { deletionPhrase } from '../../src/commands/deploy-key/delete.ts'
import { greenlightConnect } from '../../src/commands/greenlight/connect.ts'
import { integrationRemove } from '../../src/commands/integration/remove.ts'
import { milestoneClose } from '../../src/commands/milestone/close.ts'
import { milestoneIssues } from '../../src/commands/milestone/issues.ts'
import { mrApprove, mrUnapprove } from '../../src/commands/mr/approve.ts'
import { mrPlay, mrRetry, mrStop } from '../../src/commands/mr/build.ts'
import { mrComment } from '../../src/commands/mr/comment.ts'
import { mrDelete } from '../../src/commands/mr/delete.ts'
import { mrDraft, mrReady } from '../../src/commands/mr/draft.ts'
import { mrEdit, mrEditForm } from '../../src/commands/mr/edit.ts'
import { mrMerge } from '../../src/commands/mr/merge.ts'
import { mrRebase } from '../../src/commands/mr/rebase.ts'
import { mrReview } from '../../src/commands/mr/review.ts'
import { mrTodo } from '../../src/commands/mr/todo.ts'
import { mrTriageMerge } from '../../src/commands/mr/triage.ts'
import { readSnooze } from '../../src/commands/parse/snooze.ts'
import { registry, verbsOf } from '../../src/commands/registry.ts'
import { freezeReply, noHelpReply, notInChannelReply } from '../../src/interactions/denial-messages.ts'
import { formOf, requestedForm } from '../../src/interactions/form.ts'
import { groupHelp, nounHelp, verbHelp } from '../../src/interactions/help.ts'
import {
  duplicateMessage,
  notSentMessage,
  notSentTwiceMessage,
  pendingMessage,
  unknownMessage,
} from '../../src/interactions/operation-messages.ts'
import { refusalReply } from '../../src/interactions/prompts.ts'
import { answered, replyText } from '../../src/interactions/run-operation.ts'
import type { InteractionResult } from '../../src/interactions/types.ts'
import {
  missingFeatureReply,
  nothingMissing,
  withoutUnsupported,
} from '../../src/interactions/unsupported-verbs.ts'
import { discloseTo } from '../../src/model/audience.ts'
import { Build, Job } from '../../src/model/build.ts'
import { WatchFilter } from '../../src/model/channel-watch.ts'
import { integrationKind, integrationNames, plainOf } from '../../src/model/integration-kinds.ts'
import type { Invocation } from '../../src/model/invocation.ts'
import { parseCardState, serializeCardState } from '../../src/model/merge-request-state.ts'
import { UserSummary } from '../../src/model/user.ts'
import { compareVersions } from '../../src/model/version.ts'
import { observedCard, renderCard } from '../../src/notifications/cards/card.ts'
import { diffStates } from '../../src/notifications/cards/diff-states.ts'
import { readableLog } from '../../src/services/mr/build.ts'
import type { CommentOutcome } from '../../src/services/mr/comment.ts'
import { EDITED_FIELDS, typedFieldsOf } from '../../src/services/mr/desired-fields.ts'
import type { EditOutcome } from '../../src/services/mr/edit.ts'
import { type MergeOutcome, mergeRefusal } from '../../src/services/mr/merge.ts'
import type { QueueOutcome } from '../../src/services/mr/queue.ts'
import type { RebaseOutcome } from '../../src/services/mr/rebase.ts'
import { openedView } from '../../src/slack/forms/forms.ts'
import { verbPicker } from '../../src/slack/forms/verb-picker.ts'
import { button, filterActions, hasButtons, withPrivateAnswers } from '../../src/views/button.ts'
import { keyAddedReply, keyEnabledReply } from '../../src/views/deploy-key/add.ts'
import { keyDeleteQuestion, keyDisableQuestion, keyRemovedReply } from '../../src/views/deploy-key/delete.ts'
import { deployKeyBlocks } from '../../src/views/deploy-key/deploy-key.ts'
import { deployKeyList } from '../../src/views/deploy-key/list.ts'
import { footOf } from '../../src/views/digest/about.ts'
import { digestListReply } from '../../src/views/digest/list.ts'
import { dryRunReply, nothingToSendReply } from '../../src/views/dry-run.ts'
import { failureReply } from '../../src/views/failure.ts'
import { loadingModal, phraseView } from '../../src/views/form.ts'
import { pickOptions } from '../../src/views/form-input.ts'
import { accountTakenWords, restoredQuestion } from '../../src/views/greenlight/me.ts'
import { notifyReply } from '../../src/views/greenlight/notify.ts'
import { threadReply } from '../../src/views/greenlight/policy.ts'
import { projectNotFoundReply } from '../../src/views/greenlight/project.ts'
import { dayMessage, goneLine, handledLine, queueCard } from '../../src/views/greenlight/queue.ts'
import { unwatchReply, watchesReply, watchReply } from '../../src/views/greenlight/watch.ts'
import { guestHome, unconnectedHome, workHome } from '../../src/views/home.ts'
import { integrationBlocks } from '../../src/views/integration/integration.ts'
import { integrationList } from '../../src/views/integration/list.ts'
import { enteredQuestion, integrationSetReply, replaceQuestion } from '../../src/views/integration/set.ts'
import {
  cardMessage,
  closedMilestoneMessage,
  contentOf,
  linkedMilestone,
} from '../../src/views/milestone/card.ts'
import { milestoneStateReply } from '../../src/views/milestone/close.ts'
import { milestoneCreateReply } from '../../src/views/milestone/create.ts'
import { burndownModal, detailsReply, groupModal } from '../../src/views/milestone/details.ts'
import { digestDetails, digestMessage } from '../../src/views/milestone/digest/message.ts'
import { milestoneEditReply } from '../../src/views/milestone/edit.ts'
import { milestoneList } from '../../src/views/milestone/list.ts'
import { milestoneProgressReply } from '../../src/views/milestone/progress.ts'
import { approvalReply, approveQuestion, readyQuestion } from '../../src/views/mr/approve.ts'
import { buildReply, buildWriteReply } from '../../src/views/mr/build.ts'
import {
  deletedCard,
  goneCard,
  linkCard,
  mergeRequestCard,
  pausedCard,
  pendingCard,
  replacedCard,
  shortCard,
} from '../../src/views/mr/card.ts'
import { changelogReply } from '../../src/views/mr/changelog.ts'
import { changeList, diffModal, fileChoice } from '../../src/views/mr/changes.ts'
import { closeQuestion, mrStateReply } from '../../src/views/mr/close.ts'
import { closingIssues } from '../../src/views/mr/closes.ts'
import { commentMessage, resolveReply, stayedInSlack } from '../../src/views/mr/comment.ts'
import { commitList } from '../../src/views/mr/commits.ts'
import { mrCreateReply } from '../../src/views/mr/create.ts'
import { requestDigestDetails, requestDigestMessage } from '../../src/views/mr/digest.ts'
import { mrDraftReply } from '../../src/views/mr/draft.ts'
import { mrEditReply } from '../../src/views/mr/edit.ts'
import { askedWords, eventLine, watchLine } from '../../src/views/mr/event.ts'
import { mergeRequestList, nobodyReply, unknownUserReply } from '../../src/views/mr/list.ts'
import { mergeReply, mergeWords } from '../../src/views/mr/merge.ts'
import { mergeButtonLabel, mergeForm, mergeQuestion } from '../../src/views/mr/merge-question.ts'
import { nudgeMessage } from '../../src/views/mr/nudge.ts'
import { queueReply, teamQueueReply } from '../../src/views/mr/queue.ts'
import { reviewModal } from '../../src/views/mr/review.ts'
import { snoozeReply } from '../../src/views/mr/snooze.ts'
import { buildWords } from '../../src/views/mr/state.ts'
import { subscriptionReply } from '../../src/views/mr/subscribe.ts'
import { selectForm, triageList, triageQuestion, triageReply } from '../../src/views/mr/triage.ts'
import { versionComparison, versionList, versionView } from '../../src/views/mr/versions.ts'
import { pauseNotice } from '../../src/views/pause-messages.ts'
import { refusalWords } from '../../src/views/post.ts'
import { plain, privately } from '../../src/views/reply.ts'
import { text } from '../../src/views/rich-text.ts'
import { escaped, oneLine } from '../../src/views/text.ts'
import { greetingMessage, welcomeMessage } from '../../src/views/welcome.ts'
import { execute } from '../support/execute.ts'
import { fuzzRuns, sayCases } from '../support/fuzz-runs.ts'
import {
  aMergeRequest,
  anIntegration,
  HEAD,
  knownOf,
  recordedServices,
} from '../support/recorded-services.ts'
import { builders, noteRuns } from './builders.ts'
import {
  asking,
  change,
  commit,
  deployKey,
  externalIssue,
  foreign,
  issue,
  many,
  mergeRequest,
  milestoneContent,
  now,
  version,
  view,
} from './foreign.ts'
import {
  type Hostile,
  hugeWorld,
  openHostileForge,
  TINY,
  type Wish,
  type World,
  wish,
  world,
} from './hostile-forge.ts'
import {
  expectCutWhole,
  expectInert,
  expectInertMessage,
  expectInertView,
  expectOwnWordsWhole,
  looked,
  shortWords,
} from './inert.ts'
import { ABOUT, COUNTED, digestView, milestone as progressing } from './milestone/digest/views.ts'

function mergeResult(outcome: MergeOutcome, invocation: Invocation) {
  return mergeReply(outcome, invocation, mergeRefusal)
}

function editResult(outcome: EditOutcome, invocation: Invocation) {
  return mrEditReply(outcome, invocation, typedFieldsOf)
}

const HELD = { since: now, until: new Date('2026-12-01T00:00:00Z') }
const FREEZE = {
  id: 1,
  channel: 'C1',
  addedBy: 'UOURS1',
  addedAt: now,
  zone: 'Europe/Berlin',
  from: { kind: 'weekday', weekday: 5, minute: 0 },
  to: { kind: 'weekday', weekday: 1, minute: 0 },
} as const
const SHORTCUT = {
  kind: 'shortcut' as const,
  team: 'T1',
  userTeam: 'T1',
  user: 'UOURS1',
  userName: 'ann',
  channel: 'C1',
  callbackId: 'choose',
}

const RUNS = { numRuns: fuzzRuns(110) }

/** For a busy machine, and for more cases than usual. */
const LONG_MS = 3_600_000

let ranSince: () => Promise<Set<string>>
beforeAll(async () => {
  ranSince = await noteRuns()
})

describe('foreign text is inert and fits Slack’s limits, in every template', () => {
  test.prop([view, fc.option(foreign)], { numRuns: fuzzRuns(600) })('a card', (seen, words) => {
    expectInert({
      card: mergeRequestCard(seen, { now, ...(words === null ? {} : { note: { by: 'UOURS1', words } }) }),
    })
    for (const status of ['idle', words]) {
      const mr = { ...seen.mr, state: 'opened' as const }
      const onTrain = { ...seen, mr, train: { id: 1, target_branch: words, status } }
      expectInert({ card: mergeRequestCard(onTrain, { now }) })
    }
    const { title, source_branch } = seen.mr
    const created_at = '2026-11-20T11:00:00Z'
    const web_url = 'https://git.example.com/acme/web/-/pipelines/1'
    const head_pipeline = {
      id: 1,
      sha: HEAD,
      ref: null,
      status: 'running',
      web_url,
      created_at,
      updated_at: null,
    }
    const mr = aMergeRequest({
      title,
      source_branch,
      detailed_merge_status: 'ci_still_running',
      head_pipeline,
    })
    expectInert({ card: mergeRequestCard({ mr, commits: null, files: null }, { now }) })
    expectInert({ card: goneCard(seen.mr, now) })
  })

  test.prop([many(mergeRequest).map((items) => items.slice(0, 10)), fc.option(fc.nat()), foreign], RUNS)(
    'a list',
    (items, total, projectName) => {
      const words = projectName.slice(0, 60)
      const filters = { author: words, search: words, label: 'a,b', assignee: 'none', milestone: words }
      const question = {
        project: 42,
        projectName,
        state: 'opened',
        orderBy: 'updated_at',
        sort: 'desc',
      } as const
      const asking = { user: 'UOURS1', now }
      expect(buildWords({ sha: words, head_pipeline: null })).toBe('it has no build')
      const searched = { count: items.length, complete: false }
      const page = { items, page: 2, nextPage: 3, total }
      expectInert(mergeRequestList(page, { ...question, filters: {} }, asking))
      expectInert(mergeRequestList({ ...page, searched }, { ...question, filters }, asking))
      const freeze = { until: now, reason: words, mayOverride: false }
      const frozen = items.map((mr) => ({ ...mr, freeze }))
      expectInert(mergeRequestList({ ...page, items: frozen, freeze }, { ...question, filters }, asking))
      expectInert(
        mergeRequestList({ ...page, items: [], page: 1, total: 0 }, { ...question, filters }, asking),
      )
      expectInert(unknownUserReply('@me', { ...question, filters }))
      const person = { id: 7, username: words, name: projectName }
      expectInert(nobodyReply({ kind: 'unknown-person', typed: projectName, known: [person] }))
      expectInert(nobodyReply({ kind: 'ambiguous-person', typed: projectName, people: [person, person] }))
    },
  )

  test.prop([many(mergeRequest).map((items) => items.slice(0, 10)), view, foreign], RUNS)(
    'a triage, its form, and what came of each',
    (items, seen, words) => {
      const page = { items, page: 2, nextPage: 3, total: null, snoozed: 2 }
      expectInert(triageList(page, { project: 42, projectName: words }))
      const options = { train: true, squash: true, removeSourceBranch: false }
      const onTrain = items.length % 2 === 0
      const leftOut = [{ name: words, why: 'where' }] as const
      const form = selectForm(
        items.map((mr) => ({ ...mr, sha: HEAD, onTrain })),
        options,
        { areTicked: onTrain, leftOut },
      )
      if (items.length > 0)
        expectInertView(requestedForm(mrTriageMerge, { ...form, inputs: [...form.inputs] }, ''))
      const selected = { mr: 12, sha: HEAD, onTrain }
      expectInert({ message: { to: 'person', ...triageQuestion([selected], options) } })
      const outcomes: MergeOutcome[] = [
        { kind: 'merged', view: seen, requested: 'now', answered: false },
        { kind: 'still-open', view: seen, reason: words },
        { kind: 'unreachable', reason: words },
      ]
      const said = outcomes.map((outcome) => mergeWords(outcome, { user: 'UOURS1', now }, mergeRefusal))
      const rows = (['merged', 'waiting', 'not-known', 'not-merged', 'not-tried'] as const).flatMap((end) =>
        said.map((one) => ({ ...selected, end, answer: one, mergeRequest: seen.mr })),
      )
      expectInert(triageReply({ kind: 'summary', rows }))
      for (const outcome of [{ kind: 'none', leftOut }, { kind: 'unselected' }] as const)
        expectInert(triageReply(outcome))
      const body = { title: words }
      expectInert(dryRunReply(`/mr edit ${words}`, [{ method: 'PUT', path: `/api/v4/${words}`, body }]))
      expectInert(nothingToSendReply('/mr merge !12', privately(escaped(`Not now: ${words}`))))
      expectInert(nothingToSendReply('/mr merge !12', { card: mergeRequestCard(seen, { now }) }))
    },
  )

  test.prop([many(mergeRequest), foreign, fc.array(milestoneContent, { maxLength: 7 })], RUNS)(
    'what needs one person, and their Home tab',
    (items, words, milestones) => {
      const known = { project: 42, alias: null, path: words }
      const queue = {
        kind: 'queue' as const,
        needsMe: items,
        ready: items,
        autoMerge: items,
        assigned: items,
        waiting: items,
        reviews: new Set(items.slice(0, 1)),
        unread: [known, known, known, known, known],
        complete: false,
        snoozed: items,
      }
      const outcomes: QueueOutcome[] = [
        queue,
        { ...queue, isOpened: true },
        { ...queue, needsMe: [], ready: [], autoMerge: [], assigned: [], waiting: [] },
        ...[words, null].map((typed) => ({ kind: 'unknown-self' as const, typed })),
        { kind: 'no-projects' },
        { kind: 'token-refused' },
      ]
      const waits = ['review', 'ready', 'mend'] as const
      const team = {
        kind: 'team-queue' as const,
        team: words,
        items: items.map((mr, nth) => ({ mr, waits: waits[nth % 3] ?? 'mend', people: mr.assignees })),
        unknownMembers: [words, words],
        unread: [known],
        complete: false,
      }
      expectInert(teamQueueReply(team))
      expectInert(teamQueueReply({ ...team, items: [] }))
      expectInert(teamQueueReply({ kind: 'user-group', typed: words, why: 'no-group' }))
      for (const work of outcomes) {
        expectInert(queueReply(work, { now }))
        const home = workHome({
          work,
          milestones: milestones.map(({ milestone }) => ({ ...known, milestone })),
          channels: (['settings', 'join', 'resume'] as const).map((offer) => ({
            channel: 'C1',
            project: 42,
            path: words,
            isWatched: true,
            digests: 2,
            isVisible: true,
            offers: [offer],
            paused: offer === 'settings' ? null : ('not-there' as const),
          })),
          account: { user: 'UOURS1', username: words, since: now },
          projects: [known, { ...known, project: 43 }],
          today: '2026-11-20',
          now,
        })
        expectInertView(home)
        expect(home.blocks.length).toBeLessThanOrEqual(30)
      }
    },
  )

  test.prop([view, view, foreign, fc.boolean()], RUNS)(
    'a copy of a card in a channel, what replaces it, its thread, and the line of a channel watch',
    (before, after, words, fromChannelWatch) => {
      const freeze = { until: now, reason: words, mayOverride: false }
      for (const watchedUntil of [now, null])
        expectInert({
          card: mergeRequestCard(after, { now, copy: { watchedUntil, fromChannelWatch, freeze } }),
        })
      const stored = parseCardState(serializeCardState({ view: after, at: now, note: { words } }))
      expectInertMessage(renderCard(observedCard(stored, null)))
      expectInertMessage(replacedCard(after))
      expectInertMessage(pendingCard(after, { doing: 'Merging', by: 'UOURS1' }))
      for (const story of diffStates(before.mr, after)) {
        expectInertMessage(eventLine(after.mr.iid, story, null))
        expectInertMessage(watchLine(after.mr, story, words))
      }
      expectInertMessage(eventLine(after.mr.iid, { words }, words))
      // Only a group that whoever acts has named, and only where our own words name it.
      const groups = [{ id: 'SOURS1', handle: words }]
      const asked = `${askedWords(groups)} ${words}`
      expectInertMessage(eventLine(after.mr.iid, { words: asked }, words))
      expectInertMessage(eventLine(after.mr.iid, { words }, words, groups))
      const named = eventLine(after.mr.iid, { words: asked }, words, groups)
      expectInertMessage(named, /^<!subteam\^SOURS1>$/)
      expect(named.text.match(/<!subteam/g)).toHaveLength(1)
      expect(JSON.stringify(named).match(/"usergroup"/g)).toHaveLength(1)
      const edited: EditOutcome = {
        kind: 'edited',
        view: after,
        taken: ['reviewer'],
        missing: [],
        answered: true,
        removed: [],
        groups,
        unknownMembers: [words],
      }
      expectInert(editResult(edited, asking))
      expectInertMessage(watchLine(after.mr, { words }, null))
      const position = { new_path: words, old_path: null, new_line: 3, old_line: null }
      const comment = { id: 5, author: UserSummary.parse({ name: words }), body: words, position }
      for (const resolved of [true, false]) {
        const note = { ...comment, resolvable: true, resolved, internal: false, system: false }
        expectInertMessage(commentMessage(after.mr, note, true))
        expectInertMessage(commentMessage(after.mr, note, false))
        const full = { ...note, created_at: null, updated_at: null }
        for (const kind of ['resolved', 'unchanged', 'unresolvable'] as const)
          expectInert(resolveReply({ kind, mr: after.mr, note: full }))
      }
      expectInertMessage(linkCard(after))
      for (const claimedBy of ['UOURS1', null])
        for (const isNamed of [true, false])
          expectInertMessage(queueCard(after, { since: now.getTime(), claimedBy }, isNamed))
      expectInertMessage(handledLine(after.mr, words, false))
      expectInertMessage(handledLine(after.mr, null, true))
      expectInertMessage(goneLine(after.mr.iid))
      expectInertMessage(dayMessage('2026-11-29', 2))
      expectInertMessage(shortCard(mergeRequestCard(after, { now })))
      expectInertMessage(
        nudgeMessage({
          kind: 'need',
          view: after,
          reasons: [
            { kind: 'review', by: words },
            { kind: 'assigned', by: words },
            { kind: 'build' },
            { kind: 'auto-merge', words, by: 'UOURS1' },
            { kind: 'comment', comments: [{ by: words, body: words }] },
            { kind: 'approved', by: [words, words] },
            { kind: 'changes', by: [words] },
            { kind: 'ready', last: words },
            { kind: 'mention', by: words, body: words },
            { kind: 'mention', by: words, body: null },
            { kind: 'conflict', after: after.mr },
          ],
        }),
      )
    },
  )

  test.prop([view, milestoneContent, foreign], RUNS)(
    'what is undone or not, and what is snoozed',
    (seen, held, words) => {
      const { mr } = seen
      const undo = { verb: 'mr.reopen', change: words, left: words, until: now.getTime() + 1 }
      expectInert({ card: mergeRequestCard(seen, { now, note: { by: 'UOURS1', words, undo } }) })
      const offered = { ...asking, reference: 'k7mq2xpe' }
      for (const answered of [true, false])
        for (const done of ['closed', 'reopened'] as const)
          expectInert(mrStateReply({ kind: done, view: seen, answered }, offered, done))
      const following = { kind: 'subscribed', already: false, mr } as const
      expectInert(subscriptionReply(following, offered, 'subscribed'))
      const { project, milestone } = held
      const milestoneSeen = { ...held, open: [], closed: [], complete: true }
      for (const kind of ['closed', 'activated'] as const) {
        const outcome = { kind, already: false, answered: true, view: milestoneSeen }
        expectInert(milestoneStateReply({ outcome, projectName: words }, offered))
      }
      const refusals = [
        { kind: 'undo-late' },
        { kind: 'undo-of-another', user: 'UOURS2' },
        { kind: 'undo-overtaken' },
      ] as const
      for (const refusal of refusals) {
        for (const done of ['closed', 'reopened'] as const)
          expectInert(mrStateReply({ ...refusal, mr }, offered, done))
        expectInert(subscriptionReply({ ...refusal, mr }, offered, 'unsubscribed'))
        expectInert(editResult({ ...refusal, mr }, offered))
        const outcome = { ...refusal, project, milestone }
        expectInert(milestoneStateReply({ outcome, projectName: words }, offered))
        expectInert(milestoneEditReply({ outcome, projectName: words }, offered))
      }
      for (const until of [now, null]) expectInert(snoozeReply({ kind: 'snoozed', mr, until }))
      for (const kind of ['brought-back', 'not-snoozed'] as const)
        expectInert(snoozeReply({ kind, name: { project: 42, mr: 12 } }))
      expectInert(snoozeReply({ kind: 'not-open', mr }))
      const wrong = readSnooze(words, now.getTime(), 'UTC')
      if (wrong.kind === 'wrong') expectInert(snoozeReply({ kind: 'no-time', problem: wrong.problem }))
    },
  )

  test.prop([mergeRequest, many(commit), fc.nat({ max: 5 })], RUNS)('commits', (mr, commits, page) => {
    expectInert(commitList(mr, commits, page + 1))
  })

  test.prop([many(mergeRequest), milestoneContent, foreign, fc.boolean()], RUNS)(
    'what went into a release',
    (merged, { milestone: release }, words, copy) => {
      for (const of of [release, { from: words, to: words }])
        expectInert(
          changelogReply({
            outcome: { kind: 'changelog', project: 42, release: of, merged, complete: false },
            page: 1,
            copy,
            projectName: words,
          }),
        )
    },
  )

  test.prop([mergeRequest, many(change), foreign], RUNS)(
    'changes and the diff of one',
    (mr, changes, words) => {
      expectInert(changeList(mr, changes, 2))
      expectInert({ message: fileChoice({ sentence: `About ${words}`, offer: 'Choose' }, mr, changes) })
      for (const one of changes) expectInert({ modal: diffModal(mr, one, { page: 2, sha: 'f'.repeat(40) }) })
    },
  )

  test.prop([mergeRequest, many(fc.oneof(issue, externalIssue)), fc.boolean()], RUNS)(
    'issues that a merge closes',
    (mr, issues, complete) => {
      for (const audience of ['others', 'person'] as const)
        expectInert(closingIssues(mr, { issues: discloseTo(audience, issues), complete }, 1))
    },
  )

  test.prop([mergeRequest, version, version], RUNS)('versions and what differs', (mr, earlier, later) => {
    expectInert(versionList(mr, Array<typeof earlier>(12).fill(earlier), 1))
    expectInert(versionView(mr, { number: 2, version: earlier, count: 3 }))
    const sides = { earlier: { number: 1, version: earlier }, later: { number: 2, version: later } }
    expectInert(versionComparison(mr, { ...sides, comparison: compareVersions(earlier, later) }))
  })

  test.prop([view, fc.option(foreign)], RUNS)('the question before a merge', (seen, message) => {
    const { text, blocks } = mergeQuestion(seen, HEAD, {
      whenBuildSucceeds: true,
      removeSourceBranch: true,
      ...(message === null ? {} : { message }),
    })
    expectInert({ message: { to: 'person', text, blocks } })
    for (const waits of [true, false]) {
      const merge = button(mergeButtonLabel(seen, HEAD, waits), { verb: 'mr.merge', input: {} })
      expectInertMessage({ text, blocks: [{ type: 'actions', elements: [merge] }] })
    }
    expectInertMessage(closeQuestion(seen.mr))
    for (const later of ['blind', 'checks', 'train', null] as const) {
      const form = mergeForm(seen, HEAD, { now: true, canSquash: true, later, whenBuildSucceeds: false })
      expectInertView(requestedForm(mrMerge, { ...form, inputs: [...form.inputs] }, ''))
      expectInert({ modal: reviewModal({ project: 42, mr: 12, sha: HEAD }, { text, blocks }) })
    }
  })

  test.prop([view, many(commit), foreign], RUNS)('every outcome of a merge', (seen, arrived, reason) => {
    for (const kind of [
      'already-merged',
      'being-merged',
      'closed',
      'draft',
      'conflicts',
      'blocked',
      'no-sha',
      'waiting',
      'paused',
      'unsupported',
      'train',
      'no-train',
      'no-message',
    ] as const)
      expectInert(mergeResult({ kind, view: seen }, asking))
    expectInert(mergeResult({ kind: 'merged', view: seen, requested: 'now', answered: true }, asking))
    for (const waits of [true, false])
      expectInert(mergeResult({ kind: 'not-mergeable', view: seen, reason, waits }, asking))
    const message = reason.slice(0, 300)
    const input = {
      project: 42,
      mr: 12,
      sha: HEAD,
      whenBuildSucceeds: true,
      removeSourceBranch: true,
      message,
    }
    expectInert(
      mergeResult({ kind: 'head-moved', view: seen, shown: HEAD, arrived, rewritten: false, input }, asking),
    )
    expectInert(mergeResult({ kind: 'still-open', view: seen, reason }, asking))
  })

  test.prop([view, view, foreign, foreign], RUNS)(
    'what writing a merge request comes to',
    async (seen, other, typed, reason) => {
      const { mr } = seen
      const missing = ['assignee', 'labels'] as const
      const people = [
        { id: 1, username: typed, name: reason },
        { id: 2, username: null, name: typed },
      ]
      for (const render of [mrCreateReply, editResult]) {
        for (const kind of ['unknown-self', 'may-not'] as const) expectInert(render({ kind }, asking))
        expectInert(render({ kind: 'unknown-person', typed, known: people }, asking))
        expectInert(render({ kind: 'ambiguous-person', typed, people }, asking))
        expectInert(render({ kind: 'ambiguous', typed, titles: [typed, reason] }, asking))
        expectInert(render({ kind: 'no-id', name: typed }, asking))
        expectInert(render({ kind: 'same-branch', branch: typed }, asking))
        expectInert(
          render({ kind: 'refused', status: 422, reason: `${reason} branch does not exist` }, asking),
        )
        expectInert(render({ kind: 'unconfirmed', what: typed, reason }, asking))
      }
      for (const answered of [true, false]) {
        expectInert(mrCreateReply({ kind: 'created', view: seen, missing, answered }, asking))
        expectInert(
          editResult(
            { kind: 'edited', removed: [], view: seen, taken: ['title'], missing, answered },
            asking,
          ),
        )
        expectInert(mrStateReply({ kind: 'closed', view: seen, answered }, asking, 'closed'))
      }
      expectInert(mrCreateReply({ kind: 'open-already', view: seen }, asking))
      const input = {
        project: 42,
        mr: 12,
        title: typed,
        description: reason.repeat(20),
        target: typed,
        labels: reason,
      }
      expectInert(editResult({ kind: 'changed-meanwhile', mr, fields: EDITED_FIELDS, input }, asking))
      expectInert(editResult({ kind: 'nothing-to-change', mr }, asking))
      expectInert(mrStateReply({ kind: 'already', view: seen }, asking, 'reopened'))
      expectInert(mrStateReply({ kind: 'duplicate-open', mr, duplicate: other.mr }, asking, 'reopened'))
      expectInert({ card: deletedCard(mr, { now, note: { by: 'UOURS1', words: 'deleted it.' } }) })
      const form = requestedForm(mrEdit, mrEditForm(mr, true), '{}')
      expectInertView(form)

      const who = { team: 'T1', user: 'UOURS1', userName: 'ann', channel: 'C1' }
      const services = await recordedServices().room.contextOf(who)
      const withIt = {
        ...services,
        mergeRequests: {
          ...services.mergeRequests,
          find: async () => ({ kind: 'found' as const, mr }),
          todo: async () => ({ kind: 'not-known' as const, mr, reason }),
          delete: async () => ({ kind: 'may-not-delete' as const, mr }),
        },
      }
      for (const [verb, confirmed] of [
        [mrDelete, false],
        [mrDelete, true],
        [mrTodo, true],
      ] as const) {
        const executed = await execute(verb, { project: 42, mr: 12 }, withIt, asking, { confirmed })
        if (executed.kind === 'reply') expectInert(executed.reply)
        if (executed.kind === 'type') expectInert({ message: { to: 'person', ...executed } })
      }
    },
  )

  test.prop([view, many(commit), foreign], RUNS)(
    'what comes of what only some forges have',
    async (seen, arrived, reason) => {
      for (const verb of ['approve', 'unapprove'] as const) {
        for (const kind of ['approved', 'taken-back'] as const)
          for (const answered of [true, false])
            expectInert(approvalReply({ kind, view: seen, answered }, asking, verb))
        for (const kind of ['already', 'too-late', 'no-sha'] as const)
          expectInert(approvalReply({ kind, view: seen }, asking, verb))
        expectInert(approvalReply({ kind: 'may-not' }, asking, verb))
        expectInert(approvalReply({ kind: 'unconfirmed', what: reason, reason }, asking, verb))
      }
      for (const rewritten of [true, false])
        expectInert(
          approvalReply(
            { kind: 'head-moved', view: seen, shown: HEAD, arrived, rewritten },
            asking,
            'approve',
          ),
        )
      for (const wanted of ['draft', 'ready'] as const) {
        for (const answered of [true, false])
          expectInert(mrDraftReply({ kind: wanted, view: seen, answered }, asking, wanted))
        for (const kind of ['already', 'not-open'] as const)
          expectInert(mrDraftReply({ kind, view: seen }, asking, wanted))
        expectInert(mrDraftReply({ kind: 'not-found', what: reason }, asking, wanted))
      }
      const { mr } = seen
      const url = mr.web_url && `${mr.web_url}#note_1`
      const services = await recordedServices().room.contextOf({
        team: 'T1',
        user: 'UOURS1',
        userName: 'ann',
        channel: 'C1',
      })
      const comments: readonly CommentOutcome[] = [
        { kind: 'commented', mr, url, answered: true, note: 1 },
        { kind: 'commented', mr, url, answered: true, note: 1, reply: 'first' },
        { kind: 'no-comment', mr },
        { kind: 'commented', mr, url, answered: false, note: 1 },
        { kind: 'ran-commands', mr, summary: [reason] },
        { kind: 'quick-action', command: `/${reason}` },
        { kind: 'unconfirmed', what: reason, reason },
      ]
      const rebases: readonly RebaseOutcome[] = [
        { kind: 'rebased', view: seen, from: HEAD, answered: true },
        { kind: 'rebased', view: seen, from: HEAD, answered: false },
        { kind: 'up-to-date', view: seen },
        { kind: 'too-late', view: seen },
        { kind: 'under-way', view: seen },
        { kind: 'failed', view: seen, reason },
        { kind: 'no-push', what: reason, reason, fork: null },
        { kind: 'no-push', what: reason, reason, fork: reason },
        { kind: 'unconfirmed', what: reason, reason },
      ]
      const input = { project: 42, mr: 12 }
      const progress = { confirmed: true }
      const saying = (more: Partial<typeof services.mergeRequests>) => ({
        ...services,
        mergeRequests: { ...services.mergeRequests, ...more },
      })
      for (const outcome of comments) {
        const withIt = saying({ comment: async () => outcome })
        const executed = await execute(mrComment, { ...input, text: 'x' }, withIt, asking, progress)
        if (executed.kind === 'reply') {
          expectInert(executed.reply)
          expectInert(stayedInSlack(executed.reply, outcome.kind))
          expectInert(answered(replyText(executed.reply)))
        }
      }
      for (const { text: words, blocks } of [approveQuestion(seen, HEAD), readyQuestion(seen)])
        expectInert({ message: { to: 'person', text: words, blocks } })
      const reviewed = await execute(mrReview, { ...input, reviewer: 'bob' }, services, asking, progress)
      if (reviewed.kind === 'reply') expectInert(reviewed.reply)
      // Nothing is behind these services, and each verb says so.
      for (const verb of [mrRetry, mrPlay, mrStop, mrApprove, mrUnapprove, mrDraft, mrReady, mrComment]) {
        const executed = await execute(verb, input, services, asking, progress)
        if (executed.kind === 'reply') expectInert(executed.reply)
      }
      const jobs = ['failed', 'manual', 'running', reason || 'success'].map((status, nth) =>
        Job.parse({ id: nth + 1, name: reason || 'unit', stage: reason, status, web_url: reason }),
      )
      const build = Build.parse({ id: 1, sha: HEAD, status: reason || 'failed', failed_jobs: jobs })
      const logs = new Map([[1, readableLog(`<span class="">${reason}</span>`)]])
      const found = { mr, build, jobs }
      const none = [
        { kind: 'no-build', mr },
        { kind: 'of-fork', mr },
      ] as const
      for (const outcome of [
        { kind: 'build', ...found, logs },
        { kind: 'build', ...found, logs: null },
        { kind: 'build', ...found, logs: new Map([[1, ['\u200b', ' ']]]) },
        ...none,
        { kind: 'not-found', what: reason },
      ] as const)
        expectInert(buildReply(outcome))
      for (const verb of ['retry', 'play', 'stop'] as const)
        for (const outcome of [
          { kind: 'done', view: seen, jobs, answered: true },
          { kind: 'done', view: seen, jobs, answered: false },
          { kind: 'nothing', ...found },
          { kind: 'which', ...found },
          { kind: 'newer-build', mr },
          ...none,
          { kind: 'unconfirmed', what: reason, reason },
        ] as const)
          expectInert(buildWriteReply(outcome, asking, verb))
      for (const outcome of rebases) {
        const executed = await execute(
          mrRebase,
          input,
          saying({ rebase: async () => outcome }),
          asking,
          progress,
        )
        if (executed.kind === 'reply') expectInert(executed.reply)
      }
      const withFound = saying({ find: async () => ({ kind: 'found' as const, mr }) })
      const form = await execute(mrComment, input, withFound, asking, { confirmed: false })
      if (form.kind === 'form') expectInertView(requestedForm(mrComment, form, '{}'))
      const missing = { why: 'This forge has no such thing', next: 'Set another' }
      expectInert(
        missingFeatureReply(
          { typed: '/mr approve', missing, elsewhere: 'Do it there.' },
          'https://git.example.com/acme/web',
        ),
      )
    },
  )

  test.prop([foreign], RUNS)('every trouble', (words) => {
    for (const trouble of [
      { kind: 'refused', status: 400, reason: words },
      { kind: 'not-found', what: words },
      { kind: 'unreachable', reason: words },
      { kind: 'unconfirmed', what: words, reason: words },
      { kind: 'may-not' },
      { kind: 'token-refused' },
      { kind: 'service-refused' },
      { kind: 'not-connected' },
    ] as const) {
      expectInert(failureReply(trouble, { tried: 'Nothing came of it' }))
    }
  })

  test.prop([milestoneContent, foreign], RUNS)(
    'milestones, their issues and the question before closing',
    async (content, typed) => {
      for (const answered of [true, false])
        expectInert(
          milestoneStateReply(
            { outcome: { kind: 'closed', already: false, answered, view: content }, projectName: typed },
            asking,
          ),
        )
      expectInert(
        milestoneStateReply(
          {
            outcome: {
              kind: 'ambiguous',
              typed,
              titles: [typed, ...content.closed.map((issue) => knownOf(issue).title)],
            },
            projectName: typed,
          },
          asking,
        ),
      )
      const { project, milestone } = content
      for (const wants of ['close', 'activate'] as const)
        expectInert(
          milestoneStateReply(
            { outcome: { kind: 'of-group', project, milestone, wants }, projectName: typed },
            asking,
          ),
        )
      expectInert(
        milestoneStateReply(
          {
            outcome: { kind: 'ambiguous', typed: '%3', titles: [typed, typed], numbered: true },
            projectName: typed,
          },
          asking,
        ),
      )
      expectInert(
        milestoneList(
          { items: Array.from({ length: 41 }, () => content.milestone), complete: true },
          { project: 42, projectName: typed, state: 'all', iids: [3, 9], page: 2 },
          '2026-11-20',
        ),
      )
      const services = await recordedServices().room.contextOf({
        team: 'T1',
        user: 'UOURS1',
        userName: 'ann',
        channel: 'C1',
      })
      const withContent = {
        ...services,
        milestones: { ...services.milestones, view: async () => ({ kind: 'view' as const, view: content }) },
      }
      for (const verb of [milestoneIssues, milestoneClose]) {
        const executed = await execute(verb, { project: 42, milestone: 3 }, withContent, asking, {
          confirmed: false,
        })
        if (executed.kind === 'reply') expectInert(executed.reply)
        if (executed.kind === 'ask') expectInert({ message: { to: 'person', ...executed } })
      }
    },
  )

  test.prop([milestoneContent, progressing, foreign, foreign], RUNS)(
    'making and editing a milestone: every outcome, and the question about a date',
    (view, progress, title, description) => {
      const card = {
        ...({ kind: 'card', project: 42, allRequests: false } as const),
        progress,
        requests: progress.requests,
      }
      const { milestone, projectName } = view
      const created = (outcome: Parameters<typeof milestoneCreateReply>[0]['outcome']) =>
        expectInert(milestoneCreateReply({ outcome, projectName, card }, asking))
      const edited = (outcome: Parameters<typeof milestoneEditReply>[0]['outcome']) =>
        expectInert(milestoneEditReply({ outcome, projectName, card }, asking))
      const fields = ['title', 'description', 'due'] as const
      const sent = { project: 42, title, description, due: '2027-01-15' }
      for (const answered of [true, false]) {
        created({ kind: 'created', sent, answered, view })
        edited({ kind: 'edited', fields, differs: fields, answered, view })
      }
      created({ kind: 'title-taken', view })
      edited({ kind: 'unchanged', milestone })
      edited({ kind: 'changed-meanwhile', project: 42, fields, milestone })
      edited({ kind: 'ambiguous', typed: title, titles: [title], near: true })
      const change = { milestone: title, title, description }
      edited({ kind: 'of-group', project: 42, milestone, wants: 'edit', given: change })
      const uncertain = { typed: title, days: ['2027-01-02', '2027-02-01'] }
      for (const past of [undefined, '2027-01-02']) {
        const doubt = { kind: 'which-day', uncertain: { ...uncertain, past } } as const
        const given = { project: 42, title: title.slice(0, 255), description }
        created({ kind: 'asked', doubt, given })
        edited({ kind: 'asked', doubt, given: { ...given, milestone: title } })
      }
    },
  )

  test.prop([digestView, fc.boolean()], { numRuns: fuzzRuns(60) })(
    'a digest and its thread',
    (view, late) => {
      const about = { ...ABOUT, late: late ? now : null, missed: late ? 3 : 0 }
      expectInert({ message: { to: 'channel', ...digestMessage(view, about) } })
      const details = digestDetails(view)
      if (details) expectInert({ message: { to: 'channel', ...details } })
    },
  )

  test.prop([foreign, many(mergeRequest), many(mergeRequest), many(mergeRequest)], { numRuns: fuzzRuns(60) })(
    'a digest of merge requests and its thread',
    (projectName, ready, review, stale) => {
      const digest = {
        kind: 'requests' as const,
        project: 42,
        projectName,
        zone: 'Europe/Berlin',
        at: now,
        today: '2026-11-20',
        staleDays: 7,
        team: null,
        groups: { ready, review, stale },
        unlooked: ready,
        searched: { count: 500, complete: false },
      }
      expectInert({ message: { to: 'channel', ...requestDigestMessage(digest, ABOUT) } })
      const team = { name: projectName, unknownMembers: [projectName, projectName] }
      for (const unknown of [null, 'members', 'accounts'] as const)
        for (const groups of [digest.groups, { ready: [], review: [], stale: [] }]) {
          const ofTeam = { ...digest, groups, team: { ...team, unknown } }
          expectInert({ message: { to: 'channel', ...requestDigestMessage(ofTeam, ABOUT) } })
        }
      // Each morning: not even our own mention of the group is live.
      const name = '<!subteam^S0WEB|@web-team>'
      const named = { ...digest, team: { ...team, name, unknown: null } }
      expectInert({ message: { to: 'channel', ...requestDigestMessage(named, ABOUT) } })
      const details = requestDigestDetails(digest)
      if (details) expectInert({ message: { to: 'channel', ...details } })
    },
  )

  test.prop([foreign, foreign, fc.array(foreign, { maxLength: 60 })], { numRuns: fuzzRuns(60) })(
    'all of one group of a digest',
    (projectName, missing, titles) => {
      const rows = titles.map((title) => [text(oneLine(`#7 ${title}`, 200))])
      const named = { group: 'at-risk', title: `%3 in ${projectName}`, about: '1 issue', missing } as const
      const modal = groupModal({ ...named, lines: rows, page: 2 }, (page) => ({
        verb: 'milestone.details',
        input: { page },
      }))
      expectInert({ modal })
    },
  )

  test.prop([progressing, foreign], { numRuns: fuzzRuns(60) })(
    'the progress of a milestone',
    (progress, projectName) => {
      const view = { ...COUNTED, projectName, progress }
      const { milestone, requests } = progress
      const searched = { count: 500, complete: false }
      const input = { project: 42, group: 'requests', page: 1 } as const
      const read = { kind: 'requests', milestone, requests, searched } as const
      expectInert(detailsReply({ input, read, projectName }))
      const digest = {
        team: 'T1',
        channel: 'C1',
        id: 1,
        project: 42,
        schedule: 'mon 9:00',
        cron: ['0 9 * * 1'],
        zone: 'Europe/Berlin',
        owner: 'UOURS1',
        holidays: ['2026-12-24'],
        empty: 'skip' as const,
        kind: 'milestone' as const,
        staleDays: null,
        userGroup: null,
        addedAt: 0,
        settledUntil: 0,
        paused: null,
      }
      for (const kind of ['milestone', 'mr'] as const)
        expectInert(
          digestListReply(kind, [{ digest: { ...digest, kind, staleDays: 7 }, projectName, next: [now] }], {
            now,
          }),
        )
      for (const userGroup of [projectName, `<!subteam^S0WEB|${projectName}>`])
        expectInert(
          digestListReply(
            'mr',
            [{ digest: { ...digest, kind: 'mr', userGroup }, projectName, next: [now] }],
            {
              now,
            },
          ),
        )
      expect(footOf(digest)).toBe('Mondays 9:00 · set up by <@UOURS1>')
      expectInert({ modal: loadingModal('Milestone') })
      expectInert(milestoneProgressReply(view))
      expectInert({ modal: burndownModal(view) })
      const card = {
        ...({ kind: 'card', project: 42, allRequests: true } as const),
        progress,
        requests: progress.requests,
      }
      expectInertMessage(cardMessage(contentOf(card, projectName), '2026-11-20'))
      expectInertMessage(linkedMilestone(contentOf(card, projectName), '2026-11-20'))
      expectInertMessage(
        closedMilestoneMessage({ kind: 'closed', card, merged: 1 }, projectName, '2026-11-20'),
      )
    },
  )

  test.prop([many(deployKey), fc.integer({ min: 1, max: 6 }), foreign], RUNS)(
    'deploy keys as a list, of a project and of all',
    (keys, page, name) => {
      expectInert(deployKeyList(keys, { project: { id: 42, name }, page }))
      expectInert(deployKeyList(keys, { project: null, page }))
    },
  )

  test.prop([deployKey, fc.array(deployKey, { minLength: 1, maxLength: 30 }), foreign, foreign], RUNS)(
    'a deploy key, the questions about it, and what came of each change',
    async (key, candidates, projectName, given) => {
      const place = { project: 42, projectName, user: 'UOURS1' }
      expectInert({ message: { to: 'channel', text: 'A key.', blocks: deployKeyBlocks(key, 42) } })
      for (const asked of [keyDisableQuestion(key, projectName), keyDeleteQuestion(key, 42, projectName)]) {
        expectInert({ message: { to: 'person', ...asked } })
        const form = { callbackId: 'x', privateMetadata: '{}', title: 'Delete', yes: 'Delete' }
        const view = phraseView({ ...form, blocks: asked.blocks, phrase: deletionPhrase(key) })
        expectInertView(view)
      }
      for (const answered of [true, false]) {
        expectInert(keyAddedReply({ kind: 'added', answered, key }, place, 'UOURS1'))
        expectInert(keyAddedReply({ kind: 'known-key', answered, key, given }, place, 'UOURS1'))
        for (const kind of ['disabled', 'deleted'] as const)
          expectInert(keyRemovedReply({ kind, answered, key }, { ...place, done: kind }))
      }
      expectInert(keyAddedReply({ kind: 'already', key }, place, 'UOURS1'))
      expectInert(keyAddedReply({ kind: 'taken' }, place, 'UOURS1'))
      for (const already of [true, false])
        expectInert(keyEnabledReply({ kind: 'enabled', already, answered: !already, key }, place, 'UOURS1'))
      expectInert(keyEnabledReply({ kind: 'id-needed', typed: given }, place, 'UOURS1'))
      expectInert(keyEnabledReply({ kind: 'not-shared', id: 7 }, place, 'UOURS1'))
      const ambiguous = { kind: 'ambiguous-key', typed: given, candidates } as const
      expectInert(keyRemovedReply(ambiguous, { ...place, done: 'deleted' }))
    },
  )

  const AT = '2026-11-20T14:05:00.000Z'
  const integration = fc
    .record({
      name: fc.constantFrom(...integrationNames),
      active: fc.boolean(),
      told: foreign,
      created_at: fc.option(foreign),
      updated_at: fc.option(foreign),
    })
    .map(({ name, told, ...fields }) => ({
      view: anIntegration(name, {
        ...fields,
        last_delivery: { delivered_at: AT, failing_since: AT, error: told },
        properties: Object.fromEntries(integrationKind(name).parameters.map((one) => [one.name, told])),
      }),
      values: Object.fromEntries(plainOf(integrationKind(name)).map((one) => [one.name, told])),
    }))

  test.prop([integration, foreign, foreign], RUNS)(
    'integrations: shown, listed, asked about, set and removed',
    async ({ view, values }, projectName, words) => {
      const { name } = view
      expectInert({ message: { to: 'channel', text: 'x', blocks: integrationBlocks(view, projectName) } })
      expectInert(
        integrationList(
          {
            rows: integrationNames.map((one, at) => ({ name: one, state: at % 2 ? 'on' : 'off' })),
            others: [words, projectName],
          },
          { project: 42, projectName },
        ),
      )
      expectInert({ message: { to: 'person', ...replaceQuestion(view, values, projectName) } })
      const asked = enteredQuestion({ name, project: 42, projectName, values, replaces: true }, 'a')
      expectInert({ message: { to: 'person', ...asked } })
      const setting = { project: 42, projectName, name }
      const url = 'https://git.example.com/secret/x'
      const problem = words.slice(0, 200) || 'x'
      const many20 = [problem, ...Array<string>(20).fill(problem)] as const
      for (const outcome of [
        { kind: 'set', view, answered: true, differs: [words] },
        { kind: 'set', view, answered: false, differs: [] },
        { kind: 'link', url, view, values },
        { kind: 'refused', problems: many20, fix: 'Type it again.', values },
        { kind: 'refused', status: 400, reason: words },
        { kind: 'not-offered', name, slug: 'team-chat', retired: false },
        { kind: 'gone' },
        { kind: 'discarded' },
      ] as const)
        expectInert(integrationSetReply({ ...setting, outcome }, asking))
      const services = await recordedServices().room.contextOf({
        team: 'T1',
        user: 'UOURS1',
        userName: 'ann',
        channel: 'C1',
      })
      const withView = {
        ...services,
        workspace: {
          ...services.workspace,
          projects: { ...services.workspace.projects, title: async () => projectName },
        },
        integrations: {
          ...services.integrations,
          view: async () => ({ kind: 'view' as const, view }),
          remove: async () => ({ kind: 'over' as const, view }),
        },
      }
      for (const outcome of [
        { kind: 'wrong-code', confirmation: words, left: 2 },
        { kind: 'void' },
        { kind: 'taken', by: 'UOURS1', username: words, asker: 'UOURS2' },
        'linked',
      ] as const) {
        const accounts = { ...services.workspace.accounts, confirm: async () => outcome }
        const typed = { code: 'K7M2QX' }
        const done = await execute(
          greenlightConnect,
          typed,
          { ...services, workspace: { ...services.workspace, accounts } },
          asking,
          {
            confirmed: true,
          },
        )
        if (done.kind === 'reply') expectInert(done.reply)
      }
      for (const confirmed of [true, false]) {
        const input = { project: 42, kind: name }
        const done = await execute(integrationRemove, input, withView, asking, { confirmed })
        if (done.kind === 'reply') expectInert(done.reply)
        if (done.kind === 'type') expectInert({ message: { to: 'person', ...done } })
      }
    },
  )

  test.prop([foreign, foreign, fc.nat(60)], RUNS)('the watch of a group', (path, words, projects) => {
    const filter = WatchFilter.parse({ events: ['new', 'ready'], authors: [words], labels: [words] })
    const listing = {
      kind: 'listed',
      watched: projects,
      own: projects % 3,
      leftOut: projects % 4,
      unread: projects % 5,
      cutAt: projects > 50 ? 50 : null,
    } as const
    for (const replaces of [true, false])
      expectInert(
        watchReply({ kind: 'watching-group', watch: { groupId: 5, path, filter }, replaces, listing }),
      )
    const watch = {
      team: 'T1',
      channel: 'C1',
      user: 'UOURS1',
      groupId: 5,
      path,
      filter,
      since: now.getTime(),
      listedAt: 0,
      paused: { why: 'no-access', at: now.getTime() },
    } as const
    expectInert(unwatchReply({ kind: 'unwatched-group', watch, typed: path }))
    expectInert(unwatchReply({ kind: 'unwatched-group', watch: null, typed: path }))
    expectInert(unwatchReply({ kind: 'unwatched', watch: null, name: words, group: path }))
    expectInert(watchesReply([{ watch, name: `the group ${path}`, projects }]))
  })

  test.prop([foreign, foreign, foreign, fc.constantFrom(...registry)], { numRuns: fuzzRuns(400) })(
    'refusals, help and the Home tab',
    (token, problem, path, command) => {
      const [noun] = command.path
      expectInert(refusalReply({ token, problem, fix: 'Type /mr help' }, command))
      const suggestions = ['/mr view !12']
      expectInert(refusalReply({ token, problem, fix: 'Type /mr help', suggestions }, command))
      for (const reason of ['is_archived', 'fatal_error', undefined])
        expectInert({
          message: { to: 'person', text: refusalWords(reason), blocks: plain(refusalWords(reason)) },
        })
      expectInert(
        verbHelp(
          command,
          { project: 42, alias: 'web', path },
          { note: problem.slice(0, 200), typed: `/mr merge ${problem}` },
        ),
      )
      const shown = {
        verbs: verbsOf(noun),
        hidden: 0,
        current: { project: 42, alias: null, path },
        note: problem.slice(0, 200),
      }
      expectInert(nounHelp(noun, shown))
      expectInert(groupHelp('digest', [[noun, shown]]))
      expectInert(
        notifyReply({
          kind: 'changed',
          change: { kinds: ['comment'], to: 'off' },
          hours: false,
          off: new Set(['comment']),
          never: ['ready'],
        }),
      )
      expectInert(restoredQuestion({ from: new Date(0), username: token }))
      expectInert({ message: { to: 'person', ...accountTakenWords({ username: token, asker: 'UOURS1' }) } })
      expectInert({ message: { to: 'channel', ...pausedCard(`${path}!12`, { project: 42, iid: 12 }) } })
      const restored = { username: token }
      expectInertView(unconnectedHome({ restored, serviceReads: true, projects: 0 }))
      expectInertView(guestHome())
    },
  )
})

describe('the answer of every verb, whatever the forge says', () => {
  let forge: Hostile
  beforeAll(async () => {
    forge = await openHostileForge()
  })
  afterAll(() => forge.close())

  // The first ones are always the same, so that a builder is not found missing by chance.
  test.prop([world, wish], { numRuns: 1_000, seed: 4 })('is inert and fits', pressed, LONG_MS)
  test.prop([world, wish], { numRuns: fuzzRuns(500) })('also when it is another each time', pressed, LONG_MS)

  /** The channel that somebody names by its id, which is shown as one. */
  function channelOf({ verb, words }: Wish): RegExp | undefined {
    const id = verb === 'greenlight.join' ? /^C[A-Z0-9]+$/.exec(words?.trim() ?? '')?.[0] : undefined
    return id === undefined ? undefined : new RegExp(`^(?:<#${id}>|channel ${id})$`)
  }

  async function pressed(said: World, wanted: Wish): Promise<void> {
    const { reply, modal: opens } = await forge.presses(wanted, said)
    const also = channelOf(wanted)
    expectInert(reply, also)
    const { message } = reply
    if (message) expectInert({ message: { ...message, blocks: withPrivateAnswers(message.blocks) } }, also)
    if (message && hasButtons(message.blocks)) {
      const blocks = filterActions(message.blocks, ({ verb }) => verb > 'mr')
      expectInert({ message: { ...message, blocks } }, also)
    }
    if (opens) expectInertView(openedView(opens, { channel: 'C1' }, false))
  }

  test(
    'every example of every verb, once',
    async () => {
      const said: World = { ...hugeWorld('x'), fates: ['done'] }
      for (const { id, examples } of registry)
        for (const example of examples.keys())
          for (const confirmed of [true, false])
            await pressed(said, { verb: id, example, words: null, confirmed })
    },
    LONG_MS,
  )

  const nouns = fc.constantFrom('mr', 'milestone', 'deploy-key', 'integration', 'greenlight')
  test.prop([world, nouns, foreign], { numRuns: fuzzRuns(60), seed: 4 })(
    'and so is what is said around it',
    async (said, noun, words) => {
      for (const text of [
        words,
        'help',
        `help ${words}`,
        'checkout !12',
        'help list',
        `list --project ${JSON.stringify(words)}`,
        'list --project nowhere',
        'versions !12 99',
        `${words} !12`,
      ])
        expectInert((await forge.types(noun, text, said)).reply)
      for (const text of ['help', 'list', words])
        expectInert((await forge.types(noun, text, said, 'T2')).reply)
    },
    LONG_MS,
  )

  test.prop([foreign, foreign, fc.constantFrom(...registry), fc.boolean()], RUNS)(
    'and what is said of a change that was asked for before, or held back',
    (name, answer, command, mayOverride) => {
      const input = { project: 42, title: name }
      expectInert(pendingMessage(command, input, 'UOURS1'))
      expectInert(duplicateMessage(command, input, { answer: escaped(answer), at: now }))
      expectInert(notSentMessage(command, name))
      expectInert(unknownMessage(command, name))
      expectInert(notSentTwiceMessage(command, name))
      expectInert(noHelpReply())
      expectInert(notInChannelReply())
      for (const why of ['not-there', 'not-connected', 'no-access'] as const)
        expectInertMessage(pauseNotice(`Paused: ${escaped(oneLine(name, 100))}`, why, 'C1'))
      const known = Array(30).fill({ project: 42, alias: name, path: answer })
      expectInert(projectNotFoundReply({ kind: 'unknown', byPath: true, typed: name, known }))
      expectInert(projectNotFoundReply({ kind: 'no-default' }, true))
      const freeze = { ...FREEZE, reason: answer }
      const freezes = Array(10).fill({ freeze, held: HELD, mayOverride })
      for (const merges of [true, false]) expectInert(freezeReply(command, input, { freezes, merges }))
      expectInertView(
        verbPicker({ ...SHORTCUT, message: { ts: '1.1', text: `${name} ${answer}` } }, registry),
      )
    },
  )
})

describe('the largest that a forge may say', () => {
  let forge: Hostile
  beforeAll(async () => {
    forge = await openHostileForge()
  })
  afterAll(() => forge.close())

  test.each([
    ['families', '👩‍👩‍👧‍👦'],
    ['flags', '🇩🇪'],
    ['marks upon marks', 'ё̂̃'],
    ['what grows when it is escaped', '<'],
    ['what grows in JSON', '"'],
  ])(
    'fits, is cut between graphemes, and shows that it was cut: %s',
    async (_, grapheme) => {
      const said = hugeWorld(grapheme)
      for (const { id } of registry)
        for (const [fate, confirmed] of [
          ['done', true],
          ['done', false],
          [422, true],
        ] as const) {
          const wanted = { verb: id, example: 0, words: null, confirmed }
          const { reply, modal: opens } = await forge.presses(wanted, { ...said, fates: [fate] })
          expectInert(reply)
          expectCutWhole(reply, grapheme)
          if (!opens) continue
          const view = openedView(opens, { channel: 'C1' }, false)
          expectInertView(view)
          expectCutWhole(view, grapheme)
        }
    },
    LONG_MS,
  )

  const viewOf = (opens: InteractionResult['modal']) => opens && openedView(opens, { channel: 'C1' }, false)

  test(
    'no place is too small for our own words: only what is foreign is cut, and nothing after it is lost',
    async () => {
      const grapheme = 'ж'
      const [huge, tiny] = [hugeWorld(grapheme), hugeWorld(grapheme, undefined, TINY)]
      for (const { id } of registry)
        for (const confirmed of [true, false]) {
          const wanted = { verb: id, example: 0, words: null, confirmed }
          const [large, small] = [await forge.presses(wanted, huge), await forge.presses(wanted, tiny)]
          // What a channel was told just now is not told again.
          const isSame = large.logInfo?.outcome === small.logInfo?.outcome
          for (const [shown, other] of [
            [large.reply, small.reply],
            [viewOf(large.modal), viewOf(small.modal)],
          ]) {
            expectOwnWordsWhole(shown, grapheme)
            if (isSame) expect(shortWords(shown, grapheme), id).toEqual(shortWords(other, grapheme))
          }
        }
    },
    LONG_MS,
  )

  test.each([
    ['today’s servers', nothingMissing],
    ['older ones', () => ({ why: 'x', next: 'x' })],
  ])('no option, label or hint of a form for %s is longer than its place', (_, missing) => {
    for (const command of registry) {
      const form = formOf(withoutUnsupported(command, missing), '{}')
      expectOwnWordsWhole(form, 'ж')
      expectInertView(form)
    }
    expectOwnWordsWhole(verbPicker({ ...SHORTCUT, message: { ts: '1.1', text: 'x' } }, registry), 'ж')
  })

  test('ten thousand of everything', () => {
    const { mergeRequests, commits, changes, issues, milestones, versions } = hugeWorld('x'.repeat(7), 10_000)
    const [mr] = mergeRequests
    const [version] = versions
    const [milestone] = milestones
    if (!mr || !version || !milestone) throw new Error('The world is empty')
    const files = changes.map(({ new_path: path }) => ({ path, added: 1, removed: 1 }))
    const view = { mr: { ...mr, labels: Array<string>(10_000).fill('label') }, commits, files }
    expectInert({ card: mergeRequestCard(view, { now }) })
    expectInertMessage(mergeQuestion(view, HEAD, { whenBuildSucceeds: true, removeSourceBranch: true }))
    const form = mergeForm(view, HEAD, {
      now: true,
      canSquash: true,
      later: 'checks',
      whenBuildSucceeds: true,
    })
    expectInertView(requestedForm(mrMerge, { ...form, inputs: [...form.inputs] }, ''))
    for (const page of [1, 2, 500]) {
      expectInert(commitList(mr, commits, page))
      expectInert(changeList(mr, changes, page))
      expectInert(closingIssues(mr, { issues: discloseTo('person', issues), complete: false }, page))
      expectInert(versionList(mr, Array<typeof version>(10_000).fill(version), page))
    }
    expectInert({ message: fileChoice({ sentence: 'About it', offer: 'Choose' }, mr, changes) })
    const open = discloseTo('person', issues.slice(0, 5_000))
    const content = { project: 42, projectName: 'acme/web', milestone, open, closed: open, complete: false }
    expectInert(
      milestoneStateReply(
        {
          outcome: { kind: 'closed', already: false, answered: true, view: content },
          projectName: 'acme/web',
        },
        asking,
      ),
    )
    const key = { id: 1, title: 'CI', created_at: null, facts: null }
    expectInert(deployKeyList(Array(10_000).fill(key), { project: { id: 42, name: 'acme/web' }, page: 1 }))
  })
})

test.prop([many(foreign), foreign, fc.boolean()], RUNS)(
  'what is offered while somebody types',
  (names, typed, isRead) => {
    const choices = names.map((name) => ({ value: name, label: name, slackName: name }))
    for (const { text, about = text } of pickOptions(choices, typed, isRead)) {
      const option = { text: { type: 'plain_text', text }, description: { type: 'plain_text', text: about } }
      expectInertView({
        type: 'modal',
        title: { type: 'plain_text', text: 'Title' },
        blocks: [
          {
            type: 'actions',
            block_id: 'b',
            elements: [{ type: 'static_select', action_id: 'a', options: [{ ...option, value: 'x' }] }],
          },
        ],
      })
    }
  },
)

test('what a channel is told of its threads', () => {
  for (const kind of ['shown', 'changed'] as const)
    for (const thread of [true, false])
      expectInert(threadReply({ kind, thread, missingScopes: ['channels:history', 'groups:history'] }))
})

test('what a channel is welcomed with', () => {
  expectInertMessage(welcomeMessage())
  expectInertMessage(greetingMessage())
})

test('twenty thousand messages, modals and forms were looked at', () => {
  sayCases(looked.count, 'messages, modals and forms were looked at')
  expect(looked.count).toBeGreaterThanOrEqual(fuzzRuns(20_000))
})

test('every builder of what people read has been through it; a new one must be added here', async () => {
  const ran = await ranSince()
  expect(builders().filter((builder) => !ran.has(builder))).toEqual([])
})
