import { expect, it } from 'vitest'
import type { StorePlace } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { forgetForge } from '../../src/store/offline-changes.ts'
import { openStore } from '../../src/store/store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { merged } from '../support/audit-entry.ts'
import { onBothEngines } from '../support/postgres.ts'
import { change, countOf, tablesOf } from './every-table.ts'
import { sealEverywhere } from './seal-everywhere.ts'
import { temporaryStore } from './temporary.ts'

const OLD = 'https://git.example.com'
const NEW = 'https://forge.example.org/git'
const keys = newKeyRing()

/** A store of the old forge with something of two people in every table of people, closed. */
async function storeOf(where: StorePlace): Promise<void> {
  const store = await openStore({ ...where, keys, forge: OLD })
  await sealEverywhere(store, 'UANN')
  await sealEverywhere(store, 'UBOB')
  await store.accounts.save('T1', 'UCY', 'token-of-UCY')
  await store.channels.bind('T1', 'C1', 42, 'UANN')
  await store.policies.change({ team: 'T1', channel: 'C1', user: 'UANN' }, (rules) => ({
    ...rules,
    projects: [42],
    guests: true,
  }))
  await store.audit.append(merged)
  await store.heartbeats.leave()
  await store.close()
}

onBothEngines('the forge of a store', (place) => {
  it('is the one that it was opened for first, however its address is written', async () => {
    const where = await place()
    await storeOf(where)
    for (const same of ['https://git.example.com/', 'https://GIT.example.com:443'])
      await (await openStore({ ...where, keys, forge: same })).close()
  })

  it.each([
    'https://forge.example.org',
    'https://git.example.com/git',
    'https://git.example.com:8443',
    'http://git.example.com',
  ])('is not %s: what is stored does not open for it, and nothing is changed', async (other) => {
    const where = await place()
    await storeOf(where)
    await expect(openStore({ ...where, keys, forge: other })).rejects.toThrow(
      `What is stored is of ${OLD}, and FORGE_URL is ${other}: the tokens of one are never sent to another.`,
    )
    await expect(openStore({ ...where, keys, forge: other })).rejects.toThrow('greenlight forget-forge')
    const store = await temporaryStore({ ...where, keys, forge: OLD })
    expect((await store.accounts.find('T1', 'UCY'))?.token).toBe('token-of-UCY')
  })

  it.each(['accounts', 'one_time_links'])(
    'cannot be rewritten in the rows of %s: no key opens what was sealed for another',
    async (table) => {
      const where = await place()
      await storeOf(where)
      await change(where, `update store_facts set value = '${NEW}' where name = 'forge'`)
      await expect(openStore({ ...where, keys, forge: NEW })).rejects.toThrow(`is of ${OLD}`)
      for (const other of ['accounts', 'one_time_links'])
        await change(where, other === table ? `update ${table} set forge = '${NEW}'` : `delete from ${other}`)
      await expect(openStore({ ...where, keys, forge: NEW })).rejects.toThrow(
        /of the stored secrets do not open/,
      )
    },
  )

  it('is forgotten with all that is about it; the audit and who may do what stay', async () => {
    const where = await place()
    await storeOf(where)
    const kept = ['channel_rules', 'installations']
    const before = await Promise.all(kept.map((table) => countOf(where, table)))

    const { was, counts, signIns } = await forgetForge(where, { keys, url: NEW, now: Date.now })
    expect(was).toBe(OLD)
    expect(counts.get('accounts')).toBe(3)
    expect(signIns).toBe(2)
    expect(await Promise.all(kept.map((table) => countOf(where, table)))).toEqual(before)
    const left = []
    for (const { name } of await tablesOf(where)) if ((await countOf(where, name)) > 0) left.push(name)
    expect(left.sort()).toEqual(['audit', 'idempotency_keys', ...kept, 'store_facts'].sort())

    const store = await temporaryStore({ ...where, keys, forge: NEW })
    expect(await store.policies.rules('T1', 'C1')).toMatchObject({ projects: [], guests: true })
    const [last] = await store.audit.read({ team: 'T1', scope: 'all', filter: {} }, 1, 1)
    expect(last).toMatchObject({ verb: 'forget-forge', target: OLD, via: 'operator', user: '' })
    await expect(openStore({ ...where, keys, forge: OLD })).rejects.toThrow(`is of ${NEW}`)
  })

  it('is not forgotten for itself, nor under a bot that runs, nor with other keys', async () => {
    const where = await place()
    await storeOf(where)
    const forget = (url: string, ring = keys) => forgetForge(where, { keys: ring, url, now: Date.now })
    await expect(forget(OLD)).rejects.toThrow('set it to the new forge first')
    await expect(forget(NEW, newKeyRing())).rejects.toBeInstanceOf(StoreError)
    if ('url' in where) {
      const running = await temporaryStore({ ...where, keys, forge: OLD })
      await running.heartbeats.beat()
      await expect(forget(NEW)).rejects.toThrow('stop every replica first')
      await running.heartbeats.leave()
    }
    expect(await countOf(where, 'accounts')).toBe(3)
  })
})
