import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStore } from '../src/store/store.ts'
import { PROJECT } from './bodies.ts'
import { deliver } from './drive.ts'
import { leaveCore, type Subject } from './subject.ts'
import { installOurs } from './subjects.ts'
import { openWorld, type World } from './world.ts'

// `npm run bench:scale -- [workspaces…]`: one process that serves so many workspaces, each with a connected person, a
// channel and a quiet project; what it costs to look at all of them, to go on for a time, and to answer, beside what
// docs/scale.md predicts.

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
})
/** Time in which it goes on, in ms. */
const WINDOW_MS = Number(values.seconds) * 1_000
/** A quiet project is looked at every ten minutes. */
const LOOKS_A_MINUTE = 0.1
const COMMANDS = 300
const AT_ONCE = 16
/** Time after the last first look, in ms. */
const SETTLE_MS = 5_000
const MIB = 2 ** 20

const sizes = positionals.length > 0 ? positionals.map(Number) : [10, 100, 1_000, 10_000]

/** What serving `workspaces` took. */
interface Figures {
  readonly workspaces: number
  readonly startedMs: number
  /** CPU of one look at a project, in ms; all are looked at after a start. */
  readonly lookMs: number
  /** Reads of the server in a minute. */
  readonly reads: number
  /** CPU of the process in a minute without commands, in ms. */
  readonly minuteMs: number
  /** CPU of one list, in ms. */
  readonly commandMs: number
  readonly rss: number
}

leaveCore()
const say = (line: string) => process.stdout.write(`${line}\n`)
const columns = (...cells: readonly string[]) => say(cells.map((cell) => cell.padStart(14)).join(''))
const HEAD = [
  'workspaces',
  'start ms',
  'look ms',
  'reads/min',
  'predicted',
  'CPU ms/min',
  'predicted',
  'list ms',
]
columns(...HEAD, 'RSS MiB')
let base: Figures | null = null
for (const workspaces of sizes) {
  const found = await measure(workspaces)
  base ??= found
  const reads = workspaces * LOOKS_A_MINUTE
  const cpu = base.minuteMs + (reads - base.workspaces * LOOKS_A_MINUTE) * found.lookMs
  columns(
    ...[workspaces, found.startedMs].map((one) => one.toFixed(0)),
    found.lookMs.toFixed(2),
    ...[found.reads, reads, found.minuteMs, cpu].map((one) => one.toFixed(0)),
    found.commandMs.toFixed(2),
    (found.rss / MIB).toFixed(0),
  )
}
process.exit(0)

async function measure(workspaces: number): Promise<Figures> {
  const world = await openWorld()
  const ours = await installOurs(world, {
    environment: {
      ...{ SLACK_BOT_TOKEN: '', GREENLIGHT_ADMINS: '', FORGE_PROJECTS: '', PUBLIC_URL: world.origin },
      ...{ SLACK_CLIENT_ID: '1.2', SLACK_CLIENT_SECRET: 'x'.repeat(32), SLACK_STATE_SECRET: 'y'.repeat(32) },
    },
    async seed(place, keys) {
      const store = await openStore({ ...place, keys, forge: world.origin })
      for (let from = 0; from < workspaces; from += 500)
        await Promise.all(
          Array.from({ length: Math.min(500, workspaces - from) }, async (_, index) => {
            const { team, user, channel } = nth(from + index)
            await store.installations.save({
              ...{ team, enterprise: null, app: 'A0BENCH', botId: 'B0BOT', botUserId: 'U0BOT' },
              ...{ token: `xoxb-${team}`, renewal: null, scopes: 'commands', installedBy: user },
            })
            await store.accounts.save(team, user, `token-of-${team}-${'x'.repeat(12)}`, {
              ...{ id: from + index + 1, username: user.toLowerCase() },
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
    const atStart = await subject.usage()
    const reads = () => [...world.counts.forge.values()].reduce((sum, one) => sum + one, 0)
    while (reads() < workspaces) await pause(100)
    await pause(SETTLE_MS)
    const looked = await subject.usage('collect')
    const lookMs = (looked.cpuUs - atStart.cpuUs) / 1_000 / reads()
    world.reset()
    await pause(WINDOW_MS)
    const after = await subject.usage()
    const minutes = WINDOW_MS / 60_000
    const [perMinute, minuteMs] = [reads() / minutes, (after.cpuUs - looked.cpuUs) / 1_000 / minutes]
    const commandMs = await commandCost(world, subject, workspaces)
    const { rss } = await subject.usage('collect')
    return { workspaces, startedMs: subject.startedMs, lookMs, reads: perMinute, minuteMs, commandMs, rss }
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
  const typeIn = async (index: number) => {
    const { team, user, channel } = nth(index % workspaces)
    const arrives = world.next(channel)
    await deliver(subject.url, {
      ...{ team_id: team, user_id: user, channel_id: channel, api_app_id: 'A0BENCH' },
      ...{ user_name: user.toLowerCase(), team_domain: 'bench', channel_name: 'bench' },
      ...{ command: '/mr', text: 'list', trigger_id: `${index}.1`, token: 'unused' },
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
