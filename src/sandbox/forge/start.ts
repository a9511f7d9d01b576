import { Git } from './git/git.ts'
import { type FaultOrder, Faults } from './http/faults.ts'
import { Ledger, type LedgerEntry } from './ledger.ts'
import { findRunningBuild } from './merging/build-clock.ts'
import { MODES, type ModeName } from './mode.ts'
import { type OpenWorld, openWorld } from './open-world.ts'
import { routesOf } from './routes.ts'
import { listen } from './server.ts'
import { renewToken } from './state/users.ts'

/** A forge that answers the API document over real git repositories, on this machine only. */
export interface SandboxForge {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string
  /** What really happened since the last reset: every request that reached a handler, oldest first. */
  ledger(): readonly LedgerEntry[]
  /** Ends a running build; false when there is no such one. Name its sha (or the first seven digits) or its branch. */
  finishBuild(input: {
    project: number
    sha?: string
    branch?: string
    status: 'success' | 'failed'
  }): Promise<boolean>
  /** Ends a token and answers the new one of its person; undefined when it is nobody’s. */
  revoke(token: string): string | undefined
  /** Orders faults for the next matching requests; throws a RangeError for an unknown kind. */
  fault(input: FaultOrder): void
  /** To be called after `now` was moved: builds end and a bit of life happens, as if the time had passed. */
  catchUp(): Promise<void>
  /** The seed again, with an empty ledger and no faults. */
  reset(): Promise<void>
  close(): Promise<void>
}

const BUILD_SECONDS = 45

/**
 * Starts the forge. `dir` is an existing folder for its repositories and its SQLite file; port 0 takes a free
 * one; a running build ends by itself after `buildSeconds` (45 when not given); `mode` is what it follows where
 * the API document and the servers that shipped disagree (the document when not given); `now` is its clock, ms UTC
 * (the machine’s when not given).
 */
export async function startForge(options: {
  port: number
  dir: string
  buildSeconds?: number
  mode?: ModeName
  now?: () => number
}): Promise<SandboxForge> {
  const git = await Git.find()
  const faults = new Faults()
  const ledger = new Ledger()
  const now = options.now ?? Date.now
  const mode = MODES[options.mode ?? 'document']
  const record = (entry: LedgerEntry) => ledger.add(entry)
  const server = await listen(options.port, { faults, record, routes: routesOf(mode), now })
  const { url, gate } = server
  const buildSeconds = options.buildSeconds ?? BUILD_SECONDS
  const open = async () => openWorld({ git, directory: options.dir, url, mode, buildSeconds, now })
  let world: OpenWorld
  try {
    world = await gate.replace(open)
  } catch (fault) {
    await server.close()
    throw fault
  }
  return {
    url,
    ledger: () => ledger.entries(),
    finishBuild: async ({ status, ...wanted }) => {
      const build = findRunningBuild(world, wanted)
      return build ? world.builds.finish(build.id, status) : false
    },
    revoke: (token) => renewToken(world.database, token),
    fault: (order) => faults.order(order),
    catchUp: () => gate.enter(() => world.catchUp()),
    reset: async () => {
      await gate.replace(async () => {
        await world.close()
        faults.clear()
        ledger.clear()
        world = await open()
        return world
      })
    },
    close: async () => {
      await server.close()
      await gate.empty()
      await world.close()
    },
  }
}
