import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { cellName, describeFailure, type Outcome, runCell } from './cell.ts'
import { choice, chosen, dice, lanes, MAX_MS, seed } from './choice.ts'
import { inLanes, withLanes } from './environments.ts'
import { type ForgeFault, forgeFaults, noFault } from './forge-faults.ts'
import type { Cell } from './oracle.ts'
import { tableOf } from './table.ts'
import { type WriteVerb, writeVerbs } from './write-verbs.ts'

const random = dice(seed)
const cellOf = (verb: WriteVerb, fault: ForgeFault): Cell => ({ verb, fault, random: random() })
const controls = writeVerbs.map((verb) => cellOf(verb, noFault))
const all = writeVerbs.flatMap((verb) =>
  forgeFaults.filter(({ fits }) => fits?.(verb) ?? true).map((fault) => cellOf(verb, fault)),
)
const cells = chosen(all, cellName)
const verbs = writeVerbs.filter((verb) => cells.some((cell) => cell.verb === verb))
const nameOf = ({ verb }: Cell) => verb.name
const rowOf = ({ row, name }: ForgeFault) => `${row.padEnd(4)}${name}`

let outcomes: readonly Outcome[] = []

beforeAll(async () => {
  const began = performance.now()
  outcomes = await withLanes(Math.min(lanes, cells.length), async (open) => {
    const plain = await inLanes(
      open,
      controls.filter(({ verb }) => verbs.includes(verb)),
      nameOf,
      (lane, cell) => runCell(lane, cell, 0),
    )
    const reads = new Map(plain.map(({ cell, readsBefore }) => [cell.verb, readsBefore]))
    const rest = await inLanes(open, cells, nameOf, (lane, cell) =>
      runCell(lane, cell, reads.get(cell.verb) ?? 0),
    )
    return [...plain, ...rest]
  })
  const failed = outcomes.filter(({ faults }) => faults.length > 0)
  const squares = outcomes.map(({ cell, faults, claim }) => ({
    row: rowOf(cell.fault),
    column: cell.verb.name,
    sign: faults.length > 0 ? ('F' as const) : claim === 'not-known' ? ('?' as const) : ('.' as const),
  }))
  process.stdout.write(
    [
      ...failed.map((outcome) => `\n${describeFailure(outcome, cellName(outcome.cell))}`),
      '',
      tableOf(
        squares,
        [noFault, ...forgeFaults].map(rowOf),
        writeVerbs.map(({ name }) => name),
      ),
      '',
      `Cells between bot and forge (${choice}): tried ${outcomes.length}, failed ${failed.length}, seed ${seed}, ${Math.round((performance.now() - began) / 1000)} s`,
      '',
    ].join('\n'),
  )
}, MAX_MS)

test('every verb that changes something at the forge is in the matrix', () => {
  // What `/greenlight` changes is kept by the bot itself.
  const changing = registry.filter((command) => command.writesToForge && command.needs === 'account')
  expect([...new Set(writeVerbs.map(({ verb }) => verb))].sort()).toEqual(changing.map(({ id }) => id).sort())
})

describe('the words match the ledger, and at most one effect is there', () => {
  test.each(verbs.map((verb) => [verb.name, verb] as const))('%s', (_, verb) => {
    const mine = outcomes.filter(({ cell }) => cell.verb === verb)
    expect(mine.length).toBeGreaterThan(1)
    expect(
      mine
        .filter(({ faults }) => faults.length > 0)
        .map((outcome) => describeFailure(outcome, cellName(outcome.cell))),
    ).toEqual([])
  })
})
