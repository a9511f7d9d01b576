import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { refuseSecret } from '../../../src/commands/integration/secret-typed.ts'
import { parseCommand } from '../../../src/interactions/parse-command.ts'
import {
  integrationKind,
  integrationNames,
  plainOf,
  secretsOf,
} from '../../../src/model/integration-kinds.ts'
import { madeUp } from '../../support/integration-values.ts'

const secretNames = [
  ...new Set(integrationNames.flatMap((name) => secretsOf(integrationKind(name)).map((one) => one.name))),
]

describe('a secret in a command is seen', () => {
  test.each(secretNames)('by its name: %s', (name) => {
    for (const typed of [
      `set slack ${name}=canary`,
      `set slack room=x ${name}="canary two"`,
      `set slack "${name}=canary"`,
      `set slack ${name} = canary`,
      `set slack ${name}: canary`,
      `set slack --${name} canary`,
      `set slack —${name}=canary`,
      `set slack ${name.toUpperCase().replaceAll('_', '-')}=canary`,
      `sett slak ${name}=canary`,
    ]) {
      expect(refuseSecret(typed)?.problem).toMatch(/is a secret\. .* it’s now in Slack/)
      expect(refuseSecret(typed)?.problem).not.toContain('canary')
    }
  })

  test.each([
    'tokn=canary',
    'apikey=canary',
    'access_token=canary',
    'webhook_url=canary',
    'passwd=canary',
    'secret=canary',
    'pass: canary',
    'pw=canary',
    'room=token=canary',
    'project_url=https://ci.example.com/acme?token=canary',
    'project_url=https://ci.example.com/acme?page=2&amp;api_key=canary',
    'project_url=https://ci.example.com/acme?page=2&access_token=canary',
  ])('also written %s', (typed) => {
    expect(refuseSecret(`set slack ${typed}`)?.problem).toContain('it’s now in Slack')
  })

  test('in an address', () => {
    expect(refuseSecret('set bamboo bamboo_url=https://ann:canary@bamboo.example.com')?.problem).toContain(
      'user name or password',
    )
  })
})

describe('nothing else is taken for one', () => {
  test.each(integrationNames)('what is no secret of %s', (name) => {
    expect(refuseSecret(`set ${name} ${madeUp(name).typed}`)).toBeNull()
    for (const { name: parameter } of plainOf(integrationKind(name)))
      expect(refuseSecret(`set ${name} --values ${parameter}=x`)).toBeNull()
  })

  test.each([
    '',
    'list',
    'view slack',
    'help set',
    'set slack token',
    'set slack webhook=',
    'set redmine issues_url=http://x/:id',
    'set redmine new_issue_url=https://x.example.com/new?key=WEB&type=bug',
    'set irker recipients=irc://irc.example.com:6697/#web',
  ])('%s', (typed) => {
    expect(refuseSecret(typed)).toBeNull()
  })
})

test.prop([
  fc.constantFrom(...secretNames),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('set', 'view', 'sett', 'list'),
])('whatever stands around it, the refusal repeats none of it', (name, around, verb) => {
  const reading = parseCommand(
    'integration',
    `${verb} slack ${name}=canary ${around}`,
    'https://git.example.com',
  )
  expect(reading.kind).toBe('refused')
  expect(JSON.stringify(reading)).not.toContain('canary')
})

test.each([
  'remove slack Xk29canaryXk29',
  'list Xk29canaryXk29',
  'Xk29canaryXk29',
  'set Xk29canaryXk29',
  'view Xk29canaryXk29',
  'view https://hooks.example.com/T00/Xk29canaryXk29',
  'set bamboo password "canary"',
  'set jira "password" = "canary"',
  'set hipchat room=x "canary canary"x',
])('what may be a secret is not repeated where it is not understood: %s', (typed) => {
  const reading = parseCommand('integration', typed, 'https://git.example.com')
  expect(JSON.stringify(reading.kind === 'refused' ? reading.refusal : '')).not.toContain('canary')
})

test('a slip of the finger is repeated, so that it can be mended', () => {
  expect(parseCommand('integration', 'view external-wki', 'https://git.example.com')).toMatchObject({
    refusal: { problem: 'I don’t know the kind "external-wki".', fix: 'Type external-wiki.' },
  })
})

test('a megabyte of anything is looked through at once', () => {
  for (const part of ['a ', 'a= ', '- ', '   ', 'token', 'x:'])
    expect(() => refuseSecret(part.repeat(1_000_000 / part.length))).not.toThrow()
})
