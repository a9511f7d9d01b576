import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import type { TokenScope } from '../../src/store/tables/action-tokens.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const inWeb: TokenScope = { team: 'T1', channel: 'CWEB', user: null }
const forAnn: TokenScope = { team: 'T1', channel: 'CWEB', user: 'UANN' }
const merge = { action: 'mr.merge', value: '{"project":42,"mr":12}' }
const press = { team: 'T1', channel: 'CWEB', user: 'UANN', action: 'mr.merge' }
const HOUR_MS = 3_600_000

const keepOne = async (
  store: Awaited<ReturnType<typeof temporaryStore>>,
  shown: TokenScope,
  meaning = merge,
) => {
  const [id = ''] = await store.actionTokens.keep(shown, [meaning])
  return id
}

onBothEngines('action tokens', (place) => {
  it('an id of 128 bits stands for what was kept', async () => {
    const store = await temporaryStore(await place())
    const id = await keepOne(store, inWeb)
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}\.0$/)
    expect(await store.actionTokens.find(id, press)).toEqual({ kind: 'found', value: merge.value })
    expect(await store.actionTokens.find(id, { ...press, user: 'UBOB' })).toMatchObject({ kind: 'found' })
  })

  it('ids come in the order of what they stand for, also where two stand for the same', async () => {
    const store = await temporaryStore(await place())
    const other = { action: 'mr.view', value: merge.value }
    const [first, second, third] = await store.actionTokens.keep(inWeb, [merge, other, merge])
    expect(first).toBe(third)
    expect(first).not.toBe(second)
    expect(await store.actionTokens.find(second ?? '', { ...press, action: 'mr.view' })).toMatchObject({
      kind: 'found',
    })
    expect(await store.actionTokens.keep(inWeb, [])).toEqual([])
  })

  it('the same message in the same place keeps its ids, and anything that differs has its own', async () => {
    const store = await temporaryStore(await place())
    const places: readonly TokenScope[] = [
      inWeb,
      forAnn,
      { ...forAnn, user: 'UBOB' },
      { ...forAnn, channel: 'CAPI' },
      { ...forAnn, channel: '' },
      { ...forAnn, channel: null },
      { ...inWeb, team: 'T2' },
    ]
    const other = { ...merge, value: '{"project":43,"mr":12}' }
    const meanings = [merge, { ...merge, action: 'mr.close' }, other]
    const ids: string[] = []
    for (const place of places) ids.push(...(await store.actionTokens.keep(place, meanings)))
    expect(new Set(ids).size).toBe(places.length * meanings.length)
    const again: string[] = []
    for (const place of places) again.push(...(await store.actionTokens.keep(place, meanings)))
    expect(again).toEqual(ids)
    expect(ids).not.toContain(await keepOne(store, inWeb))
    expect(ids).not.toContain(await keepOne(store, inWeb, other))
  })

  it('a message is one row, and a number that it doesn’t have stands for nothing', async () => {
    const store = await temporaryStore(await place())
    const close = { ...merge, action: 'mr.close' }
    const [first = '', second = ''] = await store.actionTokens.keep(inWeb, [merge, close])
    const rows = await store.database.selectFrom('actionTokens').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(await store.actionTokens.find(second, { ...press, action: 'mr.close' })).toMatchObject({
      kind: 'found',
    })
    for (const forged of [second, first.replace('.0', '.2'), first.replace('.0', ''), `${first}.0`, ''])
      expect(await store.actionTokens.find(forged, press), forged).toEqual({ kind: 'unknown' })
  })

  describe('a press counts only where the button is', () => {
    it.each([
      ['in another workspace', { team: 'T2' }, 'unknown'],
      ['for another action', { action: 'mr.close' }, 'unknown'],
      ['for an action that only begins alike', { action: 'mr.merge:later' }, 'unknown'],
      ['by somebody else', { user: 'UBOB' }, 'of-somebody-else'],
      ['in another channel', { channel: 'CAPI' }, 'of-elsewhere'],
      ['in a view', { channel: '' }, 'of-elsewhere'],
    ])('and not %s', async (_, difference, kind) => {
      const store = await temporaryStore(await place())
      const id = await keepOne(store, forAnn)
      expect(await store.actionTokens.find(id, { ...press, ...difference })).toEqual({ kind })
      expect(await store.actionTokens.find(id, press)).toMatchObject({ kind: 'found' })
    })

    it('in a direct message, whatever its channel is, by its one reader', async () => {
      const store = await temporaryStore(await place())
      const id = await keepOne(store, { team: 'T1', channel: null, user: 'UANN' })
      expect(await store.actionTokens.find(id, { ...press, channel: 'D1' })).toMatchObject({ kind: 'found' })
      expect(await store.actionTokens.find(id, { ...press, channel: 'D1', user: 'UBOB' })).toEqual({
        kind: 'of-somebody-else',
      })
    })
  })

  describe('time', () => {
    it('a button for all is good for 30 days, one for a single person for 24 hours', async () => {
      const clock = stoppedClock()
      const store = await temporaryStore({ ...(await place()), now: clock.now })
      const forAll = await keepOne(store, inWeb)
      const forOne = await keepOne(store, forAnn)
      clock.advance(24 * HOUR_MS - 1)
      expect(await store.actionTokens.find(forOne, press)).toMatchObject({ kind: 'found' })
      clock.advance(1)
      expect(await store.actionTokens.find(forOne, press)).toEqual({ kind: 'unknown' })
      clock.advance(29 * 24 * HOUR_MS - 1)
      expect(await store.actionTokens.find(forAll, press)).toMatchObject({ kind: 'found' })
      clock.advance(1)
      expect(await store.actionTokens.find(forAll, press)).toEqual({ kind: 'unknown' })
    })

    it('showing it again begins its time anew', async () => {
      const clock = stoppedClock()
      const store = await temporaryStore({ ...(await place()), now: clock.now })
      const id = await keepOne(store, inWeb)
      clock.advance(29 * 24 * HOUR_MS)
      expect(await keepOne(store, inWeb)).toBe(id)
      clock.advance(29 * 24 * HOUR_MS)
      expect(await store.actionTokens.find(id, press)).toMatchObject({ kind: 'found' })
    })

    it('what is too old is swept, and the same thing then has a new id', async () => {
      const clock = stoppedClock()
      const store = await temporaryStore({ ...(await place()), now: clock.now })
      const id = await keepOne(store, forAnn)
      clock.advance(24 * HOUR_MS)
      await store.forgetExpired()
      expect(await keepOne(store, forAnn)).not.toBe(id)
      expect(await store.actionTokens.find(id, press)).toEqual({ kind: 'unknown' })
    })
  })
})

test.prop([fc.string(), fc.array(fc.string(), { minLength: 1, maxLength: 40 })], { numRuns: 100 })(
  'whatever it stands for comes back unchanged',
  async (action, values) => {
    const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
    const ids = await store.actionTokens.keep(
      inWeb,
      values.map((value) => ({ action, value })),
    )
    const found = await Promise.all(ids.map((id) => store.actionTokens.find(id, { ...press, action })))
    expect(found).toEqual(values.map((value) => ({ kind: 'found', value })))
    await store.close()
  },
)
