import { parseArgs } from 'node:util'
import { openStore } from '../../store/store.ts'
import { readForgetConfig } from '../config/config.ts'
import type { Result } from './result.ts'
import { withStorePlace } from './store-place.ts'

export async function migrate(args: string[]): Promise<Result> {
  parseArgs({ args })
  const read = readForgetConfig()
  if (!read.ok) return read
  const { keys, forgeUrl } = read.config
  return withStorePlace(read.config, async (place) => {
    const store = await openStore({ ...place, keys, forge: forgeUrl })
    await store.heartbeats.leave()
    await store.close()
    return { ok: true, lines: ['The store is up to date.'] }
  })
}
