import { millisecondsInDay } from 'date-fns/constants'
import type { Session } from '../../forge/client.ts'
import { localDay, parseDate } from '../../model/day.ts'
import type { DigestTeam, Reminder, RequestDigest } from '../../model/digest.ts'
import { isBlind, readinessOf } from '../../model/merge-offer.ts'
import { hasAutoMerge, type MergeRequest } from '../../model/merge-request.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import type { FoundGroup, NoPerson, UserLookup } from '../users.ts'
import { openRequests } from './list.ts'
import { concerning, findTeam, readApprovals } from './queue.ts'
import { withDetails } from './unlisted.ts'

interface RequestDigestInput {
  readonly project: number
  readonly zone: string
  readonly staleDays: number
  /** The user group whose merge requests they are, as typed or mentioned; null for everybody’s. */
  readonly userGroup: string | null
}

/** Most merge requests of a digest whose builds are read one by one, and the time for it in ms. */
export const DIGEST_BUILDS = { maxItems: 40, ms: 10_000 }
/** Most merge requests whose approvals are read. */
const MAX_DIGEST_APPROVAL_READS = 20

export function composeRequests(
  context: ForgeContext,
  { project, zone, staleDays, userGroup }: RequestDigestInput,
): Promise<RequestDigest | Failure> {
  return withReader(context, project, async (session) => {
    const listed = await openRequests(session, project)
    if (listed.kind !== 'requests') return listed
    await context.forge.ids.learn(...listed.items)
    const group = userGroup === null ? null : await findTeam(context.forge.users, userGroup)
    const finished = ofTeam(group, listed.items).filter((mr) => !mr.work_in_progress)
    const { items, unlooked = [] } = await withDetails(context, session, finished, { limit: DIGEST_BUILDS })
    const reviews = await reviewsAmong(session, items)
    const at = new Date(context.now())
    const staleFrom = new Date(at.getTime() - staleDays * millisecondsInDay)
    const groups = Map.groupBy(items, (mr) => reminderOf(mr, reviews, staleFrom))
    return {
      kind: 'requests',
      project,
      projectName: await context.workspace.projects.title(project),
      zone,
      at,
      today: localDay(at, zone),
      staleDays,
      team: group && (await aboutTeam(context.forge.users, group, userGroup ?? '')),
      groups: {
        ready: groups.get('ready') ?? [],
        review: groups.get('review') ?? [],
        stale: (groups.get('stale') ?? []).toReversed(),
      },
      unlooked: items.filter(({ iid }) => unlooked.includes(iid)),
      searched: { count: listed.items.length, complete: listed.complete },
    }
  })
}

function ofTeam(group: FoundGroup | NoPerson | null, all: readonly MergeRequest[]): readonly MergeRequest[] {
  if (group === null) return all
  return group.kind === 'group' ? concerning(group, all) : []
}

async function aboutTeam(
  users: UserLookup,
  group: FoundGroup | NoPerson,
  named: string,
): Promise<DigestTeam> {
  if (group.kind === 'group')
    return {
      name: `@${group.handle}`,
      unknownMembers: await users.namesOf(group.unknownMembers),
      unknown: null,
    }
  const isKnown = group.kind === 'user-group' && group.why === 'unknown-accounts'
  return { name: named, unknownMembers: [], unknown: isKnown ? 'accounts' : 'members' }
}

function reminderOf(mr: MergeRequest, reviews: ReadonlySet<number>, staleFrom: Date): Reminder | null {
  const readiness = readinessOf(mr)
  // Where a server tells only of conflicts, that there are none says less than a long silence.
  const isAtHand = readiness === 'ready' || readiness === 'unchecked' || readiness === 'frozen'
  if (isAtHand && !isBlind(mr)) return 'ready'
  const touched = parseDate(mr.updated_at)
  if (touched !== null && touched <= staleFrom) return 'stale'
  if (isAtHand) return 'ready'
  return reviews.has(mr.id) ? 'review' : null
}

/** Returns the ids of those that lack approvals, or an answer of a reviewer, and nothing else. */
async function reviewsAmong(session: Session, items: readonly MergeRequest[]): Promise<ReadonlySet<number>> {
  const lacking = items.filter(({ detailed_merge_status: status }) => status === 'not_approved')
  const hasOpenReviews = (mr: MergeRequest) =>
    mr.reviewers.length > 0 && readinessOf(mr) === 'waiting' && !hasAutoMerge(mr)
  const approvals = await readApprovals(session, items.filter(hasOpenReviews), MAX_DIGEST_APPROVAL_READS)
  const unanswered = items.filter(({ id, reviewers }) => {
    const answered = approvals.get(id)
    const approved = new Set(answered?.approved_by.map(({ user }) => user.username))
    return answered && reviewers.some(({ username }) => !approved.has(username))
  })
  return new Set([...lacking, ...unanswered].map(({ id }) => id))
}
