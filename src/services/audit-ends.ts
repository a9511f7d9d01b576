import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

/**
 * Logs the end of each workspace’s audit, or of one: truncating the audit and restoring an older end
 * contradicts earlier log lines.
 */
export async function tellAuditEnds(
  audit: Pick<Store['audit'], 'ends'>,
  log: Pick<Log, 'info'>,
  team?: string,
): Promise<void> {
  for (const end of await audit.ends())
    if (team === undefined || end.team === team) {
      const { sequence: rows, mac, key } = end
      log.info({ team: end.team, rows, mac, key }, 'audit head')
    }
}
