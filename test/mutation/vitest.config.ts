import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { AREAS } from './areas.ts'

const area = AREAS[process.env.MUTATION_AREA ?? '']

/** The duration of each file in the run without a change, in ms; later runs are shorter, since they end at a failure. */
const durations = new Map<string, number>()

/** Runs the quickest files first: a run ends at the first failure, and most failures are in many files. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of files) {
      const duration = this.ctx.cache.getTestSpecificationResult(file)?.duration
      if (duration !== undefined && !durations.has(file.moduleId)) durations.set(file.moduleId, duration)
    }
    const durationOf = ({ moduleId }: TestSpecification) => durations.get(moduleId) ?? 0
    return files.toSorted((one, other) => durationOf(one) - durationOf(other))
  }
}

/** The tests of one area, as quick as they come: they are run once per mutant. */
export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: ['test/mutation/setup.ts', 'test/support/doubles.ts'],
    env: { FUZZ_RUNS: '0.1', ...(area?.onPostgres ? {} : { ENGINES: 'embedded' }) },
    include: [...(area?.tests ?? [])],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
