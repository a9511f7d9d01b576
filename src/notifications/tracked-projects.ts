import type { ChannelWatch } from '../model/channel-watch.ts'
import type { Store } from '../store/store.ts'
import type { LinkedPerson } from '../store/tables/accounts.ts'
import type { AutoMerge } from '../store/tables/auto-merges.ts'
import type { CurrentCard } from '../store/tables/cards.ts'
import { WATCHED_MS } from './cards/card-messages.ts'

/** The auto-merges, cards and channel watches that follow one project of a workspace. */
export interface TrackedProject {
  readonly team: string
  readonly project: number
  readonly autoMerges: readonly AutoMerge[]
  readonly cards: readonly CurrentCard[]
  readonly channelWatches: readonly ChannelWatch[]
  /** The people who are told when a merge request needs them. */
  readonly people: readonly LinkedPerson[]
}

/** The interval between checks of a project, in ms: for fresh activity, and after a long quiet time. */
export interface PollInterval {
  readonly fastest: number
  readonly slowest: number
}

/** Returns the projects with anything to follow; all others are not polled. */
export async function trackedProjectsOf(
  store: Pick<Store, 'autoMerges' | 'cards' | 'channels' | 'channelWatches' | 'linkedPeople'>,
): Promise<readonly TrackedProject[]> {
  const [autoMerges, cards, channelWatches, bound, people] = await Promise.all([
    store.autoMerges.all(),
    store.cards.tracked(),
    store.channelWatches.running(),
    store.channels.projects(),
    store.linkedPeople.all(),
  ])
  const peopleBy = Map.groupBy(people, ({ team }) => team)
  const forPeople = bound.filter(({ team }) => peopleBy.has(team))
  const nameOf = ({ team, project }: Pick<TrackedProject, 'team' | 'project'>) => `${team} ${project}`
  const [autoMergesBy, cardsBy, watchesBy] = [
    Map.groupBy(autoMerges, nameOf),
    Map.groupBy(cards, nameOf),
    Map.groupBy(channelWatches, nameOf),
  ]
  const all = new Map(
    [...autoMerges, ...cards, ...channelWatches, ...forPeople].map((one) => [nameOf(one), one]),
  )
  return [...all].map(([name, { team, project }]) => ({
    team,
    project,
    autoMerges: autoMergesBy.get(name) ?? [],
    cards: cardsBy.get(name) ?? [],
    channelWatches: watchesBy.get(name) ?? [],
    people: peopleBy.get(team) ?? [],
  }))
}

/** Returns the people concerned with a project, whose accounts may read it; the last reader comes first. */
export function watchersOf(
  { autoMerges, cards, channelWatches, people }: TrackedProject,
  reader: string | null,
): readonly string[] {
  const known = [
    ...autoMerges.map(({ user }) => user),
    ...channelWatches.map(({ user }) => user),
    ...cards.map(({ requestedBy }) => requestedBy).filter((user) => user !== null),
    ...people.map(({ user }) => user),
  ]
  return reader !== null && known.includes(reader) ? [reader, ...known] : known
}

/**
 * Age below which new tracking or a new change is polled as if there were no events, in ms: an event may have
 * arrived before the tracking began, or before the forge itself showed the change.
 */
const NEW_MS = 60_000

/**
 * Returns the delay between two checks, in ms: longer the longer nothing has happened, and the longest where
 * events arrive (`isDelivered`). `movedAt`: the time of the last observed change.
 */
export function pollInterval(
  { autoMerges, cards, channelWatches }: TrackedProject,
  movedAt: number,
  pace: PollInterval,
  now: number,
  isDelivered = false,
): number {
  const fresh = [
    ...autoMerges.map(({ since }) => since),
    ...cards.map(({ trackedUntil }) => (trackedUntil ?? 0) - WATCHED_MS),
    ...channelWatches.map(({ since }) => Math.max(since, movedAt)),
  ]
  const age = now - Math.max(0, ...fresh)
  if (isDelivered && age >= NEW_MS) return pace.slowest
  return Math.min(pace.slowest, Math.max(pace.fastest, age / 20))
}
