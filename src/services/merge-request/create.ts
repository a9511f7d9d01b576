import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { createMergeRequest, listMergeRequests } from '../../api/merge-requests.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { InTurn } from '../in-turn.ts'
import type { Identities, People } from '../people.ts'
import { probeProject } from '../probe.ts'
import { readBack } from '../read-back.ts'
import { readTrouble, type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { viewMergeRequest } from './look.ts'
import { type BranchPair, openTwin } from './open-twin.ts'
import { type PlacingInput, place, type Unplaced } from './placing.ts'
import { type EditedField, missingFields, updateOf, type Wanted } from './wanted.ts'

export interface CreateInput extends PlacingInput {
  /** The project of the source branch; without `targetProject` also that of the target. */
  readonly project: number
  readonly targetProject?: number | undefined
  readonly source: string
  /** Left out, it is the branch that the project’s latest merge requests go to. */
  readonly target?: string | undefined
  readonly title: string
  readonly description?: string | undefined
}

export type CreateOutcome =
  /**
   * `answered` false: the forge’s answer was lost, and the merge request is there; somebody else may have opened
   * it at that moment. `missing`: what the forge did not take.
   */
  | {
      readonly kind: 'created'
      readonly view: MergeRequestView
      readonly missing: readonly EditedField[]
      readonly answered: boolean
    }
  /** One is open between these branches already; nothing was sent, or the forge refused a second one. */
  | { readonly kind: 'open-already'; readonly view: MergeRequestView }
  | { readonly kind: 'same-branch'; readonly branch: string }
  | Unplaced

/** What creating stands on. */
export interface CreateGround {
  readonly directory: Directory
  readonly people: People
  readonly identities: Identities
  /** One line for all people of the process: of two that ask for the same at once, the second sees the first. */
  readonly inTurn: InTurn
}

/** Opens a merge request: one POST, and none when one is open between the branches. */
export async function create(
  session: Session,
  input: CreateInput,
  ground: CreateGround,
): Promise<CreateOutcome> {
  const targetProject = input.targetProject ?? input.project
  const target = input.target ?? (await usualTarget(session, targetProject))
  if (typeof target !== 'string') return target
  if (target === input.source && targetProject === input.project)
    return { kind: 'same-branch', branch: target }
  const placed = await place(session, ground.people, {
    project: targetProject,
    present: [],
    assignee: input.assignee,
    labels: input.labels,
    milestone: input.milestone,
  })
  if (placed.kind !== 'placed') return placed
  const pair = { sourceProject: input.project, source: input.source, targetProject, target }
  return ground.inTurn(JSON.stringify(pair), () => open(session, input, pair, placed.wanted, ground))
}

async function open(
  session: Session,
  { title, description }: CreateInput,
  pair: BranchPair,
  wanted: Wanted,
  ground: CreateGround,
): Promise<CreateOutcome> {
  const before = await openTwin(session, pair)
  if (before.kind !== 'looked') return before
  if (before.twin) return { kind: 'open-already', view: await viewOf(session, before.twin, ground) }

  const { assignee_id, labels, milestone_id } = updateOf(wanted, ['assignee', 'labels', 'milestone'])
  const answer = await createMergeRequest(session, pair.sourceProject, {
    source_branch: pair.source,
    target_branch: pair.target,
    title,
    ...(description === undefined ? {} : { description }),
    ...(pair.targetProject === pair.sourceProject ? {} : { target_project_id: pair.targetProject }),
    ...(typeof assignee_id === 'number' ? { assignee_id } : {}),
    ...(labels === undefined ? {} : { labels }),
    ...(typeof milestone_id === 'number' ? { milestone_id } : {}),
  })
  const made = await madeBy(session, answer, pair)
  if ('twin' in made) return { kind: 'open-already', view: await viewOf(session, made.twin, ground) }
  if (!('mr' in made)) return made
  const { mr } = made
  // Only the answer to our own call proves whose account this is.
  const { id, username } = mr.author ?? {}
  if (answer.kind === 'done' && id && username) await ground.identities.learn({ id, username })
  const view = await viewOf(session, mr, ground)
  return {
    kind: 'created',
    view,
    missing: missingFields(wanted, view.mr),
    answered: answer.kind === 'done',
  }
}

type Made = { readonly mr: MergeRequest } | { readonly twin: MergeRequest } | Trouble

/** What the call came to; where the answer does not tell, the forge is read. */
async function madeBy(session: Session, answer: Answer<MergeRequest>, pair: BranchPair): Promise<Made> {
  switch (answer.kind) {
    case 'done':
      return { mr: answer.value }
    case 'unsent':
      return writeTrouble(answer, '')
    case 'refused': {
      if (answer.status === 401) return probeProject(session, pair.targetProject)
      const now = answer.status === 409 ? await openTwin(session, pair, 'newest') : null
      if (now?.kind === 'looked' && now.twin) return { twin: now.twin }
      return writeTrouble(answer, `Project ${pair.targetProject}`)
    }
    case 'unknown': {
      const now = await readBack(
        answer,
        () => openTwin(session, pair, 'newest'),
        (seen) => seen.kind === 'looked' && seen.twin !== null,
      )
      if (now.kind === 'looked' && now.twin) return { mr: now.twin }
      const reason =
        now.kind === 'looked' ? 'The forge does not show it, or not yet' : 'The forge cannot be read now'
      return { kind: 'unconfirmed', what: `${pair.source} into ${pair.target}`, reason }
    }
  }
}

/** With commits and files where the forge tells them. */
async function viewOf(
  session: Session,
  mr: MergeRequest,
  { directory }: CreateGround,
): Promise<MergeRequestView> {
  await directory.learn(mr)
  const seen = await viewMergeRequest(session, { project: mr.project_id, mr: mr.iid }, directory)
  return seen.kind === 'view' ? seen.view : { mr, commits: null, files: null }
}

const LOOKED_AT = 50

/** The branch that most of the latest merge requests go to; `master` where there is none yet. */
export async function usualTarget(session: Session, project: number): Promise<string | Trouble> {
  const answer = await listMergeRequests(session, project, { state: 'all', per_page: LOOKED_AT })
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${project}`)
  const uses = new Map<string, number>()
  for (const { target_branch: branch } of answer.value.items) uses.set(branch, (uses.get(branch) ?? 0) + 1)
  const [most] = [...uses].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? 'master'
}
