import { describe, expect, it } from 'vitest'
import { waiting } from '../support/entered.ts'
import { onBothEngines } from '../support/postgres.ts'
import { withDatabase } from './every-table.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const MINUTE = 60_000
const ann = { team: 'T1', user: 'UANN', userName: 'ann', channel: 'C1', project: 42 }
const renewal = { refreshToken: 'the-refresh-token', expiresAt: 5 }
const signIn = { kind: 'sign-in', token: 'the-token', renewal } as const

onBothEngines('sign-ins', (place) => {
  async function begun() {
    const clock = stoppedClock()
    const where = await place()
    const store = await temporaryStore({ ...where, now: clock.now })
    const nonce = await store.links.open(ann)
    const way = await store.signIns.begin(nonce)
    if (!way) throw new Error('Nothing began')
    return { clock, where, store, signIns: store.signIns, nonce, ...way }
  }

  describe('the way to the forge and back', () => {
    it('begins with a state, a browser and a verifier that nobody had before', async () => {
      const { signIns, nonce, state, browser, verifier } = await begun()
      expect(verifier).toMatch(/^[\w-]{43}$/)
      const again = await signIns.begin(nonce)
      const all = [state, browser, verifier, again?.state, again?.browser, again?.verifier]
      expect(new Set(all).size).toBe(6)
    })

    it('spends attempts of its link, and begins at none that is not good', async () => {
      const { clock, store, signIns, nonce } = await begun()
      expect(await signIns.begin('A'.repeat(22))).toBeNull()
      for (let more = 0; more < 9; more += 1) expect(await signIns.begin(nonce)).not.toBeNull()
      expect(await signIns.begin(nonce)).toBeNull()
      const other = await store.links.open(ann)
      clock.advance(10 * MINUTE)
      expect(await signIns.begin(other)).toBeNull()
    })

    it('gives the code out once, to the browser that began, with whose link it was', async () => {
      const { signIns, state, browser, verifier } = await begun()
      expect(await signIns.take(browser)).toBeNull()
      expect(await signIns.arrive(state, browser, 'the-code')).toBe(true)
      const taken = await Promise.all(Array.from({ length: 10 }, () => signIns.take(browser)))
      const [found, ...more] = taken.filter((one) => one !== null)
      expect(more).toEqual([])
      expect(found).toMatchObject({
        code: 'the-code',
        verifier,
        user: 'UANN',
        userName: 'ann',
        channel: 'C1',
      })
    })

    it('takes one code for a state, of many that arrive at once', async () => {
      const { signIns, state, browser } = await begun()
      const codes = Array.from({ length: 10 }, (_, n) => signIns.arrive(state, browser, `code-${n}`))
      expect((await Promise.all(codes)).filter(Boolean)).toHaveLength(1)
      await signIns.take(browser)
      expect(await signIns.arrive(state, browser, 'replayed')).toBe(false)
    })

    it('takes nothing for another state or another browser, and the right one is still waited for', async () => {
      const { signIns, nonce, state, browser } = await begun()
      const other = await signIns.begin(nonce)
      expect(await signIns.arrive('A'.repeat(22), browser, 'code')).toBe(false)
      expect(await signIns.arrive(state, 'A'.repeat(22), 'code')).toBe(false)
      expect(await signIns.arrive(state, other?.browser ?? '', 'code')).toBe(false)
      expect(await signIns.end(state, other?.browser ?? '')).toBe(false)
      expect(await signIns.arrive(state, browser, 'code')).toBe(true)
    })

    it('is over when the forge sent no code', async () => {
      const { signIns, state, browser } = await begun()
      expect(await signIns.end(state, browser)).toBe(true)
      expect(await signIns.end(state, browser)).toBe(false)
      expect(await signIns.arrive(state, browser, 'code')).toBe(false)
    })

    it('ends with its link, ten minutes after that was given', async () => {
      const { clock, signIns, nonce, state, browser } = await begun()
      clock.advance(9 * MINUTE)
      const late = await signIns.begin(nonce)
      await signIns.arrive(state, browser, 'code')
      clock.advance(MINUTE)
      expect(await signIns.arrive(late?.state ?? '', late?.browser ?? '', 'code')).toBe(false)
      expect(await signIns.end(late?.state ?? '', late?.browser ?? '')).toBe(false)
      expect(await signIns.take(browser)).toBeNull()
    })

    it('does not go on when its link was used up in another way', async () => {
      const { store, signIns, nonce, state, browser } = await begun()
      await signIns.arrive(state, browser, 'code')
      await store.links.enter(nonce, 'a token')
      expect(await signIns.take(browser)).toBeNull()
    })
  })

  it('what was signed in waits for the same person’s yes, and is linked with who it is', async () => {
    const { store, signIns, state, browser } = await begun()
    await signIns.arrive(state, browser, 'code')
    const returned = await signIns.take(browser)
    const { id, code } = waiting(
      await signIns.enter(returned?.linkHash ?? '', signIn, { id: 2, username: 'ann' }),
    )
    expect(await signIns.enter(returned?.linkHash ?? '', signIn, { id: 2, username: 'ann' })).toBeNull()
    expect(await store.links.confirm(id, 'T1', 'UBOB', code)).toBeNull()
    expect(await store.accounts.find('T1', 'UANN')).toBeNull()
    expect(await store.links.confirm(id, 'T1', 'UANN', code)).toEqual({ kind: 'linked' })
    expect(await store.accounts.find('T1', 'UANN')).toMatchObject({ ...signIn, renewals: 0 })
    expect(await store.accounts.identity('T1', 'UANN')).toEqual({ id: 2, username: 'ann' })
  })

  it('keeps nothing that can be read: not the code or the verifier, the state or the browser, nor a token', async () => {
    const { where, store, signIns, nonce, ...way } = await begun()
    await signIns.arrive(way.state, way.browser, 'the-code')
    const second = await signIns.begin(nonce)
    await signIns.arrive(second?.state ?? '', second?.browser ?? '', 'other-code')
    const returned = await signIns.take(second?.browser ?? '')
    const { id, code } = waiting(
      await signIns.enter(returned?.linkHash ?? '', signIn, { id: 2, username: 'ann' }),
    )
    const unconfirmed = await rowsOf(where)
    await store.links.confirm(id, 'T1', 'UANN', code)
    const rows = unconfirmed + (await rowsOf(where))
    expect(rows).toContain('UANN')
    expect(rows).toContain('v1.')
    for (const secret of [...secretsOf(way), 'the-code', 'the-token', 'the-refresh-token'])
      expect(rows).not.toContain(secret)
  })
})

const secretsOf = ({ state, browser, verifier }: Record<'state' | 'browser' | 'verifier', string>) => [
  state,
  browser,
  verifier,
]

async function rowsOf(where: Parameters<typeof withDatabase>[0]): Promise<string> {
  return withDatabase(where, async (db) => {
    const tables = ['one_time_links', 'accounts']
    return JSON.stringify(await Promise.all(tables.map((name) => db.selectFrom(name).selectAll().execute())))
  })
}
