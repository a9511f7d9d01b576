import { expect, onTestFinished, test } from 'vitest'
import {
  createOperations,
  idempotencyKeyOf,
  type Operation,
  type OperationRecord,
  type OperationRun,
  OwnershipLostError,
  type RequestAttempt,
} from '../../../src/services/writes/operation.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store } from '../../../src/store/store.ts'
import { PartitionLeftError } from '../../../src/store/tables/operations.ts'
import { temporaryFile } from '../../store/temporary.ts'
import { addRequest, aRecord, attemptOn, processesOf } from './requests.ts'

/** Operations whose writes the test itself goes through, as the reconciler would; a write takes 1 ms. */
function aScene() {
  const scene = { now: 1_795_000_000_000, calls: [] as string[] }
  const keys = newKeyRing()
  const file = temporaryFile()
  const doing = (
    name: string,
    work: (operation: Operation) => Promise<void> = async (operation) => {
      await operation.recordSend({ id: 1 })
      scene.now += 1
      operation.recordOutcome('done')
    },
  ): OperationRun<string> => ({
    async run(operation) {
      scene.calls.push(name)
      await work(operation)
      return `${name} was done`
    },
    judge: async () => {},
    words: (told) => told,
    slow: async () => {},
    reads: async () => true,
  })
  /** A process with durable work on requests. */
  const openProcess = () => processesOf(keys, () => scene.now).open({ file })
  let store: Store | undefined
  onTestFinished(() => store?.close())
  /** The operations alone; called again, those of the next life of the process. */
  const openAlone = async () => {
    await store?.close()
    store = await openStore({ file, keys, now: () => scene.now })
    const open = store
    const operations = createOperations(open.operations, () => scene.now)
    const accept = (record: OperationRecord) =>
      open.database.transaction().execute((transaction) => addRequest(open, transaction, record))
    return { operations, attempt: attemptOn(open), accept, record: () => aRecord(scene.now) }
  }
  return { scene, doing, openProcess, openAlone }
}

type Process = Awaited<ReturnType<ReturnType<typeof aScene>['openProcess']>>

/** Asks for all of it at the same time; resolves with the results. */
const askAll = (process: Process, ...requests: Parameters<Process['ask']>[]) =>
  Promise.all(requests.map(async (request) => (await process.ask(...request)).result))

async function ask(process: Process, ...request: Parameters<Process['ask']>) {
  const [result] = await askAll(process, request)
  return result
}

test('the same intent at the same time is made once, and everybody has the one answer', async () => {
  const { scene, openProcess, doing } = aScene()
  const made = await askAll(
    await openProcess(),
    [doing('close')],
    [doing('close')],
    [doing('close'), { user: 'U2' }],
  )
  expect(scene.calls).toEqual(['close'])
  expect(made).toEqual([
    { kind: 'made', result: 'close was done' },
    { kind: 'joined', state: 'done', answer: 'close was done', channel: 'C1' },
    { kind: 'joined', state: 'done', answer: 'close was done', channel: 'C1' },
  ])
})

test('who may not read it at the forge has no part in the answer, and asks with their own account', async () => {
  const { scene, openProcess, doing } = aScene()
  const made = await askAll(
    await openProcess(),
    [doing('secret')],
    [{ ...doing('own'), reads: async () => false }, { user: 'U2' }],
  )
  expect(scene.calls).toEqual(['secret', 'own'])
  expect(made[1]).toEqual({ kind: 'made', result: 'own was done' })
})

test('whether somebody may read it is asked when the answer is there, not while it is waited for', async () => {
  const { openProcess, doing } = aScene()
  const gate = Promise.withResolvers<void>()
  const process = await openProcess()
  const slow = await process.ask(
    doing('secret', async (operation) => {
      await operation.recordSend({})
      operation.markPending()
      await gate.promise
      operation.recordOutcome('done')
    }),
  )
  let mayRead = true
  const waits = Promise.withResolvers<void>()
  const own = { ...doing('own'), reads: async () => mayRead, slow: async () => waits.resolve() }
  const joining = await process.ask(own, { user: 'U2', channel: 'C2' })
  await waits.promise
  mayRead = false
  gate.resolve()
  await slow.result
  await expect(joining.result).rejects.toThrow(PartitionLeftError)
})

test('where the first one was not let, another person tries with their own account', async () => {
  const { scene, openProcess, doing } = aScene()
  const refused = async (operation: Operation) => {
    await operation.recordSend({})
    scene.now += 1
    operation.recordOutcome('not-done')
  }
  const made = await askAll(
    await openProcess(),
    [doing('refused', refused)],
    [doing('close'), { user: 'U2' }],
  )
  expect(scene.calls).toEqual(['refused', 'close'])
  expect(made[1]).toEqual({ kind: 'made', result: 'close was done' })
})

test('asked again within ten minutes it is not made again; after that, or after something else, it is', async () => {
  const { scene, openProcess, doing } = aScene()
  const process = await openProcess()
  await ask(process, doing('close'))
  const at = new Date(scene.now)
  scene.now += 10 * 60_000 - 1
  expect(await ask(process, doing('close'))).toEqual({ kind: 'again', answer: 'close was done', at })
  scene.now += 1
  expect(await ask(process, doing('close'))).toEqual({ kind: 'made', result: 'close was done' })
  await ask(process, doing('reopen'), { idempotencyKey: 'reopen 12' })
  expect(await ask(process, doing('close'))).toEqual({ kind: 'made', result: 'close was done' })
  expect(scene.calls).toEqual(['close', 'close', 'reopen', 'close'])
})

test('what was not done, or not sent, may be asked for again at once', async () => {
  const { scene, openProcess, doing } = aScene()
  const process = await openProcess()
  await ask(
    process,
    doing('unknown', async (operation) => {
      await operation.recordSend({})
      operation.recordOutcome('unknown')
    }),
  )
  await ask(
    process,
    doing('stopped before', async () => {}),
  )
  await ask(process, doing('close'))
  expect(scene.calls).toEqual(['unknown', 'stopped before', 'close'])
})

test('changes of one target wait for each other, of another one they do not, nor for one that is only checked', async () => {
  const { scene, openProcess, doing } = aScene()
  const process = await openProcess()
  const gate = Promise.withResolvers<void>()
  const checked = Promise.withResolvers<void>()
  const merge = doing('merge', async (operation) => {
    await operation.recordSend({})
    await gate.promise
    operation.markPending()
    await checked.promise
    operation.recordOutcome('done')
  })
  const slow = await process.ask(merge, { idempotencyKey: 'merge 12' })
  const next = await process.ask(doing('cancel'), { idempotencyKey: 'cancel 12' })
  await ask(process, doing('other'), { resourceKey: '42!13' })
  expect(scene.calls).toEqual(['merge', 'other'])
  gate.resolve()
  expect(await next.result).toEqual({ kind: 'made', result: 'cancel was done' })
  checked.resolve()
  expect(await slow.result).toEqual({ kind: 'made', result: 'merge was done' })
})

test('who wants elsewhere what is being checked is told so there, once', async () => {
  const { openProcess, doing } = aScene()
  const gate = Promise.withResolvers<void>()
  const told: string[] = []
  const heard = Promise.withResolvers<void>()
  const slowly = (where: string, run: OperationRun<string>): OperationRun<string> => ({
    ...run,
    async slow() {
      told.push(where)
      if (told.length === 2) heard.resolve()
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
  const all = askAll(
    await openProcess(),
    [checked],
    [slowly('C1, beside', doing('merge')), { user: 'U2' }],
    [slowly('C2', doing('merge')), { user: 'U2', channel: 'C2' }],
  )
  await heard.promise
  gate.resolve()
  expect((await all).map(({ kind }) => kind)).toEqual(['made', 'joined', 'joined'])
  expect(told).toEqual(['C1', 'C2'])
})

test('what is finished after a restart is joined by who asks for the same then', async () => {
  const { scene, openAlone, doing } = aScene()
  const before = await openAlone()
  const sent = before.record()
  await before.accept(sent)
  const stopped = Promise.withResolvers<void>()
  const closing = doing('close', async (operation) => {
    await operation.recordSend({ id: 1 })
    stopped.resolve()
    await new Promise(() => {})
  })
  void before.operations.run(sent, closing, before.attempt)
  await stopped.promise
  const { operations, attempt, record } = await openAlone()
  const left = await operations.find(sent.reference)
  if (!left) throw new Error('It is not found.')
  const gate = Promise.withResolvers<void>()
  const looking = doing('look', async (operation) => {
    operation.markPending()
    await gate.promise
    operation.recordOutcome('done')
  })
  const finished = operations.resume(left, looking, attempt)
  const again = operations.run(record(), doing('close again'), attempt)
  gate.resolve()
  expect(await finished).toBe('look was done')
  expect(await again).toEqual({ kind: 'joined', state: 'done', answer: 'look was done', channel: 'C1' })
  expect(scene.calls).toEqual(['close', 'look'])
})

/** A request of three parts, of which the last one has to wait for the gate. */
function inParts(doing: ReturnType<typeof aScene>['doing'], gate: Promise<void>, begun = () => {}) {
  const ends: unknown[] = []
  const run = doing('all', async (operation) => {
    if (operation.resumedFrom === undefined) await operation.recordSend({})
    for (const at of [1, 2, 3]) {
      const part = doing(`part ${at}`, async (own) => {
        if (own.resumedFrom === undefined) await own.recordSend({ at })
        if (at === 2) begun()
        if (at === 2 && own.resumedFrom === undefined) await gate
        own.recordOutcome('done')
      })
      const given = { verb: 'mr.merge', input: { mr: at }, resourceKey: `42!${at}`, ...part }
      ends.push(await operation.part(at, given))
    }
    operation.recordOutcome('done')
  })
  return { ends, run }
}

test('each part of a request is an operation of its own, and the same as that of its command alone', async () => {
  const { scene, openAlone, doing } = aScene()
  const { operations, attempt, record, accept } = await openAlone()
  const alone = {
    ...record(),
    reference: 'alone',
    verb: 'mr.merge',
    resourceKey: '42!1',
    idempotencyKey: idempotencyKeyOf('mr.merge', { mr: 1 }, null),
  }
  await operations.run(alone, doing('merge'), attempt)
  const whole = { ...record(), reference: 'whole' }
  await accept(whole)
  const { ends, run } = inParts(doing, Promise.resolve())
  await operations.run(whole, run, attempt)
  expect(scene.calls).toEqual(['merge', 'all', 'part 2', 'part 3'])
  expect(ends).toEqual([
    { kind: 'ended', reference: 'whole-1', state: 'done', answer: 'merge was done' },
    { kind: 'made', reference: 'whole-2', result: 'part 2 was done' },
    { kind: 'made', reference: 'whole-3', result: 'part 3 was done' },
  ])
  expect(await operations.find('whole-2')).toMatchObject({ state: 'done', answer: 'part 2 was done' })
})

test('who asks for a part alone while it is under way has its answer', async () => {
  const { scene, openAlone, doing } = aScene()
  const { operations, attempt, record, accept } = await openAlone()
  const whole = { ...record(), reference: 'whole' }
  await accept(whole)
  const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { run } = inParts(doing, gate.promise, begun.resolve)
  const finished = operations.run(whole, run, attempt)
  await begun.promise
  const alone = {
    ...record(),
    reference: 'alone',
    user: 'U2',
    verb: 'mr.merge',
    resourceKey: '42!2',
    idempotencyKey: idempotencyKeyOf('mr.merge', { mr: 2 }, null),
  }
  const joined = operations.run(alone, doing('merge'), attempt)
  gate.resolve()
  await finished
  expect(await joined).toMatchObject({ kind: 'joined', answer: 'part 2 was done' })
  expect(scene.calls).not.toContain('merge')
})

test('after a restart what ended stays, what was sent is read back, and no further part begins', async () => {
  const { scene, openAlone, doing } = aScene()
  const before = await openAlone()
  const whole = { ...before.record(), reference: 'whole' }
  await before.accept(whole)
  const begun = Promise.withResolvers<void>()
  const stopped = inParts(doing, new Promise(() => {}), begun.resolve)
  void before.operations.run(whole, stopped.run, before.attempt)
  await begun.promise
  const { operations, attempt } = await openAlone()
  const left = await operations.find('whole')
  if (!left) throw new Error('It is not found.')
  scene.calls.length = 0
  const { ends, run } = inParts(doing, Promise.resolve())
  await operations.resume(left, run, attempt)
  expect(scene.calls).toEqual(['all', 'part 2'])
  expect(ends).toEqual([
    { kind: 'ended', reference: 'whole-1', state: 'done', answer: 'part 1 was done' },
    { kind: 'made', reference: 'whole-2', result: 'part 2 was done' },
    { kind: 'not-tried', reference: 'whole-3' },
  ])
})

test('the next attempt finds what was sent, with the state before it, and what it ended with; else nothing', async () => {
  const { openAlone, doing } = aScene()
  const before = await openAlone()
  const [isSent, isBegun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const unsent = { ...before.record(), reference: 'unsent', idempotencyKey: 'a' }
  const preparing = doing('edit', async () => {
    isBegun.resolve()
    await new Promise(() => {})
  })
  void before.operations.run(unsent, preparing, before.attempt)
  const sent = { ...before.record(), reference: 'sent', idempotencyKey: 'b', resourceKey: '42!14' }
  const merging = doing('merge', async (operation) => {
    await operation.recordSend({ id: 1012, fields: ['title'] })
    isSent.resolve()
    await new Promise(() => {})
  })
  void before.operations.run(sent, merging, before.attempt)
  const ended = { ...before.record(), reference: 'ended', resourceKey: '42!15' }
  await before.operations.run(ended, doing('close'), before.attempt)
  await Promise.all([isBegun.promise, isSent.promise])

  const { operations, attempt } = await openAlone()
  expect(await operations.find('unsent')).toBeNull()
  expect(await operations.find('ended')).toMatchObject({
    ...ended,
    state: 'done',
    stateBefore: '{"id":1}',
    answer: 'close was done',
  })
  const left = await operations.find('sent')
  const stateBefore = '{"id":1012,"fields":["title"]}'
  expect(left).toMatchObject({ ...sent, state: 'sent', stateBefore, answer: null })
  if (!left) throw new Error('It is not found.')
  const resumed: unknown[] = []
  const looking = doing('merge', async (operation) => {
    resumed.push(operation.resumedFrom)
    operation.recordOutcome('done')
  })
  expect(await operations.resume(left, looking, attempt)).toBe('merge was done')
  expect(resumed).toEqual([{ id: 1012, fields: ['title'] }])
  expect(await operations.find('sent')).toMatchObject({
    state: 'done',
    stateBefore,
    answer: 'merge was done',
  })
})

test('who was taken over sends nothing and ends nothing, and gives no answer', async () => {
  const { scene, openAlone, doing } = aScene()
  const { operations, attempt, record } = await openAlone()
  const lost = () => Promise.reject(new OwnershipLostError('r'))
  const calls: string[] = []
  const send = async (operation: Operation) => {
    await operation.recordSend({})
    scene.now += 1
    calls.push('sent')
  }
  const pending = async (operation: Operation) => {
    await send(operation)
    operation.markPending()
    operation.recordOutcome('done')
  }
  /** Loses the work after this many writes. */
  const lostAfter = (writes: number): RequestAttempt => {
    let left = writes
    return { ...attempt, fenced: (write) => (left-- > 0 ? attempt.fenced(write) : lost()) }
  }
  const unsent = record()
  await expect(operations.run(unsent, doing('close', send), lostAfter(0))).rejects.toThrow(OwnershipLostError)
  expect([calls, await operations.find(unsent.reference)]).toEqual([[], null])

  const unended = [
    { ...lostAfter(1), resourceKey: '42!13' },
    { ...attempt, leavePartition: lost, resourceKey: '42!14' },
  ]
  for (const { resourceKey, ...losing } of unended) {
    const sent = { ...record(), resourceKey }
    await expect(operations.run(sent, doing('close', pending), losing)).rejects.toThrow(OwnershipLostError)
    expect(await operations.find(sent.reference)).toMatchObject({ state: 'sent', answer: null })
  }
  expect(calls).toEqual(['sent', 'sent'])
})
