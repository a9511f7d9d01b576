import { type ChannelWatch, isNewTo, type WatchEvent } from '../../model/channel-watch.ts'
import type { MergeRequestEvent, MergeRequestEventKind } from '../../model/merge-request-event.ts'
import { type CardState, isOlder, parseCardState } from '../../model/merge-request-state.ts'
import {
  type AuthorizeBackground,
  barredWords,
  pauseReasonOf,
} from '../../services/access/background-access.ts'
import { matchesWatch } from '../../services/channel-watch-filter.ts'
import { isFailure } from '../../services/failure.ts'
import { listRecent } from '../../services/mr/recent.ts'
import { view } from '../../services/mr/view.ts'
import type { Store } from '../../store/store.ts'
import type { MergeRequestKey } from '../../store/tables/merge-request-events.ts'
import { eventWords, watchLine } from '../../views/mr/event.ts'
import type { Outbox } from '../../views/post.ts'
import { observedCard } from '../cards/card.ts'
import type { CardMessages } from '../cards/card-messages.ts'
import { createPauseWatch } from './check-access.ts'

const EVENTS: Readonly<Partial<Record<MergeRequestEventKind, WatchEvent>>> = {
  opened: 'new',
  // Left out while it was a draft.
  ready: 'new',
  merged: 'merged',
  closed: 'closed',
}

/**
 * Posts one event to the channels that watch for it and have no card of the merge request: a new one as a
 * card, the rest as a line; not to the channel whose chat command caused it. A channel watch shows what its
 * owner reads now, and pauses where they may not. `key` names the posts; `who`: see eventWords. False when it
 * must be tried again: Slack or the forge gave no answer, or Slack has not accepted a card yet.
 */
type PostToWatches = (
  name: MergeRequestKey,
  event: MergeRequestEvent,
  who: string | null,
  key: string,
) => Promise<boolean>

export function createPostToWatches({
  store,
  messages: cardMessages,
  outbox,
  authorizeBackground,
  now,
}: {
  readonly store: Pick<Store, 'channelWatches' | 'mergeRequestStates' | 'projects'>
  readonly messages: CardMessages
  readonly outbox: Outbox
  readonly authorizeBackground: AuthorizeBackground
  /** ms UTC */
  readonly now: () => number
}): PostToWatches {
  const pause = createPauseWatch({ store, outbox, now })

  /** The merge request as the watch’s owner reads it; null to skip it, `later` when access is unknown. */
  async function readFor(
    watch: ChannelWatch,
    iid: number,
    shows: CardState,
  ): Promise<CardState | 'later' | null> {
    const verdict = await authorizeBackground({ kind: 'watch', ...watch })
    if (verdict.kind === 'unknown') return 'later'
    if (verdict.kind === 'denied') {
      await pause(watch, verdict.why)
      return null
    }
    const { context } = verdict
    const read = await view(context, { project: watch.project, mr: iid })
    if (read.kind === 'view')
      return isOlder(read.view.mr, shows.view.mr) ? 'later' : { ...shows, view: read.view }
    // A deleted merge request is skipped; a deleted project ends the channel watch.
    const result =
      read.kind === 'not-found' ? await listRecent(context, { project: watch.project, page: 1 }) : read
    if (!isFailure(result)) return null
    const why = pauseReasonOf(result)
    if (why === null) return 'later'
    await pause(watch, why, barredWords(result))
    return null
  }

  return async (name, event, who, key) => {
    const watchEvent = EVENTS[event.kind]
    if (!watchEvent) return true
    const { team, project, iid } = name
    const watches = await store.channelWatches.runningOf(team, project)
    const stored = watches.length > 0 ? await store.mergeRequestStates.find(name) : null
    if (!stored) return true
    const observed = unmentioned(parseCardState(stored.state), event, who)
    const isMatch = (watch: ChannelWatch) =>
      watch.filter.events.includes(watchEvent) &&
      (watchEvent !== 'new' || isNewTo(watch, iid)) &&
      watch.channel !== event.channel &&
      matchesWatch(observed.view.mr, watch.filter)
    let isPosted = true
    for (const watch of watches.filter(isMatch)) {
      const { channel, user } = watch
      const current = await cardMessages.current(team, name)
      if (current.some((copy) => copy.channel === channel)) continue
      const shows = await readFor(watch, iid, observed)
      if (shows === 'later') isPosted = false
      if (shows === 'later' || shows === null) continue
      const card = observedCard(shows, stored.revision)
      const posting = { key: `watch:${project}!${iid}`, isAnswer: false } as const
      const posted =
        watchEvent === 'new'
          ? await cardMessages.post(team, channel, card, {
              requestedBy: user,
              fromChannelWatch: true,
              posting,
            })
          : await outbox.post({ team, channel }, watchLine(shows.view.mr, event, who), {
              key,
              isAnswer: false,
            })
      if (posted.kind === 'not-there') await pause(watch, 'not-there')
      if (posted.kind === 'refused' && posted.permanent) await pause(watch, 'refused')
      // The result of posting a card must be known, so that it can be updated later.
      if (watchEvent === 'new') isPosted &&= posted.kind !== 'waiting'
    }
    return isPosted
  }
}

/** Replaces the mention in the card of a chat command by the name that the lines use. */
function unmentioned(shows: CardState, event: MergeRequestEvent, who: string | null): CardState {
  if (shows.note?.by === undefined || shows.note.by !== event.by) return shows
  return { ...shows, note: { words: eventWords(shows.note, who) } }
}
