import type { Session } from '../../forge/client.ts'
import { getMergeRequest } from '../../forge/merge-requests.ts'
import { getMergeRules } from '../../forge/projects.ts'
import {
  MAX_QUERIED,
  type Queried,
  readUnlistedFacts,
  type UnlistedFacts,
} from '../../forge/unlisted-facts.ts'
import { buildState } from '../../model/build.ts'
import { isHeldByTrain, isReady } from '../../model/merge-offer.ts'
import { isFromFork, isOpen, MERGE_REQUESTS_ON_A_PAGE, type MergeRequest } from '../../model/merge-request.ts'
import type { ForgeContext } from '../context.ts'
import { withFork } from './read.ts'

export interface Detailed {
  readonly items: readonly MergeRequest[]
  /** The iids whose builds were not read; absent when the forge shows no builds. */
  readonly unlooked?: readonly number[]
}

/** By global id. */
type Facts = ReadonlyMap<number, UnlistedFacts>

/** Limits of the reads one by one, where the one query for all is refused: their number, and their time in ms. */
interface ReadLimit {
  readonly maxItems: number
  readonly ms: number
}

const READS: ReadLimit = { maxItems: MERGE_REQUESTS_ON_A_PAGE, ms: 3_000 }
const MAX_PARALLEL_READS = 4
/** A project’s rules seldom change, and whatever merges reads them again. */
const RULES_TTL_MS = 60_000

/** Adds what lists omit to what is shown: the builds, whose branches they are, and what holds their merges. */
export async function withDetails(
  context: ForgeContext,
  session: Session,
  items: readonly MergeRequest[],
  { limit = READS, facts: known }: { readonly limit?: ReadLimit; readonly facts?: Facts | null } = {},
): Promise<Detailed> {
  const facts = await factsOf(session, items, known)
  const [built, forks] = await Promise.all([
    withBuilds(session, items, limit, facts),
    withForks(session, items, facts),
  ])
  const paths = new Map(forks.map(({ id, fork_path }) => [id, fork_path]))
  const found = built.items.map((mr) => ({ ...mr, fork_path: paths.get(mr.id) ?? null }))
  return { ...built, items: await withFreezes(context, await withTrains(session, found)) }
}

/**
 * Marks those that only a merge train may merge, and that lack the build for it: the project’s rules are asked for
 * where one without a build seems to be ready.
 */
export async function withTrains(
  session: Session,
  items: readonly MergeRequest[],
): Promise<readonly MergeRequest[]> {
  const unbuilt = items.filter((mr) => isReady(mr) && buildState(mr) === 'missing')
  const projects = [...new Set(unbuilt.map(({ project_id }) => project_id))]
  const rules = new Map(
    await Promise.all(
      projects.map(async (project) => {
        const answer = await getMergeRules(session, project, { maxAgeMs: RULES_TTL_MS })
        return [project, answer.kind === 'done' ? answer.value : null] as const
      }),
    ),
  )
  const isHeld = (mr: MergeRequest) =>
    isHeldByTrain({ mr, commits: null, files: null, rules: rules.get(mr.project_id) ?? null })
  return items.map((mr) => (unbuilt.includes(mr) && isHeld(mr) ? { ...mr, needsTrainBuild: true } : mr))
}

/** Reads what lists omit with one query; null where the server does not take it, or not of this token. */
export async function readFacts(session: Session, project: number, which: Queried): Promise<Facts | null> {
  if (!session.offers('builds')) return null
  const answer = await readUnlistedFacts(session, project, which)
  return answer.kind === 'done' ? answer.value : null
}

/**
 * Returns what lists omit of these: what is known of them, and the rest with one query for a hundred of a project.
 * `known`: null where such a query was refused.
 */
export async function factsOf(
  session: Session,
  items: readonly MergeRequest[],
  known: Facts | null = new Map(),
): Promise<Facts> {
  if (known === null) return new Map()
  const incomplete = items.filter((mr) => (isOpen(mr) || isFromFork(mr)) && !known.has(mr.id))
  const found = new Map(known)
  for (const [project, all] of Map.groupBy(incomplete, ({ project_id }) => project_id)) {
    for (let start = 0; start < all.length; start += MAX_QUERIED) {
      const iids = all.slice(start, start + MAX_QUERIED).map(({ iid }) => iid)
      const facts = await readFacts(session, project, { iids })
      if (facts === null) return found
      for (const [id, fact] of facts) found.set(id, fact)
    }
  }
  return found
}

export function withForks(
  session: Session,
  items: readonly MergeRequest[],
  facts: Facts = new Map(),
): Promise<readonly MergeRequest[]> {
  return Promise.all(
    items.map(async (mr) => {
      const known = facts.get(mr.id)
      if (!known) return withFork(session, mr)
      return isFromFork(mr) ? { ...mr, fork_path: known.sourcePath } : mr
    }),
  )
}

/** Adds their builds to a page; merge requests that could not be read stay as listed. */
export async function withBuilds(
  session: Session,
  items: readonly MergeRequest[],
  { maxItems, ms }: ReadLimit,
  facts: Facts,
): Promise<Detailed> {
  if (!session.offers('builds')) return { items }
  const open = items.filter(isOpen)
  const found = new Map<number, MergeRequest>()
  for (const mr of open) {
    const known = facts.get(mr.id)
    if (known) found.set(mr.id, { ...mr, head_pipeline: known.build })
  }
  const waiting = open.filter(({ id }) => !found.has(id)).slice(0, maxItems)
  const until = performance.now() + ms
  const work = async () => {
    while (performance.now() < until) {
      const mr = waiting.shift()
      if (!mr) return
      const answer = await getMergeRequest(session, mr.project_id, mr)
      if (answer.kind === 'done' && answer.value.id === mr.id) found.set(mr.id, answer.value)
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL_READS }, work))
  return {
    items: items.map((mr) => found.get(mr.id) ?? mr),
    unlooked: open.filter(({ id }) => !found.has(id)).map(({ iid }) => iid),
  }
}

/** Adds what holds their merges for the caller where they are: one look-up a project. */
export async function withFreezes(
  context: Pick<ForgeContext, 'workspace'>,
  items: readonly MergeRequest[],
): Promise<readonly MergeRequest[]> {
  const projects = [...new Set(items.map(({ project_id }) => project_id))]
  const freezes = new Map(
    await Promise.all(
      projects.map(async (project) => [project, await context.workspace.freeze(project)] as const),
    ),
  )
  return items.map((mr) => ({ ...mr, freeze: freezes.get(mr.project_id) ?? null }))
}
