import { setImmediate as others } from 'node:timers/promises'
import type { ScheduledRun } from '../durable/durable.ts'
import type { Log } from '../log/log.ts'
import type { KeyRotation } from '../store/encrypted-rows.ts'

/** Number of texts per batch: each batch delays the bot’s users by a few milliseconds. */
const BATCH = 50
const TOLD_EVERY = 1_000

/**
 * Re-encrypts every stored secret with the newest key, in the background. Continues where an earlier run ended,
 * however that was; ends when none is left, or after a batch while the process stops. Its log names the number
 * of secrets left, and the keys no longer needed.
 */
export function createKeyRotationJob(options: {
  readonly keyRotation: KeyRotation
  readonly log: Log
}): (run: Pick<ScheduledRun, 'closing'>) => Promise<void> {
  const { keyRotation, log } = options
  const { newest, older } = keyRotation
  /** True once unneeded keys were logged; they are logged again only after further work. */
  let logged = false

  async function logLeft(): Promise<void> {
    const left = await keyRotation.left()
    if (left.size > 0) log.info({ newest, left: Object.fromEntries(left) }, 'secrets of older keys are left')
  }

  async function logEnd(done: number): Promise<void> {
    const left = await keyRotation.left()
    const unneeded = older.filter((id) => !left.has(id))
    if (unneeded.length > 0 && (done > 0 || !logged))
      log.info({ newest, unneeded, done }, 'these keys are needed no more, except for backups from before')
    if (left.size > 0)
      log.warn({ left: Object.fromEntries(left) }, 'secrets that do not open keep their older key')
    logged = true
  }

  return async ({ closing }) => {
    if (older.length === 0) return
    let tellAt = 0
    for (let done = 0; !closing.aborted; ) {
      if (done >= tellAt) {
        await logLeft()
        tellAt += TOLD_EVERY
      }
      const batch = await keyRotation.batch(BATCH)
      if (batch === 0) return logEnd(done)
      done += batch
      await others()
    }
  }
}
