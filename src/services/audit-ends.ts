import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

/**
 * Tells the log where the audit of each workspace ends, or that of one: whoever cuts rows off there, and puts an older
 * end in its place, contradicts what the log has said before.
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
