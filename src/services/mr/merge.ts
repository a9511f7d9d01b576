import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { acceptMergeRequest, getMergeRequest } from '../../forge/merge-requests.ts'
import { addToMergeTrain } from '../../forge/projects.ts'
import type { ApiResult } from '../../forge/result.ts'
import { mergeBlocker, pendingActivity } from '../../model/merge-blocker.ts'
import { boardsLater, mergeStop, mergeWays, type WayClosed } from '../../model/merge-offer.ts'
import { fullName, isOpen } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { hasTrains, isSquashChosen, messagePlace, squashOf } from '../../model/merge-rules.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, verdictOf, writeFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import {
  confirmed,
  reasonPending,
  reconcile,
  ruledOut,
  stillPending,
  unreadable,
} from '../writes/reconcile.ts'
import { readBeforeWrite } from '../writes/toggle.ts'
import { endOwnAutoMerge, recordAutoMerge } from './auto-merge-records.ts'
import { type NewCommits, newCommitsSince, readWithMergeRules, viewMergeRequest } from './read.ts'

export interface MergeInput {
  readonly project: number
  readonly mr: number
  /** The head that the person was shown; always sent as the guard. */
  readonly sha: string
  readonly whenBuildSucceeds: boolean
  readonly train?: boolean
  /** Omitted: the author’s choice applies. */
  readonly removeSourceBranch?: boolean
  /** Omitted: the author’s choice applies; the project’s rule always wins. */
  readonly squash?: boolean
  /** The message of the merge commit, or of the squash commit when there is no merge commit. */
  readonly message?: string
}

/** Commits arrived after the person looked. */
interface MovedBeforeMerge extends NewCommits {
  readonly kind: 'head-moved'
  readonly view: MergeRequestView
  readonly shown: string
  /** The requested merge, to be offered again at the new head. */
  readonly input: MergeInput
}

/** Nothing was merged, for a known reason or one that the forge gave. */
export type NotMerged =
  /**
   * `blocked`: the merge request shows what blocks it (see `mergeBlocker`). `build`, `paused`, `unsupported`,
   * `train`, `no-train`: see `WayClosed`. `no-message`: the merge creates no commit that could carry a message, or
   * a train takes none. `squash-chosen`: see `isSquashed`.
   */
  | {
      readonly kind: Exclude<WayClosed, 'may-not' | 'fulfilled'> | 'no-message' | 'squash-chosen'
      readonly view: MergeRequestView
    }
  /** The forge tried, and it says why that failed. */
  | { readonly kind: 'failed'; readonly view: MergeRequestView; readonly reason: string }
  /** The forge refused for a reason that the merge request does not show. `waits`: for auto-merge. */
  | {
      readonly kind: 'not-mergeable'
      readonly view: MergeRequestView
      readonly reason: string
      readonly waits: boolean
    }

export type MergeOutcome =
  /** Merged. `answered` false: the forge’s answer was lost, so another person may have merged it. */
  | {
      readonly kind: 'merged'
      readonly view: MergeRequestView
      readonly requested: 'now' | 'after-build'
      readonly answered: boolean
    }
  | { readonly kind: 'waiting'; readonly view: MergeRequestView }
  | MovedBeforeMerge
  | NotMerged
  /** Sent, but a minute later the forge shows neither a merge nor the reason for its absence. */
  | { readonly kind: 'still-open'; readonly view: MergeRequestView; readonly reason: string }
  | Failure

const Before = z.object({
  id: z.number(),
  what: z.string(),
  /** The commit that carries the person’s own message. */
  place: z.enum(['merge', 'squash']).default('merge'),
  train: z.enum(['now', 'later']).nullable().default(null),
  squash: z.boolean().optional(),
  /** The forge’s words about the last attempt, before this one. */
  error: z.string().nullable().default(null),
})
type Before = z.infer<typeof Before>

/** Outcomes after which auto-merge is set, or may be set although the answer was lost. */
const MAY_WAIT: ReadonlySet<MergeOutcome['kind']> = new Set(['waiting', 'still-open', 'unconfirmed'])

/** Refusals whose meaning varies between servers: only a read distinguishes them. */
const AMBIGUOUS_STATUSES = new Set([400, 404, 405, 406, 409, 422])

/**
 * Merges a merge request at the head that was shown, or sets auto-merge. The outcome is read from the merge
 * request afterwards; statuses alone prove nothing (the document and the released servers disagree on 405,
 * 406, 409 and 422).
 */
export async function merge(
  context: ForgeContext,
  input: MergeInput,
  operation: Operation,
): Promise<MergeOutcome> {
  const outcome = await withOwnAccount(context, (session) => accept(session, input, context, operation))
  if (input.whenBuildSucceeds && MAY_WAIT.has(outcome.kind)) await recordAutoMerge(context, input)
  if (outcome.kind === 'merged') await endOwnAutoMerge(context, input)
  return outcome
}

function accept(
  session: Session,
  input: MergeInput,
  context: ForgeContext,
  operation: Operation,
): Promise<MergeOutcome> {
  const view = () => viewMergeRequest(session, input, context.forge.ids)
  return reconcile<Before, MergeOutcome>(context, operation, {
    before: Before,
    async prepare() {
      const first = await readWithMergeRules(session, input, context.forge.ids)
      const read = await readBeforeWrite(first, view, (seen) => reasonAgainst(seen, input))
      if (read.kind !== 'view') return read
      const { mr, rules } = read.view
      const isOnTrain = input.whenBuildSucceeds && hasTrains(rules)
      const before: Before = {
        id: mr.id,
        what: fullName(mr),
        place: messagePlace(mr, rules, input.squash) ?? 'merge',
        train: isOnTrain ? (boardsLater(read.view) ? 'later' : 'now') : null,
        squash: squashOf(rules) ?? input.squash,
        error: mr.merge_error,
      }
      return { kind: 'send', before }
    },
    async send({ id, place, train, squash }) {
      if (train !== null)
        return addToMergeTrain(session, input.project, input.mr, {
          sha: input.sha,
          whenChecksPass: train === 'later',
          squash,
        })
      return acceptMergeRequest(
        session,
        input.project,
        { id, iid: input.mr },
        {
          sha: input.sha,
          merge_when_build_succeeds: input.whenBuildSucceeds,
          squash,
          should_remove_source_branch: input.removeSourceBranch,
          [`${place}_commit_message`]: input.message,
        },
      )
    },
    async refused(answer, { id, what }) {
      if (answer.kind === 'refused' && answer.status === 401)
        return verdictOf(await getMergeRequest(session, input.project, { id, iid: input.mr }))
      if (answer.kind === 'refused' && AMBIGUOUS_STATUSES.has(answer.status)) return null
      return writeFailure(answer, what)
    },
    async verify({ what, error }, answer) {
      const now = await view()
      if (now.kind !== 'view')
        return answer.kind === 'refused' ? ruledOut(writeFailure(answer, what)) : unreadable(now, what)
      const shown = outcomeFromState(now.view, input, answer, error) ?? failedNow(now.view, error)
      if (!shown) return stillPending(inconclusiveOutcome(now.view, answer))
      if (answer.kind === 'refused' && isChecking(now.view)) return reasonPending(shown)
      return shown.kind === 'merged' || shown.kind === 'waiting' ? confirmed(shown) : ruledOut(shown)
    },
  })
}

/** Returns why the forge did not merge it although it tried, where it says so for the first time. */
function failedNow(view: MergeRequestView, before: string | null): MergeOutcome | null {
  const { merge_error: reason } = view.mr
  if (!isOpen(view.mr) || view.mr.merge_when_build_succeeds || !reason || reason === before) return null
  return { kind: 'failed', view, reason }
}

/** Returns why this head is not merged in this way; null when the forge may be called. */
function reasonAgainst(view: MergeRequestView, input: MergeInput): MergeOutcome | null {
  const { sha } = view.mr
  const moved = sha === null || sha === input.sha ? null : headMoved(view, input)
  return blockedOutcome(view) ?? moved ?? callerBlocker(view, input)
}

/** Returns why a merge request can never be merged as it stands; null when the forge may be called. */
function blockedOutcome(view: MergeRequestView): MergeOutcome | null {
  const kind = mergeStop(view)
  return kind && { kind, view }
}

/** Returns why this person cannot merge it in this way; null when the forge may be called. */
function callerBlocker(
  view: MergeRequestView,
  { whenBuildSucceeds, train, squash, message }: Asked,
): MergeOutcome | null {
  const { mr, rules } = view
  const way = whenBuildSucceeds ? (hasTrains(rules) ? 'train' : 'auto') : 'now'
  const ways = mergeWays(view)
  const closed = ways[way]
  if (closed === 'may-not') return { kind: 'may-not' }
  // What was shown spoke of no train, or of one that is gone: the question is asked anew.
  if (hasTrains(rules) && !train) return { kind: 'train', view }
  if (train && rules && !hasTrains(rules)) return { kind: 'no-train', view }
  const noMessage = message !== undefined && (way === 'train' || messagePlace(mr, rules, squash) === null)
  if (noMessage) return { kind: 'no-message', view }
  if (squash === false && isSquashChosen(mr, rules)) return { kind: 'squash-chosen', view }
  // Nothing is missing for an auto-merge: its condition is fulfilled. A build holds a merge back at the forge.
  if (closed === null || closed === 'fulfilled' || (way === 'now' && closed === 'build')) return null
  return { kind: closed, view }
}

type Asked = Pick<MergeInput, 'whenBuildSucceeds' | 'train' | 'squash' | 'message'>

/** Returns why such a merge would not be sent; null when the forge may be called. */
export function mergeRefusal(view: MergeRequestView, requested: Asked): MergeOutcome | null {
  return blockedOutcome(view) ?? callerBlocker(view, requested)
}

/** True while the forge is still determining what blocks it. */
function isChecking({ mr }: MergeRequestView): boolean {
  return isOpen(mr) && mr.detailed_merge_status !== null && pendingActivity(mr) !== null
}

/** Returns the known outcome while the merge request shows nothing conclusive. */
function inconclusiveOutcome(view: MergeRequestView, answer: ApiResult<unknown>): MergeOutcome {
  if (answer.kind !== 'done') return { kind: 'still-open', view, reason: answer.reason }
  const { state, merge_error: error } = view.mr
  // It may stem from an earlier attempt: it has no date.
  const lastError = error ? `; the last error that it tells is “${error}”` : ''
  const reason = `${SERVER} took it and shows no merge${lastError}`
  // A locked merge request is not blocked: our own merge may still be running.
  return (state === 'locked' ? null : blockedOutcome(view)) ?? { kind: 'still-open', view, reason }
}

/** Returns the outcome that the merge request shows after the call; null while nothing is conclusive. */
function outcomeFromState(
  view: MergeRequestView,
  input: MergeInput,
  answer: ApiResult<unknown>,
  before: string | null,
): MergeOutcome | null {
  const { mr } = view
  const refused = answer.kind === 'refused'
  // A refused call merged nothing: another person was faster.
  if (mr.state === 'merged' && !refused) {
    // The unanswered call carried the shown sha: a different head was merged by another person.
    if (answer.kind !== 'done' && mr.sha !== null && mr.sha !== input.sha)
      return { kind: 'already-merged', view }
    const requested = input.whenBuildSucceeds ? 'after-build' : 'now'
    return { kind: 'merged', view, requested, answered: answer.kind === 'done' }
  }
  if (mr.state === 'closed') return { kind: 'closed', view }
  if (mr.state === 'locked' && !refused) return null
  if (mr.sha !== input.sha && mr.state !== 'merged' && mr.state !== 'locked') return headMoved(view, input)
  // Auto-merge is set as wanted, also when a call was refused because it was set already.
  if (input.whenBuildSucceeds && mr.merge_when_build_succeeds) return { kind: 'waiting', view }
  return refused ? whyRefused(view, input, answer.reason, before) : null
}

function whyRefused(
  view: MergeRequestView,
  { whenBuildSucceeds: waits }: MergeInput,
  reason: string,
  before: string | null,
): MergeOutcome {
  const stopped = blockedOutcome(view) ?? failedNow(view, before)
  if (stopped) return stopped
  if (mergeBlocker(view.mr)) return { kind: 'blocked', view }
  return { kind: 'not-mergeable', view, reason, waits }
}

function headMoved(view: MergeRequestView, input: MergeInput): MergeOutcome {
  return { kind: 'head-moved', view, shown: input.sha, ...newCommitsSince(view, input.sha), input }
}
