import { describe, expect, test } from 'vitest'
import { deployKeyAdd } from '../../../src/commands/deploy-key/add.ts'
import { readForm } from '../../../src/interactions/form.ts'
import { parseCommand } from '../../../src/interactions/parse-command.ts'
import { keyAddedReply } from '../../../src/views/deploy-key/add.ts'
import { execute } from '../../support/execute.ts'
import { aDeployKey, recordedServices } from '../../support/recorded-services.ts'

const FORGE = 'https://git.example.com'
const LINE =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr ann@example.com'
const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const place = { project: 42, projectName: 'acme/web' }

async function typed(text: string) {
  const { room, calls } = recordedServices()
  const services = await room.contextOf({ team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' })
  const reading = parseCommand('deploy-key', `add ${text}`, FORGE)
  if (reading.kind !== 'given') throw new Error(JSON.stringify(reading))
  const raw = { project: 42, ...reading.given.raw }
  return { executed: await execute(deployKeyAdd, raw, services, asking, { confirmed: false }), calls }
}

describe('what is missing is asked for in a form, and what is there stands in it', () => {
  test.each([
    ['', undefined, undefined],
    ['"CI runner"', 'CI runner', undefined],
    [LINE, undefined, LINE],
    [`"${LINE}"`, undefined, LINE],
    [`--key "${LINE}"`, undefined, LINE],
  ])('add %s', async (text, title, key) => {
    const { executed, calls } = await typed(text)
    expect(executed).toMatchObject({
      kind: 'form',
      inputs: [
        { name: 'title', required: true, ...(title ? { value: title } : {}) },
        { name: 'key', required: true, ...(key ? { value: key } : {}) },
      ],
      input: { project: 42 },
    })
    if (executed.kind !== 'form') throw new Error(executed.kind)
    expect(executed.inputs.filter(({ value }) => value)).toHaveLength(title || key ? 1 : 0)
    expect(calls).toEqual([])
  })

  test('a line that no input holds is filled in without its comment', async () => {
    const { executed } = await typed(`${LINE} ${'x'.repeat(3000)}`)
    expect(executed).toMatchObject({
      inputs: [{ name: 'title' }, { name: 'key', value: LINE.split(' ', 2).join(' ') }],
    })
  })
})

test.each([
  [`"CI runner" ${LINE}`, LINE],
  [`--title "CI runner" ${LINE}`, LINE],
  [`"CI runner" ${LINE.replaceAll(' ', '\n')}`, LINE],
  [`"ssh-ed25519" ${LINE}`, LINE],
])('add %s is enough', async (text, line) => {
  const { executed, calls } = await typed(text)
  expect(executed.kind).toBe('reply')
  expect(calls).toMatchObject([{ method: 'deployKeys.add', args: [{ project: 42, key: { line } }] }])
})

test.each([
  `"CI runner" ssh-rsa AAAA`,
  'ssh-ed25519 AAAA',
  `"${'x'.repeat(256)}" ${LINE}`,
  `"" ${LINE}`,
  `" " ${LINE}`,
])('a wrong key or title is told and nothing is asked of the forge: %s', async (text) => {
  const { executed, calls } = await typed(text)
  expect(executed).toMatchObject({ kind: 'invalid' })
  expect(calls).toEqual([])
})

const [, BASE64 = ''] = LINE.split(' ')

test.each([
  ['---- BEGIN SSH2 PUBLIC KEY ----\nAAAA\n---- END SSH2 PUBLIC KEY ----', 'doesn’t start with a known type'],
  ['—–BEGIN RSA PUBLIC KEY—– MIIB —–END RSA PUBLIC KEY—–', 'doesn’t start with a known type'],
  [BASE64, 'doesn’t start with a known type'],
  ['id_ed25519.pub', 'doesn’t start with a known type'],
  [`runner ${LINE}`, 'doesn’t start with a known type'],
  [`ssh-rsa ${BASE64}`, 'isn’t a key of the type in front of it'],
  ['ssh-ed25519', 'isn’t a key of the type in front of it'],
  ['ssh-ed25519 INhixImOADJ42/K7SIzMgjuRO6gt8LjM', 'If it’s part of a private key, it’s now in Slack'],
])('what is no line of a public key is told as such, and how to get one: %j', async (text, told) => {
  const { executed } = await typed(`"CI runner" ${text}`)
  expect(executed).toMatchObject({ kind: 'invalid', field: 'key', problem: expect.stringContaining(told) })
})

test('in the form, what is wrong with the key is told at the key', () => {
  const read = readForm(deployKeyAdd, { title: 'CI runner', key: 'ssh-rsa AAAA' }, FORGE, { project: 42 })
  expect(read).toEqual({
    kind: 'errors',
    errors: { key: expect.stringContaining('This isn’t a key of the type in front of it') },
  })
})

test('a press that carries neither title nor key does nothing and says so', async () => {
  const { room, calls } = recordedServices()
  const services = await room.contextOf({ team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' })
  const done = await execute(deployKeyAdd, { project: 42 }, services, asking, { confirmed: true })
  expect(done).toMatchObject({
    reply: { message: { to: 'person', text: expect.stringContaining('needs a title and a public key') } },
  })
  expect(calls).toEqual([])
})

describe('what it came to', () => {
  const key = aDeployKey()
  const said = (outcome: Parameters<typeof keyAddedReply>[0]) => {
    const { message } = keyAddedReply(outcome, place, 'U1')
    return { to: message?.to, text: message?.text ?? '', shown: JSON.stringify(message?.blocks) }
  }

  test('added: who, what, where, the type and both fingerprints, for all to see', () => {
    const { to, text, shown } = said({ kind: 'added', answered: true, key })
    expect(to).toBe('channel')
    expect(text).toBe('<@U1> added the deploy key “CI runner” (key:7) to acme/web.')
    for (const words of ['ED25519, 256 bits', key.facts?.sha256, `MD5:${key.facts?.md5}`, '14 Sep 2026'])
      expect(shown).toContain(words)
  })

  test('nobody is named where the answer was lost', () => {
    for (const kind of ['added', 'known-key'] as const) {
      const { text, shown } = said({ kind, answered: false, key, given: 'Mine' })
      expect(text).toMatch(/^The deploy key “CI runner” .* is on acme\/web \(confirmed on /)
      expect(text + shown).not.toContain('U1')
    }
  })

  test('joined: under which title, and that the one that was given was not used', () => {
    const { text } = said({ kind: 'known-key', answered: true, key, given: 'Mine' })
    expect(text).toContain('put the deploy key “CI runner” (key:7) on acme/web')
    expect(text).toContain('instead of “Mine”')
    expect(text).not.toContain('added')
  })

  test('joined under the title that was given: nothing is said to be unused', () => {
    const { text } = said({ kind: 'known-key', answered: true, key, given: 'CI runner' })
    expect(text).toContain('already had this key')
    expect(text).not.toContain('instead of')
  })

  test('already there and taken: privately, and that nothing was done', () => {
    expect(said({ kind: 'already', key })).toMatchObject({
      to: 'person',
      text: 'This key is already on acme/web: “CI runner” (key:7).',
    })
    const taken = said({ kind: 'taken' })
    expect(taken.to).toBe('person')
    expect(taken.text).toContain('on a project you’re not a member of')
  })

  test('weak: in words', () => {
    const facts = { type: 'ssh-rsa', bits: 1024, sha256: 'SHA256:x', md5: 'aa' }
    const { text } = said({ kind: 'added', answered: true, key: aDeployKey({ facts }) })
    expect(text).toContain('Weak: an RSA key of 1024 bits is no longer safe. Replace it.')
  })
})
