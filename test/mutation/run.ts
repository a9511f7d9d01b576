import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { AREAS, type Area } from './areas.ts'

/**
 * `npm run test:mutants [area…]`: changes the code of each area in small ways, one at a time, and runs the area's
 * tests; ends with status 1 where fewer than 85 % of the changes are noticed. The reports are in coverage/mutants.
 */
const root = join(import.meta.dirname, '../..')
const home = join(root, 'node_modules/.stryker')

/** Beside the lock: the tool brings 170 packages that nothing else needs. */
const TOOL = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1']

/** Runs a program here; answers whether it ended well. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** Installs the tool below node_modules, where it finds the project's own vitest. */
function install(): boolean {
  if (existsSync(join(home, 'node_modules/@stryker-mutator/vitest-runner'))) return true
  mkdirSync(home, { recursive: true })
  const flags = ['--no-save', '--no-package-lock', '--legacy-peer-deps', '--no-fund', '--no-audit']
  return run('npm', ['install', '--prefix', home, ...flags, ...TOOL])
}

const options = (name: string, area: Area) => ({
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  mutate: area.mutate,
  // The compiler checks words of unions, and an emptied sentence is a fault of the text only.
  mutator: { excludedMutations: ['StringLiteral'] },
  // The compiler of TypeScript 7 has no API that the tool could read a configuration with.
  tsconfigFile: 'none.json',
  ignorePatterns: ['coverage', 'data'],
  tempDirName: 'coverage/stryker',
  incremental: true,
  incrementalFile: `coverage/mutants/${name}.json`,
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: `coverage/mutants/${name}.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: Number(process.env.MUTATION_WORKERS ?? availableParallelism()),
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 85 },
})

/** Says whether enough mutants of the area were killed. */
function runArea([name, area]: readonly [string, Area]): boolean {
  const config = join(home, `${name}.json`)
  writeFileSync(config, JSON.stringify(options(name, area)))
  return run(join(home, 'node_modules/.bin/stryker'), ['run', config], { MUTATION_AREA: name })
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(AREAS, name))
if (unknown.length > 0)
  throw new Error(`No such area: ${unknown}; there are ${Object.keys(AREAS).join(', ')}`)
const areas = Object.entries(AREAS).filter(([name]) => asked.length === 0 || asked.includes(name))
process.exitCode = install() && areas.map(runArea).every(Boolean) ? 0 : 1
