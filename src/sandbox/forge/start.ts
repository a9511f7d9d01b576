import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultQueue, type PlannedFault } from '../faults.ts'
import { Ledger } from '../ledger.ts'
import { Git, Repository } from './git/git.ts'
import { Deliveries, type Delivery, type HookPace, localAddress } from './hooks/deliveries.ts'
import { EVENT_NAMES, observeFor } from './hooks/events.ts'
import { FORGE_FAULTS, RateLimit } from './http/faults.ts'
import { type PushedCommit, pushCommit } from './merging/after-push.ts'
import {
  endDueBuilds,
  findRunningBuild,
  finishBuild,
  holdMerge,
  mergedResult,
  updateSettings,
} from './merging/merge.ts'
import { MODES, type ModeName, NEWEST_RELEASE, TODAY } from './mode.ts'
import { issuedSecrets, revokeAllOf } from './oauth/client.ts'
import { followBuild } from './outgoing/build-servers.ts'
import { Outgoing } from './outgoing/outgoing.ts'
import { raise } from './outgoing/raise.ts'
import { Targets } from './outgoing/send.ts'
import { type SinkEntry, Sinks } from './outgoing/sinks.ts'
import { v3Routes } from './resources/routes.ts'
import { createSimulation, seedWorld } from './seed/seed.ts'
import { type LedgerEntry, listen, MAX_ENTRIES } from './server.ts'
import { BUILDS, type BuildEnding, type BuildPause, beginBuild } from './state/builds.ts'
import { Database } from './state/database.ts'
import { INTEGRATIONS } from './state/integrations.ts'
import { isOpen, latestVersion, MERGE_REQUESTS, openMergeRequests } from './state/merge-requests.ts'
import { endToken, PROJECTS, type SettingsChange, type TokenEnding } from './state/projects.ts'
import { graphqlRoutes } from './v4/graphql.ts'
import { v4Routes } from './v4/routes.ts'
import { isEnterprise, KeyedMutex, type PagePrefix, timestamp, type World } from './world.ts'

/** A hook to create at the start, for these projects or for every one. */
interface PlannedHook {
  readonly url: string
  readonly token: string
  /** Key that signs deliveries (`whsec_…`); without it they are unsigned. */
  readonly signingToken?: string
  /** Ids. */
  readonly projects?: readonly number[]
}

/** A build to end now: by its commit, or by the branch's head. */
export interface FinishedBuild {
  readonly project: number | string
  readonly sha?: string
  readonly branch?: string
  readonly status: BuildEnding | BuildPause
}

/** A forge that serves the documented API over real git repositories, on this machine only. */
export type SandboxForge = Awaited<ReturnType<typeof startForge>>

export type RunningBuild = Awaited<ReturnType<SandboxForge['runningBuilds']>>[number]
export type ForgeRequest = Awaited<ReturnType<SandboxForge['requests']>>[number]

const COUNTED_ROWS = 10_000
const MERGED_RESULT = /^refs\/merge-requests\/(\d+)\/merge$/
/** More than any story makes, so that only a lower limit is ever reached. */
const REQUESTS_PER_MINUTE = 10_000

/** Settings that the Community Edition does not have. */
const COMMUNITY: SettingsChange = {
  approvals: 0,
  resets_on_push: false,
  require_password_to_approve: false,
  merge_trains_enabled: false,
}

function pathOf(database: Database, id: number): string {
  const { namespace, path } = database.get(PROJECTS, { id })
  return `${namespace}/${path}`
}

function limitToEdition(world: World): void {
  if (isEnterprise(world)) return
  for (const { id } of world.database.list(PROJECTS)) world.database.update('project_settings', id, COMMUNITY)
}

/** Creates the planned hooks; throws a RangeError for an address that is not on this machine. */
function createHooks(world: World, planned: readonly PlannedHook[]): void {
  const { database } = world
  const everywhere = database.list(PROJECTS).map(({ id }) => id)
  const events = Object.keys(EVENT_NAMES)
  for (const { url, token, signingToken = '', projects = everywhere } of planned) {
    if (!localAddress(url)) throw new RangeError(`${url} is not an address on this machine`)
    const hook = { url, token, signing_token: signingToken, events, created_at: timestamp(world) }
    for (const project_id of projects) database.insert('hooks', { project_id, ...hook })
  }
}

/**
 * Starts the forge. `dir` is an existing folder for its repositories; port 0 takes a free one; `mode` is the server that
 * it imitates where the API document and the servers that shipped differ (default: the document); `pages` stands before
 * its pages (default: `/-`, as on today's servers); `root` is its path prefix (`/gitlab`; default: none); `now` is its
 * clock, ms UTC (default: the machine's). For `/api/v4` only: it imitates `release` (the newest by default), lists above
 * `countedRows` (10,000) have no total, and each person may make `requestsPerMinute` (10,000). `applications` can sign
 * people in (OAuth 2; a public one has no secret). `hooks` receive events at addresses on this machine only; `hookPace`
 * shortens their timeouts. Integrations that are on reach this machine and the hosts in `allowTargets`.
 */
export async function startForge(options: {
  port: number
  dir: string
  mode?: ModeName
  pages?: PagePrefix
  release?: string
  countedRows?: number
  requestsPerMinute?: number
  now?: () => number
  applications?: readonly { id: string; secret: string | null; redirectUri: string }[]
  hooks?: readonly PlannedHook[]
  hookPace?: HookPace
  allowTargets?: readonly string[]
  root?: string
}) {
  const git = await Git.find()
  const faults = new FaultQueue(FORGE_FAULTS)
  const ledger = new Ledger<LedgerEntry>(MAX_ENTRIES)
  const now = options.now ?? Date.now
  const mode = MODES[options.mode ?? 'document']
  const rateLimit = new RateLimit(options.requestsPerMinute ?? REQUESTS_PER_MINUTE)
  const todays = { mode: TODAY, countedRows: options.countedRows ?? COUNTED_ROWS, rateLimit }
  const apis = [
    { base: '/api/v3', mode, routes: v3Routes(mode), countedRows: Number.POSITIVE_INFINITY, rateLimit: null },
    { base: '/api/v4', routes: v4Routes, ...todays },
    { base: '/api/graphql', routes: graphqlRoutes, ...todays },
  ]
  const firstRelease = options.release ?? NEWEST_RELEASE
  let release = firstRelease
  let onChange = () => {}
  const record = (entry: LedgerEntry) => ledger.add(entry)
  const server = await listen(options.port, { root: options.root ?? '', faults, record, apis, now })
  const { url, gate } = server
  const deliveries = new Deliveries({ instance: url, now, ...options.hookPace })
  const sinks = new Sinks(now, () => onChange())
  const outgoing = new Outgoing({
    targets: new Targets(options.allowTargets ?? []),
    sinks,
    now,
    isActive: (id) => world.database.find(INTEGRATIONS, { id })?.active === true,
    onSent: (call, sent) => followBuild({ world, outgoing }, call, sent),
  })
  /** Makes a new seeded world, replacing an earlier one. */
  const open = async () => {
    const directory = join(options.dir, 'repositories')
    await rm(directory, { recursive: true, force: true })
    await mkdir(directory, { mode: 0o700 })
    const repositories = new Map<number, Repository>()
    const opened: World = {
      url,
      mode,
      pages: options.pages ?? '/-',
      database: new Database(),
      locks: new KeyedMutex(
        observeFor(() => opened, {
          deliver: (hook, event) => deliveries.send(hook, event),
          raise: (...raised) => raise(outgoing, ...raised),
        }),
      ),
      now,
      release: () => release,
      lastDelivery: (integration) => outgoing.lastOf(integration),
      repository: ({ id, namespace, path }) => {
        const found = repositories.get(id) ?? new Repository(git, join(directory, namespace, `${path}.git`))
        repositories.set(id, found)
        return found
      },
      onBuild: () => onChange(),
    }
    await seedWorld(opened, new Date(now()))
    for (const { id, secret, redirectUri: redirect_uri } of options.applications ?? [])
      opened.database.insert('applications', { id, secret, redirect_uri })
    createHooks(opened, options.hooks ?? [])
    limitToEdition(opened)
    return opened
  }
  const closeWorld = async () => {
    await world.locks.idle()
    world.database.close()
  }
  let world: World
  try {
    world = await gate.replace(open)
  } catch (fault) {
    await server.close()
    throw fault
  }
  let simulate = createSimulation(world)
  return {
    /** `http://127.0.0.1:<port>` and the path prefix, without a slash at the end. */
    url,
    /** Every request that reached a handler since the last reset, oldest first. */
    ledger: () => ledger.entries(),
    forget: () => ledger.clear(),
    /** Ends a running build; false when there is none. Name its sha (or the first seven digits) or its branch. */
    finishBuild: async ({ status, project, ...query }: FinishedBuild) => {
      const build = typeof project === 'number' ? findRunningBuild(world, { project, ...query }) : undefined
      return build ? finishBuild(world, build.id, status) : false
    },
    /**
     * Starts a build of an open merge request's branch, or of the result of its merge
     * (`refs/merge-requests/12/merge`), whatever ran there before; false when there is none.
     */
    startBuild: (project: number | string, branch: string): Promise<boolean> =>
      gate.enter(async ({ database }) => {
        const found = typeof project === 'number' ? database.find(PROJECTS, { id: project }) : undefined
        const iid = MERGED_RESULT.exec(branch)?.[1]
        const isMergedResult = iid !== undefined
        const request =
          found &&
          openMergeRequests(database, found.id).find((each) =>
            isMergedResult ? each.iid === Number(iid) : each.source_branch === branch,
          )
        if (!request) return false
        const { head_commit_sha: head } = latestVersion(database, request.id)
        const sha = isMergedResult ? await mergedResult(world, found, request) : head
        if (sha === undefined) return false
        beginBuild(world, found, { branch, sha, source_sha: isMergedResult ? head : null })
        return true
      }),
    /** Pushes a commit onto a branch, as this person; false when there is none. */
    push: (commit: PushedCommit): Promise<boolean> => gate.enter(() => pushCommit(world, commit)),
    /** Calls back after a build has started or ended, and after something has arrived in a sink. */
    onChange: (listener: () => void) => {
      onChange = listener
    },
    sinkEntries: (): readonly SinkEntry[] => sinks.entries(),
    sinkFault: (fault: PlannedFault) => sinks.plan(fault),
    runningBuilds: () =>
      gate.enter(async ({ database }) =>
        database
          .list(BUILDS, { status: 'running' })
          .map(({ project_id: project, branch, sha, started_at }) => {
            return { project, path: pathOf(database, project), branch, sha, started_at }
          }),
      ),
    requests: () =>
      gate.enter(async ({ database }) =>
        database
          .list(MERGE_REQUESTS, {}, 'id DESC')
          .filter((request) => isOpen(request) || request.state === 'merged')
          .map((request) => ({
            project: request.project_id,
            path: pathOf(database, request.project_id),
            iid: request.iid,
            branch: request.source_branch,
            isMerged: request.state === 'merged',
            isWaiting: isOpen(request) && request.waits_for_build,
          })),
      ),
    revoke: (token: string, ending: TokenEnding = 'revoked') => endToken(world.database, token, ending),
    /**
     * Sets the held status of an open merge request, which blocks its merge over `/api/v4` (any word, known or not, as
     * its `detailed_merge_status`) until null clears it; false when there is no such merge request.
     */
    hold: (order: Parameters<typeof holdMerge>[1]) => holdMerge(world, order),
    /**
     * Changes settings of a project: its requirements for a merge over `/api/v4`, its merge method, whether it is
     * archived (see `ProjectSettings`); what is left out stays. False when there is no such project.
     */
    demand: ({ project, ...change }: { project: number } & SettingsChange) =>
      updateSettings(world, project, isEnterprise(world) ? change : { ...change, ...COMMUNITY }),
    /** Makes `/api/v4` imitate another release, until the reset. */
    imitate: (other: string) => {
      release = other
      limitToEdition(world)
    },
    fault: (fault: PlannedFault) => faults.plan(fault),
    withdraw: (username: string) => revokeAllOf(world.database, username),
    /** Lists every code and token that applications were given since the last reset. */
    secrets: () => issuedSecrets(world.database),
    deliveries: (): readonly Delivery[] => deliveries.entries(),
    hookFault: (fault: PlannedFault) => deliveries.faults.plan(fault),
    /** Resolves when every event has been delivered or given up, and every integration has made its first attempt. */
    hooksSettled: async () => {
      await world.locks.idle()
      await deliveries.settled()
      await outgoing.settled()
      await world.locks.idle()
    },
    /** After `now` was moved: ends builds, simulates activity and repeats what integrations could not deliver. */
    catchUp: async () => {
      await gate.enter(async () => {
        await endDueBuilds(world)
        await simulate()
      })
      await outgoing.catchUp()
    },
    /** Restores the seed, with an empty ledger and no faults. */
    reset: async () => {
      await gate.replace(async () => {
        await outgoing.close()
        await closeWorld()
        await deliveries.clear()
        sinks.clear()
        faults.clear()
        ledger.clear()
        rateLimit.clear()
        release = firstRelease
        world = await open()
        simulate = createSimulation(world)
        outgoing.open()
        return world
      })
    },
    close: async () => {
      await server.close()
      await gate.empty()
      await outgoing.close()
      await closeWorld()
      await deliveries.clear()
    },
  }
}
