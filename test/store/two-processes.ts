import type { StorePlace } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import type { Store } from '../../src/store/store.ts'
import { temporaryStore } from './temporary.ts'

/** Two lives of the bot over one store, of which the first has died: where a file has one process, also in fact. */
export async function twoLives(
  place: StorePlace,
  doing: (first: Store) => Promise<unknown>,
  now: () => number = Date.now,
): Promise<{ readonly first: Store; readonly second: Store }> {
  const keys = newKeyRing()
  const first = await temporaryStore({ ...place, keys, now })
  await doing(first)
  if ('url' in place) await first.heartbeats.leave()
  else await first.close()
  return { first, second: await temporaryStore({ ...place, keys, now }) }
}
