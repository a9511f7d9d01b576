import { describe, expect, test } from 'vitest'
import { chart } from '../../../src/sandbox/page/render/chart.ts'

const series = (name: string, values: Record<string, number>) => ({
  name,
  data: Object.entries(values).map(([label, value]) => ({ label, value })),
})
const drawn = (...all: ReturnType<typeof series>[]) =>
  String(chart({ type: 'data_visualization', title: 'T', chart: { type: 'bar', series: all } })?.text)
const bars = (markup: string) =>
  [...markup.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height))

describe('a chart of bars', () => {
  test('draws each value above zero in proportion, and nothing for a zero', () => {
    const heights = bars(
      drawn(series('Open', { Mon: 8, Tue: 0, Wed: 4 }), series('Ideal', { Mon: 2, Tue: 0, Wed: 0 })),
    )
    expect(heights).toHaveLength(3)
    expect(heights[0]).toBeCloseTo((heights[2] ?? 0) * 2)
    expect(heights[0]).toBeCloseTo((heights[1] ?? 0) * 4)
  })

  test('names every category, slanted where there is no room beside each other', () => {
    const days = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`${index + 1} Nov, no data`, index]),
    )
    const markup = drawn(series('Open', days))
    for (const name of Object.keys(days)) expect(markup).toContain(`>${name}</text>`)
    expect(markup.match(/rotate\(/g)).toHaveLength(20)
    expect(drawn(series('Open', { Mon: 1, Tue: 2 }))).not.toContain('rotate(')
  })

  test.each([0.4, 1, 3, 9, 10, 11, 22, 1999, 123_456])(
    'the highest bar of %d fits below the highest line',
    (highest) => {
      const [height = 0] = bars(drawn(series('Open', { Mon: highest })))
      expect(height).toBeGreaterThan(80 * Math.min(1, highest))
      expect(height).toBeLessThanOrEqual(200)
    },
  )

  test('of a few days is narrow enough for a phone, and one of many is wide', () => {
    const widthOf = (count: number) => {
      const days = Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index + 1} Nov`, 1]))
      return Number(/<svg[^>]* width="(\d+)"/.exec(drawn(series('Open', days)))?.[1])
    }
    expect(widthOf(2)).toBeLessThanOrEqual(300)
    expect(widthOf(20)).toBe(600)
  })

  test('leaves other blocks and other charts to others', () => {
    expect(chart({ type: 'section' })).toBeNull()
    expect(chart({ type: 'data_visualization', chart: { type: 'pie', segments: [] } })).toBeNull()
  })
})
