import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { commands } from '../../../src/app/cli/commands.ts'
import { manifestOf } from '../../../src/commands/manifest.ts'
import { parseKeyRing } from '../../../src/store/keys.ts'

const root = join(import.meta.dirname, '../../..')

interface Ended {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Types `greenlight …` in a folder of its own, where `greenlight` is a link to the file that package.json names. */
async function greenlight(...words: readonly string[]): Promise<Ended> {
  const cwd = await mkdtemp(join(tmpdir(), 'greenlight-command-'))
  onTestFinished(() => rm(cwd, { recursive: true, force: true }))
  await symlink(join(root, 'src/main.ts'), join(cwd, 'greenlight'))
  const env = { PATH: [cwd, dirname(process.execPath), process.env.PATH].join(delimiter) }
  return new Promise((resolve) => {
    const child = execFile(join(cwd, 'greenlight'), words, { cwd, env }, (_, out, err) =>
      resolve({ status: child.exitCode, out, err }),
    )
  })
}

const names = Object.keys(commands)

test('help names every command', async () => {
  const { status, out, err } = await greenlight('help')
  for (const name of names) expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'))
  expect({ status, err }).toEqual({ status: 0, err: '' })
})

test.each([[], ['dcotor'], ['constructor'], ...names.map((name) => [name, '--nonsense'])])(
  'greenlight %s %s is answered with the list, and nothing is done',
  async (...words) => {
    const { status, out, err } = await greenlight(...words)
    expect(err).toContain(words.at(-1) ?? 'Unknown command: none')
    for (const name of names) expect(err).toContain(`\n  ${name}`)
    expect({ status, out }).toEqual({ status: 2, out: '' })
  },
)

test.each([
  ['start', 'now'],
  ['doctor', 'now'],
  ['keys', 'k1', 'k2'],
  ['backup', 'one.db', 'two.db'],
  ['restore', 'one.db', 'two.db'],
  ['restore'],
  ['restore', 'one.db', '--mark', '2026-11-20T21:42:05Z'],
])('so is a word too many or too few: %s %s %s', async (...words) => {
  const { status, err } = await greenlight(...words)
  expect(err).toContain('Usage: greenlight COMMAND')
  expect(status).toBe(2)
})

test('keys makes a key that the settings take, another one each time', async () => {
  const [first, second, named] = await Promise.all([
    greenlight('keys'),
    greenlight('keys'),
    greenlight('keys', 'k2'),
  ])
  expect(parseKeyRing(`${named.out.trim()},${first.out.trim()}`).map(({ id }) => id)).toEqual(['k2', 'k1'])
  expect(first.out).not.toBe(second.out)
  expect(await greenlight('keys', 'a:b')).toMatchObject({ status: 2, out: '' })
})

/** The manifest in the link that people are shown. */
function linked({ err }: Ended): unknown {
  const [link = ''] = /https:\S+/.exec(err) ?? []
  const { origin, pathname, searchParams } = new URL(link)
  expect([origin, pathname, searchParams.get('new_app')]).toEqual(['https://api.slack.com', '/apps', '1'])
  // What servers commonly take as the first line of a request.
  expect(link.length).toBeLessThan(8000)
  return JSON.parse(searchParams.get('manifest_json') ?? '')
}

test('manifest --socket makes an app that needs no address', async () => {
  const made = await greenlight('manifest', '--socket', '--forge', 'https://git.example.com/gitlab')
  const { settings, features, oauth_config: oauth } = parse(made.out)
  expect(made.out).not.toContain('greenlight.example.com')
  expect(settings).toMatchObject({ socket_mode_enabled: true, interactivity: { is_enabled: true } })
  expect(features.unfurl_domains).toEqual(['git.example.com'])
  expect(oauth).toEqual({ scopes: manifestOf().oauth_config.scopes })
  expect(linked(made)).toEqual(parse(made.out))
  expect(made.status).toBe(0)
})

test('manifest --host puts the address into each place of it', async () => {
  const made = await greenlight('manifest', '--host', 'https://bot.acme.test', '--json')
  const example = JSON.stringify(manifestOf({ origin: 'https://greenlight.example.com', forgeHost: null }))
  const wanted = JSON.parse(example.replaceAll('greenlight.example.com', 'bot.acme.test'))
  expect(JSON.parse(made.out)).toEqual(wanted)
  expect(linked(made)).toEqual(wanted)
  expect(made.err).toContain('Without --forge')
})

test.each([
  ['manifest'],
  ['manifest', '--socket', '--host', 'https://bot.acme.test'],
  ['manifest', '--host', 'bot.acme.test'],
  ['manifest', '--socket', '--forge', 'http://git.example.com'],
])('%s %s %s %s %s makes no manifest', async (...words) => {
  expect(await greenlight(...words)).toMatchObject({ status: 2, out: '' })
})
