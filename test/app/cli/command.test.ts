import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { commands } from '../../../src/app/cli/commands.ts'
import { unknownVariables } from '../../../src/app/config/environment.ts'
import { manifestOf } from '../../../src/commands/manifest.ts'
import { readTyped } from '../../../src/slack/receive/read-command.ts'
import { parseKeyRing } from '../../../src/store/keys.ts'
import { inherited } from '../../support/main.ts'

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
  const env = { ...inherited, PATH: [cwd, dirname(process.execPath), process.env.PATH].join(delimiter) }
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
  const { features, ...rest } = manifestOf()
  const example = JSON.stringify({ ...rest, features: { ...features, unfurl_domains: undefined } })
  const wanted = JSON.parse(example.replaceAll('greenlight.example.com', 'bot.acme.test'))
  expect(JSON.parse(made.out)).toEqual(wanted)
  expect(linked(made)).toEqual(wanted)
  expect(made.err).toContain('Without --forge')
})

test('both make an app of Socket Mode that workspaces install at that address', async () => {
  const made = await greenlight('manifest', '--host', 'https://bot.acme.test', '--socket')
  const { settings, oauth_config: oauth } = parse(made.out)
  expect(settings).toMatchObject({ socket_mode_enabled: true, org_deploy_enabled: true })
  expect(oauth.redirect_urls).toEqual(['https://bot.acme.test/slack/oauth_redirect'])
  expect(made.out.match(/bot\.acme\.test/g)).toHaveLength(1)
})

test('manifest --prefix names the commands for a team whose names are taken', async () => {
  const made = await greenlight('manifest', '--socket', '--prefix', 'gl-', '--json')
  const { features } = JSON.parse(made.out)
  const names: string[] = features.slash_commands.map(({ command }: { command: string }) => command)
  expect(names).toEqual(['/gl-mr', '/gl-milestone', '/gl-deploy-key', '/gl-integration', '/gl-greenlight'])
  for (const name of names)
    expect(readTyped(name, 'help')).toEqual({ command: name.replace('gl-', ''), text: 'help' })
  expect(linked(made)).toEqual(JSON.parse(made.out))
})

test('slack run in a clone makes the manifest, and starts the bot with what Slack’s command sets', async () => {
  const { hooks, config } = JSON.parse(await readFile(join(root, '.slack/hooks.json'), 'utf8'))
  const [asked = '', started] = [hooks['get-manifest'], hooks.start]
  expect(asked).toMatch(/^npx greenlight /)
  const { out, err, status } = await greenlight(...asked.split(' ').slice(2))
  expect(JSON.parse(out).settings.socket_mode_enabled).toBe(true)
  expect({ status, started, config }).toEqual({
    status: 0,
    started: 'npx greenlight start',
    config: { 'sdk-managed-connection-enabled': true },
  })
  expect(err).not.toContain('no setting')
  const variables = ['SLACK_CLI_XAPP', 'SLACK_CLI_XOXB', 'SLACK_APP_TOKEN', 'SLACK_BOT_TOKEN']
  expect(unknownVariables(Object.fromEntries(variables.map((name) => [name, 'x'])))).toEqual([])
})

test.each([
  ['manifest'],
  ['manifest', '--socket', '--prefix', 'Gl '],
  ['manifest', '--socket', '--prefix', 'longer-than-slack-takes-'],
  ['manifest', '--host', 'bot.acme.test'],
  ['manifest', '--socket', '--forge', 'http://git.example.com'],
])('%s %s %s %s %s makes no manifest', async (...words) => {
  expect(await greenlight(...words)).toMatchObject({ status: 2, out: '' })
})
