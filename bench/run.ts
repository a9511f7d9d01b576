import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { callsOfDigests, callsOfLook, costsOf, searchAll } from '../test/bench/counts.ts'
import { installOurs } from '../test/bench/install.ts'
import {
  type Act,
  type Batch,
  batch,
  CHANNELS,
  merge,
  nextIid,
  type Pending,
  placeAt,
  question,
  typed,
} from './drive.ts'
import { createFloor } from './floor.ts'
import { type Participant, startBare, startUsual } from './participants.ts'
import { openWorld } from './world.ts'

// `npm run bench [-- --check]`: ours beside a floor of calls by hand and beside the usual stack, in turns, on today’s API.
// Ratios are medians over the rounds, so that they are alike on any machine; what is counted is held by `test/bench` too.

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const ROUNDS = 7
/** V8 compiles for some thousand commands; so many lists come before the first round. */
const WARM_UP = 2 * CHANNELS

const startedAt = performance.now()
const missed: string[] = []
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN
const median = (values: readonly number[]) => quantile(values, 0.5)

function write(what: string, goal: string, found: string, verdict = ''): void {
  process.stdout.write(`${what.padEnd(74)} ${goal.padEnd(9)} ${found.padEnd(9)} ${verdict}\n`)
}

/** Writes a line of the table; a goal is `<=`, `>=` or `=` and a number. */
function row(what: string, goal: string, found: number, unit = ''): void {
  const bar = Number(goal.replace(/[<>=]+/, ''))
  const isMet = goal.startsWith('<') ? found <= bar : goal.startsWith('>') ? found >= bar : found === bar
  if (goal !== '' && !isMet) missed.push(what)
  write(what, goal, `${Number(found.toPrecision(3))}${unit}`, goal === '' ? '' : isMet ? 'met' : 'MISSED')
}

type Turn = () => Promise<Batch>

/** Gives each a turn in every round, in an order that changes; returns the median ratio of the first to each other. */
async function contest(turns: readonly [Turn, ...Turn[]], of: (batch: Batch) => number): Promise<number[]> {
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = new Map<Turn, number>()
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) found.set(turn, of(await turn()))
    const [ours = Number.NaN, ...others] = turns.map((turn) => found.get(turn) ?? Number.NaN)
    rounds.push(others.map((other) => ours / other))
  }
  return turns.slice(1).map((_, nth) => median(rounds.map((ratios) => ratios[nth] ?? Number.NaN)))
}

const cpu = ({ cpuUs }: Batch) => cpuUs
const time = ({ doneMs }: Batch) => median(doneMs)

const world = await openWorld()
const floor = createFloor(world)
const installed = await installOurs(world)
const [usual, ours] = await Promise.all([startUsual(world), installed.start()])

async function timed(act: () => Promise<unknown>): Promise<Batch> {
  const before = performance.now()
  await act()
  return { cpuUs: 0, ackMs: [], doneMs: [performance.now() - before] }
}

const list = typed(world, 'list', ['!40 ', '!31 ', 'User 4', 'Ready to merge', '✓ build', '✗ build failed'])
const view: Act = (url, place) => {
  const iid = nextIid()
  const facts = [`!${iid} `, 'Ready to merge', '✓ build', '3 commits', '6 files', 'bug, cart', 'User 3']
  return typed(world, `view !${iid}`, facts)(url, place)
}

/** Has so many questions on the screen, and then measures what answering them takes. */
async function merges(participant: Participant, count: number): Promise<Batch> {
  const shown: Pending[] = []
  for (let nth = 0; nth < count; nth += 1)
    shown.push(await question(world, participant.url, placeAt(8 * nth), participant === ours))
  // People take longer, and a channel gets at most one message in a second.
  await pause(1_100)
  const left = shown.values()
  return batch(participant, (url) => merge(world, url, left.next().value), count)
}

async function measureTime(): Promise<void> {
  Object.assign(world.delays, { forge: 100, slack: 50 })
  const lists = [() => batch(ours, list, 3), () => timed(floor.list), () => batch(usual, list, 3)] as const
  const [listFloor = 0, listUsual = 0] = await contest(lists, time)
  const cards = [() => batch(ours, view, 2), () => timed(() => floor.card(nextIid()))] as const
  const [card = 0] = await contest(cards, time)
  const [merged = 0] = await contest([() => merges(ours, 1), () => timed(() => floor.merge(nextIid()))], time)
  Object.assign(world.delays, { forge: 0, slack: 0 })
  row('list of ten with builds, end to end at 100 / 50 ms: floor', '<=1.05', listFloor, 'x')
  row('  usual stack', '<=0.7', listUsual, 'x')
  row('card, end to end: floor', '<=1.1', card, 'x')
  row('merge pressed to “merged”, end to end: floor that looks before and after', '<=1.1', merged, 'x')
}

async function measureCpu(): Promise<void> {
  const lists = (one: Participant) => () => batch(one, list, 24)
  const [fewer = 0, same = 0] = await contest([lists(ours), lists(usual), lists(ours)], cpu)
  row('ours against ours: CPU of a list', '', same, 'x')
  row('CPU of a list of ten with builds: usual stack', '<=0.8', fewer, 'x')
  const atOnce = (one: Participant) => () => batch(one, list, 128, 32)
  const [many = 0] = await contest([atOnce(ours), atOnce(usual)], cpu)
  row('  lists per busy core, 32 in flight: usual stack', '>=1.2', 1 / many, 'x')
  const [cards = 0] = await contest([() => batch(ours, view, 16), () => batch(usual, view, 16)], cpu)
  row('CPU of a card: usual stack', '<=1', cards, 'x')
  const [merged = 0] = await contest([() => merges(ours, 6), () => merges(usual, 6)], cpu)
  row('CPU of a merge: usual stack that looks before and after', '<=1.5', merged, 'x')
  row(
    'acknowledgement, 32 in flight, p99',
    '<=100',
    quantile((await batch(ours, list, 512, 32)).ackMs, 0.99),
    ' ms',
  )
  const { ackMs } = await batch(ours, list, 400, 400)
  row('  slowest of a burst of 400', '<=3000', Math.max(...ackMs), ' ms')
}

async function measureCounts(): Promise<void> {
  const costs = await costsOf(world, ours)
  const look = await callsOfLook({ open: 100, cards: 20 })
  row('calls of the server: list of ten with builds', '=2', costs.list.calls)
  row('  card', '<=3', costs.card.calls)
  row('  question before a merge', '<=3', costs.question.calls)
  row('  look at 100 open, 20 cards, 10 people', '<=3', look.calls)
  row('transactions of the store: list and question', '=0', costs.list.commits + costs.question.commits)
  row('  card', '=1', costs.card.commits)
  row('  merge', '<=3', costs.merge.commits)
  const [one, five] = [await callsOfDigests(1), await callsOfDigests(5)]
  row('a digest of 30 milestones in five channels: calls of one', '=1', five / one, 'x')
  const { pages, ratio } = await searchAll(world, ours)
  row('10,000 requests behind a filter of ours: looked through', '>=10000', pages * 100)
  row('  20 ms a page: one page after the other', '<=0.2', ratio, 'x')
}

async function measureMemory(): Promise<void> {
  await batch(ours, list, 1_000, 16)
  const first = await ours.usage('collect')
  await batch(ours, list, 1_000, 16)
  row(
    'RSS after 2,000 commands more: after 1,000',
    '<=1.1',
    (await ours.usage('collect')).rss / first.rss,
    'x',
  )
}

async function measureStarts(): Promise<void> {
  const ratios: { cpu: number; rss: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [bare, own] = [await startBare(), await installed.start()]
    const [least, used] = [await bare.usage(), await own.usage()]
    await Promise.all([bare.stop(), own.stop()])
    ratios.push({ cpu: used.cpuUs / least.cpuUs, rss: used.rss / least.rss })
  }
  row('start to listening, CPU: import Bolt and listen', '<=2', median(ratios.map((one) => one.cpu)), 'x')
  row('RSS at listening: import Bolt and listen', '<=1.5', median(ratios.map((one) => one.rss)), 'x')
}

write('What', 'Goal', 'Measured')
for (const one of [usual, ours]) {
  await batch(one, list, WARM_UP, 16)
  await batch(one, view, 128, 4)
  await merges(one, 24)
}
for (const measure of [measureTime, measureCpu, measureCounts, measureMemory]) await measure()
await Promise.all([usual.stop(), ours.stop()])
await measureStarts()
await installed.drop()
await world.stop()
write(`${missed.length} missed, after ${Math.round((performance.now() - startedAt) / 1_000)} s`, '', '')
process.exit(options.check && missed.length > 0 ? 1 : 0)
