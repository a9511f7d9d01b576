import type { ChannelWatch, GroupWatch } from '../../model/channel-watch.ts'
import type { ChannelChange } from '../../model/directory.ts'
import type { PauseReason } from '../../model/pause.ts'
import { barredWords, pauseReasonOf } from '../../services/access/background-access.ts'
import { type Failure, isFailure } from '../../services/failure.ts'
import { listRecent } from '../../services/mr/recent.ts'
import type { Store } from '../../store/store.ts'
import { PAUSE_MESSAGES, pauseNotice } from '../../views/pause-messages.ts'
import { escaped } from '../../views/text.ts'
import { type NotificationContext, storedPath } from '../context.ts'
import type { CredentialOwner, CredentialPicker } from '../pick-credential.ts'

/** Interval at which an owner’s access is checked while another account reads the project, in ms. */
const CHECK_EVERY_MS = 600_000

/** Ensures that a channel watch runs only while its owner may read the project. */
export function createWatchAccess(
  options: Pick<NotificationContext, 'store' | 'now'> & {
    readonly readers: CredentialPicker
    readonly pause: PauseWatch
  },
) {
  const { store, readers, pause, now } = options
  return {
    lost: (watch: ChannelWatch, failure: Failure): Promise<void> => pauseAfter(pause, watch, failure),
    /** `reader`: the person whose account has just read the project. */
    async check(watches: readonly ChannelWatch[], reader: CredentialOwner): Promise<void> {
      const isDue = ({ user, checkedAt }: ChannelWatch) =>
        user !== reader && Math.abs(now() - checkedAt) >= CHECK_EVERY_MS
      for (const watch of watches) if (watch.user === reader) await store.channelWatches.checked(watch)
      // One read tells about all channels of an owner.
      const byOwner = Map.groupBy(
        watches.filter(isDue),
        ({ team, user, project }) => `${team} ${user} ${project}`,
      )
      for (const [first, ...more] of byOwner.values()) {
        if (first === undefined) continue
        const context = await readers.of(first.team, first.user)
        const read = await listRecent(context, { project: first.project, page: 1 })
        for (const watch of [first, ...more])
          if (!isFailure(read)) await store.channelWatches.checked(watch)
          else await pauseAfter(pause, watch, read)
      }
    },
  }
}

export type WatchAccess = ReturnType<typeof createWatchAccess>

/** Pauses the channel watch whose owner got this failure, unless a later attempt may succeed. */
export async function pauseAfter(pause: PauseWatch, watch: ChannelWatch, failure: Failure): Promise<void> {
  const why = pauseReasonOf(failure)
  if (why !== null) await pause(watch, why, barredWords(failure))
}

const RETYPE = 'Turn them on again there with `/greenlight watch`.'

/** The next step where it is another one. */
const RESUMPTION: Partial<Record<PauseReason, string>> = {
  'token-refused': 'Reconnect, and they go on by themselves.',
  'not-there': 'Add me there, and they go on.',
  archived: 'Unarchive the channel, then turn them on again there with `/greenlight watch`.',
  deleted: 'You can turn them on in another channel with `/greenlight watch`.',
}

/** Reasons that may be those of one project of a group: the next look at the group tells whether the others go on. */
const OF_ONE_PROJECT: ReadonlySet<PauseReason> = new Set(['no-access', 'barred', 'bound'])

/** Pauses a channel watch until it is turned on again, and tells its owner why, once and privately; `reason` in the forge’s words. */
export type PauseWatch = (watch: ChannelWatch, why: PauseReason, reason?: string | null) => Promise<void>

export function createPauseWatch(context: Omit<NotificationContext, 'authorizeBackground'>): PauseWatch {
  const { store, outbox, now } = context
  const pauseGroup = createPauseGroup(context)
  return async (watch, why, reason) => {
    const { team, channel, user, project, groupId, since } = watch
    if (groupId !== null) {
      if (OF_ONE_PROJECT.has(why)) return store.channelWatches.leave(watch)
      const group = await store.groupWatches.find(team, channel, groupId)
      return group ? pauseGroup(group, why, reason) : undefined
    }
    if (!(await store.channelWatches.pause(watch, why))) return
    const path = await storedPath(store, watch)
    const what = escaped(`Posts about ${path ?? `project ${project}`} in`)
    const text =
      `${what} <#${channel}> are paused: ${escaped(reason ?? PAUSE_MESSAGES[why])}. ` +
      (RESUMPTION[why] ?? RETYPE)
    const key = `watch-paused:${channel}:${project}:${since}:${now()}`
    await outbox.direct({ team, user }, pauseNotice(text, why, channel), { key })
  }
}

/** Pauses the watch of a group with all its projects, and tells its owner why, once and privately. */
export function createPauseGroup({ store, outbox, now }: Omit<NotificationContext, 'authorizeBackground'>) {
  return async (watch: GroupWatch, why: PauseReason, reason?: string | null): Promise<void> => {
    const { team, channel, user, path, groupId, since } = watch
    if (!(await store.groupWatches.pause(watch, why))) return
    const words = why === 'no-access' ? 'you can’t see the group, or it’s gone' : PAUSE_MESSAGES[why]
    const text =
      `${escaped(`Posts about the group ${path} in`)} <#${channel}> are paused: ${escaped(reason ?? words)}. ` +
      (RESUMPTION[why] ?? RETYPE).replace('/greenlight watch', () =>
        escaped(`/greenlight watch --group ${path}`),
      )
    const key = `group-watch-paused:${channel}:${groupId}:${since}:${now()}`
    await outbox.direct({ team, user }, pauseNotice(text, why, channel), { key })
  }
}

/** Keeps what is set up in a channel in step with the channel; whoever set up what stops is told, once. */
export function createChannelChanges(options: {
  readonly store: Pick<Store, 'channelWatches' | 'groupWatches' | 'digests' | 'moveChannel'>
  readonly pauseWatch: PauseWatch
  /** Clears what this process has cached of a workspace. */
  readonly forget: (team: string) => void
}) {
  const { store, pauseWatch, forget } = options
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
