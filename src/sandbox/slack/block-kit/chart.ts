import { z } from 'zod'
import { appId } from './text.ts'

const label = z.string().min(1).max(20)
const axisLabel = z.string().min(1).max(50).optional()
const series = z.strictObject({
  name: label,
  data: z
    .array(z.strictObject({ label, value: z.number() }))
    .min(1)
    .max(20),
})

function plotted(type: 'bar' | 'line' | 'area') {
  return z
    .strictObject({
      type: z.literal(type),
      series: z.array(series).min(1).max(6),
      axis_config: z
        .strictObject({
          categories: z.array(label).min(1).max(20).optional(),
          x_label: axisLabel,
          y_label: axisLabel,
        })
        .optional(),
    })
    .refine(
      ({ series: all, axis_config: axis }) => {
        const categories = axis?.categories ?? all[0]?.data.map((point) => point.label) ?? []
        return all.every(
          ({ data }) =>
            data.length === categories.length &&
            categories.every((category) => data.some((point) => point.label === category)),
        )
      },
      { path: ['series'], message: 'every series must have one value for every category' },
    )
}

/** A native chart; at most two stand in one message. */
export const chart = z.strictObject({
  type: z.literal('data_visualization'),
  block_id: appId.optional(),
  title: z.string().min(1).max(50).optional(),
  chart: z.discriminatedUnion('type', [
    plotted('bar'),
    plotted('line'),
    plotted('area'),
    z.strictObject({
      type: z.literal('pie'),
      segments: z
        .array(z.strictObject({ label, value: z.number().positive() }))
        .min(1)
        .max(20),
    }),
  ]),
})
