import { contest, cpuOf, rateOf, ratios } from './contest.ts'
import { median } from './figures.ts'
import { list, warm } from './rows/commands.ts'
import { leaveCore } from './subject.ts'
import { startFloor, startOurs } from './subjects.ts'
import { openWorld } from './world.ts'
leaveCore()
const world = await openWorld()
const floor = await startFloor(world); await warm(floor, list(world), 600)
const base = await startOurs(world); await warm(base, list(world), 1200)
const of = (subject: never, times: number) => ({ subject, times, operation: list(world) })
for (const flags of process.argv.slice(2)) {
  const other = await startOurs(world, { flags: flags.split(',') }); await warm(other, list(world), 1200)
  const one = await contest({ floor: of(floor as never, 6), peer: of(base as never, 1), ours: of(other as never, 1) }, { count: 100, inFlight: 1 }, 8)
  const many = await contest({ floor: of(floor as never, 6), peer: of(base as never, 1), ours: of(other as never, 1) }, { count: 400, inFlight: 32 }, 4)
  const u = await other.usage()
  process.stdout.write(`${flags}: base/floor ${median(ratios(one.peer, one.floor, cpuOf)).toFixed(2)} other/floor ${median(ratios(one.ours, one.floor, cpuOf)).toFixed(2)} other/base ${median(ratios(one.ours, one.peer, cpuOf)).toFixed(3)}; 32: rate other/base ${median(ratios(many.ours, many.peer, rateOf)).toFixed(3)} rss ${(u.rss/2**20).toFixed(0)} ${one.noisy}\n`)
  await other.stop()
}
await base.stop(); await floor.stop(); await world.stop(); process.exit(0)
