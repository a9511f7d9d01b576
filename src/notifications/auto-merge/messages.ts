import { buildOfHead, buildState } from '../../model/build.ts'
import { clauseOf } from '../../model/forge-account.ts'
import { hasConflicts } from '../../model/merge-blocker.ts'
import { isBlind } from '../../model/merge-offer.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { PauseReason } from '../../model/pause.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Commit } from '../../model/version.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { Failure } from '../../services/failure.ts'
import type { AutoMerge } from '../../store/tables/auto-merges.ts'
import { awaitedWords, buildTitle, mergedWords, missingWords } from '../../views/mr/state.ts'
import { PAUSE_MESSAGES } from '../../views/pause-messages.ts'
import { capital, count, oneLine, shortSha } from '../../views/text.ts'

/** A change of an auto-merge: it ended in one of four ways, or continues at a pushed head. */
export type AutoMergeChange = 'merged' | 'closed' | 'moved' | 'ended' | 'pushed'

/** Returns the change of an auto-merge, from the merge request’s fields; null while it is unchanged. */
export function changeOf(autoMerge: AutoMerge, mr: MergeRequest): AutoMergeChange | null {
  if (mr.state === 'merged' || mr.state === 'closed') return mr.state
  if (!isOpen(mr)) return null
  const elsewhere = mr.sha !== null && mr.sha !== autoMerge.sha
  if (mr.merge_when_build_succeeds) return elsewhere ? 'pushed' : null
  return elsewhere ? 'moved' : 'ended'
}

/** Describes the change. The forge reports the state, not the cause: no sentence claims more than that. */
export function autoMergeWords(
  change: AutoMergeChange,
  view: MergeRequestView,
  autoMerge: AutoMerge,
): string {
  const { mr } = view
  switch (change) {
    case 'merged':
      return `${buildState(mr) === 'passed' ? 'Build passed. ' : ''}${mergedWords(mr)}.`
    case 'closed':
      return 'Auto-merge is off: it was closed.'
    case 'ended':
      return endedWords(mr)
    case 'moved': {
      const blocker = blockerWords(mr)
      const arrived = `Auto-merge is off: ${arrivedWords(view, autoMerge.sha)}.`
      return `${arrived} ${blocker ? `${capital(blocker)}.` : 'Review it, then turn it on again.'}`
    }
    case 'pushed':
      return `Auto-merge stays on: ${arrivedWords(view, autoMerge.sha)}. It merges ${awaitedWords(mr, view.rules)}.`
  }
}

/** Includes the case that a call without a response never set an auto-merge. */
function endedWords(mr: MergeRequest): string {
  const guess = isBlind(mr) ? ', probably because the build failed' : ''
  return givenUpWords(mr) ?? `Not merged: auto-merge is off${guess}.`
}

/** Why the forge gave an auto-merge up, as far as the merge request shows it; null where it shows nothing. */
export function givenUpWords(mr: MergeRequest): string | null {
  if (mr.merge_error) return `Not merged: auto-merge is off. ${SERVER} says: ${sentence(mr.merge_error)}`
  const build = buildOfHead(mr)
  if (build && buildState(mr) === 'not-passed') return `${buildTitle(build)}. Not merged: auto-merge is off.`
  const blocker = blockerWords(mr)
  return blocker && `Not merged: auto-merge is off. ${capital(blocker)}.`
}

function sentence(words: string): string {
  return `${oneLine(words, 200).replace(/\.$/, '')}.`
}

function blockerWords(mr: MergeRequest): string | null {
  if (hasConflicts(mr)) return `it conflicts with ${oneLine(mr.target_branch, 100)}`
  if (mr.work_in_progress) return 'it’s a draft now'
  return missingWords(mr)
}

/** `1 new commit: Add the form, by Bob`, as a clause. */
export function arrivedWords({ mr, commits }: MergeRequestView, from: string): string {
  const known = commits?.findIndex(({ id }) => id === from) ?? -1
  const head = mr.sha ? shortSha(mr.sha) : 'another commit'
  if (!commits || known <= 0) return `its newest commit is now ${head}`
  const named = commits.slice(0, Math.min(known, 3)).map(commitWords)
  const more = known > named.length ? ` and ${known - named.length} more` : ''
  return `${count(known, 'new commit')}: ${named.join('; ')}${more}`
}

function commitWords({ title, author_name: by }: Commit): string {
  return `${oneLine(title, 80)}${by ? `, by ${oneLine(by, 40)}` : ''}`
}

/** Returns a sentence on why an auto-merge is no longer followed; null when a later read may succeed. */
export function pauseReasonText(failure: Failure, access: ForgeContext['forge']['access']): string | null {
  const account = access === 'service' ? 'the account I read with' : 'your account'
  switch (failure.kind) {
    case 'not-connected':
      return lost('your account isn’t connected', true)
    case 'service-refused':
      return lost(`${SERVER} no longer accepts the token I read with`, true)
    case 'may-not':
      if (failure.tokenDenial) return lost(clauseOf(failure.tokenDenial), true)
      if (failure.reason !== undefined) return lost(`${SERVER} says “${oneLine(failure.reason, 300)}”`, true)
      return lost(`${account} can no longer read it`, true)
    case 'not-found':
      return lost(`it’s gone, or ${account} can no longer see it`, false)
    case 'token-refused':
    case 'refused':
    case 'unreachable':
    case 'unconfirmed':
      return null
  }
}

/** Returns a sentence on why an auto-merge is no longer followed once its person may not request it. */
export function deniedWords(why: PauseReason): string {
  return lost(PAUSE_MESSAGES[why], true)
}

function lost(why: string, mayMerge: boolean): string {
  return `I stopped following this auto-merge: ${why}.${mayMerge ? ` ${SERVER} might still merge it.` : ''}`
}
