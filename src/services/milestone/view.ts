import type { Session } from '../../forge/client.ts'
import { listMergeRequests } from '../../forge/merge-requests.ts'
import { getMilestone, readAllMilestoneIssues } from '../../forge/milestones.ts'
import { type Audience, type Disclosure, discloseTo } from '../../model/audience.ts'
import type { MilestoneProgress } from '../../model/digest.ts'
import type { Issue } from '../../model/issue.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { type Milestone, ownerOf } from '../../model/milestone.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { openRequests } from '../mr/list.ts'
import { type Calendar, type CountDetail, countIssues, progressOf } from './count-issues.ts'
import { readRequestsOf } from './digest.ts'
import {
  type ActiveMilestones,
  type Ambiguous,
  findMilestone,
  type MilestoneName,
  type TitleMatch,
} from './find.ts'

export interface MilestoneCard {
  readonly kind: 'card'
  readonly project: number
  readonly progress: MilestoneProgress
  /** The open ones on it, by readiness. */
  readonly requests: readonly MergeRequest[]
  /** False when more merge requests are open than were looked through. */
  readonly allRequests: boolean
}

/** Reads the card of a milestone in any state; a prefix of its title suffices. */
export function card(
  context: ForgeContext,
  { zone, holidays, audience, ...name }: MilestoneName & CountDetail,
): Promise<MilestoneCard | Ambiguous | Failure> {
  return withReader(context, name.project, async (session) => {
    const { project } = name
    const [milestone, requests] = await Promise.all([
      findMilestone(session, name, 'prefix'),
      openRequests(session, project),
    ])
    if ('kind' in milestone) return milestone
    if (requests.kind !== 'requests') return requests
    const [issues, planned] = await Promise.all([
      countIssues(session, project, milestone, context),
      readRequestsOf(context, session, requests.items, milestone),
    ])
    if (issues.kind !== 'issues') return issues
    const how = { zone, holidays, audience, at: new Date(context.now()) }
    return {
      kind: 'card',
      project,
      progress: await progressOf(project, milestone, issues, how, context),
      requests: planned,
      allRequests: requests.complete,
    }
  })
}

/** Reads the card of a milestone that was just written, as everyone may see it; null when it cannot be read. */
export async function cardAfter(
  context: ForgeContext,
  outcome: { readonly kind: string } | { readonly view: MilestoneView },
  calendar: Calendar,
): Promise<MilestoneCard | null> {
  if (!('view' in outcome)) return null
  const { project, milestone } = outcome.view
  const name = { project, milestone: milestone.iid, owner: ownerOf(milestone) }
  const read = await card(context, { ...name, ...calendar, audience: 'others' })
  return read.kind === 'card' ? read : null
}

export interface MilestoneView {
  readonly project: number
  readonly milestone: Milestone
  readonly open: readonly Disclosure<Issue>[]
  readonly closed: readonly Disclosure<Issue>[]
  /** False when the cap was reached and more issues exist. */
  readonly complete: boolean
}

type MilestoneResult = { readonly kind: 'view'; readonly view: MilestoneView }

/** Most issues read for one milestone; the view says when there are more. */
const ISSUE_CAP = 500

/** Reads a found milestone again, together with its issues, so that both are from one moment. */
async function readWithIssues(
  session: Session,
  project: number,
  milestone: Milestone,
  audience: Audience,
): Promise<MilestoneResult | Failure> {
  const { iid } = milestone
  const [one, read] = await Promise.all([
    getMilestone(session, project, milestone),
    readView(session, project, milestone, audience),
  ])
  const what = `Milestone %${iid}`
  if (one.kind !== 'done') return readFailure(one, what)
  if (one.value.iid !== iid) return { kind: 'not-found', what }
  return read.kind === 'view' ? { kind: 'view', view: { ...read.view, milestone: one.value } } : read
}

/** Reads the issues of a milestone just read; for a write, as everyone may see them. */
export async function readView(
  session: Session,
  project: number,
  milestone: Milestone,
  audience: Audience = 'others',
): Promise<MilestoneResult | Failure> {
  const issues = await readAllMilestoneIssues(session, project, milestone, { maxItems: ISSUE_CAP })
  if (issues.kind !== 'done') return readFailure(issues, `Milestone %${milestone.iid}`)
  const { items, complete } = issues.value
  const closed = items.filter(({ state }) => state === 'closed')
  const open = items.filter(({ state }) => state !== 'closed')
  return {
    kind: 'view',
    view: {
      project,
      milestone,
      open: discloseTo(audience, open),
      closed: discloseTo(audience, closed),
      complete,
    },
  }
}

/** The same after a write: when its issues cannot be read, shows the milestone alone and says so. */
export async function readViewOrBare(
  session: Session,
  project: number,
  milestone: Milestone,
): Promise<MilestoneView> {
  const read = await readView(session, project, milestone)
  return read.kind === 'view' ? read.view : { project, milestone, open: [], closed: [], complete: false }
}

/** `audience`: the audience of the result; see Disclosure. */
interface ViewInput extends MilestoneName {
  readonly match: TitleMatch
  readonly audience: Audience
}

export function view(
  context: ForgeContext,
  { match, audience, ...name }: ViewInput,
): Promise<MilestoneResult | Ambiguous | Failure> {
  return withReader(context, name.project, async (session) => {
    const found = await findMilestone(session, name, match)
    return 'kind' in found ? found : readWithIssues(session, name.project, found, audience)
  })
}

/** Finds the milestone without its issues, for a write: requires the whole title. */
export function findMilestoneView(
  context: ForgeContext,
  name: MilestoneName,
): Promise<{ kind: 'found'; milestone: Milestone } | Ambiguous | Failure> {
  return withReader(context, name.project, async (session) => {
    const found = await findMilestone(session, name, 'exact')
    return 'kind' in found ? found : { kind: 'found', milestone: found }
  })
}

export interface ClosedMilestone {
  readonly kind: 'closed'
  readonly card: MilestoneCard
  /** Null where the server does not count them. */
  readonly merged: number | null
}

/** Reads a milestone for everyone in a channel, with the number of its merged requests; `open` where it is not closed. */
export async function closedMilestone(
  context: ForgeContext,
  project: number,
  milestone: ActiveMilestones[number],
): Promise<ClosedMilestone | { readonly kind: 'open' } | Ambiguous | Failure> {
  const name = { project, milestone: milestone.iid, owner: ownerOf(milestone) }
  const read = await card(context, { ...name, zone: 'UTC', holidays: [], audience: 'others' })
  if (read.kind !== 'card') return read
  const { id, state, title } = read.progress.milestone
  if (id !== milestone.id || state !== 'closed') return { kind: 'open' }
  return withReader(context, project, async (session) => {
    if (!session.offers('merged-since')) return { kind: 'closed', card: read, merged: null }
    const filter = { milestone: title, state: 'merged', page: 1, per_page: 1 } as const
    const answer = await listMergeRequests(session, project, filter)
    return { kind: 'closed', card: read, merged: answer.kind === 'done' ? answer.value.total : null }
  })
}
