import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDurable } from '../../src/durable/open.ts'
import type { AuditEntry } from '../../src/model/audit.ts'
import { backUp, restore } from '../../src/store/backup.ts'
import { lockDataDir } from '../../src/store/data-dir-lock.ts'
import { storeFile } from '../../src/store/engine.ts'
import { type KeyRing, newKeyRing } from '../../src/store/keys.ts'
import { migrations } from '../../src/store/migrate.ts'
import { markRestored } from '../../src/store/offline-changes.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { change, countOf, tablesOf } from './every-table.ts'
import { olderStore } from './older-store.ts'
import { sealEverywhere } from './seal-everywhere.ts'
import { temporaryFile } from './temporary.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30)

const newest = (store: Store) => store.audit.read({ team: 'T1', scope: 'all', filter: {} }, 1, 1)

const copyOf = (folder: string, to: string | null = null) => backUp(folder, to, NOW, 30).copy

/** The reference of the request that sealEverywhere accepts. */
const REQUEST = 'delivery-of-UANN'

/** A folder with a store in which something is everywhere, and work on a request is owed. */
async function fullFolder(keys: KeyRing = newKeyRing()) {
  const folder = dirname(temporaryFile())
  const file = storeFile(folder)
  const store = await openStore({ file, keys })
  await sealEverywhere(store, 'UANN')
  const durable = await openDurable({ file }, { store, failed: () => {} })
  durable.work('request', async () => undefined)
  await durable.start('request', { key: REQUEST, input: { reference: REQUEST } })
  await store.close()
  return { folder, keys, file }
}

async function tokenIn(file: string, keys: KeyRing, user = 'UANN'): Promise<string | undefined> {
  const store = await openStore({ file, keys })
  const account = await store.accounts.find('T1', user)
  await store.close()
  return account?.token
}

it('a copy that is made while another process writes holds all that was acknowledged before, and is whole', async () => {
  const folder = dirname(temporaryFile())
  const writer = spawn(process.execPath, [
    join(import.meta.dirname, 'claim-writer.ts'),
    storeFile(folder),
    'key',
  ])
  onTestFinished(() => void writer.kill('SIGKILL'))
  let said = ''
  writer.stdout.on('data', (chunk) => {
    said += chunk
  })
  while (said.split('\n').length < 50) await once(writer.stdout, 'data')
  const acknowledged = said.split('\n').slice(0, -1)
  const copy = copyOf(folder)
  expect(copy).toBe(join(folder, 'backups', '2026-11-20T09-30-00Z.db'))
  expect(writer.exitCode).toBeNull()
  const store = await openStore({ file: copy, keys: newKeyRing() })
  for (const key of acknowledged) expect(await store.idempotencyKeys.claim(key)).toBe(false)
  await store.close()
})

it('a copy is one file that nobody else can read, and takes the place of none', async () => {
  const { folder } = await fullFolder()
  const copy = copyOf(folder)
  expect(readdirSync(dirname(copy))).toEqual(['2026-11-20T09-30-00Z.db'])
  expect([statSync(copy).mode & 0o777, statSync(dirname(copy)).mode & 0o777]).toEqual([0o600, 0o700])
  expect(() => copyOf(folder)).toThrow(`${copy} is there already, and is left as it is.`)
  const elsewhere = join(folder, 'elsewhere.db')
  expect(copyOf(folder, elsewhere)).toBe(elsewhere)
  expect(() => copyOf(folder, join(elsewhere, 'copy.db'))).toThrow(StoreError)
  expect(() => copyOf(join(folder, 'nothing'))).toThrow('There is no store in')
})

it('in a copy nothing is owed, and everything else is as it was', async () => {
  const { folder, file, keys } = await fullFolder()
  const copy = { file: copyOf(folder) }
  const owed = [
    ['pending_requests', 'true'],
    ['durable_work', 'true'],
    ['durable_marks', 'true'],
    ['posts', "state = 'waiting'"],
    ['merge_request_events', 'notified = 0'],
    ['auto_merges', 'true'],
    ['nudges', 'true'],
    ['link_cards', 'true'],
    ['merge_request_states', 'true'],
    ['sync_cursors', 'true'],
    ['digest_slots', "state != 'ended'"],
  ] as const
  for (const [table, where] of owed) expect(await countOf(copy, table, where), table).toBe(0)
  for (const table of ['pending_requests', 'durable_work'])
    expect(await countOf({ file }, table), table).toBe(1)
  expect(await countOf({ file }, 'posts', "state = 'waiting'")).toBe(1)
  const emptied = [
    'pending_requests',
    'durable_work',
    'durable_marks',
    'auto_merges',
    'nudges',
    'link_cards',
    'merge_request_states',
    'sync_cursors',
  ]
  for (const { name } of await tablesOf({ file }))
    if (!emptied.includes(name) && name !== 'store_facts')
      expect(await countOf(copy, name), name).toBe(await countOf({ file }, name))
  expect(await tokenIn(copy.file, keys)).toBe('token-of-UANN')
})

it('a restored store is what the copy holds; what came later is kept aside, and nothing of it is said again', async () => {
  const { folder, file, keys } = await fullFolder()
  const copy = copyOf(folder)
  const later = await openStore({ file, keys })
  await later.accounts.save('T1', 'UBOB', 'token-of-UBOB')
  await later.close()

  const { aside } = await restore(folder, copy, keys, NOW + 60_000)
  expect(aside).toBe(`${file}.replaced-2026-11-20T09-31-00Z`)
  expect(await tokenIn(file, keys, 'UBOB')).toBeUndefined()
  expect(await tokenIn(aside ?? '', keys, 'UBOB')).toBe('token-of-UBOB')
  expect(existsSync(copy)).toBe(true)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const store = await openStore({ file, keys })
  expect(await store.pendingRequests.find(REQUEST)).toBeNull()
  expect(await countOf({ file }, 'durable_work')).toBe(0)
  expect(await countOf({ file }, 'posts', "state = 'waiting'")).toBe(0)
  expect(await store.mergeRequestEvents.overdue(0)).toEqual([])
  expect(await store.digestSlots.unfinished()).toEqual([])
  for (const { settledUntil } of await store.digests.running())
    expect(settledUntil).toBeGreaterThanOrEqual(NOW + 60_000)
  await store.close()
})

it('what was in the log of a killed process is kept aside with its store, and not laid beside the copy', async () => {
  const keys = newKeyRing()
  const folder = dirname(temporaryFile())
  const file = storeFile(folder)
  await (await openStore({ file, keys })).close()
  const copy = copyOf(folder)
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'claim-writer.ts'), file, 'key'])
  let said = ''
  writer.stdout.on('data', (chunk) => {
    said += chunk
    if (said.split('\n').length > 20) writer.kill('SIGKILL')
  })
  await once(writer, 'close')
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
  const { aside } = await restore(folder, copy, keys, NOW)
  const [old, fresh] = [await openStore({ file: aside ?? '', keys }), await openStore({ file, keys })]
  const acknowledged = said.split('\n').slice(0, -1)
  for (const key of acknowledged) expect(await old.idempotencyKeys.claim(key)).toBe(false)
  for (const key of acknowledged) expect(await fresh.idempotencyKeys.claim(key)).toBe(true)
  await old.close()
  await fresh.close()
})

it('a folder without a store gets one', async () => {
  const { folder, keys } = await fullFolder()
  const copy = copyOf(folder)
  const other = dirname(temporaryFile())
  expect(await restore(other, copy, keys, NOW)).toMatchObject({
    file: storeFile(other),
    aside: null,
  })
  const store = await openStore({ file: storeFile(other), keys })
  expect((await store.accounts.restored('T1', 'UANN'))?.token).toBe('token-of-UANN')
  await store.close()
})

it('a copy waits in its place for each person’s yes, once, and its audit says where the other one ended', async () => {
  const { folder, file, keys } = await fullFolder()
  const copy = copyOf(folder)
  const later = await openStore({ file, keys })
  const entry: AuditEntry = {
    team: 'T1',
    channel: '',
    user: 'UANN',
    verb: 'greenlight.disconnect',
    project: null,
    target: '',
    sha: null,
    outcome: 'disconnected',
    reference: 'r-1',
    overrideReason: null,
    via: 'slash',
  }
  await later.audit.append(entry)
  await later.accounts.remove('T1', 'UANN')
  await later.close()
  expect(await restore(folder, copy, keys, NOW + 60_000)).toMatchObject({ from: NOW, accounts: 1 })

  const store = await openStore({ file, keys })
  expect(await newest(store)).toMatchObject([
    {
      verb: 'restore',
      outcome: 'restored',
      via: 'operator',
      target: 'of a copy of 2026-11-20T09:30:00.000Z; rows made after it are missing here',
    },
  ])
  const { accounts } = store
  expect([await accounts.find('T1', 'UANN'), await accounts.identity('T1', 'UANN')]).toEqual([null, null])
  expect(await accounts.restored('T1', 'UANN')).toMatchObject({ restoredFrom: NOW, token: 'token-of-UANN' })
  expect([await accounts.resume('T1', 'UBOB'), await accounts.resume('T1', 'UANN')]).toEqual([false, true])
  expect(await accounts.resume('T1', 'UANN')).toBe(false)
  expect(await accounts.restored('T1', 'UANN')).toBeNull()
  expect((await accounts.find('T1', 'UANN'))?.token).toBe('token-of-UANN')
  await store.close()
  const again = await restore(folder, copyOf(folder, join(folder, 'again.db')), keys, NOW)
  expect(again.accounts).toBe(1)
})

it.skipIf(withoutPostgres)(
  'a PostgreSQL out of a dump is marked alike, and not while a replica uses it',
  async () => {
    const keys = newKeyRing()
    const url = await temporaryDatabase()
    const mark = () => markRestored({ url }, { keys, from: NOW, now: NOW + 60_000 })
    const before = await openStore({ url, keys })
    await sealEverywhere(before, 'UANN')
    await before.heartbeats.beat()
    await expect(mark()).rejects.toThrow('stop every replica first')
    await before.heartbeats.leave()
    await before.close()
    expect(await mark()).toBe(1)
    const store = await openStore({ url, keys })
    expect(await store.accounts.find('T1', 'UANN')).toBeNull()
    expect(await store.accounts.restored('T1', 'UANN')).toMatchObject({ restoredFrom: NOW })
    const [entry] = await newest(store)
    expect(entry).toMatchObject({ verb: 'restore', via: 'operator' })
    expect(entry?.target).toContain('2026-11-20T09:30:00.000Z')
    expect(await store.accounts.resume('T1', 'UANN')).toBe(true)
    expect((await store.accounts.find('T1', 'UANN'))?.token).toBe('token-of-UANN')
    await store.close()
  },
)

it('a backup deletes the copies in its folder that it named and that are too old, and nothing else', async () => {
  const { folder } = await fullFolder()
  const elsewhere = copyOf(folder, join(folder, '2026-01-01T00-00-00Z.db'))
  const first = copyOf(folder)
  const backups = dirname(first)
  const foreign = ['notes.db', '2026-01-01.db', '2026-01-01T00-00-00Z.db.old', '2026-01-99T00-00-00Z.db']
  for (const name of foreign) writeFileSync(join(backups, name), 'kept')
  mkdirSync(join(backups, '2026-01-02T00-00-00Z.db'))
  const days = (count: number) => NOW + count * 86_400_000
  const second = backUp(folder, null, days(30), 30)
  expect(second.deleted).toEqual([])
  const third = backUp(folder, null, days(30) + 1_000, 30)
  expect(third.deleted).toEqual([first])
  expect(readdirSync(backups).sort()).toEqual(
    [...foreign, '2026-01-02T00-00-00Z.db', basename(second.copy), basename(third.copy)].sort(),
  )
  expect(existsSync(elsewhere)).toBe(true)
})

it.each<[string, (scene: { folder: string; copy: string }) => Promise<unknown>, RegExp]>([
  ['a bot uses the folder', async ({ folder }) => lockDataDir(folder), /^Another process uses the store/],
  [
    'the copy is of a newer version',
    ({ copy }) => change({ file: copy }, 'insert into schema_versions values (99, 0, 99)'),
    /^The store was written by a newer version/,
  ],
  [
    'the copy is damaged',
    async ({ copy }) => {
      const bytes = readFileSync(copy)
      bytes.fill(0xff, 8_192, 40_960)
      writeFileSync(copy, bytes)
    },
    /^The copy .* is damaged: .*Nothing was changed\.$/,
  ],
  [
    'the copy is cut short',
    async ({ copy }) => writeFileSync(copy, readFileSync(copy).subarray(0, 50_000)),
    /^The copy .* is damaged: /,
  ],
  [
    'the copy is no database',
    async ({ copy }) => writeFileSync(copy, 'notes'.repeat(100)),
    /^The copy .* is damaged: file is not a database/,
  ],
])('nothing is changed when %s', async (_, spoil, words) => {
  const { folder, file, keys } = await fullFolder()
  const copy = copyOf(folder)
  const before = readFileSync(file)
  await spoil({ folder, copy })
  const files = readdirSync(folder).filter((name) => !name.startsWith('greenlight.lock'))
  await expect(restore(folder, copy, keys, NOW)).rejects.toThrow(words)
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(folder).filter((name) => !name.startsWith('greenlight.lock'))).toEqual(files)
})

it('nothing is changed when the keys do not open the copy, or there is none', async () => {
  const { folder, file, keys } = await fullFolder()
  const copy = copyOf(folder)
  const before = readFileSync(file)
  await expect(restore(folder, copy, newKeyRing(), NOW)).rejects.toThrow(/do not open with the key/)
  await expect(restore(folder, `${copy}.not`, keys, NOW)).rejects.toThrow('There is no file')
  expect(readFileSync(file).equals(before)).toBe(true)
})

it.each(migrations.map((_, index) => index + 1))(
  'a copy of schema %d becomes one of this version',
  async (version) => {
    const copy = await olderStore(version)
    const folder = dirname(temporaryFile())
    const { file } = await restore(folder, copy, newKeyRing(), NOW)
    expect(await countOf({ file }, 'schema_versions')).toBe(migrations.length)
    expect(await countOf({ file: copy }, 'schema_versions')).toBe(version)
    expect(await countOf({ file }, 'channels')).toBe(1)
  },
)
