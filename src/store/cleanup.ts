import type { StoreContext } from './context.ts'
import { deleteExpired } from './define-table.ts'
import { tables } from './tables.ts'

/**
 * Deletes one-time addresses, what was entered behind them, secrets of integrations, and buttons, when their time is
 * over. Sign-ins stay for `extractExpiredSignIns`: whoever deletes one has to end it at the forge.
 */
export async function forgetExpired(context: StoreContext): Promise<void> {
  for (const table of tables) {
    const { retention } = table
    if (retention === 'expiresAt') await deleteExpired(context, table)
    else if (retention !== 'kept' && 'everyMinute' in retention) await retention.everyMinute(context)
  }
}

/** Deletes what has been in the store for as long as its table keeps it. */
export async function cleanUp(context: StoreContext): Promise<void> {
  for (const { retention } of tables)
    if (typeof retention === 'object' && 'hourly' in retention) await retention.hourly(context)
}
