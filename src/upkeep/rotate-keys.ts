import { setImmediate as others } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import type { KeyRotation } from '../store/key-rotation.ts'

/** So many texts at once hold up the people who use the bot for a few milliseconds. */
const BATCH = 50
const TOLD_EVERY = 1_000

/** Brings every stored secret under the newest key, in the background. */
export interface KeyRotationJob {
  /** Goes on where an earlier run ended, however that ended; resolves when nothing is left or after `stop`. */
  run(): Promise<void>
  /** Ends after the batch that is under way. */
  stop(): Promise<void>
}

/** Its log says how many secrets are left, and which keys are needed no more. */
export function createKeyRotationJob({
  keyRotation,
  log,
}: {
  readonly keyRotation: KeyRotation
  readonly log: Log
}): KeyRotationJob {
  const { newest, older } = keyRotation
  let running: Promise<void> | null = null
  let stopping = false
  /** That an older key is needed no more is said once, and again only when it had been needed meanwhile. */
  let told = false

  async function sealAnew(): Promise<void> {
    if (older.length === 0) return
    let tellAt = 0
    for (let done = 0; !stopping; ) {
      if (done >= tellAt) {
        await tellLeft()
        tellAt += TOLD_EVERY
      }
      const batch = await keyRotation.batch(BATCH)
      if (batch === 0) return tellEnd(done)
      done += batch
      await others()
    }
  }

  async function tellLeft(): Promise<void> {
    const left = await keyRotation.left()
    if (left.size > 0) log.info({ newest, left: Object.fromEntries(left) }, 'secrets of older keys are left')
  }

  async function tellEnd(done: number): Promise<void> {
    const left = await keyRotation.left()
    const unneeded = older.filter((id) => !left.has(id))
    if (unneeded.length > 0 && (done > 0 || !told))
      log.info(
        { newest, unneeded, done },
        'these keys are needed no more, except for backups from before and to check the audit’s rows of their time',
      )
    if (left.size > 0)
      log.warn({ left: Object.fromEntries(left) }, 'secrets that do not open keep their older key')
    told = true
  }

  return {
    async run() {
      running ??= sealAnew().finally(() => {
        running = null
      })
      await running
    },
    async stop() {
      stopping = true
      await running
    },
  }
}
