/** What a table needs to know of one cell that ran. */
export interface Square {
  readonly row: string
  readonly column: string
  /** `.` as it must be, `?` nobody can know, `F` failed. */
  readonly sign: '.' | '?' | 'F'
}

const NAME = 40

/** A row for each fault, a column for each verb, and how many were tried and failed of each. */
export function tableOf(
  squares: readonly Square[],
  rows: readonly string[],
  columns: readonly string[],
): string {
  const signs = Map.groupBy(squares, ({ row, column }) => `${row}\n${column}`)
  const used = columns.filter((column) => squares.some((square) => square.column === column))
  const sum = (fits: (square: Square) => boolean) => {
    const tried = squares.filter(fits)
    const failed = tried.filter(({ sign }) => sign === 'F').length
    const unknown = tried.filter(({ sign }) => sign === '?').length
    return [tried.length, failed, unknown].map((count) => String(count || '-').padStart(8)).join('')
  }
  const signOf = (row: string, column: string) => {
    const found = signs.get(`${row}\n${column}`)?.map(({ sign }) => sign) ?? []
    return found.find((sign) => sign === 'F') ?? found.find((sign) => sign === '?') ?? found[0] ?? ' '
  }
  const letters = used.map((_, at) => String.fromCharCode(97 + at))
  const blank = ' '.repeat(used.length)
  return [
    `${' '.repeat(NAME)}${letters.join('')}   tried  failed unknown`,
    ...rows
      .filter((row) => squares.some((square) => square.row === row))
      .map(
        (row) =>
          `${row.padEnd(NAME)}${used.map((column) => signOf(row, column)).join('')}${sum((square) => square.row === row)}`,
      ),
    '',
    ...used.map(
      (column, at) =>
        `${letters[at]}  ${column}`.padEnd(NAME) + blank + sum((square) => square.column === column),
    ),
    '',
    'All'.padEnd(NAME) + blank + sum(() => true),
  ].join('\n')
}
