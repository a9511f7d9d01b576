import { expect, test } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'
import { twoLives } from './two-processes.ts'

const accepted = (reference: string) => ({
  reference,
  team: 'T1',
  user: 'U1',
  payload: `{"of":"${reference}"}`,
})

onBothEngines('the inbox', (place) => {
  test('what is accepted is kept once by its key, and by its reference until it is ended', async () => {
    const { pendingRequests, idempotencyKeys } = await temporaryStore(await place())
    expect(await pendingRequests.accept('k1', accepted('r1'))).toBe(true)
    expect(await pendingRequests.accept('k1', accepted('r2'))).toBe(false)
    expect(await idempotencyKeys.claim('k1')).toBe(false)
    expect([await pendingRequests.isOwner('r1'), await pendingRequests.isOwner('r2')]).toEqual([true, false])
    // Whoever lives works on it.
    expect(await pendingRequests.abandoned()).toEqual([])
    await pendingRequests.end('r1')
    expect(await pendingRequests.isOwner('r1')).toBe(false)
    expect(await pendingRequests.accept('k1', accepted('r3'))).toBe(false)
  })

  test('what a dead process has left is taken by one, as Slack sent it, and counted', async () => {
    const { second } = await twoLives(await place(), async ({ pendingRequests }) => {
      await pendingRequests.accept('k1', accepted('r1'))
      await pendingRequests.accept('k2', accepted('r2'))
      await pendingRequests.end('r2')
    })
    const [left, ...more] = await second.pendingRequests.abandoned()
    if (!left) throw new Error('Nothing is left')
    expect(more).toEqual([])
    expect(left).toMatchObject({ ...accepted('r1'), attempts: 1 })
    expect(await second.pendingRequests.isOwner('r1')).toBe(false)
    expect(
      await Promise.all([second.pendingRequests.claim(left), second.pendingRequests.claim(left)]),
    ).toEqual([true, false])
    expect(await second.pendingRequests.isOwner('r1')).toBe(true)
    expect(await second.pendingRequests.abandoned()).toEqual([])
  })

  test('what is released is left at once, also for whoever released it', async () => {
    const { pendingRequests } = await temporaryStore(await place())
    for (const name of ['1', '2', '3']) await pendingRequests.accept(`k${name}`, accepted(`r${name}`))
    await pendingRequests.release('r1')
    expect((await pendingRequests.abandoned()).map(({ reference }) => reference)).toEqual(['r1'])
    await pendingRequests.releaseAll()
    expect((await pendingRequests.abandoned()).map(({ reference }) => reference)).toEqual(['r1', 'r2', 'r3'])
  })

  test('a claim for a turn holds against others, and is the same turn’s again', async () => {
    const { idempotencyKeys } = await temporaryStore(await place())
    expect(await idempotencyKeys.claim('form', 'r1')).toBe(true)
    expect(await idempotencyKeys.claim('form', 'r2')).toBe(false)
    expect(await idempotencyKeys.claim('form')).toBe(false)
    expect(await idempotencyKeys.claim('form', 'r1')).toBe(true)
  })
})

test.skipIf(withoutPostgres)('who was taken for dead and was not has lost what others took', async () => {
  const url = await temporaryDatabase()
  const keys = newKeyRing()
  const slept = await temporaryStore({ url, keys })
  await slept.pendingRequests.accept('k1', accepted('r1'))
  await slept.heartbeats.leave()
  const others = await Promise.all([temporaryStore({ url, keys }), temporaryStore({ url, keys })])
  const taken = await Promise.all(
    others.map(async ({ pendingRequests }) => {
      const [left] = await pendingRequests.abandoned()
      return left !== undefined && (await pendingRequests.claim(left))
    }),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
  await slept.heartbeats.beat()
  expect(await slept.pendingRequests.isOwner('r1')).toBe(false)
  await slept.pendingRequests.end('r1')
  await slept.pendingRequests.release('r1')
  expect(await slept.pendingRequests.abandoned()).toEqual([])
  expect(await Promise.all(others.map(({ pendingRequests }) => pendingRequests.isOwner('r1')))).toEqual(taken)
})
