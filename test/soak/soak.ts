import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { openDatabase, processClock } from '../../src/store/context.ts'
import { openEngine, storeFile } from '../../src/store/engine.ts'
import { cleanUp, forgetExpired } from '../../src/store/erasure.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { eventually } from '../support/eventually.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'
import { randomFrom, work } from './team.ts'

/** What the process holds after collections of garbage, with empty ledgers; memory in bytes. */
const Held = z.object({ rss: z.number(), heap: z.number(), timers: z.number(), descriptors: z.number() })
export type Held = z.infer<typeof Held>

export interface SoakReport {
  readonly seed: number
  readonly commands: number
  /** After each hour of the sandbox’s clock, the first one first. */
  readonly hours: readonly Held[]
  /** Rows of each table at the end, and after the longest retention. */
  readonly rows: ReadonlyMap<string, number>
  readonly rowsLater: ReadonlyMap<string, number>
  /** Exit status after SIGTERM. */
  readonly exitCode: number | null
  /** Lines of the log above a warning, without those that faults explain. */
  readonly errors: readonly string[]
}

const STEPS_AN_HOUR = 12
const LOOKS = 3
const BETWEEN_LOOKS_MS = 700
/** Five seconds. */
const RETRY_HOURS = 5 / 3_600
const DAY_MS = 86_400_000
/** Longer than any retention with an end. */
const LATER_MS = 500 * DAY_MS

/**
 * Runs hours of a busy team through the sandbox, with faults, in steps of five minutes of its clock. `commands`:
 * what the team types in each step. `onHour` gets a line for each.
 */
export async function soak(
  { hours, commands, seed }: { readonly hours: number; readonly commands: number; readonly seed: number },
  onHour: (line: string) => void,
): Promise<SoakReport> {
  const probe = join(import.meta.dirname, 'probe.ts')
  const sandbox = await startSandbox({ NODE_OPTIONS: `--import=${probe}` })
  const random = randomFrom(seed)
  const held: Held[] = []
  let typed = 0
  try {
    for (const channel of ['web', 'general'])
      await sandbox.command('ann', '/milestone digest on daily 9:00 --project web', channel)
    await sandbox.command('ann', '/greenlight watch web')
    for (let hour = 1; hour <= hours; hour += 1) {
      for (let step = 0; step < STEPS_AN_HOUR; step += 1) {
        for (let nth = 0; nth < commands; nth += 1) await work(sandbox, random)
        typed += commands
        await finish(sandbox)
        await sandbox.call('/sandbox/clock', { hours: 1 / STEPS_AN_HOUR })
      }
      await finish(sandbox)
      const now = await heldBy(sandbox)
      held.push(now)
      onHour(`hour ${hour}: ${typed} commands, ${lineOf(now)}`)
    }
    const copy = await copyOfStore(sandbox)
    const rows = rowsIn(storeFile(copy))
    await deleteExpired(copy)
    const rowsLater = rowsIn(storeFile(copy))
    await rm(copy, { recursive: true, force: true })
    await sandbox.stop()
    const errors = sandbox.output().split('\n').filter(isUnexplained)
    return { seed, commands: typed, hours: held, rows, rowsLater, exitCode: sandbox.process.exitCode, errors }
  } finally {
    if (sandbox.process.exitCode === null) await sandbox.stop()
  }
}

export function lineOf({ rss, heap, timers, descriptors }: Held): string {
  const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`
  return `heap ${mib(heap)}, RSS ${mib(rss)}, ${timers} timers, ${descriptors} descriptors`
}

/** Waits until no durable work and no message is open; what waits for a retry waits by the sandbox’s clock. */
async function finish(sandbox: Sandbox): Promise<void> {
  const file = await storeOf(sandbox)
  await eventually(
    async () => {
      if (openWork(file).length === 0) return true
      await sandbox.call('/sandbox/clock', { hours: RETRY_HOURS })
      return undefined
    },
    () => `Not all work ended:\n${openWork(file).join('\n')}\n${sandbox.output().slice(-2_000)}`,
  )
}

/** Returns the open work and messages, a line each. */
function openWork(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    return [
      'select kind, key, partition, attempts from durable_work where ended_at is null',
      "select key, channel from posts where state = 'waiting'",
      'select project, iid, key, tries from merge_request_events where notified = 0',
    ].flatMap((query) =>
      database
        .prepare(query)
        .all()
        .map((row) => JSON.stringify(row)),
    )
  } finally {
    database.close()
  }
}

/** Returns the least of three looks: what is under way at one of them is not kept. */
async function heldBy(sandbox: Sandbox): Promise<Held> {
  await sandbox.call('/sandbox/forget', {})
  const looks = [await lookAt(sandbox)]
  while (looks.length < LOOKS) {
    await setTimeout(BETWEEN_LOOKS_MS)
    looks.push(await lookAt(sandbox))
  }
  const least = (what: keyof Held) => Math.min(...looks.map((look) => look[what]))
  return {
    rss: least('rss'),
    heap: least('heap'),
    timers: least('timers'),
    descriptors: least('descriptors'),
  }
}

async function lookAt(sandbox: Sandbox): Promise<Held> {
  const before = sandbox.output().length
  sandbox.process.kill('SIGUSR2')
  const [, json = ''] = await eventually(
    async () => /^soak (\{.*\})$/m.exec(sandbox.output().slice(before)),
    () => 'It never said what it holds.',
  )
  return Held.parse(JSON.parse(json))
}

/** Returns the file of the embedded store that the process has open. */
async function storeOf({ process: { pid } }: Sandbox): Promise<string> {
  const folder = `/proc/${pid}/fd`
  const names = await readdir(folder)
  const targets = await Promise.all(names.map((name) => readlink(join(folder, name)).catch(() => '')))
  const file = targets.find((target) => target.endsWith('/greenlight.db'))
  if (file === undefined) throw new Error('The process has no store.')
  return file
}

/** Copies the store as it is now into a folder of its own. */
async function copyOfStore(sandbox: Sandbox): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-soak-'))
  const from = new DatabaseSync(await storeOf(sandbox), { timeout: 10_000 })
  from.prepare('vacuum into ?').run(storeFile(folder))
  from.close()
  return folder
}

/** Deletes what is past its retention, as the bot does, much later. */
async function deleteExpired(folder: string): Promise<void> {
  const later = Date.now() + LATER_MS
  const { dialect } = await openEngine({ file: storeFile(folder) })
  const db = openDatabase(dialect)
  const context = {
    db,
    keys: newKeyRing(),
    forge: '',
    now: () => later,
    realTime: processClock,
  }
  await forgetExpired(context)
  await cleanUp(context)
  await db.destroy()
}

function rowsIn(file: string): Map<string, number> {
  const database = new DatabaseSync(file)
  const Name = z.object({ name: z.string() })
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all()
  const counts = tables.map((table): [string, number] => {
    const { name } = Name.parse(table)
    const row = database.prepare(`select count(*) as rows from "${name}"`).get()
    return [name, z.object({ rows: z.number() }).parse(row).rows]
  })
  database.close()
  return new Map(counts)
}

/** True for a fault of the bot itself: what the ordered faults cause is a warning, or names them. */
function isUnexplained(line: string): boolean {
  return /"level":(?:50|60)/.test(line)
}
