import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../api/answer.ts'

/** After a write the forge is read at once, and again after these delays (ms), until it shows the effect. */
const DELAYS = [500, 1500, 3000]

/**
 * Reads what a write came to, again and again until it is `settled`; the last reading otherwise. A refused
 * write has no effect to wait for and is read once.
 */
export async function readBack<Reading>(
  answer: Answer<unknown>,
  read: () => Promise<Reading>,
  settled: (reading: Reading) => boolean,
): Promise<Reading> {
  let reading = await read()
  if (answer.kind === 'refused') return reading
  for (const delay of DELAYS) {
    if (settled(reading)) break
    await sleep(delay)
    reading = await read()
  }
  return reading
}
