import { beforeAll, describe, expect, test } from 'vitest'
import { choice, chosen, lanes, MAX_MS, seed } from './choice.ts'
import { inLanes, withLanes } from './environments.ts'
import {
  describeSlackFailure,
  roads,
  runSlackCell,
  type SlackCell,
  type SlackOutcome,
  slackCellName,
} from './slack-cell.ts'
import { type SlackFault, slackFaults } from './slack-faults.ts'
import { tableOf } from './table.ts'

const all = roads.flatMap((road) =>
  slackFaults
    .filter(({ calls }) => calls?.includes(road.call) ?? true)
    .flatMap((fault): SlackCell[] => [false, true].map((always) => ({ road, fault, always }))),
)
const cells = chosen(all, slackCellName)
const rowOf = ({ row, name }: SlackFault) => `${row.padEnd(4)}${name}`

/** Slack waits two or three seconds for an answer, and all lanes are in one process: more of them are late by themselves. */
const LANES = 4

let outcomes: readonly SlackOutcome[] = []

beforeAll(async () => {
  const began = performance.now()
  outcomes = await withLanes(Math.min(lanes, LANES, cells.length), (open) =>
    inLanes(open, cells, ({ road }) => road.name, runSlackCell),
  )
  const failed = outcomes.filter(({ faults }) => faults.length > 0)
  process.stdout.write(
    [
      ...failed.map((outcome) => `\n${describeSlackFailure(outcome)}`),
      '',
      tableOf(
        outcomes.map(({ cell, faults }) => ({
          row: rowOf(cell.fault),
          column: cell.road.name,
          sign: faults.length > 0 ? ('F' as const) : ('.' as const),
        })),
        slackFaults.map(rowOf),
        roads.map(({ name }) => name),
      ),
      '',
      `Cells between bot and Slack (${choice}): tried ${outcomes.length}, failed ${failed.length}, seed ${seed}, ${Math.round((performance.now() - began) / 1000)} s`,
      '',
    ].join('\n'),
  )
}, MAX_MS)

describe('the answer comes once, in one way or another', () => {
  test.each(roads.map((road) => [road.name, road] as const))('%s', (_, road) => {
    const mine = outcomes.filter(({ cell }) => cell.road === road)
    expect(mine.filter(({ faults }) => faults.length > 0).map(describeSlackFailure)).toEqual([])
  })
})
