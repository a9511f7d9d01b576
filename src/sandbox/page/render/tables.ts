import { createElement as h, type ReactNode } from 'react'
import { drawn } from './library.ts'
import type { Names } from './scene.ts'
import type { Cell } from './wire.ts'

interface Layout {
  readonly caption?: string
  /** Index of the column that names the row. */
  readonly rowHeader?: number
  readonly align?: readonly (string | undefined)[]
}

/** A table whose first row is its head; our own, because the library's has no header cells. */
export function table(
  rows: readonly (readonly Cell[])[],
  names: Names,
  { caption, rowHeader, align = [] }: Layout,
): ReactNode {
  const [head = [], ...body] = rows
  const side = (column: number) =>
    align[column] ?? (body.some((row) => row[column]?.type === 'raw_number') ? 'right' : undefined)
  const shown = (cell: Cell, column: number, tag: string, scope?: string) =>
    h(tag, { key: column, scope, className: side(column) }, content(cell, names))
  return h(
    'div',
    { className: 'table', tabIndex: 0, role: 'group', 'aria-label': caption ?? 'Table' },
    h(
      'table',
      null,
      caption && h('caption', null, caption),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          head.map((cell, column) => shown(cell, column, 'th', 'col')),
        ),
      ),
      h(
        'tbody',
        null,
        body.map((row, index) =>
          h(
            'tr',
            { key: index },
            row.map((cell, column) =>
              column === rowHeader ? shown(cell, column, 'th', 'row') : shown(cell, column, 'td'),
            ),
          ),
        ),
      ),
    ),
  )
}

function content(cell: Cell, names: Names): ReactNode {
  if (cell.type === 'raw_text') return cell.text
  if (cell.type === 'raw_number') return cell.text ?? String(cell.value)
  return drawn(cell, names)
}
