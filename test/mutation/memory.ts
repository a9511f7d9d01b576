import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, root } from './instrument.ts'
import type { Found } from './protocol.ts'

/** What came of a mutant, and the files of tests that this rests on, with the hashes that they had. */
interface Remembered {
  readonly found: Found
  readonly tests: Readonly<Record<string, string>>
}

/** The results of earlier runs. */
export interface Memory {
  /** The result, as long as the file of the mutant and the tests are what they were. */
  recall(mutant: Mutant, tests: ReadonlySet<string>): Found | undefined
  /** True for a file of tests, unchanged since, that this mutant has survived. */
  hasSurvived(mutant: Mutant, test: string): boolean
  keep(mutant: Mutant, tests: ReadonlySet<string>, found: Found): void
  save(): void
}

/** Opens the memory in this file. */
export function openMemory(file: string): Memory {
  const all: Record<string, Remembered> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const hashes = new Map<string, string>()

  function hashOf(path: string): string {
    const hash = hashes.get(path) ?? (existsSync(path) ? digest(readFileSync(path, 'utf8')) : '')
    hashes.set(path, hash)
    return hash
  }

  function keyOf({ id: _, ...mutant }: Mutant): string {
    return digest(JSON.stringify([mutant, hashOf(join(root, mutant.file))]))
  }

  const isSame = ({ tests }: Remembered, test: string) => tests[test] === hashOf(test)

  return {
    recall(mutant, tests) {
      const known = all[keyOf(mutant)]
      if (!known) return undefined
      const { found } = known
      const rests = found.status === 'survived' ? [...tests] : [found.file]
      return rests.every((test) => isSame(known, test)) ? found : undefined
    },
    hasSurvived(mutant, test) {
      const known = all[keyOf(mutant)]
      return known?.found.status === 'survived' && isSame(known, test)
    },
    keep(mutant, tests, found) {
      const rests = found.status === 'survived' ? [...tests] : [found.file]
      all[keyOf(mutant)] = { found, tests: Object.fromEntries(rests.map((test) => [test, hashOf(test)])) }
    },
    save: () => writeFileSync(file, JSON.stringify(all)),
  }
}

function digest(words: string): string {
  return createHash('sha256').update(words).digest('hex')
}
