import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Git } from './git/git.ts'
import { mergedTree } from './git/merge.ts'
import { Repository } from './git/repository.ts'
import type { HookEvent } from './hooks/event.ts'
import { observeFor } from './hooks/observer.ts'
import { type PlannedHook, sowHooks } from './hooks/sow-hooks.ts'
import { createLife } from './life.ts'
import { BuildClock } from './merging/build-clock.ts'
import type { Mode } from './mode.ts'
import { sow } from './seed/sow.ts'
import { type Application, addApplication } from './state/applications.ts'
import { Database } from './state/database.ts'
import type { Hook } from './state/hooks.ts'
import type { Project } from './state/projects.ts'
import { Turns } from './turns.ts'
import type { World } from './world.ts'

/** A world that can be ended, which frees its files. */
export interface OpenWorld extends World {
  /** Lets happen what the time that has passed brings; to be called after the clock was moved. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** Makes a new seeded world in `directory`, in place of one that was there before. */
export async function openWorld(options: {
  git: Git
  directory: string
  url: string
  mode: Mode
  now: () => number
  applications: readonly Application[]
  hooks: readonly PlannedHook[]
  /** Tells a hook of an event, without anybody waiting for it. */
  tell: (hook: Hook, event: HookEvent) => void
  /** Is called after a build has begun or ended. */
  onBuild: () => void
}): Promise<OpenWorld> {
  const repositories = join(options.directory, 'repositories')
  const file = join(options.directory, 'forge.sqlite')
  await Promise.all([repositories, file].map((path) => rm(path, { recursive: true, force: true })))
  await mkdir(repositories, { mode: 0o700 })
  const database = new Database(file)
  const builds: BuildClock = new BuildClock(() => world, options.onBuild)
  const turns = new Turns(observeFor(() => world, options.tell))
  const trees = new Map<string, Promise<string | undefined>>()
  const opened = new Map<number, Repository>()
  const repository = (project: Project) => {
    const directory = join(repositories, project.namespace, `${project.path}.git`)
    const found = opened.get(project.id) ?? new Repository(options.git, directory)
    opened.set(project.id, found)
    return found
  }
  const world: OpenWorld = {
    url: options.url,
    mode: options.mode,
    database,
    builds,
    turns,
    now: options.now,
    repository,
    mergedTree: (project, target, source) => {
      const key = `${project.id} ${target} ${source}`
      const known = trees.get(key)
      if (known !== undefined) return known
      const tree = mergedTree(repository(project), target, source)
      trees.set(key, tree)
      // Only git's answer is worth remembering, not that it could not be asked.
      tree.catch(() => trees.delete(key))
      return tree
    },
    catchUp: async () => {
      await builds.endDue()
      await life.catchUp()
    },
    close: async () => {
      await turns.idle()
      database.close()
    },
  }
  await sow(world, new Date(options.now()))
  for (const application of options.applications) addApplication(database, application)
  sowHooks(world, options.hooks)
  const life = createLife(world)
  return world
}
