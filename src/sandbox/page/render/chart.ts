import { createElement as h, type ReactNode } from 'react'
import { z } from 'zod'

const bars = z.object({
  type: z.literal('data_visualization'),
  title: z.string().default(''),
  chart: z.object({
    type: z.literal('bar'),
    series: z.array(
      z.object({ name: z.string(), data: z.array(z.object({ label: z.string(), value: z.number() })) }),
    ),
    axis_config: z
      .object({
        categories: z.array(z.string()).optional(),
        x_label: z.string().default(''),
        y_label: z.string().default(''),
      })
      .default({ x_label: '', y_label: '' }),
  }),
})
type Bars = z.infer<typeof bars>

// In units of the picture, which are CSS pixels where there is room.
const NARROWEST = 280
const WIDEST = 600
const FOR_EACH = 56
const LEFT = 48
const TOP = 10
const HEIGHT = 200
const LETTER = 6.4
const MOST_TICKS = 5

/** A chart of bars, with names that stay readable when there are many; null for any other block. */
export function barChart(block: unknown): ReactNode | null {
  const parsed = bars.safeParse(block)
  if (!parsed.success) return null
  const { title, chart } = parsed.data
  const { series, axis_config: axis } = chart
  return h(
    'figure',
    { className: 'chart', tabIndex: 0, role: 'group', 'aria-label': `Chart: ${title}` },
    h('figcaption', null, title),
    picture(chart, title),
    h(
      'ul',
      { className: 'chart-legend' },
      series.map(({ name }, index) =>
        h('li', { key: index }, h('span', { className: `chart-key chart-${index}` }), name),
      ),
    ),
    axis.x_label !== '' &&
      h('p', { className: 'chart-axis' }, `Across: ${axis.x_label}. Up: ${axis.y_label}.`),
  )
}

function picture({ series, axis_config: axis }: Bars['chart'], title: string): ReactNode {
  const categories = axis.categories ?? series[0]?.data.map(({ label }) => label) ?? []
  const width = Math.min(WIDEST, Math.max(NARROWEST, LEFT + FOR_EACH * categories.length))
  const slot = (width - LEFT) / Math.max(1, categories.length)
  const longest = Math.max(0, ...categories.map(({ length }) => length)) * LETTER
  const slanted = longest > slot
  const bottom = slanted ? longest * 0.75 + 16 : 24
  const highest = Math.max(1, ...series.flatMap(({ data }) => data.map(({ value }) => value)))
  const step = tickStep(highest)
  const ticks = Math.ceil(highest / step)
  const top = ticks * step
  const y = (value: number) => TOP + HEIGHT * (1 - value / top)
  return h(
    'svg',
    {
      viewBox: `0 0 ${width} ${TOP + HEIGHT + bottom}`,
      width,
      role: 'img',
      'aria-label': title,
      ...(width === WIDEST ? { className: 'chart-wide' } : {}),
    },
    Array.from({ length: ticks + 1 }, (_, index) => tick(step * index, width, y)),
    categories.map((category, index) =>
      h(
        'g',
        { key: category },
        column(series, category, LEFT + slot * index, slot, y),
        name(category, LEFT + slot * (index + 0.5), slanted),
      ),
    ),
  )
}

/** The smallest step of 1, 2 or 5 times a power of ten with which a few reach the highest bar. */
function tickStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest / MOST_TICKS))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step * MOST_TICKS >= highest) ?? highest
}

function tick(value: number, width: number, y: (value: number) => number): ReactNode {
  const at = y(value)
  return h(
    'g',
    { key: `tick ${value}` },
    h('line', { className: 'chart-line', x1: LEFT, x2: width, y1: at, y2: at }),
    h('text', { x: LEFT - 8, y: at + 4, textAnchor: 'end' }, String(Math.round(value * 100) / 100)),
  )
}

/** The bars of one category; one of zero is not drawn. */
function column(
  series: Bars['chart']['series'],
  category: string,
  x: number,
  slot: number,
  y: (value: number) => number,
): ReactNode {
  const width = Math.min(40, (slot * 0.8) / series.length)
  const begin = x + (slot - width * series.length) / 2
  return series.map(({ data }, index) => {
    const value = data.find(({ label }) => label === category)?.value ?? 0
    if (value <= 0) return null
    const at = {
      x: begin + width * index,
      y: y(value),
      width: Math.max(1, width - 1),
      height: y(0) - y(value),
    }
    return h(
      'rect',
      { key: index, className: `chart-${index}`, ...at },
      h('title', null, `${category}: ${value}`),
    )
  })
}

function name(category: string, x: number, slanted: boolean): ReactNode {
  const y = TOP + HEIGHT + 14
  if (!slanted) return h('text', { x, y: y + 3, textAnchor: 'middle' }, category)
  return h('text', { x: x + 4, y, textAnchor: 'end', transform: `rotate(-50 ${x + 4} ${y})` }, category)
}
