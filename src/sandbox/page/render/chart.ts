import { attributes, html, type Markup, type Part } from '../../html.ts'
import { dataVisualization } from '../../slack/block-kit/blocks.ts'
import type { Block } from './wire.ts'

type Chart = Block<'data_visualization'>['chart']
type Series = Chart['series'][number]

// In units of the picture, which are CSS pixels where there is room.
const NARROWEST = 280
const WIDEST = 600
const FOR_EACH = 56
const LEFT = 48
const TOP = 10
const HEIGHT = 200
const LETTER = 6.4
const MAX_TICKS = 5

/** Draws a chart of bars or lines whose labels stay readable when there are many; null for any other block. */
export function chart(block: unknown): Markup | null {
  const parsed = dataVisualization.safeParse(block)
  if (!parsed.success) return null
  const { title = '', chart: drawn } = parsed.data
  const { series, axis_config: axis } = drawn
  const keys = series.map(
    ({ name }, index) => html`<li><span class="chart-key chart-${index}"></span>${name}</li>`,
  )
  const axes = axis?.x_label && html`<p class="chart-axis">Across: ${axis.x_label}. Up: ${axis.y_label}.</p>`
  return html`<div class="chart" tabindex="0" role="group" aria-label="Chart: ${title}"><p class="chart-title">${title}</p>${picture(drawn, title)}<ul class="chart-legend">${keys}</ul>${axes}</div>`
}

function picture({ type, series, axis_config: axis }: Chart, title: string): Markup {
  const categories = axis?.categories ?? series[0]?.data.map(({ label }) => label) ?? []
  const width = Math.min(WIDEST, Math.max(NARROWEST, LEFT + FOR_EACH * categories.length))
  const slot = (width - LEFT) / Math.max(1, categories.length)
  const longest = Math.max(0, ...categories.map(({ length }) => length)) * LETTER
  const slanted = longest > slot
  const bottom = slanted ? longest * 0.75 + 16 : 24
  const highest = Math.max(1, ...series.flatMap(({ data }) => data.map(({ value }) => value)))
  const step = tickStep(highest)
  const ticks = Math.ceil(highest / step)
  const y = (value: number) => TOP + HEIGHT * (1 - value / (ticks * step))
  const lines = Array.from({ length: ticks + 1 }, (_, index) => tick(step * index, width, y))
  const columns = categories.map((category, index) => {
    const left = LEFT + slot * index
    const bars = type === 'bar' && column(series, category, left, slot, y)
    return html`<g>${bars}${name(category, left + slot / 2, slanted)}</g>`
  })
  const x = (index: number) => LEFT + slot * (index + 0.5)
  const curves = type === 'line' && series.map((one, index) => curve(one, index, categories, x, y))
  const about = { viewBox: `0 0 ${width} ${TOP + HEIGHT + bottom}`, width, role: 'img', 'aria-label': title }
  return html`<svg${attributes({ ...about, class: width === WIDEST && 'chart-wide' })}>${lines}${columns}${curves}</svg>`
}

/** Returns the smallest step of 1, 2 or 5 times a power of ten with which few ticks reach the highest bar. */
function tickStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / MAX_TICKS))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step * MAX_TICKS >= highest) ?? highest
}

function tick(value: number, width: number, y: (value: number) => number): Markup {
  const at = y(value)
  const label = String(Math.round(value * 100) / 100)
  return html`<g><line class="chart-line" x1="${LEFT}" x2="${width}" y1="${at}" y2="${at}"/><text x="${LEFT - 8}" y="${at + 4}" text-anchor="end">${label}</text></g>`
}

/** Draws the bars of one category; one of zero is not drawn. */
function column(series: Series[], category: string, x: number, slot: number, y: (value: number) => number) {
  const width = Math.min(40, (slot * 0.8) / series.length)
  const begin = x + (slot - width * series.length) / 2
  return series.map(({ data }, index) => {
    const value = data.find(({ label }) => label === category)?.value ?? 0
    const at = {
      x: begin + width * index,
      y: y(value),
      width: Math.max(1, width - 1),
      height: y(0) - y(value),
    }
    return (
      value > 0 &&
      html`<rect class="chart-${index}"${attributes(at)}><title>${category}: ${value}</title></rect>`
    )
  })
}

function curve(
  { data }: Series,
  index: number,
  categories: readonly string[],
  x: (index: number) => number,
  y: (value: number) => number,
): Part {
  const points = categories.flatMap((category, at) => {
    const value = data.find(({ label }) => label === category)?.value
    return value === undefined ? [] : [{ category, value, cx: x(at), cy: y(value) }]
  })
  const path = points.map(({ cx, cy }) => `${cx},${cy}`).join(' ')
  const dots = points.map(
    ({ category, value, cx, cy }) =>
      html`<circle class="chart-${index}"${attributes({ cx, cy, r: 3.5 })}><title>${category}: ${value}</title></circle>`,
  )
  return html`<g><polyline class="chart-curve chart-${index}"${attributes({ points: path })}/>${dots}</g>`
}

function name(category: string, x: number, slanted: boolean): Markup {
  const y = TOP + HEIGHT + 14
  if (!slanted) return html`<text x="${x}" y="${y + 3}" text-anchor="middle">${category}</text>`
  return html`<text x="${x + 4}" y="${y}" text-anchor="end" transform="rotate(-50 ${x + 4} ${y})">${category}</text>`
}
