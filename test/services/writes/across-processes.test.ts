import { describe, expect, test } from 'vitest'
import type { Operation, OperationRecord, OperationRun } from '../../../src/services/writes/operation.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { stoppedClock } from '../../store/temporary.ts'
import { temporaryDatabase, withoutPostgres } from '../../support/postgres.ts'
import { standStill } from '../../support/stand-still.ts'
import { processesOf } from './requests.ts'

/** Two processes over one store, whose writes the test itself goes through, as the reconciler would. */
async function twoProcesses(now: () => number = Date.now) {
  const calls: string[] = []
  const { open } = processesOf(newKeyRing(), now)
  const url = await temporaryDatabase()
  const withCalls = async () => {
    const process = await open({ url })
    const ask = (name: string, fields: Partial<OperationRecord> = {}, work = sends(calls, name)) =>
      process.ask(doing(name, work), fields)
    return { ...process, ask }
  }
  return { one: await withCalls(), other: await withCalls(), calls }
}

type Work = (operation: Operation) => Promise<void>

const doing = (name: string, work: Work): OperationRun<string> => ({
  async run(operation) {
    await work(operation)
    return `${name} was done`
  },
  judge: async () => {},
  words: (told) => told,
  slow: async () => {},
  reads: async () => true,
})

/** Sends it, unless an earlier attempt has. */
function sends(calls: string[], name: string): Work {
  return async (operation) => {
    if (operation.resumedFrom === undefined) {
      await operation.recordSend({})
      calls.push(name)
    }
    operation.recordOutcome('done')
  }
}

/** A change that is sent, and ends when it is let. */
function held(calls: string[], name: string, state: 'done' | 'not-done' = 'done') {
  const [sent, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work: Work = async (operation) => {
    await operation.recordSend({})
    calls.push(name)
    sent.resolve()
    await gate.promise
    operation.recordOutcome(state)
  }
  return { work, sent: sent.promise, end: gate.resolve }
}

describe.skipIf(withoutPostgres)('across processes', () => {
  test('the same intent through two processes is made once, with one answer', async () => {
    const { one, other, calls } = await twoProcesses()
    const first = held(calls, 'first')
    const made = await one.ask('first', {}, first.work)
    await first.sent
    const joined = [await other.ask('second'), await other.ask('third', { user: 'U2', channel: 'C2' })]
    first.end()
    expect(await made.result).toEqual({ kind: 'made', result: 'first was done' })
    const answer = { kind: 'joined', state: 'done', answer: 'first was done', channel: 'C1' }
    expect(await Promise.all(joined.map(({ result }) => result))).toEqual([answer, answer])
    expect(calls).toEqual(['first'])
    const fourth = await other.ask('fourth')
    expect(await fourth.result).toMatchObject({ kind: 'again', answer: 'first was done' })
  })

  test('what is being checked is joined meanwhile, whichever process checks it', async () => {
    const { one, other, calls } = await twoProcesses()
    const first = held(calls, 'first')
    const made = await one.ask('first', {}, async (operation) => {
      const work = first.work(operation)
      await first.sent
      operation.markPending()
      await work
    })
    await first.sent
    const joined = [await other.ask('second'), await other.ask('third', { user: 'U2', channel: 'C2' })]
    // Its turn has come, although the first one has not ended.
    const later = await other.ask('reopen', { idempotencyKey: 'reopen 12' })
    expect(await later.result).toEqual({ kind: 'made', result: 'reopen was done' })
    first.end()
    const answer = { kind: 'joined', state: 'done', answer: 'first was done', channel: 'C1' }
    expect(await Promise.all(joined.map(({ result }) => result))).toEqual([answer, answer])
    expect(await made.result).toEqual({ kind: 'made', result: 'first was done' })
    expect(calls).toEqual(['first', 'reopen'])
  })

  test('where the first one was not let, another person tries through the other process', async () => {
    const { one, other, calls } = await twoProcesses()
    const first = held(calls, 'refused', 'not-done')
    const made = await one.ask('refused', {}, first.work)
    await first.sent
    const second = await other.ask('close', { user: 'U2' })
    first.end()
    await made.result
    expect(await second.result).toEqual({ kind: 'made', result: 'close was done' })
    expect(calls).toEqual(['refused', 'close'])
  })

  test('changes of one target are sent one after the other, whichever process sends', async () => {
    const { one, other, calls } = await twoProcesses()
    const close = held(calls, 'close')
    const closing = await one.ask('close', {}, close.work)
    await close.sent
    const reopening = await other.ask('reopen', { idempotencyKey: 'reopen 12' })
    const elsewhere = await other.ask('elsewhere', { resourceKey: '42!13' })
    await elsewhere.result
    expect(calls).toEqual(['close', 'elsewhere'])
    close.end()
    await Promise.all([closing.result, reopening.result])
    expect(calls).toEqual(['close', 'elsewhere', 'reopen'])
  })

  test('they are sent in the order in which they were asked for, through whichever, within one millisecond too', async () => {
    const { one, other, calls } = await twoProcesses(stoppedClock().now)
    const first = held(calls, '0')
    const made = [await one.ask('0', { idempotencyKey: '0' }, first.work)]
    await first.sent
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const { ask } = place % 3 === 1 ? other : one
      made.push(await ask(String(place), { idempotencyKey: String(place) }))
    }
    first.end()
    await Promise.all(made.map(({ result }) => result))
    expect(calls).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  })

  test('what a process has not sent before it died is sent by another one, before a later change', async () => {
    const { one, other, calls } = await twoProcesses()
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const ends: unknown[] = []
    let attempts = 0
    const close = await one.ask('close', {}, async (operation) => {
      attempts += 1
      if (attempts > 1) return sends(calls, 'close')(operation)
      begun.resolve()
      await gate.promise
      await operation.recordSend({}).catch((error: unknown) => {
        ends.push(error)
        throw error
      })
      calls.push('close of the dead')
    })
    await begun.promise
    const reopen = await other.ask('reopen', { idempotencyKey: 'reopen 12' })
    const closed = one.durable.close()
    await standStill(other.store.database, 'request')
    // It was taken for dead, and was not.
    gate.resolve()
    expect(await close.result).toEqual({ kind: 'made', result: 'close was done' })
    expect(await reopen.result).toEqual({ kind: 'made', result: 'reopen was done' })
    await closed
    await expect.poll(() => ends).toEqual([expect.objectContaining({ name: 'OwnershipLostError' })])
    expect(calls).toEqual(['close', 'reopen'])
  })

  test('what a process has sent before it died is only read back, and a later change is sent after it', async () => {
    const { one, other, calls } = await twoProcesses()
    const first = held(calls, 'close')
    const resumed: unknown[] = []
    const close = await one.ask('close', {}, async (operation) => {
      if (operation.resumedFrom === undefined) return first.work(operation)
      resumed.push([operation.resumedFrom, [...calls]])
      operation.recordOutcome('done')
    })
    await first.sent
    const reopen = await other.ask('reopen', { idempotencyKey: 'reopen 12' })
    const closed = one.durable.close()
    await standStill(other.store.database, 'request')
    expect(await close.result).toEqual({ kind: 'made', result: 'close was done' })
    expect(await reopen.result).toEqual({ kind: 'made', result: 'reopen was done' })
    first.end()
    await closed
    expect(resumed).toEqual([[{}, ['close']]])
    expect(calls).toEqual(['close', 'reopen'])
  })
})
