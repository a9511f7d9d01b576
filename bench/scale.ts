import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStore } from '../src/store/store.ts'
import { PROJECT } from './bodies.ts'
import { deliver } from './drive.ts'
import { leaveCore, type Subject } from './subject.ts'
import { installOurs } from './subjects.ts'
import { openWorld, type World } from './world.ts'

// `npm run bench:scale -- [workspaces…]`: one process that serves so many workspaces, each with a connected person, a
// channel and a quiet project, whose looks come one after the other over ten minutes; what it costs to start, to go on for
// a time, and to answer, beside what docs/scale.md predicts. Costs are ratios, so that they are alike on any machine.

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '40' } },
  allowPositionals: true,
})
/** Time in which it goes on, in ms. */
const WINDOW_MS = Number(values.seconds) * 1_000
/** A quiet project is looked at every ten minutes. */
const PERIOD_MS = 10 * 60_000
const COMMANDS = 300
const AT_ONCE = 16
/** Time after the start until only what is due is done, in ms. */
const SETTLE_MS = 15_000
/** Rows of a table that are written at once. */
const SEEDED = 500
const KIB = 2 ** 10

const sizes = positionals.length > 0 ? positionals.map(Number) : [10, 100, 1_000, 10_000]

/** What serving `workspaces` took. */
interface Figures {
  readonly workspaces: number
  /** Wall-clock time until it listens, in ms. */
  readonly startedMs: number
  /** Calls of Slack until then. */
  readonly slackAtStart: number
  /** Projects that were looked at in a minute. */
  readonly looks: number
  readonly readsOfLook: number
  /** CPU of the process in a minute without commands, in ms. */
  readonly minuteMs: number
  /** CPU of one list, in ms. */
  readonly commandMs: number
  /** What is kept after a collection, in bytes. */
  readonly heap: number
}

leaveCore()
const say = (line: string) => process.stdout.write(`${line}\n`)
const columns = (...cells: readonly string[]) => say(cells.map((cell) => cell.padStart(15)).join(''))
const ratio = (one: number, other: number) => `×${(one / other).toFixed(2)}`
columns('workspaces', 'start', 'Slack at start', 'looks/min', 'predicted', 'reads a look')
const all: Figures[] = []
for (const workspaces of sizes) {
  const found = await measure(workspaces)
  const [base = found] = all
  all.push(found)
  columns(
    String(workspaces),
    ratio(found.startedMs, base.startedMs),
    String(found.slackAtStart),
    ...[found.looks, (workspaces * 60_000) / PERIOD_MS].map((one) => one.toFixed(1)),
    found.readsOfLook.toFixed(2),
  )
}

// The first size says what an idle process takes, and the last but one what a look does.
say('')
columns('workspaces', 'CPU/min', 'predicted', 'a list', 'KiB more each')
const [idle] = all
const known = all.at(-2)
for (const { workspaces, looks, minuteMs, commandMs, heap } of all) {
  if (!idle || !known) continue
  const lookMs = (known.minuteMs - idle.minuteMs) / Math.max(known.looks - idle.looks, 1)
  const predicted = idle.minuteMs + (looks - idle.looks) * lookMs
  const more = workspaces - idle.workspaces
  columns(
    String(workspaces),
    ratio(minuteMs, idle.minuteMs),
    ratio(predicted, idle.minuteMs),
    ratio(commandMs, idle.commandMs),
    more > 0 ? ((heap - idle.heap) / KIB / more).toFixed(1) : '',
  )
}
process.exit(0)

async function measure(workspaces: number): Promise<Figures> {
  const world = await openWorld()
  world.sizes.mergeRequests = 10
  const ours = await installOurs(world, {
    environment: {
      SLACK_BOT_TOKEN: '',
      GREENLIGHT_ADMINS: '',
      FORGE_PROJECTS: '',
      PUBLIC_URL: world.origin,
      SLACK_CLIENT_ID: '1.2',
      SLACK_CLIENT_SECRET: 'x'.repeat(32),
      SLACK_STATE_SECRET: 'y'.repeat(32),
    },
    async seed(place, keys) {
      const store = await openStore({ ...place, keys, forge: world.origin })
      for (let from = 0; from < workspaces; from += SEEDED)
        await Promise.all(
          Array.from({ length: Math.min(SEEDED, workspaces - from) }, async (_, index) => {
            const { team, user, channel } = nth(from + index)
            const checkedAt = Date.now() - PERIOD_MS * (1 - (from + index) / workspaces)
            await store.syncCursors.save({
              team,
              project: PROJECT,
              newest: null,
              lastChangeAt: 0,
              fullScanAt: 0,
              reader: user,
              checkedAt: Math.round(checkedAt),
            })
            await store.installations.save({
              team,
              enterprise: null,
              app: 'A0BENCH',
              botId: 'B0BOT',
              botUserId: 'U0BOT',
              token: `xoxb-${team}`,
              renewal: null,
              scopes: 'commands',
              installedBy: user,
            })
            await store.accounts.save(team, user, `token-of-${team}-${'x'.repeat(12)}`, {
              id: from + index + 1,
              username: user.toLowerCase(),
            })
            await store.channels.bind(team, channel, PROJECT, user)
          }),
        )
      await store.heartbeats.leave()
      await store.close()
    },
  })
  const subject = await ours.start()
  try {
    const sum = (counts: ReadonlyMap<string, number>) =>
      [...counts.values()].reduce((total, one) => total + one, 0)
    const slackAtStart = sum(world.counts.slack)
    await pause(SETTLE_MS)
    const settled = await subject.usage('collect')
    world.reset()
    await pause(WINDOW_MS)
    const after = await subject.usage()
    const minutes = WINDOW_MS / 60_000
    const lookedAt = world.counts.forge.get('GET projects/N/merge_requests all') ?? 0
    const reads = sum(world.counts.forge)
    const commandMs = await commandCost(world, subject, workspaces)
    const { heap } = await subject.usage('collect')
    return {
      workspaces,
      startedMs: subject.startedMs,
      slackAtStart,
      commandMs,
      heap,
      looks: lookedAt / minutes,
      readsOfLook: lookedAt === 0 ? 0 : reads / lookedAt,
      minuteMs: (after.cpuUs - settled.cpuUs) / 1_000 / minutes,
    }
  } finally {
    await subject.stop()
    await ours.drop()
    await world.stop()
  }
}

function nth(index: number) {
  const number = String(index).padStart(7, '0')
  return { team: `T${number}`, user: `U${number}`, channel: `C${number}` }
}

/** Returns the CPU of one list, in ms, typed in one workspace after the other. */
async function commandCost(world: World, subject: Subject, workspaces: number): Promise<number> {
  let typed = 0
  const typeIn = async (index: number) => {
    typed += 1
    const { team, user, channel } = nth(index % workspaces)
    const arrives = world.next(channel)
    await deliver(subject.url, {
      team_id: team,
      user_id: user,
      channel_id: channel,
      api_app_id: 'A0BENCH',
      user_name: user.toLowerCase(),
      team_domain: 'bench',
      channel_name: 'bench',
      command: '/mr',
      text: 'list',
      trigger_id: `${typed}.1`,
      token: 'unused',
      response_url: `${world.origin}/respond/${channel}`,
    })
    const { body } = await arrives
    if (!body.includes('%217') && !body.includes('!7'))
      throw new Error(`Another answer: ${body.slice(0, 300)}`)
  }
  const all = async (count: number) => {
    for (let from = 0; from < count; from += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => typeIn(from + index)))
  }
  await all(Math.min(COMMANDS, 64))
  const before = await subject.usage()
  await all(COMMANDS)
  return ((await subject.usage()).cpuUs - before.cpuUs) / 1_000 / (Math.ceil(COMMANDS / AT_ONCE) * AT_ONCE)
}
