import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Git } from './git/git.ts'
import { mergedTree } from './git/merge.ts'
import { Repository } from './git/repository.ts'
import { addressHere } from './hooks/deliveries.ts'
import { EVENT_NAMES, type HookEvent, observeFor } from './hooks/events.ts'
import { createLife } from './life.ts'
import { BuildClock } from './merging/build-clock.ts'
import type { Mode } from './mode.ts'
import { sow } from './seed/sow.ts'
import { type Application, addApplication } from './state/access-tokens.ts'
import { Database } from './state/database.ts'
import { addHook, type Hook } from './state/hooks.ts'
import { allProjects, type Project } from './state/projects.ts'
import { Turns, timestamp, type World } from './world.ts'

/** A world that can be ended, which frees its files. */
export interface OpenWorld extends World {
  /** Lets happen what the time that has passed brings; to be called after the clock was moved. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** A hook that the forge starts with: for everything that happens in these projects, or in every one. */
export interface PlannedHook {
  /** An address on this machine. */
  readonly url: string
  /** What the receiver knows the forge by. */
  readonly token: string
  /** With which deliveries are signed (`whsec_…`); they are not without. */
  readonly signingToken?: string
  /** Ids. */
  readonly projects?: readonly number[]
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

/** Makes the hooks that were planned; throws a RangeError for an address that is not on this machine. */
function sowHooks(world: World, planned: readonly PlannedHook[]): void {
  const everywhere = allProjects(world.database).map(({ id }) => id)
  for (const { url, token, signingToken = '', projects = everywhere } of planned) {
    if (!addressHere(url)) throw new RangeError(`${url} is not an address on this machine`)
    const hook = { url, token, signing_token: signingToken, events: Object.keys(EVENT_NAMES) }
    for (const project_id of projects)
      addHook(world.database, { project_id, ...hook, created_at: timestamp(world) })
  }
}
