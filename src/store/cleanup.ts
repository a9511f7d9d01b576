import type { StoreContext } from './context.ts'
import { deleteExpired } from './define-table.ts'
import { tables } from './tables.ts'

/**
 * Deletes expired one-time addresses, the values entered behind them, integration secrets, and action tokens.
 * Leaves sign-ins to `extractExpiredSignIns`: the code that deletes one has to end it at the forge.
 */
export async function forgetExpired(context: StoreContext): Promise<void> {
  for (const table of tables) {
    const { retention } = table
    if (retention === 'expiresAt') await deleteExpired(context, table)
    else if (retention !== 'kept' && 'everyMinute' in retention) await retention.everyMinute(context)
  }
}

/** Deletes rows whose table’s retention period is over. */
export async function cleanUp(context: StoreContext): Promise<void> {
  for (const { retention } of tables)
    if (typeof retention === 'object' && 'hourly' in retention) await retention.hourly(context)
}
