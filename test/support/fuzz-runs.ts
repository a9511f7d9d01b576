/** How many cases of a fuzz are tried: `cases`, times the variable FUZZ_RUNS (a number, 1 when it is not set). */
export function fuzzRuns(cases: number): number {
  const times = Number(process.env.FUZZ_RUNS ?? 1)
  if (!(times > 0)) throw new Error('FUZZ_RUNS must be a positive number; for example FUZZ_RUNS=10')
  return Math.ceil(cases * times)
}

/** Says how many cases a fuzz has tried. */
export function sayCases(cases: number, what: string): void {
  process.stdout.write(`${cases.toLocaleString('en')} ${what}\n`)
}
