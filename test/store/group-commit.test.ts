import { DatabaseSync } from 'node:sqlite'
import { setImmediate as round } from 'node:timers/promises'
import { fc, test } from '@fast-check/vitest'
import { Kysely, sql, type Transaction } from 'kysely'
import { expect, onTestFinished, vi } from 'vitest'
import { nextWrite, openKysely, write } from '../../src/store/direct-kysely.ts'
import { openSqlite, sqliteDialect } from '../../src/store/sqlite.ts'
import { statement } from '../../src/store/statement.ts'
import { StoreOutage } from '../../src/store/store-error.ts'
import { temporaryFile } from './temporary.ts'

interface Rows {
  rows: { id: number; about: string }
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** A store of one table, what a second connection reads of it, and the commits so far. */
async function open() {
  const file = temporaryFile()
  const database = openSqlite(file)
  database.exec('create table rows (id integer primary key, about text not null)')
  const db = openKysely<Rows>(sqliteDialect(database))
  const insert = statement<Rows['rows'], unknown>(db, (param) =>
    db.insertInto('rows').values({ id: param('id'), about: param('about') }),
  )
  const other = new DatabaseSync(file, { readOnly: true })
  const exec = vi.spyOn(database, 'exec')
  onTestFinished(async () => {
    vi.restoreAllMocks()
    other.close()
    await db.destroy()
  })
  return {
    ...{ db, database },
    add: (id: number, about = 'x') => db.insertInto('rows').values({ id, about }).execute(),
    /** The same without the layers of Kysely. */
    addDirectly: (id: number, transaction?: Transaction<Rows>) => insert({ id, about: 'x' }, transaction),
    onDisk: () =>
      other
        .prepare('select id from rows order by id')
        .all()
        .map(({ id }) => Number(id)),
    commits: () => exec.mock.calls.filter(([statement]) => statement === 'commit').length,
  }
}

test('what is written in one turn is one commit, and is on disk when it is known', async () => {
  const { add, onDisk, commits } = await open()
  const ids = upTo(50)
  await Promise.all(
    ids.map(async (id) => {
      await add(id)
      expect(onDisk()).toContain(id)
    }),
  )
  expect(commits()).toBe(1)
  await add(51)
  expect(commits()).toBe(2)
})

test('while more comes in each round, it is one commit; one alone waits for nobody', async () => {
  const { add, onDisk, commits } = await open()
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const first = add(1)
  const written = [first]
  for (const id of upTo(6).slice(1)) {
    written.push(add(id))
    await round()
  }
  expect(commits()).toBe(0)
  await Promise.all(written)
  expect([commits(), onDisk()]).toEqual([1, upTo(6)])
  const alone = add(7)
  await round()
  await alone
  expect(commits()).toBe(2)
})

test('and not for longer than 5 ms', async () => {
  const { add, commits } = await open()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const written = upTo(2).map((id) => add(id))
  await round()
  clock.mockReturnValue(5)
  written.push(add(3))
  await round()
  expect(commits()).toBe(1)
  await Promise.all(written)
})

test('a read between the writes is not known before they are on disk', async () => {
  const { db, add, onDisk } = await open()
  const write = add(1)
  const found = await db.selectFrom('rows').select('id').execute()
  expect(found).toEqual([{ id: 1 }])
  expect(onDisk()).toEqual([1])
  await write
})

test('a statement without the layers of Kysely is committed with the others, and known when it is on disk', async () => {
  const { db, add, addDirectly, onDisk, commits } = await open()
  const find = statement<{ id: number }, { atLeast: number }>(db, (param) =>
    db
      .selectFrom('rows')
      .where('id', '>=', param('id'))
      .select(({ fn }) => fn.min('id').as('at_least')),
  )
  const written = Promise.all([add(1), addDirectly(2), add(3)])
  // Names are as everywhere else.
  expect((await find({ id: 2 })).rows).toEqual([{ atLeast: 2 }])
  expect([commits(), onDisk()]).toEqual([1, [1, 2, 3]])
  await written
  await expect(addDirectly(3)).rejects.toThrow('UNIQUE constraint failed')
  expect(await addDirectly(4)).toMatchObject({ numAffectedRows: 1n })
})

test('a transaction that is written goes on before its commit, and tells when that is over', async () => {
  const { db, addDirectly, onDisk } = await open()
  const { result, committed } = await write(db, async (transaction) => {
    await addDirectly(1, transaction)
    return 'written'
  })
  expect([result, onDisk()]).toEqual(['written', []])
  await committed
  expect(onDisk()).toEqual([1])
  const failing = write(db, async (transaction) => {
    await addDirectly(2, transaction)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(onDisk()).toEqual([1])
})

test('one whose commit fails is told so, and what is written later is free of it', async () => {
  const { db, database, addDirectly, onDisk } = await open()
  vi.mocked(database.exec).mockImplementation((text) => {
    if (text === 'commit') throw Object.assign(new Error('disk I/O error'), { errcode: 10 })
    DatabaseSync.prototype.exec.call(database, text)
  })
  const { committed } = await write(db, (transaction) => addDirectly(1, transaction))
  await expect(committed).rejects.toBeInstanceOf(StoreOutage)
  vi.mocked(database.exec).mockRestore()
  await addDirectly(2)
  expect(onDisk()).toEqual([2])
})

test('a statement of an asynchronous commit is known before it, and shares it with what follows', async () => {
  const { db, add, onDisk, commits } = await open()
  const insert = statement<{ id: number }, unknown>(
    db,
    (param) => db.insertInto('rows').values({ id: param('id'), about: 'x' }),
    { asyncCommit: true },
  )
  const find = statement<{ id: number }, { id: number }>(
    db,
    (param) => db.selectFrom('rows').where('id', '=', param('id')).select('id'),
    { asyncCommit: true },
  )
  await insert({ id: 1 })
  expect((await find({ id: 1 })).rows).toEqual([{ id: 1 }])
  expect(onDisk()).toEqual([])
  await add(2)
  expect([commits(), onDisk()]).toEqual([1, [1, 2]])
})

test('what waits for the next write shares its commit, and does not wait for long', async () => {
  const { db, add, onDisk, commits } = await open()
  const shared = nextWrite(db).then(() => add(1))
  await round()
  expect(commits()).toBe(0)
  await add(2)
  expect([commits(), onDisk()]).toEqual([1, [1, 2]])
  await shared
  await nextWrite(db).then(() => add(3))
  expect([commits(), onDisk()]).toEqual([2, [1, 2, 3]])
})

test('one in a transaction is undone with it, and is none without it', async () => {
  const { db, addDirectly, onDisk } = await open()
  let over: Transaction<Rows> | undefined
  const failing = db.transaction().execute(async (transaction) => {
    over = transaction
    await addDirectly(1, transaction)
    throw new Error('no')
  })
  await Promise.allSettled([failing, addDirectly(2)])
  expect(onDisk()).toEqual([2])
  await expect(addDirectly(3, over)).rejects.toThrow('There is no transaction.')
  await expect(over?.insertInto('rows').values({ id: 4, about: 'x' }).execute()).rejects.toThrow('released')
  expect(onDisk()).toEqual([2])
})

test('the outage of a commit is that of every statement in it, and the next one is free of it', async () => {
  const { database, addDirectly, onDisk } = await open()
  vi.mocked(database.exec).mockImplementation((text) => {
    if (text === 'commit') throw Object.assign(new Error('disk I/O error'), { errcode: 10 })
    DatabaseSync.prototype.exec.call(database, text)
  })
  const settled = await Promise.allSettled([addDirectly(1), addDirectly(2)])
  for (const one of settled)
    expect(one).toMatchObject({ status: 'rejected', reason: expect.any(StoreOutage) })
  vi.mocked(database.exec).mockRestore()
  await addDirectly(3)
  expect(onDisk()).toEqual([3])
})

test('a transaction that fails is undone alone', async () => {
  const { db, add, onDisk, commits } = await open()
  await add(1)
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('rows').values({ id: 2, about: 'x' }).execute()
    throw new Error('no')
  })
  const twice = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('rows').values({ id: 1, about: 'again' }).execute()
  })
  const settled = await Promise.allSettled([add(3), failing, twice, add(4)])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(onDisk()).toEqual([1, 3, 4])
  expect(commits()).toBe(2)
})

const part = fc.record({
  kind: fc.constantFrom('transaction', 'failing transaction', 'statement', 'failing statement', 'next write'),
  /** Rounds of the event loop before it, and within it. */
  before: fc.nat(3),
  within: fc.nat(3),
})
test.prop([fc.array(part, { minLength: 1, maxLength: 12 })], { numRuns: 60 })(
  'whatever comes together, a part that fails is undone, and every other one is on disk when it is known',
  async (parts) => {
    const { db, add, onDisk } = await open()
    await add(0)
    const works = parts.map(async ({ kind, before, within }, index) => {
      const id = index + 1
      for (const _ of upTo(before)) await round()
      if (kind === 'statement') await add(id)
      else if (kind === 'next write') await nextWrite(db).then(() => add(id))
      else if (kind === 'failing statement') await add(0)
      else
        await db.transaction().execute(async (transaction) => {
          await transaction.insertInto('rows').values({ id, about: 'x' }).execute()
          for (const _ of upTo(within)) await round()
          if (kind === 'failing transaction') throw new Error('no')
        })
      expect(onDisk()).toContain(id)
    })
    const settled = await Promise.allSettled(works)
    const fails = parts.map(({ kind }) => kind.startsWith('failing'))
    expect(settled.map(({ status }) => status === 'rejected')).toEqual(fails)
    expect(onDisk()).toEqual([0, ...upTo(parts.length).filter((id) => !fails[id - 1])])
    await add(100)
    expect(onDisk()).toContain(100)
  },
)

test('when the disk is full, what was refused is not there, and what was accepted is', async () => {
  const { db, database, add, onDisk } = await open()
  const pages = Number(database.prepare('pragma page_count').get()?.page_count)
  database.exec(`pragma max_page_count = ${pages + 8}`)
  const accepted: number[] = []
  for (const turn of upTo(4)) {
    const ids = upTo(8).map((index) => turn * 10 + index)
    const settled = await Promise.allSettled(
      ids.map((id) =>
        db.transaction().execute((transaction) =>
          transaction
            .insertInto('rows')
            .values({ id, about: 'x'.repeat(3_000) })
            .execute(),
        ),
      ),
    )
    accepted.push(...ids.filter((_, index) => settled[index]?.status === 'fulfilled'))
  }
  expect(accepted.length).toBeGreaterThan(0)
  expect(accepted.length).toBeLessThan(32)
  expect(onDisk()).toEqual(accepted)
  database.exec('pragma max_page_count = 100000')
  await add(1)
  expect(onDisk()).toContain(1)
})

test('what runs outside of transactions does, between writes', async () => {
  const { db, add, onDisk } = await open()
  await Promise.all([add(1), sql`vacuum`.execute(db), add(2)])
  expect(onDisk()).toEqual([1, 2])
})

test('replaced timers keep nothing from the disk', async () => {
  const { add, onDisk } = await open()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await add(1)
  expect(onDisk()).toEqual([1])
})

test('what is under way when the store closes is on disk', async () => {
  const file = temporaryFile()
  const db = new Kysely<Rows>({ dialect: sqliteDialect(openSqlite(file)) })
  await sql`create table rows (id integer primary key, about text not null)`.execute(db)
  const write = db.insertInto('rows').values({ id: 1, about: 'x' }).execute()
  // A write takes many steps, and none of them is a turn of the event loop.
  for (const _ of upTo(100)) await null
  await Promise.all([write, db.destroy()])
  const other = new DatabaseSync(file, { readOnly: true })
  expect(other.prepare('select id from rows').all()).toEqual([{ id: 1 }])
  other.close()
})

/** What somebody does: its rows, whether it is a transaction, and whether it fails at the end. */
const work = fc.record({
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
  isTransaction: fc.boolean(),
  /** For each of its rows. */
  directly: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  fails: fc.boolean(),
  yields: fc.boolean(),
})

test.prop([fc.array(work, { minLength: 1, maxLength: 12 })], { numRuns: 60 })(
  'however writes meet, each is there whole or not at all, as it was told',
  async (all) => {
    const { db, add, addDirectly, onDisk } = await open()
    const kept: number[] = []
    const keep = (work: Promise<unknown>, ids: readonly number[]) =>
      work.then(
        () => kept.push(...ids),
        () => {},
      )
    await Promise.all(
      all.map(async ({ ids, isTransaction, directly, fails, yields }) => {
        if (yields) await new Promise((resolve) => setImmediate(resolve))
        const writeAll = async (transaction: Transaction<Rows>) => {
          for (const [index, id] of ids.entries())
            if (directly[index]) await addDirectly(id, transaction)
            else await transaction.insertInto('rows').values({ id, about: 'x' }).execute()
          if (fails) throw new Error('no')
        }
        if (isTransaction) await keep(db.transaction().execute(writeAll), ids)
        else
          for (const [index, id] of ids.entries())
            await keep(directly[index] ? addDirectly(id) : add(id), [id])
      }),
    )
    expect(onDisk()).toEqual(kept.toSorted((a, b) => a - b))
  },
)
