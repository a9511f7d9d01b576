import type { Store } from '../store/store.ts'
import type { Actor } from './access/credentials.ts'

/** What one person wanted last and could not have without a working account. */
export interface DeferredCommands {
  /** Keeps it for ten minutes, for this person, in place of an earlier one. */
  keep(action: string): Promise<void>
  /** Gives it out once, with the channel in which it was asked for; null when there is none (any more). */
  take(): Promise<{ readonly channel: string; readonly action: string } | null>
}

export function createDeferredCommands(
  { wanted }: Pick<Store, 'wanted'>,
  { team, user, channel }: Actor,
): DeferredCommands {
  return {
    keep: (action) => wanted.keep(team, user, { channel, action }),
    take: () => wanted.take(team, user),
  }
}
