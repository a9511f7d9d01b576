import type { MergeFreeze } from '../../model/freeze.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { milestoneWords, type TypedMilestone, typedMilestone } from '../../model/milestone.ts'
import type { ClientFilter } from '../../services/mr/client-filter.ts'
import { enumerated, oneLine } from '../text.ts'

/** One page of merge requests, the answer to a ListQuestion. */
export interface ListPage {
  readonly items: readonly MergeRequest[]
  readonly page: number
  readonly nextPage: number | null
  /** Null when the forge does not count them. */
  readonly total: number | null
  /** Number of merge requests searched for the matches; absent when the forge answered the whole question. */
  readonly searched?: { readonly count: number; readonly complete: boolean }
  /** See ListedMergeRequests.freeze. */
  readonly freeze?: MergeFreeze
  readonly excluding?: ReadonlyMap<keyof ClientFilter, number>
  /** See ListedMergeRequests.unlooked. */
  readonly unlooked?: readonly number[]
}

export interface ListQuestion {
  readonly project: number
  /** The project’s path, or its substitute. */
  readonly projectName: string
  readonly state: 'opened' | 'merged' | 'closed' | 'all'
  readonly orderBy: 'created_at' | 'updated_at'
  readonly sort: 'asc' | 'desc'
  readonly filters: ListFilters
  /** The answer replaces the list whose filters were changed. */
  readonly renews?: boolean | undefined
}

/** The filters of a list, as typed. */
export interface ListFilters {
  readonly iid?: string | undefined
  readonly author?: string | undefined
  readonly assignee?: string | undefined
  readonly reviewer?: string | undefined
  readonly label?: string | undefined
  readonly notLabel?: string | undefined
  readonly milestone?: TypedMilestone | undefined
  readonly branch?: string | undefined
  readonly draft?: boolean | undefined
  readonly ready?: boolean | undefined
  readonly failed?: boolean | undefined
  readonly search?: string | undefined
  readonly stale?: string | undefined
}

/** The filters in words, without state, order and page; one phrase each. */
export function filterWords(filters: ListFilters): readonly string[] {
  const { iid, author, assignee, reviewer, label, notLabel, milestone, branch } = filters
  const { draft, ready, failed, search, stale } = filters
  return [
    iid === undefined ? '' : `with the number ${listed(iid)}`,
    author === undefined ? '' : `by ${listed(author)}`,
    assignee === undefined ? '' : `assigned to ${isNone(assignee) ? 'nobody' : named(assignee)}`,
    reviewer === undefined
      ? ''
      : isNone(reviewer)
        ? 'without a reviewer'
        : `to be reviewed by ${named(reviewer)}`,
    label === undefined ? '' : `with the label ${listed(label)}`,
    notLabel === undefined ? '' : `without the label ${listed(notLabel)}`,
    milestone === undefined ? '' : placeWords(milestone),
    branch === undefined ? '' : `from or into ${named(branch)}`,
    draft === undefined ? '' : draft ? 'drafts' : 'no drafts',
    ready === undefined ? '' : ready ? 'ready to merge' : 'not ready to merge',
    failed === undefined ? '' : failed ? 'build failed' : 'no failed builds',
    search === undefined ? '' : `“${oneLine(search, 80)}” in title or description`,
    stale === undefined ? '' : `no activity for ${spanWords(stale)}`,
  ].filter(Boolean)
}

/** A filter that excluded everything, as a flag, and how many match without it; null where nobody knows. */
interface Exclusion {
  readonly filter: keyof ListFilters
  readonly flag: string
  readonly others: number | null
}

/** The filters by other names in the search. */
const RENAMED: Readonly<Partial<Record<keyof ClientFilter, keyof ListFilters>>> = {
  authors: 'author',
  labels: 'label',
  notLabels: 'notLabel',
  words: 'search',
  before: 'stale',
}

/** Returns the filters that left nothing of a list. */
export function exclusions(
  { items, searched, excluding = new Map() }: ListPage,
  filters: ListFilters,
): readonly Exclusion[] {
  if (items.length > 0) return []
  const found = [...excluding].map(([name, others]) => ({
    filter: RENAMED[name] ?? (name as keyof ListFilters),
    others: others || null,
  }))
  const isOfNumbers = filters.iid !== undefined && !searched?.count
  const all = isOfNumbers ? [{ filter: 'iid' as const, others: null }] : found
  return all.map((each) => ({ ...each, flag: flagOf(each.filter, filters[each.filter]) }))
}

/** `--label bug`, `--no-draft` */
function flagOf(name: string, value: ListFilters[keyof ListFilters]): string {
  const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (typeof value === 'boolean') return value ? `--${flag}` : `--no-${flag}`
  const typed = oneLine(
    typeof value === 'string' ? value : value === undefined ? '' : typedMilestone(value),
    40,
  )
  return `--${flag} ${/\s/.test(typed) ? `"${typed}"` : typed}`
}

/** True for `none`, which matches merge requests without any. */
export function isNone(typed: TypedMilestone | undefined): boolean {
  return String(typed).toLowerCase() === 'none'
}

/** The parts of `a, b`, without empty ones. */
export function partsOf(typed: string): readonly string[] {
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function placeWords(milestone: TypedMilestone): string {
  if (isNone(milestone)) return 'without a milestone'
  return `on milestone ${milestoneWords(typeof milestone === 'string' ? oneLine(milestone, 80) : milestone)}`
}

/** Turns `5d` into `5 days`. */
function spanWords(span: string): string {
  const units: Readonly<Record<string, string>> = { h: 'hour', d: 'day', w: 'week' }
  const number = Number.parseInt(span, 10)
  const unit = units[span.at(-1)?.toLowerCase() ?? ''] ?? ''
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

function listed(typed: string): string {
  return enumerated(partsOf(typed).map(named), 'or')
}

function named(typed: string): string {
  return oneLine(typed.replace(/^@/, ''), 80)
}
