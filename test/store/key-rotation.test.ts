import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { encrypt } from '../../src/store/encrypted-text.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { parseKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { accountsEncryption } from '../../src/store/tables/accounts.ts'
import { onBothEngines } from '../support/postgres.ts'
import { change, tablesOf, withDatabase } from './every-table.ts'
import { sealEverywhere } from './seal-everywhere.ts'
import { temporaryFile, temporaryStore } from './temporary.ts'

const someKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const [old, older, fresh] = [someKey('old'), someKey('older'), someKey('new')]

/** As many linked accounts, sealed with the old key, in one go. */
async function linkMany(file: string, people: number): Promise<void> {
  const keys = parseKeyRing(old)
  await (await openStore({ file, keys })).close()
  await withDatabase({ file }, (db) =>
    db.transaction().execute(async (transaction) => {
      for (let person = 0; person < people; person += 1) {
        const owner = { team: 'T1', user: `U${person}`, forge: '' }
        const token = encrypt(keys, `token-${person}`, accountsEncryption.context('token', owner))
        await transaction
          .insertInto('accounts')
          .values({ ...owner, token, credential: 'token', renewals: 0, linked_at: 1 })
          .execute()
      }
    }),
  )
}

/** Which keys have sealed what: how many cells of the whole database begin so. */
async function cellsSealedBy(where: StorePlace, key: string): Promise<number> {
  const tables = await tablesOf(where)
  return withDatabase(where, async (db) => {
    let cells = 0
    for (const { name, columns } of tables) {
      const begins = columns.map(
        (column) => sql`count(case when cast(${sql.ref(column)} as text) like ${`v1.${key}.%`} then 1 end)`,
      )
      const counted = sql<{
        cells: number
      }>`select ${sql.join(begins, sql` + `)} as cells from ${sql.table(name)}`
      const { rows } = await counted.execute(db)
      cells += Number(rows[0]?.cells ?? 0)
    }
    return cells
  })
}

onBothEngines('sealing anew', (place) => {
  it('every sealed text of every table comes under the newest key, and opens with it alone', async () => {
    const where = await place()
    const first = await openStore({ ...where, keys: parseKeyRing(old) })
    await sealEverywhere(first, 'UANN')
    await sealEverywhere(first, 'UBOB')
    await first.close()
    const sealed = await cellsSealedBy(where, 'old')
    expect(sealed).toBeGreaterThanOrEqual(18)

    const store = await openStore({ ...where, keys: parseKeyRing(`${fresh},${old}`) })
    expect([...(await store.keyRotation.left())]).toEqual([['old', sealed]])
    let done = 0
    for (let batch = 1; batch > 0; done += batch) batch = await store.keyRotation.batch(4)
    expect(done).toBe(sealed)
    expect([...(await store.keyRotation.left())]).toEqual([])
    await store.close()
    expect([await cellsSealedBy(where, 'old'), await cellsSealedBy(where, 'new')]).toEqual([0, sealed])

    const alone = await temporaryStore({ ...where, keys: parseKeyRing(fresh) })
    expect((await alone.accounts.find('T1', 'UBOB'))?.token).toBe('token-of-UBOB')
    expect(await alone.deferredCommands.take('T1', 'UANN')).toEqual({ channel: 'C1', command: 'merge' })
  })

  it('several old keys are left behind at once, and a key id that begins like another is not taken for it', async () => {
    const where = await place()
    for (const [ring, user] of [
      [old, 'UANN'],
      [`${older},${old}`, 'UBOB'],
    ] as const) {
      const store = await openStore({ ...where, keys: parseKeyRing(ring) })
      await store.accounts.save('T1', user, `token-of-${user}`)
      await store.close()
    }
    const store = await temporaryStore({ ...where, keys: parseKeyRing(`${fresh},${older},${old}`) })
    expect(Object.fromEntries(await store.keyRotation.left())).toEqual({ old: 1, older: 1 })
    expect(await store.keyRotation.batch(10)).toBe(2)
    expect((await store.accounts.find('T1', 'UANN'))?.token).toBe('token-of-UANN')
  })

  it('with one key there is nothing to do', async () => {
    const store = await temporaryStore({ ...(await place()), keys: parseKeyRing(old) })
    await store.accounts.save('T1', 'UANN', 'token')
    expect(await store.keyRotation.batch(10)).toBe(0)
    expect([...(await store.keyRotation.left())]).toEqual([])
  })

  it('a token that is linked anew while the old one is sealed anew stays the new one', async () => {
    const where = await place()
    const first = await openStore({ ...where, keys: parseKeyRing(old) })
    for (let person = 0; person < 40; person += 1)
      await first.accounts.save('T1', `U${person}`, `old-${person}`)
    await first.close()
    const store = await temporaryStore({ ...where, keys: parseKeyRing(`${fresh},${old}`) })
    const relinked = (async () => {
      for (let person = 39; person >= 0; person -= 2)
        await store.accounts.save('T1', `U${person}`, `new-${person}`)
    })()
    for (let batch = 1; batch > 0; ) batch = await store.keyRotation.batch(3)
    await relinked
    for (let person = 0; person < 40; person += 1)
      expect((await store.accounts.find('T1', `U${person}`))?.token).toBe(
        `${person % 2 === 1 ? 'new' : 'old'}-${person}`,
      )
  })

  it('a text that was tampered with since the start is left as it is and holds nothing up', async () => {
    const where = await place()
    const first = await openStore({ ...where, keys: parseKeyRing(old) })
    for (let person = 0; person < 10; person += 1)
      await first.accounts.save('T1', `U${person}`, `token-${person}`)
    await first.close()
    const store = await temporaryStore({ ...where, keys: parseKeyRing(`${fresh},${old}`) })
    await change(
      where,
      `update accounts set token = 'v1.old.' || substr(token, 9) where "user" in ('U0', 'U1', 'U2')`,
    )
    let done = 0
    for (let batch = 1; batch > 0; done += batch) batch = await store.keyRotation.batch(2)
    expect(done).toBe(7)
    expect([...(await store.keyRotation.left())]).toEqual([['old', 3]])
    expect((await store.accounts.find('T1', 'U9'))?.token).toBe('token-9')
  })
})

/** More by a variable: 10,000 rows and twenty kills take a minute. */
const ROWS = Number(process.env.RESEAL_ROWS ?? 2_000)
const KILLS = Number(process.env.RESEAL_KILLS ?? 8)

it(`of ${ROWS} tokens none is lost when the process is killed ${KILLS} times while they are sealed anew`, async () => {
  const file = temporaryFile()
  await linkMany(file, ROWS)

  const ring = `${fresh},${old}`
  const until = async (batches: number) => {
    // On a busy machine it would be done before it is killed.
    const most = String(batches + 2)
    const writer = join(import.meta.dirname, 'key-rotation-writer.ts')
    const child = spawn(process.execPath, [writer, file, ring, most])
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.split('\n').length > batches) child.kill('SIGKILL')
    })
    await once(child, 'close')
    return child.signalCode
  }
  const batches = Math.floor(ROWS / 20 / (KILLS + 2))
  for (let kill = 0; kill < KILLS; kill += 1) expect(await until(batches)).toBe('SIGKILL')
  const left = await cellsSealedBy({ file }, 'old')
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(ROWS)
  expect(await until(Number.POSITIVE_INFINITY)).toBeNull()

  const alone = await temporaryStore({ file, keys: parseKeyRing(fresh) })
  const lost = []
  for (let person = 0; person < ROWS; person += 1)
    if ((await alone.accounts.find('T1', `U${person}`))?.token !== `token-${person}`) lost.push(person)
  expect(lost).toEqual([])
})
