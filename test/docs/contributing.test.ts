import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { actionIds, type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'
import { watchFunctions } from '../support/waiting-functions.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const page = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The files that the page adds, by the name of their example; they are not there. */
const ADDED = new Map([
  ['verb', 'src/commands/mr/age.ts'],
  ['view', 'src/views/mr/age.ts'],
])

test('every path on the page is there', () => {
  const named = [...page.matchAll(/`((?:src|test)\/[\w/.-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(50)
  const absent = new Set(named.filter((path) => !existsSync(join(root, path))))
  expect([...absent]).toEqual([...ADDED.values()])
})

/** Rooms of what is on the way; jobs beside it use the services too, where there is something to check. */
const ON_THE_WAY = /^src\/(slack|interactions|commands)\//
const OF_A_QUESTION = /^src\/(slack|interactions|commands|services)\//
/** What the page leaves out: the sending of a post. */
const LEFT_OUT = /^src\/slack\/(outgoing\/(channel-turns|find-posted|post-work|send|web-api)|web-client)\.ts/
/** What the test itself comes by while it looks at the chat, and what the server and Slack are asked now and then. */
const BESIDE = new Set([
  'src/services/mr/recent.ts listRecent',
  'src/slack/directory.ts askPerson',
  'src/slack/directory.ts askPlace',
  'src/slack/receive/http-receiver.ts handle',
  'src/slack/receive/in-flight.ts track',
])

/** The stops of a walk on the page, as `src/file.ts name`. */
function stopsOf(title: string): string[] {
  const [, walk = ''] = page.split(`\n### ${title}`)
  const stops = new Set<string>()
  let file = ''
  for (const [, word = ''] of walk
    .split('\n#')[0]
    ?.split('\n\n')[1]
    ?.matchAll(/`([^`]+)`/g) ?? []) {
    if (word.startsWith('src/')) file = word
    else stops.add(`${file} ${word}`)
  }
  return [...stops]
}

describe('a walk of the page', () => {
  let sandbox: Sandbox
  let bot: Awaited<ReturnType<typeof watchFunctions>>
  beforeAll(async () => {
    sandbox = await startSandbox({ NODE_OPTIONS: '--inspect=127.0.0.1:0' })
    bot = await watchFunctions(sandbox.output, root)
  })
  afterAll(async () => {
    bot.stop()
    await sandbox.stop()
  })

  const isQuestion = ({ ephemeral, text }: Message) => ephemeral && text.startsWith('Merge !12')
  const ask = () => sandbox.asks('ann', '/mr merge !12', isQuestion)
  const turnOn = '/milestone digest on "daily 9:00" --zone UTC'
  const isDigest = ({ ephemeral, text }: Message) => !ephemeral && text.startsWith('Milestones of')
  const digests = async () => (await sandbox.messages('bob')).filter(isDigest).length

  async function press(question: Message): Promise<void> {
    const action = actionIds(question).find((id) => id.startsWith('mr.merge')) ?? ''
    await sandbox.press('ann', question, action)
    await sandbox.sees('ann', ({ text }) => text.includes('Merged by ann'))
    await sandbox.sees('ann', ({ ephemeral, text }) => !ephemeral && text.includes('Merged as'))
  }

  async function aDayPasses(before: number): Promise<void> {
    await sandbox.call('/sandbox/clock', { days: 1 })
    await expect.poll(digests).toBeGreaterThan(before)
  }

  /** What was on the way each time, and at least once: what runs beside it by itself doesn’t each time. */
  async function walk(turn: () => Promise<ReadonlySet<string>>) {
    const runs = [await turn(), await turn(), await turn()]
    const any = new Set(runs.flatMap((run) => [...run]))
    return { any, each: [...any].filter((stop) => runs.every((run) => run.has(stop))) }
  }

  const walks: Readonly<Record<string, () => Promise<ReadonlySet<string>>>> = {
    'A question': () => bot.during(ask),
    'A press': async () => {
      await sandbox.reset()
      const question = await ask()
      return bot.during(() => press(question))
    },
    'A digest': async () => {
      await sandbox.reset()
      await sandbox.asks('ann', turnOn, ({ ephemeral, text }) => !ephemeral && /digest/.test(text))
      const before = await digests()
      return bot.during(() => aDayPasses(before))
    },
  }

  test.each([
    ['A question', 60, 40, OF_A_QUESTION],
    ['A press', 110, 60, ON_THE_WAY],
    ['A digest', 60, 40, ON_THE_WAY],
  ])(
    '%s: each stop is taken, none of the way is left out, and they are few',
    async (title, most, files, way) => {
      const stops = stopsOf(title)
      expect(stops.length).toBeGreaterThan(30)
      expect(stops.length).toBeLessThanOrEqual(most)
      expect(new Set(stops.map((stop) => stop.split(' ')[0])).size).toBeLessThanOrEqual(files)
      const turn = walks[title]
      if (!turn) throw new Error(`Nobody walks ${title}`)
      const { any, each } = await walk(turn)
      expect(stops.filter((stop) => !any.has(stop))).toEqual([])
      const onTheWay = each.filter((stop) => way.test(stop) && !LEFT_OUT.test(stop) && !BESIDE.has(stop))
      expect(onTheWay.filter((stop) => !stops.includes(stop))).toEqual([])
    },
  )
})

/** A copy of the product with the verb of the page in it, as the page says how to add one. */
async function withVerb(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'greenlight-verb-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  await cp(join(root, 'src'), join(copy, 'src'), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json']) await cp(join(root, file), join(copy, file))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const [name, file] of ADDED) {
    const [, example = ''] = page.split(`<!-- ${name} -->\n\`\`\`ts\n`)
    await writeFile(join(copy, file), example.slice(0, example.indexOf('```')))
  }
  const edit = async (file: string, before: string, after: string) => {
    const text = await readFile(join(copy, file), 'utf8')
    expect(text).toContain(before)
    await writeFile(join(copy, file), text.replace(before, after))
  }
  const imported = "import { mrMerge } from './mr/merge.ts'"
  await edit('src/commands/nouns.ts', imported, `import { mrAge } from './mr/age.ts'\n${imported}`)
  await edit('src/commands/nouns.ts', '\n    mrCloses,', '\n    mrCloses,\n    mrAge,')
  return copy
}

const PROBE = `
  import { parseCommand } from './src/interactions/parse-command.ts'
  import { commandOf } from './src/commands/registry.ts'
  import { commandTable } from './src/commands/manifest.ts'
  import { v3 } from './src/forge/v3.ts'
  const value = { id: 1012, iid: 12, project_id: 42, sha: null, created_at: '2026-11-02', changes: [] }
  const own = { dialect: v3, offers: () => false, call: async () => ({ kind: 'done', status: 200, value }) }
  const ids = { mergeRequestIds: async () => value, learn() {} }
  const parsed = parseCommand('mr', 'age !12', 'https://git.example.com')
  const raw = { project: 42, mr: 12 }
  const forge = { credentials: { own }, ids }
  const context = { forge, workspace: { freeze: async () => null } }
  const done = await commandOf('mr.age').prepare(raw, context, {}, { confirmed: false })
  console.log(JSON.stringify({
    isInTable: commandTable().includes('/mr age'),
    isForGuests: commandOf('mr.age').access.least === 'guest',
    parsed: [parsed.kind, parsed.given?.command.id],
    text: done.reply.message.text,
  }))
`

test('the verb of the page compiles, is read, and answers', async () => {
  const copy = await withVerb()
  await writeFile(join(copy, 'probe.ts'), PROBE)
  const { stdout } = await run(process.execPath, ['probe.ts'], { cwd: copy })
  expect(JSON.parse(stdout)).toEqual({
    isInTable: true,
    isForGuests: true,
    parsed: ['given', 'mr.age'],
    text: 'Open since 2026-11-02',
  })
  await rm(join(copy, 'probe.ts'))
  await run(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '--skipLibCheck'], { cwd: copy })
})
