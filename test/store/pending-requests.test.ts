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
    const { inbox, deliveries } = await temporaryStore(await place())
    expect(await inbox.accept('k1', accepted('r1'))).toBe(true)
    expect(await inbox.accept('k1', accepted('r2'))).toBe(false)
    expect(await deliveries.claim('k1')).toBe(false)
    expect([await inbox.holds('r1'), await inbox.holds('r2')]).toEqual([true, false])
    // Whoever lives works on it.
    expect(await inbox.left()).toEqual([])
    await inbox.end('r1')
    expect(await inbox.holds('r1')).toBe(false)
    expect(await inbox.accept('k1', accepted('r3'))).toBe(false)
  })

  test('what a dead process has left is taken by one, as Slack sent it, and counted', async () => {
    const { second } = await twoLives(await place(), async ({ inbox }) => {
      await inbox.accept('k1', accepted('r1'))
      await inbox.accept('k2', accepted('r2'))
      await inbox.end('r2')
    })
    const [left, ...more] = await second.inbox.left()
    if (!left) throw new Error('Nothing is left')
    expect(more).toEqual([])
    expect(left).toMatchObject({ ...accepted('r1'), runs: 1 })
    expect(await second.inbox.holds('r1')).toBe(false)
    expect(await Promise.all([second.inbox.take(left), second.inbox.take(left)])).toEqual([true, false])
    expect(await second.inbox.holds('r1')).toBe(true)
    expect(await second.inbox.left()).toEqual([])
  })

  test('what is released is left at once, also for whoever released it', async () => {
    const { inbox } = await temporaryStore(await place())
    for (const name of ['1', '2', '3']) await inbox.accept(`k${name}`, accepted(`r${name}`))
    await inbox.release('r1')
    expect((await inbox.left()).map(({ reference }) => reference)).toEqual(['r1'])
    await inbox.releaseAll()
    expect((await inbox.left()).map(({ reference }) => reference)).toEqual(['r1', 'r2', 'r3'])
  })

  test('a claim for a turn holds against others, and is the same turn’s again', async () => {
    const { deliveries } = await temporaryStore(await place())
    expect(await deliveries.claim('form', 'r1')).toBe(true)
    expect(await deliveries.claim('form', 'r2')).toBe(false)
    expect(await deliveries.claim('form')).toBe(false)
    expect(await deliveries.claim('form', 'r1')).toBe(true)
  })
})

test.skipIf(withoutPostgres)('who was taken for dead and was not has lost what others took', async () => {
  const url = await temporaryDatabase()
  const keys = newKeyRing()
  const slept = await temporaryStore({ url, keys })
  await slept.inbox.accept('k1', accepted('r1'))
  await slept.replicas.leave()
  const others = await Promise.all([temporaryStore({ url, keys }), temporaryStore({ url, keys })])
  const taken = await Promise.all(
    others.map(async ({ inbox }) => {
      const [left] = await inbox.left()
      return left !== undefined && (await inbox.take(left))
    }),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
  await slept.replicas.beat()
  expect(await slept.inbox.holds('r1')).toBe(false)
  await slept.inbox.end('r1')
  await slept.inbox.release('r1')
  expect(await slept.inbox.left()).toEqual([])
  expect(await Promise.all(others.map(({ inbox }) => inbox.holds('r1')))).toEqual(taken)
})
