import { backUp } from '../../store/backup.ts'
import { readCopyConfig } from '../config/config.ts'
import { runScript } from './run-script.ts'

await runScript(async () => {
  const read = readCopyConfig()
  if (!read.ok) return read
  const [, , to = null] = process.argv
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
})
