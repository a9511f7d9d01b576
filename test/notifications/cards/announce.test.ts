import { describe, expect, test, vi } from 'vitest'
import { MergeRequestEvent } from '../../../src/model/merge-request-event.ts'
import { serializeCardState } from '../../../src/model/merge-request-state.ts'
import { openProject, type ProjectScene, watching } from '../../jobs/sync/project-scene.ts'
import { aMergeRequest, HEAD } from '../../support/recorded-services.ts'

const name = { team: 'T1', project: 42, iid: 12 }
const told = ({ outbox }: ProjectScene) => outbox.happened.filter((line) => /^(?:whisper|direct) /.test(line))

function happens({ store }: ProjectScene, key: string, event: object): Promise<void> {
  const whole = MergeRequestEvent.parse({ words: `It is ${key}.`, by: null, channel: null, ...event })
  return store.mergeRequestEvents.add(name, { key, event: JSON.stringify(whole) })
}

/** Ann waits in C1 for a merge that C3 watches. */
async function aMerge({ goesOnAt = null as string | null } = {}): Promise<ProjectScene> {
  const scene = await openProject()
  const since = scene.clock.now
  scene.mrs.set(12, aMergeRequest({ state: 'merged' }))
  await watching(scene, { channel: 'C3', user: 'UBOB' })
  await scene.store.autoMerges.add({ ...name, channel: 'C1', user: 'UANN', sha: HEAD, since })
  await happens(scene, 'closed', { kind: 'closed' })
  scene.clock.now += 1
  const wait = { user: 'UANN', channel: 'C1', since, sha: HEAD, goesOnAt }
  await happens(scene, 'merged', { kind: goesOnAt === null ? 'merged' : 'pushed', wait })
  return scene
}

const announce = ({ cards }: ProjectScene) => cards.announce('T1', name)

describe('who waits for a merge', () => {
  test.for([
    [
      'the owner of a watch is unknown now',
      (scene: ProjectScene) => {
        scene.judged = ({ kind }) => (kind === 'watch' ? { kind: 'unknown' } : null)
      },
    ],
    [
      'Slack gives no answer to a post',
      ({ outbox }: ProjectScene) => {
        outbox.post = () => new Promise(() => {})
      },
    ],
    [
      'a post fails',
      ({ outbox }: ProjectScene) => {
        outbox.post = () => Promise.reject(new Error('Not this one'))
      },
    ],
  ] as const)('is told at once, once, where %s', async ([, breaks]) => {
    const scene = await aMerge()
    breaks(scene)
    for (const _ of [1, 2]) announce(scene).catch(() => {})
    await expect.poll(() => told(scene)).toEqual([expect.stringContaining('whisper C1 UANN: acme/web!12: ')])
    await expect.poll(() => scene.store.autoMerges.all()).toEqual([])
    expect(told(scene)).toHaveLength(1)
  })

  test('is judged when it is told: who may not hear it any more hears that it is not followed', async () => {
    for (const goesOnAt of [null, 'f'.repeat(40)]) {
      const scene = await aMerge({ goesOnAt })
      scene.judged = ({ kind }) => (kind === 'auto-merge' ? { kind: 'denied', why: 'bound' } : null)
      await announce(scene)
      expect(told(scene)).toEqual([
        expect.stringMatching(/^whisper C1 UANN: acme\/web!12: I stopped following this auto-merge: /),
      ])
      expect(await scene.store.autoMerges.all()).toEqual([])
    }
  })

  test('is told later where it is unknown whether they may hear it', async () => {
    const scene = await aMerge()
    scene.judged = ({ kind }) => (kind === 'auto-merge' ? { kind: 'unknown' } : null)
    for (let time = 0; time < 12; time += 1) await announce(scene)
    expect(told(scene)).toEqual([])
    scene.judged = () => null
    await announce(scene)
    expect(told(scene)).toEqual([expect.stringContaining('It is merged.')])
    expect(await scene.store.mergeRequestEvents.pending(name)).toEqual([])
  })
})

const unpostable: readonly (readonly [string, (scene: ProjectScene) => void])[] = [
  [
    'the owner of a watch is unknown',
    (scene) => {
      scene.judged = ({ kind }) => (kind === 'watch' ? { kind: 'unknown' } : null)
    },
  ],
  [
    'each post fails',
    ({ outbox }) => {
      outbox.post = () => Promise.reject(new Error('Not this one'))
    },
  ],
]

const unreadable: typeof unpostable = [
  [
    'what is known of the merge request cannot be read',
    ({ store }) => {
      store.mergeRequestStates.find = () => Promise.reject(new Error('Not now'))
    },
  ],
]

test.for([...unpostable, ...unreadable])('each event counts as tried, where %s', async ([, breaks]) => {
  const scene = await aMerge()
  breaks(scene)
  for (let time = 0; time < 3; time += 1) await announce(scene).catch(() => {})
  const tries = (await scene.store.mergeRequestEvents.pending(name)).map((row) => row.tries)
  expect(tries).toEqual([3, 3])
})

test.for(unpostable)('who is needed is asked once, where %s', async ([, breaks]) => {
  const scene = await aMerge()
  breaks(scene)
  await scene.store.accounts.save('T1', 'UBOB', 'sandbox-bob', { id: 3, username: 'bob' })
  await happens(scene, 'needs', { kind: 'approved', needs: [{ person: 3, kind: 'approved', ref: '1' }] })
  await announce(scene).catch(() => {})
  const [nudge] = await scene.store.nudges.due()
  if (!nudge) throw new Error('Nobody is asked')
  await scene.store.nudges.drop(nudge)
  await announce(scene).catch(() => {})
  expect(await scene.store.nudges.due()).toEqual([])
})

test.for([
  [
    'the person was not found at first',
    ({ store }: ProjectScene) => {
      vi.spyOn(store.linkedPeople, 'named').mockRejectedValueOnce(new Error('Not now'))
    },
  ],
  [
    'what is known of the merge request could not be read at first',
    ({ store }: ProjectScene) => {
      vi.spyOn(store.mergeRequestStates, 'find').mockRejectedValueOnce(new Error('Not now'))
    },
  ],
] as const)('who is needed is asked, also where %s', async ([, breaks]) => {
  const scene = await aMerge()
  await scene.store.accounts.save('T1', 'UBOB', 'sandbox-bob', { id: 3, username: 'bob' })
  await happens(scene, 'needs', { kind: 'approved', needs: [{ person: 3, kind: 'approved', ref: '1' }] })
  breaks(scene)
  await announce(scene).catch(() => {})
  await announce(scene)
  expect(await scene.store.nudges.due()).toHaveLength(1)
})

test('a channel that fails leaves the others their news', async () => {
  const scene = await aMerge()
  await watching(scene, { channel: 'C4', user: 'UBOB' })
  const { post } = scene.outbox
  scene.outbox.post = async (to, ...sent) => {
    if (to.channel === 'C3') throw new Error('Not this one')
    return post(to, ...sent)
  }
  const mr = aMergeRequest({ state: 'merged' })
  const state = serializeCardState({
    view: { mr, commits: null, files: null },
    at: new Date(scene.clock.now),
  })
  await scene.store.mergeRequestStates.record(name, 0, state, [])
  await expect(announce(scene)).rejects.toThrow('Not this one')
  const inC4 = scene.outbox.happened.filter((line) => line.includes(' C4'))
  expect(inC4).toEqual([expect.stringContaining('closed'), expect.stringContaining('merged')])
})

test('who waits for a merge is told soon, also where Slack takes no edit of a card', async () => {
  const scene = await aMerge()
  const { store, outbox, clock } = scene
  const view = { mr: aMergeRequest({ state: 'merged' }), commits: null, files: null }
  await store.mergeRequestStates.record(name, 0, serializeCardState({ view, at: new Date(clock.now) }), [])
  await store.cards.remember({
    ...name,
    channel: 'C9',
    ts: '1',
    sha: HEAD,
    finished: false,
    requestedBy: 'UBOB',
    trackedUntil: clock.now + 86_400_000,
  })
  outbox.update = async () => 'failed'
  const began = clock.now
  while (told(scene).length === 0 && clock.now - began < 3_600_000) {
    for (const one of await store.mergeRequestEvents.overdue(10_000))
      await scene.cards.announce(one.team, one)
    clock.now += 5_000
  }
  expect(clock.now - began).toBeLessThan(120_000)
})

test('what hangs is not begun again with each look', async () => {
  const scene = await aMerge()
  const pending = vi.spyOn(scene.store.mergeRequestEvents, 'pending')
  const overdue = vi.spyOn(scene.store.mergeRequestEvents, 'overdue')
  const gate = Promise.withResolvers<void>()
  const { post } = scene.outbox
  scene.outbox.post = async (...sent) => {
    await gate.promise
    return post(...sent)
  }
  scene.clock.now += 12 * 3_600_000
  const closing = new AbortController()
  const running = scene
    .bot({ fastest: 1, slowest: 1 })
    .run({ closing: closing.signal, isCurrent: async () => true })
  await expect.poll(() => overdue.mock.calls.length).toBeGreaterThan(20)
  gate.resolve()
  closing.abort()
  await running
  expect(pending.mock.calls.length).toBeLessThan(5)
})
