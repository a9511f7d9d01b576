import { z } from 'zod'
import type { Sandbox } from './sandbox.ts'

const DAY_MS = 86_400_000

/** Moves the sandbox’s clock forward to the next such day (0: Sunday) and hour, UTC. */
export async function goTo(sandbox: Sandbox, weekday: number, hour: number): Promise<void> {
  const answer = await fetch(`${sandbox.url}/sandbox/clock`)
  const { now } = z.looseObject({ now: z.iso.datetime() }).parse(await answer.json())
  const at = new Date(now)
  const days = (weekday - at.getUTCDay() + 7) % 7
  const aim = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + days, hour)
  const ms = aim - at.getTime()
  await sandbox.call('/sandbox/clock', { ms: ms > 0 ? ms : ms + 7 * DAY_MS, at_once: true })
}

/** A time at which it is working time in Berlin and in New York: Ann’s and Bob’s. */
export const goToWork = (sandbox: Sandbox) => goTo(sandbox, 3, 15)
