import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const HOUR = 3_600_000

onBothEngines('idempotency keys', (place) => {
  it('of three hundred claims at once, one is true', async () => {
    const store = await temporaryStore(await place())
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => store.idempotencyKeys.claim('signature')),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('a claim holds for 24 hours, over a restart, and a refused one does not make it last longer', async () => {
    const clock = stoppedClock()
    const where = await place()
    const store = await temporaryStore({ ...where, now: clock.now })
    expect(await store.idempotencyKeys.claim('signature')).toBe(true)
    clock.advance(23 * HOUR)
    const restarted = await temporaryStore({ ...where, now: clock.now })
    expect(await restarted.idempotencyKeys.claim('signature')).toBe(false)
    clock.advance(HOUR - 1)
    expect(await restarted.idempotencyKeys.claim('signature')).toBe(false)
    clock.advance(1)
    expect(await restarted.idempotencyKeys.claim('signature')).toBe(true)
    expect(await restarted.idempotencyKeys.claim('signature')).toBe(false)
  })

  it('sweeping forgets what is older than 24 hours and nothing else', async () => {
    const clock = stoppedClock()
    const store = await temporaryStore({ ...(await place()), now: clock.now })
    await store.idempotencyKeys.claim('old')
    clock.advance(1)
    await store.idempotencyKeys.claim('young')
    clock.advance(24 * HOUR - 1)
    await store.cleanUp()
    expect(await store.idempotencyKeys.claim('young')).toBe(false)
    expect(await store.idempotencyKeys.claim('old')).toBe(true)
  })
})

test.prop([fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 })], { numRuns: 50 })(
  'keys are compared whole: each different one is true once',
  async (keys) => {
    const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
    const answers = []
    for (const key of keys) answers.push(await store.idempotencyKeys.claim(key))
    await store.close()
    expect(answers).toEqual(keys.map((key, index) => keys.indexOf(key) === index))
  },
)

it.skipIf(withoutPostgres)('of fifty claims that five replicas make at once, one is true', async () => {
  const url = await temporaryDatabase()
  const replicas = await Promise.all(Array.from({ length: 5 }, () => temporaryStore({ url })))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => replicas[at % 5]?.idempotencyKeys.claim('signature')),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
})

onBothEngines('a process that is killed', (place) => {
  it('in the middle of writing loses no acknowledged claim', async () => {
    const where = await place()
    const acknowledged: string[] = []
    for (let round = 0; round < 4; round += 1) {
      const child = spawn(process.execPath, [
        join(import.meta.dirname, 'claim-writer.ts'),
        'url' in where ? where.url : where.file,
        `round${round}`,
      ])
      let said = ''
      child.stdout.on('data', (chunk) => {
        said += chunk
        if (said.split('\n').length > 50 + round * 97) child.kill('SIGKILL')
      })
      await once(child, 'close')
      expect(child.signalCode).toBe('SIGKILL')
      acknowledged.push(...said.split('\n').slice(0, -1))
    }
    expect(acknowledged.length).toBeGreaterThan(4 * 50)
    const store = await temporaryStore(where)
    const lost = []
    for (const key of acknowledged) if (await store.idempotencyKeys.claim(key)) lost.push(key)
    expect(lost).toEqual([])
  })
})
