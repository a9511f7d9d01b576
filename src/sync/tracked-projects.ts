import { WATCHED_MS } from '../cards/card-messages.ts'
import type { ChannelWatch } from '../model/channel-watch.ts'
import type { Store } from '../store/store.ts'
import type { AutoMerge } from '../store/tables/auto-merges.ts'
import type { LivingCard } from '../store/tables/cards.ts'

/** Everything that wants to know what changes in one project of a workspace. */
export interface TrackedProject {
  readonly team: string
  readonly project: number
  readonly waits: readonly AutoMerge[]
  readonly cards: readonly LivingCard[]
  readonly feeds: readonly ChannelWatch[]
}

/** How often a project is looked at, in ms: while something is fresh, and when it has been quiet for long. */
export interface PollInterval {
  readonly fastest: number
  readonly slowest: number
}

/** The projects in which anything is watched; all others are left alone. */
export async function trackedProjectsOf(
  store: Pick<Store, 'autoMerges' | 'cards' | 'channelWatches'>,
): Promise<readonly TrackedProject[]> {
  const [waits, cards, feeds] = await Promise.all([
    store.autoMerges.all(),
    store.cards.tracked(),
    store.channelWatches.running(),
  ])
  const nameOf = ({ team, project }: Pick<TrackedProject, 'team' | 'project'>) => `${team} ${project}`
  const [waitsBy, cardsBy, feedsBy] = [
    Map.groupBy(waits, nameOf),
    Map.groupBy(cards, nameOf),
    Map.groupBy(feeds, nameOf),
  ]
  const all = new Map([...waits, ...cards, ...feeds].map((one) => [nameOf(one), one]))
  return [...all].map(([name, { team, project }]) => ({
    ...{ team, project },
    waits: waitsBy.get(name) ?? [],
    cards: cardsBy.get(name) ?? [],
    feeds: feedsBy.get(name) ?? [],
  }))
}

/** People concerned with a project, whose accounts may read it; who could last time comes first. */
export function peopleOf({ waits, cards, feeds }: TrackedProject, reader: string | null): readonly string[] {
  const known = [
    ...waits.map(({ user }) => user),
    ...feeds.map(({ user }) => user),
    ...cards.map(({ requestedBy }) => requestedBy).filter((user) => user !== null),
  ]
  return reader !== null && known.includes(reader) ? [reader, ...known] : known
}

/**
 * What is watched since then, or has changed since, is polled as if nothing told of it, in ms: an event may have come
 * before anybody wanted to know, or before the forge itself showed what it was about.
 */
const NEW_MS = 60_000

/**
 * How long to wait between two looks, in ms: the longer nothing has happened, the longer; and the longest where
 * events tell (`isTold`). `movedAt`: when a change was last seen there.
 */
export function pollInterval(
  { waits, cards, feeds }: TrackedProject,
  movedAt: number,
  pace: PollInterval,
  now: number,
  isTold = false,
): number {
  const fresh = [
    ...waits.map(({ since }) => since),
    ...cards.map(({ trackedUntil }) => (trackedUntil ?? 0) - WATCHED_MS),
    ...feeds.map(({ since }) => Math.max(since, movedAt)),
  ]
  const age = now - Math.max(0, ...fresh)
  if (isTold && age >= NEW_MS) return pace.slowest
  return Math.min(pace.slowest, Math.max(pace.fastest, age / 20))
}
