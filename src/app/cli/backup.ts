import { parseArgs } from 'node:util'
import { backUp } from '../../store/backup.ts'
import { readCopyConfig } from '../config/config.ts'
import type { Result } from './result.ts'
import { oneWord } from './wrong-usage.ts'

export async function backup(args: string[]): Promise<Result> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const to = oneWord(positionals) ?? null
  const read = readCopyConfig()
  if (!read.ok) return read
  const { dataDir, backupDays } = read.config
  const { copy, deleted } = backUp(dataDir, to, Date.now(), backupDays)
  return {
    ok: true,
    lines: [
      `The store in ${dataDir} is copied to ${copy}, and the copy is whole.`,
      'In it nothing is owed: answers, posts and digests that were under way then are not made up for after a restore.',
      'Its secrets open with the key ring of today (GREENLIGHT_KEYS): keep that as well, and somewhere else.',
      ...deleted.map((old) => `${old} is older than ${backupDays} days, and is deleted.`),
    ],
  }
}
