import { beforeAll, expect, test } from 'vitest'
import { tables } from '../../src/store/tables.ts'
import { type Held, lineOf, type SoakReport, soak } from './soak.ts'

/** Hours of the sandbox’s clock, commands in each five minutes of it, and what decides which: `npm run soak` takes more. */
const hours = Number(process.env.SOAK_HOURS ?? 3)
const commands = Number(process.env.SOAK_COMMANDS ?? 6)
const seed = Number(process.env.SOAK_SEED ?? Math.floor(Math.random() * 1_000_000))
const MAX_MS = 6 * 3_600_000

/**
 * What the sandbox remembers of a command beside its ledgers, which are emptied: its messages, some 12 kB. V8 compiles
 * in the first hours, and takes as much again.
 */
const REMEMBERED_BYTES = 30_000
/** Connections that are kept open beyond those of the first hour. */
const POOL = 40
/** Timers that may run at one look and not at another one. */
const TIMERS = 10

/** Tables that expire by the machine’s own clock, which the soak does not move. */
const BY_REAL_TIME = new Set(['channelRateLimits', 'leases'])

/** The last slot of each digest stays, so that the next one can say what changed. */
const mayStay = (table: string) => (table === 'digest_slots' ? (report.rowsLater.get('digests') ?? 0) : 0)

let report: SoakReport
let first: Held
let last: Held

beforeAll(async () => {
  process.stdout.write(`soak: ${hours} hours, ${commands} commands in five minutes, seed ${seed}\n`)
  report = await soak({ hours, commands, seed }, (line) => process.stdout.write(`${line}\n`))
  const [one, ...more] = report.hours
  const end = more.at(-1)
  if (!one || !end) throw new Error('A soak takes two hours at least.')
  first = one
  last = end
  for (const [table, rows] of report.rows)
    if (rows > 0)
      process.stdout.write(`${table}: ${rows} rows, ${report.rowsLater.get(table)} after their retention\n`)
}, MAX_MS)

test('memory grows by no more than what the sandbox remembers', () => {
  const between = (report.commands / hours) * (hours - 1)
  // The first hour still holds code that only a start runs.
  const least = Math.min(...report.hours.slice(0, -1).map(({ heap }) => heap))
  expect(last.heap - least, lineOf(last)).toBeLessThan(between * REMEMBERED_BYTES)
})

test('no timer and no descriptor is left behind', () => {
  expect(last.timers).toBeLessThanOrEqual(first.timers + TIMERS)
  expect(last.descriptors).toBeLessThanOrEqual(first.descriptors + POOL)
})

test('no row stays beyond its retention', () => {
  const left = tables
    .filter(({ name, retention }) => retention !== 'kept' && !BY_REAL_TIME.has(name))
    .map(({ name }) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .filter((table) => (report.rowsLater.get(table) ?? 0) > mayStay(table))
  expect(left).toEqual([])
  expect(report.rows.get('operations')).toBeGreaterThan(0)
})

test('it ends by itself, and has logged no error of its own', () => {
  expect(report.errors).toEqual([])
  expect(report.exitCode).toBe(0)
})
