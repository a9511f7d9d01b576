import { type Disclosure, discloseTo } from '../../model/audience.ts'
import { localDay } from '../../model/day.ts'
import type { ProgressView } from '../../model/digest.ts'
import type { Issue } from '../../model/issue.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { type CountDetail, countIssues, progressOf } from './count-issues.ts'
import { activeMilestones, limitCalls, MAX_MILESTONES } from './digest.ts'
import { type Ambiguous, findMilestone, type MilestoneName } from './find.ts'

export interface ProgressResult {
  readonly kind: 'progress'
  readonly view: ProgressView
  readonly open: readonly Disclosure<Issue>[]
  readonly closed: readonly Disclosure<Issue>[]
}

type ProgressInput = MilestoneName & CountDetail

/** Returns the progress of one milestone in any state; a prefix of its title suffices. */
export function progress(
  context: ForgeContext,
  { zone, holidays, audience, ...name }: ProgressInput,
): Promise<ProgressResult | Ambiguous | Failure> {
  return withReader(context, name.project, async (session) => {
    const { project } = name
    const milestone = await findMilestone(session, name, 'prefix')
    if ('kind' in milestone) return milestone
    const at = new Date(context.now())
    const issues = await countIssues(session, project, milestone, context)
    if (issues.kind !== 'issues') return issues
    return {
      kind: 'progress',
      view: {
        project,
        projectName: await context.workspace.projects.title(project),
        zone,
        holidays,
        at,
        today: localDay(at, zone),
        progress: await progressOf(project, milestone, issues, { zone, holidays, audience, at }, context),
      },
      open: discloseTo(audience, issues.open),
      closed: discloseTo(audience, issues.closed),
    }
  })
}

interface Counts {
  readonly kind: 'counted'
  readonly milestones: number
}

/** Counts the issues of each active milestone of a project, so that a digest can show that day. */
export function countMilestone(
  context: ForgeContext,
  { project }: { readonly project: number },
): Promise<Counts | Failure> {
  return withReader(context, project, async (reader) => {
    const session = limitCalls(reader)
    const listed = await activeMilestones(session, project)
    if (listed.kind !== 'active') return listed
    const read = await Promise.all(
      listed.items
        .slice(0, MAX_MILESTONES)
        .map((milestone) => countIssues(session, project, milestone, context)),
    )
    const failed = read.find(({ kind }) => kind !== 'issues' && kind !== 'not-found')
    if (failed && failed.kind !== 'issues') return failed
    return { kind: 'counted', milestones: read.length }
  })
}
