import type { Log } from '../log/log.ts'
import { tellAuditEnds } from '../services/audit.ts'
import type { Store } from '../store/store.ts'

/** Verifies every audit from its first row, and logs the end of each and those that were changed. */
export async function walkAudits({
  store: { audit },
  log,
}: {
  readonly store: Pick<Store, 'audit'>
  readonly log: Pick<Log, 'error' | 'info'>
}): Promise<void> {
  await tellAuditEnds(audit, log)
  for (const { team } of await audit.ends()) {
    const chain = await audit.verify(team)
    if (chain.kind === 'broken') log.error({ team, row: chain.sequence }, 'audit chain broken')
  }
}
