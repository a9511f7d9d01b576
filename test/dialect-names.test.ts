import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** What must work alike whichever version of the API is spoken. */
const FOLDERS = ['services', 'durable', 'commands', 'interactions', 'views', 'slack', 'notifications', 'jobs']

/** The versions, also inside longer names (`isV4`, `v4Only`), the word for them, and where they are chosen. */
const NAMED = /(?<![\dA-Za-z])v[34](?!\d)|V[34](?!\d)|[dD]ialect|FORGE_API|forgeApi|\b[aA][pP][iI] version\b/
/** Paths of one version only, which nobody outside may know either. */
const PATHS = /merge_when_pipeline_succeeds|cancel_merge_when|include_parent_milestones|['"`/]auto_merge/

/** Lines that name a version of the API, as `file:line`. */
function namings(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (NAMED.test(line) || PATHS.test(line) ? [`${file}:${index + 1}`] : []))
}

test.each(FOLDERS)('no file of src/%s names a version of the forge’s API', async (folder) => {
  const entries = await readdir(join(source, folder), { recursive: true })
  const files = entries.filter((entry) => /\.tsx?$/.test(entry)).map((entry) => `${folder}/${entry}`)
  expect(files.length).toBeGreaterThan(1)
  const found = await Promise.all(
    files.map(async (file) => namings(file, await readFile(join(source, file), 'utf8'))),
  )
  expect(found.flat()).toEqual([])
})

test.each([
  "if (session.dialect.name === 'v4') return",
  "import { v4 } from '../api/v4.ts'",
  "import type { Dialect } from '../api/dialect.ts'",
  'const path = `/api/v3/user`',
  'const isV4 = true',
  'const v4Only = true',
  '// on v3 the answer is empty',
  "if (config.FORGE_API === 'x')",
  'const { forgeApi } = settings',
  'body: { merge_when_pipeline_succeeds: true }',
])('“%s” would be found', (line) => {
  expect(namings('services/planted.ts', `const a = 1\n${line}\n`)).toEqual(['services/planted.ts:2'])
})

test.each([
  'const v = 3',
  'const ipv4 = 1',
  'const v42 = 1',
  "session.offers('approvals')",
  'const curve3 = 1',
])('“%s” is no such name', (line) => {
  expect(namings('services/planted.ts', line)).toEqual([])
})
