import type { ChannelWatch } from '../../model/channel-watch.ts'
import { localDay } from '../../model/day.ts'
import { pauseReasonOf } from '../../services/access/background-access.ts'
import { withReader } from '../../services/access/credentials.ts'
import type { ForgeContext } from '../../services/context.ts'
import { isFailure } from '../../services/failure.ts'
import { ActiveMilestones, readActive } from '../../services/milestone/find.ts'
import { closedMilestone } from '../../services/milestone/view.ts'
import { isOn } from '../../services/mr/client-filter.ts'
import { closedMilestoneMessage } from '../../views/milestone/card.ts'
import { milestoneTitle } from '../../views/milestone/milestone.ts'
import type { NotificationContext } from '../context.ts'
import type { TrackedProject } from '../tracked-projects.ts'

/** Time in which a command that closed a milestone in a channel has said so there, in ms. */
const SAID_MS = 10 * 60_000

/** Posts which milestones were closed since the last look, to the channels that watch for it. */
export function createMilestoneWatches({ store, outbox, authorizeBackground, now }: NotificationContext) {
  /** Posts it as the watch’s owner reads it. False when it must be tried again. */
  async function post(watch: ChannelWatch, milestone: ActiveMilestones[number]): Promise<boolean> {
    const { team, channel, project, filter } = watch
    const verdict = await authorizeBackground({ kind: 'milestone-watch', ...watch })
    if (verdict.kind !== 'allowed') return verdict.kind === 'denied'
    const { context } = verdict
    const read = await closedMilestone(context, project, milestone)
    if (isFailure(read)) return read.kind === 'not-found' || pauseReasonOf(read) !== null
    if (read.kind !== 'closed') return true
    const { milestone: closed } = read.card.progress
    if (filter.milestone !== undefined && !isOn({ milestone: closed }, filter.milestone)) return true
    const said = await store.operations.last(team, `${project} milestone`)
    const isSaid = said?.channel === channel && now() - said.endedAt < SAID_MS
    if (isSaid && said.answer.includes(milestoneTitle(closed))) return true
    const projectName = await context.workspace.projects.title(project)
    const content = closedMilestoneMessage(read, projectName, localDay(new Date(now()), 'UTC'))
    // Without the project: several may have the same milestone of their group.
    const key = `milestone-closed:${closed.id}:${closed.updated_at ?? ''}`
    await outbox.post({ team, channel }, content, { key, isAnswer: false })
    return true
  }

  return async (
    { project, channelWatches }: Pick<TrackedProject, 'project' | 'channelWatches'>,
    context: ForgeContext,
  ): Promise<void> => {
    const watches = channelWatches.filter(({ filter }) => filter.events.includes('milestones'))
    if (watches.length === 0) return
    const read = await withReader(context, project, (session) => readActive(session, project))
    if (read.kind !== 'active') return
    const active = new Set(read.items.map(({ id }) => id))
    for (const watch of watches) {
      const known = ActiveMilestones.parse(JSON.parse(watch.milestones))
      const next = [...read.items]
      for (const milestone of known.filter(({ id }) => !active.has(id)))
        if (!(await post(watch, milestone))) next.push(milestone)
      const milestones = JSON.stringify(next)
      if (milestones !== watch.milestones) await store.channelWatches.setMilestones(watch, milestones)
    }
  }
}

export type MilestoneWatches = ReturnType<typeof createMilestoneWatches>
