import { expect, onTestFinished, test } from 'vitest'
import type { Operation } from '../../../src/services/operations/operation.ts'
import { createOperations } from '../../../src/services/operations/operations.ts'
import type { OperationRecord, OperationRun, Operations } from '../../../src/services/operations/types.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store } from '../../../src/store/store.ts'
import { temporaryFile } from '../../store/temporary.ts'

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

/** Operations whose writes the test itself goes through, as the reconciler would. */
function aScene() {
  const scene = { now: 1_795_000_000_000, calls: [] as string[] }
  const keys = newKeyRing()
  const file = temporaryFile()
  let store: Store | undefined
  /** Called again, those of the next life of the process. */
  const open = async () => {
    await store?.close()
    store = await openStore({ file, keys, now: () => scene.now })
    return createOperations(store, () => scene.now)
  }
  const doing = (
    name: string,
    work: (operation: Operation) => Promise<void> = async (operation) => {
      await operation.recordSend({ id: 1 })
      operation.recordOutcome('done')
    },
  ): OperationRun<string> => ({
    async run(operation) {
      scene.calls.push(name)
      await work(operation)
      return `${name} was done`
    },
    words: (told) => told,
    slow: async () => null,
    reads: async () => true,
  })
  onTestFinished(() => store?.close())
  return { scene, open, doing }
}

const make = (operations: Operations, making: OperationRun<string>, fields: Partial<OperationRecord> = {}) =>
  operations.run(anIntent(fields), making)

test('the same intent at the same time is made once, and everybody has the one answer', async () => {
  const { scene, open, doing } = aScene()
  const operations = await open()
  const made = await Promise.all([
    make(operations, doing('close')),
    make(operations, doing('close')),
    make(operations, doing('close'), { user: 'U2' }),
  ])
  expect(scene.calls).toEqual(['close'])
  expect(made).toEqual([
    { kind: 'made', result: 'close was done' },
    { kind: 'joined', answer: 'close was done', channel: 'C1' },
    { kind: 'joined', answer: 'close was done', channel: 'C1' },
  ])
})

test('who may not read it at the forge has no part in the answer, and asks with their own account', async () => {
  const { scene, open, doing } = aScene()
  const operations = await open()
  const made = await Promise.all([
    make(operations, doing('secret')),
    make(operations, { ...doing('own'), reads: async () => false }, { user: 'U2' }),
  ])
  expect(scene.calls).toEqual(['secret', 'own'])
  expect(made[1]).toEqual({ kind: 'made', result: 'own was done' })
})

test('where the first one was not let, another person tries with their own account', async () => {
  const { scene, open, doing } = aScene()
  const operations = await open()
  const refused = async (operation: Operation) => {
    await operation.recordSend({})
    operation.recordOutcome('not-done')
  }
  const made = await Promise.all([
    make(operations, doing('refused', refused)),
    make(operations, doing('close'), { user: 'U2' }),
  ])
  expect(scene.calls).toEqual(['refused', 'close'])
  expect(made[1]).toEqual({ kind: 'made', result: 'close was done' })
})

test('asked again within ten minutes it is not made again; after that, or after something else, it is', async () => {
  const { scene, open, doing } = aScene()
  const operations = await open()
  await make(operations, doing('close'))
  const at = new Date(scene.now)
  scene.now += 10 * 60_000 - 1
  expect(await make(operations, doing('close'))).toEqual({ kind: 'again', answer: 'close was done', at })
  scene.now += 1
  expect(await make(operations, doing('close'))).toEqual({ kind: 'made', result: 'close was done' })
  await make(operations, doing('reopen'), { idempotencyKey: 'reopen 12' })
  expect(await make(operations, doing('close'))).toEqual({ kind: 'made', result: 'close was done' })
  expect(scene.calls).toEqual(['close', 'close', 'reopen', 'close'])
})

test('what was not done, or not sent, may be asked for again at once', async () => {
  const { scene, open, doing } = aScene()
  const operations = await open()
  await make(
    operations,
    doing('unknown', async (operation) => {
      await operation.recordSend({})
      operation.recordOutcome('unknown')
    }),
  )
  await make(
    operations,
    doing('stopped before', async () => {}),
  )
  await make(operations, doing('close'))
  expect(scene.calls).toEqual(['unknown', 'stopped before', 'close'])
})

test('changes of one target wait for each other, of another one they do not, nor for one that is only checked', async () => {
  const { scene, open, doing } = aScene()
  const operations = await open()
  const gate = Promise.withResolvers<void>()
  const checked = Promise.withResolvers<void>()
  const slow = make(
    operations,
    doing('merge', async (operation) => {
      await operation.recordSend({})
      await gate.promise
      operation.markPending()
      await checked.promise
      operation.recordOutcome('done')
    }),
    { idempotencyKey: 'merge 12' },
  )
  const next = make(operations, doing('cancel'), { idempotencyKey: 'cancel 12' })
  await make(operations, doing('other'), { resourceKey: '42!13' })
  expect(scene.calls).toEqual(['merge', 'other'])
  gate.resolve()
  expect(await next).toEqual({ kind: 'made', result: 'cancel was done' })
  checked.resolve()
  expect(await slow).toEqual({ kind: 'made', result: 'merge was done' })
})

test('who wants elsewhere what is being checked is told so there, once', async () => {
  const { open, doing } = aScene()
  const operations = await open()
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
    doing('merge', async (operation) => {
      await operation.recordSend({})
      operation.markPending()
      await gate.promise
      operation.recordOutcome('done')
    }),
  )
  const all = [
    make(operations, checked),
    make(operations, slowly('C1, beside', doing('merge')), { user: 'U2' }),
    make(operations, slowly('C2', doing('merge')), { user: 'U2', channel: 'C2' }),
  ]
  await heard.promise
  gate.resolve()
  await Promise.all(all)
  expect(told).toEqual(['C1', 'C2'])
})

test('who waits behind another change of the same target is told so, before the turn has come', async () => {
  const { open, doing } = aScene()
  const operations = await open()
  const heard = Promise.withResolvers<void>()
  const told: string[] = []
  const first = make(
    operations,
    doing('merge', async (operation) => {
      await operation.recordSend({})
      await heard.promise
      operation.recordOutcome('done')
    }),
    { idempotencyKey: 'merge 12' },
  )
  const next = make(
    operations,
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
  const { scene, open, doing } = aScene()
  const before = await open()
  const intent = anIntent()
  const stopped = Promise.withResolvers<void>()
  void before.run(
    intent,
    doing('close', async (operation) => {
      await operation.recordSend({ id: 1 })
      stopped.resolve()
      await new Promise(() => {})
    }),
  )
  await stopped.promise
  const after = await open()
  const gate = Promise.withResolvers<void>()
  const [owed] = await after.unanswered()
  if (!owed || !(await after.claim(owed))) throw new Error('Nothing is owed')
  const finished = after.resume(
    owed,
    doing('look', async (operation) => {
      operation.markPending()
      await gate.promise
      operation.recordOutcome('done')
    }),
  )
  const again = make(after, doing('close again'))
  gate.resolve()
  expect(await finished).toBe('look was done')
  expect(await again).toEqual({ kind: 'joined', answer: 'look was done', channel: 'C1' })
  expect(scene.calls).toEqual(['close', 'look'])
})

test('an answer is owed from the asking until it was brought; what was left is given to the one who finishes', async () => {
  const { open, doing } = aScene()
  const operations = await open()
  const isSent = Promise.withResolvers<void>()
  const asked = anIntent({ reference: 'asked', idempotencyKey: 'a' })
  await operations.begin(asked)
  const sent = anIntent({ reference: 'sent', idempotencyKey: 'b', resourceKey: '42!14' })
  void operations.run(
    sent,
    doing('merge', async (operation) => {
      await operation.recordSend({ id: 1012, fields: ['title'] })
      isSent.resolve()
      await new Promise(() => {})
    }),
  )
  await make(operations, doing('close'), { reference: 'ended', resourceKey: '42!15' })
  await make(operations, doing('close'), { reference: 'brought', resourceKey: '42!16' })
  await operations.markAnswered('brought')
  await isSent.promise
  expect(await operations.unanswered()).toEqual([])
  const later = await open()
  expect(
    (await later.unanswered()).map(({ reference, stateBefore, answer }) => [reference, stateBefore, answer]),
  ).toEqual([
    ['asked', null, null],
    ['ended', '{"id":1}', 'close was done'],
    ['sent', '{"id":1012,"fields":["title"]}', null],
  ])

  const owed = (await later.unanswered()).find(({ reference }) => reference === 'sent')
  if (!owed) throw new Error('It is not owed.')
  expect(await later.claim(owed)).toBe(true)
  expect(await later.claim(owed)).toBe(false)
  const lefts: unknown[] = []
  const told = await later.resume(
    owed,
    doing('merge', async (operation) => {
      lefts.push(operation.resumedFrom)
      operation.recordOutcome('done')
    }),
  )
  expect(told).toBe('merge was done')
  expect(lefts).toEqual([{ id: 1012, fields: ['title'] }])
  await later.markAnswered('sent')
  expect((await later.unanswered()).map(({ reference }) => reference)).toEqual(['asked', 'ended'])
})
