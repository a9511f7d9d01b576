import pLimit from 'p-limit'
import type { Session } from '../../forge/client.ts'
import { getApprovals, readAllMergeRequests } from '../../forge/merge-requests.ts'
import { readinessOf } from '../../model/merge-offer.ts'
import { assigneesOf, hasAutoMerge, type MergeRequest } from '../../model/merge-request.ts'
import type { UserSummary } from '../../model/user.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import type { KnownProject } from '../projects.ts'
import type { FoundGroup, NoPerson, UserLookup } from '../users.ts'
import {
  isHidden,
  MAX_APPROVAL_READS,
  MAX_PARALLEL_READS,
  MAX_PROJECTS,
  MAX_SEARCHED,
  OF_OTHERS,
} from './queue.ts'
import { withDetails } from './unlisted.ts'

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
  /** The projects that could not be read now. */
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

type IsOfTeam = (user: UserSummary | null) => user is UserSummary

function membership({ people }: FoundGroup): IsOfTeam {
  const ids = new Set(people.map(({ id }) => id))
  return (user): user is UserSummary => user !== null && ids.has(user.id ?? 0)
}

/** Returns those that somebody of a team has written, is assigned to or is to review. */
export function concerning(group: FoundGroup, all: readonly MergeRequest[]): MergeRequest[] {
  const isOfTeam = membership(group)
  return all.filter((mr) => [mr.author, ...assigneesOf(mr), ...mr.reviewers].some(isOfTeam))
}

/** Returns what waits for the people of a user group, as far as the person who asks can read it. */
export async function teamQueue(context: ForgeContext, team: string): Promise<TeamQueueOutcome> {
  const session = context.credentials.own
  if (!session) return { kind: 'not-connected' }
  const group = await findTeam(context.users, team)
  if (group.kind !== 'group') return group
  const projects = (await context.projects.inUse()).slice(0, MAX_PROJECTS)
  if (projects.length === 0) return { kind: 'no-projects' }
  const read = await pLimit(MAX_PARALLEL_READS).map(projects, async (project) => {
    const filter = { state: 'opened', order_by: 'updated_at', sort: 'desc' } as const
    return {
      project,
      answer: await readAllMergeRequests(session, project.project, filter, { maxItems: MAX_SEARCHED }),
    }
  })
  const done = read.flatMap(({ answer }) => (answer.kind === 'done' ? [answer.value] : []))
  const failure = read.find(({ answer }) => answer.kind !== 'done')?.answer
  if (done.length === 0 && failure && failure.kind !== 'done') return readFailure(failure, 'The projects')
  const isOfTeam = membership(group)
  const open = done.flatMap(({ items }) => items)
  const concerned = concerning(group, open).toSorted((a, b) =>
    (b.updated_at ?? '').localeCompare(a.updated_at ?? ''),
  )
  await context.ids.learn(...concerned)
  const { items } = await withDetails(context, session, concerned)
  const reviewers = (mr: MergeRequest) =>
    mr.reviewers.filter((user) => isOfTeam(user) && user.id !== mr.author?.id)
  const approvers = await approversOf(
    session,
    items.filter((mr) => reviewers(mr).length > 0),
  )
  const awaited = items.flatMap((mr): Awaited[] => {
    const readiness = readinessOf(mr)
    if (readiness === 'draft' || hasAutoMerge(mr)) return []
    const asked = reviewers(mr).filter(({ id }) => !approvers.get(mr.id)?.has(id))
    if (asked.length > 0) return [{ mr, waits: 'review', people: asked }]
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
    unknownMembers: await context.users.namesOf(group.unknownMembers),
    unread: read.flatMap(({ project, answer }) => (isHidden(answer) ? [] : [project])),
    complete: done.every(({ complete }) => complete),
  }
}

/** Reads who has approved each, by its id; the later ones are left out where there are many. */
async function approversOf(session: Session, reviews: readonly MergeRequest[]) {
  if (!session.offers('approvals')) return new Map<number, ReadonlySet<number | null>>()
  const read = await pLimit(MAX_PARALLEL_READS).map(reviews.slice(0, MAX_APPROVAL_READS), async (mr) => {
    const answer = await getApprovals(session, mr.project_id, mr)
    const by = answer.kind === 'done' ? answer.value.approved_by.map(({ user }) => user.id) : []
    return [mr.id, new Set(by)] as const
  })
  return new Map<number, ReadonlySet<number | null>>(read)
}
