import { attemptAll } from '../../model/attempt-all.ts'
import { MergeRequestEvent, type MergeRequestEventKind } from '../../model/merge-request-event.ts'
import { parseCardState } from '../../model/merge-request-state.ts'
import type { NudgeKind } from '../../model/nudge.ts'
import type { Store } from '../../store/store.ts'
import type { MergeRequestKey, StoredEvent } from '../../store/tables/merge-request-events.ts'
import { eventLine, SOMEBODY } from '../../views/mr/event.ts'
import { plain } from '../../views/reply.ts'
import { escaped } from '../../views/text.ts'
import { deniedWords } from '../auto-merge/messages.ts'
import type { NotificationContext } from '../context.ts'
import { createPostToWatches } from '../watches/post.ts'
import { fullReference, observedCard } from './card.ts'
import type { CardGate, OpenGate } from './card-gate.ts'
import type { CardMessages, OwnershipCheck } from './card-messages.ts'

/** Returns a person’s display name; null when it is not known. */
export type CallName = (team: string, user: string) => Promise<string | null>

interface AnnounceOptions extends NotificationContext {
  readonly messages: CardMessages
  readonly openGate: OpenGate
  readonly withLock: <Result>(
    name: MergeRequestKey,
    work: (held: OwnershipCheck) => Promise<Result>,
  ) => Promise<Result>
  readonly nameOf: CallName
}

/** Announces merge-request events. */
export function createAnnounce(options: AnnounceOptions) {
  const { store, messages, outbox, openGate, withLock, nameOf } = options
  const postToWatches = createPostToWatches(options)

  /** Returns the number of copies that Slack did not update. */
  function catchUp(name: MergeRequestKey, gate: CardGate): Promise<number> {
    return withLock(name, async (held) => {
      const stored = await store.mergeRequestStates.find(name)
      if (!stored) return 0
      const card = observedCard(parseCardState(stored.state), stored.revision)
      return messages.catchUp(name.team, card, { held, gate })
    })
  }

  /** Returns false when an event must be posted again. */
  async function notifyChannels(
    row: StoredEvent,
    event: MergeRequestEvent,
    gate: CardGate,
  ): Promise<boolean> {
    if (event.quiet) return true
    const { team, project, iid } = row
    const key = `event:${project}!${iid}:${row.key}`
    const who = event.by === null ? null : ((await nameOf(team, event.by)) ?? SOMEBODY)
    // First, so that a card posted by a channel watch gets the whole thread.
    const isPosted = await withLock(row, () => postToWatches(row, event, who, key))
    const line = eventLine(iid, event, who)
    const live = eventLine(iid, event, who, event.groups)
    const current = event.watched ? [] : await messages.current(team, row)
    const open = await withLock(row, () => messages.open(current, gate))
    const threads = (open ?? []).map(({ channel, ts }) =>
      outbox.post({ team, channel }, channel === event.channel ? live : line, {
        key,
        thread: ts,
        isAnswer: false,
      }),
    )
    await Promise.all(threads)
    return isPosted && open !== null
  }

  /**
   * Updates the copies, and announces each event once: to the person of an auto-merge, in the threads of the copies,
   * and to channel watches without one. What is not accepted is retried later, for a day. `reader`: the person whose
   * own account has just read the merge request, if any.
   */
  async function announce(name: MergeRequestKey, held: OwnershipCheck, reader?: string): Promise<void> {
    const pending = (await store.mergeRequestEvents.pending(name)).map((row) => ({
      row,
      event: MergeRequestEvent.parse(JSON.parse(row.event)),
    }))
    if (pending.length === 0) return
    const gate = openGate(reader === undefined ? undefined : { user: reader, card: null })
    const unnotified = new Set(pending.map(({ row }) => row))
    // Once, so that what they have answered meanwhile does not come again.
    const asked = new Set(pending.flatMap(({ row }) => (row.peopleAsked === 1 ? [row] : [])))
    const noticed = new Set<StoredEvent>()
    try {
      const failed = await catchUp(name, gate)
      const people = pending.map(({ row, event }) => async () => {
        if (!(await held())) return
        if (!asked.has(row)) await askPeople(store, row, event)
        asked.add(row)
        const isNoticed = !event.wait || (await noticeAutoMerge(options, row, event, event.wait, failed))
        if (isNoticed) noticed.add(row)
      })
      const channels = pending.map(({ row, event }) => async () => {
        if (!(await held())) return
        if (!(await notifyChannels(row, event, gate)) || !noticed.has(row)) return
        await store.mergeRequestEvents.markNotified(row)
        unnotified.delete(row)
      })
      // People first: they do not wait for channels, which may be slow or refuse.
      await attemptAll([...people, ...channels], (step) => step())
    } finally {
      for (const row of unnotified)
        await store.mergeRequestEvents.countAttempt(row, { peopleAsked: asked.has(row) })
    }
  }

  return announce
}

/** Number of attempts to notify one person of an event after Slack has refused something. */
const MAX_TRIES = 10
/** Longest time for which the person of an auto-merge waits for cards that Slack does not edit, in ms. */
const EDITS_MS = 60_000

const STALE = 'Slack didn’t take every edit, so a card might be out of date.'

type AutoMergeWait = NonNullable<MergeRequestEvent['wait']>

/**
 * Notifies the person of an auto-merge event, then ends or moves the auto-merge; leaves it alone if it was
 * cancelled or armed again. False when a later try may succeed. `failed`: copies that Slack did not update.
 */
async function noticeAutoMerge(
  { store, messages, outbox, authorizeBackground, now }: AnnounceOptions,
  row: StoredEvent,
  event: MergeRequestEvent,
  wait: AutoMergeWait,
  failed: number,
): Promise<boolean> {
  const { team, project } = row
  const tries = row.tries + 1
  const { channel, user } = wait
  const autoMerge = await store.autoMerges.find(team, project, row.iid)
  if (autoMerge?.since !== wait.since || autoMerge.sha !== wait.sha) return true
  if (failed > 0 && tries < MAX_TRIES && now() - row.observedAt < EDITS_MS) return false
  const current = await messages.current(team, row)
  const isShown = event.kind === 'merged' && failed === 0 && current.some((copy) => copy.channel === channel)
  const verdict = isShown
    ? null
    : await authorizeBackground({ kind: 'auto-merge', team, channel, user, project })
  if (verdict?.kind === 'unknown') return false
  const isDenied = verdict?.kind === 'denied'
  const notice: MergeRequestEvent = isDenied
    ? { ...event, kind: 'lost', by: null, words: deniedWords(verdict.why) }
    : event
  const sentence = failed > 0 ? `${notice.words} ${STALE}` : notice.words
  const isNotified = isShown || (await notifyPerson({ store, outbox }, row, notice, wait, sentence))
  if (!isNotified && tries < MAX_TRIES) return false
  if (isDenied || wait.goesOnAt === null) await store.autoMerges.end(autoMerge)
  else await store.autoMerges.move(autoMerge, wait.goesOnAt)
  return true
}

/** Returns false when Slack accepted the message in no way. */
async function notifyPerson(
  { store, outbox }: Pick<NotificationContext, 'store' | 'outbox'>,
  row: StoredEvent,
  { kind: change, by }: MergeRequestEvent,
  wait: AutoMergeWait,
  sentence: string,
): Promise<boolean> {
  if (change === 'disarmed' && (await store.accounts.identity(row.team, wait.user)) !== null) {
    const reason = { kind: 'auto-merge', ref: row.key, at: row.observedAt, words: sentence } as const
    await store.nudges.add({ ...row, user: wait.user }, { ...reason, by: by ?? undefined })
    return true
  }
  const who = by === null ? '' : `<@${by}> `
  const text = `${escaped(`${await fullReference(store, row)}: `)}${who}${escaped(sentence)}`
  const content = { text, blocks: plain(text) }
  const to = { team: row.team, user: wait.user }
  if (await outbox.whisper({ ...to, channel: wait.channel }, content)) return true
  const { kind } = await outbox.direct(to, content, { key: `wait:${row.project}!${row.iid}:${row.key}` })
  return kind === 'posted' || kind === 'unconfirmed' || kind === 'waiting'
}

/** Events that may make untrue what people were told. */
const OUTDATING: ReadonlySet<MergeRequestEventKind> = new Set([
  'merged',
  'closed',
  'pushed',
  'conflicts',
  'draft',
])

/** Acts of others, whoever’s act has shown them. */
const OF_OTHERS: ReadonlySet<NudgeKind> = new Set(['approved', 'changes', 'mention'])

/**
 * Notes whom an event is to be told directly; the messages follow as scheduled work. Nobody is told of their own acts;
 * a person who acts has answered what they were told before.
 */
async function askPeople(
  { linkedPeople, nudges }: Store,
  row: StoredEvent,
  { kind, by, needs = [] }: MergeRequestEvent,
): Promise<void> {
  const isNudged = await nudges.has(row)
  const isOver = kind === 'merged' || kind === 'closed'
  if (isNudged && by !== null && kind !== 'needs' && !isOver) await nudges.answered(row, by)
  for (const need of needs) {
    const reason = { kind: need.kind, ref: need.ref || row.key, at: row.observedAt }
    for (const { user } of await linkedPeople.named(row.team, need.person))
      if (user !== by || OF_OTHERS.has(need.kind)) await nudges.add({ ...row, user }, reason)
  }
  if (isNudged && OUTDATING.has(kind)) await nudges.renew(row)
}
