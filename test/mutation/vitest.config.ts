import { defineConfig } from 'vitest/config'
import { AREAS } from './areas.ts'

const area = AREAS[process.env.MUTATION_AREA ?? '']

/** The tests of one area, as quick as they come: they are run once per mutant. */
export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: ['test/mutation/setup.ts', 'test/support/doubles.ts'],
    env: { FUZZ_RUNS: '0.1', ...(area?.onPostgres ? {} : { ENGINES: 'embedded' }) },
    include: [...(area?.tests ?? [])],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
