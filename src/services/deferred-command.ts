import type { Store } from '../store/store.ts'
import type { Actor } from './access/credentials.ts'

/** The last command of a person that could not run without a working account. */
export interface DeferredCommands {
  /** Stores it for ten minutes, for this person, replacing an earlier one. */
  keep(command: string): Promise<void>
  /** Returns it once, with the channel that it was requested in; null when there is none (any more). */
  take(): Promise<{ readonly channel: string; readonly command: string } | null>
}

export function createDeferredCommands(
  { deferredCommands }: Pick<Store, 'deferredCommands'>,
  { team, user, channel }: Actor,
): DeferredCommands {
  return {
    keep: (command) => deferredCommands.keep(team, user, { channel, command }),
    take: () => deferredCommands.take(team, user),
  }
}
