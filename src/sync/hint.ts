import type { ForgeEvent } from '../model/forge-event.ts'

/** Hints from a project’s events: what to read beside the changes in the list. */
export interface SyncHint {
  /** Merge requests that are read alone, where a card shows them, even if the list shows no change. */
  readonly iids: ReadonlySet<number>
  /** An event concerned the project as a whole: every tracked merge request is read. */
  readonly whole: boolean
}

export const nothing: SyncHint = { iids: new Set(), whole: false }

export function hintOf(events: readonly ForgeEvent[]): SyncHint {
  const iids = events.map(({ iid }) => iid)
  return { iids: new Set(iids.filter((iid) => iid !== null)), whole: iids.includes(null) }
}
