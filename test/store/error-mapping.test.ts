import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, processClock, retryOnConflict } from '../../src/store/context.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { migrate } from '../../src/store/migrate.ts'
import { postgresDialect } from '../../src/store/postgres.ts'
import { openSqlite, sqliteDialect } from '../../src/store/sqlite.ts'
import { openStore } from '../../src/store/store.ts'
import { StoreContention, StoreError, StoreOutage } from '../../src/store/store-error.ts'
import { createAccountsTable } from '../../src/store/tables/accounts.ts'
import { createAuditLog } from '../../src/store/tables/audit.ts'
import { temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { wayTo } from '../support/way-to-postgres.ts'
import { change } from './every-table.ts'
import { temporaryFile, temporaryStore } from './temporary.ts'

const keys = newKeyRing()
const outage = (reason: string) => expect.objectContaining({ name: 'StoreError', reason })
const entry = {
  team: 'T1',
  channel: 'C1',
  user: 'UANN',
  verb: 'mr.merge',
  project: 42,
  target: '!12',
  sha: null,
  outcome: 'merged',
  reference: 'k7mq2xpe',
  overrideReason: 'x'.repeat(900),
  via: 'button' as const,
}

describe('an embedded store on a full disk', () => {
  async function small() {
    const database = openSqlite(temporaryFile())
    const db = openDatabase(sqliteDialect(database))
    onTestFinished(() => db.destroy())
    const none = { lock: async () => {}, putAside: async () => {} }
    await migrate(db, none, Date.now)
    const ground = { db, keys, forge: '', now: Date.now, realTime: processClock }
    const { page_count } = database.prepare('pragma page_count').get() ?? {}
    database.exec(`pragma max_page_count = ${Number(page_count) + 4}`)
    return { audit: createAuditLog(ground), accounts: createAccountsTable(ground), database }
  }

  it('refuses to write and goes on reading, keeps what it had, and writes again when there is space', async () => {
    const { audit, accounts, database } = await small()
    let kept = 0
    const fill = async () => {
      for (;;) {
        await audit.append(entry)
        kept += 1
      }
    }
    await expect(fill()).rejects.toEqual(outage('full'))
    await expect(audit.append(entry)).rejects.toThrow('The store is full: database or disk is full')
    expect(kept).toBeGreaterThan(0)
    expect(await audit.count({ team: 'T1', scope: 'all', filter: {} }, 10)).toEqual({
      rows: kept,
      more: false,
    })
    expect(await accounts.find('T1', 'UANN')).toBeNull()
    database.exec('pragma max_page_count = 1000000')
    await audit.append(entry)
    expect((await audit.count({ team: 'T1', scope: 'all', filter: {} }, 10)).rows).toBe(kept + 1)
  })
})

describe.skipIf(withoutPostgres)('a PostgreSQL', () => {
  it('that is cut off fails every read and write until it is there again', async () => {
    const way = await wayTo(await temporaryDatabase())
    const store = await temporaryStore({ url: way.url, keys })
    await store.accounts.save('T1', 'UANN', 'sandbox-ann')
    way.cut()
    await expect(store.accounts.find('T1', 'UANN')).rejects.toEqual(outage('unreachable'))
    await expect(store.idempotencyKeys.claim('key')).rejects.toEqual(outage('unreachable'))
    await expect(store.audit.append(entry)).rejects.toEqual(outage('unreachable'))
    way.mend()
    const found = () => store.accounts.find('T1', 'UANN').catch(() => null)
    // A connection that was not used yet since then may be one of those that were cut.
    await expect.poll(async () => (await found())?.token).toBe('sandbox-ann')
    await store.audit.append(entry)
    expect((await store.audit.count({ team: 'T1', scope: 'all', filter: {} }, 10)).rows).toBe(1)
  })

  it('whose connections are ended in the middle of many writes keeps each whole or not at all', async () => {
    const url = await temporaryDatabase()
    const way = await wayTo(url)
    const store = await temporaryStore({ url: way.url, keys })
    const writes = Array.from({ length: 40 }, () => store.audit.append(entry))
    await store.audit.append(entry)
    way.cut()
    const ended = await Promise.allSettled(writes)
    for (const end of ended) if (end.status === 'rejected') expect(end.reason).toEqual(outage('unreachable'))
    const beside = await temporaryStore({ url, keys })
    const { rows } = await beside.audit.count({ team: 'T1', scope: 'all', filter: {} }, 100)
    const done = ended.filter(({ status }) => status === 'fulfilled').length
    expect(rows).toBeGreaterThanOrEqual(done + 1)
  })

  it.each<[string, (url: URL) => void, RegExp]>([
    ['that is not there', (url) => (url.port = '9'), /^The store does not answer: .*ECONNREFUSED/],
    [
      'that refuses the password',
      (url) => (url.password = 'not-the-password'),
      /^The store does not work: password/,
    ],
    [
      'without the database',
      (url) => (url.pathname = '/nothing'),
      /^The store does not work: database "nothing"/,
    ],
  ])('%s is refused at the start in one line, without the password', async (_, change, words) => {
    const url = new URL(await temporaryDatabase())
    const { password } = url
    change(url)
    const error = await openStore({ url: url.href, keys }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreError)
    expect(String(error)).not.toContain('\n')
    expect(String(error)).not.toMatch(new RegExp(`${password}|not-the-password`))
    expect(error instanceof Error && error.message).toMatch(words)
  })

  it('that may only be read refuses writes, and reads go on', async () => {
    const url = await temporaryDatabase()
    const first = await openStore({ url, keys })
    await first.accounts.save('T1', 'UANN', 'sandbox-ann')
    await first.close()
    const store = await temporaryStore({ url, keys })
    const { pathname } = new URL(url)
    await change({ url }, `alter database ${pathname.slice(1)} set default_transaction_read_only = on`)
    await change(
      { url },
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()`,
    )
    await expect.poll(() => store.accounts.find('T1', 'UANN').catch(() => null)).not.toBeNull()
    await expect(store.idempotencyKeys.claim('key')).rejects.toEqual(outage('read-only'))
  })

  it('gives the rows of a replica that was stopped in a transaction to the others', async () => {
    const url = await temporaryDatabase()
    const store = await temporaryStore({ url, keys })
    await store.audit.append(entry)
    const stopped = openDatabase(postgresDialect(url))
    onTestFinished(() => stopped.destroy())
    const holding = Promise.withResolvers<void>()
    const lost = stopped.transaction().execute(async (transaction) => {
      await sql`lock table audit`.execute(transaction)
      holding.resolve()
      await store.audit.append(entry)
      await transaction.updateTable('audit').set({ target: '!1' }).execute()
    })
    await holding.promise
    await expect(lost).rejects.toEqual(outage('unreachable'))
    expect((await store.audit.count({ team: 'T1', scope: 'all', filter: {} }, 10)).rows).toBe(2)
  })

  it('two transactions that wait for each other both end well', async () => {
    const url = await temporaryDatabase()
    await (await openStore({ url, keys })).close()
    const db = openDatabase(postgresDialect(url))
    onTestFinished(() => db.destroy())
    for (const team of ['T1', 'T2'])
      await db.insertInto('uninstalls').values({ team, uninstalledAt: 0 }).execute()
    let meeting = 2
    const met = Promise.withResolvers<void>()
    const both = async (first: string, second: string) =>
      retryOnConflict(db, async (transaction) => {
        const add = (team: string) =>
          transaction
            .updateTable('uninstalls')
            .set({ uninstalledAt: sql`uninstalled_at + 1` })
            .where('team', '=', team)
            .execute()
        await add(first)
        meeting -= 1
        if (meeting === 0) met.resolve()
        await met.promise
        await add(second)
      })
    await Promise.all([both('T1', 'T2'), both('T2', 'T1')])
    const rows = await db.selectFrom('uninstalls').select('uninstalledAt').execute()
    expect(rows.map(({ uninstalledAt }) => uninstalledAt)).toEqual([2, 2])
    expect(meeting).toBeLessThan(0)
  })

  it('what stays in the way is given up after some tries', async () => {
    const url = await temporaryDatabase()
    await (await openStore({ url, keys })).close()
    const db = openDatabase(postgresDialect(url))
    onTestFinished(() => db.destroy())
    let tries = 0
    const twice = retryOnConflict(db, async (transaction) => {
      tries += 1
      for (let time = 0; time < 2; time += 1)
        await transaction.insertInto('uninstalls').values({ team: 'T1', uninstalledAt: 0 }).execute()
    })
    await expect(twice).rejects.toBeInstanceOf(StoreContention)
    expect(tries).toBe(10)
  })
})

it('an outage says in words what its engine said, and keeps that', () => {
  const cause = new AggregateError([
    new Error('connect ECONNREFUSED ::1'),
    new Error('connect ECONNREFUSED 127.0.0.1'),
  ])
  const error = new StoreOutage('unreachable', cause)
  expect(error.message).toBe(
    'The store does not answer: connect ECONNREFUSED ::1; connect ECONNREFUSED 127.0.0.1',
  )
  expect(error.cause).toBe(cause)
})
