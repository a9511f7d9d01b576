import { expect, it } from 'vitest'
import { bigint, encryptedColumns, type Table, text } from '../../src/store/define-table.ts'
import { tables } from '../../src/store/tables.ts'
import { onBothEngines } from '../support/postgres.ts'
import { tablesOf } from './every-table.ts'
import { temporaryStore } from './temporary.ts'

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columns = { team: text, user: text, note: text, addedAt: bigint }
const whole: Table<'notes', typeof columns> = {
  name: 'notes',
  columns,
  primaryKey: ['team', 'user'],
  retention: 'kept',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

it('a table that does not say what becomes of its rows does not compile', () => {
  const incomplete: readonly Table<'notes', typeof columns>[] = [
    // @ts-expect-error
    { ...whole, erasure: { workspace: 'deleted', forge: 'kept' } },
    // @ts-expect-error
    { ...whole, erasure: { person: 'deleted', forge: 'kept' } },
    // @ts-expect-error
    { ...whole, erasure: { person: 'deleted', workspace: 'deleted' } },
    // @ts-expect-error
    { ...whole, retention: undefined },
    // @ts-expect-error
    { ...whole, retention: 'expiresAt' },
    // @ts-expect-error
    { ...whole, retention: { hourly: 'nothing', afterMs: 1 } },
    // @ts-expect-error
    { ...whole, retention: { hourly: 'note', afterMs: 1 } },
    // @ts-expect-error
    { ...whole, inBackup: undefined },
    // @ts-expect-error
    { ...whole, inBackup: { set: { nothing: 'null' } } },
    // @ts-expect-error
    { ...whole, primaryKey: ['nothing'] },
    // @ts-expect-error
    { ...whole, encrypted: encryptedColumns('notes', columns, ['team'], ['nothing']) },
  ]
  expect(incomplete).toHaveLength(11)
})

onBothEngines('the schema', (place) => {
  it('is the tables of the list, with their columns', async () => {
    const where = await place()
    await temporaryStore(where)
    const stored = (await tablesOf(where)).map(({ name, columns: names }) => [name, [...names].sort()])
    const listed = tables.map(({ name, columns: named }) => [
      snake(name),
      Object.keys(named).map(snake).sort(),
    ])
    expect(stored.sort()).toEqual(listed.sort())
  })
})
