import type { ChannelChange } from '../../model/directory.ts'
import type { Store } from '../../store/store.ts'
import type { PauseWatch } from './check-access.ts'

/** Keeps what is set up in a channel in step with the channel; whoever set up what stops is told, once. */
export function createChannelChanges({
  store,
  pauseWatch,
  forget,
}: {
  readonly store: Pick<Store, 'channelWatches' | 'groupWatches' | 'digests' | 'moveChannel'>
  readonly pauseWatch: PauseWatch
  /** Clears what this process has cached of a workspace. */
  readonly forget: (team: string) => void
}) {
  return async (changed: ChannelChange): Promise<void> => {
    const { team, channel } = changed
    if (changed.change === 'moved') await store.moveChannel(team, channel, changed.to)
    if (changed.change === 'archived' || changed.change === 'deleted') {
      for (const watch of await store.channelWatches.of(team, channel))
        await pauseWatch(watch, changed.change)
      // The check of paused digests tells their owners.
      for (const digest of await store.digests.list(team, channel))
        await store.digests.pause(digest, changed.change)
    }
    forget(team)
  }
}
