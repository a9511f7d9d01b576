import { defineConfig } from 'vitest/config'

/** Two projects: `unit` mirrors src; `stories` are a person in chat, end to end, one file at a time. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.ts'], testTimeout: 20_000 } },
      {
        test: {
          name: 'stories',
          include: ['test/stories/**/*.story.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
