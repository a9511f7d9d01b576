import type { MergeRequestEvent } from '../model/merge-request-event.ts'
import type { Store } from '../store/store.ts'
import type { StoredEvent } from '../store/tables/merge-request-events.ts'

/** Notes whom an event is to be told directly; the messages follow as scheduled work. */
export type AskPeople = (row: StoredEvent, event: MergeRequestEvent) => Promise<void>

/** Nobody is told of their own acts; a person who acts has answered what they were told before. */
export function createAskPeople({ linkedPeople, nudges }: Pick<Store, 'linkedPeople' | 'nudges'>): AskPeople {
  return async (row, { kind, by, needs = [] }) => {
    if (by !== null && kind !== 'needs') await nudges.answered(row, by)
    for (const need of needs) {
      const reason = { kind: need.kind, ref: need.ref || row.key, at: row.observedAt }
      for (const { user } of await linkedPeople.named(row.team, need.person))
        if (user !== by) await nudges.add({ ...row, user }, reason)
    }
    if (kind === 'merged' || kind === 'closed') await nudges.renew(row)
  }
}
