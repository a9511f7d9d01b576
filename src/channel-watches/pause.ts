import type { ChannelWatch } from '../model/channel-watch.ts'
import type { Loss } from '../model/pause.ts'
import type { Outbox } from '../outbox/port.ts'
import type { Store } from '../store/store.ts'
import { PAUSE_MESSAGES } from '../upkeep/pause-messages.ts'
import { plain } from '../views/reply.ts'
import { escaped } from '../views/text.ts'

/** Pauses a channel watch until it is turned on again, and tells its owner why, once and privately. */
export type PauseWatch = (feed: ChannelWatch, why: Loss) => Promise<void>

export function createPauseWatch({
  store,
  outbox,
  now,
}: {
  readonly store: Pick<Store, 'channelWatches' | 'projects'>
  readonly outbox: Pick<Outbox, 'direct'>
  /** ms UTC */
  readonly now: () => number
}): PauseWatch {
  return async (feed, why) => {
    const { team, channel, user, project, since } = feed
    if (!(await store.channelWatches.pause(feed, why))) return
    const known = await store.projects.list(team)
    const path = known.find((row) => row.project === project && row.path !== null)?.path
    const what = escaped(`I do not tell of ${path ?? `project ${project}`} any more in`)
    const text =
      `${what} <#${channel}>: ${escaped(PAUSE_MESSAGES[why])}. The feed that you turned on there is paused. ` +
      (why === 'token-refused'
        ? 'I look every ten minutes whether it is accepted again, and go on by myself then; `/greenlight connect` gives me another one.'
        : '`/greenlight watch` there turns it on again.')
    const key = `feed-paused:${channel}:${project}:${since}:${now()}`
    await outbox.direct({ team, user }, { text, blocks: plain(text) }, { key })
  }
}
