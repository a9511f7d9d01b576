import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runBatch } from './drive.ts'
import { list, view, warm } from './rows/commands.ts'
import { merging } from './rows/writes.ts'
import { leaveCore } from './subject.ts'
import { startOurs } from './subjects.ts'
import { openWorld, type World } from './world.ts'

// `npm run bench:profile -- [list | view | merge] [--count 1000] [--in-flight 1]`: where the main thread of a warm
// process spends its time, waits for the disk included, by owner: the file below src that is nearest on the stack, else
// the package, else Node; and what that is for. A merge begins with its form, and its card is there before.

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    'in-flight': { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const operation = z.enum(['list', 'view', 'merge']).default('list').parse(positionals[0])
const count = Number(values.count)
const inFlight = Number(values['in-flight'])
const SHOWN = 40
const INTERVAL_US = 200
/** Owners of less than this share are left out. */
const LEAST = 0.002

/** The purposes of owners: the first that fits. */
const PURPOSES: readonly (readonly [string, RegExp])[] = [
  ['commits, waits for the disk included', /store\/sqlite/],
  ['encryption of rows', /store\/(?:encrypted-text|keys)/],
  [
    'durable work, claims and outbox',
    /operations\/durable|outbox|outgoing\/(?:post-work|send)|receive\/claims/,
  ],
  ['statements and rows', /^src\/store\/|kysely/],
  ['redaction', /log\/(?:redact|token-shapes)|outgoing\/prepare/],
  ['tokens and rights of buttons', /slack\/actions|filter-actions|visible-actions/],
  ['log, traces and metrics', /^src\/log|app\/metrics|pino/],
  ['policy and rights', /interactions\/(?:authorize|policy)|services\/access/],
  ['calls of the forge', /^src\/(?:forge|services)/],
  [
    'receiving and parsing',
    /slack\/(?:receive|handle|dispatch|interaction)|^src\/(?:parse|interactions|commands)|bolt/,
  ],
  ['views', /^src\/views/],
  ['sending to Slack', /^src\/slack/],
  ['HTTP', /undici|node:|llhttp/],
  ['garbage collection', /garbage collector/],
]
const purposeOf = (owner: string) => PURPOSES.find(([, owners]) => owners.test(owner))?.[0] ?? 'other'

const Profile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.array(z.number()).default([]),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})
type Profile = z.infer<typeof Profile>

leaveCore()
const folder = await mkdtemp(join(tmpdir(), 'greenlight-profile-'))
const world = await openWorld()
try {
  const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-interval=${INTERVAL_US}`]
  const ours = await startOurs(world, { flags })
  let since = 0
  try {
    await warm(ours, list(world), 600)
    await (await prepared(world, ours, 200))()
    const run = await prepared(world, ours, count)
    since = performance.now()
    await run()
  } finally {
    // The profile is written when the process ends.
    await ours.stop()
  }
  const lastMs = performance.now() - since
  const [file = ''] = await readdir(folder)
  print(Profile.parse(JSON.parse(await readFile(join(folder, file), 'utf8'))), lastMs)
} finally {
  await world.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)

/** Returns a batch that is ready to run. */
async function prepared(
  on: World,
  ours: Awaited<ReturnType<typeof startOurs>>,
  times: number,
): Promise<() => Promise<unknown>> {
  const size = { count: times, inFlight }
  if (operation !== 'merge') return () => runBatch(ours, operation === 'list' ? list(on) : view(on), size)
  const merge = merging(on, ours, { times: 1, hasForm: true })
  await merge.prepare?.(size)
  return () => runBatch(ours, merge.operation, size)
}

/** Prints the owners of the last part of the profile, which took so long, in ms. */
function print(profile: Profile, lastMs: number): void {
  const ownerOf = owners(profile)
  const total = profile.timeDeltas.reduce((sum, delta) => sum + delta, 0)
  const spent = new Map<string, number>()
  let at = 0
  for (const [nth, id] of profile.samples.entries()) {
    const delta = profile.timeDeltas[nth] ?? 0
    at += delta
    const owner = ownerOf(id)
    if (at > total - lastMs * 1_000 && owner !== null) spent.set(owner, (spent.get(owner) ?? 0) + delta)
  }
  const busy = [...spent.values()].reduce((sum, us) => sum + us, 0)
  process.stdout.write(
    `${count} times ${operation}: ${(busy / count / 1_000).toFixed(2)} ms of the main thread each\n`,
  )
  const printShares = (shares: Iterable<readonly [string, number]>) => {
    for (const [name, us] of [...shares].sort(([, one], [, other]) => other - one).slice(0, SHOWN))
      if (us / busy >= LEAST)
        process.stdout.write(`${((us / busy) * 100).toFixed(1).padStart(6)} %  ${name}\n`)
    process.stdout.write('\n')
  }
  const sum = (some: readonly (readonly [string, number])[]) => some.reduce((total, [, us]) => total + us, 0)
  const purposes = Map.groupBy(spent, ([owner]) => purposeOf(owner))
  printShares([...purposes].map(([purpose, some]) => [purpose, sum(some)]))
  printShares(spent)
}

/** Returns the owner of a node; null while the process waits. */
function owners({ nodes }: Profile): (id: number) => string | null {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children }) => children.map((child) => [child, id])))
  const find = (id: number): string | null => {
    const own = byId.get(id)?.callFrame
    if (own?.functionName === '(idle)') return null
    let library: string | undefined
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const url = byId.get(at)?.callFrame.url ?? ''
      library ??= /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
      const file = /\/(src\/[^?]+)$/.exec(url)?.[1]
      if (file !== undefined && !url.includes('/node_modules/')) return file
    }
    return library ?? (own?.url || own?.functionName || 'native')
  }
  const known = new Map(nodes.map(({ id }) => [id, find(id)]))
  return (id) => known.get(id) ?? null
}
