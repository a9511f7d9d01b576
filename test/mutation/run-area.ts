import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { memoryFolder } from '../support/memory-folder.ts'
import type { Area } from './areas.ts'
import { instrument, type Mutant, root } from './instrument.ts'
import { openMemory } from './memory.ts'
import { createRunner } from './pool.ts'
import type { Found } from './protocol.ts'
import { testsOf, tryMutants } from './try-mutants.ts'

/** Number of mutants after which the results are saved. */
const SAVED_EVERY = 10

export const folder = join(root, 'coverage/mutants')

/** What is known of a mutant. */
export type Result = Mutant & { readonly found: Found | { readonly status: 'unreached' } }

/** Returns the results of all mutants of these files, tried with the tests of the area. */
export async function runArea(
  name: string,
  area: Area,
  changed: readonly string[],
): Promise<readonly Result[]> {
  mkdirSync(folder, { recursive: true })
  const codeFile = join(folder, `${name}.code.json`)
  const memory = openMemory(join(folder, `${name}.json`))
  const { code, mutants } = await instrument(changed)
  writeFileSync(codeFile, JSON.stringify(code))
  const engines = area.onPostgres ? {} : { ENGINES: 'embedded' }
  const inMemory = memoryFolder()
  const temporary = inMemory === null ? {} : { TMPDIR: inMemory }
  const env = { FUZZ_RUNS: '0.1', NODE_ENV: 'test', VITEST: '1', ...engines, ...temporary }
  const count = Number(process.env.MUTATION_WORKERS ?? availableParallelism())
  const runners = Array.from({ length: count }, () => createRunner(codeFile, area.tests, env))
  const [first] = runners
  if (!first) throw new Error('MUTATION_WORKERS is to be at least 1.')
  try {
    const survey = await first.survey()
    const failed = survey.tests.filter(({ hasPassed }) => !hasPassed)
    if (failed.length > 0)
      throw new Error(`Tests fail without a change: ${failed.map((test) => test.name).join(', ')}`)
    const files = new Map(
      mutants.map((mutant) => [mutant, new Set(testsOf(survey, mutant).map(({ file }) => file))]),
    )
    const filesOf = (mutant: Mutant) => files.get(mutant) ?? new Set()
    const resultOf = (mutant: Mutant): Result['found'] | undefined =>
      filesOf(mutant).size === 0 ? { status: 'unreached' } : memory.recall(mutant, filesOf(mutant))
    const left = mutants.filter((mutant) => !resultOf(mutant))
    process.stdout.write(`${name}: ${mutants.length} mutants, ${left.length} to try\n`)
    let tried = 0
    const tell = (mutant: Mutant, found: Found) => {
      memory.keep(mutant, filesOf(mutant), found)
      tried += 1
      if (tried % SAVED_EVERY !== 0) return
      process.stdout.write(`${tried} tried\n`)
      memory.save()
    }
    await tryMutants(left, { survey, runners, isKnown: memory.hasSurvived, tell })
    memory.save()
    return mutants.map((mutant) => ({ ...mutant, found: resultOf(mutant) ?? { status: 'survived' } }))
  } finally {
    for (const runner of runners) runner.end()
  }
}
