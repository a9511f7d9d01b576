import pLimit from 'p-limit'
import type { Session } from '../forge/client.ts'
import { findGroup, type GroupProject, listGroupProjects } from '../forge/groups.ts'
import { readAllPages, type Whole } from '../forge/paging.ts'
import type { ApiResult } from '../forge/result.ts'
import type { GroupWatch, WatchFilter } from '../model/channel-watch.ts'
import { parseDate } from '../model/day.ts'
import type { Store } from '../store/store.ts'
import { type Actor, type Credentials, withOwnAccount } from './access/credentials.ts'
import { denialOfProjects, permissions } from './access/permission.ts'
import { type Failure, readFailure } from './failure.ts'
import { seedWatch } from './seed-watch.ts'

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

export function createGroupWatches(
  store: GroupStore,
  { team, channel, user }: Actor,
  access: { readonly credentials: Credentials },
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
        if (found.kind !== 'done') return unseen(readFailure(found, what), what)
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

/** An invisible group is not told apart from a missing one. */
function unseen(failure: Failure, what: string): Failure {
  return failure.kind === 'may-not' && !failure.tokenDenial ? { kind: 'not-found', what } : failure
}
