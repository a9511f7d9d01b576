import { BroadcastChannel } from 'node:worker_threads'
import { fc } from '@fast-check/vitest'
import { afterAll, afterEach, beforeEach, inject, type RunnerTask, type RunnerTestFile, vi } from 'vitest'
import type { Found, Hits, Trial } from './protocol.ts'

// The name of a property holds its seed, and a test is found again by its name; the rest keeps each mutant short.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 1_000, endOnFailure: true })

declare module 'vitest' {
  export interface ProvidedContext {
    /** The trials of this run, one for each of its files; null while it is found out which tests reach what. */
    trials: readonly Trial[] | null
  }
  export interface TaskMeta {
    reached?: { readonly static: Hits; readonly perTest: Record<string, Hits> }
  }
}

/** The state that instrumented code reads, and that of this run. */
interface State {
  activeMutant?: string
  hitCount?: number
  hitLimit?: number
  currentTestId?: string | undefined
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> }
  /** The trial that comes next. */
  next: number
  /** What came of each trial. */
  readonly found: (Found | undefined)[]
}

declare global {
  var __stryker__: State
}

globalThis.__stryker__ ??= { next: 0, found: [] }
const state = globalThis.__stryker__
const trials = inject('trials')
if (trials) begin(trials)
else note()

/** Notes under its name what each test reaches. */
function note(): void {
  let file: RunnerTestFile | undefined
  beforeEach(({ task }) => {
    file = task.file
    state.currentTestId = task.id
  })
  afterEach(() => {
    state.currentTestId = undefined
  })
  afterAll(() => {
    // All files of a run share it: the last one has everything.
    if (file && state.mutantCoverage) file.meta.reached = state.mutantCoverage
  })
}

/** Begins the next trial: it ends at the first failure, and a mutant that was killed is not tried again. */
function begin(all: readonly Trial[]): void {
  const number = state.next
  const trial = all[number]
  if (!trial) throw new Error('There is no trial for this file.')
  state.next += 1
  const before = all[number - 1]
  // Nothing was heard of a file that cannot be loaded.
  if (before && !state.found[number - 1])
    tell(number - 1, { status: 'killed', file: before.file, by: 'loading' })
  const isKilled = all.some(
    ({ mutant }, index) =>
      index < number && mutant === trial.mutant && state.found[index]?.status !== 'survived',
  )
  let hasFailed = isKilled
  state.activeMutant = trial.mutant
  state.hitCount = 0
  state.hitLimit = trial.hitLimit
  vi.setConfig({ testTimeout: trial.testTimeout, hookTimeout: trial.testTimeout })
  let file: RunnerTestFile | undefined
  beforeEach(({ task, skip }) => {
    file = task.file
    if (hasFailed) skip()
  })
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail'
  })
  afterAll(() => {
    if (!file) return
    const failed = firstFailed(file)
    const isEndless = failed?.result?.errors?.some(({ message }) =>
      /timed out in \d+ms|Hit count limit/.test(message),
    )
    const status = isEndless ? 'timeout' : 'killed'
    if (failed) tell(number, { status, file: trial.file, by: failed.name })
    else tell(number, { status: 'survived' })
  })
}

function tell(trial: number, found: Found): void {
  state.found[trial] = found
  const channel = new BroadcastChannel('mutants')
  channel.postMessage({ trial, found })
  channel.close()
}

function firstFailed(task: RunnerTask): RunnerTask | undefined {
  const inside =
    'tasks' in task
      ? task.tasks
          .values()
          .map(firstFailed)
          .find((one) => one !== undefined)
      : undefined
  return inside ?? (task.result?.state === 'fail' ? task : undefined)
}
