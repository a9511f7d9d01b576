import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { integrationKind, integrationNames } from '../../src/model/integration-kinds.ts'
import {
  BLANK_CHOICE,
  hasUserInfo,
  type Parameter,
  presentText,
  readValue,
  shownValue,
  wireValue,
  withoutUserInfo,
} from '../../src/model/integration-parameter.ts'

const everyParameter = integrationNames.flatMap((name) => integrationKind(name).parameters)
function parameter(name: string): Parameter {
  const found = everyParameter.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`There is no parameter ${name}`)
  return found
}

describe('what is typed becomes one text, or a phrase about what is wrong', () => {
  test.each([
    ['bamboo_url', ' https://bamboo.example.com/ ', 'https://bamboo.example.com/'],
    ['issues_url', 'http://tracker.example.com/:id', 'http://tracker.example.com/:id'],
    ['server_port', '06659', '6659'],
    ['color', 'RED', 'red'],
    ['priority', 'normal', '0'],
    ['priority', 'normal (0)', '0'],
    ['priority', '-2', '-2'],
    ['color', BLANK_CHOICE, ''],
    ['notify', 'true', 'yes'],
    ['notify', 'Off', 'no'],
    [
      'recipients',
      ' a@example.com,b@example.com;  c@example.com ',
      'a@example.com b@example.com c@example.com',
    ],
    ['restrict_to_branch', 'main, dev  next', 'main,dev,next'],
    ['jira_issue_transition_id', '31', '31'],
    ['password', ' pass word ', ' pass word '],
    ['room', '   ', ''],
  ])('%s: “%s” is “%s”', (name, typed, text) => {
    expect(readValue(parameter(name), typed)).toEqual({ ok: true, text })
  })

  test.each([
    ['bamboo_url', 'bamboo.example.com', /begins with http/],
    ['bamboo_url', 'ftp://bamboo.example.com', /begins with http/],
    ['bamboo_url', 'https://', /begins with http/],
    ['bamboo_url', 'https://a b', /begins with http/],
    ['bamboo_url', 'https://ann:secret@bamboo.example.com', /user name or password/],
    ['room', 'see https://ann:secret@bamboo.example.com', /user name or password/],
    ['server_port', '0', /from 1 to 65535/],
    ['server_port', '65536', /from 1 to 65535/],
    ['server_port', '6e3', /from 1 to 65535/],
    ['color', 'blue', /one of yellow, red/],
    ['priority', '2', /one of lowest \(-2\)/],
    ['notify', 'maybe', /yes or no/],
    ['default_irc_uri', 'http://irc.example.com', /irc:/],
    ['project_key', 'web', /capital letters/],
    ['jira_issue_transition_id', 'two', /a number/],
    ['token', 'two words', /without spaces/],
    ['api_key', 'schlüssel', /without spaces/],
    ['room', 'one\ntwo', /one line/],
    ['room', 'x'.repeat(3001), /3000 characters/],
  ])('%s: “%s” is refused', (name, typed, problem) => {
    const read = readValue(parameter(name), typed)
    expect(read.ok ? '' : read.problem).toMatch(problem)
    expect(read.ok ? '' : read.problem).not.toContain('secret')
  })

  test('the recipients of e-mails are addresses; those of an IRC gateway are not', () => {
    const [ofMails, ofIrc] = (['emails-on-push', 'irker'] as const).map((name) =>
      integrationKind(name).parameters.find((candidate) => candidate.name === 'recipients'),
    )
    if (!ofMails || !ofIrc) throw new Error('There are no recipients')
    expect(readValue(ofMails, 'ann@example.com #web').ok).toBe(false)
    expect(readValue(ofIrc, 'irc://irc.example.com/#web #ops')).toEqual({
      ok: true,
      text: 'irc://irc.example.com/#web #ops',
    })
  })
})

const anyParameter = fc.constantFrom(...everyParameter)

test.prop([anyParameter, fc.string({ unit: 'grapheme' })])(
  'reading twice is reading once',
  (about, typed) => {
    const once = readValue(about, typed)
    if (once.ok) expect(readValue(about, once.text)).toEqual(once)
  },
)

test.prop([anyParameter, fc.string()])('what is sent and told back is the same value', (about, typed) => {
  const read = readValue(about, typed)
  if (read.ok) expect(presentText(about, wireValue(about, read.text))).toBe(read.text)
})

test.prop([anyParameter, fc.oneof(fc.anything(), fc.string())])(
  'nothing that a forge tells is too odd',
  (about, told) => {
    fc.pre(!Object.is(typeof told, 'symbol'))
    expect(typeof presentText(about, told)).toBe('string')
    expect(typeof shownValue(about, presentText(about, told))).toBe('string')
  },
)

test('a tick, a number and a priority are sent as such, and everything else as text', () => {
  expect(wireValue(parameter('notify'), 'no')).toBe(false)
  expect(wireValue(parameter('server_port'), '6659')).toBe(6659)
  expect(wireValue(parameter('priority'), '-1')).toBe(-1)
  expect(wireValue(parameter('room'), '12')).toBe('12')
  expect(wireValue(parameter('jira_issue_transition_id'), '2')).toBe('2')
  expect(wireValue(parameter('server_port'), 'odd')).toBe('odd')
  expect(wireValue(parameter('notify'), '')).toBe('')
})

test('old servers keep a tick as a digit', () => {
  for (const [told, text] of [
    ['1', 'yes'],
    [1, 'yes'],
    ['0', 'no'],
    [false, 'no'],
    [null, ''],
    [undefined, ''],
  ] as const)
    expect(presentText(parameter('notify'), told)).toBe(text)
})

test.prop([fc.webUrl({ authoritySettings: { withUserInfo: true } })])(
  'no user name and no password of an address is left in what is shown',
  (address) => {
    const { username, password, host } = new URL(address)
    fc.pre(username !== '' || password !== '')
    expect(hasUserInfo(address)).toBe(true)
    const shown = withoutUserInfo(`see ${address} there`)
    expect(hasUserInfo(shown.replace('…@', ''))).toBe(false)
    expect(shown).toContain(`…@${host}`)
  },
)
