/*
 * Which cells run. FAULTS=all runs every cell; otherwise it is one part of them, another one each day.
 * FAULT_PART=0..7 chooses the part, FAULT_CELL="mr.merge/drip" a single cell (or all that have it in their
 * name), FAULT_SEED a number from which all that is thrown comes, FAULT_LANES how many cells run at a time,
 * FAULT_STORE=PostgreSQL the other one of the two stores.
 */
const { FAULTS, FAULT_PART, FAULT_CELL, FAULT_SEED, FAULT_LANES, FAULT_STORE } = process.env
const DAY_MS = 86_400_000
const today = Math.floor(Date.now() / DAY_MS)
/** A part takes minutes, and all of them an hour. */
const PARTS = 8
const part = Number(FAULT_PART ?? today % PARTS)

export const seed = Number(FAULT_SEED ?? today)
export const lanes = Number(FAULT_LANES ?? 12)
/** Longest time for all cells, on a busy machine. */
export const MAX_MS = 7_200_000
export const onPostgres = FAULT_STORE === 'PostgreSQL'

/** What runs, in words. */
export const choice = `${FAULT_CELL ?? (FAULTS === 'all' ? 'all' : `part ${part} (0 to ${PARTS - 1})`)}, ${FAULT_STORE ?? 'embedded'}`

/** The cells that are to run, of all in an order that stays. */
export function chosen<Cell>(cells: readonly Cell[], nameOf: (cell: Cell) => string): readonly Cell[] {
  return cells.filter((cell, at) => {
    if (FAULT_CELL !== undefined) return nameOf(cell).includes(FAULT_CELL)
    return FAULTS === 'all' || at % PARTS === part
  })
}

/** The line that runs one cell alone. */
export function alone(file: string, name: string): string {
  const store = onPostgres ? 'FAULT_STORE=PostgreSQL ' : ''
  return `alone: ${store}FAULT_SEED=${seed} FAULT_CELL="${name}" npm run test:faults -- ${file}`
}

/** Numbers from 0 to less than 1, the same ones for the same seed (mulberry32). */
export function dice(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
