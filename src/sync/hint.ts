import type { ForgeEvent } from '../model/forge-event.ts'

/** What events have told of a project: where to look beside what the list shows as changed. */
export interface SyncHint {
  /** Merge requests that are read alone, where a card shows them, even if the list shows them as before. */
  readonly iids: ReadonlySet<number>
  /** Something of the project as a whole: everything that is watched is looked up. */
  readonly whole: boolean
}

export const nothing: SyncHint = { iids: new Set(), whole: false }

export function hintOf(events: readonly ForgeEvent[]): SyncHint {
  const iids = events.map(({ iid }) => iid)
  return { iids: new Set(iids.filter((iid) => iid !== null)), whole: iids.includes(null) }
}
