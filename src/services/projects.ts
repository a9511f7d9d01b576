import type { Session } from '../forge/client.ts'
import { listMergeRequests } from '../forge/merge-requests.ts'
import { findProject, getProject, type Project } from '../forge/projects.ts'
import type { Role } from '../model/directory.ts'
import { projectPath } from '../model/merge-request.ts'
import { type ProjectRef, printProjectRef } from '../model/project-ref.ts'
import type { Store } from '../store/store.ts'
import type { Actor, Credentials } from './access/credentials.ts'
import { type Failure, placeFailure, readFailure } from './failure.ts'

export interface KnownProject {
  readonly project: number
  readonly alias: string | null
  readonly path: string | null
}

export interface WebhookActivity {
  readonly lastEventAt: Date
  /** The time when a poll last found a change without an event; null when none did. */
  readonly lastMissAt: Date | null
}

export type ResolvedProject =
  | { readonly kind: 'project'; readonly project: number }
  /** The channel has no project and none was named. */
  | { readonly kind: 'no-default' }
  /** `byPath`: any project that the person can read could be named by its path. */
  | {
      readonly kind: 'unknown'
      readonly typed: string
      readonly byPath: boolean
      readonly known: readonly KnownProject[]
    }
  | { readonly kind: 'moved'; readonly typed: string; readonly path: string }
  /** The forge was asked for it and did not say. */
  | Failure

export type BindOutcome = { readonly kind: 'bound'; readonly project: KnownProject } | Failure
export type AddOutcome =
  | { readonly kind: 'added'; readonly project: KnownProject }
  | { readonly kind: 'taken'; readonly alias: string }
  | Failure

export type RemoveProjectOutcome =
  | { readonly kind: 'unknown' | 'configured' }
  /** `addedBy`: the Slack id of the person who added it. */
  | { readonly kind: 'removed' | 'not-yours'; readonly addedBy: string }

/** The reason why the forge did not name the project at a path. */
type Unlocated = Extract<ResolvedProject, { readonly kind: 'moved' } | Failure>

/**
 * The projects of one person in one channel. Configured aliases take precedence over stored ones, and cannot
 * be changed from chat.
 */
export function createProjects(
  store: Store,
  actor: Actor,
  access: Credentials,
  { configured, meant }: ChannelProjects,
) {
  const { team, channel, user } = actor
  const currentId = () => meant(team, channel)

  async function list(): Promise<KnownProject[]> {
    const stored = await store.projects.list(team)
    const named = [...configured, ...stored.filter((row) => row.alias !== null)]
    return named.map(({ alias, project }) => ({ alias, project, path: pathOf(stored, project) }))
  }

  async function describe(project: number): Promise<KnownProject> {
    const stored = await store.projects.list(team)
    const path = pathOf(stored, project)
    const alias = (await list()).find((known) => known.project === project)?.alias ?? null
    return { project, alias, path }
  }

  /** Reads the project to prove that the person can see it, and stores its path. */
  async function visit(project: number): Promise<Failure | null> {
    if (!access.own) return { kind: 'not-connected' }
    const path = await pathAt(access.own, project)
    if (path !== null && typeof path !== 'string') return path
    if (path) await store.projects.learnPath(team, project, path)
    return null
  }

  async function byPath(path: string): Promise<number | Unlocated | null> {
    const known = await store.projects.byPath(team, path)
    if (known !== null) return known.project
    if (access.own?.offers('project-paths')) return locate(access.own, path)
    // A configured or added project with an unknown path may be the one.
    for (const { project, path: learned } of await list()) {
      if (learned === null && access.own) await visit(project)
    }
    return (await store.projects.byPath(team, path))?.project ?? null
  }

  async function locate(session: Session, typed: string): Promise<number | Unlocated> {
    const located = await locateProject(session, typed)
    if (!('project' in located)) return located
    const { id, path_with_namespace: path } = located.project
    await store.projects.learnPath(team, id, path)
    return located.kind === 'found' ? id : { kind: 'moved', typed, path }
  }

  async function byAlias(alias: string): Promise<number | null> {
    const fixed = configured.find((known) => known.alias === alias)
    return fixed?.project ?? (await store.projects.byAlias(team, alias))?.project ?? null
  }

  async function idOf(ref: ProjectRef): Promise<number | Unlocated | null> {
    switch (ref.kind) {
      case 'id':
        return ref.id
      case 'path':
        return byPath(ref.path)
      case 'alias':
        return byAlias(ref.alias)
    }
  }

  /** True when this workspace uses the project; a path learned from a person’s reads does not count. */
  async function isKnown(project: number): Promise<boolean> {
    if ((await currentId()) === project || (await list()).some((known) => known.project === project))
      return true
    return (await store.channelWatches.find(team, channel, project)) !== null
  }

  return {
    list,
    /** Every project that the workspace uses, as far as the channel’s rules allow it. */
    async inUse(): Promise<readonly KnownProject[]> {
      const [rules, bound, named, own] = await Promise.all([
        store.policies.rules(team, channel),
        store.channels.list(team),
        list(),
        currentId(),
      ])
      const known = [own, ...named.map((one) => one.project), ...bound.map((one) => one.project)]
      const ids = [...new Set(known)].filter((id) => id !== null)
      const allowed = ids.filter((id) => rules.projects.length === 0 || rules.projects.includes(id))
      return Promise.all(allowed.map(describe))
    },
    async webhookActivity(): Promise<ReadonlyMap<number, WebhookActivity>> {
      const hooks = (await store.webhookHealth.all()).map(({ project, lastEventAt, lastMissAt }) => {
        const missedAt = lastMissAt === null ? null : new Date(lastMissAt)
        return [project, { lastEventAt: new Date(lastEventAt), lastMissAt: missedAt }] as const
      })
      return new Map(hooks)
    },
    /** `acme/web`, or `project 42` while its path is unknown. */
    async title(project: number): Promise<string> {
      return (await describe(project)).path ?? `project ${project}`
    },
    /** `acme/web`; null while its path is unknown. */
    async path(project: number): Promise<string | null> {
      return (await describe(project)).path
    },
    async current(): Promise<KnownProject | null> {
      const project = await currentId()
      return project === null ? null : describe(project)
    },
    async resolve(ref: ProjectRef | undefined): Promise<ResolvedProject> {
      if (ref === undefined) {
        const project = await currentId()
        return project === null ? { kind: 'no-default' } : { kind: 'project', project }
      }
      const project = await idOf(ref)
      if (project !== null && typeof project !== 'number') return project
      // The service token may see more than this person should; without an account, known projects only.
      if (project !== null && (access.own !== null || (await isKnown(project))))
        return { kind: 'project', project }
      const byPath = access.own?.offers('project-paths') ?? false
      return { kind: 'unknown', typed: printProjectRef(ref), byPath, known: await list() }
    },
    /** Binds the channel to a project; requires an account that can read it. */
    async bind(project: number): Promise<BindOutcome> {
      const failure = await visit(project)
      if (failure) return failure
      await store.channels.bind(team, channel, project, user)
      return { kind: 'bound', project: await describe(project) }
    },
    async add(alias: string, project: number): Promise<AddOutcome> {
      if (configured.some((known) => known.alias === alias)) return { kind: 'taken', alias }
      const failure = await visit(project)
      if (failure) return failure
      const added = await store.projects.add(team, alias, project, user)
      return added === 'taken'
        ? { kind: 'taken', alias }
        : { kind: 'added', project: { ...(await describe(project)), alias } }
    },
    /** Allowed for the person who added it, managers and admins; see Role. */
    async remove(alias: string, role: Role): Promise<RemoveProjectOutcome> {
      if (configured.some((known) => known.alias === alias)) return { kind: 'configured' }
      const addedBy = await store.projects.addedBy(team, alias)
      if (addedBy === null) return { kind: 'unknown' }
      if (addedBy !== user && role !== 'manager' && role !== 'admin') return { kind: 'not-yours', addedBy }
      // When two people remove it at once, only one succeeds.
      return (await store.projects.remove(team, alias, addedBy))
        ? { kind: 'removed', addedBy }
        : { kind: 'unknown' }
    },
  }
}

export type Projects = ReturnType<typeof createProjects>

/** Returns `acme/web` of a project among the stored ones; null while it is not known. */
export function pathOf(
  stored: readonly { readonly project: number; readonly path: string | null }[],
  project: number,
) {
  return stored.find((row) => row.project === project && row.path)?.path ?? null
}

/** Returns the project’s path; null if unknown, as on some servers for a project without merge requests. */
async function pathAt(session: Session, project: number): Promise<string | null | Failure> {
  if (session.offers('project-paths')) {
    const answer = await getProject(session, project)
    return answer.kind === 'done'
      ? answer.value.path_with_namespace
      : readFailure(answer, `Project ${project}`)
  }
  const answer = await listMergeRequests(session, project, { state: 'all', page: 1, per_page: 1 })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  const [mr] = answer.value.items
  return mr ? projectPath(mr) : null
}

type LocatedProject = { readonly kind: 'found' | 'moved'; readonly project: Project } | Failure

/** Asks the forge for a project by its path, if it supports that; an invisible one is not found. */
async function locateProject(session: Session, path: string): Promise<LocatedProject> {
  const answer = await findProject(session, path)
  if (answer.kind === 'done') {
    // Some servers return a moved project at its old path, under its current name; case does not matter.
    const isThere = answer.value.path_with_namespace.toLowerCase() === path.toLowerCase()
    return { kind: isThere ? 'found' : 'moved', project: answer.value }
  }
  const what = `The project ${path}`
  if (answer.kind !== 'refused' || answer.movedTo === undefined) return placeFailure(answer, what)
  const moved = await getProject(session, answer.movedTo)
  return moved.kind === 'done' ? { kind: 'moved', project: moved.value } : placeFailure(moved, what)
}

/** A short name for a project, from the configuration (FORGE_PROJECTS). */
export interface ConfiguredProject {
  readonly alias: string
  readonly project: number
}

/** Decides which projects belong to a channel; nothing else does. */
export function createChannelProjects(
  store: Pick<Store, 'channels' | 'policies'>,
  configured: readonly ConfiguredProject[],
) {
  async function meant(team: string, channel: string): Promise<number | null> {
    const chosen = await store.channels.project(team, channel)
    if (chosen !== null) return chosen
    const usual = configured[0]?.project ?? null
    const { projects: bound } = await store.policies.rules(team, channel)
    if (bound.length === 0 || (usual !== null && bound.includes(usual))) return usual
    return bound.length === 1 ? (bound[0] ?? null) : null
  }

  return {
    /** The configured projects, in order; every channel may use them. */
    configured,
    /**
     * Returns the channel’s project when none is named: the one chosen there; else, among those that its policy
     * binds it to, the configured default or the only one; else the configured default. Null if none.
     */
    meant,
    /** Returns the projects that its policy binds a channel to, and the channel’s own project. */
    async about(team: string, channel: string): Promise<ReadonlySet<number>> {
      const [{ projects: bound }, own] = await Promise.all([
        store.policies.rules(team, channel),
        meant(team, channel),
      ])
      return new Set(own === null ? bound : [...bound, own])
    },
  }
}

export type ChannelProjects = ReturnType<typeof createChannelProjects>
