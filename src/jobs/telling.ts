import { storyLine } from '../blocks/merge-request/story-line.ts'
import { readSeen } from '../model/seen.ts'
import { Story } from '../model/story.ts'
import type { RequestName } from '../store/sightings.ts'
import type { Store } from '../store/store.ts'
import type { Story as Untold } from '../store/stories.ts'
import { type Copies, cardOf, type Held } from './copies.ts'
import { createFeedPosts } from './feed-posts.ts'
import type { Outbox } from './outbox.ts'
import { createWaitWord } from './wait-word.ts'

/** What people call somebody; null when that is not known. */
export type CallName = (team: string, user: string) => Promise<string | null>

/** Tells what has happened to merge requests. */
export interface Telling {
  /**
   * Brings the copies up to date, and tells each story once: in their threads, in the feeds of channels without a
   * copy, and to the person who waited. What Slack does not take is told at a later time.
   */
  tell(name: RequestName, held: Held): Promise<void>
}

export function createTelling({
  store,
  copies,
  outbox,
  inTurn,
  nameOf,
}: {
  readonly store: Store
  readonly copies: Copies
  readonly outbox: Outbox
  /** What is done to the copies of one merge request is done one after the other. */
  readonly inTurn: <Result>(name: RequestName, work: (held: Held) => Promise<Result>) => Promise<Result>
  readonly nameOf: CallName
}): Telling {
  const feedPosts = createFeedPosts({ store, copies, outbox })
  const waitWord = createWaitWord({ store, copies, outbox })

  /** How many copies Slack did not take. */
  function catchUp(name: RequestName): Promise<number> {
    return inTurn(name, async (held) => {
      const sighting = await store.sightings.find(name)
      if (!sighting) return 0
      const card = { ...cardOf(readSeen(sighting.seen)), revision: sighting.revision }
      return copies.catchUp(name.team, card, held)
    })
  }

  async function tellOne(row: Untold, failed: number): Promise<void> {
    const { team, project, iid } = row
    const story = Story.parse(JSON.parse(row.story))
    if (!story.quiet) {
      const key = `story:${project}!${iid}:${row.event}`
      const who = story.by === null ? null : ((await nameOf(team, story.by)) ?? 'Somebody')
      // First, so that a card which the feed posts has the whole thread.
      const isPosted = await inTurn(row, () => feedPosts(row, story, who, key))
      const line = storyLine(iid, story, who)
      const threads = (await copies.living(team, row)).map(({ channel, ts }) =>
        outbox.post({ team, channel }, line, { key, thread: ts, priority: 'story' }),
      )
      await Promise.all(threads)
      if (!isPosted) return
    }
    if (!story.wait || (await waitWord(row, story, story.wait, failed))) await store.stories.told(row)
  }

  return {
    async tell(name, held) {
      const untold = await store.stories.untold(name)
      if (untold.length === 0) return
      const failed = await catchUp(name)
      for (const row of untold) {
        if (!(await held())) return
        await tellOne(row, failed)
      }
    },
  }
}
