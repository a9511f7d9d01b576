import { deletedCard } from '../blocks/merge-request/deleted-card.ts'
import { isOpen, type MergeRequest } from '../model/merge-request.ts'
import { differs, isOlder, readSeen } from '../model/seen.ts'
import { fitsFeed } from '../services/feed-filter.ts'
import type { Services } from '../services/services.ts'
import { isOfAccount, type Trouble } from '../services/trouble.ts'
import type { Store } from '../store/store.ts'
import { type Announced, nothing } from './announced.ts'
import type { Cards } from './cards.ts'
import { type Changes, OVERLAP_MS, readChanges, timeOf } from './changes.ts'
import type { FeedOwners } from './feed-owners.ts'
import { knowOpen, startedAnew } from './feed-start.ts'
import type { Follow, Tell } from './follow.ts'
import { type Interest, peopleOf } from './interests.ts'
import type { Readers } from './readers.ts'

/** As many as one page of the API holds. */
const AT_ONCE = 100
/** A change that somebody asks for in chat just now is told by them, and not by this; in ms. */
const UNDER_WAY_MS = 120_000

export interface ProjectLookOptions {
  readonly store: Store
  readonly readers: Readers
  readonly cards: Cards
  readonly follow: Follow
  readonly feedOwners: FeedOwners
  readonly now: () => number
  /** How long what the list does not hold is left alone, in ms. */
  readonly sweepEvery: number
  readonly failed: (error: unknown) => void
  readonly tell: Tell
}

/** What came of a look at a project. */
export interface ProjectLooked {
  /** False when something is left that is to be read another time. */
  readonly complete: boolean
  /** When it was last looked at, in ms UTC, where the list shows something newer since; else null. */
  readonly foundSince: number | null
}

/** Looks once at one project: one request serves everything that is watched there. `announced`: nothing if left out. */
export type ProjectLook = (interest: Interest, announced?: Announced) => Promise<ProjectLooked>

export function createProjectLook(options: ProjectLookOptions): ProjectLook {
  const { store, readers, cards, follow, feedOwners, now, sweepEvery, failed, tell } = options

  /** Not read or not taken in: looked at again next time. */
  type Left = 'left' | 'taken'

  async function nobodyReads(
    { team, waits, feeds }: Interest,
    troubles: ReadonlyMap<string, Trouble>,
    last: Trouble,
  ): Promise<void> {
    for (const watch of waits) {
      const services = await readers.of(team, watch.user)
      const trouble = troubles.get(watch.user) ?? last
      await follow.unseen(watch, trouble, services).catch(failed)
    }
    for (const feed of feeds) {
      const trouble = troubles.get(feed.user) ?? last
      if (isOfAccount(trouble)) await feedOwners.lost(feed, trouble).catch(failed)
    }
  }

  /** `reopened`: open ones of which a card shows the end. `named`: those of which events have told. */
  async function take(
    interest: Interest,
    mr: MergeRequest,
    services: Services,
    named: ReadonlySet<number>,
    reopened: ReadonlySet<number> = new Set(),
  ): Promise<Left> {
    const { team, project, feeds } = interest
    const { iid } = mr
    const watch = interest.waits.find((wait) => wait.iid === iid)
    const went = watch ? await follow.seen(watch, mr, await readers.of(team, watch.user)) : 'on'
    if (went !== 'on') return went === 'told' ? 'taken' : 'left'
    const hasCard = interest.cards.some((card) => card.iid === iid) || reopened.has(iid)
    if (!watch && !hasCard && feeds.length === 0) return 'taken'
    const last = await store.sightings.find({ team, project, iid })
    const before = last ? readSeen(last.seen).view.mr : null
    // A list does not tell all that an event may be about.
    const isNamed = hasCard && named.has(iid)
    if (before && !isNamed && !differs(before, mr)) return 'taken'
    const at = new Date(now())
    // A draft that is ready is new to those who leave drafts out.
    const becomesNew = !before || (before.work_in_progress === true && mr.work_in_progress !== true)
    const posts = feeds.some(({ after, wants }) => becomesNew && iid > after && fitsFeed(mr, wants))
    if (!hasCard && !posts && !(before && isOlder(mr, before))) {
      if (await cards.see(team, { view: { mr, commits: null, files: null }, at }))
        tell(team, { project, iid })
      return 'taken'
    }
    // A list may lag, and tells neither commits nor files.
    const looked = await services.mergeRequests.view({ project, mr: iid })
    if (looked.kind !== 'view') return 'left'
    if (await cards.see(team, { view: looked.view, at })) tell(team, { project, iid })
    return 'taken'
  }

  /** A card whose merge request no list holds: once it is not there alone either, the card says so. */
  async function goneFrom({ team, project }: Interest, iid: number, services: Services): Promise<void> {
    const looked = await services.mergeRequests.view({ project, mr: iid })
    const last = looked.kind === 'not-found' ? await store.sightings.find({ team, project, iid }) : null
    if (!last) return
    const note = { words: 'The forge does not show it any more.' }
    const status = 'Not there any more'
    const card = deletedCard(readSeen(last.seen).view.mr, { now: new Date(now()), note, status })
    await cards.refresh(team, card)
  }

  /** What is watched and was not among the changes: some servers change it without saying so. */
  async function lookUp(
    interest: Interest,
    iids: readonly number[],
    services: Services,
    named: ReadonlySet<number>,
  ): Promise<Left> {
    const { team, project, waits, cards: copies } = interest
    let left: Left = 'taken'
    for (let from = 0; from < iids.length; from += AT_ONCE) {
      const asked = iids.slice(from, from + AT_ONCE)
      const glanced = await services.mergeRequests.glance(project, asked)
      if (glanced.kind !== 'glance') return 'left'
      for (const mr of glanced.items)
        if ((await takeOrLeave(interest, mr, services, named)) === 'left') left = 'left'
      const missing = waits.filter(
        ({ iid }) => asked.includes(iid) && !glanced.items.some((mr) => mr.iid === iid),
      )
      for (const watch of missing)
        await follow.seen(watch, undefined, await readers.of(team, watch.user)).catch(failed)
      for (const iid of new Set(copies.map((copy) => copy.iid)))
        if (asked.includes(iid) && !glanced.items.some((mr) => mr.iid === iid))
          await goneFrom(interest, iid, services).catch(failed)
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
    interest: Interest,
    { items }: Changes,
    services: Services,
    named: ReadonlySet<number>,
  ): Promise<number[]> {
    const { team, project } = interest
    const underWay = await store.polls.underWay(team, project, UNDER_WAY_MS)
    const open = items.filter(isOpen).map(({ iid }) => iid)
    const reopened = await store.cards.ended(team, project, open)
    const left: number[] = []
    // Oldest first, so that what is told keeps the order in which it happened.
    for (const mr of items.toReversed()) {
      const isUnderWay = underWay.includes(`${project}!${mr.iid}`) || underWay.includes(`${project} mr`)
      const taken = isUnderWay ? 'left' : await takeOrLeave(interest, mr, services, named, reopened)
      if (taken === 'left') left.push(timeOf(mr) ?? 0)
    }
    return left
  }

  return async (interest, announced = nothing) => {
    const { team, project, waits, cards: copies, feeds } = interest
    const poll = await store.polls.find(team, project)
    const newest = poll?.newest ?? null
    const settled = poll !== null && now() - poll.movedAt > OVERLAP_MS
    const isKnown = async (items: readonly MergeRequest[]) => {
      const among = await store.sightings.among(
        team,
        project,
        items.map(({ iid }) => iid),
      )
      const seen = new Map(among.map(({ iid, seen: text }) => [iid, readSeen(text).view.mr.updated_at]))
      return feeds.length === 0 || items.every((mr) => seen.get(mr.iid) === mr.updated_at)
    }
    const read = await readers.read(interest, peopleOf(interest, poll?.reader ?? null), (services) =>
      readChanges(services, project, { newest, settled, isKnown }),
    )
    const checkedAt = now()
    if (read.kind === 'nobody') {
      const kept = poll ?? { team, project, newest, movedAt: checkedAt, sweptAt: 0, reader: null }
      await store.polls.save({ ...kept, checkedAt })
      await nobodyReads(interest, read.troubles, read.last)
      return { complete: isOfAccount(read.last), foundSince: null }
    }
    const { services, result, reader } = read
    await feedOwners.check(feeds, reader)
    const anew = { ...interest, feeds: await startedAnew(store.feeds, feeds, result.items) }
    const left = await takeAll(anew, result, services, announced.iids)
    if (poll === null && feeds.length > 0)
      await knowOpen(store.sightings, anew, services, new Date(checkedAt))
    const seen = new Set(result.items.map(({ iid }) => iid))
    const isTime = poll === null || checkedAt - poll.sweptAt >= sweepEvery || checkedAt < poll.sweptAt
    const sweeps = isTime || announced.whole
    const watched = new Set([...waits, ...copies].map(({ iid }) => iid))
    const lookedUp = [...watched].filter((iid) => !seen.has(iid) && (sweeps || announced.iids.has(iid)))
    const rest = await lookUp(anew, lookedUp, services, announced.iids)
    for (const watch of waits)
      if (!seen.has(watch.iid) && !lookedUp.includes(watch.iid)) await follow.goOn(watch)
    if (isTime && feeds.length === 0) await store.sightings.sweep(team, project, watched, OVERLAP_MS)
    // Never past what is still to be taken in.
    const reached = Math.min(Math.max(newest ?? 0, result.newest ?? 0), ...left)
    await store.polls.save({
      ...{ team, project, checkedAt, reader },
      newest: reached > 0 ? reached : null,
      movedAt: reached > (newest ?? 0) ? checkedAt : (poll?.movedAt ?? checkedAt),
      sweptAt: sweeps ? checkedAt : (poll?.sweptAt ?? 0),
    })
    const isNewer = poll !== null && reached > (newest ?? 0)
    return {
      complete: left.length === 0 && rest === 'taken',
      foundSince: isNewer ? poll.checkedAt : null,
    }
  }
}
