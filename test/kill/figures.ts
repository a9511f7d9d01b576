import type { Round, Verdict } from './campaign.ts'
import type { OrderFigures } from './order.ts'
import { items, seed } from './settings.ts'

const COLUMNS = [
  ['round', 6],
  ['killed at', 30],
  ['commands', 9],
  ['accepted', 9],
  ['digests', 8],
  ['recovered (ms)', 14],
] as const

const row = (...cells: readonly (string | number)[]) =>
  `${cells
    .map((cell, index) => String(cell).padEnd(COLUMNS[index]?.[1] ?? 0))
    .join(' ')
    .trimEnd()}\n`

/** What stands above the rounds. */
export function headOf(store: string): string {
  const title = `Kills, ${store}: rounds of ${items} digests and commands, seed ${seed}`
  return `\n${title}\n${row(...COLUMNS.map(([name]) => name))}`
}

/** One line for each round. */
export function lineOf(round: Round, number: number): string {
  const { point, reached, commands, accepted, digests, recoveredMs } = round
  const where = reached || point === 'any moment' ? point : `not ${point}`
  return row(number, where, commands, accepted, digests, Math.round(recoveredMs))
}

/** All rounds together. */
export function figuresOf({ rounds, lost, doubled, saidAgain, faults, exchanges }: Verdict): string {
  const times = rounds.map(({ recoveredMs }) => recoveredMs).sort((a, b) => a - b)
  const share = exchanges === 0 ? 0 : Math.round((100 * faults) / exchanges)
  return [
    `${rounds.length} rounds: lost ${lost.length}, doubled ${doubled.length}, said again in private ${saidAgain}, ` +
      `faulty exchanges ${faults} of ${exchanges} (${share} %), ` +
      `recovered after ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms (median), ` +
      `${Math.round(times.at(-1) ?? 0)} ms (longest)`,
    ...lost.map((name) => `  lost: ${name}`),
    ...doubled.map((name) => `  doubled: ${name}`),
    '',
  ].join('\n')
}

/** The figures of a stream of changes, as a table. */
export function orderTable(store: string, processes: number, figures: OrderFigures): string {
  const { accepted, made, unanswered, doubled, outOfOrder, recoveredMs, cpuMsPerChange } = figures
  const times = recoveredMs.map(Math.round).join(', ')
  return [
    `\nChanges in a row, ${store}, ${processes} process(es), seed ${seed}`,
    'accepted  made  unanswered  doubled  out of order  recovered (ms)  CPU (ms per change)',
    [
      String(accepted).padEnd(9),
      String(made).padEnd(5),
      String(unanswered.length).padEnd(11),
      String(doubled.length).padEnd(8),
      String(outOfOrder.length).padEnd(13),
      times.padEnd(15),
      cpuMsPerChange.toFixed(0),
    ].join(' '),
    '',
  ].join('\n')
}
