import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { BroadcastChannel } from 'node:worker_threads'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'
import { root } from './instrument.ts'
import type { Hits, News, Survey, Trial } from './protocol.ts'

/** Runs tests of one area with one mutant after the other, in modules that are loaded once; pool.ts asks for it. */
const [codeFile = '', ...include] = process.argv.slice(2)
const code: Record<string, string> = JSON.parse(readFileSync(codeFile, 'utf8'))

class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    reporters: [{}],
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: ['test/mutation/setup.ts', 'test/support/doubles.ts'],
    include,
    isolate: false,
    // It goes by the contents of files, and would give the mutants of an earlier run.
    fsModuleCache: false,
    pool: 'threads',
    maxWorkers: 1,
    // One test at a time: what it reaches is noted under its name.
    maxConcurrency: 1,
    sequence: { sequencer: AsAsked },
    onConsoleLog: () => false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5_000 } },
  },
  { plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => code[id] ?? null }] },
)
await vitest.standalone()
const [project] = vitest.projects
if (!project) throw new Error('There is no project.')

/** Finds out which tests reach which mutants. */
async function survey(): Promise<Survey> {
  vitest.provide('trials', null)
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications())
  const tests = testModules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.result().state !== 'skipped')
      .map((test) => ({
        ...{ file: module.moduleId, id: test.id, name: test.fullName },
        ms: test.diagnostic()?.duration ?? 0,
        hasPassed: test.result().state === 'passed',
      })),
  )
  for (const module of testModules)
    for (const { message } of module.errors()) throw new Error(`${module.moduleId}: ${message}`)
  const all = testModules.flatMap((module) => module.meta().reached ?? [])
  const ids = new Set(all.flatMap(({ perTest }) => Object.keys(perTest)))
  const perTest = [...ids].map((id) => [id, mostOf(all.map((one) => one.perTest[id] ?? {}))] as const)
  return {
    tests,
    reached: { static: mostOf(all.map((one) => one.static)), perTest: Object.fromEntries(perTest) },
  }
}

/** Each file tells what was reached until its end: the largest numbers count. */
function mostOf(all: readonly Hits[]): Hits {
  const most: Hits = {}
  for (const hits of all)
    for (const [id, times] of Object.entries(hits)) most[id] = Math.max(most[id] ?? 0, times)
  return most
}

/** Makes the trials in this order, each in a file of tests that is loaded anew. */
async function run(trials: readonly Trial[]): Promise<News> {
  vitest.provide('trials', trials)
  const files = trials.flatMap(
    ({ file, ids }) => project?.createSpecification(file, { testIds: [...ids] }) ?? [],
  )
  said.clear()
  const { unhandledErrors } = await vitest.runTestSpecifications(files)
  await sleep(CHANNEL_MS)
  // Nothing is heard of a last file that cannot be loaded.
  for (const [trial, { file }] of trials.entries())
    if (!said.has(trial)) say({ trial, found: { status: 'killed', file, by: 'loading' } })
  return { hasErrors: unhandledErrors.length > 0 }
}

/** What a thread says arrives a little after its end. */
const CHANNEL_MS = 50
const said = new Set<number>()
const say = (news: News | Survey) => {
  if ('trial' in news) said.add(news.trial)
  process.send?.(news)
}
new BroadcastChannel('mutants').onmessage = (message) => say(message.data)
process.on('message', async (asked: readonly Trial[] | 'survey') =>
  say(asked === 'survey' ? await survey() : await run(asked)),
)
process.on('disconnect', () => process.exit())
