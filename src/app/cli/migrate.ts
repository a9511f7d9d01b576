import { parseArgs } from 'node:util'
import { lockDataDir } from '../../store/data-dir-lock.ts'
import { type StorePlace, storeFile } from '../../store/engine.ts'
import type { KeyRing } from '../../store/keys.ts'
import { forgetForge } from '../../store/offline-changes.ts'
import { openStore } from '../../store/store.ts'
import { readStoreConfig } from '../config/config.ts'
import type { Result } from './result.ts'

export async function migrate(args: string[]): Promise<Result> {
  parseArgs({ args })
  return withStorePlace(async (place, keys, forgeUrl) => {
    const store = await openStore({ ...place, keys, forge: forgeUrl })
    await store.heartbeats.leave()
    await store.close()
    return { ok: true, lines: ['The store is up to date.'] }
  })
}

export async function forgetServer(args: string[]): Promise<Result> {
  parseArgs({ args })
  return withStorePlace(async (place, keys, forgeUrl) => {
    const { was, counts, signIns } = await forgetForge(place, { keys, url: forgeUrl, now: Date.now })
    const forgotten = [...counts].filter(([table, count]) => count > 0 && table !== 'storeFacts')
    return {
      ok: true,
      lines: [
        `Everything that was of ${was} is forgotten; the store is of ${forgeUrl} now, and people connect again.`,
        `Deleted: ${forgotten.map(([table, count]) => `${table} ${count}`).join(', ') || 'nothing was there'}.`,
        'The audit is kept, and so is who may do what in which channel.',
        ...(signIns > 0
          ? [
              `At ${was} ${signIns} of the accounts are sign-ins, which go on there: have that application’s access ended.`,
            ]
          : []),
      ],
    }
  })
}

/** Gives the configured store to `work`; holds the folder’s lock meanwhile, against a bot on this machine. */
async function withStorePlace(
  work: (place: StorePlace, keys: KeyRing, forgeUrl: string) => Promise<Result>,
): Promise<Result> {
  const read = readStoreConfig()
  if (!read.ok) return read
  const { dataDir, databaseUrl, keys, forgeUrl } = read.config
  if (databaseUrl !== null) return work({ url: databaseUrl }, keys, forgeUrl)
  const folder = lockDataDir(dataDir)
  try {
    return await work({ file: storeFile(dataDir) }, keys, forgeUrl)
  } finally {
    folder.release()
  }
}
