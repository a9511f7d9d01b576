import { describe, expect, test } from 'vitest'
import { commandOf } from '../../src/commands/registry.ts'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import { usualRules } from '../../src/model/channel-rules.ts'
import type { MergeRequestSummaries } from '../../src/services/mr/recent.ts'
import type { ResolvedProject } from '../../src/services/projects.ts'
import { asker } from '../support/asker.ts'
import { aMergeRequest, HEAD, recordedServices } from '../support/recorded-services.ts'
import { weekendFreeze } from '../support/weekend-freeze.ts'

const FORGE = 'https://git.example.com'

const UNREACHABLE = { kind: 'unreachable', reason: 'It did not answer' } as const

interface Scene {
  readonly frozen?: boolean
  readonly summaries?: MergeRequestSummaries | typeof UNREACHABLE
  readonly resolved?: ResolvedProject
  readonly lacks?: boolean
}

/** An admin in a channel, as the scene says; `resolves` and `reads` hold what was looked up. */
async function standing({ frozen = false, summaries = UNREACHABLE, resolved, lacks = false }: Scene) {
  const { room, calls } = recordedServices(() => (lacks ? { why: 'It is old', next: 'Wait' } : null))
  const usual = await room.contextOf(asker)
  const resolves: unknown[] = []
  const reads: unknown[] = []
  const projects = {
    ...usual.workspace.projects,
    resolve: async (ref: unknown): Promise<ResolvedProject> => {
      resolves.push(ref)
      return resolved ?? { kind: 'project', project: 42 }
    },
  }
  const glance = async (input: unknown) => {
    reads.push(input)
    return summaries
  }
  const mergeRequests = { ...usual.mergeRequests, glance }
  const context = { ...usual, workspace: { ...usual.workspace, projects }, mergeRequests }
  const place = { place: 'channel' as const, presence: 'there' as const, rules: usualRules }
  const accessContexts = {
    of: async () => ({
      role: 'admin' as const,
      ...place,
      zone: null,
      freezes: async () => (frozen ? [weekendFreeze(false)] : []),
      hasFreezes: async () => frozen,
    }),
    channel: async () => place,
  }
  const turns = createInteractionHandler({ ...room, accessContexts, contextOf: async () => context }, FORGE)
  const press = async (id: string, input: Readonly<Record<string, unknown>>) => {
    const command = commandOf(id)
    if (!command) throw new Error(`There is no ${id}`)
    const { reply } = await turns.pressed(command, input, asker, { confirmed: true, privately: false })
    return reply.message?.text ?? ''
  }
  const typed = async (noun: string, words: string) =>
    (await turns.run(turns.parse(noun, words), asker, { via: 'slash' })).reply.message?.text ?? ''
  return { press, typed, resolves, reads, calls, done: () => calls.map(({ method }) => method) }
}

const open = aMergeRequest({ merge_when_build_succeeds: false })
const armed = aMergeRequest({ iid: 13, merge_when_build_succeeds: true })

describe('during a freeze an approval', () => {
  test.each([
    ['is taken where auto-merge is not set', { kind: 'summaries', items: [open] }, true],
    ['is refused where it is', { kind: 'summaries', items: [armed] }, false],
    [
      'is refused where one of those that the forge shows has it',
      { kind: 'summaries', items: [open, armed] },
      false,
    ],
    [
      'is refused where the forge does not say whether it is',
      { kind: 'summaries', items: [aMergeRequest()] },
      false,
    ],
    ['is refused where the forge shows no such one', { kind: 'summaries', items: [] }, false],
    ['is refused where the forge does not answer', UNREACHABLE, false],
  ] as const)('%s', async (_, summaries, isTaken) => {
    const { press, done, reads } = await standing({ frozen: true, summaries })
    const words = await press('mr.approve', { project: 42, mr: 12, sha: HEAD })
    expect(done().includes('mergeRequests.approve')).toBe(isTaken)
    expect(words.includes('Weekend')).toBe(!isTaken)
    // And once more immediately before it is sent.
    const read = { project: 42, iids: [12] }
    expect(reads).toEqual(isTaken ? [read, read] : [read])
  })

  test('of no merge request in particular is refused', async () => {
    const { press, done, reads } = await standing({
      frozen: true,
      summaries: { kind: 'summaries', items: [] },
    })
    expect(await press('mr.approve', { project: 42, sha: HEAD })).toContain('Weekend')
    expect(done()).not.toContain('mergeRequests.approve')
    expect(reads).toEqual([])
  })
})

test('without a freeze nobody looks whether auto-merge is set', async () => {
  const { press, done, reads } = await standing({})
  await press('mr.approve', { project: 42, mr: 12, sha: HEAD })
  expect(done()).toContain('mergeRequests.approve')
  expect(reads).toEqual([])
})

test('a merge is refused during a freeze, set to merge or not', async () => {
  const { press, done } = await standing({ frozen: true, summaries: { kind: 'summaries', items: [open] } })
  expect(await press('mr.merge', { project: 42, mr: 12, sha: HEAD })).toContain('Weekend')
  expect(done()).not.toContain('mergeRequests.merge')
})

test('only a project is looked up as one: the number of a merge request stays what it is', async () => {
  const { typed, press, resolves, calls } = await standing({})
  await typed('mr', 'view !12')
  await press('mr.view', { project: 7, mr: 12 })
  expect(resolves).toEqual([undefined, { kind: 'id', id: 7 }])
  const inputs = calls.filter(({ method }) => method === 'mergeRequests.view').map(({ args }) => args[0])
  expect(inputs).toMatchObject([
    { project: 42, mr: 12 },
    { project: 42, mr: 12 },
  ])
})

test('a project that nobody knows is answered before anything is done', async () => {
  const resolved = { kind: 'unknown', typed: 'acme/nowhere', byPath: true, known: [] } as const
  const { typed, done } = await standing({ resolved })
  expect(await typed('mr', 'view acme/nowhere!12')).toContain('I don’t know the project “acme/nowhere”.')
  expect(done()).toEqual([])
})

test('a forge that lacks what only some fields need takes the others', async () => {
  const { press, done } = await standing({ lacks: true })
  await press('mr.edit', { project: 42, mr: 12, title: 'Dates' })
  expect(done()).toContain('mergeRequests.edit')
})

test.each([
  ['mr.approve', { mr: 12, sha: HEAD }, 'acme/web/-/merge_requests/12'],
  ['mr.list', { reviewer: 'bob' }, 'acme/web'],
])('what the forge lacks for %s is answered with the page of what it is about', async (id, input, page) => {
  const { press, done, resolves } = await standing({ lacks: true })
  const words = await press(id, { project: 7, ...input })
  expect(words).toContain(` ${FORGE}/${page}`)
  expect(words.includes('/merge_requests/')).toBe(id === 'mr.approve')
  expect(resolves).toEqual([{ kind: 'id', id: 7 }, id === 'mr.approve' ? { kind: 'id', id: 42 } : undefined])
  expect(done()).toEqual([])
})
