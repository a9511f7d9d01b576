import type { Session } from '../api/client.ts'
import { listMergeRequests } from '../api/merge-requests.ts'
import { MERGE_REQUESTS_ON_A_PAGE, type MergeRequest } from '../model/merge-request.ts'
import { type Access, asOwn, asReader } from './access.ts'
import { type AcceptInput, type AcceptOutcome, accept } from './merge-request/accept.ts'
import { type CancelOutcome, cancel } from './merge-request/cancel.ts'
import type { Directory } from './merge-request/directory.ts'
import { type MergeRequestName, type Viewed, viewMergeRequest } from './merge-request/look.ts'
import { type SubscriptionOutcome, subscription } from './merge-request/subscription.ts'
import { readTrouble, type Trouble } from './trouble.ts'

export interface ListInput {
  readonly project: number
  readonly state: 'opened' | 'merged' | 'closed' | 'all'
  readonly orderBy: 'created_at' | 'updated_at'
  readonly sort: 'asc' | 'desc'
  readonly page: number
}

export interface ListedMergeRequests {
  readonly kind: 'list'
  readonly items: readonly MergeRequest[]
  readonly page: number
  readonly nextPage: number | null
  readonly total: number | null
}

export type Glanced = { readonly kind: 'glance'; readonly items: readonly MergeRequest[] }

/** What a person can do with merge requests. Every write is followed by a read; outcomes come from that read. */
export interface MergeRequests {
  list(input: ListInput): Promise<ListedMergeRequests | Trouble>
  view(name: MergeRequestName): Promise<Viewed | Trouble>
  /** Several merge requests of one project in one call, without commits and changes. */
  glance(project: number, iids: readonly number[]): Promise<Glanced | Trouble>
  merge(input: AcceptInput): Promise<AcceptOutcome>
  cancel(name: MergeRequestName): Promise<CancelOutcome>
  subscribe(name: MergeRequestName): Promise<SubscriptionOutcome>
  unsubscribe(name: MergeRequestName): Promise<SubscriptionOutcome>
}

/** Keeps what a person waits for, so that the end of the wait is told. */
export interface Waits {
  /** `sha`: the head at which the merge was armed. */
  begin(wait: MergeRequestName & { readonly sha: string }): Promise<void>
  end(name: MergeRequestName): Promise<void>
}

/** Outcomes after which the forge waits for the build, or may do so although its answer was lost. */
const MAY_WAIT: ReadonlySet<AcceptOutcome['kind']> = new Set(['waiting', 'still-open', 'unconfirmed'])

/**
 * The merge requests of one person: reads with whatever they may read with, writes with their own account
 * only. `waits` is told of each merge that waits, or may wait, for its build.
 */
export function createMergeRequests(access: Access, directory: Directory, waits: Waits): MergeRequests {
  return {
    list: (input) => asReader(access, (session) => list(session, input, directory)),
    view: (name) => asReader(access, (session) => viewMergeRequest(session, name, directory)),
    glance: (project, iids) => asReader(access, (session) => glance(session, project, iids)),
    async merge(input) {
      const outcome = await asOwn(access, (session) => accept(session, input, directory))
      if (input.whenBuildSucceeds && MAY_WAIT.has(outcome.kind)) await waits.begin(input)
      return outcome
    },
    async cancel(name) {
      const outcome = await asOwn(access, (session) => cancel(session, name, directory))
      if (outcome.kind === 'cancelled' || outcome.kind === 'over') await waits.end(name)
      return outcome
    },
    subscribe: (name) => asOwn(access, (session) => subscription(session, name, directory, true)),
    unsubscribe: (name) => asOwn(access, (session) => subscription(session, name, directory, false)),
  }
}

async function list(
  session: Session,
  input: ListInput,
  directory: Directory,
): Promise<ListedMergeRequests | Trouble> {
  const answer = await listMergeRequests(session, input.project, {
    state: input.state,
    order_by: input.orderBy,
    sort: input.sort,
    page: input.page,
    per_page: MERGE_REQUESTS_ON_A_PAGE,
  })
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${input.project}`)
  for (const mr of answer.value.items) await directory.learn(mr)
  return { kind: 'list', ...answer.value, page: input.page }
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
