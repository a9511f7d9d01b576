import type { Burndown, BurndownColumn, IssueCounts } from '../../../model/burndown.ts'
import { type Day, daysBetween } from '../../../model/day.ts'
import type { Milestone } from '../../../model/milestone.ts'
import type { ChartBlock } from '../../reply.ts'
import { count, oneLine } from '../../text.ts'
import { cityOf, shortDay } from '../day.ts'
import { tenths } from './words.ts'

interface Point extends BurndownColumn {
  readonly count: IssueCounts
}

/** Fewest points that make a line. */
const MIN_POINTS = 3

/** The days that were counted: nothing is drawn, or made up, for the others. */
export function pointsOf({ columns }: Burndown): Point[] {
  return columns.flatMap((column) => (column.count === null ? [] : [{ ...column, count: column.count }]))
}

export function hasChart(burndown: Burndown): boolean {
  return pointsOf(burndown).length >= MIN_POINTS
}

export function tooFewWords(burndown: Burndown): string {
  const days = pointsOf(burndown).length
  return `The burndown starts with ${MIN_POINTS} counted days; ${days === 0 ? 'none is' : days === 1 ? '1 is' : `${days} are`} there.`
}

/** The burndown as two lines: issues open at the end of each counted day, and the ideal; null below three points. */
export function burndownChart({ title }: Milestone, burndown: Burndown): ChartBlock | null {
  if (!hasChart(burndown)) return null
  const { line, step } = burndown
  const points = pointsOf(burndown)
  const named = pointDays(burndown)
  const series = (name: string, heightOf: (point: Point) => number) => ({
    name,
    data: points.map((point, index) => ({ label: named[index] ?? '', value: heightOf(point) })),
  })
  return {
    type: 'data_visualization',
    title: oneLine(`Burndown of ${title}`, 50),
    chart: {
      type: 'line',
      series: [
        series('Open', (point) => point.count.open),
        ...(line ? [series('Ideal', ({ ideal }) => Math.round((ideal ?? 0) * 10) / 10)] : []),
      ],
      axis_config: {
        categories: named,
        x_label: step === 1 ? 'Day' : `Last day of ${step}`,
        y_label: 'Open issues',
      },
    },
  }
}

export function pointDays(burndown: Burndown): string[] {
  const days = pointsOf(burndown).map(({ to }) => to)
  const [first, last] = [days[0], days.at(-1)]
  const isLong = first !== undefined && last !== undefined && daysBetween(first, last) > HALF_A_YEAR
  return days.map((day) => (isLong ? `${shortDay(day, day)} ${day.slice(0, 4)}` : shortDay(day, day)))
}

/** The number of days from which two points could be the same day of different years. */
const HALF_A_YEAR = 182

export function burndownNumbers(burndown: Burndown): string {
  const days = pointDays(burndown)
  const points = pointsOf(burndown).map(
    ({ count: { open }, ideal }, index) =>
      `${days[index]} ${open}${ideal === null ? '' : ` (${tenths(ideal)})`}`,
  )
  return `Open issues${burndown.line ? ' (ideal)' : ''}: ${points.join(', ')}.`
}

/** Source of the counts, and the zone of their days; without a capital or a period. */
export function historyWords(burndown: Burndown, zone: string, today: Day): string {
  const { columns, step, from } = burndown
  const [first] = columns
  const gaps = columns.length - pointsOf(burndown).length
  return [
    first
      ? `${from === 'dates' ? 'from the dates of its issues' : 'counted'} since ${shortDay(first.from, today)}`
      : '',
    step === 1 ? '' : `a point every ${step} days`,
    gaps === 0 ? '' : `${count(gaps, step === 1 ? 'day' : 'point')} without a count left out`,
    // Nobody set a zone.
    zone === 'UTC' ? '' : `days in ${cityOf(zone)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
