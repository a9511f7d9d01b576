import { expect, test } from 'vitest'
import { deletionPhrase, deployKeyDelete, deployKeyDisable } from '../../../src/commands/deploy-key/delete.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { keyRemovedReply } from '../../../src/views/deploy-key/delete.ts'
import { execute } from '../../support/execute.ts'
import { aDeployKey, recordedServices } from '../../support/recorded-services.ts'

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const place = { project: 42, projectName: 'acme/web', user: 'U1', done: 'deleted' } as const
const services = await recordedServices().room.contextOf({
  team: 'T1',
  user: 'U1',
  userName: 'ann',
  channel: 'C1',
})
const key = aDeployKey()

test.each(['CI runner', 'Müller & Söhne (2)', '构建', '✓ <b> "x"'])(
  'the title %s is typed as it is',
  (title) => {
    expect(deletionPhrase(aDeployKey({ title }))).toBe(title)
  },
)

test.each(['', ' CI', 'CI  runner', 'CI\nrunner', 'C\u200bI', '\u3164', 'Mu\u0308ller', 'x'.repeat(101)])(
  'nobody could type the title %j: the fingerprint stands in',
  (title) => {
    expect(deletionPhrase(aDeployKey({ title }))).toBe(key.facts?.sha256)
    expect(deletionPhrase(aDeployKey({ title, facts: null }))).toBe('key:7')
  },
)

test('deleting asks for the title, says what it may do elsewhere, and offers to disable instead', async () => {
  const asked = await execute(deployKeyDelete, { project: 42, key: 'CI runner' }, services, asking, {
    confirmed: false,
  })
  expect(asked).toMatchObject({ kind: 'type', phrase: 'CI runner', input: { project: 42, key: 'key:7' } })
  if (asked.kind !== 'type') throw new Error(asked.kind)
  expect(asked.yes.length).toBeLessThanOrEqual(24)
  for (const said of [asked.text, JSON.stringify(asked.blocks)]) {
    expect(said).toContain('To remove it from acme/web only, disable it.')
    expect(said).toContain('delete it for every project that uses it')
  }
  // The list of all keys names no projects (API document 4.2), so not even admins are told.
  expect(asked.text).toContain('I can’t see which')
  expect(JSON.stringify(asked.blocks)).toContain('"action_id":"deploy-key.disable"')
})

test('disabling asks by a button that carries the number', async () => {
  const asked = await execute(deployKeyDisable, { project: 42, key: 'CI runner' }, services, asking, {
    confirmed: false,
  })
  expect(asked).toMatchObject({
    kind: 'ask',
    yes: 'Disable deploy key',
    input: { project: 42, key: 'key:7' },
  })
})

test.each([
  ['disabled', true, '<@U1> disabled the deploy key “CI runner” (key:7) on acme/web.'],
  ['deleted', true, '<@U1> deleted the deploy key “CI runner” (key:7) of acme/web.'],
  ['deleted', false, `The deploy key “CI runner” (key:7) is no longer on acme/web (confirmed on ${SERVER}).`],
] as const)('%s, answered %s', (kind, answered, text) => {
  expect(keyRemovedReply({ kind, answered, key }, place).message).toMatchObject({ to: 'channel', text })
})

test('a name that fits several keys is answered with their numbers, and nothing was changed', () => {
  const candidates = Array.from({ length: 12 }, (_, at) => aDeployKey({ id: at + 1, title: 'CI' }))
  const { message } = keyRemovedReply({ kind: 'ambiguous-key', typed: 'CI', candidates }, place)
  expect(message?.text).toMatch(/Which deploy key is “CI”\? .*\(key:10\), and 2 more\.$/)
  const one = keyRemovedReply({ kind: 'ambiguous-key', typed: 'C', candidates: [key] }, place)
  expect(one.message?.text).toContain('Did you mean this deploy key?')
})

test.each(['disabled', 'deleted'] as const)('a key that is not there was not %s', (done) => {
  const outcome = { kind: 'may-not' } as const
  const { message } = keyRemovedReply(outcome, { ...place, done })
  expect(message?.text).toContain(`The deploy key wasn’t ${done}.`)
})
