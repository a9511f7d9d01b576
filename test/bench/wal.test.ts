import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { commitsDuring } from '../../bench/wal.ts'
import { storeFile } from '../../src/store/engine.ts'

test.each([
  ['that grows', ''],
  ['that was written back, and begins anew', 'pragma wal_checkpoint(passive)'],
])('each transaction is counted in a log %s', async (_, before) => {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-wal-'))
  const database = new DatabaseSync(storeFile(folder))
  const insert = async (count: number) => {
    for (let nth = 0; nth < count; nth += 1) database.exec('insert into numbers values (1)')
  }
  try {
    database.exec('pragma journal_mode = wal; create table numbers (value)')
    await insert(20)
    database.exec(before)
    expect(await commitsDuring(folder, () => insert(5))).toBe(5)
  } finally {
    database.close()
    await rm(folder, { recursive: true, force: true })
  }
})
