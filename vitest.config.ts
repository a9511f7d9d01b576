import { defineConfig } from 'vitest/config'

/** A person in chat, end to end, one file at a time; against each kind of server that the sandbox’s forge can be. */
const stories = (name: string, forgeMode: 'document' | 'shipped') => ({
  test: {
    name,
    include: ['test/stories/**/*.story.ts'],
    env: { SANDBOX_FORGE_MODE: forgeMode },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})

/** Every write under every fault; see test/faults. */
const faults = ['test/faults/matrix.test.ts', 'test/faults/slack.test.ts']

/** `unit` mirrors src. */
export default defineConfig({
  test: {
    // They wait for processes more than they compute: one worker for each project, also on a small machine.
    maxWorkers: 3,
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: [...faults], testTimeout: 20_000 } },
      stories('stories', 'document'),
      stories('stories-shipped', 'shipped'),
      // After the rest: what is measured here is what people see within Slack’s two or three seconds.
      { test: { name: 'faults', include: faults, sequence: { groupOrder: 1 } } },
    ],
  },
})
