import type { RevocableCredential } from '../../src/store/credentials.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import type { Store } from '../../src/store/store.ts'
import { change } from './every-table.ts'

/** Has a workspace left for so long that everything about it is deleted now. */
export async function leftADayAgo(
  store: Store,
  where: StorePlace,
  team: string,
): Promise<readonly RevocableCredential[]> {
  await store.uninstalls.report(team)
  await store.uninstalls.confirm(team)
  await change(where, `update uninstalls set uninstalled_at = 1 where team = '${team}'`)
  return store.uninstalls.forget(team)
}
