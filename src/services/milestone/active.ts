import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { readAllMilestones } from '../../forge/milestones.ts'
import { type Failure, readFailure } from '../failure.ts'

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
