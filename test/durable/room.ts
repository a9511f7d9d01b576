import { onTestFinished } from 'vitest'
import type { Durable } from '../../src/durable/durable.ts'
import { openDurable } from '../../src/durable/open.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore, type StorePlace } from '../../src/store/store.ts'

const keys = newKeyRing()

/** A room of its own on this place, as a process has it; `failures` names the kinds that failed. */
export async function roomOn(place: StorePlace) {
  const failures: string[] = []
  const store = await openStore({ ...place, keys })
  const durable = await openDurable(place, { store, failed: (kind) => void failures.push(kind) })
  onTestFinished(async () => {
    await durable.close()
    await store.close()
  })
  return { durable, store, failures }
}

/** Notes in which order things happen. */
export function notebook() {
  const notes: unknown[] = []
  return { notes, note: (words: unknown) => void notes.push(words) }
}

/** Starts numbered work of the kind `a`, all of one partition. */
export async function startAll(durable: Durable, ...numbers: number[]): Promise<void> {
  for (const number of numbers)
    await durable.start('a', { key: `${number}`, partition: 'p', input: { number } })
}
