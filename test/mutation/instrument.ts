import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = join(import.meta.dirname, '../..')
const home = join(root, 'node_modules/.stryker')

/** Beside the lock: the tool brings packages that nothing else needs. */
const TOOL = '@stryker-mutator/instrumenter'
const VERSION = '10.1.1'

/** One small change of the code. */
export interface Mutant {
  readonly id: string
  /** Path below the root. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly mutator: string
  readonly original: string
  readonly replacement: string
}

/** The code of some files with all their mutants in it; one is active at a time. */
export interface Instrumented {
  readonly mutants: readonly Mutant[]
  /** The code by absolute path. */
  readonly code: Readonly<Record<string, string>>
}

/** What the tool gives; its lines and columns begin at 0. */
interface ToolOutput {
  readonly files: readonly { readonly name: string; readonly content: string }[]
  readonly mutants: readonly {
    readonly id: string
    readonly fileName: string
    readonly mutatorName: string
    readonly replacement: string
    readonly status?: string
    readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>
  }[]
}

/** Installs the tool below node_modules, once. */
function install(): void {
  if (existsSync(join(home, 'node_modules', TOOL))) return
  mkdirSync(home, { recursive: true })
  const flags = ['--no-save', '--no-package-lock', '--legacy-peer-deps', '--no-fund', '--no-audit']
  const { status } = spawnSync('npm', ['install', '--prefix', home, ...flags, `${TOOL}@${VERSION}`], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${TOOL} cannot be installed.`)
}

/** Puts every mutant of these files into their code. */
export async function instrument(patterns: readonly string[]): Promise<Instrumented> {
  install()
  const { Instrumenter } = await import(
    pathToFileURL(join(home, 'node_modules', TOOL, 'dist/src/index.js')).href
  )
  const logger = { isDebugEnabled: () => false, debug: () => {}, info: () => {} }
  const paths = globSync([...patterns], { cwd: root }).toSorted()
  const sources = new Map(paths.map((path) => [join(root, path), readFileSync(join(root, path), 'utf8')]))
  const output: ToolOutput = await new Instrumenter(logger).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    // The compiler checks words of unions, and an emptied sentence is a fault of the text only.
    { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] },
  )
  return {
    code: Object.fromEntries(output.files.map(({ name, content }) => [name, content])),
    mutants: output.mutants.flatMap(({ id, fileName, mutatorName, replacement, status, location }) => {
      if (status === 'Ignored') return []
      const { start, end } = location
      const original = textBetween(sources.get(fileName) ?? '', start, end)
      const where = { file: fileName.slice(root.length + 1), line: start.line + 1, column: start.column + 1 }
      return { id, ...where, mutator: mutatorName, original, replacement }
    }),
  }
}

function textBetween(
  source: string,
  start: { readonly line: number; readonly column: number },
  end: { readonly line: number; readonly column: number },
): string {
  const lines = source.split('\n').slice(start.line, end.line + 1)
  const last = lines.length - 1
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column : 0, index === last ? end.column : line.length),
    )
    .join('\n')
}
