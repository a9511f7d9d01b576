import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { backUp, restore } from '../../src/store/backup.ts'
import { type KeyRing, newKeyRing } from '../../src/store/keys.ts'
import { migrations } from '../../src/store/migrations.ts'
import { takeFolder } from '../../src/store/sole-process.ts'
import { openStore, storeFile } from '../../src/store/store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { change, countOf, tablesOf } from './every-table.ts'
import { olderStore } from './older-store.ts'
import { sealEverywhere } from './seal-everywhere.ts'
import { temporaryFile } from './temporary.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30)

/** A folder with a store in which something is everywhere. */
async function fullFolder(keys: KeyRing = newKeyRing()) {
  const folder = dirname(temporaryFile())
  const store = await openStore({ file: storeFile(folder), keys })
  await sealEverywhere(store, 'UANN')
  await store.close()
  return { folder, keys, file: storeFile(folder) }
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
  const copy = backUp(folder, null, NOW)
  expect(copy).toBe(join(folder, 'backups', '2026-11-20T09-30-00Z.db'))
  expect(writer.exitCode).toBeNull()
  const store = await openStore({ file: copy, keys: newKeyRing() })
  for (const key of acknowledged) expect(await store.deliveries.claim(key)).toBe(false)
  await store.close()
})

it('a copy is one file that nobody else can read, and takes the place of none', async () => {
  const { folder } = await fullFolder()
  const copy = backUp(folder, null, NOW)
  expect(readdirSync(dirname(copy))).toEqual(['2026-11-20T09-30-00Z.db'])
  expect([statSync(copy).mode & 0o777, statSync(dirname(copy)).mode & 0o777]).toEqual([0o600, 0o700])
  expect(() => backUp(folder, null, NOW)).toThrow(`${copy} is there already, and is left as it is.`)
  const elsewhere = join(folder, 'elsewhere.db')
  expect(backUp(folder, elsewhere, NOW)).toBe(elsewhere)
  expect(() => backUp(folder, join(elsewhere, 'copy.db'), NOW)).toThrow(StoreError)
  expect(() => backUp(join(folder, 'nothing'), null, NOW)).toThrow('There is no store in')
})

it('in a copy nothing is owed, and everything else is as it was', async () => {
  const { folder, file, keys } = await fullFolder()
  const copy = { file: backUp(folder, null, NOW) }
  const owed = [
    ['inbox', 'true'],
    ['jobs', 'true'],
    ['outbox', "state in ('waiting', 'sending')"],
    ['intents', 'told = 0'],
    ['stories', 'told = 0'],
    ['watches', 'true'],
    ['sightings', 'true'],
    ['polls', 'true'],
    ['digest_slots', "state != 'ended'"],
  ] as const
  for (const [table, where] of owed) expect(await countOf(copy, table, where), table).toBe(0)
  expect(await countOf({ file }, 'inbox')).toBe(1)
  expect(await countOf({ file }, 'outbox', "state = 'waiting'")).toBe(1)
  const emptied = ['inbox', 'jobs', 'watches', 'sightings', 'polls']
  for (const { name } of await tablesOf({ file }))
    if (!emptied.includes(name)) expect(await countOf(copy, name), name).toBe(await countOf({ file }, name))
  expect(await tokenIn(copy.file, keys)).toBe('token-of-UANN')
})

it('a restored store is what the copy holds; what came later is kept aside, and nothing of it is said again', async () => {
  const { folder, file, keys } = await fullFolder()
  const copy = backUp(folder, null, NOW)
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
  expect(await store.inbox.left()).toEqual([])
  expect(await store.outbox.busy()).toEqual([])
  expect(await store.intents.owed()).toEqual([])
  expect(await store.stories.waiting(0)).toEqual([])
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
  const copy = backUp(folder, null, NOW)
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
  for (const key of acknowledged) expect(await old.deliveries.claim(key)).toBe(false)
  for (const key of acknowledged) expect(await fresh.deliveries.claim(key)).toBe(true)
  await old.close()
  await fresh.close()
})

it('a folder without a store gets one', async () => {
  const { folder, keys } = await fullFolder()
  const copy = backUp(folder, null, NOW)
  const other = dirname(temporaryFile())
  expect(await restore(other, copy, keys, NOW)).toEqual({ file: storeFile(other), aside: null })
  expect(await tokenIn(storeFile(other), keys)).toBe('token-of-UANN')
})

it.each<[string, (scene: { folder: string; copy: string }) => Promise<unknown>, RegExp]>([
  ['a bot uses the folder', async ({ folder }) => takeFolder(folder), /^Another process uses the store/],
  [
    'the copy is of a newer version',
    ({ copy }) => change({ file: copy }, 'insert into schema_versions values (99, 0)'),
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
  const copy = backUp(folder, null, NOW)
  const before = readFileSync(file)
  await spoil({ folder, copy })
  const files = readdirSync(folder).filter((name) => !name.startsWith('greenlight.lock'))
  await expect(restore(folder, copy, keys, NOW)).rejects.toThrow(words)
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(folder).filter((name) => !name.startsWith('greenlight.lock'))).toEqual(files)
})

it('nothing is changed when the keys do not open the copy, or there is none', async () => {
  const { folder, file, keys } = await fullFolder()
  const copy = backUp(folder, null, NOW)
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
