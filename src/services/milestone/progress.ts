import type { Session } from '../../api/client.ts'
import { localDay } from '../../model/day.ts'
import type { ProgressView } from '../../model/digest.ts'
import type { Issue } from '../../model/issue.ts'
import { atMost } from '../at-most.ts'
import type { Trouble } from '../trouble.ts'
import { type Calendar, type CountingGround, countIssues, progressOf } from './counting.ts'
import { AT_ONCE, activeMilestones, MOST_MILESTONES } from './digest.ts'
import { type Ambiguous, findMilestone, type MilestoneName } from './find.ts'

export interface Progressed {
  readonly kind: 'progress'
  readonly view: ProgressView
  readonly closed: readonly Issue[]
}

/** Where one milestone stands, of any state. */
export async function progress(
  session: Session,
  name: MilestoneName,
  calendar: Calendar,
  ground: CountingGround,
): Promise<Progressed | Ambiguous | Trouble> {
  const { project } = name
  const milestone = await findMilestone(session, name, 'prefix')
  if ('kind' in milestone) return milestone
  const at = new Date(ground.now())
  const issues = await countIssues(session, project, milestone, ground)
  if (issues.kind !== 'issues') return issues
  return {
    kind: 'progress',
    view: {
      project,
      projectName: await ground.title(project),
      ...calendar,
      at,
      today: localDay(at, calendar.zone),
      progress: await progressOf(project, milestone, issues, { ...calendar, at }, ground),
    },
    closed: issues.closed,
  }
}

export interface Counts {
  readonly kind: 'counted'
  /** How many milestones were. */
  readonly milestones: number
}

/** Counts the issues of each active milestone of a project, so that a digest can show that day. */
export async function count(
  asker: Session,
  project: number,
  ground: CountingGround,
): Promise<Counts | Trouble> {
  const session = atMost(AT_ONCE, asker)
  const listed = await activeMilestones(session, project)
  if (listed.kind !== 'active') return listed
  const read = await Promise.all(
    listed.items
      .slice(0, MOST_MILESTONES)
      .map((milestone) => countIssues(session, project, milestone, ground)),
  )
  const failed = read.find(({ kind }) => kind !== 'issues' && kind !== 'not-found')
  if (failed && failed.kind !== 'issues') return failed
  return { kind: 'counted', milestones: read.length }
}
