import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkExpressions, expressionsIn } from './expressions.ts'

const run = promisify(execFile)

/** One file of src with this text, in a folder of its own. */
const planted = (text: string) => writeFile(join(folder, 'planted.ts'), text)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenlight-regex-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a planted expression stops the check, which names its place, its cost and a text that shows it', async () => {
  await planted('export const words = 1\nexport const bad = (text: string) => /^(a+)+$/.test(text)\n')
  const check = run(process.execPath, [join(import.meta.dirname, 'check.ts'), folder])
  const ended = await check.catch((error: { code: number; stdout: string }) => error)
  expect(ended).toMatchObject({ code: 1 })
  expect(ended.stdout).toMatch(/^planted\.ts:2: \/\^\(a\+\)\+\$\/\n {2}exponential time, for example on 'a'/)
  expect(ended.stdout).toContain('Checked 1 regular expressions: 1 can be kept busy.')
})

test.each([
  ['a literal', String.raw`/\s+$/`],
  ['new RegExp', String.raw`new RegExp('\\s+$')`],
  ['RegExp without new', String.raw`RegExp('\\s+$', 'g')`],
  ['a literal inside a call', "'x'.replaceAll(/(x+x+)+y/g, '')"],
])('%s is looked at', async (_, expression) => {
  await planted(`export const made = ${expression}\n`)
  const { faults } = checkExpressions(expressionsIn(folder))
  expect(faults).toMatchObject([{ where: 'planted.ts:1' }])
})

test('one that only a run could tell is named as well, and so it cannot slip through', async () => {
  await planted('export const made = (text: string) => new RegExp(text)\n')
  expect(checkExpressions(expressionsIn(folder)).faults).toEqual([
    {
      where: 'planted.ts:1',
      expression: 'RegExp(…)',
      why: 'write it as a literal, so that it can be checked',
    },
  ])
})

test.each(['/^[a-z]+$/', String.raw`/\d{1,9}\.\d{1,9}/g`, `new RegExp('^x')`])(
  '%s passes',
  async (expression) => {
    await planted(`export const made = ${expression}\n`)
    expect(checkExpressions(expressionsIn(folder))).toEqual({ count: 1, faults: [] })
  },
)

test('the expressions of src are found: there are hundreds', () => {
  expect(expressionsIn(join(import.meta.dirname, '../../src')).length).toBeGreaterThan(200)
})
