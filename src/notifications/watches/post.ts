import { attemptAll } from '../../model/attempt-all.ts'
import { type ChannelWatch, isNewTo, THREAD_EVENTS, type WatchEvent } from '../../model/channel-watch.ts'
import type { MergeRequestEvent, MergeRequestEventKind } from '../../model/merge-request-event.ts'
import { type CardState, isOlder, parseCardState } from '../../model/merge-request-state.ts'
import type { PauseReason } from '../../model/pause.ts'
import { barredWords, pauseReasonOf } from '../../services/access/background-access.ts'
import { matchesWatch, withMembers } from '../../services/channel-watch-filter.ts'
import type { ForgeContext } from '../../services/context.ts'
import { isFailure } from '../../services/failure.ts'
import { listRecent, readComments } from '../../services/mr/recent.ts'
import { view } from '../../services/mr/view.ts'
import type { MergeRequestKey } from '../../store/tables/merge-request-events.ts'
import { commentMessage } from '../../views/mr/comment.ts'
import { eventLine, eventWords, watchLine } from '../../views/mr/event.ts'
import type { Content, PostResult } from '../../views/post.ts'
import { observedCard, openThreadsOf } from '../cards/card.ts'
import type { CardMessages } from '../cards/card-messages.ts'
import { isSeenIn } from '../cards/diff-states.ts'
import type { NotificationContext } from '../context.ts'
import { createPauseWatch } from './check-access.ts'

const EVENTS: Readonly<Partial<Record<MergeRequestEventKind, WatchEvent>>> = {
  opened: 'new',
  // Left out while it was a draft.
  ready: 'new',
  merged: 'merged',
  closed: 'closed',
  approved: 'approved',
  mergeable: 'ready',
  'build-failed': 'build',
  'build-passed': 'build',
  reviewers: 'review',
  commented: 'comments',
}

/** Most comments among which the new ones are looked for. */
const MAX_READ = 100
/** Most new comments of one look that are posted. */
const MAX_COMMENTS = 5
/** The same where people answer them: a review comes as many at once. */
const MAX_THREAD_COMMENTS = 20

/** True for what is posted in the thread of a card, and for a new one, which is a card itself. */
function isCarded(event: WatchEvent): boolean {
  return event === 'new' || THREAD_EVENTS.some((one) => one === event)
}

/**
 * A channel that wants an event, and the person by whose rights; `watch` null: the card there, whose thread is open to
 * comments.
 */
type Listener = Pick<ChannelWatch, 'team' | 'channel' | 'project' | 'user'> & {
  readonly watch: ChannelWatch | null
}

/** A message in the thread, with what tells it apart from the event’s others. */
interface ThreadLine extends Content {
  readonly name: string
}

/** The merge request as the owner of a watch reads it now. */
interface OwnersRead {
  readonly context: ForgeContext
  readonly shows: CardState
}

/**
 * Posts one event to the channels that watch for it and have no card of the merge request: a new one as a card, what
 * belongs into its thread with a card, the rest as a line; not to the channel whose chat command caused it. A channel
 * watch shows what its owner reads now, and pauses where they may not. `key` names the posts; `who`: see eventWords.
 * False when it must be tried again: Slack or the forge gave no answer, or Slack has not accepted a card yet.
 */
export function createPostToWatches(context: NotificationContext & { readonly messages: CardMessages }) {
  const { store, messages: cardMessages, outbox, authorizeBackground } = context
  const pauseWatch = createPauseWatch(context)
  /** The check of the cards pauses a card. */
  const pause = async ({ watch }: Listener, why: PauseReason, reason?: string | null) =>
    watch && pauseWatch(watch, why, reason)

  /** The merge request as the watch’s owner reads it; null to skip it, `later` when access is unknown. */
  async function readFor(
    listener: Listener,
    iid: number,
    shows: CardState,
  ): Promise<OwnersRead | 'later' | null> {
    const { team, channel, user, project, watch } = listener
    const kind = watch ? 'watch' : 'card'
    const verdict = await authorizeBackground({ kind, team, channel, user, project })
    if (verdict.kind === 'unknown') return 'later'
    if (verdict.kind === 'denied') {
      await pause(listener, verdict.why)
      return null
    }
    const { context } = verdict
    if (watch && !matchesWatch(shows.view.mr, await withMembers(watch.filter, context.forge.users)))
      return null
    const read = await view(context, { project, mr: iid })
    if (read.kind === 'view')
      return isOlder(read.view.mr, shows.view.mr)
        ? 'later'
        : { context, shows: { ...shows, view: read.view } }
    // A deleted merge request is skipped; a deleted project ends the channel watch.
    const result = read.kind === 'not-found' ? await listRecent(context, { project, page: 1 }) : read
    if (!isFailure(result)) return null
    const why = pauseReasonOf(result)
    if (why === null) return 'later'
    await pause(listener, why, barredWords(result))
    return null
  }

  /**
   * Returns the lines for the thread about a watched event, as the watch’s owner reads it; null when that must be tried
   * again.
   */
  async function linesOf(
    { kind, words, comments }: MergeRequestEvent,
    { team, channel, watch }: Listener,
    { context, shows }: OwnersRead,
  ): Promise<readonly ThreadLine[] | null> {
    const { mr } = shows.view
    if (!isSeenIn(shows.view, kind)) return []
    if (!comments) return [{ name: '0', ...eventLine(mr.iid, { words }, null) }]
    const read = await readComments(context, { project: mr.project_id, mr, count: MAX_READ })
    if (read.kind !== 'comments') return null
    const written = await store.threadReplies.among(team, channel, comments)
    const found = read.items.filter(
      ({ id, internal }) => comments.includes(id) && internal !== true && !written.has(id),
    )
    const shown = found.slice(0, watch ? MAX_COMMENTS : MAX_THREAD_COMMENTS).toReversed()
    return shown.map((note) => ({ name: String(note.id), ...commentMessage(mr, note, watch === null) }))
  }

  /** The cards that want it in their threads; a watch of comments in such a channel says nothing of its own. */
  async function threadsFor(name: MergeRequestKey, event: WatchEvent): Promise<Listener[]> {
    if (event !== 'comments') return []
    const open = await openThreadsOf(store, name)
    return open.flatMap(({ team, channel, project, requestedBy: user }) =>
      user === null ? [] : [{ team, channel, project, user, watch: null }],
    )
  }

  return async (
    name: MergeRequestKey,
    event: MergeRequestEvent,
    who: string | null,
    key: string,
  ): Promise<boolean> => {
    const watchEvent = EVENTS[event.kind]
    if (!watchEvent) return true
    const { team, project, iid } = name
    const watches = await store.channelWatches.runningOf(team, project)
    const threads = await threadsFor(name, watchEvent)
    const hasListeners = watches.length + threads.length > 0
    const stored = hasListeners ? await store.mergeRequestStates.find(name) : null
    if (!stored) return true
    const observed = unmentioned(parseCardState(stored.state), event, who)
    const isMatch = (watch: ChannelWatch) =>
      watch.filter.events.includes(watchEvent) &&
      (watchEvent !== 'new' || isNewTo(watch, iid)) &&
      watch.channel !== event.channel &&
      !threads.some(({ channel }) => channel === watch.channel) &&
      matchesWatch(observed.view.mr, watch.filter)
    let isPosted = true
    const matching = watches.filter(isMatch).map((watch): Listener => ({ ...watch, watch }))
    // One channel that fails leaves the others their news.
    await attemptAll([...matching, ...threads], async (listener) => {
      const { channel, user } = listener
      const current = await cardMessages.current(team, name)
      const copy = current.find((one) => one.channel === channel)
      // Their threads are told everything else.
      if (copy && !event.watched) return
      const read = await readFor(listener, iid, observed)
      if (read === 'later') isPosted = false
      if (read === 'later' || read === null) return
      const { shows } = read
      const lines = event.watched ? await linesOf(event, listener, read) : []
      if (lines === null) isPosted = false
      if (lines === null || (event.watched && lines.length === 0)) return
      const card = observedCard(shows, stored.revision)
      const posting = { key: `watch:${project}!${iid}`, isAnswer: false } as const
      const posted: PostResult = copy
        ? { kind: 'posted', ts: copy.ts }
        : isCarded(watchEvent)
          ? await cardMessages.post(team, channel, card, {
              requestedBy: user,
              fromChannelWatch: true,
              posting,
            })
          : await outbox.post({ team, channel }, watchLine(shows.view.mr, event, who), {
              key,
              isAnswer: false,
            })
      if (posted.kind === 'not-there') await pause(listener, 'not-there')
      if (posted.kind === 'refused' && posted.permanent) await pause(listener, 'refused')
      // The result of posting a card must be known, so that it can be updated later.
      if (isCarded(watchEvent)) isPosted &&= posted.kind !== 'waiting'
      if (posted.kind !== 'posted') return
      for (const { name: part, ...line } of lines) {
        const options = { key: `${key}:${channel}:${part}`, thread: posted.ts, isAnswer: false }
        await outbox.post({ team, channel }, line, options)
      }
    })
    return isPosted
  }
}

/** Replaces the mention in the card of a chat command by the name that the lines use. */
function unmentioned(shows: CardState, event: MergeRequestEvent, who: string | null): CardState {
  if (shows.note?.by === undefined || shows.note.by !== event.by) return shows
  return { ...shows, note: { words: eventWords(shows.note, who) } }
}
