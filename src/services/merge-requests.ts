import type { Session } from '../api/client.ts'
import { listMergeRequests } from '../api/merge-requests.ts'
import { LARGEST_PAGE } from '../api/paging.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import { type Access, asOwn, asReader } from './access.ts'
import { type AcceptInput, type AcceptOutcome, accept } from './merge-request/accept.ts'
import { type CancelOutcome, cancel } from './merge-request/cancel.ts'
import { type ListedChanges, listChanges } from './merge-request/changes.ts'
import { type ListedClosingIssues, listClosingIssues } from './merge-request/closes.ts'
import { type ListedCommits, listCommits } from './merge-request/commits.ts'
import type { Directory } from './merge-request/directory.ts'
import {
  type ListedMergeRequests,
  type ListInput,
  listPage,
  type SearchInput,
  searchMergeRequests,
} from './merge-request/list.ts'
import { type MergeRequestName, type Viewed, viewMergeRequest } from './merge-request/look.ts'
import { type SubscriptionOutcome, subscription } from './merge-request/subscription.ts'
import {
  type ComparedVersions,
  compareTwo,
  type ListedVersions,
  listVersions,
  type NoSuchVersion,
  type ViewedVersion,
  viewVersion,
} from './merge-request/versions.ts'
import type { Resolve } from './resolve.ts'
import { readTrouble, type Trouble } from './trouble.ts'
import type { Waits } from './waits.ts'

/** One page of what changed last, newest change first. */
export interface RecentMergeRequests {
  readonly kind: 'recent'
  readonly items: readonly MergeRequest[]
  readonly nextPage: number | null
  /** Of the whole list; null when the forge does not say. */
  readonly total: number | null
}

export type Glanced = { readonly kind: 'glance'; readonly items: readonly MergeRequest[] }

/** What a person can do with merge requests. Every write is followed by a read; outcomes come from that read. */
export interface MergeRequests {
  list(input: ListInput): Promise<ListedMergeRequests | Trouble>
  /** Looks through the list for what the forge cannot be asked for. */
  search(input: SearchInput): Promise<ListedMergeRequests | Trouble>
  view(name: MergeRequestName): Promise<Viewed | Trouble>
  /** Several merge requests of one project in one call, without commits and changes. */
  glance(project: number, iids: readonly number[]): Promise<Glanced | Trouble>
  /** A page of at most a hundred, in every state or open ones only, by their last update. */
  recent(project: number, page: number, state?: 'all' | 'opened'): Promise<RecentMergeRequests | Trouble>
  commits(name: MergeRequestName): Promise<ListedCommits | Trouble>
  changes(name: MergeRequestName): Promise<ListedChanges | Trouble>
  closes(name: MergeRequestName): Promise<ListedClosingIssues | Trouble>
  versions(name: MergeRequestName): Promise<ListedVersions | Trouble>
  /** `number`: 1 is the oldest. */
  version(
    input: MergeRequestName & { readonly number: number },
  ): Promise<ViewedVersion | NoSuchVersion | Trouble>
  compareVersions(
    input: MergeRequestName & { readonly numbers: readonly [number, number] },
  ): Promise<ComparedVersions | NoSuchVersion | Trouble>
  merge(input: AcceptInput): Promise<AcceptOutcome>
  cancel(name: MergeRequestName): Promise<CancelOutcome>
  subscribe(name: MergeRequestName): Promise<SubscriptionOutcome>
  unsubscribe(name: MergeRequestName): Promise<SubscriptionOutcome>
}

/** Outcomes after which the forge waits for the build, or may do so although its answer was lost. */
const MAY_WAIT: ReadonlySet<AcceptOutcome['kind']> = new Set(['waiting', 'still-open', 'unconfirmed'])

/**
 * The merge requests of one person: reads with whatever they may read with, writes with their own account
 * only. `waits` is told of each merge that waits, or may wait, for its build.
 */
export function createMergeRequests(
  access: Access,
  directory: Directory,
  waits: Waits,
  resolve: Resolve,
): MergeRequests {
  const ground = { directory, resolve }
  return {
    list: (input) => asReader(access, (session) => listPage(session, input, directory)),
    search: (input) => asReader(access, (session) => searchMergeRequests(session, input, directory)),
    view: (name) => asReader(access, (session) => viewMergeRequest(session, name, directory)),
    glance: (project, iids) => asReader(access, (session) => glance(session, project, iids)),
    recent: (project, page, state = 'all') =>
      asReader(access, (session) => recent(session, project, page, state)),
    commits: (name) => asReader(access, (session) => listCommits(session, name, directory)),
    changes: (name) => asReader(access, (session) => listChanges(session, name, directory)),
    closes: (name) => asReader(access, (session) => listClosingIssues(session, name, directory)),
    versions: (name) => asReader(access, (session) => listVersions(session, name, directory)),
    version: (input) => asReader(access, (session) => viewVersion(session, input, directory)),
    compareVersions: (input) => asReader(access, (session) => compareTwo(session, input, directory)),
    async merge(input) {
      const outcome = await asOwn(access, (session) => accept(session, input, directory, resolve))
      if (input.whenBuildSucceeds && MAY_WAIT.has(outcome.kind)) await waits.begin(input)
      if (outcome.kind === 'merged') await waits.endOwn(input)
      return outcome
    },
    async cancel(name) {
      const outcome = await asOwn(access, (session) => cancel(session, name, directory, resolve))
      if (outcome.kind === 'cancelled') await waits.end(name, 'cancelled the wait for the build.')
      if (outcome.kind === 'over') await waits.endOwn(name)
      return outcome
    },
    subscribe: (name) => asOwn(access, (session) => subscription(session, name, true, ground)),
    unsubscribe: (name) => asOwn(access, (session) => subscription(session, name, false, ground)),
  }
}

async function recent(
  session: Session,
  project: number,
  page: number,
  state: 'all' | 'opened',
): Promise<RecentMergeRequests | Trouble> {
  const query = { state, order_by: 'updated_at', sort: 'desc', page, per_page: LARGEST_PAGE } as const
  const answer = await listMergeRequests(session, project, query)
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${project}`)
  const { items, nextPage, total } = answer.value
  return { kind: 'recent', items: items.filter((mr) => mr.project_id === project), nextPage, total }
}

async function glance(
  session: Session,
  project: number,
  iids: readonly number[],
): Promise<Glanced | Trouble> {
  const answer = await listMergeRequests(session, project, { iid: iids, state: 'all', per_page: 100 })
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${project}`)
  const wanted = answer.value.items.filter((mr) => mr.project_id === project && iids.includes(mr.iid))
  return { kind: 'glance', items: wanted }
}
