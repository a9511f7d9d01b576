import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseCommand } from '../../src/interactions/parse-command.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'

const root = join(import.meta.dirname, '../..')

/** What a block needs that is not here, as its first line says: Docker, a real Slack, a release. */
const NEEDS = new Set(['docker', 'slack', 'release'])

interface Block {
  readonly page: string
  readonly needs: string
  readonly lines: readonly string[]
}

const pages = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
const blocks = await Promise.all(
  pages.map(async (page): Promise<readonly Block[]> => {
    const text = await readFile(join(root, page), 'utf8')
    return [...text.matchAll(/^ *```([^\n]*)\n([\s\S]*?)^ *```$/gm)].flatMap(([, info = '', body = '']) => {
      const [language = '', needs = ''] = info.split(' ')
      const lines = body.split('\n').map((line) => line.replace(/(^|\s)#.*/, '').trim())
      return ['', 'sh'].includes(language) ? { page, needs, lines: lines.filter((line) => line !== '') } : []
    })
  }),
)
const all = blocks.flat()
const scripts: Record<string, string> = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts

/** Who runs the lines of a block that needs nothing. */
function runBy({ page, lines }: Block): string | null {
  if (page === 'README.md') return 'below'
  if (lines.every((line) => line.startsWith('/'))) return 'below'
  // The house, and where its parts are.
  if (page === 'CONTRIBUTING.md') return 'test/docs/contributing.test.ts'
  return lines.some((line) => line.startsWith('npm sbom')) ? 'test/supply-chain.test.ts' : null
}

test('each block of commands is run by a test, or says what it needs', () => {
  expect(all.length).toBeGreaterThan(8)
  const open = all.filter((block) => !NEEDS.has(block.needs) && runBy(block) === null)
  expect(open).toEqual([])
})

test('what is typed in chat is understood', () => {
  const typed = all.flatMap(({ lines }) => lines.filter((line) => line.startsWith('/')))
  expect(typed.length).toBeGreaterThan(1)
  for (const line of typed) {
    const [, noun = '', text = ''] = /^\/(\S+) (.*)$/.exec(line) ?? []
    expect(parseCommand(noun, text, 'https://git.example.com').kind).toBe('given')
  }
})

test('the two commands of the README are scripts, and the first opens the page that it names', async () => {
  const [first] = all
  expect(first?.lines).toEqual(['npm ci && npm start', 'npm ci && npm test'])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']))
  const [port, forge] = [await freePort(), await freePort()]
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    PORT: String(port),
    SANDBOX_FORGE_PORT: String(forge),
  }
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore', detached: true })
  onTestFinished(() => void (child.pid !== undefined && process.kill(-child.pid)))
  const page = await eventually(
    async () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        async (response) => (response.ok ? response.text() : null),
        () => null,
      ),
    () => 'Nothing answers.',
  )
  expect(page).toContain('Greenlight’s sandbox')
})
