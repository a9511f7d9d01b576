import type { RevocableCredential } from '../../src/store/revocable-credentials.ts'
import type { Store, StorePlace } from '../../src/store/store.ts'
import { change } from './every-table.ts'

/** Has a workspace left for so long that everything about it is deleted now. */
export async function leftADayAgo(
  store: Store,
  where: StorePlace,
  team: string,
): Promise<readonly RevocableCredential[]> {
  await store.departures.heard(team)
  await store.departures.leave(team)
  await change(where, `update departures set left_at = 1 where team = '${team}'`)
  return store.departures.forget(team)
}
