import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMetrics } from '../../src/app/metrics.ts'
import { readScrape } from '../support/scrape.ts'

const root = join(import.meta.dirname, '../..')
const alertFile = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+m$/),
          annotations: z.object({ summary: z.string().min(10) }),
        }),
      ),
    }),
  ),
})
const { groups } = alertFile.parse(parse(await readFile(join(root, 'deploy/alerts.yml'), 'utf8')))
const rules = groups.flatMap((group) => group.rules)

/** A scrape in which everything has happened once. */
async function fullScrape() {
  const metrics = createMetrics()
  metrics.acknowledged(20)
  metrics.answered(300)
  metrics.interaction({ verb: 'mr.view' })
  for (const status of [200, 429, 500])
    metrics.exchanged({
      path: '/api/v4/projects/42',
      got: { kind: 'reply', status, text: null, header: () => null },
    })
  metrics.exchanged({ path: '/api/v4/user', got: { kind: 'unsent', reason: '' } })
  metrics.exchanged({ path: '/api/v4/user', got: { kind: 'lost', reason: '' } })
  return readScrape(await metrics.text())
}

const dashboard = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string().min(4),
        datasource: z.object({ uid: z.literal('$source') }),
        targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).min(1),
      }),
    ),
    templating: z.object({
      list: z.tuple([z.object({ name: z.literal('source'), query: z.literal('prometheus') })]),
    }),
  })
  .parse(JSON.parse(await readFile(join(root, 'deploy/dashboard.json'), 'utf8')))
const drawn = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map((target) => ({ title, ...target })),
)

/** What Prometheus adds to each series of a scrape. */
const ADDED = 'instance'

test.each([
  ...rules.map(({ alert, expr }) => [alert, expr, ''] as const),
  ...drawn.map(({ title, expr, legendFormat }) => [title, expr, legendFormat] as const),
])('what “%s” looks at is in a scrape: %s', async (_, expr, legend) => {
  const series = await fullScrape()
  const names = [...expr.matchAll(/\b(?:greenlight|nodejs|process)_\w+/g)].map(([name]) => name)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(series.map((one) => one.name)).toContain(name)
  const selected = [...expr.matchAll(/(greenlight_\w+)\{(\w+)=~"([^"]+)"\}/g)]
  for (const [, name, label = '', values = ''] of selected)
    for (const value of values.split('|'))
      expect(series.some((one) => one.name === name && one.labels[label] === value)).toBe(true)
  const grouped = [...expr.matchAll(/by \((\w+)\)/g), ...legend.matchAll(/\{\{(\w+)\}\}/g)]
  for (const [, label = ''] of grouped)
    expect(label === ADDED || series.some((one) => names.includes(one.name) && label in one.labels)).toBe(
      true,
    )
})

test('every metric of the bot is on the dashboard', async () => {
  const own = (await fullScrape()).map(({ name }) => name).filter((name) => name.startsWith('greenlight_'))
  const plain = new Set(own.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))
  for (const name of plain) expect(drawn.map(({ expr }) => expr).join('\n')).toContain(name)
})

test('the docs say of each alert what to do', async () => {
  const docs = await readFile(join(root, 'docs/how-to/operate.md'), 'utf8')
  expect(rules.length).toBe(5)
  for (const { alert } of rules)
    expect(docs).toMatch(new RegExp(`\\| \`${alert}\` \\| .{30,} \\| .{30,} \\|`))
})
