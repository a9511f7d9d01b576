import { type Hook, hooksOf } from '../state/hooks.ts'
import { projectById } from '../state/projects.ts'
import type { Observe } from '../turns.ts'
import type { World } from '../world.ts'
import type { HookEvent } from './event.ts'
import { issueEvents } from './issue-events.ts'
import { mergeRequestEvents } from './merge-request-events.ts'
import { milestoneEvents } from './milestone-events.ts'
import { noteEvents } from './note-events.ts'
import { pipelineEvents } from './pipeline-events.ts'
import { pushEvents } from './push-events.ts'
import type { Scene } from './scene.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'

/**
 * Looks at a project before and after each of its turns, and if (hook.events.includes(event.kind)) sends what has become different to the project's hooks.
 * So it does not matter who changed it, or by which way; a project without hooks is not looked at.
 */
export function observeFor(world: () => World, send: (hook: Hook, event: HookEvent) => void): Observe {
  const commits: Scene['commits'] = new Map()
  return async (key) => {
    const project = projectById(world().database, key)
    if (!project || hooksOf(world().database, key).length === 0) return undefined
    const before = await takeSnapshot(world(), project)
    return async (by) => {
      const after = await takeSnapshot(world(), project)
      const events = await eventsBetween({ world: world(), project, by, commits }, before, after)
      for (const hook of hooksOf(world().database, key))
        for (const event of events) if (hook.events.includes(event.kind)) send(hook, event)
    }
  }
}

async function eventsBetween(scene: Scene, before: Snapshot, after: Snapshot): Promise<HookEvent[]> {
  return [
    ...(await pushEvents(scene, before, after)),
    ...(await mergeRequestEvents(scene, before, after)),
    ...(await noteEvents(scene, before, after)),
    ...issueEvents(scene, before, after),
    ...(await pipelineEvents(scene, before, after)),
    ...milestoneEvents(scene, before, after),
  ]
}
