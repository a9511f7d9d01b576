import { buildState } from '../model/build.ts'
import { hasConflicts } from '../model/merge-obstacle.ts'
import { isOpen, type MergeRequest } from '../model/merge-request.ts'
import type { MergeRequestView } from '../model/merge-request-view.ts'
import type { Loss } from '../model/pause.ts'
import { clauseOf } from '../model/token-denial.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Failure } from '../services/failure.ts'
import type { AutoMerge } from '../store/tables/auto-merges.ts'
import { PAUSE_MESSAGES } from '../upkeep/pause-messages.ts'
import { awaitedWords, buildWords, missingWords } from '../views/mr/status.ts'
import { count, oneLine, shortSha } from '../views/text.ts'

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
      return 'The wait for the build is over: it is merged.'
    case 'closed':
      return 'The wait for the build is over: it was closed without merging.'
    case 'ended':
      return `It was not merged at ${shortSha(autoMerge.sha)}, and no wait for the build is set: ${obstacleWords(mr) ?? UNKNOWN_CAUSE}.`
    case 'moved': {
      const obstacle = obstacleWords(mr)
      const arrived = `It was not merged, and no wait for the build is set. Meanwhile, ${arrivedWords(view, autoMerge.sha)}.`
      return obstacle ? `${arrived} Besides, ${obstacle}.` : arrived
    }
    case 'pushed':
      return `The wait goes on: ${arrivedWords(view, autoMerge.sha)}. It will be merged ${awaitedWords(mr, view.rules)}.`
  }
}

/** Includes the case that a call without a response never set an auto-merge. */
const UNKNOWN_CAUSE =
  'the build failed, the wait was cancelled or never set, or the forge could not merge it; the forge does not tell which'

function obstacleWords(mr: MergeRequest): string | null {
  if (hasConflicts(mr)) return `it conflicts with ${oneLine(mr.target_branch, 100)} now`
  if (mr.work_in_progress) return 'it is a draft now'
  return buildState(mr) === 'not-passed' ? buildWords(mr) : missingWords(mr)
}

export function arrivedWords({ mr, commits }: MergeRequestView, from: string): string {
  const known = commits?.findIndex(({ id }) => id === from) ?? -1
  if (!commits || known <= 0) return `the branch moved from ${shortSha(from)} to ${headWords(mr)}`
  const titles = commits.slice(0, Math.min(known, 3)).map(({ title }) => oneLine(title, 80))
  const which = `${known > titles.length ? 'the newest: ' : ''}${titles.join('; ')}`
  return `${count(known, 'commit')} arrived (${which}), the head is now ${headWords(mr)}`
}

function headWords({ sha }: MergeRequest): string {
  return sha ? shortSha(sha) : 'an unknown commit'
}

/** Returns a sentence on why an auto-merge is no longer followed; null when a later read may succeed. */
export function lossWords(failure: Failure, access: ForgeContext['access']): string | null {
  const account = access === 'service' ? 'the account that I read with' : 'your account'
  switch (failure.kind) {
    case 'not-connected':
      return lost('your account is not connected', true)
    case 'service-refused':
      return lost('the token that I read with is not accepted any more', true)
    case 'may-not':
      if (failure.tokenDenial) return lost(clauseOf(failure.tokenDenial), true)
      return lost(`${account} may not read it any more`, true)
    case 'not-found':
      return lost(`it is gone, or ${account} cannot see it any more`, false)
    case 'token-refused':
    case 'refused':
    case 'unreachable':
    case 'unconfirmed':
      return null
  }
}

/** Returns a sentence on why an auto-merge is no longer followed once its person may not request it. */
export function deniedWords(why: Loss): string {
  return lost(PAUSE_MESSAGES[why], true)
}

function lost(why: string, mayMerge: boolean): string {
  return `I cannot follow the wait any more: ${why}.${mayMerge ? ' The forge may still merge it.' : ''}`
}
