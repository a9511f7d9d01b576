import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { updateMergeRequest } from '../../api/merge-requests.ts'
import { draftTitle, readyTitle } from '../../model/draft.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { People } from '../people.ts'
import { readBack } from '../read-back.ts'
import { writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName, viewMergeRequest } from './look.ts'
import { type PlacingInput, place, type Unplaced } from './placing.ts'
import { pairOf, refusedUpdate, type TwinOpen } from './refused-update.ts'
import { changedSince, type Shown } from './shown-fields.ts'
import { type EditedField, missingFields, updateOf, type Wanted } from './wanted.ts'

/** What is to be changed, as people type it; `none` clears an assignee, the labels or a milestone. */
export interface EditInput extends MergeRequestName, PlacingInput {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly target?: string | undefined
  readonly draft?: boolean | undefined
  /** What the form showed where the values come from one: what differs from it now was changed by others. */
  readonly shown?: Shown | undefined
}

export type EditOutcome =
  /** `answered` false: the forge’s answer was lost, so somebody else may have changed it at that moment. */
  | {
      readonly kind: 'edited'
      readonly view: MergeRequestView
      readonly taken: readonly EditedField[]
      readonly missing: readonly EditedField[]
      readonly answered: boolean
    }
  | { readonly kind: 'nothing-to-change'; readonly mr: MergeRequest }
  /** Others changed these fields after the form was opened; nothing was sent. */
  | {
      readonly kind: 'changed-meanwhile'
      readonly mr: MergeRequest
      readonly fields: readonly EditedField[]
      readonly input: EditInput
    }
  | { readonly kind: 'same-branch'; readonly branch: string }
  | TwinOpen
  | Unplaced

/** Changes what differs from how the merge request is, in one PUT; the outcome is read afterwards. */
export async function edit(
  session: Session,
  input: EditInput,
  ground: { readonly directory: Directory; readonly people: People },
): Promise<EditOutcome> {
  const found = await findMergeRequest(session, input, ground.directory)
  if (found.kind !== 'found') return found
  const { mr } = found
  const placed = await place(session, ground.people, {
    project: mr.project_id,
    present: mr.labels,
    shown: input.shown !== undefined,
    assignee: input.assignee,
    labels: input.labels,
    milestone: input.milestone,
  })
  if (placed.kind !== 'placed') return placed
  const wanted: Wanted = { ...textsOf(input, mr), ...placed.wanted }
  const fields = missingFields(wanted, mr)
  if (fields.length === 0) return { kind: 'nothing-to-change', mr }
  const overtaken = changedSince(input.shown ?? {}, mr).filter((field) => fields.includes(field))
  if (overtaken.length > 0) return { kind: 'changed-meanwhile', mr, fields: overtaken, input }
  const isSameProject = mr.source_project_id === null || mr.source_project_id === mr.project_id
  if (fields.includes('target') && wanted.target === mr.source_branch && isSameProject)
    return { kind: 'same-branch', branch: mr.source_branch }

  const update = updateOf(wanted, fields)
  const answer = await updateMergeRequest(session, input.project, mr.id, update)
  if (answer.kind === 'unsent') return writeTrouble(answer, fullName(mr))
  if (answer.kind === 'refused')
    return refusedUpdate(session, answer, mr, pairOf(mr, wanted.target ?? mr.target_branch))
  return settle(session, answer, { mr, wanted, fields, directory: ground.directory })
}

function textsOf({ title, description, target, draft }: EditInput, mr: MergeRequest): Wanted {
  const marked = draft === undefined ? title : (draft ? draftTitle : readyTitle)(title ?? mr.title)
  return {
    ...(marked === undefined ? {} : { title: marked }),
    ...(description === undefined ? {} : { description }),
    ...(target === undefined ? {} : { target }),
  }
}

interface Sent {
  readonly mr: MergeRequest
  readonly wanted: Wanted
  readonly fields: readonly EditedField[]
  readonly directory: Directory
}

async function settle(
  session: Session,
  answer: Answer<MergeRequest>,
  { mr, wanted, fields, directory }: Sent,
): Promise<EditOutcome> {
  const missingIn = (seen: MergeRequest) =>
    missingFields(wanted, seen).filter((field) => fields.includes(field))
  // What the forge leaves out without a word is not in its answer either, and need not be waited for.
  const left = answer.kind === 'done' ? missingIn(answer.value).length : 0
  const now = await readBack(
    answer,
    () => viewMergeRequest(session, { project: mr.project_id, mr: mr.iid }, directory),
    (seen) => seen.kind === 'view' && missingIn(seen.view.mr).length <= left,
  )
  const what = fullName(mr)
  if (now.kind !== 'view') return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
  const missing = missingIn(now.view.mr)
  const answered = answer.kind === 'done'
  if (!answered && missing.length === fields.length)
    return { kind: 'unconfirmed', what, reason: 'The forge does not show the change' }
  const taken = fields.filter((field) => !missing.includes(field))
  return { kind: 'edited', view: now.view, taken, missing, answered }
}
