import { expect, test } from 'vitest'
import type { Operation } from '../../../src/services/operations/operation.ts'
import { createOperations } from '../../../src/services/operations/operations.ts'
import {
  type OperationRecord,
  type OperationRun,
  OwnershipLostError,
} from '../../../src/services/operations/types.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import type { Store } from '../../../src/store/store.ts'
import { stoppedClock, temporaryStore } from '../../store/temporary.ts'
import { temporaryDatabase, withoutPostgres } from '../../support/postgres.ts'

let counted = 0

/** A replica, whose writes the test itself goes through, as the reconciler would. */
async function aReplica(place: Parameters<typeof temporaryStore>[0], calls: string[]) {
  const store: Store = await temporaryStore(place)
  const operations = createOperations(store)
  const make = (
    name: string,
    { user = 'U1', ...fields }: Partial<OperationRecord> = {},
    work: (operation: Operation) => Promise<void> = async (operation) => {
      await operation.recordSend({})
      calls.push(name)
      operation.recordOutcome('done')
    },
  ) => {
    counted += 1
    const intent: OperationRecord = {
      ...{
        reference: `r${counted}`,
        team: 'T1',
        channel: 'C1',
        user,
        verb: 'mr.close',
        resourceKey: '42!12',
      },
      ...{ idempotencyKey: 'close 12', request: '{}', ...fields },
    }
    const making: OperationRun<string> = {
      async run(operation) {
        await work(operation)
        return `${name} was done`
      },
      words: (told) => told,
      slow: async () => null,
      reads: async () => true,
    }
    return operations.run(intent, making)
  }
  return { store, make }
}

async function twoReplicas(now: () => number = Date.now) {
  const calls: string[] = []
  const place = { url: await temporaryDatabase(), keys: newKeyRing(), now }
  const [one, other] = [await aReplica(place, calls), await aReplica(place, calls)]
  return { one, other, calls }
}

/** A change that is sent, and ends when it is let. */
function held(calls: string[], name: string, state: 'done' | 'not-done' = 'done') {
  const [sent, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = async (operation: Operation) => {
    await operation.recordSend({})
    calls.push(name)
    sent.resolve()
    await gate.promise
    operation.recordOutcome(state)
  }
  return { work, sent: sent.promise, end: gate.resolve }
}

test.skipIf(withoutPostgres)(
  'the same intent through two replicas is made once, with one answer',
  async () => {
    const { one, other, calls } = await twoReplicas()
    const first = held(calls, 'first')
    const made = one.make('first', {}, first.work)
    await first.sent
    const joined = [other.make('second'), other.make('third', { user: 'U2', channel: 'C2' })]
    await expect.poll(() => other.store.operations.duplicateOf(`r${counted}`)).not.toBeNull()
    first.end()
    expect(await made).toEqual({ kind: 'made', result: 'first was done' })
    const answer = { kind: 'joined', answer: 'first was done', channel: 'C1' }
    expect(await Promise.all(joined)).toEqual([answer, answer])
    expect(calls).toEqual(['first'])
    expect(await other.make('fourth')).toMatchObject({ kind: 'again', answer: 'first was done' })
  },
)

test.skipIf(withoutPostgres)(
  'where the first one was not let, another person tries at the other replica',
  async () => {
    const { one, other, calls } = await twoReplicas()
    const first = held(calls, 'refused', 'not-done')
    const made = one.make('refused', {}, first.work)
    await first.sent
    const second = other.make('close', { user: 'U2' })
    await expect.poll(() => other.store.operations.duplicateOf(`r${counted}`)).not.toBeNull()
    first.end()
    await made
    expect(await second).toEqual({ kind: 'made', result: 'close was done' })
    expect(calls).toEqual(['refused', 'close'])
  },
)

test.skipIf(withoutPostgres)(
  'changes of one target are sent one after the other, whichever replica sends',
  async () => {
    const { one, other, calls } = await twoReplicas()
    const close = held(calls, 'close')
    const closing = one.make('close', {}, close.work)
    await close.sent
    const reopening = other.make('reopen', { idempotencyKey: 'reopen 12' })
    await other.make('elsewhere', { resourceKey: '42!13' })
    expect(calls).toEqual(['close', 'elsewhere'])
    close.end()
    await Promise.all([closing, reopening])
    expect(calls).toEqual(['close', 'elsewhere', 'reopen'])
  },
)

test.skipIf(withoutPostgres)(
  'they are sent in the order in which they were asked for, through whichever, within one millisecond too',
  async () => {
    const { one, other, calls } = await twoReplicas(stoppedClock().now)
    const first = held(calls, '0')
    const made: Promise<unknown>[] = [one.make('0', { idempotencyKey: '0' }, first.work)]
    await first.sent
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const { make, store } = place % 3 === 1 ? other : one
      made.push(make(String(place), { idempotencyKey: String(place) }))
      const reference = `r${counted}`
      await expect.poll(() => store.operations.queue.hasPredecessor(reference)).toBe(true)
    }
    first.end()
    await Promise.all(made)
    expect(calls).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  },
)

test.skipIf(withoutPostgres)(
  'who was taken over before it sent does not send, and says nothing',
  async () => {
    const { one, other, calls } = await twoReplicas()
    const slept = one.make('slept', {}, async (operation) => {
      await other.store.operations.adopt(`r${counted}`)
      await operation.recordSend({})
      calls.push('slept')
    })
    await expect(slept).rejects.toThrow(OwnershipLostError)
    expect(calls).toEqual([])
  },
)
