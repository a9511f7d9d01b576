import type { ChannelWatch } from '../model/channel-watch.ts'
import { localDay, parseDate } from '../model/day.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import type { Pause } from '../model/pause.ts'
import { isQueued, withMembers } from '../services/channel-watch-filter.ts'
import type { ForgeContext } from '../services/context.ts'
import { type Failure, isFailure } from '../services/failure.ts'
import { readNeeding, readSummaries, type SyncedRequest } from '../services/mr/recent.ts'
import type { QueueCard, QueueName } from '../store/tables/queue-cards.ts'
import { dayMessage, goneLine, handledLine, MAX_CARDS, queueCard } from '../views/greenlight/queue.ts'
import { SOMEBODY } from '../views/mr/event.ts'
import type { Content, PostResult } from '../views/post.ts'
import type { CallName } from './cards/notify.ts'
import type { NotificationContext } from './context.ts'
import { createPauseWatch, pauseAfter } from './watches/check-access.ts'

/** Most merge requests that are looked up at once because the list shows them no more. */
const MAX_LOOKED_UP = 100
/** The beginning of the keys of the lines in the thread of a day. */
const HANDLED = 'queue-handled:'
/** Pauses during which Slack does not let the bot change anything there. */
const OUT_OF_REACH: ReadonlySet<Pause> = new Set(['not-there', 'archived', 'deleted', 'refused'])

type Requests = ReadonlyMap<number, SyncedRequest>

/**
 * Creates what keeps the channels that are queues. Each check compares the cards with what the owner of the queue reads
 * now; posts have keys, so that a check that was cut short is only repeated.
 */
export function createQueues(options: NotificationContext & { readonly nameOf: CallName }) {
  const { store, outbox, authorizeBackground, nameOf, now } = options
  const { queueCards, channelWatches, posts, withLock } = store
  const pause = createPauseWatch(options)
  /** Checks that have not begun: they serve everybody who asks meanwhile. */
  const waiting = new Map<string, Promise<void>>()
  /** The requests that wait, as read last, of the queues that are being filled. */
  const filling = new Map<string, Requests>()

  const postKey = ({ project, iid, addedAt }: QueueCard) => `queue:${project}!${iid}:${addedAt}`
  const quietly = (key: string, thread?: string) => ({ key, thread, isAnswer: false })

  /** Does something with a card as it is stored now, while nobody else posts it or takes it away. */
  function withCard<Result>(card: QueueCard, work: (current: QueueCard) => Promise<Result>) {
    return withLock(`queue ${card.team} ${card.channel} ${card.project}!${card.iid}`, async () => {
      const current = await queueCards.find(card)
      return current?.addedAt === card.addedAt ? work(current) : null
    })
  }

  /** Returns the message of a card; null when it was never posted, `later` while that is not known. */
  async function messageOf(card: QueueCard): Promise<string | 'later' | null> {
    if (card.ts !== null) return card.ts
    const post = await posts.status({ team: card.team, channel: card.channel, key: postKey(card) })
    if (post?.state === 'waiting' || post?.state === 'unconfirmed') return 'later'
    return post?.state === 'posted' ? (post.ts ?? null) : null
  }

  /** Judges the queue like a command of its owner; null where it may not, or Slack does not say. */
  async function contextOf(watch: ChannelWatch): Promise<ForgeContext | null> {
    const verdict = await authorizeBackground({ kind: 'watch', ...watch })
    if (verdict.kind === 'denied') await pause(watch, verdict.why)
    return verdict.kind === 'allowed' ? verdict.context : null
  }

  async function unread(watch: ChannelWatch, failure: Failure): Promise<null> {
    await pauseAfter(pause, watch, failure)
    return null
  }

  async function refused(watch: ChannelWatch, result: PostResult): Promise<void> {
    if (result.kind === 'not-there') await pause(watch, 'not-there')
    if (result.kind === 'refused' && result.permanent) await pause(watch, 'refused')
  }

  /** True where a channel is the queue of several projects: then each card names its own. */
  async function isOneOfSeveral({ team, channel }: QueueName): Promise<boolean> {
    return (await channelWatches.of(team, channel)).filter(({ filter }) => filter.queue).length > 1
  }

  /** Returns what waits now; null when it could not be read. */
  async function keep(watch: ChannelWatch): Promise<Requests | null> {
    const { project } = watch
    const context = await contextOf(watch)
    if (context === null) return null
    const filter = await withMembers(watch.filter, context.forge.users)
    const read = await readNeeding(context, { project, filter })
    if (isFailure(read)) return unread(watch, read)
    const requests = new Map(read.items.map((one) => [one.mr.iid, one]))
    const cards = await queueCards.of(watch)
    const known = new Set(cards.map(({ iid }) => iid))
    const isFirst = cards.length === 0
    const fresh = read.items.filter(({ mr }) => !known.has(mr.iid))
    const begun = fresh.map(({ mr }) => ({ iid: mr.iid, since: beganAt(mr, isFirst ? 0 : watch.since) }))
    await queueCards.add(watch, begun)
    const absent = cards.filter(({ iid, day }) => day !== null || !requests.has(iid)).slice(0, MAX_LOOKED_UP)
    const iids = absent.map(({ iid }) => iid)
    const last = absent.length > 0 ? await readSummaries(context, { project, iids }) : null
    if (last && isFailure(last)) return unread(watch, last)
    for (const card of absent) {
      const mr = last?.items.find(({ iid }) => iid === card.iid)
      // Its state is not known yet, or a long list was not read to its end.
      const stays = mr?.state === 'locked' || (card.day === null && mr && isQueued(mr, filter))
      if (!stays) await withCard(card, (current) => takeOut(watch, current, mr))
    }
    const isNamed = await isOneOfSeveral(watch)
    for (const card of cards) {
      const request = requests.get(card.iid)
      if (request && card.ts !== null && card.day === null)
        await edit(card, card.ts, queueCard(request, card, isNamed))
    }
    return requests
  }

  /** One that was opened before `since` has begun to wait now. */
  function beganAt({ created_at }: MergeRequest, since: number): number {
    const opened = parseDate(created_at)?.getTime() ?? 0
    return opened > 0 && opened >= since ? opened : now()
  }

  async function edit(card: QueueCard, ts: string, content: Content): Promise<void> {
    const shown = JSON.stringify(content)
    if (shown === card.shown) return
    const result = await outbox.update({ team: card.team, channel: card.channel, ts }, content)
    if (result === 'updated') await queueCards.show(card, { ts, shown })
    if (result === 'gone') await queueCards.reset(card)
  }

  /** Notes it in the thread of the day, then takes its card away. Every step may be done again. */
  async function takeOut(watch: ChannelWatch, card: QueueCard, mr: MergeRequest | undefined): Promise<void> {
    const { team, channel, project, iid, addedAt, claimedBy } = card
    const to = { team, channel }
    const ts = await messageOf(card)
    if (ts === 'later') return
    if (ts === null) return queueCards.remove(card)
    const day = await queueCards.leave(card, localDay(new Date(now()), watch.filter.queue?.zone ?? 'UTC'))
    const head = await outbox.post(to, dayMessage(day, 1), quietly(`queue-day:${day}`))
    if (head.kind !== 'posted') return refused(watch, head)
    const taker = claimedBy === null ? null : ((await nameOf(team, claimedBy)) ?? SOMEBODY)
    const line = mr ? handledLine(mr, taker, await isOneOfSeveral(card)) : goneLine(iid)
    const noted = await outbox.post(to, line, quietly(`${HANDLED}${project}!${iid}:${addedAt}`, head.ts))
    if (noted.kind !== 'posted') return refused(watch, noted)
    const handled = await posts.countIn(to, head.ts, HANDLED)
    const isCounted =
      handled === 1 || (await outbox.update({ ...to, ts: head.ts }, dayMessage(day, handled))) !== 'failed'
    if (isCounted && (await outbox.remove({ ...to, ts }))) await queueCards.remove(card)
  }

  /** Posts the longest waiting that have no card, as many as fit. */
  async function fill(watch: ChannelWatch, nth: string): Promise<void> {
    for (;;) {
      const cards = await queueCards.of(watch)
      const requests = filling.get(nth)
      const next = cards.find(({ iid, ts, day }) => ts === null && day === null && requests?.has(iid))
      const request = next && requests?.get(next.iid)
      if (!request || cards.filter(({ ts }) => ts !== null).length >= MAX_CARDS) return
      if ((await contextOf(watch)) === null) return
      const posted = await withCard(next, (current) => post(current, request))
      if (posted && posted.kind !== 'posted') return refused(watch, posted)
    }
  }

  async function post(card: QueueCard, request: SyncedRequest): Promise<PostResult> {
    const { team, channel, ts } = card
    if (ts !== null) return { kind: 'posted', ts }
    const key = postKey(card)
    const content = queueCard(request, card, await isOneOfSeveral(card))
    // A post that was accepted before keeps its older content.
    const shown = (await posts.status({ team, channel, key })) ? null : JSON.stringify(content)
    const posted = await outbox.post({ team, channel }, content, quietly(key))
    if (posted.kind === 'posted') await queueCards.show(card, { ts: posted.ts, shown })
    return posted
  }

  /** Takes every card away; a paused queue knows still what waits, and who has it. */
  async function close(name: QueueName, isPaused: boolean): Promise<void> {
    for (const card of await queueCards.of(name))
      await withCard(card, async (current) => {
        const ts = await messageOf(current)
        if (ts === 'later') return
        if (ts !== null && !(await outbox.remove({ team: name.team, channel: name.channel, ts }))) return
        if (!isPaused) await queueCards.remove(current)
        else if (ts !== null) await queueCards.reset(current)
      })
  }

  /** Makes a queue hold exactly what needs somebody now; takes its cards away where it does not run. */
  async function check(name: QueueName): Promise<void> {
    const { team, channel, project } = name
    const find = () => channelWatches.find(team, channel, project)
    const why = (await find())?.paused?.why
    if (why && OUT_OF_REACH.has(why)) return
    const key = `queue ${team} ${channel}`
    const nth = `${key} ${project}`
    const before = waiting.get(nth)
    if (before !== undefined) return before
    const checked = withLock(key, async () => {
      waiting.delete(nth)
      const watch = await find()
      if (watch && isRunning(watch)) return { watch, requests: await keep(watch) }
      await close(name, watch?.filter.queue !== undefined)
      return { watch, requests: null }
    }).then(async ({ watch, requests }) => {
      if (!watch || !requests) return
      const isFilling = filling.has(nth)
      filling.set(nth, requests)
      // Slack takes one message a second: nobody else waits for a queue that fills.
      if (!isFilling) await fill(watch, nth).finally(() => filling.delete(nth))
    })
    waiting.set(nth, checked)
    return checked.finally(() => {
      if (waiting.get(nth) === checked) waiting.delete(nth)
    })
  }

  return {
    check,
    /** Takes the cards of queues away that do not run any more. */
    async sweep(): Promise<void> {
      for (const name of await queueCards.queues()) {
        const watch = await channelWatches.find(name.team, name.channel, name.project)
        if (!watch || !isRunning(watch)) await check(name)
      }
    },
  }
}

function isRunning({ filter, paused }: ChannelWatch): boolean {
  return filter.queue !== undefined && paused === null
}

/** Keeps the channels that are queues. */
export type Queues = ReturnType<typeof createQueues>
