import type { Feed } from '../model/feed.ts'
import { isOfAccount, isTrouble, type Trouble } from '../services/trouble.ts'
import type { Store } from '../store/store.ts'
import type { FeedPause } from './feed-pause.ts'
import type { Reader, Readers } from './readers.ts'

/** So often is an owner’s right looked up while somebody else’s account reads the project, in ms. */
const CHECK_EVERY_MS = 600_000

/** Sees to it that a feed runs only while the person who turned it on may read the project. */
export interface FeedOwners {
  /** `reader`: whose account has read the project just now. */
  check(feeds: readonly Feed[], reader: Reader): Promise<void>
  /** Pauses the feed, and says so to its owner, once. */
  lost(feed: Feed, trouble: Trouble): Promise<void>
}

export function createFeedOwners({
  store,
  readers,
  pause,
  now,
}: {
  readonly store: Pick<Store, 'feeds'>
  readonly readers: Readers
  readonly pause: FeedPause
  readonly now: () => number
}): FeedOwners {
  const lost: FeedOwners['lost'] = (feed, trouble) => pause(feed, reasonOf(trouble))

  return {
    lost,
    async check(feeds, reader) {
      for (const feed of feeds) {
        if (feed.user === reader) await store.feeds.checked(feed)
        else if (Math.abs(now() - feed.checkedAt) >= CHECK_EVERY_MS) {
          const { mergeRequests } = await readers.of(feed.team, feed.user)
          const read = await mergeRequests.recent(feed.project, 1)
          if (!isTrouble(read)) await store.feeds.checked(feed)
          else if (isOfAccount(read)) await lost(feed, read)
        }
      }
    },
  }
}

function reasonOf({ kind }: Trouble): string {
  switch (kind) {
    case 'not-connected':
      return 'your account is not connected'
    case 'token-refused':
      return 'the forge does not accept your token or sign-in any more'
    case 'service-refused':
      return 'the token that I read with is not accepted any more'
    case 'may-not':
      return 'your account may not read it any more'
    default:
      return 'it is gone, or your account cannot see it any more'
  }
}
