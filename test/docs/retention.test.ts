import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AnyTable } from '../../src/store/define-table.ts'
import { tables } from '../../src/store/tables.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/reference/data.md'), 'utf8')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** How the page says it. */
function wordsOf({ retention }: AnyTable): string {
  if (retention === 'kept') return 'no limit'
  if (retention === 'expiresAt' || 'everyMinute' in retention) return 'until it expires'
  const { afterMs } = retention
  if (afterMs < HOUR_MS) return `${afterMs / MINUTE_MS} minutes`
  return afterMs < 3 * DAY_MS ? `${afterMs / HOUR_MS} hours` : `${afterMs / DAY_MS} days`
}

test('docs/reference/data.md says of each table how long its rows are kept, as the table does', () => {
  const [, part = ''] = /\n## How long things are kept\n([\s\S]*?)(?:\n## |$)/.exec(page) ?? []
  const said = [...part.matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].flatMap(
    ([, time = '', names = '']) =>
      [...names.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => `${name}: ${time.trim()}`),
  )
  expect(said.sort()).toEqual(tables.map((table) => `${snake(table.name)}: ${wordsOf(table)}`).sort())
})
