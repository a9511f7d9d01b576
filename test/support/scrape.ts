/** One series of a scrape: the name and its labels, and the value. */
export interface Series {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Reads the text format of Prometheus. @throws Error at a line that it does not allow. */
export function readScrape(text: string): Series[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return []
    const [, name = '', labels = '', value = ''] = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === '') throw new Error(`Not a series: ${line}`)
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', held = '']) => [label, held])
    return [{ name, labels: Object.fromEntries(pairs), value: value === 'NaN' ? Number.NaN : Number(value) }]
  })
}

/** The sum of the series of this name whose labels fit. */
export function total(series: readonly Series[], name: string, labels: Record<string, string> = {}): number {
  const fits = (one: Series) =>
    one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value)
  return series.filter(fits).reduce((sum, { value }) => sum + value, 0)
}
