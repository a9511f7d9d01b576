import { parseArgs } from 'node:util'
import { type Growth, isLinear, measureGrowth } from './rows/growth.ts'
import { type Calls, type Kind, kinds } from './rows/kinds.ts'
import { leaveCore } from './subject.ts'

// `npm run bench:growth -- [--check]`: serves ever more of each kind, and prints what that takes beside the formula of
// docs/scale.md. `--check` fails where something grows faster than it may.

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const COUNTS = [1, 10, 100, 1_000]
/** Looks and digests of a minute: one in ten. */
const A_MINUTE = 0.1
const MIB = 2 ** 20
leaveCore()
process.stdout.write('Calls, CPU and memory; calls a minute beside those of docs/scale.md\n')
say('what', 'how many', 'server (said)', 'Slack (said)', 'who (said)', 'CPU ms/min', 'heap MiB', 'verdict')
const verdicts: string[] = []
for (const kind of kinds) {
  const found = await measureGrowth(kind, COUNTS)
  for (const [nth, growth] of found.entries())
    verdicts.push(sayGrowth(kind, growth, found[0] ?? growth, found[nth - 1]))
}
process.exit(options.check && verdicts.some((verdict) => verdict !== 'ok') ? 1 : 0)

/** Writes the line of one count, and returns its verdict. */
function sayGrowth(kind: Kind, found: Growth, one: Growth, before: Growth | undefined): string {
  const { count, calls, minuteMs, heap } = found
  const said = kind.calls(count)
  const beside = (name: keyof Calls) =>
    `${(calls[name] * A_MINUTE).toFixed(1)} (${(said[name] * A_MINUTE).toFixed(1)})`
  const areCounted = (['forge', 'slack', 'who'] as const).every((name) => calls[name] === said[name])
  const isOk =
    !before || (isLinear(one.minuteMs, before.minuteMs, minuteMs) && isLinear(one.heap, before.heap, heap))
  const verdict = !areCounted ? 'OTHER CALLS' : isOk ? 'ok' : 'FASTER THAN LINEAR'
  const figures = [beside('forge'), beside('slack'), beside('who'), minuteMs.toFixed(0)]
  say(kind.name, String(count), ...figures, (heap / MIB).toFixed(1), verdict)
  return verdict
}

function say(...cells: readonly string[]): void {
  const widths = [36, 20, 14, 16, 14, 12, 10]
  process.stdout.write(
    `${cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd()}\n`,
  )
}
