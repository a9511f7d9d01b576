import { describe, expect, test } from 'vitest'
import { printVerbs, withIncluded, withoutVerbs } from '../../src/commands/greenlight/policy.ts'
import { commandOf, registry } from '../../src/commands/registry.ts'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import { usualRules } from '../../src/model/channel-rules.ts'
import type { ActiveFreeze } from '../../src/services/access/access-context.ts'
import { BACKGROUND_VERBS } from '../../src/services/access/background-access.ts'
import type { JudgedVerb } from '../../src/services/access/permission.ts'
import { asker } from '../support/asker.ts'
import { aMergeRequest, HEAD, recordedServices } from '../support/recorded-services.ts'
import { weekendFreeze } from '../support/weekend-freeze.ts'

type Input = Readonly<Record<string, unknown>>

const CHANGES = registry.filter(({ effect }) => effect !== 'read')
const MR = { project: 42, mr: 12 }
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr'
const UNDO = { undoes: { change: 'k7mq2xpe', left: null } }

/** What each verb is given that may merge, or let an auto-merge happen; written from the words of the server. */
const MERGING: readonly (readonly [string, Input])[] = [
  ['mr.merge', { ...MR, sha: HEAD }],
  ['mr.triage.merge', { project: 42, picked: { list: `12:${HEAD}` } }],
  ['mr.approve', { ...MR, sha: HEAD }],
  ['mr.ready', MR],
  ['mr.rebase', MR],
  ['mr.resolve', { ...MR, comment: 5 }],
  ['mr.retry', MR],
  ['mr.play', { ...MR, job: 'production' }],
  ['mr.reopen', MR],
  ['mr.reopen', { ...MR, ...UNDO }],
  ['mr.delete', MR],
  ['mr.edit', { ...MR, draft: false }],
  ['mr.edit', { ...MR, title: 'Choose a range' }],
  ['mr.edit', { ...MR, description: 'WEB-7' }],
  ['mr.edit', { ...MR, target: 'release' }],
  ['mr.edit', { ...MR, reviewer: 'none' }],
  ['mr.edit', { ...MR, reviewer: '-bob' }],
  ['mr.edit', { ...MR, labels: 'urgent', draft: false, milestone: 3 }],
  ['mr.review', { ...MR, reviewer: '-bob' }],
  ['mr.review', { ...MR, reviewer: 'none' }],
  ['integration.set', { project: 42, kind: 'jira' }],
  ['integration.set', { project: 42, kind: 'teamcity' }],
  ['integration.set', { project: 42, kind: 'jira', held: 'h' }],
  ['integration.remove', { project: 42, kind: 'jira' }],
  ['integration.remove', { project: 42, kind: 'buildkite' }],
]

/** What the same verbs are given that lets nothing be merged, and what they do then. */
const HARMLESS: readonly (readonly [string, Input, string])[] = [
  ['mr.edit', { ...MR, labels: 'urgent', milestone: 3, assignee: 'none', draft: true }, 'mergeRequests.edit'],
  ['mr.edit', { ...MR, reviewer: '+bob' }, 'mergeRequests.edit'],
  ['mr.review', { ...MR, reviewer: 'bob' }, 'mergeRequests.edit'],
  ['integration.remove', { project: 42, kind: 'slack' }, 'integrations.remove'],
  ['integration.set', { project: 42, kind: 'jira', held: 'h', discard: true }, 'integrations.discard'],
]

interface Scene {
  readonly freezes?: readonly ActiveFreeze[]
  readonly denies?: readonly string[]
  readonly armed?: boolean | null
}

/** Somebody in a channel with an open merge request, and another one that may be armed beside it. */
async function standing({ freezes = [], denies, armed = true }: Scene) {
  const { room, calls } = recordedServices()
  const usual = await room.contextOf(asker)
  const shown = [12, 13].map((iid) => aMergeRequest({ iid, merge_when_build_succeeds: armed }))
  const mergeRequests = {
    ...usual.mergeRequests,
    glance: async () => ({ kind: 'summaries' as const, items: shown.slice(0, 1) }),
    recent: async () => ({ kind: 'recent' as const, items: shown, nextPage: null, total: 2 }),
  }
  const where = {
    place: 'channel' as const,
    presence: 'there' as const,
    rules: { ...usualRules, verbs: denies ? withoutVerbs(null, denies) : null },
  }
  const accessContexts = {
    of: async () => ({
      role: 'member' as const,
      ...where,
      zone: null,
      freezes: async () => freezes,
      hasFreezes: async () => freezes.length > 0,
    }),
    channel: async () => where,
  }
  const store = {
    ...usual.store,
    operations: { ...usual.store.operations, find: async () => null },
  }
  const turns = createInteractionHandler(
    { ...room, accessContexts, contextOf: async () => ({ ...usual, store, mergeRequests }) },
    'https://git.example.com',
  )
  const given = (id: string, input: Input) => {
    const command = commandOf(id)
    if (!command) throw new Error(`There is no ${id}`)
    return { command, raw: input, projects: new Map(), privately: false }
  }
  const ways = {
    // In a slash command or to @greenlight: both are run as this.
    typed: (id: string, input: Input) =>
      turns.run({ kind: 'given', given: given(id, input) }, asker, { via: 'slash' }),
    form: (id: string, input: Input) =>
      turns.run({ kind: 'given', given: given(id, input) }, asker, {
        via: 'form',
        filled: true,
        confirmed: true,
      }),
    button: (id: string, input: Input) =>
      turns.pressed(given(id, input).command, input, asker, { confirmed: true, privately: false }),
  }
  return { ways, done: () => calls.map(({ method }) => method) }
}

const FROZEN = [weekendFreeze(false)]
const WRITES =
  /^(?:mergeRequests\.(?:merge|approve|markReady|rebase|resolve|retry|play|reopen|delete|edit)|integrations\.(?:set|enter|confirm|remove))$/

test('each verb that merges, or may let an auto-merge happen, is known here and takes a reason', () => {
  const merging = CHANGES.filter(
    ({ access, includes, mayUnblock }) =>
      access.merges || mayUnblock || includes.some(({ access: { merges } }) => merges),
  )
  expect(merging.map(({ id }) => id).sort()).toEqual([...new Set(MERGING.map(([id]) => id))].sort())
  for (const { id, fields } of merging)
    expect(
      fields.map(({ key }) => key),
      id,
    ).toContain('overrideReason')
})

describe('in a freeze, where an auto-merge is set or may be', () => {
  test.each(MERGING)('%s %o is not sent, whichever way it is asked for, and says why', async (id, input) => {
    for (const armed of [true, null])
      for (const way of ['typed', 'form', 'button'] as const) {
        const { ways, done } = await standing({ freezes: FROZEN, armed })
        const { reply } = await ways[way](id, input)
        expect(reply.message?.text, way).toContain('merges are frozen. ')
        expect(reply.message?.text, way).toContain('Weekend')
        expect(done().filter((method) => WRITES.test(method))).toEqual([])
      }
  })

  test.each(HARMLESS)('%s %o is sent as ever', async (id, input, call) => {
    const { ways, done } = await standing({ freezes: FROZEN })
    await ways.button(id, input)
    expect(done()).toContain(call)
  })

  test.each(CHANGES.filter(({ id }) => !MERGING.some(([one]) => one === id)).map(({ id }) => id))(
    '%s is not held back',
    async (id) => {
      const { ways } = await standing({ freezes: FROZEN })
      const { reply } = await ways.button(id, { ...MR, milestone: 3 })
      expect(JSON.stringify(reply)).not.toContain('merges are frozen')
    },
  )
})

test.each(MERGING.filter(([id]) => !/merge$/.test(id)))(
  'in a freeze, where no auto-merge is set, %s %o is sent',
  async (id, input) => {
    const { ways, done } = await standing({ freezes: FROZEN, armed: false })
    await ways.button(id, input)
    expect(done().some((method) => WRITES.test(method))).toBe(true)
  },
)

test.each(MERGING)(
  'whoever may override is asked for the reason of %s %o, and it is sent with one',
  async (id, input) => {
    const freezes = [weekendFreeze(true)]
    const asked = await standing({ freezes })
    const { modal } = await asked.ways.button(id, { ...input, overriding: true })
    expect(modal).toMatchObject({ kind: 'form', request: { title: 'Override freeze' } })
    expect(asked.done().filter((method) => WRITES.test(method))).toEqual([])
    if (id === 'mr.triage.merge') return
    const given = await standing({ freezes })
    await given.ways.button(id, { ...input, overrideReason: 'It is on fire' })
    expect(given.done().some((method) => WRITES.test(method))).toBe(true)
  },
)

describe('a verb that the channel denies is denied in every other that can do the same', () => {
  test.each([
    ['mr.merge', 'mr.triage.merge', { project: 42, picked: { list: `12:${HEAD}` } }, null],
    ['mr.ready', 'mr.edit', { ...MR, draft: false }, { ...MR, labels: 'urgent' }],
    ['mr.draft', 'mr.edit', { ...MR, draft: true }, { ...MR, labels: 'urgent' }],
    ['mr.review', 'mr.edit', { ...MR, reviewer: '+bob' }, { ...MR, labels: 'urgent' }],
    [
      'mr.draft',
      'mr.create',
      { project: 42, title: 'A', source: 'a', draft: true },
      { project: 42, title: 'A', source: 'a' },
    ],
    ['mr.draft', 'mr.create', { project: 42, title: 'Draft: A', source: 'a' }, null],
    ['mr.review', 'mr.create', { project: 42, title: 'A', source: 'a', reviewer: 'bob' }, null],
    ['deploy-key.enable', 'deploy-key.add', { project: 42, title: 'CI runner', key: KEY }, null],
    ['deploy-key.disable', 'deploy-key.delete', { project: 42, key: 'key:7' }, null],
    ['mr.view', 'greenlight.watch', { project: 42 }, null],
    ['mr.close', 'mr.delete', MR, null],
    ['mr.view', 'mr.list', { project: 42 }, null],
    ['mr.view', 'mr.queue', {}, null],
    ['mr.view', 'mr.triage', { project: 42 }, null],
    ['mr.view', 'mr.commits', MR, null],
    ['mr.view', 'mr.changes', MR, null],
    ['mr.view', 'mr.closes', MR, null],
    ['mr.view', 'mr.versions', MR, null],
    ['mr.view', 'mr.digest.now', { project: 42 }, null],
    ['mr.list', 'mr.digest.now', { project: 42 }, null],
    ['mr.list', 'mr.digest.preview', { project: 42 }, null],
    ['mr.list', 'mr.digest.on', { project: 42, schedule: 'mon 9:00' }, null],
    ['milestone.view', 'milestone.digest.on', { project: 42, schedule: 'mon 9:00' }, null],
    ['milestone.view', 'milestone.digest.now', { project: 42 }, null],
    ['milestone.view', 'milestone.list', { project: 42 }, null],
    ['milestone.view', 'milestone.issues', { project: 42, milestone: 3 }, null],
    ['milestone.view', 'milestone.details', { project: 42, milestone: 3 }, null],
    ['milestone.view', 'milestone.progress', { project: 42, milestone: 3 }, null],
  ] as const)('%s: %s %o', async (denied, id, input, other) => {
    const path = commandOf(denied)?.path.join(' ')
    for (const way of ['typed', 'form', 'button'] as const) {
      const { ways, done } = await standing({ denies: [denied] })
      const { reply } = await ways[way](id, input)
      expect(reply.message?.text).toContain(`doesn’t allow /${path}. `)
      expect(done().filter((method) => /create|edit|merge$|delete|watch|add/.test(method))).toEqual([])
    }
    if (!other) return
    const { ways } = await standing({ denies: [denied] })
    const { reply } = await ways.button(id, other)
    expect(JSON.stringify(reply)).not.toContain('doesn’t allow')
  })
})

test('what a channel allows takes along what it includes, and what it shows as allowed is', () => {
  expect(withIncluded(['mr.list', 'mr.delete'])?.toSorted()).toEqual([
    'mr.close',
    'mr.delete',
    'mr.list',
    'mr.view',
  ])
  expect(printVerbs(withIncluded(['mr.list']))).toBe('mr.list, mr.view')
  const shown = printVerbs(withoutVerbs(null, ['mr.close', 'mr.view'])).split(', ')
  for (const denied of ['mr.close', 'mr.delete', 'mr.view', 'mr.list', 'mr.digest.on', 'mr.digest.now'])
    expect(shown).not.toContain(denied)
  expect(shown).toEqual(expect.arrayContaining(['mr.merge', 'mr.create']))
})

test('what comes by itself includes what its command includes', () => {
  const idsOf = ({ id, includes = [] }: JudgedVerb): string[] => [id, ...includes.flatMap(idsOf)]
  for (const { verb } of Object.values<{ readonly verb: JudgedVerb }>(BACKGROUND_VERBS)) {
    const command = commandOf(verb.id)
    expect(idsOf(verb)).toEqual(command && idsOf(command))
  }
})
