import { expect, test } from 'vitest'
import { z } from 'zod'
import { UNDO_MS } from '../../../src/model/undo.ts'
import { findChangeToUndo, isLaterThan } from '../../../src/services/writes/undo.ts'
import { stoppedClock, temporaryStore } from '../../store/temporary.ts'

const record = {
  reference: 'k7mq2xpe',
  team: 'T1',
  channel: 'C1',
  user: 'UANN',
  verb: 'mr.close',
  resourceKey: '42!12',
  idempotencyKey: 'w',
  request: '{}',
  requestedAt: 0,
}
const Before = z.object({ title: z.string() })
const undoes = { change: 'k7mq2xpe', left: null }

/** A change that ended like this, and a look at it by somebody. */
async function openScene(state: 'done' | 'unknown' = 'done') {
  const clock = stoppedClock()
  const store = await temporaryStore({ now: clock.now })
  await store.database.transaction().execute(async (transaction) => {
    await store.operations.markSent(transaction, record, JSON.stringify({ title: 'Before' }))
    await store.operations.markEnded(transaction, record, { state, answer: 'Closed.' })
  })
  const find = (by: { team?: string; user?: string } = {}, verb = 'mr.close', change = undoes.change) => {
    const caller = { team: 'T1', user: 'UANN', channel: 'C1', userName: 'ann', ...by }
    const context = { caller, now: clock.now, store }
    return findChangeToUndo(context, { ...undoes, change }, verb, Before)
  }
  return { clock, find }
}

test('whoever made a change finds it for fifteen minutes, with what was before', async () => {
  const { clock, find } = await openScene()
  clock.advance(UNDO_MS - 1)
  expect(await find()).toEqual({ kind: 'undoable', before: { title: 'Before' } })
  clock.advance(1)
  expect(await find()).toEqual({ kind: 'undo-late' })
})

test('nobody else finds it, and no other change is taken for it', async () => {
  const { find } = await openScene()
  expect(await find({ user: 'UBOB' })).toEqual({ kind: 'undo-of-another', user: 'UANN' })
  expect(await find({ team: 'T2' })).toEqual({ kind: 'undo-late' })
  expect(await find({}, 'mr.merge')).toEqual({ kind: 'undo-late' })
  expect(await find({}, 'mr.close', 'another')).toEqual({ kind: 'undo-late' })
})

test('what nobody knows to have happened is not undone', async () => {
  const { find } = await openScene('unknown')
  expect(await find()).toEqual({ kind: 'undo-late' })
})

test('a time of change that nobody knows is no later one', () => {
  const at = '2026-11-23T09:30:00Z'
  expect(isLaterThan({ ...undoes, left: at }, at)).toBe(false)
  expect(isLaterThan({ ...undoes, left: at }, '2026-11-23T09:31:00Z')).toBe(true)
  expect(isLaterThan({ ...undoes, left: at }, null)).toBe(false)
  expect(isLaterThan(undoes, at)).toBe(false)
})
