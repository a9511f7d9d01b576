import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { cliTable } from '../../src/app/cli/commands.ts'
import { settingsTable } from '../../src/app/config/variables.ts'
import { type Field, typedFields } from '../../src/commands/fields.ts'
import { commandTable, manifestOf, scopeTable } from '../../src/commands/manifest.ts'
import { commandOf, nouns, registry } from '../../src/commands/registry.ts'
import { formOf } from '../../src/interactions/form.ts'
import { usageOf } from '../../src/interactions/help.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'
import { checkView } from '../../src/sandbox/slack/block-kit/check.ts'

const FORGE = 'https://git.example.com'
const root = join(import.meta.dirname, '../..')

/** The file of a verb that stands beside its opposite, or beside one that differs in a few words. */
const BESIDE: ReadonlyMap<string, string> = new Map([
  ['mr.reopen', 'close'],
  ['mr.ready', 'draft'],
  ['mr.unapprove', 'approve'],
  ['mr.unsubscribe', 'subscribe'],
  ['mr.retry', 'build'],
  ['mr.play', 'build'],
  ['mr.stop', 'build'],
  ['milestone.activate', 'close'],
  ['milestone.digest.off', 'on'],
  ['mr.digest.off', 'on'],
  ['milestone.digest.now', 'preview'],
  ['mr.digest.now', 'preview'],
  ['deploy-key.disable', 'delete'],
  ['greenlight.default', 'project'],
  ['greenlight.unwatch', 'watch'],
  ['greenlight.watches', 'watch'],
  ['greenlight.resume', 'me'],
  ['greenlight.disconnect', 'me'],
  ['greenlight.forget-me', 'me'],
])

const LONG = 'a'.repeat(5_000)

/** Values that fit no field of their kind. */
const UNFIT: Readonly<Record<Field['kind'], readonly unknown[]>> = {
  text: [7],
  date: [LONG, 7],
  number: [0, -1, 1.5, 1e16, 'perhaps'],
  flag: ['perhaps'],
  choice: ['perhaps', ''],
  'merge-request': [0, -1, 1.5, 1e16, 'perhaps'],
  'merge-requests': [7],
  milestone: [LONG, '', 0, -1, 1.5, 1e16],
  project: [0, -1, 1.5, 1e16, 'perhaps'],
  alias: [LONG, '', 7],
  hidden: [],
}

/** A problem in other words than zod’s own. */
const OURS = /^(?!Too |Invalid|Unrecognized)/

test('the verbs that live in another file are there', () => {
  for (const id of BESIDE.keys()) expect(commandOf(id)?.id).toBe(id)
})

test('ids are unique', () => {
  const ids = registry.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(registry.map((command) => [command.id, command] as const))('%s', (id, command) => {
  test('is found by its id and belongs to a known slash command', () => {
    expect(commandOf(id)).toBe(command)
    expect(nouns.has(command.path[0])).toBe(true)
  })

  test('lives in the file that its path names, or in the one that is named here', async () => {
    const [noun, verb, word = ''] = command.path
    // Two slash commands share the verbs of digests.
    const file = verb === 'digest' ? `digest/${BESIDE.get(id) ?? word}` : `${noun}/${BESIDE.get(id) ?? verb}`
    expect(await readFile(join(root, 'src/commands', `${file}.ts`), 'utf8')).toContain(
      `'${command.path.at(-1)}'`,
    )
  })

  test('what changes something at the forge needs the person’s own account', () => {
    const touchesForge = command.fields.some(({ kind }) =>
      ['merge-request', 'milestone', 'project'].includes(kind),
    )
    // Watches are the channel’s own: any member may end one, also without an account.
    const isChannels = id === 'greenlight.unwatch' || id === 'greenlight.queue.off'
    if (command.effect !== 'read' && touchesForge && !isChannels) expect(command.needs).toBe('account')
  })

  test('every field that can be typed has help', () => {
    for (const { help } of typedFields(command.fields)) expect(help.length).toBeGreaterThan(5)
  })

  test('what does not fit a field is refused in words of ours', () => {
    for (const { key, kind, required } of typedFields(command.fields))
      for (const value of [...UNFIT[kind], ...(required ? [undefined, ''] : [])])
        expect(command.problems({ [key]: value }).get(key), `${key}: ${value}`).toMatch(OURS)
  })

  test('a long text fits a field, or is refused in words of ours', () => {
    for (const { key, kind } of typedFields(command.fields))
      if (kind === 'text') expect(command.problems({ [key]: LONG }).get(key) ?? '').toMatch(OURS)
  })

  test('no field has a name that buttons keep for themselves', () => {
    const kept = ['sourceTs', 'privately', 'confirmed', 'isPagination', 'force']
    for (const { key } of command.fields) expect(kept).not.toContain(key)
  })

  test('its positionals are fields', () => {
    const keys = command.fields.map(({ key }) => key)
    for (const key of command.positionals) expect(keys).toContain(key)
  })

  test.each(command.examples.map((example) => [example.typed, example] as const))(
    'the example “%s” is read as it says',
    (typed, { means }) => {
      const reading = parseCommand(command.path[0], `${command.path.slice(1).join(' ')} ${typed}`, FORGE)
      if (reading.kind !== 'given') throw new Error(JSON.stringify(reading))
      expect(reading.given.command).toBe(command)
      const named = [...reading.given.projects].map(([key, ref]) => [
        key,
        ref.kind === 'id' ? ref.id : undefined,
      ])
      const given = {
        ...reading.given.raw,
        ...Object.fromEntries(named.filter(([, project]) => project !== undefined)),
      }
      expect(given).toEqual(means)
    },
  )

  test('its form and its usage are such as Slack takes', () => {
    expect(checkView(formOf(command, '{}'))).toBeUndefined()
    expect(usageOf(command).length).toBeLessThan(350)
  })

  test.each(['help %', '% --help', '% -h'])('`%s` explains it', (typed) => {
    const reading = parseCommand(command.path[0], typed.replace('%', command.path.slice(1).join(' ')), FORGE)
    expect(reading).toMatchObject({ kind: 'help', command })
  })
})

test('what people need first is typed as help says it, in about fourteen commands', () => {
  const first = [...nouns.values()].flatMap((noun) => noun.first?.map((one) => ({ noun, ...one })) ?? [])
  for (const { noun, typed, command } of first)
    expect(parseCommand(noun.name, typed, FORGE)).toMatchObject({ given: { command: { id: command.id } } })
  expect(new Set(first.map(({ command }) => command.id)).size).toBeLessThanOrEqual(15)
})

test('manifest.yml is the one that the verbs make (npm run docs)', async () => {
  expect(await readFile(join(root, 'manifest.yml'), 'utf8')).toBe(stringify(manifestOf(), { lineWidth: 100 }))
})

test('the docs have the tables that the code makes (npm run docs)', async () => {
  expect(await readFile(join(root, 'docs/reference/commands.md'), 'utf8')).toContain(commandTable())
  const setup = await readFile(join(root, 'docs/reference/settings.md'), 'utf8')
  expect(setup).toContain(settingsTable())
  expect(setup).toContain(scopeTable())
  expect(await readFile(join(root, 'docs/reference/command-line.md'), 'utf8')).toContain(cliTable())
})

test('descriptions and usage hints fit Slack’s manifest', () => {
  const { features, display_information: about, oauth_config: oauth } = manifestOf()
  expect(about.name.length).toBeLessThanOrEqual(35)
  expect(about.description.length).toBeLessThanOrEqual(140)
  expect(about.long_description.length).toBeGreaterThanOrEqual(175)
  expect(about.long_description.length).toBeLessThanOrEqual(4000)
  // Slack marks as optional what is among the others too.
  expect(oauth.scopes.bot).toEqual(expect.arrayContaining(oauth.scopes.bot_optional))
  for (const { command, description, usage_hint } of features.slash_commands) {
    expect(command.length).toBeLessThanOrEqual(32)
    expect(description.length).toBeLessThanOrEqual(2000)
    // It stands in one line beside the command.
    expect(usage_hint.length).toBeLessThanOrEqual(80)
  }
  for (const { name, description } of features.shortcuts) {
    expect(name.length).toBeLessThanOrEqual(24)
    expect(description.length).toBeLessThanOrEqual(150)
  }
})
