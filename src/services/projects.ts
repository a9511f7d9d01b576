import { listMergeRequests } from '../api/merge-requests.ts'
import { projectPath } from '../model/merge-request.ts'
import { type ProjectRef, printProjectRef } from '../model/project-ref.ts'
import type { Store } from '../store/store.ts'
import type { Access, Actor } from './access.ts'
import { readTrouble, type Trouble } from './trouble.ts'

export interface KnownProject {
  readonly project: number
  readonly alias: string | null
  readonly path: string | null
}

export type ResolvedProject =
  | { readonly kind: 'project'; readonly project: number }
  /** The channel has no project and none was named. */
  | { readonly kind: 'no-default' }
  | { readonly kind: 'unknown'; readonly typed: string; readonly known: readonly KnownProject[] }

export type BindOutcome = { readonly kind: 'bound'; readonly project: KnownProject } | Trouble
export type AddOutcome =
  | { readonly kind: 'added'; readonly project: KnownProject }
  | { readonly kind: 'taken'; readonly alias: string }
  | Trouble

/** Which projects this workspace knows, and which one a channel means when none is named. */
export interface Projects {
  resolve(ref: ProjectRef | undefined): Promise<ResolvedProject>
  /** The channel’s project; null when it has none. */
  current(): Promise<KnownProject | null>
  list(): Promise<readonly KnownProject[]>
  /** `acme/web`, or `project 42` while its path is unknown. */
  title(project: number): Promise<string>
  /** `acme/web`; null while nobody has seen its path. */
  path(project: number): Promise<string | null>
  /** Makes a project the channel’s; only somebody who can read it may. */
  bind(project: number): Promise<BindOutcome>
  add(alias: string, project: number): Promise<AddOutcome>
  remove(alias: string): Promise<'removed' | 'unknown' | 'configured'>
}

export interface ConfiguredProject {
  readonly alias: string
  readonly project: number
}

/**
 * The projects of one person in one channel. `configured` holds the aliases of the configuration: they come
 * before stored ones, cannot be changed from chat, and the first is every channel’s project until it is bound.
 */
export function createProjects(
  store: Store,
  actor: Actor,
  access: Access,
  configured: readonly ConfiguredProject[],
): Projects {
  const { team, channel, user } = actor

  async function list(): Promise<KnownProject[]> {
    const stored = await store.projects.list(team)
    const pathOf = (project: number) =>
      stored.find((row) => row.project === project && row.path)?.path ?? null
    const named = [...configured, ...stored.filter((row) => row.alias !== null)]
    return named.map(({ alias, project }) => ({ alias, project, path: pathOf(project) }))
  }

  async function describe(project: number): Promise<KnownProject> {
    const stored = await store.projects.list(team)
    const path = stored.find((row) => row.project === project && row.path)?.path ?? null
    const alias = (await list()).find((known) => known.project === project)?.alias ?? null
    return { project, alias, path }
  }

  /** Reads one merge request to prove that the person can see the project, and learns its path by the way. */
  async function visit(project: number): Promise<Trouble | null> {
    if (!access.own) return { kind: 'not-connected' }
    const answer = await listMergeRequests(access.own, project, { state: 'all', page: 1, per_page: 1 })
    if (answer.kind !== 'done') return readTrouble(answer, `Project ${project}`)
    const path = projectPath(answer.value.items[0]?.web_url ?? null)
    if (path) await store.projects.learnPath(team, project, path)
    return null
  }

  async function byPath(path: string): Promise<number | null> {
    const known = await store.projects.byPath(team, path)
    if (known !== null) return known.project
    // A configured or added project whose path nobody has seen yet may be the one.
    for (const { project, path: learned } of await list()) {
      if (learned === null && access.own) await visit(project)
    }
    return (await store.projects.byPath(team, path))?.project ?? null
  }

  async function byAlias(alias: string): Promise<number | null> {
    const fixed = configured.find((known) => known.alias === alias)
    return fixed?.project ?? (await store.projects.byAlias(team, alias))?.project ?? null
  }

  async function idOf(ref: ProjectRef): Promise<number | null> {
    switch (ref.kind) {
      case 'id':
        return ref.id
      case 'path':
        return byPath(ref.path)
      case 'alias':
        return byAlias(ref.alias)
    }
  }

  /** Whether this workspace was told of the project; a path that somebody’s reads taught does not tell it. */
  async function isKnown(project: number): Promise<boolean> {
    return (await currentId()) === project || (await list()).some((known) => known.project === project)
  }

  async function currentId(): Promise<number | null> {
    return (await store.channels.project(team, channel)) ?? configured[0]?.project ?? null
  }

  return {
    list,
    async title(project) {
      return (await describe(project)).path ?? `project ${project}`
    },
    async path(project) {
      return (await describe(project)).path
    },
    async current() {
      const project = await currentId()
      return project === null ? null : describe(project)
    },
    async resolve(ref) {
      if (ref === undefined) {
        const project = await currentId()
        return project === null ? { kind: 'no-default' } : { kind: 'project', project }
      }
      const project = await idOf(ref)
      // The service token may see more than this person should; without an account, known projects only.
      if (project !== null && (access.own !== null || (await isKnown(project))))
        return { kind: 'project', project }
      return { kind: 'unknown', typed: printProjectRef(ref), known: await list() }
    },
    async bind(project) {
      const trouble = await visit(project)
      if (trouble) return trouble
      await store.channels.bind(team, channel, project, user)
      return { kind: 'bound', project: await describe(project) }
    },
    async add(alias, project) {
      if (configured.some((known) => known.alias === alias)) return { kind: 'taken', alias }
      const trouble = await visit(project)
      if (trouble) return trouble
      const added = await store.projects.add(team, alias, project, user)
      return added === 'taken'
        ? { kind: 'taken', alias }
        : { kind: 'added', project: await describe(project) }
    },
    async remove(alias) {
      if (configured.some((known) => known.alias === alias)) return 'configured'
      return (await store.projects.remove(team, alias)) ? 'removed' : 'unknown'
    },
  }
}
