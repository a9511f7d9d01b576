import type { ChannelWatch, WatchFilter } from '../model/channel-watch.ts'
import type { Pause } from '../model/pause.ts'
import type { Store } from '../store/store.ts'
import { type Actor, type Credentials, withOwnAccount } from './access/credentials.ts'
import { isQueued } from './channel-watch-filter.ts'
import type { Failure } from './failure.ts'
import { createGroupWatches } from './group-watches.ts'
import { seedWatch } from './seed-watch.ts'

export interface WatchResult {
  readonly kind: 'watching'
  readonly watch: Pick<ChannelWatch, 'project' | 'filter'>
  /** True when the channel was watching this project already, perhaps with another filter. */
  readonly replaces: boolean
  /** Number of the open ones that need somebody, and have a place in it where it is a queue. */
  readonly waiting: number
}

/** A channel for which this person chose the project, or turned on posts of it. */
export interface OwnChannel {
  readonly channel: string
  /** Null where it is a group. */
  readonly project: number | null
  /** The path of a watched group; null where it is a project. */
  readonly group: string | null
  readonly isWatched: boolean
  /** Watches that run. */
  readonly digests: number
  /** Why posts or a digest of it are paused; null when none are. */
  readonly paused: Pause | null
}

export function createChannelWatches(
  store: Pick<
    Store,
    | 'channelWatches'
    | 'groupWatches'
    | 'mergeRequestStates'
    | 'channels'
    | 'digests'
    | 'policies'
    | 'projects'
  >,
  actor: Actor,
  access: { readonly credentials: Credentials },
  now: () => number,
) {
  const { team, channel, user } = actor
  return {
    /**
     * Watches a project here; requires an own account that can read it. `current`: the filter with the people of its
     * groups.
     */
    watch: (project: number, filter: WatchFilter, current = filter): Promise<WatchResult | Failure> =>
      withOwnAccount(access, async (session) => {
        const seed = await seedWatch(store, session, { team, project, filter }, { at: new Date(now()) })
        if (seed.kind !== 'seed') return seed
        const { sinceIid, milestones, open } = seed
        const before = await store.channelWatches.find(team, channel, project)
        const watch = { team, channel, project, groupId: null, user, filter, sinceIid, milestones }
        await store.channelWatches.set(watch)
        const waiting = open.filter((mr) => isQueued(mr, current)).length
        return { kind: 'watching', watch: { project, filter }, replaces: before !== null, waiting }
      }),
    /** Returns what has ended, perhaps only where it is a queue; null when nothing did. */
    async unwatch(
      project: number,
      { onlyQueue = false }: { readonly onlyQueue?: boolean } = {},
    ): Promise<ChannelWatch | null> {
      const watch = await store.channelWatches.find(team, channel, project)
      if (watch && watch.groupId !== null) return null
      if (onlyQueue && !watch?.filter.queue) return null
      const isRemoved = await store.channelWatches.remove(team, channel, project)
      // A group may take the project over.
      if (isRemoved) await store.groupWatches.makeDue(team, channel)
      return isRemoved ? watch : null
    },
    /** The watches of single projects. */
    async list(): Promise<readonly ChannelWatch[]> {
      return (await store.channelWatches.of(team, channel)).filter(({ groupId }) => groupId === null)
    },
    groups: createGroupWatches(store, actor, access, now),
    /** The channels that this person set up, each once per project. */
    async own(): Promise<readonly OwnChannel[]> {
      const [bound, all, groups, digests] = await Promise.all([
        store.channels.list(team),
        store.channelWatches.ownedBy(team, user),
        store.groupWatches.ownedBy(team, user),
        store.digests.ownedBy(team, user),
      ])
      const watches = all.filter(({ groupId }) => groupId === null)
      const chosen = bound.filter(({ boundBy }) => boundBy === user)
      const nameOf = (one: { readonly channel: string; readonly project: number }) =>
        `${one.channel} ${one.project}`
      const named = new Map([...chosen, ...watches, ...digests].map((one) => [nameOf(one), one]))
      const ofProjects = [...named].map(([name, one]) => ({
        channel: one.channel,
        project: one.project,
        group: null,
        isWatched: watches.some((watch) => nameOf(watch) === name && !watch.paused),
        digests: digests.filter((digest) => nameOf(digest) === name && !digest.paused).length,
        paused: [...watches, ...digests].find((it) => nameOf(it) === name && it.paused)?.paused?.why ?? null,
      }))
      const ofGroups = groups.map(({ channel: place, path, paused }) => ({
        channel: place,
        project: null,
        group: path,
        isWatched: paused === null,
        digests: 0,
        paused: paused?.why ?? null,
      }))
      return [...ofProjects, ...ofGroups]
    },
  }
}

export type ChannelWatches = ReturnType<typeof createChannelWatches>
