import type { MergeRequest } from '../../model/merge-request.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import type { Operation, PartEnd } from '../operations/operation.ts'
import { type ListedMergeRequests, list } from './list.ts'
import { type MergeOutcome, merge } from './merge.ts'
import { withoutSnoozed } from './snooze.ts'
import { view } from './view.ts'

/** One merge request that was selected, at the head that was shown. */
export interface SelectedMerge {
  readonly mr: number
  readonly sha: string
}

export interface TriagedMerge extends SelectedMerge {
  /** `not-known`: it was sent, and nothing shows what came of it. */
  readonly end: 'merged' | 'not-merged' | 'not-known' | 'not-tried'
  /** The answer to it, escaped; empty when it was not tried. */
  readonly answer: string
  /** As it is after its merge, where the server has shown it. */
  readonly mergeRequest: MergeRequest | null
}

interface TriageSummary {
  readonly kind: 'summary'
  /** In the order of the merges. */
  readonly rows: readonly TriagedMerge[]
}

export type TriageOutcome =
  | TriageSummary
  /** Nothing that is listed can be merged. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unselected' }
  | Failure

/** Open merge requests, without those that the caller has snoozed. */
interface TriageList extends ListedMergeRequests {
  readonly snoozed: number
}

/** Lists open merge requests, the longest unchanged first. */
export async function triage(
  context: ForgeContext,
  { project, page }: { readonly project: number; readonly page: number },
): Promise<TriageList | Failure> {
  const input = { project, state: 'opened', orderBy: 'updated_at', sort: 'asc', page } as const
  const listed = await list(context, input)
  if (listed.kind !== 'list') return listed
  const { shown, snoozed } = await withoutSnoozed(context, listed.items)
  return { ...listed, items: shown, snoozed: snoozed.length }
}

/**
 * Merges the selected ones by number, each as an operation of its own at the head that was shown, and stops at
 * the first that was not merged. `words` are those of the answer to one merge, escaped.
 */
export async function mergeSelected(
  context: ForgeContext,
  {
    project,
    selected,
    overrideReason = null,
  }: {
    readonly project: number
    readonly selected: readonly SelectedMerge[]
    readonly overrideReason?: string | null | undefined
  },
  operation: Operation,
  words: (outcome: MergeOutcome) => string,
): Promise<TriageSummary> {
  const rows: TriagedMerge[] = []
  // From here on a restart reads back the merges that were sent, and begins no other.
  if (operation.resumedFrom === undefined) await operation.recordSend({})
  for (const [index, { mr, sha }] of selected.toSorted((a, b) => a.mr - b.mr).entries()) {
    if (rows.some(({ end }) => end !== 'merged')) {
      rows.push({ mr, sha, end: 'not-tried', answer: '', mergeRequest: null })
      continue
    }
    const input = { project, mr, sha, whenBuildSucceeds: false }
    const part = await operation.part(index + 1, {
      verb: 'mr.merge',
      input,
      resourceKey: `${project}!${mr}`,
      run: (own) => merge(context, input, own),
      reads: async () => (await view(context, { project, mr })).kind === 'view',
      words,
    })
    const end = endOf(part)
    const answer = part.kind === 'made' ? words(part.result) : part.kind === 'not-tried' ? '' : part.answer
    const mergeRequest = end === 'merged' ? await mergedOf(context, { project, mr }, part) : null
    rows.push({ mr, sha, end, answer, mergeRequest })
    const { reference } = part
    if (end === 'not-tried' || (await context.audit.has(reference))) continue
    await context.audit.record({
      verb: 'mr.merge',
      project,
      target: `!${mr}`,
      sha,
      overrideReason,
      via: 'form',
      reference,
      outcome: outcomeOf(part, end),
    })
  }
  const ends = new Set(rows.map(({ end }) => end))
  operation.recordOutcome(
    ends.has('not-known') ? 'unknown' : ends.has('not-merged') || ends.has('not-tried') ? 'not-done' : 'done',
  )
  return { kind: 'summary', rows }
}

/** The merged one: of an earlier request or process, only the answer is known. */
async function mergedOf(
  context: ForgeContext,
  name: { readonly project: number; readonly mr: number },
  part: PartEnd<MergeOutcome>,
): Promise<MergeRequest | null> {
  if (part.kind === 'made' && part.result.kind === 'merged') return part.result.view.mr
  const seen = await view(context, name)
  return seen.kind === 'view' ? seen.view.mr : null
}

/** The outcome for the audit. */
function outcomeOf(part: PartEnd<MergeOutcome>, end: TriagedMerge['end']): string {
  if (part.kind === 'made') return part.result.kind
  return part.kind === 'denied' ? `denied:${part.reason}` : end
}

const ENDS = { done: 'merged', 'not-done': 'not-merged', unknown: 'not-known' } as const

function endOf(part: PartEnd<MergeOutcome>): TriagedMerge['end'] {
  if (part.kind === 'not-tried') return 'not-tried'
  if (part.kind === 'denied') return 'not-merged'
  if (part.kind === 'ended') return ENDS[part.state]
  const { kind } = part.result
  if (kind === 'merged') return 'merged'
  return kind === 'still-open' || kind === 'unconfirmed' ? 'not-known' : 'not-merged'
}
