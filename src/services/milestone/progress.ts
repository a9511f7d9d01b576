import type { Session } from '../../forge/client.ts'
import { type Shown, shownTo } from '../../model/audience.ts'
import { localDay } from '../../model/day.ts'
import type { ProgressView } from '../../model/digest.ts'
import type { Issue } from '../../model/issue.ts'
import type { Failure } from '../failure.ts'
import { type CountingContext, countIssues, progressOf, type Telling } from './count-issues.ts'
import { activeMilestones, limited, MOST_MILESTONES } from './digest.ts'
import { type Ambiguous, findMilestone, type MilestoneName } from './find.ts'

export interface Progressed {
  readonly kind: 'progress'
  readonly view: ProgressView
  readonly closed: readonly Shown<Issue>[]
}

/** Where one milestone stands, of any state. */
export async function progress(
  session: Session,
  name: MilestoneName,
  telling: Telling,
  ground: CountingContext,
): Promise<Progressed | Ambiguous | Failure> {
  const { project } = name
  const { zone, holidays, audience } = telling
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
      zone,
      holidays,
      at,
      today: localDay(at, zone),
      progress: await progressOf(project, milestone, issues, { ...telling, at }, ground),
    },
    closed: shownTo(audience, issues.closed),
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
  ground: CountingContext,
): Promise<Counts | Failure> {
  const session = limited(asker)
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
