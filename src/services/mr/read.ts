import { LRUCache } from 'lru-cache'
import type { Session } from '../../forge/client.ts'
import {
  isFoundByIid,
  type MergeRequestDetails,
  readMergeRequestDetails,
} from '../../forge/merge-request-details.ts'
import {
  getApprovals,
  getMergeRequest,
  getMergeRequestChanges,
  getMergeRequestCommits,
  listMergeRequests,
  listMergeRequestVersions,
} from '../../forge/merge-requests.ts'
import { getMergeRules, getProject, getTrainCar } from '../../forge/projects.ts'
import type { ApiResult } from '../../forge/result.ts'
import { releaseOf } from '../../forge/server-version.ts'
import { isOfMergeResult } from '../../model/build.ts'
import { parseDate } from '../../model/day.ts'
import type { Release } from '../../model/forge-feature.ts'
import {
  fullName,
  isFromFork,
  isOpen,
  type MergeRequest,
  type MergeRequestIds,
  projectPath,
} from '../../model/merge-request.ts'
import { fileChanges, isBeingPrepared, type MergeRequestView } from '../../model/merge-request-view.ts'
import { hasTrains, type MergeRules, type TrainCar } from '../../model/merge-rules.ts'
import type { Commit } from '../../model/version.ts'
import { type Failure, readFailure } from '../failure.ts'

export interface MergeRequestName {
  readonly project: number
  readonly mr: number
}

export type ViewResult = { readonly kind: 'view'; readonly view: MergeRequestView }
export type Found = { readonly kind: 'found'; readonly mr: MergeRequest }

/**
 * Adds the jobs that made its build fail, and drops a build of an earlier head’s merge result: the server shows the last
 * one until the next begins, whatever is pushed, and its commit is none of the branch’s (`head_pipeline`,
 * app/models/merge_request.rb). Where the details don’t tell whose it is, it is older than the first version that has
 * this head.
 */
async function withOwnBuild(
  session: Session,
  mr: MergeRequest,
  details: MergeRequestDetails | null,
): Promise<MergeRequest> {
  const failed = details?.build
  const build =
    failed && failed.id === mr.head_pipeline?.id ? { ...mr.head_pipeline, ...failed } : mr.head_pipeline
  const begun = build && isOpen(mr) && isOfMergeResult(build) ? parseDate(build.created_at) : null
  if (begun === null) return { ...mr, head_pipeline: build }
  if (details?.sha === mr.sha && failed?.id === build?.id) return { ...mr, head_pipeline: build }
  if (details?.sha === mr.sha && failed === null) return { ...mr, head_pipeline: null }
  const answer = await listMergeRequestVersions(session, mr.project_id, mr)
  if (answer.kind !== 'done') return mr
  const other = answer.value.findIndex(({ head_commit_sha }) => head_commit_sha !== mr.sha)
  const first = answer.value[(other < 0 ? answer.value.length : other) - 1]
  const arrived = parseDate(first?.created_at ?? null)
  return arrived !== null && begun < arrived ? { ...mr, head_pipeline: null } : mr
}

/** A fork is seldom renamed, and one that is deleted is no longer in the merge request. */
const PATH_TTL_MS = 60_000

/**
 * Adds the path of the fork whose branch it is; null where this account may not see the fork (404), or the server does
 * not say. One read a fork and account in a minute.
 */
export async function withFork(session: Session, mr: MergeRequest): Promise<MergeRequest> {
  const { source_project_id: fork } = mr
  if (!isFromFork(mr) || !fork) return mr
  const answer = await getProject(session, fork, { maxAgeMs: PATH_TTL_MS })
  return { ...mr, fork_path: answer.kind === 'done' ? answer.value.path_with_namespace : null }
}

/** Adds whose branch it is, and drops a build that is not of its head. */
async function completed(
  session: Session,
  mr: MergeRequest,
  details: MergeRequestDetails | null = null,
): Promise<MergeRequest> {
  const [{ head_pipeline }, { fork_path }] = await Promise.all([
    withOwnBuild(session, mr, details),
    details && isFromFork(mr) ? { fork_path: details.sourcePath } : withFork(session, mr),
  ])
  return { ...mr, head_pipeline, fork_path }
}

/** Returns null where the server does not answer such queries, or not of this account. */
function detailsOf(
  session: Session,
  { project, mr }: MergeRequestName,
  whole: boolean,
): Promise<MergeRequestDetails | null> {
  if (!session.offers('builds')) return Promise.resolve(null)
  return readMergeRequestDetails(session, project, mr, whole).then(orNull)
}

function rulesOf(session: Session, project: number): Promise<MergeRules | null> | undefined {
  return session.offers('builds') ? getMergeRules(session, project).then(orNull) : undefined
}

function releaseFor(
  session: Session,
  details: MergeRequestDetails | null,
): Release | Promise<Release | undefined> | undefined {
  if (details) return details.release
  return session.offers('builds') ? releaseOf(session) : undefined
}

function orNull<T>(answer: ApiResult<T>): T | null {
  return answer.kind === 'done' ? answer.value : null
}

/** Reads a merge request by iid, alone: the first step of every write, so that it acts on no other one. */
export async function findMergeRequest(
  session: Session,
  name: MergeRequestName,
  idCache: IdCache,
): Promise<Found | Failure> {
  const read = await readByName(session, name, idCache, async (ids) => ({
    mr: await getMergeRequest(session, name.project, ids),
  }))
  return read.kind === 'read' ? { kind: 'found', mr: await completed(session, read.mr) } : read
}

export async function readWithApprovals(
  session: Session,
  name: MergeRequestName,
  idCache: IdCache,
): Promise<ViewResult | Failure> {
  const read = await readByName(session, name, idCache, async (ids) => {
    const [mr, approvals] = await Promise.all([
      getMergeRequest(session, name.project, ids),
      session.offers('approvals') ? getApprovals(session, name.project, ids) : null,
    ])
    return { mr, approvals }
  })
  if (read.kind !== 'read') return read
  const { parts } = read
  const mr = await completed(session, read.mr)
  const approvals = parts.approvals?.kind === 'done' ? parts.approvals.value : undefined
  return { kind: 'view', view: { mr, commits: null, files: null, approvals } }
}

/** `isWhole`: with the details that a card shows beside those that decide about a merge. */
function readWithRules(session: Session, name: MergeRequestName, idCache: IdCache, isWhole: boolean) {
  return readByName(session, name, idCache, (ids) =>
    Promise.all([
      getMergeRequest(session, name.project, ids),
      rulesOf(session, name.project),
      detailsOf(session, name, isWhole),
    ]).then(([mr, rules, details]) => ({ mr, rules, details })),
  )
}

/** Reads a merge request by iid with its project’s merge rules: what decides whether the shown head may be merged. */
export async function readWithMergeRules(
  session: Session,
  name: MergeRequestName,
  idCache: IdCache,
): Promise<ViewResult | Failure> {
  const read = await readWithRules(session, name, idCache, false)
  if (read.kind !== 'read') return read
  const { rules, details } = read.parts
  const release = await releaseFor(session, details)
  const mr = await completed(session, read.mr, details)
  // Where the forge does not say that it has counted them, they may be missing.
  const uncounted = typeof mr.prepared_at === 'string' ? null : []
  const preparing = isBeingPrepared(mr, uncounted, uncounted) || undefined
  return { kind: 'view', view: { mr, commits: null, files: null, preparing, rules, release } }
}

function filesIn(answer: Awaited<ReturnType<typeof getMergeRequestChanges>>) {
  const changed = orNull(answer)
  return changed && { sha: changed.sha, files: fileChanges(changed.changes) }
}

/**
 * Reads a merge request by iid with all that is shown of it; the details hold most of it. A forge that does not answer for
 * the merge request is asked for nothing more.
 */
async function readWithContent(session: Session, name: MergeRequestName, idCache: IdCache) {
  const { project } = name
  const read = await readWithRules(session, name, idCache, true)
  if (read.kind !== 'read') return read
  const { mr, parts } = read
  const { rules, details } = parts
  const [commits, changed, approvals, release] = await Promise.all([
    details?.commits ?? getMergeRequestCommits(session, project, mr).then(orNull),
    details?.files ? details : getMergeRequestChanges(session, project, mr).then(filesIn),
    details || !session.offers('approvals')
      ? details?.approvals
      : getApprovals(session, project, mr).then(orNull),
    releaseFor(session, details),
  ])
  return { kind: 'read' as const, mr, rules, details, commits, changed, approvals, release }
}

/** Reads a merge request by iid with its commits, changes, approvals and its project’s merge rules. */
export async function viewMergeRequest(
  session: Session,
  name: MergeRequestName,
  idCache: IdCache,
): Promise<ViewResult | Failure> {
  let read = await readWithContent(session, name, idCache)
  // A push fell between these reads, or the forge has not prepared its commits yet.
  if (read.kind === 'read' && read.mr.sha !== null && hasOtherCommits(read)) {
    read = await readWithContent(session, name, idCache)
  }
  if (read.kind !== 'read') return read
  const { rules, details, changed, approvals, release } = read
  const mr = await completed(session, read.mr, details)
  // One head is never paired with the commits or files of another.
  const ofHead = {
    commits: hasOtherCommits(read) ? null : read.commits,
    files: changed?.sha === mr.sha ? changed.files : null,
  }
  const isUnknown = isBeingPrepared(mr, ofHead.commits, ofHead.files)
  const shown = isUnknown ? { commits: null, files: null, preparing: true as const } : ofHead
  const train = await trainOf(session, mr, rules, details)
  return {
    kind: 'view',
    view: { mr, ...shown, approvals, changesRequestedBy: details?.changesRequestedBy, rules, release, train },
  }
}

/** The same of one that is known: what is known of it where it can’t be read now. */
export async function viewOrBare(
  session: Session,
  mr: MergeRequest,
  idCache: IdCache,
): Promise<MergeRequestView> {
  const read = await viewMergeRequest(session, { project: mr.project_id, mr: mr.iid }, idCache)
  return read.kind === 'view' ? read.view : { mr, commits: null, files: null }
}

function hasOtherCommits({ mr, commits }: Pick<MergeRequestView, 'mr' | 'commits'>): boolean {
  const newest = commits?.[0]
  return newest !== undefined && newest.id !== mr.sha
}

/** Returns undefined when the project has no trains, or the forge does not say. */
async function trainOf(
  session: Session,
  mr: MergeRequest,
  rules: MergeRules | null | undefined,
  details: MergeRequestDetails | null,
): Promise<TrainCar | null | undefined> {
  if (!hasTrains(rules) || !isOpen(mr)) return undefined
  if (details?.train !== undefined) return details.train
  const answer = await getTrainCar(session, mr.project_id, mr.iid)
  if (answer.kind === 'done') return answer.value
  return answer.kind === 'refused' && answer.status === 404 ? null : undefined
}

type Read<Parts> = { readonly kind: 'read'; readonly mr: MergeRequest; readonly parts: Parts }

export async function readByName<Parts extends { readonly mr: ApiResult<MergeRequest> }>(
  session: Session,
  { project, mr: iid }: MergeRequestName,
  idCache: IdCache,
  read: (ids: MergeRequestIds) => Promise<Parts>,
): Promise<Read<Parts> | Failure> {
  let failure: Failure = { kind: 'not-found', what: `!${iid}` }
  for (let tries = 0; tries < 2; tries += 1) {
    const ids = await idCache.mergeRequestIds(session, project, iid, tries > 0)
    if ('kind' in ids) return ids
    const parts = await read(ids)
    const { mr } = parts
    if (mr.kind === 'done' && mr.value.iid === iid && mr.value.project_id === project) {
      await idCache.learn(mr.value)
      return { kind: 'read', mr: mr.value, parts }
    }
    if (mr.kind !== 'done') failure = readFailure(mr, `!${iid}`)
    if (failure.kind !== 'not-found') return failure
  }
  return failure
}

/** Reads a merge request by iid together with a list that belongs to it. */
export async function readWithList<List>(
  session: Session,
  name: MergeRequestName,
  idCache: IdCache,
  get: (session: Session, project: number, ids: MergeRequestIds) => Promise<ApiResult<List>>,
  what: (mr: string) => string,
): Promise<{ readonly kind: 'read'; readonly mr: MergeRequest; readonly list: List } | Failure> {
  const read = await readByName(session, name, idCache, async (ids) => {
    const [mr, list] = await Promise.all([
      getMergeRequest(session, name.project, ids),
      get(session, name.project, ids),
    ])
    return { mr, list }
  })
  if (read.kind !== 'read') return read
  const { mr, parts } = read
  if (parts.list.kind !== 'done') return readFailure(parts.list, what(fullName(mr)))
  return { kind: 'read', mr, list: parts.list.value }
}

/** The commits of a source branch since the head that a person was shown. */
export interface NewCommits {
  /** Newest first. */
  readonly arrived: readonly Commit[]
  /** True when the shown commit is gone from the branch. */
  readonly rewritten: boolean
}

export function newCommitsSince({ commits }: MergeRequestView, shown: string): NewCommits {
  const now = commits ?? []
  const index = now.findIndex(({ id }) => id === shown)
  // The newest commit comes first, so those before the shown one have arrived since.
  return { arrived: index < 0 ? now : now.slice(0, index), rewritten: index < 0 && now.length > 0 }
}

const MAX_CACHED_READS = 1_000

/** The forge decides visibility on every call; this cache holds only ids and project paths. */
export function createIdCache(learnPath: (project: number, path: string) => Promise<void>) {
  const ids = new LRUCache<string, number>({ max: MAX_CACHED_READS })
  const paths = new Map<number, string>()

  async function learn(...found: readonly MergeRequest[]): Promise<void> {
    for (const mr of found) {
      ids.set(`${mr.project_id}!${mr.iid}`, mr.id)
      const path = projectPath(mr)
      if (path === null || paths.get(mr.project_id) === path) continue
      paths.set(mr.project_id, path)
      await learnPath(mr.project_id, path)
    }
  }

  return {
    /** Caches what the answers reveal: the global ids, and the projects’ paths from the addresses. */
    learn,
    /**
     * A cached id may belong to another merge request by now: compare the result, and look it up again (`ledElsewhere`).
     * Where no path has the global id, nothing is looked up for it.
     */
    async mergeRequestIds(
      session: Session,
      project: number,
      iid: number,
      ledElsewhere = false,
    ): Promise<MergeRequestIds | Failure> {
      const id = ids.get(`${project}!${iid}`)
      if ((id !== undefined || isFoundByIid(session)) && !ledElsewhere) return { id, iid }
      const answer = await listMergeRequests(session, project, { iid: [iid], state: 'all' })
      if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
      // A server that ignores the filter must not make us act on another merge request.
      const found = answer.value.items.find((mr) => mr.iid === iid && mr.project_id === project)
      // The list was answered, so the caller may see the project.
      if (!found) return { kind: 'not-found', what: `${paths.get(project) ?? project}!${iid}` }
      await learn(found)
      return found
    },
  }
}

/** Finds merge requests by iid, as people type it, and learns project paths. */
export type IdCache = ReturnType<typeof createIdCache>
