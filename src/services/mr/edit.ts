import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { updateMergeRequest } from '../../forge/merge-requests.ts'
import type { ApiResult } from '../../forge/result.ts'
import { readDraftMarks } from '../../forge/server-version.ts'
import { draftTitle, readyTitle } from '../../model/draft.ts'
import { fullName, isFromFork, type MergeRequest } from '../../model/merge-request.ts'
import type { GroupName } from '../../model/merge-request-event.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { type QuickAction, toInert } from '../../model/quick-action.ts'
import type { Undoes } from '../../model/undo.ts'
import type { ForgeContext } from '../context.ts'
import type { Operation } from '../writes/operation.ts'
import {
  confirmed,
  notShown,
  type Preparation,
  ruledOut,
  stillPending,
  unreadable,
  type Verification,
} from '../writes/reconcile.ts'
import { findChangeToUndo, type NotUndone } from '../writes/undo.ts'
import {
  DesiredFields,
  EDITED_FIELDS,
  type FieldFingerprints,
  findChangedFields,
  type MergeRequestField,
  restoredFields,
  sameText,
  unmetFields,
  updateOf,
} from './desired-fields.ts'
import { type DuplicateOpen, explainRefusal, pairOf } from './find-duplicate.ts'
import { findMergeRequest, type MergeRequestName, viewMergeRequest } from './read.ts'
import { place, type ReferenceInput, type UnresolvedReference } from './resolve-references.ts'
import { MergeRequestBefore, writeToMergeRequest } from './target.ts'

/** The requested edit, as people type it; `none` clears people, labels or the milestone. */
export interface EditMergeRequestInput extends MergeRequestName, ReferenceInput {
  readonly title?: string
  readonly description?: string
  readonly target?: string
  readonly draft?: boolean
  /** The fields as shown by the form, if one was used: fields that differ now were changed by others. */
  readonly fingerprints?: FieldFingerprints
  /** The earlier edit that this one takes back; no field is given then. */
  readonly undoes?: Undoes
}

export type EditOutcome =
  /** `answered` false: the forge’s answer was lost, so another person may have changed it at that moment. */
  | {
      readonly kind: 'edited'
      readonly view: MergeRequestView
      readonly taken: readonly MergeRequestField[]
      readonly missing: readonly MergeRequestField[]
      readonly answered: boolean
      /** Labels that it has no more. */
      readonly removed: readonly string[]
      /** The user groups that were asked for a review. */
      readonly groups?: readonly GroupName[]
      /** The names of people of named groups who are left out. */
      readonly unknownMembers?: readonly string[]
    }
  | { readonly kind: 'nothing-to-change'; readonly mr: MergeRequest }
  /** Others changed these fields after the form was opened; nothing was sent. */
  | {
      readonly kind: 'changed-meanwhile'
      readonly mr: MergeRequest
      readonly fields: readonly MergeRequestField[]
      readonly input: EditMergeRequestInput
    }
  | (NotUndone & { readonly mr: MergeRequest })
  | { readonly kind: 'same-branch'; readonly branch: string }
  | QuickAction
  | DuplicateOpen
  | UnresolvedReference

const Before = MergeRequestBefore.extend({ desired: DesiredFields, fields: z.array(z.enum(EDITED_FIELDS)) })
type Before = z.infer<typeof Before>

export function edit(
  context: ForgeContext,
  input: EditMergeRequestInput,
  operation: Operation,
): Promise<EditOutcome> {
  return writeToMergeRequest<Before, EditOutcome, MergeRequest>(context, input, operation, (session) => ({
    before: Before,
    prepare: (mr) =>
      input.undoes ? prepareUndo(context, input.undoes, mr) : prepare(session, input, context, mr),
    send: ({ mr, desired, fields }) =>
      updateMergeRequest(session, input.project, mr, updateOf(desired, fields)),
    refused: (answer, { mr, desired }) =>
      explainRefusal(session, answer, mr, pairOf(mr, desired.target ?? mr.target_branch)),
    async verify(before, answer) {
      const now = await viewMergeRequest(session, input, context.forge.ids)
      return now.kind === 'view' ? verify(now.view, before, answer) : unreadable(now, fullName(before.mr))
    },
  }))
}

/**
 * The fields whose change may let an auto-merge happen: its branch and rules on its texts and reviewers depend on them.
 */
const UNBLOCKING: ReadonlySet<string> = new Set<MergeRequestField>([
  'title',
  'description',
  'target',
  'reviewer',
])

/** True when the edit may remove what the auto-merge of its merge request waits for. */
export async function unblocksByEdit(context: ForgeContext, input: EditMergeRequestInput): Promise<boolean> {
  if (input.undoes) {
    const undone = await findChangeToUndo(context, input.undoes, 'mr.edit', Before)
    return undone.kind === 'undoable' && undone.before.fields.some((field) => UNBLOCKING.has(field))
  }
  const { title, description, target, draft, reviewer } = input
  const isText = title !== undefined || description !== undefined
  return isText || target !== undefined || draft === false || dropsReviewers(reviewer)
}

/** True when typed reviewers may leave out one who is a reviewer now, and who may have asked for changes. */
export function dropsReviewers(typed: string | undefined): boolean {
  if (typed === undefined) return false
  return typed.split(',').some((name) => !name.trim().startsWith('+'))
}

/** The effects of an edit that another verb has too. */
interface JudgedEffects {
  /** It becomes a draft (true), or ready (false); null for neither. */
  readonly draft: boolean | null
  readonly reviewers: boolean
}

export async function judgedEffects(
  context: ForgeContext,
  input: EditMergeRequestInput,
): Promise<JudgedEffects> {
  const undone = input.undoes && (await findChangeToUndo(context, input.undoes, 'mr.edit', Before))
  const fields = undone?.kind === 'undoable' ? undone.before.fields : []
  const restored =
    undone?.kind === 'undoable' && fields.includes('title') ? undone.before.mr.title : undefined
  return {
    draft: input.draft ?? (await draftByTitle(context, input, input.title ?? restored)),
    reviewers: input.reviewer !== undefined || fields.includes('reviewer'),
  }
}

/** Returns whether a title makes a draft of what is ready, or the reverse; null for neither. */
async function draftByTitle(
  context: ForgeContext,
  name: MergeRequestName,
  title: string | undefined,
): Promise<boolean | null> {
  if (title === undefined) return null
  const session = await context.forge.credentials.current()
  if (!session) return null
  const isDraft = (await readDraftMarks(session)).known.test(title)
  const found = await findMergeRequest(session, name, context.forge.ids)
  const wasDraft = found.kind === 'found' ? found.mr.work_in_progress : null
  return isDraft === wasDraft ? null : isDraft
}

const stop = (outcome: EditOutcome) => ({ kind: 'stop', outcome }) as const

async function prepare(
  session: Session,
  input: EditMergeRequestInput,
  context: ForgeContext,
  mr: MergeRequest,
): Promise<Preparation<Before, EditOutcome>> {
  const shown = input.fingerprints !== undefined
  const placed = await place(session, context.forge.users, input, {
    project: mr.project_id,
    present: mr,
    shown,
  })
  if (placed.kind !== 'placed') return stop(placed)
  const texts = await textsOf(session, input, mr)
  if ('kind' in texts) return stop(texts)
  const desired: DesiredFields = { ...texts, ...placed.desired }
  const fields = unmetFields(desired, mr)
  if (fields.length === 0) return stop({ kind: 'nothing-to-change', mr })
  const overtaken = findChangedFields(input.fingerprints ?? {}, mr).filter((field) => fields.includes(field))
  if (overtaken.length > 0) return stop({ kind: 'changed-meanwhile', mr, fields: overtaken, input })
  if (fields.includes('target') && desired.target === mr.source_branch && !isFromFork(mr))
    return stop({ kind: 'same-branch', branch: mr.source_branch })
  return { kind: 'send', before: { mr, desired, fields } }
}

/** Prepares the edit that restores the fields of an earlier one, unless they or the state differ since. */
async function prepareUndo(
  context: ForgeContext,
  undoes: Undoes,
  mr: MergeRequest,
): Promise<Preparation<Before, EditOutcome>> {
  const undone = await findChangeToUndo(context, undoes, 'mr.edit', Before)
  if (undone.kind !== 'undoable') return stop({ ...undone, mr })
  const { mr: was, desired: left, fields } = undone.before
  const desired = restoredFields(was, left)
  if ('kind' in desired) return stop(desired)
  const differsFrom = (values: DesiredFields) =>
    unmetFields(values, mr).some((field) => fields.includes(field))
  if (!differsFrom(desired)) return stop({ kind: 'nothing-to-change', mr })
  const isOther = was.id !== mr.id || was.state !== mr.state
  if (isOther || differsFrom(left)) return stop({ kind: 'undo-overtaken', mr })
  return { kind: 'send', before: { mr, desired, fields } }
}

async function textsOf(
  session: Session,
  { title, description, target, draft }: EditMergeRequestInput,
  mr: MergeRequest,
): Promise<Pick<DesiredFields, 'title' | 'description' | 'target'> | QuickAction> {
  // Existing text is not sent, whatever it contains.
  const isNew = description !== undefined && !sameText(description, mr.description ?? '')
  const inert = isNew ? toInert(description) : undefined
  if (typeof inert === 'object') return inert
  const isDraft = title === undefined ? mr.work_in_progress : null
  const marked =
    draft === undefined
      ? title
      : (draft ? draftTitle : readyTitle)(title ?? mr.title, await readDraftMarks(session), isDraft)
  return { title: marked, description: inert, target }
}

function verify(
  view: MergeRequestView,
  { mr, desired, fields }: Before,
  answer: ApiResult<MergeRequest>,
): Verification<EditOutcome> {
  const missingIn = (shown: MergeRequest) =>
    unmetFields(desired, shown).filter((field) => fields.includes(field))
  const missing = missingIn(view.mr)
  const answered = answer.kind === 'done'
  if (!answered && missing.length === fields.length) return notShown(fullName(mr))
  const taken = fields.filter((field) => !missing.includes(field))
  const removed = taken.includes('labels') ? mr.labels.filter((label) => !view.mr.labels.includes(label)) : []
  const { groups, unknownMembers } = desired
  const outcome: EditOutcome = {
    kind: 'edited',
    view,
    taken,
    missing,
    answered,
    removed,
    groups,
    unknownMembers,
  }
  // Fields that the forge ignores silently are missing from its answer too, so there is nothing to wait for.
  const left = answered ? missingIn(answer.value).length : 0
  if (missing.length > left) return stillPending(outcome)
  return taken.length > 0 ? confirmed(outcome) : ruledOut(outcome)
}
