import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../src/commands/command.ts'
import { readVerbs, withoutVerbs } from '../../src/commands/greenlight/policy.ts'
import { commandOf, registry } from '../../src/commands/registry.ts'
import { judgeCommand } from '../../src/interactions/authorize.ts'
import { type ChannelRules, usualRules } from '../../src/model/channel-rules.ts'
import type { Role } from '../../src/model/directory.ts'
import type { AccessContext } from '../../src/services/access/access-context.ts'
import { mayUse } from '../../src/services/access/permission.ts'
import { verdictsOf } from '../commands/authority-matrix.ts'
import { recordedServices } from '../support/recorded-services.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

function standing(role: Role, rules: Partial<ChannelRules> = {}): AccessContext {
  return {
    role,
    place: 'channel',
    presence: 'there',
    rules: { ...usualRules, ...rules },
    zone: null,
    freezes: async () => [],
    hasFreezes: async () => false,
  }
}

const services = await recordedServices().room.contextOf({
  team: 'T1',
  user: 'U1',
  userName: 'u',
  channel: 'C1',
})

function judged(
  command: Command,
  where: AccessContext,
  {
    input = {},
    access = 'own',
  }: { input?: Record<string, unknown>; access?: 'own' | 'service' | 'none' } = {},
) {
  return judgeCommand(command, input, where, { ...services, forge: { ...services.forge, access } }, NOW)
}

test('what a verb needs fits what it does', () => {
  for (const command of registry) {
    const { access } = command
    // Beside their own account, guests change nothing.
    if (access.least === 'guest' && command.id !== 'greenlight.connect')
      expect(command.effect, command.id).toBe('read')
    if (!access.governed && !access.anyProject) expect(command.path[0], command.id).toBe('greenlight')
    if (command.effect !== 'read')
      expect(command.needs, `${command.id} without an account`).not.toBe('reader')
  }
})

test('every verb, role, presser and kind of channel: as the expectation that was written beside the code', async () => {
  const { cells, wrong, table } = await verdictsOf(registry)
  process.stdout.write(`${table}\n`)
  expect(wrong).toEqual([])
  expect(cells).toBeGreaterThan(9_000)
})

describe('identifiers are compared whole', () => {
  const ids = registry.map(({ id }) => id)
  const relative = fc.oneof(
    fc
      .constantFrom('', '.', 'é', '\u200b', ' ', '-evil')
      .chain((more) =>
        fc.constantFrom(
          ...ids.flatMap((id) => [
            `${id}${more}x`,
            `x${more}${id}`,
            id.toUpperCase(),
            id.slice(1),
            id.slice(0, -1),
          ]),
        ),
      ),
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'constructor',
      '__proto__',
      'toString',
      'mr',
      'mr.',
      'mr.merge.',
      'ｍｒ.merge',
      'mr\u2024merge',
    ),
  )

  property.prop([relative])('a verb that only looks like one is none', (id) => {
    fc.pre(!ids.includes(id))
    expect(commandOf(id)).toBeUndefined()
  })

  property.prop([fc.constantFrom(...registry), relative])(
    'a channel that allows another one allows nothing',
    (command, other) => {
      fc.pre(command.id !== other)
      const isGoverned = [command, ...command.includes].some(({ access }) => access.governed)
      expect(mayUse(command, standing('admin', { verbs: [other] }))).toBe(!isGoverned)
    },
  )

  property.prop([fc.integer({ min: 1, max: 2 ** 53 - 1 }), fc.integer({ min: 1, max: 2 ** 53 - 1 })])(
    'a project is the number that a channel is bound to, or it is not',
    async (bound, asked) => {
      const verdict = await judged(merge(), standing('admin', { projects: [bound] }), {
        input: { project: asked, mr: 1 },
      })
      expect(verdict.kind).toBe(bound === asked ? 'allowed' : 'denied')
    },
  )

  test.each([
    [4, 42],
    [42, 4],
    [42, 420],
    [42, 142],
  ])('a channel that is bound to project %i is no channel of project %i', async (bound, asked) => {
    const verdict = await judged(merge(), standing('admin', { projects: [bound] }), {
      input: { project: asked, mr: 1 },
    })
    expect(verdict).toMatchObject({ kind: 'denied', reason: 'project' })
  })

  property.prop([relative])('a word in a list of verbs is a verb, a noun, or refused', (word) => {
    fc.pre(word.trim() === word && word !== '' && !/[\s,]/.test(word) && word !== 'all')
    const nouns = ['mr', 'milestone', 'deploy-key', 'integration']
    const isKnown = nouns.includes(word) || commandOf(word)?.access.governed === true
    expect(readVerbs(word).ok).toBe(isKnown)
  })
})

test('a noun stands for its verbs as they are when it is stored, and another of the same beginning for none', () => {
  const read = readVerbs('mr, milestone.list')
  if (!read.ok) throw new Error(read.unknown)
  const ofMr = registry.filter(({ path, access }) => path[0] === 'mr' && access.governed).map(({ id }) => id)
  expect(read.verbs).toEqual([...ofMr, 'milestone.list'])
  expect(withoutVerbs(null, ['mr.delete'])).not.toContain('mr.delete')
  expect(withoutVerbs(null, ['mr.delete'])).toContain('mr.merge')
  expect(withoutVerbs(['mr.list'], null)).toEqual([])
})

test('a delivery for another app, or of another installation, makes an outsider of anybody', async () => {
  const { verdictOf } = await import('../commands/authority-matrix.ts')
  for (const presser of ['other-app', 'other-installation', 'other-workspace'] as const)
    expect(await verdictOf('mr.list', { person: 'admin', presser, channel: 'unbound' })).toBe('stranger')
})

describe.each(registry.map((command) => [command.id, command] as const))('%s', (_, command) => {
  const allowedWith = { nothing: ['own', 'service', 'none'], reader: ['own', 'service'], account: ['own'] }

  test.each(['own', 'service', 'none'] as const)('by an admin with access %s', async (access) => {
    const verdict = await judged(command, standing('admin'), { access })
    const isAllowed = allowedWith[command.needs].includes(access)
    expect(verdict.kind).toBe(isAllowed ? 'allowed' : 'denied')
    if (verdict.kind === 'denied') expect(verdict.reply.message?.text).toContain('account first')
  })
})

test.each([
  ['there', null],
  ['absent', 'absent'],
  ['closed', 'closed'],
  ['archived', 'archived'],
  ['unknown', 'unknown-place'],
] as const)('what posts by itself needs the bot in the channel; it is %s', async (presence, reason) => {
  const watch = commandOf('greenlight.watch')
  if (!watch) throw new Error('There is no greenlight.watch')
  const verdict = await judged(watch, { ...standing('admin'), presence })
  expect(verdict.kind === 'denied' ? verdict.reason : null).toBe(reason)
  const isInvited = verdict.kind === 'denied' && verdict.reply.message?.text.includes('/invite')
  expect(isInvited).toBe(reason === 'absent')
})

function merge() {
  const command = commandOf('mr.merge')
  if (!command) throw new Error('There is no mr.merge')
  return command
}
