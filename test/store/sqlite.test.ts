import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { migrations } from '../../src/store/migrate.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { openStore } from '../../src/store/store.ts'
import { change, countOf } from './every-table.ts'
import { olderStore, upgrade } from './older-store.ts'
import { temporaryFile, temporaryStore } from './temporary.ts'

const keys = newKeyRing()
const NOBODY = 65_534

/** What somebody hears who may not write there. Root, who always may, becomes nobody, who may not read the code. */
async function openedByNobody(file: string): Promise<string> {
  const script = `
    const { openStore } = await import(${JSON.stringify(sourceOf('store.ts'))})
    const { newKeyRing } = await import(${JSON.stringify(sourceOf('keys.ts'))})
    if (process.getuid?.() === 0) {
      process.setgid(${NOBODY})
      process.setuid(${NOBODY})
    }
    await openStore({ file: ${JSON.stringify(file)}, keys: newKeyRing() }).catch((error) => console.log(String(error)))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return (await text(child.stdout)).trim()
}

const sourceOf = (name: string) => new URL(`../../src/store/${name}`, import.meta.url).href

describe('the file', () => {
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
      `The store ${file} cannot be opened: file is not a database. It is left as it is.`,
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
    await change({ file }, 'insert into schema_versions values (99, 0, 99)')
    const before = readFileSync(file)
    await expect(openStore({ file, keys })).rejects.toThrow(
      /^The store was written by a newer version of Greenlight \(schema 99, this one knows up to \d+\)/,
    )
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('of an older version is copied aside, whole and for nobody else, before its schema is changed', async () => {
    const file = await olderStore()
    const aside = `${file}.before-schema-${migrations.length}`
    await upgrade(file)
    expect(await countOf({ file }, 'channels')).toBe(1)
    expect(await countOf({ file }, 'later')).toBe(0)
    expect(statSync(aside).mode & 0o777).toBe(0o600)
    expect(await countOf({ file: aside }, 'channels')).toBe(1)
    expect(await countOf({ file: aside }, 'schema_versions')).toBe(migrations.length)
    expect(await countOf({ file }, 'schema_versions')).toBe(migrations.length + 1)
  })

  it('of an older version is left alone when it cannot be copied aside', async () => {
    const file = await olderStore()
    const before = readFileSync(file)
    mkdirSync(`${file}.before-schema-${migrations.length}.unfinished`)
    await expect(upgrade(file)).rejects.toThrow(/^The store cannot be copied to /)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('that is new is not copied aside', async () => {
    const file = temporaryFile()
    await temporaryStore({ file })
    expect(readdirSync(dirname(file)).filter((name) => name.includes('before-schema'))).toEqual([])
  })

  it.each([
    ['with a page of something else', (bytes: Buffer) => bytes.fill(0xff, 8_192, 40_960)],
    ['that was cut short', (bytes: Buffer) => bytes.subarray(0, 100_000)],
  ])('%s is refused with the way out, and left alone', async (_, spoil) => {
    const file = temporaryFile()
    await (await openStore({ file, keys })).close()
    const spoilt = Buffer.from(spoil(readFileSync(file)))
    writeFileSync(file, spoilt)
    await expect(openStore({ file, keys })).rejects.toThrow(
      /^The store .* (is damaged|cannot be opened): .*\. It is left as it is\. Put a copy in its place with greenlight restore/,
    )
    expect(readFileSync(file).equals(spoilt)).toBe(true)
  })

  it('that belongs to somebody else, or lies where nothing can be written, is refused and left alone', async () => {
    const file = temporaryFile()
    await (await openStore({ file, keys })).close()
    const before = readFileSync(file)
    chmodSync(file, 0o444)
    chmodSync(dirname(file), 0o555)
    chmodSync(dirname(dirname(file)), 0o755)
    expect(await openedByNobody(file)).toMatch(
      /^StoreError: The store .* cannot be opened: .*It is left as it is\.$/,
    )
    expect(readFileSync(file).equals(before)).toBe(true)
    chmodSync(dirname(file), 0o755)
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
})

it('what another process has written is seen at once', async () => {
  const file = temporaryFile()
  const [own, other] = [await temporaryStore({ file, keys }), await temporaryStore({ file, keys })]
  await own.uninstalls.report('T1')
  expect(await own.uninstalls.has('T1')).toBe(false)
  await other.uninstalls.confirm('T1')
  expect(await own.uninstalls.has('T1')).toBe(true)
  await own.uninstalls.withdraw('T1')
  expect(await other.uninstalls.has('T1')).toBe(false)
})

it('a transaction that reads first is not undone by what another process wants to write meanwhile', async () => {
  const file = temporaryFile()
  const store = await temporaryStore({ file, keys })
  await store.uninstalls.report('T1')
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  await store.database.transaction().execute(async (transaction) => {
    const found = await transaction.selectFrom('uninstalls').select('team').execute()
    expect(() => other.exec('delete from uninstalls')).toThrow('database is locked')
    for (const { team } of found)
      await transaction
        .insertInto('uninstalls')
        .values({ team: `${team}-2`, uninstalledAt: null })
        .execute()
  })
  expect(await countOf({ file }, 'uninstalls')).toBe(2)
})
