import { z } from 'zod'
import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { titleOf } from '../../api/drafts.ts'
import { createMergeRequest } from '../../api/merge-requests.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { InTurn } from '../in-turn.ts'
import { neverShown, notYet, outOfSight, shows } from '../judged.ts'
import type { Identities, People } from '../people.ts'
import { probeProject } from '../probe.ts'
import type { Judged, Prepared, Resolve } from '../resolve.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { viewMergeRequest } from './look.ts'
import { BranchPair, madeSince, newestId, openTwin } from './open-twin.ts'
import { NOTHING_PRESENT, type PlacingInput, place, type Unplaced } from './placing.ts'
import { usualTarget } from './usual-target.ts'
import { type EditedField, missingFields, updateOf, Wanted } from './wanted.ts'

export interface CreateInput extends PlacingInput {
  /** The project of the source branch; without `targetProject` also that of the target. */
  readonly project: number
  readonly targetProject?: number | undefined
  readonly source: string
  /** Left out, it is the branch that the project’s latest merge requests go to. */
  readonly target?: string | undefined
  readonly title: string
  readonly draft?: boolean | undefined
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
  readonly resolve: Resolve
}

/** In characters; an emoji is one. */
const LONGEST_TITLE = 255

const Before = z.object({
  pair: BranchPair,
  wanted: Wanted,
  /** The highest id that the target project had. */
  newest: z.number(),
})
type Before = z.infer<typeof Before>

/** Opens a merge request: one POST, and none when one is open between the branches. */
export function create(session: Session, input: CreateInput, ground: CreateGround): Promise<CreateOutcome> {
  const line = JSON.stringify([input.project, input.source, input.targetProject ?? input.project])
  return ground.resolve<Before, CreateOutcome, MergeRequest>({
    before: Before,
    inTurn: (work) => ground.inTurn(line, work),
    prepare: () => prepare(session, input, ground),
    send: (before) => send(session, input, before),
    refused: (answer, { pair }) => refusal(session, answer, pair, ground),
    async look(before, answer) {
      if (answer.kind !== 'done') return found(session, before, ground)
      // Only the answer to our own call proves whose account this is.
      const { id, username } = answer.value.author ?? {}
      if (id && username) await ground.identities.learn({ id, username })
      return created(await viewOf(session, answer.value, ground), before, true)
    },
  })
}

async function prepare(
  session: Session,
  input: CreateInput,
  ground: CreateGround,
): Promise<Prepared<Before, CreateOutcome>> {
  const stop = (outcome: CreateOutcome) => ({ kind: 'stop', outcome }) as const
  const { project, source, targetProject = project } = input
  const tooLong = titleTooLong(titleFor(session, input))
  if (tooLong) return stop(tooLong)
  const target = input.target ?? (await usualTarget(session, targetProject))
  if (typeof target !== 'string') return stop(target)
  if (target === source && targetProject === project) return stop({ kind: 'same-branch', branch: target })
  const placed = await place(session, ground.people, {
    project: targetProject,
    present: NOTHING_PRESENT,
    assignee: input.assignee,
    reviewer: input.reviewer,
    labels: input.labels,
    milestone: input.milestone,
  })
  if (placed.kind !== 'placed') return stop(placed)
  const pair = { sourceProject: project, source, targetProject, target }
  const there = await openTwin(session, pair)
  if (there.kind !== 'looked') return stop(there)
  if (there.twin) return stop({ kind: 'open-already', view: await viewOf(session, there.twin, ground) })
  const newest = await newestId(session, targetProject)
  return typeof newest === 'number'
    ? { kind: 'send', before: { pair, wanted: placed.wanted, newest } }
    : stop(newest)
}

function titleFor(session: Session, { title, draft }: CreateInput): string {
  return draft ? titleOf(session, true, title) : title
}

/** How much of a title the mark of a draft leaves is known here first. */
function titleTooLong(title: string): Trouble | null {
  if (Array.from(title).length <= LONGEST_TITLE) return null
  const reason = `With the mark of a draft the title is longer than ${LONGEST_TITLE} characters`
  return { kind: 'refused', status: 400, reason }
}

function send(session: Session, input: CreateInput, { pair, wanted }: Before): Promise<Answer<MergeRequest>> {
  const placed = updateOf(wanted, ['assignee', 'reviewer', 'labels', 'milestone'])
  const { assignee_id, assignee_ids, reviewer_ids, labels, milestone_id } = placed
  const { description } = input
  return createMergeRequest(session, pair.sourceProject, {
    source_branch: pair.source,
    target_branch: pair.target,
    title: titleFor(session, input),
    ...(description === undefined ? {} : { description }),
    ...(pair.targetProject === pair.sourceProject ? {} : { target_project_id: pair.targetProject }),
    ...(typeof assignee_id === 'number' ? { assignee_id } : {}),
    ...(assignee_ids?.length ? { assignee_ids } : {}),
    ...(reviewer_ids?.length ? { reviewer_ids } : {}),
    ...(labels === undefined ? {} : { labels }),
    ...(typeof milestone_id === 'number' ? { milestone_id } : {}),
  })
}

async function refusal(
  session: Session,
  answer: Extract<Answer<never>, { kind: 'refused' | 'unsent' }>,
  pair: BranchPair,
  ground: CreateGround,
): Promise<CreateOutcome> {
  const { targetProject } = pair
  if (answer.kind === 'refused' && answer.status === 401) return probeProject(session, targetProject)
  const now =
    answer.kind === 'refused' && answer.status === 409 ? await openTwin(session, pair, 'newest') : null
  if (now?.kind === 'looked' && now.twin)
    return { kind: 'open-already', view: await viewOf(session, now.twin, ground) }
  return writeTrouble(answer, `Project ${targetProject}`)
}

/** What is there now and was not before the call that nobody answered. */
async function found(session: Session, before: Before, ground: CreateGround): Promise<Judged<CreateOutcome>> {
  const { pair, newest } = before
  const what = `${pair.source} into ${pair.target}`
  const doubt = (reason: string): Trouble => ({ kind: 'unconfirmed', what, reason })
  const now = await madeSince(session, pair, newest)
  if (now.kind !== 'made') return outOfSight(now, what)
  const [one, other] = now.items
  if (!one) return notYet(doubt('The forge does not show it, or not yet'))
  if (!other) return created(await viewOf(session, one, ground), before, false)
  const both = `${fullName(one)} and ${fullName(other)}`
  return neverShown(doubt(`Two were opened meanwhile, ${both}, and nothing tells which is this one`))
}

function created(view: MergeRequestView, { wanted }: Before, answered: boolean): Judged<CreateOutcome> {
  return shows({ kind: 'created', view, missing: missingFields(wanted, view.mr), answered })
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
