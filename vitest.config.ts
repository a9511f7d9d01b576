import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { memoryFolder } from './test/support/memory-folder.ts'

/** Temporary files of the tests, and of what they start, are in memory where there is room. */
const memory = memoryFolder()
if (memory !== null) process.env.TMPDIR = memory

/**
 * A shared machine that stands still for seconds fails a promise of seconds once; a fault fails it twice. Only where
 * people wait for seconds, and where PostgreSQL has two to take a connection: random cases would be others the second
 * time, and those that are not about PostgreSQL run without it too.
 */
const retry = process.env.CI === 'true' ? 1 : 0

/** Limit of a test, in ms: one that takes seconds takes minutes beside eight busy processes. */
const BUSY_MS = 180_000

/** Files whose text fits. */
const filesWith = (pattern: string, text: RegExp) =>
  globSync(pattern).filter((file) => text.test(readFileSync(file, 'utf8')))

const STORIES = 'test/stories/**/*.story.ts'

/** What somebody picks from while they type: Slack waits three seconds for each list, and shows none that is later. */
const PICKED = 'test/stories/pickers.story.ts'

/** Stories of what differs between the versions of the API; see test/support/sandbox.ts. */
const versionStories = filesWith(STORIES, /\b(?:forgeKind|forgeApi|mergeRequestPath)\b/)

/** Stories of what differs between the two kinds of servers that speak the older one. */
const kindStories = filesWith(STORIES, /\bforgeKind\b.*'(?:document|shipped)'|\[forgeKind\]/)

/** A person in chat, end to end, against one kind of server that the sandbox’s forge can be. */
const stories = (name: string, env: Record<string, string>, include = [STORIES]) => ({
  test: {
    name,
    include,
    exclude: [PICKED],
    env,
    testTimeout: BUSY_MS,
    hookTimeout: BUSY_MS,
    retry,
    // They wait for processes more than they compute, and people’s answers have to come within seconds.
    maxWorkers: 3,
    sequence: { groupOrder: 2 },
  },
})

/** The same, beside nothing else. */
const alone = (name: string, env: Record<string, string>, file: string) => {
  const { test } = stories(name, env, [file])
  return { test: { ...test, exclude: [], maxWorkers: 1, sequence: { groupOrder: 5 } } }
}

/** Tests of one module; a busy machine takes its time. */
const modules = (
  name: string,
  env: Record<string, string>,
  more: { readonly include: string[]; readonly exclude?: string[]; readonly retry?: number },
) => ({
  test: {
    name,
    env,
    ...more,
    setupFiles: 'test/support/doubles.ts',
    // The files of one worker share their modules: half the time goes into imports otherwise.
    isolate: false,
    testTimeout: BUSY_MS,
    hookTimeout: BUSY_MS,
    sequence: { groupOrder: 0 },
  },
})

/** Every write under every fault; see test/faults. */
const faults = ['test/faults/matrix.test.ts', 'test/faults/slack.test.ts']

/** A bot that is killed again and again, replaced by its next version, started on an old store, or in an image; see test/kill. */
const kill = [
  'test/kill/kill.test.ts',
  'test/kill/rolling.test.ts',
  'test/kill/releases.test.ts',
  'test/kill/plans.test.ts',
  'test/kill/image.test.ts',
]

/** Hours of a busy team; see test/soak. */
const soak = ['test/soak/soak.test.ts']

/** Hundreds of thousands of cases. */
const fuzz = [
  'test/views/inert.test.ts',
  'test/fuzz/**/*.test.ts',
  'test/commands/parse/grammar.test.ts',
  'test/commands/answers/answers.test.ts',
]

/**
 * The double: the forge over real git, the Slack workspace, and the chat page in Chromium; what a command costs there;
 * what `greenlight` answers as a process; and what an installation brings.
 */
const sandbox = [
  'test/sandbox/**/*.test.ts',
  'test/bench/**/*.test.ts',
  'test/**/calls.test.ts',
  'test/app/cli/*.test.ts',
  'test/supply-chain.test.ts',
  'test/docs/blocks.test.ts',
]

/**
 * What a busy machine makes another: the walks of CONTRIBUTING.md, with the verb that is added as it says, and the
 * tour of the page, whose promise is shown in ten seconds.
 */
const walks = ['test/docs/contributing.test.ts', 'test/sandbox/page/tour.test.ts']

/** What uses PostgreSQL runs on it besides; `greenlight` as a process does so where it runs on the embedded engine. */
const onPostgres = filesWith('test/**/*.test.ts', /support\/postgres\.ts/)

/** `npm test` runs `unit` and `story`, `npm run test:all` the others. */
export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    // What has to come does, on a busy machine too; the default is one second.
    expect: { poll: { timeout: BUSY_MS / 2 } },
    // Most of them wait for something more than they compute, also on a small machine.
    maxWorkers: 4,
    maxConcurrency: 25,
    projects: [
      modules(
        'unit',
        { ENGINES: 'embedded', FUZZ_RUNS: '0.2' },
        {
          include: ['test/**/*.test.ts'],
          exclude: [...faults, ...kill, ...soak, ...fuzz, ...sandbox, ...walks],
        },
      ),
      stories('story', { FORGE_API: 'v4' }, ['test/stories/merge.story.ts']),
      modules(
        'postgres',
        { ENGINES: 'PostgreSQL' },
        { include: onPostgres, exclude: [...kill, 'test/app/cli/*.test.ts'], retry },
      ),
      modules('fuzz', {}, { include: fuzz }),
      modules('sandbox', {}, { include: sandbox, exclude: walks }),
      stories('stories', { FORGE_API: 'v3', SANDBOX_FORGE_MODE: 'document' }, versionStories),
      stories('stories-shipped', { FORGE_API: 'v3', SANDBOX_FORGE_MODE: 'shipped' }, kindStories),
      stories('stories-v4', { FORGE_API: 'v4' }),
      alone('stories-picked', { FORGE_API: 'v3', SANDBOX_FORGE_MODE: 'document' }, PICKED),
      alone('stories-picked-v4', { FORGE_API: 'v4' }, PICKED),
      // Beside nothing else that computes: Slack waits two or three seconds for an answer, also here.
      { test: { name: 'faults', include: faults, retry, sequence: { groupOrder: 1 } } },
      {
        test: {
          name: 'pictures',
          include: ['test/support/take-pictures.ts'],
          testTimeout: BUSY_MS,
          hookTimeout: BUSY_MS,
        },
      },
      // One after the other: what is accepted is to be done within seconds.
      { test: { name: 'kill', include: kill, maxWorkers: 1, sequence: { groupOrder: 3 } } },
      { test: { name: 'soak', include: soak, sequence: { groupOrder: 4 } } },
      {
        test: {
          ...modules('walks', {}, { include: walks, retry }).test,
          maxWorkers: 1,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
})
