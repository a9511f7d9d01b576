import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { headOf, lineOf, machine, type Row } from './figures.ts'
import { bulkRows } from './rows/bulk.ts'
import { commandRows, startTrio } from './rows/commands.ts'
import { full, quick, type Setting } from './rows/settings.ts'
import { startRows } from './rows/start.ts'
import { frontDoorRows, writeRows } from './rows/writes.ts'
import { leaveCore } from './subject.ts'
import { openWorld } from './world.ts'

/** What the last run has measured. */
const LAST = join(import.meta.dirname, 'last.json')

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const isPinned = leaveCore()
const sizes = values.quick ? quick : full
const rows: Row[] = []
const say = (line: string) => process.stdout.write(`${line}\n`)

async function* measure(setting: Setting): AsyncGenerator<Row> {
  const trio = await startTrio(setting)
  try {
    yield* frontDoorRows(setting, trio)
    yield* commandRows(setting, trio)
    yield* writeRows(setting, trio)
    yield* bulkRows(setting, trio)
  } finally {
    for (const subject of Object.values(trio)) await subject.stop()
  }
  yield* startRows(setting)
}

const world = await openWorld()
const before = machine()
say(
  `${before.cores} cores (${before.model}), load ${before.load.toFixed(1)}, Node ${before.node}${isPinned ? '' : ', cores shared'}`,
)
say(headOf())
for await (const row of measure({ world, sizes })) {
  rows.push(row)
  say(lineOf(row))
}
await world.stop()
writeFileSync(LAST, `${JSON.stringify({ machine: before, loadAfter: machine().load, rows }, null, 2)}\n`)
const short = rows.filter(({ verdict }) => verdict === 'SHORT').length
const noisy = rows.filter(({ verdict }) => verdict === 'NOISY').length
say(`${short} short of their goals, ${noisy} too noisy to judge; ${LAST}`)
process.exit(values.check && short > 0 ? 1 : 0)
