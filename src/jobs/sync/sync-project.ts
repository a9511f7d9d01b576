import type { ChannelWatch } from '../../model/channel-watch.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import {
  differs,
  differsInReviews,
  isOlder,
  parseCardState,
  serializeCardState,
} from '../../model/merge-request-state.ts'
import { mentioned } from '../../model/needs-since.ts'
import { commentsOf } from '../../model/nudge.ts'
import type { Announce, AutoMergeTracker } from '../../notifications/auto-merge/track.ts'
import { openThreadsOf } from '../../notifications/cards/card.ts'
import type { Cards } from '../../notifications/cards/cards.ts'
import type { NewComments } from '../../notifications/cards/record-changes.ts'
import type { NotificationContext } from '../../notifications/context.ts'
import type { CredentialPicker, CredentialRead } from '../../notifications/pick-credential.ts'
import { type TrackedProject, watchersOf } from '../../notifications/tracked-projects.ts'
import type { WatchAccess } from '../../notifications/watches/check-access.ts'
import type { MilestoneWatches } from '../../notifications/watches/milestones.ts'
import { matchesWatch } from '../../services/channel-watch-filter.ts'
import type { ForgeContext } from '../../services/context.ts'
import { isAccountFailure } from '../../services/failure.ts'
import { readComments, readSummaries, type SyncedRequest } from '../../services/mr/recent.ts'
import { view } from '../../services/mr/view.ts'
import type { Store } from '../../store/store.ts'
import { goneCard } from '../../views/mr/card.ts'
import {
  type Changes,
  createTrackedReader,
  OVERLAP_MS,
  readChanges,
  readOpen,
  timeOf,
} from './changes-since.ts'
import type { SyncHint } from './sync-queue.ts'

const PAGE_SIZE = 100
/** Time during which a change requested in chat is announced by that command and not by this, in ms. */
const UNDER_WAY_MS = 120_000

interface SyncProjectOptions extends Pick<NotificationContext, 'store' | 'now'> {
  readonly readers: CredentialPicker
  readonly cards: Cards
  readonly follow: AutoMergeTracker
  readonly watchAccess: WatchAccess
  readonly milestoneWatches: MilestoneWatches
  /** Interval between lookups of merge requests that the list does not contain, in ms. */
  readonly sweepEvery: number
  readonly failed: (error: unknown) => void
  readonly announce: Announce
}

type Reading = Pick<Extract<CredentialRead<Changes>, { kind: 'read' }>, 'reader' | 'context'>

interface SyncedProject {
  /** False when something is left to be read another time. */
  readonly complete: boolean
  /** The forge answered nobody. */
  readonly isUnread?: true
  /** Time of the previous check, in ms UTC, if the list shows something newer; else null. */
  readonly foundSince: number | null
  /** The person whose own account has read it; null where none has. */
  readonly reader: string | null
}

/** Checks one project once, with its list of changes. */
export function createSyncProject(options: SyncProjectOptions) {
  const { store, readers, cards, follow, watchAccess, milestoneWatches, now, sweepEvery, failed, announce } =
    options
  const readTracked = createTrackedReader(now)

  /** `left`: not read or not stored, so it is read again next time. */
  type Left = 'left' | 'taken'

  async function nobodyReads(
    { team, autoMerges, channelWatches }: TrackedProject,
    { troubles, resting, last }: Extract<CredentialRead<Changes>, { kind: 'nobody' }>,
  ): Promise<void> {
    for (const autoMerge of autoMerges) {
      const context = await readers.of(team, autoMerge.user)
      const failure = troubles.get(autoMerge.user) ?? last
      // There is no news for resting accounts, so no notification either.
      const isResting = resting.has(autoMerge.user)
      await (isResting ? follow.goOn(autoMerge) : follow.unseen(autoMerge, failure, context)).catch(failed)
    }
    for (const watch of channelWatches.filter(({ user }) => !resting.has(user))) {
      const failure = troubles.get(watch.user) ?? last
      if (isAccountFailure(failure)) await watchAccess.lost(watch, failure).catch(failed)
    }
  }

  /** `reopened`: open ones whose card shows the end. `named`: those that events name. */
  async function take(
    interest: TrackedProject,
    shown: SyncedRequest,
    { context, reader }: Reading,
    named: ReadonlySet<number>,
    reopened: ReadonlySet<number> = new Set(),
  ): Promise<Left> {
    const { team, project, channelWatches, people } = interest
    const { mr } = shown
    const { iid } = mr
    const autoMerge = interest.autoMerges.find((one) => one.iid === iid)
    if (autoMerge) {
      const followed = await follow.observe(autoMerge, mr, await readers.of(team, autoMerge.user))
      if (followed !== 'on') return followed === 'changed' ? 'taken' : 'left'
    }
    const hasCard = interest.cards.some((card) => card.iid === iid) || reopened.has(iid)
    if (!autoMerge && !hasCard && channelWatches.length + people.length === 0) return 'taken'
    const last = await store.mergeRequestStates.find({ team, project, iid })
    const known = last ? parseCardState(last.state).view : null
    const before = known?.mr ?? null
    // A list does not contain everything that an event may be about.
    const isNamed = hasCard && named.has(iid)
    if (known && !isNamed && !differs(known.mr, mr) && !differsInReviews(known, shown)) return 'taken'
    const comments = await commentsSince(known?.mr ?? null, mr, interest, context)
    if (comments === 'left') return 'left'
    const at = new Date(now())
    // A draft that becomes ready is new to watches that leave drafts out.
    const becomesNew = !before || (before.work_in_progress === true && mr.work_in_progress !== true)
    const posts = channelWatches.some(
      ({ sinceIid, filter: wants }) => becomesNew && iid > sinceIid && matchesWatch(mr, wants),
    )
    if (!hasCard && !posts && !(before && isOlder(mr, before))) {
      if (await cards.record(team, { view: { ...shown, commits: null, files: null }, at }, { comments }))
        announce(team, { project, iid })
      return 'taken'
    }
    // A list may lag, and contains neither commits nor files.
    const read = await view(context, { project, mr: iid })
    if (read.kind !== 'view') return 'left'
    const seen = { comments, reader: reader === '' ? undefined : reader }
    if (await cards.record(team, { view: read.view, at }, seen)) announce(team, { project, iid })
    return 'taken'
  }

  /** Reads the comments that have come since, where anybody could be told of them. */
  async function commentsSince(
    before: MergeRequest | null,
    mr: MergeRequest,
    { team, people, channelWatches }: TrackedProject,
    context: ForgeContext,
  ): Promise<NewComments | 'left'> {
    if (before === null)
      return { ids: [], mentions: mentioned(mr.description ?? '', mr.author, people, 'description') }
    const count = isOpen(mr) ? commentsOf(mr) - commentsOf(before) : 0
    const isRead =
      people.length > 0 ||
      channelWatches.some(({ filter }) => filter.events.includes('comments')) ||
      (count > 0 && (await openThreadsOf(store, { team, project: mr.project_id, iid: mr.iid })).length > 0)
    if (count <= 0 || !isRead) return { ids: [], mentions: [] }
    const read = await readComments(context, { project: mr.project_id, mr, count })
    if (read.kind !== 'comments') return 'left'
    return {
      ids: read.items.map(({ id }) => id),
      mentions: read.items.flatMap(({ id, body, author }) => mentioned(body, author, people, String(id))),
    }
  }

  /** Shows on a card that its merge request is gone, once neither a list nor a single read finds it. */
  async function goneFrom({ team, project }: TrackedProject, iid: number, context: ForgeContext) {
    const read = await view(context, { project, mr: iid })
    if (read.kind !== 'not-found') return
    const last = await store.mergeRequestStates.find({ team, project, iid })
    if (!last) return
    const card = goneCard(parseCardState(last.state).view.mr, new Date(now()))
    await cards.refresh(team, card)
  }

  /** Reads tracked merge requests that were not among the changes: some servers change them silently. */
  async function readUnlisted(
    interest: TrackedProject,
    iids: readonly number[],
    reading: Reading,
    named: ReadonlySet<number>,
  ): Promise<Left> {
    const { team, project, autoMerges, cards: cardMessages } = interest
    let left: Left = 'taken'
    for (let from = 0; from < iids.length; from += PAGE_SIZE) {
      const chunk = iids.slice(from, from + PAGE_SIZE)
      const summaries = await readSummaries(reading.context, { project, iids: chunk })
      if (summaries.kind !== 'summaries') return 'left'
      for (const mr of summaries.items)
        if ((await takeOrLeave(interest, { mr }, reading, named)) === 'left') left = 'left'
      const absent = new Set(chunk).difference(new Set(summaries.items.map(({ iid }) => iid)))
      for (const autoMerge of autoMerges.filter(({ iid }) => absent.has(iid)))
        await follow.observe(autoMerge, undefined, await readers.of(team, autoMerge.user)).catch(failed)
      for (const iid of new Set(cardMessages.map((copy) => copy.iid)).intersection(absent))
        await goneFrom(interest, iid, reading.context).catch(failed)
    }
    return left
  }

  function takeOrLeave(...args: Parameters<typeof take>): Promise<Left> {
    return take(...args).catch((error: unknown) => {
      failed(error)
      return 'left'
    })
  }

  async function takeAll(
    interest: TrackedProject,
    items: readonly SyncedRequest[],
    reading: Reading,
    named: ReadonlySet<number>,
  ): Promise<number[]> {
    const { team, project } = interest
    const underWay = await store.syncCursors.pendingResources(team, project, UNDER_WAY_MS)
    const open = items.flatMap(({ mr }) => (isOpen(mr) ? [mr.iid] : []))
    const reopened = await store.cards.ended(team, project, open)
    const left: number[] = []
    // Oldest first, so that notifications keep the order of events.
    for (const shown of items.toReversed()) {
      const { mr } = shown
      const isUnderWay = underWay.includes(`${project}!${mr.iid}`) || underWay.includes(`${project} mr`)
      const taken = isUnderWay ? 'left' : await takeOrLeave(interest, shown, reading, named, reopened)
      if (taken === 'left') left.push(timeOf(mr) ?? 0)
    }
    return left
  }

  return async (interest: TrackedProject, announced: SyncHint): Promise<SyncedProject> => {
    const { team, project, autoMerges, cards: cardMessages, channelWatches, people } = interest
    const isWhole = channelWatches.length + people.length > 0
    const cursor = await store.syncCursors.find(team, project)
    const newest = cursor?.newest ?? null
    const first = { team, project, newest, lastChangeAt: now(), fullScanAt: 0, reader: null }
    const settled = cursor !== null && now() - cursor.lastChangeAt > OVERLAP_MS
    const isKnown = async (items: readonly MergeRequest[]) => {
      if (!isWhole) return true
      const iids = items.map(({ iid }) => iid)
      const among = await store.mergeRequestStates.among(team, project, iids)
      const known = new Map(among.map(({ iid, state }) => [iid, parseCardState(state).view.mr.updated_at]))
      return items.every((mr) => known.get(mr.iid) === mr.updated_at)
    }
    if (!isWhole && autoMerges.length + cardMessages.length === 0) {
      await store.syncCursors.save({ ...(cursor ?? first), checkedAt: now() })
      return { complete: true, foundSince: null, reader: null }
    }
    const read = await readers.read(interest, watchersOf(interest, cursor?.reader ?? null), (context) =>
      readChanges(context, project, { newest, settled, isKnown }),
    )
    const checkedAt = now()
    if (read.kind === 'nobody') {
      await store.syncCursors.save({ ...(cursor ?? first), checkedAt })
      await nobodyReads(interest, read)
      const complete = isAccountFailure(read.last)
      return { complete, foundSince: null, reader: null, isUnread: complete ? undefined : true }
    }
    const { context, result, reader } = read
    await watchAccess.check(channelWatches, reader)
    const watching = await restartAfterRestore(store, channelWatches, result.items)
    const current = { ...interest, channelWatches: watching }
    const isTime =
      cursor === null || checkedAt - cursor.fullScanAt >= sweepEvery || checkedAt < cursor.fullScanAt
    const sweeps = isTime || announced.whole
    // People may have connected since the first check; what is known already stays.
    const isSeeded = isTime && (people.length > 0 || (cursor === null && isWhole))
    const open = isSeeded ? await readOpen(context, project) : []
    const shown = new Map([...open, ...result.items].map((mr) => [mr.iid, mr]))
    const tracked = await readTracked(current, context, [...shown.values()], announced.iids)
    const listed = result.items.map((mr): SyncedRequest => tracked.get(mr.iid) ?? { mr })
    const left = await takeAll(current, listed, read, announced.iids)
    const handled = new Set(result.items.map(({ iid }) => iid))
    await seedOpen(store, current, open, new Date(checkedAt))
    const watched = new Set([...autoMerges, ...cardMessages].map(({ iid }) => iid))
    const others = [...tracked.values()].filter(({ mr }) => !handled.has(mr.iid))
    for (const { mr } of others) handled.add(mr.iid)
    const othersLeft = await takeAll(current, others, read, announced.iids)
    const unlisted = [...watched].filter((iid) => !handled.has(iid) && (sweeps || announced.iids.has(iid)))
    const rest = await readUnlisted(current, unlisted, read, announced.iids)
    await milestoneWatches(current, context)
    for (const autoMerge of autoMerges)
      if (!handled.has(autoMerge.iid) && !unlisted.includes(autoMerge.iid)) await follow.goOn(autoMerge)
    if (isTime && !isWhole) await store.mergeRequestStates.sweep(team, project, watched, OVERLAP_MS)
    // Never past an item that is still to be stored.
    const reached = Math.min(Math.max(newest ?? 0, result.newest ?? 0), ...left)
    await store.syncCursors.save({
      team,
      project,
      checkedAt,
      reader,
      newest: reached > 0 ? reached : null,
      lastChangeAt: reached > (newest ?? 0) ? checkedAt : (cursor?.lastChangeAt ?? checkedAt),
      fullScanAt: sweeps ? checkedAt : (cursor?.fullScanAt ?? 0),
    })
    return {
      complete: left.length === 0 && othersLeft.length === 0 && rest === 'taken',
      foundSince: cursor && reached > (newest ?? 0) ? cursor.checkedAt : null,
      reader,
    }
  }
}

/**
 * Records the open merge requests, so that their end is noticed: after a store was restored, and where the
 * first check comes late.
 */
async function seedOpen(
  { mergeRequestStates: states }: Store,
  { team, project, channelWatches }: Pick<TrackedProject, 'team' | 'project' | 'channelWatches'>,
  open: readonly MergeRequest[],
  at: Date,
): Promise<void> {
  const after = Math.min(...channelWatches.map((watch) => watch.sinceIid))
  for (const mr of open.filter(({ iid }) => iid <= after)) {
    const state = serializeCardState({ view: { mr, commits: null, files: null }, at })
    await states.record({ team, project, iid: mr.iid }, 0, state, [])
  }
}

/**
 * Restarts the channel watches of a restored store: merge requests opened between the copy and now were
 * posted already, so the watches start after the newest of them.
 */
async function restartAfterRestore(
  { channelWatches }: Store,
  watches: readonly ChannelWatch[],
  items: readonly MergeRequest[],
): Promise<readonly ChannelWatch[]> {
  const newest = Math.max(0, ...items.map(({ iid }) => iid))
  for (const watch of watches) if (watch.sinceIid < 0) await channelWatches.startAfter(watch, newest)
  return watches.map((watch) => (watch.sinceIid < 0 ? { ...watch, sinceIid: newest } : watch))
}
