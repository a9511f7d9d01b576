import { createAutoMergeNotice } from '../auto-merge/notify.ts'
import { createPostToWatches } from '../channel-watches/post.ts'
import { MergeRequestEvent } from '../model/merge-request-event.ts'
import { readSeen } from '../model/merge-request-state.ts'
import type { Outbox } from '../outbox/port.ts'
import type { AuthorizeBackground } from '../services/access/background-access.ts'
import type { Store } from '../store/store.ts'
import type { StoredEvent as Untold } from '../store/tables/merge-request-events.ts'
import type { MergeRequestKey } from '../store/tables/merge-request-states.ts'
import { eventLine } from '../views/mr/event.ts'
import { cardOf } from './card.ts'
import type { CardGate, OpenGate } from './card-gate.ts'
import type { CardMessages, Held } from './card-messages.ts'

/** Returns a person’s display name; null when it is not known. */
export type CallName = (team: string, user: string) => Promise<string | null>

/** Announces merge-request events. */
export interface Telling {
  /**
   * Updates the copies, and announces each event once: in their threads, to channel watches without a copy,
   * and to the person of an auto-merge. Messages that Slack does not accept are retried later.
   */
  tell(name: MergeRequestKey, held: Held): Promise<void>
}

export function createCardNotifier({
  store,
  copies,
  outbox,
  judge,
  openGate,
  inTurn,
  nameOf,
  now,
}: {
  readonly store: Store
  readonly copies: CardMessages
  readonly outbox: Outbox
  readonly judge: AuthorizeBackground
  readonly openGate: OpenGate
  /** Serializes the work on the copies of one merge request. */
  readonly inTurn: <Result>(name: MergeRequestKey, work: (held: Held) => Promise<Result>) => Promise<Result>
  readonly nameOf: CallName
  /** ms UTC */
  readonly now: () => number
}): Telling {
  const feedPosts = createPostToWatches({ store, copies, outbox, judge, now })
  const waitWord = createAutoMergeNotice({ store, copies, outbox })

  /** Returns the number of copies that Slack did not update. */
  function catchUp(name: MergeRequestKey, gate: CardGate): Promise<number> {
    return inTurn(name, async (held) => {
      const sighting = await store.mergeRequestStates.find(name)
      if (!sighting) return 0
      const card = { ...cardOf(readSeen(sighting.state)), revision: sighting.revision }
      return copies.catchUp(name.team, card, { held, gate })
    })
  }

  async function tellOne(row: Untold, failed: number, gate: CardGate): Promise<void> {
    const { team, project, iid } = row
    const story = MergeRequestEvent.parse(JSON.parse(row.event))
    if (!story.quiet) {
      const key = `story:${project}!${iid}:${row.key}`
      const who = story.by === null ? null : ((await nameOf(team, story.by)) ?? 'Somebody')
      // First, so that a card posted by a channel watch gets the whole thread.
      const isPosted = await inTurn(row, () => feedPosts(row, story, who, key))
      const line = eventLine(iid, story, who)
      const living = await copies.living(team, row)
      const open = await inTurn(row, () => copies.open(living, gate))
      const threads = (open ?? []).map(({ channel, ts }) =>
        outbox.post({ team, channel }, line, { key, thread: ts, priority: 'story' }),
      )
      await Promise.all(threads)
      if (!isPosted || open === null) return
    }
    if (!story.wait || (await waitWord(row, story, story.wait, failed)))
      await store.mergeRequestEvents.markNotified(row)
  }

  return {
    async tell(name, held) {
      const untold = await store.mergeRequestEvents.pending(name)
      if (untold.length === 0) return
      const gate = openGate()
      const failed = await catchUp(name, gate)
      for (const row of untold) {
        if (!(await held())) return
        await tellOne(row, failed, gate)
      }
    },
  }
}
