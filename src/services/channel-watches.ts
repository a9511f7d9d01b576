import { listMergeRequests, readAllMergeRequests } from '../forge/merge-requests.ts'
import type { ChannelWatch, WatchFilter } from '../model/channel-watch.ts'
import { serializeCardState } from '../model/merge-request-state.ts'
import type { Pause } from '../model/pause.ts'
import type { Store } from '../store/store.ts'
import { type Actor, type Credentials, withOwnAccount } from './access/credentials.ts'
import { isQueued } from './channel-watch-filter.ts'
import { type Failure, readFailure } from './failure.ts'
import { readActive } from './milestone/active.ts'

export interface WatchResult {
  readonly kind: 'watching'
  readonly watch: Pick<ChannelWatch, 'project' | 'filter'>
  /** True when the channel was watching this project already, perhaps with another filter. */
  readonly replaces: boolean
  /** How many of the open ones need somebody, and have a place in it where it is a queue. */
  readonly waiting: number
}

/** A channel for which this person chose the project, or turned on posts of it. */
export interface OwnChannel {
  readonly channel: string
  readonly project: number
  readonly isWatched: boolean
  /** Watches that run. */
  readonly digests: number
  /** Why posts or a digest of it are paused; null when none are. */
  readonly paused: Pause | null
}

/** Most open merge requests recorded at the start; others are reported from their second change on. */
const OPEN_KNOWN = 2000
const OPEN = { state: 'opened', order_by: 'updated_at' } as const

export function createChannelWatches(
  store: Pick<Store, 'channelWatches' | 'mergeRequestStates' | 'channels' | 'digests'>,
  { team, channel, user }: Actor,
  access: { readonly credentials: Credentials },
  now: () => number,
) {
  return {
    /** Watches a project here; requires an own account that can read it. `current`: the filter with the people of its groups. */
    watch: (project: number, filter: WatchFilter, current = filter): Promise<WatchResult | Failure> =>
      withOwnAccount(access, async (session) => {
        // Numbers increase with every merge request, so no clock decides what is new.
        const latest = await listMergeRequests(session, project, { state: 'all', page: 1, per_page: 1 })
        if (latest.kind !== 'done') return readFailure(latest, `Project ${project}`)
        const sinceIid = latest.value.items[0]?.iid ?? 0
        const open = await readAllMergeRequests(session, project, OPEN, { cap: OPEN_KNOWN })
        if (open.kind !== 'done') return readFailure(open, `Project ${project}`)
        for (const mr of open.value.items.filter(({ iid }) => iid <= sinceIid)) {
          const state = serializeCardState({ view: { mr, commits: null, files: null }, at: new Date(now()) })
          await store.mergeRequestStates.record({ team, project, iid: mr.iid }, 0, state, [])
        }
        const active = filter.events.includes('milestones') ? await readActive(session, project) : null
        if (active && active.kind !== 'active') return active
        const milestones = JSON.stringify(active?.items ?? [])
        const before = await store.channelWatches.find(team, channel, project)
        await store.channelWatches.set({ team, channel, project, user, filter, sinceIid, milestones })
        const waiting = open.value.items.filter((mr) => isQueued(mr, current)).length
        return { kind: 'watching', watch: { project, filter }, replaces: before !== null, waiting }
      }),
    /** Returns what has ended, perhaps only where it is a queue; null when nothing did. */
    async unwatch(
      project: number,
      { onlyQueue = false }: { readonly onlyQueue?: boolean } = {},
    ): Promise<ChannelWatch | null> {
      const watch = await store.channelWatches.find(team, channel, project)
      if (onlyQueue && !watch?.filter.queue) return null
      return (await store.channelWatches.remove(team, channel, project)) ? watch : null
    },
    list: (): Promise<readonly ChannelWatch[]> => store.channelWatches.of(team, channel),
    /** The channels that this person set up, each once per project. */
    async own(): Promise<readonly OwnChannel[]> {
      const [bound, watches, digests] = await Promise.all([
        store.channels.list(team),
        store.channelWatches.ownedBy(team, user),
        store.digests.ownedBy(team, user),
      ])
      const chosen = bound.filter(({ boundBy }) => boundBy === user)
      const nameOf = (one: Pick<OwnChannel, 'channel' | 'project'>) => `${one.channel} ${one.project}`
      const all = new Map([...chosen, ...watches, ...digests].map((one) => [nameOf(one), one]))
      return [...all].map(([name, one]) => ({
        channel: one.channel,
        project: one.project,
        isWatched: watches.some((watch) => nameOf(watch) === name && !watch.paused),
        digests: digests.filter((digest) => nameOf(digest) === name && !digest.paused).length,
        paused: [...watches, ...digests].find((it) => nameOf(it) === name && it.paused)?.paused?.why ?? null,
      }))
    },
  }
}

export type ChannelWatches = ReturnType<typeof createChannelWatches>
