import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { StorePlace } from '../../src/store/engine.ts'
import { parseKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { encryptedTables } from '../../src/store/tables.ts'
import { onBothEngines } from '../support/postgres.ts'
import { change, countOf } from './every-table.ts'
import { sealEverywhere } from './seal-everywhere.ts'

const keys = parseKeyRing(`k1:${randomBytes(32).toString('base64')}`)
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Every two sealed columns of one table. */
const pairs = encryptedTables.flatMap(({ name, encrypted: { columns } }) =>
  columns.flatMap((from) =>
    columns.filter((to) => to !== from).map((to) => [snake(name), snake(from), snake(to)] as const),
  ),
)

/** A store with something of two people in every sealed column, which is closed. */
async function sealedIn(where: StorePlace): Promise<StorePlace> {
  const store = await openStore({ ...where, keys })
  await sealEverywhere(store, 'UANN')
  await sealEverywhere(store, 'UBOB')
  await store.close()
  return where
}

const opening = async (where: StorePlace) => (await openStore({ ...where, keys })).close()

onBothEngines('sealed rows', (place) => {
  it('a store that nobody touched opens', async () => {
    await opening(await sealedIn(await place()))
  })

  it.each(
    encryptedTables.flatMap((sealed) =>
      sealed.encrypted.columns.map((column) => [`${sealed.name}.${column}`, sealed, column] as const),
    ),
  )(
    'a text of %s that was put into another row, cut short or emptied is detected at the start',
    async (_, sealed, sealedColumn) => {
      const [table, column] = [snake(sealed.name), snake(sealedColumn)]
      const row = sealed.encrypted.boundTo.map((name) => `"${snake(name)}"`)
      const isRow = row.map((name) => `swap.${name} = "${table}".${name}`).join(' and ')
      const where = await sealedIn(await place())
      expect(await countOf(where, table, `"${column}" is not null`)).toBeGreaterThanOrEqual(2)
      await change(
        where,
        `create table swap as select ${row.join(', ')}, "${column}" as held from "${table}" where "${column}" is not null`,
      )
      const put = (expression: string) =>
        change(where, `update "${table}" set "${column}" = ${expression} where "${column}" is not null`)
      await put(`(select max(held) from swap where not (${isRow}))`)
      await expect(opening(where)).rejects.toThrow(
        /^([2-9]|\d\d) of the stored secrets do not open with the key "k1"/,
      )
      const mine = `(select held from swap where ${isRow})`
      for (const [expression, words] of [
        [`substr(${mine}, 1, length(${mine}) - 1)`, /of the stored secrets/],
        ["'v1.k1.'", /of the stored secrets/],
        ["''", /of the stored secrets are damaged/],
      ] as const) {
        await put(expression)
        await expect(opening(where)).rejects.toThrow(words)
        await expect(opening(where)).rejects.toBeInstanceOf(StoreError)
      }
      await put(mine)
      await opening(where)
    },
  )

  it.each(pairs)('the text of %s.%s in %s of the same row is detected', async (table, from, to) => {
    const where = await sealedIn(await place())
    await change(where, `update "${table}" set "${to}" = "${from}" where "${from}" is not null`)
    await expect(opening(where)).rejects.toThrow(/of the stored secrets do not open with the key "k1"/)
  })

  it('the text of another table’s column is detected', async () => {
    const where = await sealedIn(await place())
    await change(
      where,
      `update one_time_links set payload = (select token from accounts where accounts."user" = one_time_links."user") where kind = 'deferred-command'`,
    )
    await expect(opening(where)).rejects.toThrow(/^2 of the stored secrets do not open/)
  })

  it('of many buttons some of each key are opened, and every account', async () => {
    const where = await place()
    const other = parseKeyRing(`k2:${randomBytes(32).toString('base64')}`)
    const [k1] = keys
    const [k2] = other
    const store = await openStore({ ...where, keys: [k2, k1] })
    const inChannel = { team: 'T1', channel: 'C1', user: null }
    for (let at = 0; at < 450; at += 1)
      await store.actionTokens.keep(inChannel, [{ action: 'mr.view', value: `${at}`, limit: 0 }])
    for (let at = 0; at < 210; at += 1) await store.accounts.save('T1', `U${at}`, `token-${at}`)
    await store.close()

    await expect(opening(where)).rejects.toThrow(
      'At least 410 of the stored secrets need the key "k2", which is not in the key ring.',
    )
    const both = async () => (await openStore({ ...where, keys: [k1, k2] })).close()
    await both()
    await change(where, `update accounts set token = 'v1.k2.AAAA' where "user" = 'U209'`)
    await expect(both()).rejects.toThrow('1 of the stored secrets')
  })
})
