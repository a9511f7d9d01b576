import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { newKeyRing, parseKeyRing } from '../../src/store/keys.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { openStore } from '../../src/store/store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { countOf, plantEverywhere, tablesOf } from './every-table.ts'
import { temporaryFile, temporaryStore } from './temporary.ts'

const keys = newKeyRing()
const someKey = () => randomBytes(32).toString('base64')

function changed(file: string, sql: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(file)
  database.prepare(sql).run(...values)
  database.close()
}

describe('the file', () => {
  it('keeps what was written for the next start', async () => {
    const file = temporaryFile()
    const first = await openStore({ file, keys })
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
    const second = await temporaryStore({ file, keys })
    expect((await second.accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
    expect(await second.channels.project('T1', 'C1')).toBe(42)
    expect((await second.links.find(nonce))?.userName).toBe('bob')
  })

  it('is readable by its owner only, from the first byte on, side files and folder included', async () => {
    const file = temporaryFile()
    const store = await temporaryStore({ file })
    await store.channels.bind('T1', 'C1', 42, 'UANN')
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
    expect(readdirSync(dirname(file)).length).toBeGreaterThan(1)
    for (const name of readdirSync(dirname(file))) {
      expect(statSync(join(dirname(file), name)).mode & 0o777, name).toBe(0o600)
    }
  })

  it('that others could read is closed to them at the next start', async () => {
    const file = temporaryFile()
    await (await openStore({ file, keys })).close()
    chmodSync(file, 0o644)
    await temporaryStore({ file, keys })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is written through to the disk before a write is acknowledged', () => {
    const database = openSqlite(temporaryFile())
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
    database.close()
  })

  it('that is no database is refused and left alone', async () => {
    const file = temporaryFile()
    mkdirSync(dirname(file))
    writeFileSync(file, 'precious notes, not a database '.repeat(100))
    await expect(openStore({ file, keys })).rejects.toThrow(
      new StoreError(`The store ${file} cannot be opened: file is not a database. It is left as it is.`),
    )
    expect(readFileSync(file, 'utf8')).toMatch(/^precious notes/)
  })

  it('in a place that cannot be written is refused with the path', async () => {
    const file = temporaryFile()
    writeFileSync(dirname(file), 'a file where the folder should be')
    await expect(openStore({ file, keys })).rejects.toThrow(`The store ${file} cannot be opened`)
  })

  it('of a newer version is refused and left alone', async () => {
    const file = temporaryFile()
    await (await openStore({ file, keys })).close()
    changed(file, 'insert into schema_versions (version, applied_at) values (?, ?)', 99, 0)
    const before = readFileSync(file)
    await expect(openStore({ file, keys })).rejects.toThrow(
      /^The store was written by a newer version of Greenlight \(schema 99, this one knows up to \d+\)/,
    )
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

describe('secrets at rest', () => {
  it('no token is readable in the file, entered, linked or removed', async () => {
    const file = temporaryFile()
    const store = await openStore({ file, keys })
    await store.accounts.save('T1', 'UANN', 'canary-linked')
    const nonce = await store.links.open({ team: 'T1', user: 'U', userName: 'u', channel: 'C', project: 1 })
    const confirmation = await store.links.enter(nonce, 'canary-entered')
    const everything = readdirSync(dirname(file)).map((name) =>
      readFileSync(join(dirname(file), name), 'latin1'),
    )
    await store.close()
    everything.push(readFileSync(file, 'latin1'))
    for (const bytes of everything) {
      expect(bytes).not.toContain('canary')
      expect(bytes).not.toContain(nonce)
      expect(bytes).not.toContain(confirmation)
    }
  })

  it('a removed account leaves nothing behind in the file, not even sealed', async () => {
    const file = temporaryFile()
    const first = await openStore({ file, keys })
    await first.accounts.save('T1', 'UANN', 'sandbox-ann')
    await first.close()
    const [sealed] = /v1\.sandbox\.[\w-]+/.exec(readFileSync(file, 'latin1')) ?? []
    const second = await openStore({ file, keys })
    await second.accounts.remove('T1', 'UANN')
    await second.close()
    expect(sealed).toMatch(/^v1/)
    expect(readFileSync(file, 'latin1')).not.toContain(sealed)
  })

  it('a missing key stops the start, is named, and the store opens again with it', async () => {
    const file = temporaryFile()
    const old = `old:${someKey()}`
    const ring = parseKeyRing(old)
    const store = await openStore({ file, keys: ring })
    await store.accounts.save('T1', 'UANN', 'sandbox-ann')
    await store.accounts.save('T1', 'UBOB', 'sandbox-bob')
    await store.close()
    await expect(openStore({ file, keys: parseKeyRing(`new:${someKey()}`) })).rejects.toThrow(
      new StoreError(
        '2 of the stored secrets need the key "old", which is not in the key ring. Start with the key ring that ' +
          'the store was last used with; nothing was changed.',
      ),
    )
    const rotated = await temporaryStore({ file, keys: parseKeyRing(`new:${someKey()},${old}`) })
    expect((await rotated.accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
  })

  it('a wrong key of the right name stops the start, also for tokens that wait for their confirmation', async () => {
    const file = temporaryFile()
    const store = await openStore({ file, keys: parseKeyRing(`k1:${someKey()}`) })
    const nonce = await store.links.open({ team: 'T1', user: 'U', userName: 'u', channel: 'C', project: 1 })
    await store.links.enter(nonce, 'sandbox-ann')
    await store.close()
    await expect(openStore({ file, keys: parseKeyRing(`k1:${someKey()}`) })).rejects.toThrow(
      /^1 of the stored secrets do not open with the key "k1": it is another key of that name/,
    )
  })

  it('a token whose ten minutes are over does not hold up the start with a new key', async () => {
    const file = temporaryFile()
    const store = await openStore({ file, keys, now: () => 0 })
    const nonce = await store.links.open({ team: 'T1', user: 'U', userName: 'u', channel: 'C', project: 1 })
    await store.links.enter(nonce, 'sandbox-ann')
    await store.close()
    await temporaryStore({ file, keys: parseKeyRing(`k2:${someKey()}`) })
  })

  it('a token that was moved to another person’s row is detected, in use and at the start', async () => {
    const file = temporaryFile()
    const store = await temporaryStore({ file, keys })
    await store.accounts.save('T1', 'UANN', 'sandbox-ann')
    await store.accounts.save('T1', 'UBOB', 'sandbox-bob')
    changed(
      file,
      "update accounts set token = (select token from accounts where user = 'UANN') where user = 'UBOB'",
    )
    await expect(store.accounts.find('T1', 'UBOB')).rejects.toThrow('does not open')
    expect((await store.accounts.find('T1', 'UANN'))?.token).toBe('sandbox-ann')
    await expect(openStore({ file, keys })).rejects.toThrow(/^1 of the stored secrets do not open/)
  })
})

it('clear deletes every row of every table and keeps the schema', async () => {
  const file = temporaryFile()
  const store = await temporaryStore({ file, keys })
  plantEverywhere(file, { team: 'T1', user: 'UANN' })
  const counts = () => tablesOf(file).map(({ name }) => [name, countOf(file, name)])
  for (const [name, count] of counts()) expect(count, String(name)).toBe(1)
  await store.clear()
  for (const [name, count] of counts()) expect(count, String(name)).toBe(0)
  expect(countOf(file, 'schema_versions')).toBeGreaterThan(0)
  await store.accounts.save('T1', 'UANN', 'sandbox-ann')
  expect(await store.accounts.find('T1', 'UANN')).not.toBeNull()
})
