import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore, type Store, type StoreOptions } from '../../src/store/store.ts'

/** A path for a database in a folder of its own, which goes with the test. */
export function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data', 'greenlight.db')
}

/** A store that is closed and deleted with the test. */
export async function temporaryStore(options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore({ file: temporaryFile(), keys: newKeyRing(), ...options })
  onTestFinished(() => store.close())
  return store
}

/** A clock that stands still until it is moved; ms UTC. */
export function stoppedClock(at = Date.UTC(2026, 10, 20)): {
  now: () => number
  advance: (ms: number) => void
} {
  let time = at
  return {
    now: () => time,
    advance: (ms) => {
      time += ms
    },
  }
}
