import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type KeyRing, newKeyRing } from '../../src/store/keys.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { IN_MEMORY } from '../support/memory-store.ts'

/** A path for a database in a folder of its own, which goes with the test. */
export function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data', 'greenlight.db')
}

/** A file with the tables of a new store. */
export function newStoreFile(): string {
  const file = temporaryFile()
  mkdirSync(dirname(file), { mode: 0o700 })
  writeFileSync(file, IN_MEMORY.image, { mode: 0o600 })
  return file
}

interface Wanted {
  readonly file?: string
  readonly url?: string
  readonly image?: Uint8Array
  readonly keys?: KeyRing
  readonly forge?: string
  readonly now?: () => number
}

/** A store that is closed with the test; in a file of its own where no place is given. */
export async function temporaryStore({
  file,
  url,
  image,
  keys = newKeyRing(),
  forge = '',
  now,
}: Wanted = {}): Promise<Store> {
  const options = { keys, forge, ...(now ? { now } : {}) }
  const place = image ? { image } : url === undefined ? { file: file ?? newStoreFile() } : { url }
  const store = await openStore({ ...place, ...options })
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
