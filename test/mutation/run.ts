import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AREAS } from './areas.ts'
import { folder, type Result, runArea } from './run-area.ts'

/**
 * `npm run test:mutants [area…] [file…]`: changes the code of each area in small ways, one at a time, and runs the
 * area's tests; ends with status 1 where fewer than 85 % of the changes are noticed. The reports are in
 * coverage/mutants.
 */
const ENOUGH = 85

const asked = process.argv.slice(2)
const files = asked.filter((one) => one.includes('/'))
const names = asked.filter((one) => !one.includes('/'))
const unknown = names.filter((name) => !Object.hasOwn(AREAS, name))
if (unknown.length > 0)
  throw new Error(`No such area: ${unknown}; there are ${Object.keys(AREAS).join(', ')}`)

/** A line that says where a mutant is and what it changes. */
function lineOf({ file, line, column, mutator, original, replacement, found }: Result): string {
  const by = 'by' in found ? ` by ${found.by}` : ''
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 160)
  return `${found.status}${by}: ${file}:${line}:${column} ${mutator}\n- ${short(original)}\n+ ${short(replacement)}\n`
}

for (const [name, area] of Object.entries(AREAS)) {
  if (names.length > 0 && !names.includes(name)) continue
  const began = performance.now()
  const results = await runArea(name, area, files.length > 0 ? files : area.mutate)
  const counts = (some: readonly Result[]) => {
    const count = (status: string) => some.filter(({ found }) => found.status === status).length
    const [killed, timeout] = [count('killed'), count('timeout')]
    const score = (100 * (killed + timeout)) / some.length
    return {
      mutants: some.length,
      killed,
      timeout,
      survived: count('survived'),
      unreached: count('unreached'),
      score,
    }
  }
  const missed = results.filter(({ found }) => found.status === 'survived' || found.status === 'unreached')
  process.stdout.write(`${missed.map(lineOf).join('\n')}\n`)
  writeFileSync(join(folder, `${name}.txt`), results.map(lineOf).join('\n'))
  const rows = Object.entries(Object.groupBy(results, ({ file }) => file)).map(
    ([file, some = []]) => [file, counts(some)] as const,
  )
  const total = counts(results)
  for (const [what, row] of [...rows, [name, total] as const])
    process.stdout.write(
      `${what}: ${Object.entries(row)
        .map(([word, number]) => `${word} ${word === 'score' ? number.toFixed(1) : number}`)
        .join(', ')}\n`,
    )
  process.stdout.write(`${name} took ${Math.round((performance.now() - began) / 1_000)} s\n`)
  if (total.score < ENOUGH) process.exitCode = 1
}
