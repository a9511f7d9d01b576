import { format } from 'node:util'
import { type Lane, openLane } from './environment.ts'

/** Opens so many lanes, works, and closes them. */
export async function withLanes<Result>(
  count: number,
  work: (lanes: readonly Lane[]) => Promise<Result>,
): Promise<Result> {
  const lanes = await Promise.all(Array.from({ length: count }, openLane))
  try {
    return await work(lanes)
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()))
  }
}

/** Attempts at a cell that ends with an error: on a busy machine a bot may not even start. */
const TRIES = 3

/** Runs every cell, each lane one at a time; `nameOf` is what a lane is entered with (see Lane.enter). */
export async function inLanes<Cell, Outcome>(
  lanes: readonly Lane[],
  cells: readonly Cell[],
  nameOf: (cell: Cell) => string,
  run: (lane: Lane, cell: Cell) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const queue = [...cells]
  /** What this lane can do without making its forge anew, if there is such a cell. */
  const next = ({ used }: Lane): Cell | undefined => {
    const at = queue.findIndex((cell) => !used.has(nameOf(cell)))
    return queue.splice(Math.max(0, at), 1)[0]
  }
  async function retried(lane: Lane, cell: Cell): Promise<Outcome> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await run(lane, cell)
      } catch (error) {
        if (left === 0) throw error
        process.stdout.write(`${nameOf(cell)} is tried again: ${format(error)}\n`)
      }
    }
  }
  await Promise.all(
    lanes.map(async (lane) => {
      for (let cell = next(lane); cell !== undefined; cell = next(lane))
        outcomes.push(await retried(lane, cell))
    }),
  )
  return outcomes
}
