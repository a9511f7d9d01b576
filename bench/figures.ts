import { cpus, loadavg } from 'node:os'

/** A promise about a row; `of` the ratio, or of our own figure. */
export interface Goal {
  readonly of: 'ratio' | 'ours'
  readonly is: 'most' | 'least'
  readonly bar: number
}

export type Verdict = 'ok' | 'SHORT' | 'NOISY' | 'left out' | ''

/** One line of the table. */
export interface Row {
  readonly metric: string
  /** Of the floor or of a peer, as `metric` says. */
  readonly peer: number | null
  readonly ours: number | null
  readonly unit: Unit
  readonly ratio: number | null
  readonly goal: Goal | null
  readonly verdict: Verdict
  /** Says why there is no figure. */
  readonly why?: string
}

type Unit = 'us' | 'ms' | '/s' | 'MiB' | 'B' | 'x' | ''

export const most = (bar: number): Goal => ({ of: 'ratio', is: 'most', bar })
export const least = (bar: number): Goal => ({ of: 'ratio', is: 'least', bar })
export const atMost = (bar: number): Goal => ({ of: 'ours', is: 'most', bar })

/** Makes a row, and judges it; a noisy one is not judged. */
export function row(
  metric: string,
  figures: {
    readonly peer?: number
    readonly ours: number
    readonly unit: Unit
    readonly ratio?: number
    readonly goal?: Goal
    readonly noisy?: boolean
  },
): Row {
  const { peer = null, ours, unit, goal = null, noisy = false } = figures
  const ratio = figures.ratio ?? (peer === null || peer === 0 ? null : ours / peer)
  return { metric, peer, ours, unit, ratio, goal, verdict: judge(goal, ours, ratio, noisy) }
}

/** A row that could not be measured here. */
export function leftOut(metric: string, why: string): Row {
  return { metric, peer: null, ours: null, unit: '', ratio: null, goal: null, verdict: 'left out', why }
}

function judge(goal: Goal | null, ours: number, ratio: number | null, noisy: boolean): Verdict {
  if (goal === null) return ''
  const found = goal.of === 'ours' ? ours : ratio
  if (noisy || found === null) return 'NOISY'
  return (goal.is === 'most' ? found <= goal.bar : found >= goal.bar) ? 'ok' : 'SHORT'
}

const COLUMNS = [58, 12, 12, 9, 12]

/** The table’s line of a row. */
export function lineOf({ metric, peer, ours, unit, ratio, goal, verdict, why }: Row): string {
  const sign = goal?.is === 'least' ? '>=' : '<='
  const bar = goal === null ? '' : `${sign} ${goal.bar}${goal.of === 'ratio' ? 'x' : ''}`
  const cells = [
    metric,
    peer === null ? '' : written(peer, unit),
    ours === null ? '' : written(ours, unit),
    ratio === null ? '' : `${significant(ratio)}x`,
    bar,
  ]
  const padded = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(58) : cell.padStart(COLUMNS[index] ?? 0),
  )
  return `${padded.join(' | ')} | ${verdict}${why ? `: ${why}` : ''}`.trimEnd()
}

export function headOf(): string {
  const names = ['metric', 'floor/peer', 'ours', 'ratio', 'goal']
  const padded = names.map((name, index) =>
    index === 0 ? name.padEnd(58) : name.padStart(COLUMNS[index] ?? 0),
  )
  return `${padded.join(' | ')} | verdict`
}

/** The machine and its load: absolute figures hold for these only. */
export function machine() {
  const [model] = cpus()
  return { cores: cpus().length, model: model?.model ?? '', load: loadavg()[0] ?? 0, node: process.version }
}

function written(value: number, unit: Unit): string {
  return `${significant(value)}${unit === '' ? '' : ` ${unit}`}`
}

function significant(value: number): string {
  if (value === 0) return '0'
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The standard deviation over the mean. */
export function variation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(squares) / mean
}
