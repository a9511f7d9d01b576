import { describe, expect, test } from 'vitest'
import { type ChannelRules, usualRules } from '../../../src/model/channel-rules.ts'
import type { ChatPlace, Presence, Role } from '../../../src/model/directory.ts'
import type { PauseReason } from '../../../src/model/pause.ts'
import {
  type BackgroundWork,
  createBackgroundAuthorizer,
} from '../../../src/services/access/background-access.ts'
import type { ForgeContext } from '../../../src/services/context.ts'
import { recordedServices } from '../../support/recorded-services.ts'

interface Where {
  readonly role?: Role
  readonly place?: ChatPlace
  readonly presence?: Presence
  readonly rules?: Partial<ChannelRules>
  readonly access?: ForgeContext['forge']['access']
}

const KINDS = ['watch', 'digest', 'card', 'auto-merge'] as const

async function judged(kind: BackgroundWork['kind'], where: Where = {}) {
  const { role = 'member', place = 'channel', presence = 'there', rules = {}, access = 'own' } = where
  const { room } = recordedServices()
  const at = { place, presence, rules: { ...usualRules, ...rules } }
  const judge = createBackgroundAuthorizer({
    async contextOf(actor) {
      const context = await room.contextOf(actor)
      return { ...context, forge: { ...context.forge, access } }
    },
    accessContexts: {
      of: async () => ({
        ...at,
        role,
        zone: null,
        freezes: async () => [],
        hasFreezes: async () => false,
      }),
      channel: async () => at,
    },
  })
  const judgement = await judge({ kind, team: 'T1', channel: 'C1', user: 'UANN', project: 42 })
  return judgement.kind === 'denied' ? judgement.why : judgement.kind
}

describe.each(KINDS)('a %s', (kind) => {
  test.each<Where>([
    {},
    { role: 'manager' },
    { role: 'admin', rules: { projects: [7, 42] } },
    { place: 'shared', rules: { shared: true } },
  ])('is allowed: %j', async (where) => {
    expect(await judged(kind, where)).toBe('allowed')
  })

  test.each<Where>([{ role: 'unknown' }, { place: 'unknown', presence: 'unknown' }])(
    'waits for what Slack does not tell: %j',
    async (where) => {
      expect(await judged(kind, where)).toBe('unknown')
    },
  )

  test.each<[Where, PauseReason]>([
    [{ role: 'deactivated' }, 'left'],
    [{ role: 'outsider' }, 'may-not'],
    [{ role: 'guest' }, 'may-not'],
    [{ role: 'admin', place: 'shared' }, 'shared'],
    [{ role: 'admin', rules: { projects: [4, 420] } }, 'bound'],
    [{ access: 'none' }, 'not-connected'],
  ])('pauses: %j', async (where, why) => {
    expect(await judged(kind, where)).toBe(why)
  })
})

test('what posts in a channel needs the bot there; what is told to one person does not', async () => {
  for (const kind of ['watch', 'digest', 'card'] as const) {
    expect(await judged(kind, { place: 'unseen', presence: 'absent' })).toBe('not-there')
    expect(await judged(kind, { presence: 'absent' })).toBe('not-there')
    expect(await judged(kind, { presence: 'archived' })).toBe('archived')
    expect(await judged(kind, { presence: 'unknown' })).toBe('unknown')
  }
  expect(await judged('auto-merge', { presence: 'absent' })).toBe('allowed')
})

test('the verbs that a channel allows count for what they would be asked for with', async () => {
  const rules = { verbs: ['mr.list'] }
  expect(await judged('card', { rules })).toBe('may-not')
  expect(await judged('digest', { rules })).toBe('may-not')
})

test('a guest whom the channel lets read has their cards, and no more', async () => {
  const where = { role: 'guest', rules: { guests: true } } as const
  expect(await judged('card', where)).toBe('allowed')
  for (const kind of ['watch', 'digest'] as const) expect(await judged(kind, where)).toBe('may-not')
})

test('a channel watch and a digest read with a person’s own account alone', async () => {
  for (const kind of ['watch', 'digest'] as const)
    expect(await judged(kind, { access: 'service' })).toBe('not-connected')
  expect(await judged('card', { access: 'service' })).toBe('allowed')
})
