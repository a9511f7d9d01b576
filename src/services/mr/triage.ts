import { getMergeRules } from '../../forge/projects.ts'
import {
  goesOnTrain,
  mergeWays,
  type Readiness,
  readinessOf,
  readyAmong,
  type WithHead,
} from '../../model/merge-offer.ts'
import { hasAutoMerge, type MergeRequest } from '../../model/merge-request.ts'
import { hasTrains } from '../../model/merge-rules.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import type { Operation, PartEnd } from '../writes/operation.ts'
import { type ListedMergeRequests, list } from './list.ts'
import { type MergeInput, type MergeOutcome, merge } from './merge.ts'
import { withoutSnoozed } from './snooze.ts'
import { view } from './view.ts'

/** One merge request that was selected, at the head that was shown. */
export interface SelectedMerge {
  readonly mr: number
  readonly sha: string
  /** True when it was shown to go on its merge train. */
  readonly onTrain: boolean
}

/** The options of all that are merged. */
export interface TriageOptions extends Pick<MergeInput, 'squash' | 'removeSourceBranch'> {
  /** True when the person was told that the project has a merge train. */
  readonly train: boolean
}

/** One that can be merged now, and its way. */
export type SelectableMerge = WithHead & { readonly onTrain: boolean }

export interface TriagedMerge extends SelectedMerge {
  /** `waiting`: it is on its merge train. `not-known`: it was sent, and nothing shows what came of it. */
  readonly end: 'merged' | 'waiting' | 'not-merged' | 'not-known' | 'not-tried'
  /** The answer to it, escaped; empty when it was not tried. */
  readonly answer: string
  /** As it is after that, where the server has shown it. */
  readonly mergeRequest: MergeRequest | null
}

interface TriageSummary {
  readonly kind: 'summary'
  /** In the order of the merges. */
  readonly rows: readonly TriagedMerge[]
}

/** One that was named and can’t be ticked: `where`: it is of another project, or there is none of this number. */
export interface LeftOut {
  readonly name: string
  readonly why: Exclude<Readiness, 'ready' | 'unchecked'> | 'train' | 'no-head' | 'where'
}

export type TriageOutcome =
  | TriageSummary
  /** Nothing that is listed, or was named, can be merged. */
  | { readonly kind: 'none'; readonly leftOut: readonly LeftOut[] }
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

interface Selectable {
  readonly kind: 'selectable'
  readonly items: readonly SelectableMerge[]
  readonly train: boolean
  /** The named ones that are not among them. */
  readonly leftOut: readonly LeftOut[]
}

/**
 * Reads those that can be merged now, each in the way that a merge of it alone takes: of a page, or of those that
 * were named.
 */
export async function selectable(
  context: ForgeContext,
  {
    named,
    ...input
  }: { readonly project: number; readonly page: number; readonly named: NamedRequests | null },
): Promise<Selectable | Failure> {
  const [listed, rules] = await Promise.all([
    named ? listNamed(context, input.project, named.iids) : triage(context, input),
    withReader(context, input.project, async (session) => {
      if (!session.offers('builds')) return { kind: 'rules', rules: undefined } as const
      const answer = await getMergeRules(session, input.project)
      if (answer.kind !== 'done') return readFailure(answer, `Project ${input.project}`)
      return { kind: 'rules', rules: answer.value } as const
    }),
  ])
  if (listed.kind !== 'list') return listed
  if (rules.kind !== 'rules') return rules
  const train = hasTrains(rules.rules)
  const items = readyAmong(listed.items).flatMap((mr) => {
    const view = { mr, commits: null, files: null, rules: rules.rules }
    const ways = mergeWays(view)
    const isOpenWay = !train || ways.train === null || ways.now === null
    return isOpenWay ? [{ ...mr, onTrain: goesOnTrain(view) }] : []
  })
  const leftOut = named ? leftOutOf(named, listed.items, items) : []
  return { kind: 'selectable', items, train, leftOut }
}

/** Merge requests by their numbers, and the names of those that are of another project. */
export interface NamedRequests {
  readonly iids: readonly number[]
  readonly elsewhere: readonly string[]
}

function listNamed(context: ForgeContext, project: number, iids: readonly number[]) {
  const order = { orderBy: 'updated_at', sort: 'asc', page: 1 } as const
  return list(context, { project, state: 'all', iids, ...order })
}

function leftOutOf(
  { iids, elsewhere }: NamedRequests,
  found: readonly MergeRequest[],
  offered: readonly SelectableMerge[],
): LeftOut[] {
  const left = iids.filter((iid) => !offered.some((mr) => mr.iid === iid))
  return [
    ...left.map((iid) => ({ name: `!${iid}`, why: whyLeftOut(found.find((mr) => mr.iid === iid)) })),
    ...elsewhere.map((name) => ({ name, why: 'where' as const })),
  ]
}

function whyLeftOut(mr: MergeRequest | undefined): LeftOut['why'] {
  if (!mr) return 'where'
  const readiness = readinessOf(mr)
  if (readiness !== 'ready' && readiness !== 'unchecked') return readiness
  return mr.sha === null ? 'no-head' : 'train'
}

interface MergeSelectedInput extends TriageOptions {
  readonly project: number
  readonly selected: readonly SelectedMerge[]
  readonly overrideReason?: string | null
}

/**
 * Merges the selected ones by number, each as an operation of its own at the head that was shown, and stops at
 * the first that was not merged. `words` are those of the answer to one merge, escaped.
 */
export async function mergeSelected(
  context: ForgeContext,
  { project, selected, train, squash, removeSourceBranch, overrideReason = null }: MergeSelectedInput,
  operation: Operation,
  words: (outcome: MergeOutcome) => string,
): Promise<TriageSummary> {
  const rows: TriagedMerge[] = []
  // From here on a restart reads back the merges that were sent, and begins no other.
  if (operation.resumedFrom === undefined) await operation.recordSend({})
  for (const [index, one] of selected.toSorted((a, b) => a.mr - b.mr).entries()) {
    const { mr, sha, onTrain } = one
    if (rows.some(({ end }) => end !== 'merged' && end !== 'waiting')) {
      rows.push({ ...one, end: 'not-tried', answer: '', mergeRequest: null })
      continue
    }
    const input = { project, mr, sha, whenBuildSucceeds: onTrain, train, squash, removeSourceBranch }
    const part = await operation.part(index + 1, {
      verb: 'mr.merge',
      input,
      resourceKey: `${project}!${mr}`,
      run: (own) => merge(context, input, own),
      reads: async () => (await view(context, { project, mr })).kind === 'view',
      words,
    })
    const { end, mergeRequest } = await endOf(context, { project, mr }, part)
    const answer = part.kind === 'made' ? words(part.result) : part.kind === 'not-tried' ? '' : part.answer
    rows.push({ ...one, end, answer, mergeRequest })
    const { reference } = part
    if (end === 'not-tried' || (await context.workspace.audit.has(reference))) continue
    await context.workspace.audit.record({
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

/** The outcome for the audit. */
function outcomeOf(part: PartEnd<MergeOutcome>, end: TriagedMerge['end']): string {
  if (part.kind === 'made') return part.result.kind
  return part.kind === 'denied' ? `denied:${part.reason}` : end
}

type End = Pick<TriagedMerge, 'end' | 'mergeRequest'>

async function endOf(
  context: ForgeContext,
  name: { readonly project: number; readonly mr: number },
  part: PartEnd<MergeOutcome>,
): Promise<End> {
  if (part.kind === 'not-tried') return { end: 'not-tried', mergeRequest: null }
  if (part.kind === 'denied') return { end: 'not-merged', mergeRequest: null }
  if (part.kind === 'ended') {
    if (part.state !== 'done')
      return { end: part.state === 'unknown' ? 'not-known' : 'not-merged', mergeRequest: null }
    // Of an earlier request or process, only the answer is known.
    const seen = await view(context, name)
    const mr = seen.kind === 'view' ? seen.view.mr : null
    return { end: mr && hasAutoMerge(mr) ? 'waiting' : 'merged', mergeRequest: mr }
  }
  const { result } = part
  switch (result.kind) {
    case 'merged':
    case 'waiting':
      return { end: result.kind, mergeRequest: result.view.mr }
    case 'still-open':
    case 'unconfirmed':
      return { end: 'not-known', mergeRequest: null }
    default:
      return { end: 'not-merged', mergeRequest: null }
  }
}
