import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'
import { type Git, Repository } from './git/git.ts'
import { localAddress } from './hooks/deliveries.ts'
import { EVENT_NAMES, observeFor, type Receivers } from './hooks/events.ts'
import { endDueBuilds } from './merging/merge.ts'
import type { Application } from './oauth/client.ts'
import { ACME, seedWorld } from './seed/seed.ts'
import { Database } from './state/database.ts'
import { addIssue, closeIssue, ISSUES, MILESTONES, type Milestone, reopenIssue } from './state/issues.ts'
import { openMergeRequests } from './state/merge-requests.ts'
import { PROJECTS, type Project } from './state/projects.ts'
import { addNote } from './state/reviews.ts'
import { KeyedMutex, timestamp, type World } from './world.ts'

export interface OpenWorld extends World {
  /** Simulates the days that have passed; call it after the clock was moved. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** A hook to create at the start, for these projects or for every one. */
export interface PlannedHook {
  readonly url: string
  readonly token: string
  /** Key that signs deliveries (`whsec_…`); without it they are unsigned. */
  readonly signingToken?: string
  /** Ids. */
  readonly projects?: readonly number[]
}

/** Makes a new seeded world in `directory`, replacing an earlier one. */
export async function openWorld({
  git,
  directory,
  applications,
  hooks,
  receivers,
  ...shared
}: Pick<World, 'url' | 'mode' | 'pages' | 'now' | 'release' | 'lastDelivery' | 'onBuild'> & {
  readonly git: Git
  readonly directory: string
  readonly applications: readonly Application[]
  readonly hooks: readonly PlannedHook[]
  readonly receivers: Receivers
}): Promise<OpenWorld> {
  const repositories = join(directory, 'repositories')
  await rm(repositories, { recursive: true, force: true })
  await mkdir(repositories, { mode: 0o700 })
  const database = new Database()
  const locks = new KeyedMutex(observeFor(() => world, receivers))
  const opened = new Map<number, Repository>()
  const repository = (project: Project) => {
    const path = join(repositories, project.namespace, `${project.path}.git`)
    const found = opened.get(project.id) ?? new Repository(git, path)
    opened.set(project.id, found)
    return found
  }
  const world: OpenWorld = {
    ...shared,
    database,
    locks,
    repository,
    catchUp: async () => {
      await endDueBuilds(world)
      await simulate()
    },
    close: async () => {
      await locks.idle()
      database.close()
    },
  }
  await seedWorld(world, new Date(shared.now()))
  for (const application of applications) database.insert('applications', { ...application })
  createHooks(world, hooks)
  const simulate = createSimulation(world)
  return world
}

/** Creates the planned hooks; throws a RangeError for an address that is not on this machine. */
function createHooks(world: World, planned: readonly PlannedHook[]): void {
  const everywhere = world.database.list(PROJECTS).map(({ id }) => id)
  for (const { url, token, signingToken = '', projects = everywhere } of planned) {
    if (!localAddress(url)) throw new RangeError(`${url} is not an address on this machine`)
    const hook = { url, token, signing_token: signingToken, events: Object.keys(EVENT_NAMES) }
    for (const project_id of projects)
      world.database.insert('hooks', { project_id, ...hook, created_at: timestamp(world) })
  }
}

const PROJECT = 42
const BOB = 3
const MILESTONE = 3

/** Returns what simulates activity in acme/web on the days that have passed from now on, each once and always the same. */
function createSimulation(world: World): () => Promise<void> {
  const seededAt = world.now()
  let simulated = 0
  return () =>
    world.locks.run(PROJECT, async () => {
      const now = world.now()
      const days = Math.floor((now - seededAt) / millisecondsInDay)
      while (simulated < days) {
        simulated += 1
        // The last day ends now, and each earlier one a day before: nothing is older than what was seen.
        simulateDay(world, simulated, new Date(now - (days - simulated) * millisecondsInDay).toISOString())
      }
    })
}

/** Closes an issue each day, adds one every third day, reopens one every fifth and comments every second. */
function simulateDay({ database }: World, day: number, at: string): void {
  const milestone = database.find(MILESTONES, { project_id: PROJECT, iid: MILESTONE, state: 'active' })
  if (!milestone) return
  const issues = database.list(ISSUES, { milestone_id: milestone.id })
  const [first] = issues.filter(({ state }) => state === 'opened')
  if (first) closeIssue(database, first.id, at, first.assignee_id ?? first.author_id)
  const thought = ACME.thoughts[Math.floor(day / 3) % ACME.thoughts.length]
  if (thought && (day % 3 === 0 || !first)) {
    const planned = { project_id: PROJECT, milestone_id: milestone.id, created_at: at }
    addIssue(database, { ...planned, title: thought.title, author_id: thought.by })
  }
  const closed = issues.filter(({ state }) => state === 'closed')
  const newest = closed.toSorted((one, other) => (one.updated_at < other.updated_at ? -1 : 1)).at(-1)
  if (newest && day % 5 === 0) reopenIssue(database, newest.id, at)
  if (day % 2 === 0) addRemark(database, milestone, day / 2, at)
}

function addRemark(database: Database, milestone: Milestone, nth: number, at: string): void {
  const open = openMergeRequests(database, PROJECT).filter(
    ({ milestone_id }) => milestone_id === milestone.id,
  )
  const request = open[nth % open.length]
  const body = ACME.remarks[nth % ACME.remarks.length]
  if (!request || body === undefined) return
  addNote(database, { merge_request_id: request.id, author_id: BOB, body, created_at: at })
  database.update('merge_requests', request.id, { updated_at: at })
}
