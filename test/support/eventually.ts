import { setTimeout as sleep } from 'node:timers/promises'

/** Patience with a busy machine, in ms; what never comes fails later, and nothing else. */
const PATIENCE_MS = 60_000

/**
 * Looks every 50 ms until there is something to find, and returns it.
 * @throws what `missing` says after a minute.
 */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false>,
  missing: () => string | Promise<string>,
): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const found = await look()
    if (found !== null && found !== undefined && found !== false) return found
    if (performance.now() > end) throw new Error(await missing())
    await sleep(50)
  }
}
