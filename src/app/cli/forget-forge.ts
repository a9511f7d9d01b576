import { parseArgs } from 'node:util'
import { forgetForge } from '../../store/offline-changes.ts'
import { readForgetConfig } from '../config/config.ts'
import type { Result } from './result.ts'
import { withStorePlace } from './store-place.ts'

export async function forgetServer(args: string[]): Promise<Result> {
  parseArgs({ args })
  const read = readForgetConfig()
  if (!read.ok) return read
  const { keys, forgeUrl } = read.config
  return withStorePlace(read.config, async (place) => {
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
