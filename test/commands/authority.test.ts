import { describe, expect, test } from 'vitest'
import { commandOf, registry } from '../../src/commands/registry.ts'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import { createActionFilter } from '../../src/interactions/visible-actions.ts'
import { type ChannelRules, usualRules } from '../../src/model/channel-rules.ts'
import type { ChatPlace, Role } from '../../src/model/directory.ts'
import type { ActiveFreeze } from '../../src/services/access/access-context.ts'
import { asker, typeTo } from '../support/asker.ts'
import { recordedServices } from '../support/recorded-services.ts'
import { weekendFreeze } from '../support/weekend-freeze.ts'

interface Scene {
  readonly role?: Role
  readonly place?: ChatPlace
  readonly rules?: Partial<ChannelRules>
  readonly freezes?: readonly ActiveFreeze[]
  /** The channel has a freeze, which need not hold now. */
  readonly hasFreezes?: boolean
}

/** Turns of somebody who stands like this where they ask. */
function standing({
  role = 'member',
  place = 'channel',
  rules = {},
  freezes = [],
  hasFreezes = false,
}: Scene) {
  const { room, calls } = recordedServices()
  const where = { place, presence: 'there' as const, rules: { ...usualRules, ...rules } }
  const accessContexts = {
    of: async () => ({
      role,
      ...where,
      zone: null,
      freezes: async () => freezes,
      hasFreezes: async () => hasFreezes,
    }),
    channel: async () => where,
  }
  const turns = createInteractionHandler({ ...room, accessContexts }, 'https://git.example.com')
  const done = () => calls.map(({ method }) => method)
  const typed = async (words: string) =>
    typeTo(turns, words.split(' ')[0] ?? '', words.replace(/^\S+ ?/, ''), asker)
  return { turns, calls, done, typed, permits: createActionFilter({ ...room, accessContexts }) }
}

function verb(id: string) {
  const command = commandOf(id)
  if (!command) throw new Error(`There is no ${id}`)
  return command
}

const CONFIRMED = { confirmed: true, privately: false }
const MERGE = { project: 42, mr: 12, sha: '1a2b3c4d'.repeat(5) }

describe('the policy of a channel', () => {
  test.each([
    ['member', false],
    ['manager', true],
    ['admin', true],
  ] as const)('is shown to a %s; changed by one: %s', async (role, may) => {
    const { typed, done } = standing({ role })
    await typed('greenlight policy')
    expect(done()).toEqual(['policies.view'])
    const { reply } = await typed('greenlight policy --guests yes')
    expect(done().includes('policies.change')).toBe(may)
    if (!may) expect(reply.message?.text).toContain('Only a channel manager or a workspace admin')
  })

  test('is shown to a member who has filled in nothing of its form', async () => {
    const { turns, done } = standing({ role: 'member' })
    await turns.pressed(verb('greenlight.policy'), { shared: undefined }, asker, CONFIRMED)
    expect(done()).toEqual(['policies.view'])
  })

  test('is not changed by a form either, when it is filled in by a member', async () => {
    const { turns, done } = standing({ role: 'member' })
    const input = { shared: 'yes' }
    const given = { command: verb('greenlight.policy'), raw: input, projects: new Map(), privately: false }
    await turns.run({ kind: 'given', given }, asker, { via: 'form' })
    await turns.pressed(verb('greenlight.policy'), input, asker, CONFIRMED)
    expect(done()).not.toContain('policies.change')
  })
})

describe('where the channel asks before each change', () => {
  // What ends something of one's own, as `/milestone digest off`, is governed by no policy and asks nowhere.
  const writes = registry.filter(
    ({ access, effect, path }) => effect === 'write' && path[0] !== 'greenlight' && access.governed,
  )

  test.each(writes.map((command) => [command.id, command] as const))(
    '%s asks, and runs by the answer',
    async (id, command) => {
      const text = `${command.path.join(' ')} ${command.examples[0].typed}`
      const asks = standing({ rules: { confirm: 'ask' } })
      const { reply } = await asks.typed(text)
      expect(reply.message?.text).toContain('This channel asks before each change.')
      const atOnce = standing({})
      await atOnce.typed(text)
      const effects = atOnce.done().filter((method) => !asks.done().includes(method))
      expect(effects.length, `${id} did ${atOnce.done()}`).toBeGreaterThan(0)

      const button = JSON.stringify(reply.message?.blocks.at(-1))
      const value = /"value":"((?:[^"\\]|\\.)*)"/.exec(button)?.[1] ?? ''
      const { confirmed, ...input } = JSON.parse(JSON.parse(`"${value}"`))
      expect(confirmed).toBe(true)
      const pressed = standing({ rules: { confirm: 'ask' } })
      await pressed.turns.pressed(command, input, asker, CONFIRMED)
      expect(pressed.done()).toEqual(expect.arrayContaining(effects))
    },
  )

  test('a read is not asked about', async () => {
    const { typed, done } = standing({ rules: { confirm: 'type' } })
    await typed('mr list')
    expect(done()).toEqual(['mergeRequests.list'])
  })

  test('the bot’s own verbs are not: whoever set it can take it back', async () => {
    const { typed, done } = standing({ role: 'admin', rules: { confirm: 'type' } })
    await typed('greenlight policy --confirm usual')
    expect(done()).toContain('policies.change')
  })
})

describe('where the name must be typed', () => {
  test('a press that would do elsewhere opens the question for the name', async () => {
    for (const [confirm, merges] of [
      ['usual', true],
      ['ask', true],
      ['type', false],
    ] as const) {
      const { turns, done } = standing({ rules: { confirm } })
      const { modal: opens } = await turns.pressed(verb('mr.merge'), MERGE, asker, CONFIRMED)
      expect(done().includes('mergeRequests.merge'), confirm).toBe(merges)
      if (!merges) expect(opens).toMatchObject({ kind: 'phrase', ask: { phrase: '!12' } })
    }
  })

  test('the typed name is enough', async () => {
    const { turns, done } = standing({ rules: { confirm: 'type' } })
    await turns.pressed(verb('mr.merge'), MERGE, asker, { ...CONFIRMED, via: 'form' })
    expect(done()).toContain('mergeRequests.merge')
  })
})

describe('a freeze', () => {
  test('is told with its reason, inert, and only who may override it gets a button', async () => {
    for (const mayOverride of [true, false]) {
      const { typed, done } = standing({ freezes: [weekendFreeze(mayOverride)] })
      const { reply } = await typed('mr merge !12')
      expect(reply.message?.text).toContain('Weekend &lt;!channel&gt;')
      expect(JSON.stringify(reply.message?.blocks).includes('mr.merge')).toBe(mayOverride)
      expect(done()).toEqual([])
    }
  })

  test('sends people to the managers of the channel that set it, which may be another one', async () => {
    const { reply } = await standing({ role: 'manager', freezes: [weekendFreeze(false)] }).typed(
      'mr merge !12',
    )
    expect(reply.message?.text).toContain(': Weekend &lt;!channel&gt;.')
    expect(reply.message?.text).toContain('A channel manager or a workspace admin can override it')
  })

  test('that one may override and another not is not overridden', async () => {
    const { turns, done } = standing({ freezes: [weekendFreeze(true), weekendFreeze(false)] })
    await turns.pressed(verb('mr.merge'), { ...MERGE, overrideReason: 'It must be' }, asker, CONFIRMED)
    expect(done()).toEqual([])
  })

  test.each([
    ['overriding', { overriding: true }],
    ['overriding as a word', { overriding: 'true' }],
    ['an empty reason', { overrideReason: '' }],
    ['a reason that is no text', { overrideReason: true }],
    ['nothing', {}],
  ])('no press without a reason merges: %s', async (_, more) => {
    const { turns, done } = standing({ role: 'admin', freezes: [weekendFreeze(true)] })
    await turns.pressed(verb('mr.merge'), { ...MERGE, ...more }, asker, CONFIRMED)
    expect(done()).not.toContain('mergeRequests.merge')
  })

  test('whoever may override it is asked for the reason in a form, which keeps what was seen', async () => {
    const { turns } = standing({ role: 'manager', freezes: [weekendFreeze(true)] })
    const { modal: opens } = await turns.pressed(
      verb('mr.merge'),
      { ...MERGE, overriding: true },
      asker,
      CONFIRMED,
    )
    expect(opens).toMatchObject({ kind: 'form', request: { input: MERGE } })
    expect(JSON.stringify(opens)).not.toContain('overriding')
  })

  test('with a reason it merges, and without a freeze a reason is not kept', async () => {
    for (const freezes of [[weekendFreeze(true)], []]) {
      const { turns, calls } = standing({ role: 'manager', freezes })
      const input = { ...MERGE, overrideReason: 'Fixes the outage' }
      await turns.pressed(verb('mr.merge'), input, asker, CONFIRMED)
      const merged = calls.find(({ method }) => method === 'mergeRequests.merge')
      expect(merged).toBeDefined()
      expect(JSON.stringify(merged).includes('outage')).toBe(freezes.length > 0)
    }
  })

  test.each([
    ['member', false],
    ['manager', true],
    ['admin', true],
  ] as const)('is not moved to another project by a %s: %s', async (role, may) => {
    const { typed, turns, done } = standing({ role, hasFreezes: true })
    const { reply } = await typed('greenlight default 43')
    await turns.pressed(verb('greenlight.default'), { use: 43 }, asker, CONFIRMED)
    expect(done().includes('projects.bind')).toBe(may)
    if (!may) expect(reply.message?.text).toContain('During a merge freeze, only a manager or an admin')
  })

  test('does not keep a member from asking which project the channel means', async () => {
    const { typed } = standing({ hasFreezes: true })
    const { reply } = await typed('greenlight default')
    expect(reply.message?.text).toContain('This channel uses')
  })

  test('holds back nothing but merges', async () => {
    const { typed, done } = standing({ freezes: [weekendFreeze(false)] })
    await typed('mr todo !12')
    expect(done()).toContain('mergeRequests.todo')
  })
})

describe('help', () => {
  test.each([
    ['member', true],
    ['manager', false],
  ] as const)('on the policy tells a %s that they may only look: %s', async (role, told) => {
    const { reply } = await standing({ role }).typed('greenlight help policy')
    expect(reply.message?.text.includes('You can only look at it')).toBe(told)
  })

  test('shows only what may be used, and counts the rest', async () => {
    const { typed } = standing({ rules: { verbs: ['mr.list', 'mr.view'] } })
    const { reply } = await typed('mr help all')
    expect(reply.message?.text).toContain('/mr list [search]; /mr view &lt;mr&gt;')
    expect(reply.message?.text).not.toContain('/mr merge')
    expect(reply.message?.text).toMatch(/\/mr digest off \[digest\]\. 36 more commands you can’t use here\.$/)
    expect((await typed('mr help merge')).reply.message?.text).toContain(
      'This channel doesn’t allow /mr merge.',
    )
  })

  test('says nothing of hidden verbs when there are none', async () => {
    const { reply } = await standing({}).typed('mr help all')
    expect(reply.message?.text).not.toContain('can’t use')
  })

  test.each([
    ['guest', 'You don’t have access to this here.'],
    ['outsider', 'Only members of this workspace'],
    ['deactivated', 'You can’t use Greenlight here'],
    ['unknown', 'Slack didn’t say who you are'],
  ] as const)('tells a %s no project', async (role, sentence) => {
    for (const words of ['mr help', 'mr approve !12', 'mr help merge']) {
      const { reply } = await standing({ role }).typed(words)
      const told = JSON.stringify(reply)
      if (words === 'mr help') expect(told).toContain(sentence)
      expect(told).not.toMatch(/Without --project it is|git\.example\.com\/acme/)
    }
  })
})

describe('an answer', () => {
  test.each([
    ['channel', 'mr list', {}, false],
    ['direct', 'mr list', {}, false],
    ['unseen', 'mr list', {}, true],
    ['shared', 'mr list', { shared: true }, false],
    ['shared', 'greenlight watches', { shared: true }, false],
    ['shared', 'greenlight watches', {}, true],
  ] as const)(
    'in a place that is %s, to /%s, with %j, is kept from others: %s',
    async (place, words, rules, privately) => {
      expect(await standing({ place, rules }).typed(words)).toMatchObject({ privately })
    },
  )

  test.each([
    ['channel', false],
    ['unseen', true],
  ] as const)('to a press in a place that is %s is kept from others: %s', async (place, privately) => {
    const pressed = standing({ place }).turns.pressed(verb('mr.list'), { project: 42 }, asker, CONFIRMED)
    expect(await pressed).toMatchObject({ privately })
  })
})

test('what names no project is no matter of the projects that a channel is bound to', async () => {
  const { reply } = await standing({ rules: { projects: [42] } }).typed('greenlight default')
  expect(reply.message?.text).toContain('This channel uses')
})

describe('buttons', () => {
  const led = (verb: string, more = {}) => ({ verb, isForm: false, project: null, ...more })
  const person = { team: 'T1', user: 'U1', channel: 'C1' }

  test('of one person are those of verbs that this person may use', async () => {
    const may = await standing({ role: 'guest', rules: { guests: true } }).permits.person(person)
    expect([may(led('mr.view')), may(led('mr.merge')), may(led('mr.nothing'))]).toEqual([true, false, false])
  })

  test('stay while Slack does not tell who reads them, and are judged when they are pressed', async () => {
    const may = await standing({ role: 'unknown' }).permits.person(person)
    expect([may(led('mr.merge')), may(led('mr.nothing'))]).toEqual([true, false])
    const { turns, done } = standing({ role: 'unknown' })
    await turns.pressed(verb('mr.merge'), MERGE, asker, CONFIRMED)
    expect(done()).toEqual([])
  })

  test('of a channel are those that it allows anybody, about its own projects', async () => {
    const rules = { verbs: ['mr.merge'], projects: [42] }
    const may = await standing({ role: 'outsider', rules }).permits.channel('T1', 'C1')
    expect(may(led('mr.merge', { project: 42 }))).toBe(true)
    expect(may(led('mr.merge', { project: 420 }))).toBe(false)
    expect(may(led('mr.close', { project: 42 }))).toBe(false)
  })

  test('of a form that changes what its verb shows are for those who may change it', async () => {
    for (const role of ['member', 'manager'] as const) {
      const may = await standing({ role }).permits.person(person)
      expect(may(led('greenlight.policy'))).toBe(true)
      expect(may(led('greenlight.policy', { isForm: true }))).toBe(role === 'manager')
      expect(may(led('mr.edit', { isForm: true }))).toBe(true)
    }
  })
})
