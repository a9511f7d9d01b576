import { readForgetConfig } from '../config/config.ts'
import { lockDataDir } from '../store/data-dir-lock.ts'
import { storeFile } from '../store/engine.ts'
import { openStore } from '../store/store.ts'
import { runScript } from './run-script.ts'

/** `npm run migrate`: makes the store, or brings its schema up to date, as the bot does at its start. */
await runScript(async () => {
  const read = readForgetConfig()
  if (!read.ok) return read
  const { dataDir, databaseUrl, keys, forgeUrl } = read.config
  const folder = databaseUrl === null ? lockDataDir(dataDir) : null
  const place = databaseUrl === null ? { file: storeFile(dataDir) } : { url: databaseUrl }
  try {
    const store = await openStore({ ...place, keys, forge: forgeUrl })
    await store.heartbeats.leave()
    await store.close()
    return { ok: true, lines: ['The store is up to date.'] }
  } finally {
    folder?.release()
  }
})
