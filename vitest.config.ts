import { defineConfig } from 'vitest/config'

/** A person in chat, end to end; against each kind of server that the sandbox’s forge can be. */
const stories = (name: string, env: Record<string, string>) => ({
  test: {
    name,
    include: ['test/stories/**/*.story.ts'],
    env,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // They wait for processes more than they compute, and people’s answers have to come within seconds.
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
  },
})

/** Every write under every fault; see test/faults. */
const faults = ['test/faults/matrix.test.ts', 'test/faults/slack.test.ts']

/** A bot that is killed again and again; see test/kill. */
const kill = ['test/kill/kill.test.ts']

/** `unit` mirrors src. */
export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    // Half of them wait for something more than they compute, also on a small machine.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...faults, ...kill],
          testTimeout: 20_000,
        },
      },
      stories('stories', { SANDBOX_FORGE_MODE: 'document' }),
      stories('stories-shipped', { SANDBOX_FORGE_MODE: 'shipped' }),
      stories('stories-v4', { FORGE_API: 'v4' }),
      // Beside nothing else that computes: Slack waits two or three seconds for an answer, also here.
      { test: { name: 'faults', include: faults, sequence: { groupOrder: 1 } } },
      { test: { name: 'kill', include: kill, sequence: { groupOrder: 3 } } },
    ],
  },
})
