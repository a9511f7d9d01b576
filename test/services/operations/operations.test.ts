import { expect, onTestFinished, test } from 'vitest'
import {
  createOperations,
  type OperationRecord,
  type OperationRun,
  type Operations,
} from '../../../src/services/operations/operations.ts'
import type { OperationRecorder } from '../../../src/services/operations/recorder.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store } from '../../../src/store/store.ts'
import { temporaryFile } from '../../store/temporary.ts'
import { recordedServices } from '../../support/recorded-services.ts'

const actor = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }
let counted = 0

function anIntent(fields: Partial<OperationRecord> = {}): OperationRecord {
  counted += 1
  return {
    reference: `r${counted}`,
    team: 'T1',
    channel: 'C1',
    user: 'U1',
    verb: 'mr.close',
    resourceKey: '42!12',
    idempotencyKey: 'close 12',
    request: '{"input":{"mr":12}}',
    ...fields,
  }
}

/** A deed that the test itself goes through, as the resolver would. */
function aScene() {
  const scene = { now: 1_795_000_000_000, calls: [] as string[] }
  const keys = newKeyRing()
  const file = temporaryFile()
  let store: Store | undefined
  const deeds = new Map<string, OperationRecorder>()
  /** Called again, those of the next life of the process. */
  const makeActs = async () => {
    await store?.close()
    store = await openStore({ file, keys, now: () => scene.now })
    const { room } = recordedServices()
    return createOperations(
      store,
      async (who, deed) => {
        deeds.set(who.user, deed)
        return room.of(who, deed)
      },
      () => scene.now,
    )
  }
  const doing = (
    name: string,
    work: (deed: OperationRecorder) => Promise<void> = async (deed) => {
      await deed.sending({ id: 1 })
      deed.ended('done')
    },
    user = 'U1',
  ): OperationRun<string> => ({
    async run() {
      scene.calls.push(name)
      const deed = deeds.get(user)
      if (deed) await work(deed)
      return `${name} was done`
    },
    words: (told) => told,
    slow: async () => null,
    reads: async () => true,
  })
  onTestFinished(() => store?.close())
  return { scene, makeActs, doing }
}

const make = (acts: Operations, making: OperationRun<string>, fields: Partial<OperationRecord> = {}) =>
  acts.make({ ...actor, user: fields.user ?? 'U1' }, anIntent(fields), making)

test('the same intent at the same time is made once, and everybody has the one answer', async () => {
  const { scene, makeActs, doing } = aScene()
  const acts = await makeActs()
  const made = await Promise.all([
    make(acts, doing('close')),
    make(acts, doing('close')),
    make(acts, doing('close', undefined, 'U2'), { user: 'U2' }),
  ])
  expect(scene.calls).toEqual(['close'])
  expect(made).toEqual([
    { kind: 'made', told: 'close was done' },
    { kind: 'joined', answer: 'close was done', channel: 'C1' },
    { kind: 'joined', answer: 'close was done', channel: 'C1' },
  ])
})

test('who may not read it at the forge has no part in the answer, and asks with their own account', async () => {
  const { scene, makeActs, doing } = aScene()
  const acts = await makeActs()
  const made = await Promise.all([
    make(acts, doing('secret')),
    make(acts, { ...doing('own', undefined, 'U2'), reads: async () => false }, { user: 'U2' }),
  ])
  expect(scene.calls).toEqual(['secret', 'own'])
  expect(made[1]).toEqual({ kind: 'made', told: 'own was done' })
})

test('where the first one was not let, another person tries with their own account', async () => {
  const { scene, makeActs, doing } = aScene()
  const acts = await makeActs()
  const refused = async (deed: OperationRecorder) => {
    await deed.sending({})
    deed.ended('not-done')
  }
  const made = await Promise.all([
    make(acts, doing('refused', refused)),
    make(acts, doing('close', undefined, 'U2'), { user: 'U2' }),
  ])
  expect(scene.calls).toEqual(['refused', 'close'])
  expect(made[1]).toEqual({ kind: 'made', told: 'close was done' })
})

test('asked again within ten minutes it is not made again; after that, or after something else, it is', async () => {
  const { scene, makeActs, doing } = aScene()
  const acts = await makeActs()
  await make(acts, doing('close'))
  const at = new Date(scene.now)
  scene.now += 10 * 60_000 - 1
  expect(await make(acts, doing('close'))).toEqual({ kind: 'again', answer: 'close was done', at })
  scene.now += 1
  expect(await make(acts, doing('close'))).toEqual({ kind: 'made', told: 'close was done' })
  await make(acts, doing('reopen'), { idempotencyKey: 'reopen 12' })
  expect(await make(acts, doing('close'))).toEqual({ kind: 'made', told: 'close was done' })
  expect(scene.calls).toEqual(['close', 'close', 'reopen', 'close'])
})

test('what was not done, or not sent, may be asked for again at once', async () => {
  const { scene, makeActs, doing } = aScene()
  const acts = await makeActs()
  await make(
    acts,
    doing('unknown', async (deed) => {
      await deed.sending({})
      deed.ended('unknown')
    }),
  )
  await make(
    acts,
    doing('stopped before', async () => {}),
  )
  await make(acts, doing('close'))
  expect(scene.calls).toEqual(['unknown', 'stopped before', 'close'])
})

test('changes of one target wait for each other, of another one they do not, nor for one that is only checked', async () => {
  const { scene, makeActs, doing } = aScene()
  const acts = await makeActs()
  const gate = Promise.withResolvers<void>()
  const checked = Promise.withResolvers<void>()
  const slow = make(
    acts,
    doing('merge', async (deed) => {
      await deed.sending({})
      await gate.promise
      deed.checking()
      await checked.promise
      deed.ended('done')
    }),
    { idempotencyKey: 'merge 12' },
  )
  const next = make(acts, doing('cancel'), { idempotencyKey: 'cancel 12' })
  await make(acts, doing('other'), { resourceKey: '42!13' })
  expect(scene.calls).toEqual(['merge', 'other'])
  gate.resolve()
  expect(await next).toEqual({ kind: 'made', told: 'cancel was done' })
  checked.resolve()
  expect(await slow).toEqual({ kind: 'made', told: 'merge was done' })
})

test('who wants elsewhere what is being checked is told so there, once', async () => {
  const { makeActs, doing } = aScene()
  const acts = await makeActs()
  const gate = Promise.withResolvers<void>()
  const told: string[] = []
  const heard = Promise.withResolvers<void>()
  const slowly = (where: string, making: OperationRun<string>): OperationRun<string> => ({
    ...making,
    async slow() {
      told.push(where)
      if (told.length === 2) heard.resolve()
      return null
    },
  })
  const checked = slowly(
    'C1',
    doing('merge', async (deed) => {
      await deed.sending({})
      deed.checking()
      await gate.promise
      deed.ended('done')
    }),
  )
  const all = [
    make(acts, checked),
    make(acts, slowly('C1, beside', doing('merge')), { user: 'U2' }),
    make(acts, slowly('C2', doing('merge')), { user: 'U2', channel: 'C2' }),
  ]
  await heard.promise
  gate.resolve()
  await Promise.all(all)
  expect(told).toEqual(['C1', 'C2'])
})

test('who waits behind another change of the same target is told so, before the turn has come', async () => {
  const { makeActs, doing } = aScene()
  const acts = await makeActs()
  const heard = Promise.withResolvers<void>()
  const told: string[] = []
  const first = make(
    acts,
    doing('merge', async (deed) => {
      await deed.sending({})
      await heard.promise
      deed.ended('done')
    }),
    { idempotencyKey: 'merge 12' },
  )
  const next = make(
    acts,
    {
      ...doing('cancel'),
      async slow() {
        told.push('cancel')
        heard.resolve()
        return null
      },
    },
    { idempotencyKey: 'cancel 12' },
  )
  await Promise.all([first, next])
  expect(told).toEqual(['cancel'])
})

test('what is finished after a restart is joined by who asks for the same then', async () => {
  const { scene, makeActs, doing } = aScene()
  const before = await makeActs()
  const intent = anIntent()
  const stopped = Promise.withResolvers<void>()
  void before.make(
    actor,
    intent,
    doing('close', async (deed) => {
      await deed.sending({ id: 1 })
      stopped.resolve()
      await new Promise(() => {})
    }),
  )
  await stopped.promise
  const after = await makeActs()
  const gate = Promise.withResolvers<void>()
  const [owed] = await after.owed()
  if (!owed || !(await after.take(owed))) throw new Error('Nothing is owed')
  const finished = after.finish(
    actor,
    owed,
    doing('look', async (deed) => {
      deed.checking()
      await gate.promise
      deed.ended('done')
    }),
  )
  const again = make(after, doing('close again'))
  gate.resolve()
  expect(await finished).toBe('look was done')
  expect(await again).toEqual({ kind: 'joined', answer: 'look was done', channel: 'C1' })
  expect(scene.calls).toEqual(['close', 'look'])
})

test('an answer is owed from the asking until it was brought; what was left is given to the one who finishes', async () => {
  const { makeActs, doing } = aScene()
  const acts = await makeActs()
  const isSent = Promise.withResolvers<void>()
  const asked = anIntent({ reference: 'asked', idempotencyKey: 'a' })
  await acts.asked(asked)
  const sent = anIntent({ reference: 'sent', idempotencyKey: 'b', resourceKey: '42!14' })
  void acts.make(
    actor,
    sent,
    doing('merge', async (deed) => {
      await deed.sending({ id: 1012, fields: ['title'] })
      isSent.resolve()
      await new Promise(() => {})
    }),
  )
  await make(acts, doing('close'), { reference: 'ended', resourceKey: '42!15' })
  await make(acts, doing('close'), { reference: 'brought', resourceKey: '42!16' })
  await acts.told('brought')
  await isSent.promise
  expect(await acts.owed()).toEqual([])
  const later = await makeActs()
  expect(
    (await later.owed()).map(({ reference, stateBefore, answer }) => [reference, stateBefore, answer]),
  ).toEqual([
    ['asked', null, null],
    ['ended', '{"id":1}', 'close was done'],
    ['sent', '{"id":1012,"fields":["title"]}', null],
  ])

  const owed = (await later.owed()).find(({ reference }) => reference === 'sent')
  if (!owed) throw new Error('It is not owed.')
  expect(await later.take(owed)).toBe(true)
  expect(await later.take(owed)).toBe(false)
  const lefts: unknown[] = []
  const told = await later.finish(
    actor,
    owed,
    doing('merge', async (deed) => {
      lefts.push(deed.left)
      deed.ended('done')
    }),
  )
  expect(told).toBe('merge was done')
  expect(lefts).toEqual([{ id: 1012, fields: ['title'] }])
  await later.told('sent')
  expect((await later.owed()).map(({ reference }) => reference)).toEqual(['asked', 'ended'])
})
