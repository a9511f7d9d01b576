import pLimit from 'p-limit'
import type { Session } from '../forge/client.ts'
import { findGroup, type GroupProject, listGroupProjects } from '../forge/groups.ts'
import { listMergeRequests, readAllMergeRequests } from '../forge/merge-requests.ts'
import { readAllPages, type Whole } from '../forge/paging.ts'
import type { ApiResult } from '../forge/result.ts'
import type { ChannelWatch, GroupWatch, WatchFilter } from '../model/channel-watch.ts'
import { parseDate } from '../model/day.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import { serializeCardState } from '../model/merge-request-state.ts'
import type { Pause } from '../model/pause.ts'
import type { Store } from '../store/store.ts'
import { type Actor, type CredentialHolder, withOwnAccount } from './access/credentials.ts'
import { denialOfProjects, permissions } from './access/permission.ts'
import { isQueued } from './channel-watch-filter.ts'
import { type Failure, placeFailure, readFailure } from './failure.ts'
import { readActive } from './milestone/find.ts'
import type { Projects } from './projects.ts'

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
  store: GroupStore & Pick<Store, 'channels' | 'digests'>,
  actor: Actor,
  access: CredentialHolder,
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

/** Most projects of a group that are watched. */
const MAX_PROJECTS = 50
/** Projects whose merge requests are read at once. */
const AT_ONCE = 8

export interface ReadGroup {
  readonly kind: 'group'
  readonly groupId: number
  /** `acme/backend` */
  readonly path: string
  readonly projects: Whole<GroupProject>
}

/** The projects that a group watch follows now. */
export interface GroupListing {
  readonly kind: 'listed'
  readonly watched: number
  /** Number of projects that somebody, or another group, posts in the channel already. */
  readonly own: number
  /** Number of projects that the rules of the channel do not allow. */
  readonly leftOut: number
  /** Number of projects whose merge requests could not be read. */
  readonly unread: number
  /** Number of projects that are taken, where the group has more; null where it has not. */
  readonly cutAt: number | null
}

export interface GroupWatchResult {
  readonly kind: 'watching-group'
  readonly watch: Pick<GroupWatch, 'groupId' | 'path' | 'filter'>
  readonly replaces: boolean
  readonly listing: GroupListing
}

export interface ShownGroupWatch {
  readonly watch: GroupWatch
  /** The projects that it follows now. */
  readonly projects: number
}

type GroupStore = Pick<
  Store,
  'channelWatches' | 'groupWatches' | 'mergeRequestStates' | 'policies' | 'projects'
>

function createGroupWatches(
  store: GroupStore,
  { team, channel, user }: Actor,
  access: CredentialHolder,
  now: () => number,
) {
  async function find(typed: string): Promise<GroupWatch | null> {
    const watches = await store.groupWatches.of(team, channel)
    const path = typed.toLowerCase()
    return watches.find((one) => one.path.toLowerCase() === path || String(one.groupId) === path) ?? null
  }

  return {
    find,
    /** Reads a group, by its path or number, with an own account. */
    read: (typed: string): Promise<ReadGroup | Failure> =>
      withOwnAccount(access, async (session) => {
        const what = `The group ${typed}`
        const found = await findGroup(session, typed)
        if (found.kind !== 'done') return placeFailure(found, what)
        const { id: groupId, full_path: path } = found.value
        const projects = await readProjects(session, groupId)
        if (projects.kind !== 'done') return readFailure(projects, what)
        return { kind: 'group', groupId, path, projects: projects.value }
      }),
    /** Watches the projects of a group here, and those that it gets. */
    watch: (
      { groupId, path, projects }: ReadGroup,
      filter: WatchFilter,
    ): Promise<GroupWatchResult | Failure> =>
      withOwnAccount(access, async (session) => {
        const before = await store.groupWatches.find(team, channel, groupId)
        if (before?.paused) await store.groupWatches.resume(before)
        await store.groupWatches.set({ team, channel, groupId, path, user, filter })
        const watch = await store.groupWatches.find(team, channel, groupId)
        if (!watch) return { kind: 'not-found', what: `The group ${path}` }
        const listing = await follow(store, session, watch, projects, now)
        return { kind: 'watching-group', watch, replaces: before !== null, listing }
      }),
    /** Returns what has ended; null when nothing did. */
    async unwatch(typed: string): Promise<GroupWatch | null> {
      const watch = await find(typed)
      const isRemoved = watch !== null && (await store.groupWatches.remove(watch))
      // Another group of the channel may take its projects over.
      if (isRemoved) await store.groupWatches.makeDue(team, channel)
      return isRemoved ? watch : null
    },
    async list(): Promise<readonly ShownGroupWatch[]> {
      const [groups, watches] = await Promise.all([
        store.groupWatches.of(team, channel),
        store.channelWatches.of(team, channel),
      ])
      return groups.map((watch) => ({
        watch,
        projects: watches.filter(({ groupId }) => groupId === watch.groupId).length,
      }))
    },
  }
}

/** Looks which projects the group of a watch has now, as its owner, and follows them. */
export async function followGroup(
  store: GroupStore,
  session: Session,
  watch: GroupWatch,
  now: () => number,
): Promise<GroupListing | Failure> {
  const projects = await readProjects(session, watch.groupId)
  if (projects.kind !== 'done') return readFailure(projects, `The group ${watch.path}`)
  return follow(store, session, watch, projects.value, now)
}

function readProjects(session: Session, group: number): Promise<ApiResult<Whole<GroupProject>>> {
  return readAllPages((paging) => listGroupProjects(session, group, paging), { maxItems: MAX_PROJECTS })
}

/** Gives every project of the group that the channel may show a channel watch, and takes those of others away. */
async function follow(
  store: GroupStore,
  session: Session,
  watch: GroupWatch,
  { items, complete }: Whole<GroupProject>,
  now: () => number,
): Promise<GroupListing> {
  const { team, channel, groupId, user, filter } = watch
  await store.groupWatches.listed(watch)
  await store.channelWatches.align(watch)
  const rules = await store.policies.rules(team, channel)
  const allowed = items.filter(
    ({ id }) => denialOfProjects({ access: permissions.watches }, [id], { rules }) === null,
  )
  const ids = new Set(allowed.map(({ id }) => id))
  const known = await store.channelWatches.of(team, channel)
  for (const one of known)
    if (one.groupId === groupId && !ids.has(one.project)) await store.channelWatches.leave(one)
  const followed = new Map(known.map((one) => [one.project, one]))
  const fresh = allowed.filter(({ id }) => !followed.has(id))
  const begun = await pLimit(AT_ONCE).map(fresh, async ({ id: project, path_with_namespace, created_at }) => {
    await store.projects.learnPath(team, project, path_with_namespace)
    const isBorn = (parseDate(created_at)?.getTime() ?? 0) > watch.since
    const name = { team, project, filter }
    const seed = await seedWatch(store, session, name, { at: new Date(now()), isBorn })
    if (seed.kind !== 'seed') return false
    const { sinceIid, milestones } = seed
    await store.channelWatches.set({ team, channel, project, groupId, user, filter, sinceIid, milestones })
    return true
  })
  const isOwn = (id: number) => followed.has(id) && followed.get(id)?.groupId !== groupId
  const own = allowed.filter(({ id }) => isOwn(id)).length
  const unread = begun.filter((isBegun) => !isBegun).length
  return {
    kind: 'listed',
    watched: allowed.length - own - unread,
    own,
    leftOut: items.length - allowed.length,
    unread,
    cutAt: complete ? null : MAX_PROJECTS,
  }
}

/** Most open merge requests recorded at the start; others are reported from their second change on. */
const OPEN_KNOWN = 2000
const OPEN = { state: 'opened', order_by: 'updated_at' } as const

interface WatchSeed extends Pick<ChannelWatch, 'sinceIid' | 'milestones'> {
  readonly kind: 'seed'
  readonly open: readonly MergeRequest[]
}

/** Most merge requests of a project made after the watch that are news; more were imported with it. */
const MAX_BORN = 20

/**
 * Records how a project stands when a watch of it begins, so that only what comes from then on is news. `isBorn`: the
 * watch is older than the project, and all that is in it came since.
 */
async function seedWatch(
  store: Pick<Store, 'mergeRequestStates'>,
  session: Session,
  { team, project, filter }: Pick<ChannelWatch, 'team' | 'project' | 'filter'>,
  { at, isBorn = false }: { readonly at: Date; readonly isBorn?: boolean },
): Promise<WatchSeed | Failure> {
  // Numbers increase with every merge request, so no clock decides what is new.
  const latest = await listMergeRequests(session, project, { state: 'all', page: 1, per_page: 1 })
  if (latest.kind !== 'done') return readFailure(latest, `Project ${project}`)
  const newest = latest.value.items[0]?.iid ?? 0
  const sinceIid = isBorn && newest <= MAX_BORN ? 0 : newest
  const open = await readAllMergeRequests(session, project, OPEN, { maxItems: OPEN_KNOWN })
  if (open.kind !== 'done') return readFailure(open, `Project ${project}`)
  for (const mr of open.value.items.filter(({ iid }) => iid <= sinceIid)) {
    const state = serializeCardState({ view: { mr, commits: null, files: null }, at })
    await store.mergeRequestStates.record({ team, project, iid: mr.iid }, 0, state, [])
  }
  const active = filter.events.includes('milestones') ? await readActive(session, project) : null
  if (active && active.kind !== 'active') return active
  const milestones = JSON.stringify(active?.items ?? [])
  return { kind: 'seed', sinceIid, milestones, open: open.value.items }
}

/** A watch of a project or a group, as lists show it. */
export interface ShownWatch {
  readonly watch: Pick<ChannelWatch, 'filter' | 'user' | 'since' | 'paused'>
  /** `acme/web`, `the group acme` */
  readonly name: string
  /** Number of projects of a group; null for a project. */
  readonly projects: number | null
}

/** Returns the watches of the channel: the groups first, each once. */
export async function shownWatches({
  watches,
  projects,
}: {
  readonly watches: ChannelWatches
  readonly projects: Pick<Projects, 'title'>
}): Promise<readonly ShownWatch[]> {
  const groups = (await watches.groups.list()).map((group) => ({
    watch: group.watch,
    name: `the group ${group.watch.path}`,
    projects: group.projects,
  }))
  const single = (await watches.list()).map(async (watch) => ({
    watch,
    name: await projects.title(watch.project),
    projects: null,
  }))
  return [...groups, ...(await Promise.all(single))]
}
