import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { listMilestones, readAllMilestones } from '../../forge/milestones.ts'
import {
  groupName,
  isOfPage,
  type Milestone,
  milestoneWords,
  OWN,
  ownerOf,
  type TypedMilestone,
} from '../../model/milestone.ts'
import { type Failure, readFailure } from '../failure.ts'
import { similarity } from '../users.ts'

/** A milestone as people name it: by iid (`%3`), by its title, ignoring case, or by its page. */
export interface MilestoneName {
  readonly project: number
  readonly milestone: TypedMilestone
  /** Any owner when omitted. */
  readonly owner?: number
}

/** The part of a title that must be typed: a write never guesses. */
export type TitleMatch = 'exact' | 'prefix'

/** The text is no title of exactly one milestone; these equal it or start with it; the person chooses. */
export type Ambiguous = {
  readonly kind: 'ambiguous'
  readonly typed: string
  /** `%3 Sprint 9` */
  readonly titles: readonly string[]
  /** No title matches or starts that way; these are the nearest. */
  readonly near?: true
  /** A number was typed, and each of these has it: one is the project’s, the others are its groups’. */
  readonly numbered?: true
}

const NEAREST = 5
const ALIKE_ENOUGH = 0.3

export async function findMilestone(
  session: Session,
  { project, milestone, owner }: MilestoneName,
  match: TitleMatch,
): Promise<Milestone | Ambiguous | Failure> {
  if (typeof milestone === 'string') {
    const every = await milestonesOf(session, project)
    return Array.isArray(every) ? choose(every, milestone, match) : every
  }
  const page = typeof milestone === 'number' ? null : milestone
  const iid = typeof milestone === 'number' ? milestone : milestone.iid
  const every = await numbered(session, project, iid, page?.group === null ? OWN : owner)
  if (!Array.isArray(every)) return every
  const [only, ...others] = every.filter((one) =>
    page ? isOfPage(one, page) : owner === undefined || ownerOf(one) === owner,
  )
  if (!only) return { kind: 'not-found', what: `Milestone ${milestoneWords(milestone)}` }
  if (others.length === 0) return only
  return {
    kind: 'ambiguous',
    typed: `%${iid}`,
    titles: [only, ...others].map(milestoneName),
    numbered: true,
  }
}

/** Returns the milestones with a number; reads those of groups only if one may be meant. */
async function numbered(
  session: Session,
  project: number,
  iid: number,
  owner: number | undefined,
): Promise<Milestone[] | Failure> {
  if (owner !== OWN && session.offers('group-milestones')) {
    const every = await milestonesOf(session, project)
    return Array.isArray(every) ? every.filter((milestone) => milestone.iid === iid) : every
  }
  const answer = await listMilestones(session, project, { iid: [iid] })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  return answer.value.items.filter(
    ({ iid: of, group_id, project_id }) =>
      of === iid && group_id === null && (project_id ?? project) === project,
  )
}

/** Returns every milestone of the project and of its groups, in all states; at most 2000. */
export async function milestonesOf(session: Session, project: number): Promise<Milestone[] | Failure> {
  const answer = await readAllMilestones(session, project, {})
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  return answer.value.items.filter(({ project_id: of }) => (of ?? project) === project)
}

/** `%3 Sprint 9`, `%3 Quarter 4 of the group acme` */
export function milestoneName(milestone: Milestone): string {
  const group = groupName(milestone)
  return `%${milestone.iid} ${milestone.title}${group === null ? '' : ` of the group ${group}`}`
}

function choose(
  every: readonly Milestone[],
  milestone: string,
  match: TitleMatch,
): Milestone | Ambiguous | Failure {
  const typed = milestone.toLowerCase()
  const exact = every.filter(({ title }) => title.toLowerCase() === typed)
  const begun = every.filter(({ title }) => title.toLowerCase().startsWith(typed))
  const [only, ...others] = exact.length > 0 || match === 'exact' ? exact : begun
  if (only && others.length === 0) return only
  if (begun.length > 0) {
    const named = exact.length > 0 ? exact : begun
    return { kind: 'ambiguous', typed: milestone, titles: named.map(milestoneName) }
  }
  const nearest = nearestTo(typed, every)
  if (nearest.length === 0) return { kind: 'not-found', what: `Milestone “${milestone}”` }
  return { kind: 'ambiguous', typed: milestone, titles: nearest.map(milestoneName), near: true }
}

function nearestTo(typed: string, every: readonly Milestone[]): Milestone[] {
  return every
    .map((milestone) => ({ milestone, nearness: similarity(typed, milestone.title) }))
    .filter(
      ({ milestone, nearness }) =>
        nearness >= ALIKE_ENOUGH || (typed.length > 2 && milestone.title.toLowerCase().includes(typed)),
    )
    .sort((a, b) => b.nearness - a.nearness || b.milestone.iid - a.milestone.iid)
    .slice(0, NEAREST)
    .map(({ milestone }) => milestone)
}

/** The active milestones of a project and of its groups, of which channels are told that they were closed. */
export const ActiveMilestones = z.array(
  z.object({ id: z.number(), iid: z.number(), group_id: z.number().nullable() }),
)
export type ActiveMilestones = z.infer<typeof ActiveMilestones>

export async function readActive(
  session: Session,
  project: number,
): Promise<{ readonly kind: 'active'; readonly items: ActiveMilestones } | Failure> {
  const answer = await readAllMilestones(session, project, { state: 'active' })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  return { kind: 'active', items: ActiveMilestones.parse(answer.value.items) }
}
