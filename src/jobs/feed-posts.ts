import { feedLine } from '../blocks/merge-request/feed-line.ts'
import { storyWords } from '../blocks/merge-request/story-line.ts'
import { type Feed, type FeedEvent, isNewTo } from '../model/feed.ts'
import { type Depicted, readSeen } from '../model/seen.ts'
import type { Story, StoryKind } from '../model/story.ts'
import { fitsFeed } from '../services/feed-filter.ts'
import type { RequestName } from '../store/sightings.ts'
import type { Store } from '../store/store.ts'
import { type Copies, cardOf } from './copies.ts'
import { createFeedPause } from './feed-pause.ts'
import type { Outbox } from './outbox.ts'

const EVENTS: Readonly<Partial<Record<StoryKind, FeedEvent>>> = {
  opened: 'new',
  // It was left out as long as it was a draft.
  ready: 'new',
  merged: 'merged',
  closed: 'closed',
}

/**
 * Tells one story to the channels that want it and have no card of the merge request: what is new becomes a card,
 * the rest is a line. What was done in chat in a channel is told there already. `key` names the posts; `who`: see
 * storyWords. False when Slack has not taken a card until now.
 */
export type FeedPosts = (name: RequestName, story: Story, who: string | null, key: string) => Promise<boolean>

export function createFeedPosts({
  store,
  copies,
  outbox,
}: {
  readonly store: Pick<Store, 'feeds' | 'sightings' | 'projects'>
  readonly copies: Copies
  readonly outbox: Outbox
}): FeedPosts {
  const pause = createFeedPause({ store, outbox })

  return async (name, story, who, key) => {
    const event = EVENTS[story.kind]
    if (!event) return true
    const { team, project, iid } = name
    const feeds = (await store.feeds.running()).filter(
      (feed) => feed.team === team && feed.project === project,
    )
    const sighting = feeds.length > 0 ? await store.sightings.find(name) : null
    if (!sighting) return true
    const shows = unmentioned(readSeen(sighting.seen), story, who)
    const { mr } = shows.view
    const isWanted = (feed: Feed) =>
      feed.wants.events.includes(event) &&
      (event !== 'new' || isNewTo(feed, iid)) &&
      feed.channel !== story.channel &&
      fitsFeed(mr, feed.wants)
    let isPosted = true
    for (const feed of feeds.filter(isWanted)) {
      const { channel, user } = feed
      const living = await copies.living(team, name)
      if (living.some((copy) => copy.channel === channel)) continue
      const card = { ...cardOf(shows), revision: sighting.revision }
      const posting = { key: `feed:${project}!${iid}`, priority: 'story' } as const
      const posted =
        event === 'new'
          ? await copies.post(team, channel, card, { askedBy: user, fromFeed: true, posting })
          : await outbox.post({ team, channel }, feedLine(mr, story, who), { key, priority: 'story' })
      if (posted.kind === 'not-there') await pause(feed, 'I am not in that channel')
      if (posted.kind === 'refused' && posted.permanent) await pause(feed, 'Slack does not let me post there')
      // What became of a card must be known, so that it can be kept up to date.
      if (event === 'new') isPosted &&= posted.kind !== 'waiting'
    }
    return isPosted
  }
}

/** The card of what somebody opened in chat names them as the lines do. */
function unmentioned(shows: Depicted, story: Story, who: string | null): Depicted {
  if (shows.note?.by === undefined || shows.note.by !== story.by) return shows
  return { ...shows, note: { words: storyWords(shows.note, who) } }
}
