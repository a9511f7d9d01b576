import pLimit from 'p-limit'
import type { Session } from '../../forge/client.ts'
import { getApprovals, listMergeRequests, readAllMergeRequests } from '../../forge/merge-requests.ts'
import { LARGEST_PAGE, type Whole } from '../../forge/paging.ts'
import type { ApiResult } from '../../forge/result.ts'
import { type ConcerningFacts, readConcerningFacts } from '../../forge/unlisted-facts.ts'
import { readinessOf } from '../../model/merge-offer.ts'
import { type Approvals, assigneesOf, hasAutoMerge, type MergeRequest } from '../../model/merge-request.ts'
import type { UserSummary } from '../../model/user.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import type { KnownProject } from '../projects.ts'
import {
  type ForgePerson,
  type FoundGroup,
  matchUser,
  type NoPerson,
  peopleOf,
  type UserLookup,
} from '../users.ts'
import { withoutSnoozed } from './snooze.ts'
import { withDetails, withForks, withFreezes } from './unlisted.ts'

/** The parts of a queue, in the order in which they are shown. */
export type QueuePlace =
  /** Somebody asks for their review, or they have to mend something in it. */
  | 'needsMe'
  | 'ready'
  | 'autoMerge'
  | 'assigned'
  /** The person’s own, which wait for a build or for somebody else. */
  | 'waiting'

/** The open merge requests that concern one person, each in one place, latest activity first. */
export interface Queue extends Readonly<Record<QueuePlace, readonly MergeRequest[]>> {
  readonly kind: 'queue'
  /** Requests that the person was asked to review. */
  readonly reviews: ReadonlySet<MergeRequest>
  /** The projects that could not be read now, and those beyond the most that are read. */
  readonly unread: readonly KnownProject[]
  /** False when more are open than were looked through. */
  readonly complete: boolean
  /** Requests that the person does not want to see for now. */
  readonly snoozed: readonly MergeRequest[]
  /** Only those are shown. */
  readonly isOpened?: true
}

export type QueueOutcome =
  | Queue
  /** The forge does not tell whose account it is; `typed`: the name that nobody has there. */
  | { readonly kind: 'unknown-self'; readonly typed: string | null }
  /** No project is known here. */
  | { readonly kind: 'no-projects' }
  | Failure

/** Most projects and calls at once. */
const MAX_PROJECTS = 12
const MAX_PARALLEL_READS = 4
/** Most open merge requests of one project. */
const MAX_SEARCHED = 200
/** Most reviews whose approvals are read. */
const MAX_APPROVAL_READS = 10

/**
 * Returns what concerns the person, over the projects that the workspace uses and their own account can read.
 * `user`: their user name, where the forge does not tell it.
 * `snoozed`: those are to be shown instead.
 */
export async function queue(
  context: ForgeContext,
  { user, snoozed }: { readonly user?: string | undefined; readonly snoozed?: true | undefined } = {},
): Promise<QueueOutcome> {
  const session = context.forge.credentials.own
  if (!session) return { kind: 'not-connected' }
  const inUse = await context.workspace.projects.inUse()
  const projects = inUse.slice(0, MAX_PROJECTS)
  if (projects.length === 0) return { kind: 'no-projects' }
  const account = await context.forge.identities.of(null)
  const identity = account && { ...account, name: account.username }
  const read = await readAll(session, projects, identity)
  const failures = read.flatMap(({ answer }) => (answer.kind === 'done' ? [] : [answer]))
  if (failures.length === read.length && failures[0]) return readFailure(failures[0], 'The projects')
  const done = read.flatMap(({ answer }) => (answer.kind === 'done' ? [answer.value] : []))
  const open = done.flatMap(({ items }) => items)
  const me = identity ?? namedIn(open, user)
  if (!me) return { kind: 'unknown-self', typed: user ?? null }
  await context.forge.ids.learn(...open)
  const unread = read.flatMap(({ project, answer }) => (isHidden(answer) ? [] : [project]))
  const known = read.every(({ facts }) => facts === null)
    ? null
    : new Map(read.flatMap(({ facts }) => [...(facts ?? [])]))
  const found = await sorted(context, session, open, { me, known })
  const queued = {
    ...found,
    unread: [...new Set(unread), ...inUse.slice(MAX_PROJECTS)],
    complete: done.every(({ complete }) => complete),
  }
  if (!snoozed) return queued
  const opened = await withFreezes(context, await withForks(session, found.snoozed, known ?? undefined))
  return { ...queued, snoozed: opened, isOpened: true }
}

/** True when the project was read, or is none of theirs. */
function isHidden(answer: ApiResult<unknown>): boolean {
  return (
    answer.kind === 'done' || (answer.kind === 'refused' && (answer.status === 403 || answer.status === 404))
  )
}

interface ProjectRead {
  readonly project: KnownProject
  readonly answer: ApiResult<Whole<MergeRequest>>
  /** The facts that lists omit, by global id; null where the server does not tell it with one query. */
  readonly facts: ReadonlyMap<number, ConcerningFacts> | null
}

/** Reads the open ones of each project: those of the person where the forge can tell them, else all. */
async function readAll(session: Session, projects: readonly KnownProject[], me: ForgePerson | null) {
  const reads = await pLimit(MAX_PARALLEL_READS).map(projects, async (project): Promise<ProjectRead[]> => {
    const concerning =
      me?.username && session.offers('reviewers')
        ? await readConcerningFacts(session, project.project, me.username)
        : null
    const facts = concerning?.kind === 'done' ? concerning.value : null
    if (facts) return [{ project, answer: await readNamed(session, project.project, facts), facts }]
    const answers = await readLists(session, project.project, me)
    return answers.map((answer) => ({ project, answer, facts: null }))
  })
  return reads.flat()
}

async function readNamed(
  session: Session,
  project: number,
  facts: ReadonlyMap<number, ConcerningFacts>,
): Promise<ProjectRead['answer']> {
  const iids = [...new Set([...facts.values()].map(({ iid }) => iid))].toSorted((a, b) => a - b)
  const items: MergeRequest[] = []
  for (let start = 0; start < iids.length; start += LARGEST_PAGE) {
    const iid = iids.slice(start, start + LARGEST_PAGE)
    const query = { iid, state: 'opened', per_page: LARGEST_PAGE, recheck: true } as const
    const answer = await listMergeRequests(session, project, query)
    if (answer.kind !== 'done') return answer
    items.push(...answer.value.items)
  }
  return { kind: 'done', status: 200, value: { items, complete: true } }
}

function readLists(
  session: Session,
  project: number,
  me: ForgePerson | null,
): Promise<readonly ProjectRead['answer'][]> {
  const id = session.offers('reviewers') ? (me?.id ?? null) : null
  const whose = id === null ? [{}] : [{ author_id: id }, { assignee_id: id }, { reviewer_id: id }]
  const order = { state: 'opened', order_by: 'updated_at', sort: 'desc' } as const
  return Promise.all(
    whose.map((filter) =>
      readAllMergeRequests(session, project, { ...order, ...filter }, { maxItems: MAX_SEARCHED }),
    ),
  )
}

function namedIn(open: readonly MergeRequest[], user: string | undefined): ForgePerson | null {
  if (user === undefined) return null
  const found = matchUser(user, peopleOf(open))
  return found.kind === 'person' ? found.person : null
}

function latestFirst(items: readonly MergeRequest[]): readonly MergeRequest[] {
  return items.toSorted((a, b) => (b.updated_at ?? '').localeCompare(a.updated_at ?? ''))
}

/** Statuses in which somebody else has to do something. */
const OF_OTHERS: ReadonlySet<string | null> = new Set([
  'not_approved',
  'approvals_syncing',
  'blocked_status',
  'merge_request_blocked',
  'merge_time',
  'external_status_checks',
  'status_checks_must_pass',
  'locked_paths',
  'locked_lfs_files',
  'policies_denied',
  'security_policy_violations',
])

async function sorted(
  context: ForgeContext,
  session: Session,
  open: readonly MergeRequest[],
  { me, known }: { readonly me: ForgePerson; readonly known: ProjectRead['facts'] },
): Promise<Omit<Queue, 'unread' | 'complete'>> {
  const is = (user: UserSummary | null) =>
    user !== null && (me.id === null || user.id === null ? user.username === me.username : user.id === me.id)
  const isMine = ({ author }: MergeRequest) => is(author)
  const isAssigned = (mr: MergeRequest) => assigneesOf(mr).some(is)
  const isReviewer = (mr: MergeRequest) => mr.reviewers.some(is) && !isMine(mr)
  const each = new Map(open.map((mr) => [mr.id, mr]))
  const concerned = [...each.values()].filter((mr) => isMine(mr) || isAssigned(mr) || isReviewer(mr))
  const { shown, snoozed } = await withoutSnoozed(context, latestFirst(concerned))
  const { items } = await withDetails(context, session, shown, { facts: known ?? undefined })
  const approved = await approvedAmong(session, items.filter(isReviewer), known)
  const placeOf = (mr: MergeRequest): QueuePlace | null => {
    const readiness = readinessOf(mr)
    const mine = isMine(mr) || isAssigned(mr)
    if (mine && hasAutoMerge(mr)) return 'autoMerge'
    if (isReviewer(mr) && readiness !== 'draft' && !approved.has(mr.id)) return 'needsMe'
    if (mine && readiness === 'ready') return 'ready'
    if (isMine(mr) && readiness === 'blocked' && !OF_OTHERS.has(mr.detailed_merge_status)) return 'needsMe'
    if (isAssigned(mr)) return 'assigned'
    return isMine(mr) && readiness !== 'draft' ? 'waiting' : null
  }
  const places = Map.groupBy(items, placeOf)
  const at = (place: QueuePlace) => places.get(place) ?? []
  return {
    kind: 'queue',
    needsMe: at('needsMe'),
    ready: at('ready'),
    autoMerge: at('autoMerge'),
    assigned: at('assigned'),
    waiting: at('waiting'),
    reviews: new Set(items.filter(isReviewer)),
    snoozed,
  }
}

/** The ids of those that the person has approved already. */
async function approvedAmong(
  session: Session,
  reviews: readonly MergeRequest[],
  known: ProjectRead['facts'],
): Promise<ReadonlySet<number>> {
  if (!session.offers('approvals')) return new Set()
  const unknown = reviews.filter(({ id }) => !known?.has(id))
  const read = await readApprovals(session, unknown, MAX_APPROVAL_READS)
  const isApproved = ({ id }: MergeRequest) =>
    known?.get(id)?.isApproved === true || read.get(id)?.user_has_approved === true
  return new Set(reviews.filter(isApproved).map(({ id }) => id))
}

/** Reads the approvals of the first ones, by id; none where the forge has none. */
export async function readApprovals(
  session: Session,
  items: readonly MergeRequest[],
  maxItems: number,
): Promise<ReadonlyMap<number, Approvals>> {
  if (!session.offers('approvals')) return new Map()
  const read = await pLimit(MAX_PARALLEL_READS).map(items.slice(0, maxItems), async (mr) => {
    const answer = await getApprovals(session, mr.project_id, mr)
    return answer.kind === 'done' ? [[mr.id, answer.value] as const] : []
  })
  return new Map(read.flat())
}

/** The next step of somebody in a team: review it, merge it, or mend it. */
export type TeamWait = 'review' | 'ready' | 'mend'

/** An open merge request that waits for these people of a team. */
export interface Awaited {
  readonly mr: MergeRequest
  readonly waits: TeamWait
  readonly people: readonly UserSummary[]
}

export interface TeamQueue {
  readonly kind: 'team-queue'
  /** As it was typed. */
  readonly team: string
  /** Latest activity first. */
  readonly items: readonly Awaited[]
  /** The names of those of the team whose accounts are not known. */
  readonly unknownMembers: readonly string[]
  /** The projects that could not be read now, and those beyond the most that are read. */
  readonly unread: readonly KnownProject[]
  /** False when more are open than were looked through. */
  readonly complete: boolean
}

export type TeamQueueOutcome = TeamQueue | { readonly kind: 'no-projects' } | NoPerson | Failure

/** Finds the user group that is meant by the name of a team. */
export async function findTeam(
  users: Pick<UserLookup, 'findGroup'>,
  team: string,
): Promise<FoundGroup | NoPerson> {
  return (await users.findGroup(team)) ?? { kind: 'user-group', typed: team, why: 'no-group' }
}

function membership({ people }: FoundGroup) {
  const ids = new Set(people.map(({ id }) => id))
  return (user: UserSummary | null): user is UserSummary => user !== null && ids.has(user.id ?? 0)
}

/** Returns those that somebody of a team has written, is assigned to or is to review. */
export function concerning(group: FoundGroup, all: readonly MergeRequest[]): MergeRequest[] {
  const isOfTeam = membership(group)
  return all.filter((mr) => [mr.author, ...assigneesOf(mr), ...mr.reviewers].some(isOfTeam))
}

/** Returns what waits for the people of a user group, as far as the person who asks can read it. */
export async function teamQueue(context: ForgeContext, team: string): Promise<TeamQueueOutcome> {
  const session = context.forge.credentials.own
  if (!session) return { kind: 'not-connected' }
  const group = await findTeam(context.forge.users, team)
  if (group.kind !== 'group') return group
  const inUse = await context.workspace.projects.inUse()
  const projects = inUse.slice(0, MAX_PROJECTS)
  if (projects.length === 0) return { kind: 'no-projects' }
  const read = await pLimit(MAX_PARALLEL_READS).map(projects, async (project) => {
    const filter = { state: 'opened', order_by: 'updated_at', sort: 'desc' } as const
    return {
      project,
      answer: await readAllMergeRequests(session, project.project, filter, { maxItems: MAX_SEARCHED }),
    }
  })
  const done = read.flatMap(({ answer }) => (answer.kind === 'done' ? [answer.value] : []))
  const unread = read.flatMap(({ project, answer }) => (isHidden(answer) ? [] : [project]))
  const failure = read.find(({ answer }) => answer.kind !== 'done')?.answer
  if (done.length === 0 && failure && failure.kind !== 'done') return readFailure(failure, 'The projects')
  const isOfTeam = membership(group)
  const open = done.flatMap(({ items }) => items)
  const concerned = latestFirst(concerning(group, open))
  await context.forge.ids.learn(...concerned)
  const { items } = await withDetails(context, session, concerned)
  const reviewers = (mr: MergeRequest) =>
    mr.reviewers.filter((user) => isOfTeam(user) && user.id !== mr.author?.id)
  const reviews = items.filter((mr) => reviewers(mr).length > 0)
  const approvals = await readApprovals(session, reviews, MAX_APPROVAL_READS)
  const awaited = items.flatMap((mr): Awaited[] => {
    const readiness = readinessOf(mr)
    if (readiness === 'draft' || hasAutoMerge(mr)) return []
    const approvers = new Set(approvals.get(mr.id)?.approved_by.map(({ user }) => user.id))
    const waiting = reviewers(mr).filter(({ id }) => !approvers.has(id))
    if (waiting.length > 0) return [{ mr, waits: 'review', people: waiting }]
    const own = [mr.author, ...assigneesOf(mr)].filter(isOfTeam)
    const owners = [...new Map(own.map((user) => [user.id, user])).values()]
    if (owners.length === 0) return []
    if (readiness === 'ready') return [{ mr, waits: 'ready', people: owners }]
    const isTheirs = readiness === 'blocked' && !OF_OTHERS.has(mr.detailed_merge_status)
    return isTheirs ? [{ mr, waits: 'mend', people: owners }] : []
  })
  return {
    kind: 'team-queue',
    team,
    items: awaited,
    unknownMembers: await context.forge.users.namesOf(group.unknownMembers),
    unread: [...unread, ...inUse.slice(MAX_PROJECTS)],
    complete: done.every(({ complete }) => complete),
  }
}
