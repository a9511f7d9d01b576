import { plain } from '../blocks/reply.ts'
import { escaped } from '../blocks/text.ts'
import type { Feed } from '../model/feed.ts'
import type { Store } from '../store/store.ts'
import type { Outbox } from './outbox.ts'

/** Stops a feed until somebody turns it on again, and says why to who turned it on, once and privately. */
export type FeedPause = (feed: Feed, why: string) => Promise<void>

export function createFeedPause({
  store,
  outbox,
}: {
  readonly store: Pick<Store, 'feeds' | 'projects'>
  readonly outbox: Pick<Outbox, 'direct'>
}): FeedPause {
  return async (feed, why) => {
    if (!(await store.feeds.pause(feed))) return
    const { team, channel, user, project, since } = feed
    const known = await store.projects.list(team)
    const path = known.find((row) => row.project === project && row.path !== null)?.path
    const what = escaped(`I do not tell of ${path ?? `project ${project}`} any more in`)
    const text =
      `${what} <#${channel}>: ${escaped(why)}. The feed that you turned on there is paused. ` +
      '`/greenlight watch` there turns it on again.'
    const key = `feed-paused:${channel}:${project}:${since}`
    await outbox.direct({ team, user }, { text, blocks: plain(text) }, { key })
  }
}
