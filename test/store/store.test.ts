import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { newKeyRing, parseKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { onBothEngines } from '../support/postgres.ts'
import { change, countOf } from './every-table.ts'
import { temporaryStore } from './temporary.ts'

const keys = newKeyRing()
const someKey = () => randomBytes(32).toString('base64')

onBothEngines('the store', (place) => {
  it('keeps what was written for the next start', async () => {
    const where = await place()
    const first = await openStore({ ...where, keys })
    await first.accounts.save('T1', 'UANN', 'sandbox-ann')
    await first.channels.bind('T1', 'C1', 42, 'UANN')
    const nonce = await first.links.open({
      team: 'T1',
      user: 'UBOB',
      userName: 'bob',
      channel: 'C1',
      project: null,
    })
    await first.close()
    const second = await temporaryStore({ ...where, keys })
    expect((await second.accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
    expect(await second.channels.project('T1', 'C1')).toBe(42)
    expect((await second.links.find(nonce))?.userName).toBe('bob')
  })

  it('of a newer version is refused and left alone', async () => {
    const where = await place()
    await (await openStore({ ...where, keys })).close()
    await change(where, 'insert into schema_versions values (99, 0, 99)')
    const before = await countOf(where, 'schema_versions')
    await expect(openStore({ ...where, keys })).rejects.toThrow(
      /^The store was written by a newer version of Greenlight \(schema 99, this one knows up to \d+\)/,
    )
    expect(await countOf(where, 'schema_versions')).toBe(before)
  })

  it('a missing key stops the start, is named, and the store opens again with it', async () => {
    const where = await place()
    const old = `old:${someKey()}`
    const ring = parseKeyRing(old)
    const store = await openStore({ ...where, keys: ring })
    await store.accounts.save('T1', 'UANN', 'sandbox-ann')
    await store.accounts.save('T1', 'UBOB', 'sandbox-bob')
    await store.close()
    await expect(openStore({ ...where, keys: parseKeyRing(`new:${someKey()}`) })).rejects.toThrow(
      new StoreError(
        '2 of the stored secrets need the key "old", which is not in the key ring. Start with the key ring that ' +
          'the store was last used with; nothing was changed.',
      ),
    )
    const rotated = await temporaryStore({ ...where, keys: parseKeyRing(`new:${someKey()},${old}`) })
    expect((await rotated.accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
  })

  it('a wrong key of the right name stops the start, also for tokens that wait for their confirmation', async () => {
    const where = await place()
    const store = await openStore({ ...where, keys: parseKeyRing(`k1:${someKey()}`) })
    const nonce = await store.links.open({ team: 'T1', user: 'U', userName: 'u', channel: 'C', project: 1 })
    await store.links.enter(nonce, 'sandbox-ann')
    await store.close()
    await expect(openStore({ ...where, keys: parseKeyRing(`k1:${someKey()}`) })).rejects.toThrow(
      /^1 of the stored secrets do not open with the key "k1": it is another key of that name/,
    )
  })

  it('a token whose ten minutes are over does not hold up the start with a new key', async () => {
    const where = await place()
    const store = await openStore({ ...where, keys, now: () => 0 })
    const nonce = await store.links.open({ team: 'T1', user: 'U', userName: 'u', channel: 'C', project: 1 })
    await store.links.enter(nonce, 'sandbox-ann')
    await store.close()
    await temporaryStore({ ...where, keys: parseKeyRing(`k2:${someKey()}`) })
  })

  it('a token that was moved to another person’s row is detected, in use and at the start', async () => {
    const where = await place()
    const store = await temporaryStore({ ...where, keys })
    await store.accounts.save('T1', 'UANN', 'sandbox-ann')
    await store.accounts.save('T1', 'UBOB', 'sandbox-bob')
    await change(
      where,
      `update accounts set token = (select token from accounts where "user" = 'UANN') where "user" = 'UBOB'`,
    )
    await expect(store.accounts.find('T1', 'UBOB')).rejects.toThrow('does not open')
    expect((await store.accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
    await expect(openStore({ ...where, keys })).rejects.toThrow(/^1 of the stored secrets do not open/)
  })
})
