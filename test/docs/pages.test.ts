import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../src/app/config/variables.ts'
import { registry } from '../../src/commands/registry.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'
import { readTyped } from '../../src/slack/receive/read-command.ts'

const root = join(import.meta.dirname, '../..')
const files = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
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

test('its first screen says for which servers it is, what others don’t do, and shows it; nothing is measured', () => {
  const first = readme.split('\n').slice(0, 24).join('\n')
  for (const said of [
    '**For GitLab**',
    '**What others don’t do**',
    '](docs/explanation/compared.md)',
    '<picture>',
  ])
    expect(first.replaceAll("'", '’')).toContain(said)
  expect(readme).not.toMatch(/\d ?(?:ms|milliseconds?|seconds?|minutes?|MB|GB)\b|per second/)
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

// The example of a new verb in CONTRIBUTING.md is not there; contributing.test.ts adds it.
const typedPages = pages.filter(([file]) => !file.endsWith('CONTRIBUTING.md'))
/** What voice.md shows as not understood. */
const MISTYPED = new Set(['`/mr mrege`'])

test.each(typedPages)('what %s says to type is understood', (_file, text) => {
  const nouns = 'mr|milestone|deploy-key|integration|greenlight'
  const typed = [...text.matchAll(new RegExp(`\`/(${nouns})( [^\`]*)?\``, 'g'))]
  const refused = typed.filter(([, noun = '', rest = '']) => {
    const { command, text: words } = readTyped(`/${noun}`, rest.trim())
    const parsed = parseCommand(command.slice(1), words, 'https://git.example.com')
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

test('the first step of the set-up names each key of the manifest that has a host to replace', async () => {
  const manifest = await readFile(join(root, 'manifest.yml'), 'utf8')
  const keys = new Set<string>()
  let last = ''
  for (const line of manifest.split('\n')) {
    last = /^[ -]*([a-z_]+):(?: |$)/.exec(line)?.[1] ?? last
    if (line.includes('example.com')) keys.add(last)
  }
  expect([...keys]).toEqual(expect.arrayContaining(['url', 'redirect_urls', 'unfurl_domains', 'request_url']))
  const setup = pages.find(([file]) => file === 'docs/how-to/install.md')?.[1] ?? ''
  const [, first = ''] = /^1\. ([\s\S]*?)^2\. /m.exec(setup) ?? []
  for (const key of keys) expect(first).toContain(`\`${key}\``)
})

test('what is said to be seen by one person only, is', async () => {
  const commands = pages.find(([file]) => file === 'docs/reference/commands.md')?.[1] ?? ''
  const [, sentence = ''] = /^- Only you see([\s\S]*?)^- /m.exec(commands) ?? []
  const own = [...sentence.matchAll(/`\/([a-z -]+)`/g)].map(([, words = '']) => words)
  const verbs = registry.map(({ path }) => path.join(' '))
  expect(own.length).toBeGreaterThan(20)
  for (const words of own) expect(verbs).toContain(words)
  const longestFirst = verbs.toSorted((one, other) => other.length - one.length)
  const shownToAll = new Set<string>()
  for (const file of globSync('test/views/words/*/*.txt', { cwd: root })) {
    for (const part of (await readFile(join(root, file), 'utf8')).split(/^## \//m)) {
      const verb = longestFirst.find((words) => part.startsWith(`${words} `))
      if (verb !== undefined && /^\((?:channel|card)\)/m.test(part)) shownToAll.add(verb)
    }
  }
  expect(shownToAll.size).toBeGreaterThan(20)
  for (const words of own) expect([...shownToAll]).not.toContain(words)
})
