import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { parseKeyRing } from '../../src/store/keys.ts'
import { sealedColumns } from '../../src/store/sealed-columns.ts'
import { openStore } from '../../src/store/store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { countOf } from './every-table.ts'
import { sealEverywhere } from './seal-everywhere.ts'
import { temporaryFile } from './temporary.ts'

const keys = parseKeyRing(`k1:${randomBytes(32).toString('base64')}`)
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A store with something of two people in every sealed column, as a file of its own that is closed. */
async function sealedStore(): Promise<string> {
  made ??= readFileSync(await makeStore())
  const file = temporaryFile()
  mkdirSync(dirname(file))
  writeFileSync(file, made)
  return file
}
let made: Buffer | undefined

async function makeStore(): Promise<string> {
  const file = temporaryFile()
  const store = await openStore({ file, keys })
  await sealEverywhere(store, 'UANN')
  await sealEverywhere(store, 'UBOB')
  await store.close()
  return file
}

function change(file: string, ...statements: readonly string[]): void {
  const database = new DatabaseSync(file)
  for (const statement of statements) database.exec(statement)
  database.close()
}

const opening = async (file: string) => (await openStore({ file, keys })).close()

it('a store that nobody touched opens', async () => {
  await opening(await sealedStore())
})

describe.each(sealedColumns.map((place) => [`${place.table}.${place.column}`, place] as const))(
  'a text of %s',
  (_, place) => {
    const [table, column, owner] = [place.table, place.column, place.owner].map(snake)

    it('that was put into another row is detected at the start', async () => {
      const file = await sealedStore()
      expect(countOf(file, table ?? '', `"${column}" is not null`)).toBeGreaterThanOrEqual(2)
      change(
        file,
        `create table swap as select "${owner}" as who, "${column}" as held from "${table}" where "${column}" is not null`,
        `update "${table}" set "${column}" = (select held from swap where who != "${table}"."${owner}" limit 1) where "${column}" is not null`,
      )
      await expect(opening(file)).rejects.toThrow(
        /^[2-9] of the stored secrets do not open with the key "k1"/,
      )
    })

    it.each([
      ['cut short by a character', `substr("%", 1, length("%") - 1)`],
      ['cut down to nothing but its key', `'v1.k1.'`],
      ['emptied', `''`],
    ])('that was %s is detected at the start', async (_how, expression) => {
      const file = await sealedStore()
      change(
        file,
        `update "${table}" set "${column}" = ${expression.replaceAll('%', column ?? '')} where "${column}" is not null`,
      )
      await expect(opening(file)).rejects.toThrow(StoreError)
    })
  },
)

it('the text of one column in another of the same row is detected', async () => {
  const file = await sealedStore()
  change(file, `update wanted set action = (select token from accounts where accounts.user = wanted.user)`)
  await expect(opening(file)).rejects.toThrow(/^2 of the stored secrets do not open/)
})
