import pLimit from 'p-limit'
import type { Session } from '../forge/client.ts'
import { listMergeRequests } from '../forge/merge-requests.ts'
import { LARGEST_PAGE } from '../forge/paging.ts'
import type { Audience } from '../model/audience.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import { type MergeRequestView, ofEverybody } from '../model/merge-request-view.ts'
import { type Credentials, withOwnAccount, withReader } from './access/credentials.ts'
import type { AutoMerges } from './auto-merge.ts'
import { type Failure, readFailure } from './failure.ts'
import { type CancelOutcome, cancel } from './merge-request/cancel.ts'
import { type ListedChanges, listChanges } from './merge-request/changes.ts'
import { type ListedClosingIssues, listClosingIssues } from './merge-request/closes.ts'
import { type ListedCommits, listCommits } from './merge-request/commits.ts'
import type { Directory } from './merge-request/id-cache.ts'
import {
  type ListedMergeRequests,
  type ListInput,
  listPage,
  type SearchInput,
  searchMergeRequests,
} from './merge-request/list.ts'
import { type MergeInput, type MergeOutcome, merge } from './merge-request/merge.ts'
import {
  glimpseMergeRequest,
  type MergeRequestName,
  type Viewed,
  viewMergeRequest,
} from './merge-request/read.ts'
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
import type { Reconcile } from './operations/reconcile.ts'

/** One page of what changed last, newest change first. */
export interface RecentMergeRequests {
  readonly kind: 'recent'
  readonly items: readonly MergeRequest[]
  readonly nextPage: number | null
  /** Of the whole list; null when the forge does not say. */
  readonly total: number | null
}

/** What each of them shows when it is read alone; no commits and files. */
export type ReadAlone = { readonly kind: 'alone'; readonly items: readonly MergeRequestView[] }

export type Glanced = { readonly kind: 'glance'; readonly items: readonly MergeRequest[] }

/** What a person can do with merge requests. Every write is followed by a read; outcomes come from that read. */
export interface MergeRequests {
  list(input: ListInput): Promise<ListedMergeRequests | Failure>
  /** Looks through the list for what the forge cannot be asked for. */
  search(input: SearchInput): Promise<ListedMergeRequests | Failure>
  view(name: MergeRequestName): Promise<Viewed | Failure>
  /** Several merge requests of one project in one call, without commits and changes. */
  glance(project: number, iids: readonly number[]): Promise<Glanced | Failure>
  /**
   * Several, one by one and a few at once, with their builds and approvals, of which lists tell nothing. Leaves out
   * what could not be read, and all of them where the forge shows no builds.
   */
  alone(project: number, iids: readonly number[]): Promise<ReadAlone | Failure>
  /** A page of at most a hundred, in every state or open ones only, by their last update. */
  recent(project: number, page: number, state?: 'all' | 'opened'): Promise<RecentMergeRequests | Failure>
  commits(name: MergeRequestName): Promise<ListedCommits | Failure>
  changes(name: MergeRequestName): Promise<ListedChanges | Failure>
  /** `audience`: who sees what is made of it; see Shown. */
  closes(name: MergeRequestName, audience: Audience): Promise<ListedClosingIssues | Failure>
  versions(name: MergeRequestName): Promise<ListedVersions | Failure>
  /** `number`: 1 is the oldest. */
  version(
    input: MergeRequestName & { readonly number: number },
  ): Promise<ViewedVersion | NoSuchVersion | Failure>
  compareVersions(
    input: MergeRequestName & { readonly numbers: readonly [number, number] },
  ): Promise<ComparedVersions | NoSuchVersion | Failure>
  merge(input: MergeInput): Promise<MergeOutcome>
  cancel(name: MergeRequestName): Promise<CancelOutcome>
  subscribe(name: MergeRequestName): Promise<SubscriptionOutcome>
  unsubscribe(name: MergeRequestName): Promise<SubscriptionOutcome>
}

/** So many are read alone at once. */
const ALONE_AT_ONCE = 4

/** Outcomes after which the forge waits for the build, or may do so although its answer was lost. */
const MAY_WAIT: ReadonlySet<MergeOutcome['kind']> = new Set(['waiting', 'still-open', 'unconfirmed'])

/**
 * The merge requests of one person: reads with whatever they may read with, writes with their own account
 * only. `waits` is told of each merge that waits, or may wait, for its build.
 */
export function createMergeRequests(
  access: Credentials,
  directory: Directory,
  waits: AutoMerges,
  resolve: Reconcile,
): MergeRequests {
  const ground = { directory, resolve }
  return {
    list: (input) => withReader(access, input.project, (session) => listPage(session, input, directory)),
    search: (input) =>
      withReader(access, input.project, (session) => searchMergeRequests(session, input, directory)),
    view: async (name) => {
      const seen = await withReader(access, name.project, (session) =>
        viewMergeRequest(session, name, directory),
      )
      // What the service account may do says nothing of who asks.
      return seen.kind === 'view' && access.own === null
        ? { kind: 'view', view: ofEverybody(seen.view) }
        : seen
    },
    glance: (project, iids) => withReader(access, project, (session) => glance(session, project, iids)),
    alone: (project, iids) =>
      withReader(access, project, (session) => readAlone(session, project, iids, directory)),
    recent: (project, page, state = 'all') =>
      withReader(access, project, (session) => recent(session, project, page, state)),
    commits: (name) => withReader(access, name.project, (session) => listCommits(session, name, directory)),
    changes: (name) => withReader(access, name.project, (session) => listChanges(session, name, directory)),
    closes: (name, audience) =>
      withReader(access, name.project, (session) => listClosingIssues(session, name, directory, audience)),
    versions: (name) => withReader(access, name.project, (session) => listVersions(session, name, directory)),
    version: (input) =>
      withReader(access, input.project, (session) => viewVersion(session, input, directory)),
    compareVersions: (input) =>
      withReader(access, input.project, (session) => compareTwo(session, input, directory)),
    async merge(input) {
      const outcome = await withOwnAccount(access, (session) => merge(session, input, directory, resolve))
      if (input.whenBuildSucceeds && MAY_WAIT.has(outcome.kind)) await waits.begin(input)
      if (outcome.kind === 'merged') await waits.endOwn(input)
      return outcome
    },
    async cancel(name) {
      const outcome = await withOwnAccount(access, (session) => cancel(session, name, directory, resolve))
      if (outcome.kind === 'cancelled') await waits.end(name, 'cancelled the wait for the build.')
      if (outcome.kind === 'over') await waits.endOwn(name)
      return outcome
    },
    subscribe: (name) => withOwnAccount(access, (session) => subscription(session, name, true, ground)),
    unsubscribe: (name) => withOwnAccount(access, (session) => subscription(session, name, false, ground)),
  }
}

async function recent(
  session: Session,
  project: number,
  page: number,
  state: 'all' | 'opened',
): Promise<RecentMergeRequests | Failure> {
  const query = { state, order_by: 'updated_at', sort: 'desc', page, per_page: LARGEST_PAGE } as const
  const answer = await listMergeRequests(session, project, query)
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  const { items, nextPage, total } = answer.value
  return { kind: 'recent', items: items.filter((mr) => mr.project_id === project), nextPage, total }
}

async function glance(
  session: Session,
  project: number,
  iids: readonly number[],
): Promise<Glanced | Failure> {
  const answer = await listMergeRequests(session, project, { iid: iids, state: 'all', per_page: 100 })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  const wanted = answer.value.items.filter((mr) => mr.project_id === project && iids.includes(mr.iid))
  return { kind: 'glance', items: wanted }
}

async function readAlone(
  session: Session,
  project: number,
  iids: readonly number[],
  directory: Directory,
): Promise<ReadAlone> {
  const items: MergeRequestView[] = []
  let failed = !session.offers('builds')
  await pLimit(ALONE_AT_ONCE).map(iids, async (mr) => {
    if (failed) return
    const seen = await glimpseMergeRequest(session, { project, mr }, directory)
    if (seen.kind === 'view') items.push(ofEverybody(seen.view))
    // What keeps everything from being read need not be asked again and again.
    else if (seen.kind !== 'not-found') failed = true
  })
  return { kind: 'alone', items }
}
