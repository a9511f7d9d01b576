import { readCopyConfig } from './config.ts'
import { refusing } from './refusing.ts'
import { backUp } from './store/backup.ts'

/** `npm run backup [-- FILE]`: copies the embedded store, also while the bot runs. */
await refusing(async () => {
  const read = readCopyConfig()
  if (!read.ok) return read
  const [, , to = null] = process.argv
  const copy = backUp(read.config.dataDir, to, Date.now())
  return {
    ok: true,
    lines: [
      `The store in ${read.config.dataDir} is copied to ${copy}, and the copy is whole.`,
      'In it nothing is owed: answers, posts and digests that were under way then are not made up for after a restore.',
      'Its secrets open with the key ring of today (GREENLIGHT_KEYS): keep that as well, and somewhere else.',
    ],
  }
})
