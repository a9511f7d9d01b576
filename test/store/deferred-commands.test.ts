import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryFile, temporaryStore } from './temporary.ts'

const MINUTE = 60_000

onBothEngines('what somebody wanted', (place) => {
  it('what somebody wanted is given out once, to them, with its channel', async () => {
    const { deferredCommands } = await temporaryStore(await place())
    await deferredCommands.keep('T1', 'UANN', { channel: 'C1', command: 'merge' })
    expect(await deferredCommands.take('T1', 'UBOB')).toBeNull()
    expect(await deferredCommands.take('T2', 'UANN')).toBeNull()
    const taken = await Promise.all(Array.from({ length: 10 }, () => deferredCommands.take('T1', 'UANN')))
    expect(taken.filter((one) => one !== null)).toEqual([{ channel: 'C1', command: 'merge' }])
  })

  it('only the last wish is kept, and only for ten minutes', async () => {
    const clock = stoppedClock()
    const { deferredCommands } = await temporaryStore({ ...(await place()), now: clock.now })
    await deferredCommands.keep('T1', 'UANN', { channel: 'C1', command: 'first' })
    clock.advance(9 * MINUTE)
    await deferredCommands.keep('T1', 'UANN', { channel: 'C2', command: 'second' })
    clock.advance(10 * MINUTE - 1)
    expect(await deferredCommands.take('T1', 'UANN')).toEqual({ channel: 'C2', command: 'second' })
    await deferredCommands.keep('T1', 'UANN', { channel: 'C1', command: 'third' })
    clock.advance(10 * MINUTE)
    expect(await deferredCommands.take('T1', 'UANN')).toBeNull()
  })
})

it('it cannot be read in the file, nor in another person’s row', async () => {
  const file = temporaryFile()
  const keys = newKeyRing()
  const store = await openStore({ file, keys })
  await store.deferredCommands.keep('T1', 'UANN', { channel: 'C1', command: 'canary-wish' })
  await store.close()
  expect(readFileSync(file, 'latin1')).not.toContain('canary')
})
