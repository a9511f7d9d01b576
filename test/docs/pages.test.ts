import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../src/config/variables.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'

const root = join(import.meta.dirname, '../..')
const files = ['README.md', ...globSync('docs/*.md', { cwd: root })]
const pages = await Promise.all(
  files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
)
const readme = pages[0]?.[1] ?? ''

test('the README is short, and begins with what to run', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120)
  const [, first = ''] = /```sh\n([\s\S]*?)```/.exec(readme) ?? []
  expect(first.split('\n').map((line) => line.replace(/\s*#.*/, ''))).toEqual([
    'npm ci && npm start',
    'npm ci && npm test',
    '',
  ])
})

test('the README leads to every page of the docs', () => {
  for (const file of files.slice(1)) expect(readme).toContain(`](${file})`)
})

test.each(pages)('what %s links to and shows is there', (file, text) => {
  const links = [...text.matchAll(/\]\(([^)#]+)\)/g), ...text.matchAll(/(?:src|srcset)="([^"]+)"/g)]
  const local = links.map(([, path = '']) => path).filter((path) => !path.includes(':'))
  const absent = local.filter((path) => !existsSync(join(root, dirname(file), path)))
  expect(absent).toEqual([])
})

// The example of a new verb in contributing.md is not there; contributing.test.ts adds it.
const typedPages = pages.filter(([file]) => !file.endsWith('contributing.md'))
/** What voice.md shows as not understood. */
const MISTYPED = new Set(['`/mr mrege`'])

test.each(typedPages)('what %s says to type is understood', (_file, text) => {
  const nouns = 'mr|milestone|deploy-key|integration|greenlight'
  const typed = [...text.matchAll(new RegExp(`\`/(${nouns})( [^\`]*)?\``, 'g'))]
  const refused = typed.filter(([, noun = '', rest = '']) => {
    const parsed = parseCommand(noun, rest.trim(), 'https://git.example.com')
    // What a form asks for may be left out.
    return parsed.kind === 'refused' && parsed.command === null
  })
  expect(refused.map(([whole]) => whole).filter((whole) => !MISTYPED.has(whole))).toEqual([])
})

test.each(pages)('the variables that %s names are settings', (_file, text) => {
  const named = [...text.matchAll(/\b(?:SLACK|FORGE|GREENLIGHT|SANDBOX|PUBLIC|DATABASE|BACKUP)_[A-Z_]+\b/g)]
  const unknown = named.map(([name]) => name).filter((name) => !Object.hasOwn(settings, name))
  expect(unknown).toEqual([])
})
