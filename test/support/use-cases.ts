import type { SnoozeTime } from '../../src/model/snooze.ts'
import type { ForgeContext } from '../../src/services/context.ts'
import * as addKey from '../../src/services/deploy-key/add.ts'
import * as deleteKey from '../../src/services/deploy-key/delete.ts'
import * as enableKey from '../../src/services/deploy-key/enable.ts'
import * as listKeys from '../../src/services/deploy-key/list.ts'
import * as listDigests from '../../src/services/digest/list.ts'
import * as digestOn from '../../src/services/digest/on.ts'
import * as previewDigest from '../../src/services/digest/preview.ts'
import * as listIntegrations from '../../src/services/integration/list.ts'
import * as removeIntegration from '../../src/services/integration/remove.ts'
import * as setIntegration from '../../src/services/integration/set.ts'
import * as viewIntegration from '../../src/services/integration/view.ts'
import * as closeMilestone from '../../src/services/milestone/close.ts'
import * as createMilestone from '../../src/services/milestone/create.ts'
import * as milestoneDetails from '../../src/services/milestone/details.ts'
import * as composeDigest from '../../src/services/milestone/digest.ts'
import * as editMilestone from '../../src/services/milestone/edit.ts'
import * as listMilestones from '../../src/services/milestone/list.ts'
import * as milestoneProgress from '../../src/services/milestone/progress.ts'
import * as viewMilestone from '../../src/services/milestone/view.ts'
import * as approveMr from '../../src/services/mr/approve.ts'
import * as mrBuild from '../../src/services/mr/build.ts'
import * as cancelMr from '../../src/services/mr/cancel.ts'
import * as mrChangelog from '../../src/services/mr/changelog.ts'
import * as closeMr from '../../src/services/mr/close.ts'
import * as mrCloses from '../../src/services/mr/closes.ts'
import * as commentMr from '../../src/services/mr/comment.ts'
import * as createMr from '../../src/services/mr/create.ts'
import * as deleteMr from '../../src/services/mr/delete.ts'
import * as digestMr from '../../src/services/mr/digest.ts'
import * as draftMr from '../../src/services/mr/draft.ts'
import * as editMr from '../../src/services/mr/edit.ts'
import * as listMr from '../../src/services/mr/list.ts'
import * as mergeMr from '../../src/services/mr/merge.ts'
import * as queueMr from '../../src/services/mr/queue.ts'
import type { MergeRequestName } from '../../src/services/mr/read.ts'
import * as rebaseMr from '../../src/services/mr/rebase.ts'
import * as recentMr from '../../src/services/mr/recent.ts'
import * as resolveMr from '../../src/services/mr/resolve.ts'
import * as snoozeMr from '../../src/services/mr/snooze.ts'
import * as subscribeMr from '../../src/services/mr/subscribe.ts'
import * as takeMr from '../../src/services/mr/take.ts'
import * as todoMr from '../../src/services/mr/todo.ts'
import * as triageMr from '../../src/services/mr/triage.ts'
import * as mrVersions from '../../src/services/mr/versions.ts'
import * as viewMr from '../../src/services/mr/view.ts'
import { type Operation, unrecorded } from '../../src/services/writes/operation.ts'

/** The use cases of a person, by what they are about. */
export type UseCases = ReturnType<typeof boundUseCases>

/** A context that also has the use cases, so that a test reads like what a person does. */
export type RecordedContext = ForgeContext & UseCases

/** Gives out such contexts. */
export interface RecordedRoom {
  contextOf(actor: ForgeContext['caller']): Promise<RecordedContext>
}

/** `operation`: of the writes. */
export function withUseCases(context: ForgeContext, operation?: Operation): RecordedContext {
  return { ...context, ...boundUseCases(context, operation) }
}

/** The use cases with one context. */
export function boundUseCases(context: ForgeContext, operation: Operation = unrecorded) {
  const read =
    <Input, Result>(run: (context: ForgeContext, input: Input) => Result) =>
    (input: Input) =>
      run(context, input)
  const write =
    <Input, Result>(run: (context: ForgeContext, input: Input, operation: Operation) => Result) =>
    (input: Input) =>
      run(context, input, operation)
  return {
    mergeRequests: {
      list: read(listMr.list),
      queue: read(queueMr.queue),
      digest: read(digestMr.composeRequests),
      search: read(listMr.search),
      view: read(viewMr.view),
      find: read(viewMr.findMergeRequestView),
      selectable: read(triageMr.selectable),
      glance: read(recentMr.readSummaries),
      tracked: read(recentMr.readTracked),
      recent: read(recentMr.listRecent),
      commits: read(viewMr.listCommits),
      changes: read(viewMr.listChanges),
      closes: read(mrCloses.listClosingIssues),
      versions: read(mrVersions.listVersions),
      version: read(mrVersions.viewVersion),
      compareVersions: read(mrVersions.compareTwo),
      defaults: read(createMr.readDefaults),
      create: write(createMr.create),
      edit: write(editMr.edit),
      approve: write(approveMr.approve),
      unapprove: write(approveMr.unapprove),
      rebase: write(rebaseMr.rebase),
      build: read(mrBuild.showBuild),
      changelog: read(mrChangelog.changelog),
      retry: write(mrBuild.retry),
      play: write(mrBuild.play),
      stop: write(mrBuild.stop),
      markDraft: write(draftMr.markDraft),
      markReady: write(draftMr.markReady),
      comment: write(commentMr.comment),
      editComment: write(commentMr.editComment),
      resolve: write(resolveMr.resolve),
      close: write(closeMr.close),
      reopen: write(closeMr.reopen),
      take: (input: Parameters<typeof takeMr.take>[1]) => takeMr.take(context, input),
      snooze: (name: MergeRequestName, time: SnoozeTime) => snoozeMr.snooze(context, name, time),
      todo: write(todoMr.addTodo),
      delete: write(deleteMr.remove),
      merge: write(mergeMr.merge),
      cancel: write(cancelMr.cancel),
      subscribe: write(subscribeMr.subscribe),
      unsubscribe: write(subscribeMr.unsubscribe),
    },
    milestones: {
      list: read(listMilestones.list),
      view: read(viewMilestone.view),
      card: read(viewMilestone.card),
      find: read(viewMilestone.findMilestoneView),
      digest: read(composeDigest.compose),
      progress: read(milestoneProgress.progress),
      requests: read(milestoneDetails.listMilestoneRequests),
      count: read(milestoneProgress.countMilestone),
      create: write(createMilestone.create),
      edit: write(editMilestone.edit),
      close: write(closeMilestone.close),
      activate: write(closeMilestone.activate),
    },
    digests: {
      on: read(digestOn.enableDigest),
      off: read(digestOn.disableDigest),
      list: () => listDigests.list(context),
      look: read(previewDigest.preview),
      now: read(previewDigest.postNow),
    },
    deployKeys: {
      list: read(listKeys.list),
      listAll: () => listKeys.listAll(context),
      view: read(listKeys.view),
      add: write(addKey.add),
      enable: write(enableKey.enable),
      disable: write(deleteKey.disable),
      delete: write(deleteKey.remove),
    },
    integrations: {
      list: read(listIntegrations.list),
      view: read(viewIntegration.view),
      set: write(setIntegration.set),
      hold: read(setIntegration.hold),
      enter: read(setIntegration.enter),
      confirm: write(setIntegration.confirm),
      discard: read(setIntegration.discard),
      remove: write(removeIntegration.remove),
    },
  }
}
