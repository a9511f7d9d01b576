import type { Burndown, BurndownColumn } from '../../../model/burndown.ts'
import { daysBetween } from '../../../model/day.ts'
import type { Milestone } from '../../../model/milestone.ts'
import type { ChartBlock } from '../../reply.ts'
import { count, day as dayWords, oneLine } from '../../text.ts'
import { tenths } from './words.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The number of days from which two columns could share a label without their years. */
const A_YEAR = 330

/**
 * The burndown as bars: issues open at the end of each column’s day, beside the ideal line. A column without
 * a count is empty and labelled “no data”: a chart must have a value for it, and draws none. Null when
 * nothing was counted at all.
 */
export function burndownChart({ iid, title }: Milestone, burndown: Burndown): ChartBlock | null {
  const { columns, line, step } = burndown
  if (columns.length === 0) return null
  const named = labels(burndown)
  const series = (name: string, heightOf: (column: BurndownColumn) => number | null) => ({
    name,
    data: columns.map((column, index) => ({ label: named[index] ?? '', value: heightOf(column) ?? 0 })),
  })
  const ideal = ({ count, ideal }: BurndownColumn) =>
    count && ideal !== null ? Math.round(ideal * 10) / 10 : null
  return {
    type: 'data_visualization',
    title: oneLine(`Burndown of %${iid} ${title}`, 50),
    chart: {
      type: 'bar',
      series: [
        series('Open issues', ({ count }) => count?.open ?? null),
        ...(line ? [series('Ideal', ideal)] : []),
      ],
      axis_config: {
        categories: named,
        x_label: step === 1 ? 'Day' : `Last day of ${step} days`,
        y_label: 'Open issues',
      },
    },
  }
}

function labels(burndown: Burndown): string[] {
  const days = shortDays(burndown)
  return burndown.columns.map(({ count }, index) => `${days[index]}${count ? '' : ', no data'}`)
}

/** `20 Nov`, or `20 Nov 26`, for each column. */
export function shortDays({ columns }: Burndown): string[] {
  const [first, last] = [columns[0], columns.at(-1)]
  const withYear = first && last ? daysBetween(first.from, last.to) >= A_YEAR : false
  return columns.map(({ to }) => {
    const [year = '', month = '', date = ''] = to.split('-')
    const day = `${Number(date)} ${MONTHS[Number(month) - 1]}`
    return withYear ? `${day} ${year.slice(-2)}` : day
  })
}

/** The numbers of the chart: `Open at the end of each day (and by the ideal line): 18 Nov 5 (4.2).` */
export function burndownNumbers(burndown: Burndown): string {
  const { columns, line, step } = burndown
  if (columns.length === 0) return 'Nothing was counted yet, so there is no burndown.'
  const days = shortDays(burndown)
  const points = columns.flatMap(({ count, ideal }, index) => {
    if (count) return `${days[index]} ${count.open}${ideal === null ? '' : ` (${tenths(ideal)})`}`
    // The first of a run of empty columns stands for all of them.
    if (index > 0 && columns[index - 1]?.count === null) return []
    const end = columns.findIndex((column, at) => at > index && column.count !== null)
    const last = (end < 0 ? columns.length : end) - 1
    return `${days[index]}${last > index ? ` to ${days[last]}` : ''} no data`
  })
  const ends = step === 1 ? 'each day' : `every ${step} days`
  return `Open at the end of ${ends}${line ? ' (and by the ideal line)' : ''}: ${points.join(', ')}.`
}

/** The start of the history and the meaning of the empty columns; without a period. */
export function historyWords({ columns, step, from }: Burndown): string {
  const [first] = columns
  if (!first) return ''
  const each = step === 1 ? '' : `; a column is ${step} days and is called after the last of them`
  if (from === 'dates') return `By the dates of its issues, since ${dayWords(first.from)}${each}`
  if (columns.length === 1)
    return `Counted for the first time on ${dayWords(first.to)}; the burndown grows from here`
  const gaps = columns.filter((column) => column.count === null).length
  const where = step === 1 ? `on ${count(gaps, 'day')}` : `in ${count(gaps, 'column')}`
  const missing = gaps === 0 ? '' : `; ${where} nothing was counted, which is shown as “no data”`
  return `Counted since ${dayWords(first.from)}${each}${missing}`
}
