import { expect, test } from 'vitest'
import { createKeyedMutex } from '../../src/model/keyed-mutex.ts'

test('work of one name is done one after the other, work of another name does not wait, and a failure holds up nothing', async () => {
  const inTurn = createKeyedMutex()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await gate.promise
    done.push('first')
    throw new Error('failed')
  })
  const second = inTurn('a', async () => done.push('second'))
  await inTurn('b', async () => done.push('other'))
  expect(done).toEqual(['other'])
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})
