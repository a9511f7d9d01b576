import { millisecondsInDay } from 'date-fns/constants'
import pLimit from 'p-limit'
import type { Session } from '../../forge/client.ts'
import { readAllMilestones } from '../../forge/milestones.ts'
import { type Audience, discloseTo } from '../../model/audience.ts'
import { localDay, parseDate } from '../../model/day.ts'
import {
  DigestMemory,
  type DigestMilestone,
  type DigestView,
  FIRST_DAYS,
  type MilestoneMemory,
  type Since,
} from '../../model/digest.ts'
import { READINESS, readinessOf } from '../../model/merge-offer.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { Milestone } from '../../model/milestone.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { DIGEST_BUILDS } from '../mr/digest.ts'
import { openRequests } from '../mr/list.ts'
import { withDetails } from '../mr/unlisted.ts'
import { type CountDetail, countIssues, progressOf, type ReadIssues } from './count-issues.ts'
import { byDueDate } from './list.ts'

interface DigestQuestion extends CountDetail {
  readonly project: number
  /** The baseline from the previous digest; null for the first one. */
  readonly last: DigestMemory | null
}

export interface DigestResult {
  readonly kind: 'digest'
  readonly view: DigestView
  /** The baseline to store once the digest is posted, and to pass as `last` to the next one. */
  readonly memory: DigestMemory
}

/** Most active milestones read, earliest due date first; a digest only names the others. */
export const MAX_MILESTONES = 20
const MAX_PARALLEL_CALLS = 8

/** Returns the session with a limit on the calls in flight; further calls wait. */
export function limitCalls(session: Session): Session {
  const limit = pLimit(MAX_PARALLEL_CALLS)
  return { ...session, call: (call) => limit(() => session.call(call)) }
}

/**
 * Reads everything for a digest of one project: its active milestones, the issues of each, and its open merge
 * requests. Returns the first part that cannot be read as the failure of the whole.
 */
export function compose(context: ForgeContext, question: DigestQuestion): Promise<DigestResult | Failure> {
  return withReader(context, question.project, async (reader) => {
    const { project, zone, holidays, audience, last } = question
    const session = limitCalls(reader)
    const at = new Date(context.now())
    const [listed, requests] = await Promise.all([
      activeMilestones(session, project),
      openRequests(session, project),
    ])
    if (listed.kind !== 'active') return listed
    if (requests.kind !== 'requests') return requests
    await context.forge.ids.learn(...requests.items.slice(0, 1))
    const shown = listed.items.slice(0, MAX_MILESTONES)
    const planned = withDetails(
      context,
      session,
      requests.items.filter(({ milestone }) => shown.some(({ id }) => id === milestone?.id)),
      { limit: DIGEST_BUILDS },
    )
    const parts = await Promise.all(
      shown.map(async (milestone) => {
        const issues = await countIssues(session, project, milestone, context)
        if (issues.kind !== 'issues') return issues
        const progress = await progressOf(
          project,
          milestone,
          issues,
          { at, zone, holidays, audience },
          context,
        )
        const dated = progress.burndown.from === 'dates'
        const since = changesSince(last, milestone, issues, { at, dated, audience })
        const part = { ...progress, since, requests: requestsOf((await planned).items, milestone) }
        return { kind: 'part', part, memory: baselineOf(milestone, issues) } as const
      }),
    )
    const milestones: DigestMilestone[] = []
    const memories: Record<string, MilestoneMemory> = {}
    for (const part of parts) {
      // The milestone was deleted just after the list was read.
      if (part.kind === 'not-found') continue
      if (part.kind !== 'part') return part
      milestones.push(part.part)
      memories[part.part.milestone.id] = part.memory
    }
    const active = new Set(listed.items.map(({ id }) => String(id)))
    const gone = Object.entries(last?.milestones ?? {}).filter(([id]) => !active.has(id))
    return {
      kind: 'digest',
      view: {
        project,
        projectName: await context.workspace.projects.title(project),
        zone,
        holidays,
        at,
        today: localDay(at, zone),
        milestones,
        unread: listed.items.slice(MAX_MILESTONES),
        complete: listed.complete,
        searched: { count: requests.items.length, complete: requests.complete },
        last: last && new Date(last.at),
        // A list that was not read to its end does not show what is missing.
        gone: listed.complete ? gone.map(([, { iid }]) => iid) : [],
      },
      memory: { at: at.getTime(), milestones: memories },
    }
  })
}

/** Returns the active milestones of this project only, earliest due date first, those without one last. */
export async function activeMilestones(session: Session, project: number) {
  const answer = await readAllMilestones(session, project, { state: 'active' })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  const items = answer.value.items
    .filter(({ project_id: of, state }) => (of ?? project) === project && state === 'active')
    .sort(byDueDate)
  return { kind: 'active', items, complete: answer.value.complete } as const
}

function requestsOf(requests: readonly MergeRequest[], { id }: Milestone): MergeRequest[] {
  const rank = (mr: MergeRequest) => READINESS.indexOf(readinessOf(mr))
  return requests
    .filter(({ milestone }) => milestone?.id === id)
    .toSorted((a, b) => rank(a) - rank(b) || a.iid - b.iid)
}

/** Returns the same with what lists omit. */
export async function readRequestsOf(
  context: ForgeContext,
  session: Session,
  requests: readonly MergeRequest[],
  milestone: Milestone,
): Promise<MergeRequest[]> {
  const { items } = await withDetails(context, session, requestsOf(requests, milestone))
  return requestsOf(items, milestone)
}

function baselineOf({ iid, state }: Milestone, { open, closed, complete }: ReadIssues): MilestoneMemory {
  const ids = (issues: ReadIssues['open']) => issues.map(({ id }) => id)
  return { iid, state, closed: ids(closed), all: [...ids(open), ...ids(closed)], complete }
}

/** Returns the changes since the last digest. `dated`: the forge dates the creation and closing of issues. */
function changesSince(
  last: DigestMemory | null,
  { id }: Milestone,
  issues: ReadIssues,
  { at, dated, audience }: { readonly at: Date; readonly dated: boolean; readonly audience: Audience },
): Since {
  const { open, closed, complete } = issues
  const before = last?.milestones[id]
  if (!last)
    return dated
      ? byDates('first', new Date(at.getTime() - FIRST_DAYS * millisecondsInDay), issues, audience)
      : { kind: 'first' }
  if (!before) return dated ? byDates('new', new Date(last.at), issues, audience) : { kind: 'new' }
  if (!complete || !before.complete) return { kind: 'not-all-read' }
  const wasThere = new Set(before.all)
  const wasClosed = new Set(before.closed)
  const now = [...open, ...closed]
  const isThere = new Set(now.map((issue) => issue.id))
  return {
    kind: 'change',
    since: new Date(last.at),
    added: now.filter((issue) => !wasThere.has(issue.id)).length,
    removed: before.all.filter((issue) => !isThere.has(issue)).length,
    reopened: open.filter((issue) => wasClosed.has(issue.id)).length,
    closed: discloseTo(
      audience,
      closed.filter((issue) => !wasClosed.has(issue.id)),
    ),
  }
}

function byDates(why: 'first' | 'new', since: Date, { open, closed }: ReadIssues, audience: Audience): Since {
  const isAfter = (text: string | null | undefined) => {
    const date = parseDate(text ?? null)
    return date !== null && date > since
  }
  return {
    kind: 'dated',
    why,
    since,
    made: [...open, ...closed].filter(({ created_at }) => isAfter(created_at)).length,
    closed: discloseTo(
      audience,
      closed.filter(({ closed_at }) => isAfter(closed_at)),
    ),
  }
}

export function readBaseline(stored: string | null): DigestMemory | null {
  return stored === null ? null : DigestMemory.parse(JSON.parse(stored))
}
