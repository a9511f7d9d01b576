import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { createMergeRequest, listMergeRequests } from '../../forge/merge-requests.ts'
import type { ApiResult, NotDone } from '../../forge/result.ts'
import { readDraftMarks } from '../../forge/server-version.ts'
import { draftTitle } from '../../model/draft.ts'
import { fitsTitle, MAX_TITLE_LENGTH } from '../../model/fields.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { type InertText, type QuickAction, toInert } from '../../model/quick-action.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount, withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure, verdictOf, writeFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import {
  confirmed,
  type Preparation,
  reconcile,
  stillPending,
  unreadable,
  unverifiable,
  type Verification,
} from '../writes/reconcile.ts'
import { DesiredFields, type MergeRequestField, unmetFields, updateOf } from './desired-fields.ts'
import { BranchPair, findDuplicate, listCreatedSince, newestId } from './find-duplicate.ts'
import { viewOrBare } from './read.ts'
import {
  NOTHING_PRESENT,
  place,
  type ReferenceInput,
  type UnresolvedReference,
} from './resolve-references.ts'

export interface CreateInput extends ReferenceInput {
  /** The project of the source branch, and without `targetProject` also of the target. */
  readonly project: number
  readonly targetProject?: number
  readonly source: string
  /** Omitted: the branch that the project’s latest merge requests target. */
  readonly target?: string
  readonly title: string
  readonly draft?: boolean
  readonly description?: string
}

export type CreateOutcome =
  /**
   * `answered` false: the forge’s answer was lost, and the merge request is there; another person may have
   * opened it at that moment. `missing`: the fields that the forge did not accept.
   */
  | {
      readonly kind: 'created'
      readonly view: MergeRequestView
      readonly missing: readonly MergeRequestField[]
      readonly answered: boolean
      /** The names of people of named groups who are left out. */
      readonly unknownMembers?: readonly string[]
    }
  /** One is open between these branches already; nothing was sent, or the forge refused this one. */
  | { readonly kind: 'open-already'; readonly view: MergeRequestView }
  | { readonly kind: 'same-branch'; readonly branch: string }
  | QuickAction
  | UnresolvedReference

const Before = z.object({
  pair: BranchPair,
  desired: DesiredFields,
  title: z.string(),
  /** The highest id in the target project. */
  newest: z.number(),
})
type Before = z.infer<typeof Before>

export function create(
  context: ForgeContext,
  input: CreateInput,
  operation: Operation,
): Promise<CreateOutcome> {
  return withOwnAccount(context, async (session) => {
    const description = toInert(input.description ?? '')
    if (typeof description !== 'string') return description
    const line = JSON.stringify([input.project, input.source, input.targetProject ?? input.project])
    return reconcile<Before, CreateOutcome, MergeRequest>(context, operation, {
      before: Before,
      withLock: (work) => context.withLock(line, work),
      prepare: () => prepare(session, input, context),
      send: (before) => send(session, { ...input, description }, before),
      refused: (answer, { pair }) => refusal(session, answer, pair, context),
      async verify(before, answer) {
        if (answer.kind !== 'done') return found(session, before, context)
        // Only the answer to our own call proves whose account this is.
        const { id, username } = answer.value.author ?? {}
        if (id && username) await context.forge.identities.learn({ id, username })
        return created(await viewOf(session, answer.value, context), before, true)
      },
    })
  })
}

async function prepare(
  session: Session,
  input: CreateInput,
  context: ForgeContext,
): Promise<Preparation<Before, CreateOutcome>> {
  const stop = (outcome: CreateOutcome) => ({ kind: 'stop', outcome }) as const
  const { project, source, targetProject = project } = input
  const title = input.draft ? draftTitle(input.title, await readDraftMarks(session), null) : input.title
  if (!fitsTitle(title)) {
    const reason = `With the mark of a draft the title is longer than ${MAX_TITLE_LENGTH} characters`
    return stop({ kind: 'refused', status: 400, reason })
  }
  const target = input.target ?? (await defaultTarget(session, targetProject))
  if (typeof target !== 'string') return stop(target)
  if (target === source && targetProject === project) return stop({ kind: 'same-branch', branch: target })
  const me = input.reviewer === undefined ? null : await context.forge.identities.of(null)
  const present = { ...NOTHING_PRESENT, author: me }
  const placed = await place(session, context.forge.users, input, { project: targetProject, present })
  if (placed.kind !== 'placed') return stop(placed)
  const pair = { sourceProject: project, source, targetProject, target }
  const there = await findDuplicate(session, pair)
  if (there.kind !== 'searched') return stop(there)
  if (there.duplicate)
    return stop({ kind: 'open-already', view: await viewOf(session, there.duplicate, context) })
  const newest = await newestId(session, targetProject)
  return typeof newest === 'number'
    ? { kind: 'send', before: { pair, desired: placed.desired, title, newest } }
    : stop(newest)
}

function send(
  session: Session,
  input: CreateInput & { readonly description: InertText },
  { pair, desired, title }: Before,
): Promise<ApiResult<MergeRequest>> {
  const placed = updateOf(desired, ['assignee', 'reviewer', 'labels', 'milestone'])
  const { assignee_id, assignee_ids, reviewer_ids, labels, milestone_id } = placed
  const { description } = input
  return createMergeRequest(session, pair.sourceProject, {
    source_branch: pair.source,
    target_branch: pair.target,
    title,
    description: description === '' ? undefined : description,
    target_project_id: pair.targetProject === pair.sourceProject ? undefined : pair.targetProject,
    assignee_id: typeof assignee_id === 'number' ? assignee_id : undefined,
    assignee_ids: assignee_ids?.length ? assignee_ids : undefined,
    reviewer_ids: reviewer_ids?.length ? reviewer_ids : undefined,
    labels,
    milestone_id: typeof milestone_id === 'number' ? milestone_id : undefined,
  })
}

async function refusal(
  session: Session,
  answer: NotDone,
  pair: BranchPair,
  context: ForgeContext,
): Promise<CreateOutcome> {
  const { targetProject } = pair
  if (answer.kind === 'refused' && answer.status === 401)
    return verdictOf(await listMergeRequests(session, targetProject, { per_page: 1 }))
  const now =
    answer.kind === 'refused' && answer.status === 409 ? await findDuplicate(session, pair, 'newest') : null
  if (now?.kind === 'searched' && now.duplicate)
    return { kind: 'open-already', view: await viewOf(session, now.duplicate, context) }
  return writeFailure(withBranchNames(answer, pair), `Project ${targetProject}`)
}

/**
 * Servers since 19.0 say `{"source_branch":["does not exist"]}` without the name, a moment after a push too; see
 * https://github.com/yaoyuannnn/gerritlab/pull/86.
 */
function withBranchNames(
  answer: Extract<ApiResult<never>, { kind: 'refused' | 'unsent' }>,
  { source, target }: BranchPair,
): typeof answer {
  if (answer.kind !== 'refused') return answer
  const isMissing = (problem = '') => /does not exist/i.test(problem)
  const words = [
    ...(isMissing(answer.fields?.source_branch) ? [`Source branch "${source}" does not exist`] : []),
    ...(isMissing(answer.fields?.target_branch) ? [`Target branch "${target}" does not exist`] : []),
  ]
  return words.length === 0 ? answer : { ...answer, reason: words.join(', ') }
}

/** Returns the merge request that has appeared since the unanswered call. */
async function found(
  session: Session,
  before: Before,
  context: ForgeContext,
): Promise<Verification<CreateOutcome>> {
  const { pair, newest } = before
  const what = `${pair.source} into ${pair.target}`
  const doubt = (reason: string): Failure => ({ kind: 'unconfirmed', what, reason })
  const now = await listCreatedSince(session, pair, newest)
  if (now.kind !== 'made') return unreadable(now, what)
  const [one, other] = now.items
  if (!one) return stillPending(doubt(`${SERVER} doesn’t show it, or not yet`))
  if (!other) return created(await viewOf(session, one, context), before, false)
  const both = `${fullName(one)} and ${fullName(other)}`
  return unverifiable(doubt(`Two were opened meanwhile, ${both}, and nothing tells which is this one`))
}

function created(
  view: MergeRequestView,
  { desired }: Before,
  answered: boolean,
): Verification<CreateOutcome> {
  const { unknownMembers } = desired
  return confirmed({
    kind: 'created',
    view,
    missing: unmetFields(desired, view.mr),
    answered,
    unknownMembers,
  })
}

async function viewOf(
  session: Session,
  mr: MergeRequest,
  { forge: { ids } }: ForgeContext,
): Promise<MergeRequestView> {
  await ids.learn(mr)
  return viewOrBare(session, mr, ids)
}

const LOOKED_AT = 50

/** Returns the target of most of the latest merge requests; `master` when there are none yet. */
async function defaultTarget(session: Session, project: number): Promise<string | Failure> {
  const answer = await listMergeRequests(session, project, { state: 'all', per_page: LOOKED_AT })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  const uses = new Map<string, number>()
  for (const { target_branch: branch } of answer.value.items) uses.set(branch, (uses.get(branch) ?? 0) + 1)
  const [commonest] = [...uses].sort(([, a], [, b]) => b - a)
  return commonest?.[0] ?? 'master'
}

/** Returns the default fields of a new merge request in this project. */
export function readDefaults(
  context: ForgeContext,
  { project }: { readonly project: number },
): Promise<{ readonly kind: 'defaults'; readonly target: string } | Failure> {
  return withReader(context, project, async (session) => {
    const target = await defaultTarget(session, project)
    return typeof target === 'string' ? { kind: 'defaults', target } : target
  })
}
