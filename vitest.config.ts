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

/** `unit` mirrors src. */
export default defineConfig({
  test: {
    // They wait for processes more than they compute: one worker for each project, also on a small machine.
    maxWorkers: 3,
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.ts'], testTimeout: 20_000 } },
      stories('stories', 'document'),
      stories('stories-shipped', 'shipped'),
    ],
  },
})
