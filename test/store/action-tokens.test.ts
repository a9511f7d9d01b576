import { randomBytes } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { newKeyRing, parseKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import type { TokenScope } from '../../src/store/tables/action-tokens.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

type Opened = Awaited<ReturnType<typeof temporaryStore>>

const inWeb: TokenScope = { team: 'T1', channel: 'CWEB', user: null }
const forAnn: TokenScope = { team: 'T1', channel: 'CWEB', user: 'UANN' }
const merge = { action: 'mr.merge', value: '{"project":42,"mr":12}', limit: 2000 }
/** Random, so that it cannot be compressed. */
const long = { action: 'mr.merge', value: randomBytes(2000).toString('base64'), limit: 2000 }
const press = { team: 'T1', channel: 'CWEB', user: 'UANN', action: 'mr.merge' }
const HOUR_MS = 3_600_000

const keepOne = async (store: Opened, shown: TokenScope, meaning = merge) => {
  const [token = ''] = await store.actionTokens.keep(shown, [meaning])
  return token
}

const rowsIn = (store: Opened) => store.database.selectFrom('actionTokens').selectAll().execute()

onBothEngines('action tokens', (place) => {
  it('what fits is sealed and leaves no row; what does not fit is one row', async () => {
    const store = await temporaryStore(await place())
    const [sealed = '', stored = ''] = await store.actionTokens.keep(inWeb, [merge, long])
    expect(await rowsIn(store)).toHaveLength(1)
    expect(stored).toMatch(/^[\w-]{22}$/)
    expect(sealed.length).toBeGreaterThan(22)
    expect(await store.actionTokens.find(sealed, press)).toEqual({ kind: 'found', value: merge.value })
    expect(await store.actionTokens.find(stored, press)).toEqual({ kind: 'found', value: long.value })
    expect(await store.actionTokens.keep(inWeb, [])).toEqual([])
  })

  it.each([
    ['sealed', merge],
    ['stored', long],
  ])('a %s one counts only where it was shown', async (_, meaning) => {
    const store = await temporaryStore(await place())
    const token = await keepOne(store, forAnn, meaning)
    for (const [difference, kind] of [
      [{ team: 'T2' }, 'unknown'],
      [{ action: 'mr.close' }, 'unknown'],
      [{ action: 'mr.merge:later' }, 'unknown'],
      [{ user: 'UBOB' }, 'of-somebody-else'],
      [{ channel: 'CAPI' }, 'of-elsewhere'],
      [{ channel: '' }, 'of-elsewhere'],
    ] as const)
      expect(await store.actionTokens.find(token, { ...press, ...difference })).toEqual({ kind })
    expect(await store.actionTokens.find(token, press)).toMatchObject({ kind: 'found' })
    const direct = await keepOne(store, { team: 'T1', channel: null, user: 'UANN' }, meaning)
    expect(await store.actionTokens.find(direct, { ...press, channel: 'D1' })).toMatchObject({
      kind: 'found',
    })
    expect(await store.actionTokens.find(direct, { ...press, channel: 'D1', user: 'UBOB' })).toEqual({
      kind: 'of-somebody-else',
    })
    expect(
      await store.actionTokens.find(await keepOne(store, inWeb, meaning), { ...press, user: 'UBOB' }),
    ).toMatchObject({ kind: 'found' })
  })

  it.each([
    ['sealed', merge],
    ['stored', long],
  ])('a %s one for all is good for 30 days, one for a single person for 24 hours', async (_, meaning) => {
    const clock = stoppedClock()
    const store = await temporaryStore({ ...(await place()), now: clock.now })
    const forAll = await keepOne(store, inWeb, meaning)
    const forOne = await keepOne(store, forAnn, meaning)
    clock.advance(24 * HOUR_MS - 1000)
    expect(await store.actionTokens.find(forOne, press)).toMatchObject({ kind: 'found' })
    clock.advance(1000)
    expect(await store.actionTokens.find(forOne, press)).toEqual({ kind: 'unknown' })
    clock.advance(29 * 24 * HOUR_MS - 1000)
    expect(await store.actionTokens.find(forAll, press)).toMatchObject({ kind: 'found' })
    clock.advance(1000)
    expect(await store.actionTokens.find(forAll, press)).toEqual({ kind: 'unknown' })
    await store.forgetExpired()
    expect(await rowsIn(store)).toEqual([])
  })

  it('one of another store is not known', async () => {
    const keys = newKeyRing()
    const [one, other] = [
      await temporaryStore({ ...(await place()), keys }),
      await temporaryStore({ ...(await place()), keys }),
    ]
    const token = await keepOne(one, inWeb)
    expect(await other.actionTokens.find(token, press)).toEqual({ kind: 'unknown' })
  })

  it('is read after a restart, and after a rotation for as long as the key that sealed it is known', async () => {
    const where = await place()
    const [k1, k2] = ['k1', 'k2'].map((id) => `${id}:${randomBytes(32).toString('base64')}`)
    const openedWith = (...keys: (string | undefined)[]) =>
      openStore({ ...where, keys: parseKeyRing(keys.join(',')) })
    const before = await openedWith(k1)
    const token = await keepOne(before, inWeb)
    await before.close()
    for (const [ring, kind] of [
      [[k1], 'found'],
      [[k2, k1], 'found'],
      [[k2], 'unknown'],
    ] as const) {
      const after = await openedWith(...ring)
      expect(await after.actionTokens.find(token, press), ring.join().slice(0, 2)).toMatchObject({ kind })
      await after.close()
    }
  })
})

describe('a token that was changed', () => {
  test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])('opens nothing', async (at, flip) => {
    const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
    const token = await keepOne(store, inWeb)
    const bytes = Buffer.from(token, 'base64url')
    const index = at % bytes.length
    bytes[index] = (bytes[index] ?? 0) ^ flip
    for (const forged of [bytes.toString('base64url'), token.slice(0, -1), `${token}A`, `${token}=`, ''])
      expect(await store.actionTokens.find(forged, press), forged).toEqual({ kind: 'unknown' })
    await store.close()
  })
})

test('two of the same value are different: nobody sees what they have in common', async () => {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
  const [first, second] = await store.actionTokens.keep(inWeb, [merge, merge])
  expect(first).not.toBe(second)
  await store.close()
})

test('the option with the most input, an approval of a commit, fits an option for a person in a channel', async () => {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
  const about = { project: 123_456_789, mr: 123_456 }
  const sha = randomBytes(20).toString('hex')
  const value = `mr.approve ${JSON.stringify({ ...about, sha, privately: true })}`
  const [token = ''] = await store.actionTokens.keep(forAnn, [{ action: 'overflow', value, limit: 150 }])
  expect(await rowsIn(store)).toEqual([])
  expect(token.length).toBeLessThanOrEqual(150)
  expect(await store.actionTokens.find(token, { ...press, action: 'overflow' })).toEqual({
    kind: 'found',
    value,
  })
  await store.close()
})

test.prop(
  [fc.string(), fc.array(fc.string(), { minLength: 1, maxLength: 40 }), fc.constantFrom(60, 75, 150, 2000)],
  { numRuns: 100 },
)('whatever it stands for comes back unchanged', async (action, values, limit) => {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
  const tokens = await store.actionTokens.keep(
    inWeb,
    values.map((value) => ({ action, value, limit })),
  )
  for (const token of tokens) expect(token.length).toBeLessThanOrEqual(limit)
  const found = await Promise.all(tokens.map((token) => store.actionTokens.find(token, { ...press, action })))
  expect(found).toEqual(values.map((value) => ({ kind: 'found', value })))
  await store.close()
})
