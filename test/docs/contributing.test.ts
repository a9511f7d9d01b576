import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

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
  const imported = "import { mrApprove } from './approve.ts'"
  await edit('src/commands/mr/index.ts', imported, `import { mrAge } from './age.ts'\n${imported}`)
  await edit('src/commands/mr/index.ts', '\n    mrCloses,', '\n    mrCloses,\n    mrAge,')
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
  const context = { credentials: { own }, ids, freeze: async () => null }
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
