import { expect, it } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'

const reply = { team: 'T1', channel: 'C1', ts: '1.1', thread: '1.0', user: 'UANN' }
const DAYS = 24 * 3_600_000

onBothEngines('replies to cards', (place) => {
  it('the first that becomes a comment is told apart, and those that stayed are known', async () => {
    const { threadReplies } = await temporaryStore({ ...(await place()), now: () => 1_000 })
    await threadReplies.add(reply)
    await threadReplies.add(reply)
    expect(await threadReplies.find(reply)).toEqual({ ...reply, note: null })
    const next = { ...reply, ts: '1.2' }
    expect(await threadReplies.hasLeft(reply)).toBe(false)
    expect(await threadReplies.hasLeft(next)).toBe(true)
    expect(await threadReplies.hasLeft({ ...next, thread: '2.0' })).toBe(false)
    await threadReplies.add(next)
    expect(await threadReplies.became(reply, 'UANN', 5)).toBe(true)
    expect(await threadReplies.became(reply, 'UANN', 5)).toBe(true)
    expect(await threadReplies.became(next, 'UANN', 6)).toBe(false)
    expect(await threadReplies.hasLeft(next)).toBe(false)
    expect(await threadReplies.among('T1', 'C1', [5, 6, 7])).toEqual(new Set([5, 6]))
    expect(await threadReplies.among('T1', 'C2', [5, 6, 7])).toEqual(new Set())
    expect(await threadReplies.among('T1', 'C1', [])).toEqual(new Set())
  })

  it('they go after ninety days', async () => {
    let now = 1_000
    const store = await temporaryStore({ ...(await place()), now: () => now })
    await store.threadReplies.add(reply)
    now += 89 * DAYS
    await store.cleanUp()
    expect(await store.threadReplies.find(reply)).not.toBeNull()
    now += DAYS
    await store.cleanUp()
    expect(await store.threadReplies.find(reply)).toBeNull()
  })
})
