import type { Store } from '../store/store.ts'
import type { Actor } from './access/credentials.ts'

/** What one person wanted last and could not have without a working account. */
export interface DeferredCommands {
  /** Keeps it for ten minutes, for this person, in place of an earlier one. */
  keep(command: string): Promise<void>
  /** Gives it out once, with the channel in which it was asked for; null when there is none (any more). */
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
