import { z } from 'zod'
import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { titleOf } from '../../api/drafts.ts'
import { updateMergeRequest } from '../../api/merge-requests.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { notYet, outOfSight, ruledOut, shows } from '../judged.ts'
import type { People } from '../people.ts'
import type { Judged, Prepared, Resolve } from '../resolve.ts'
import { writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName, viewMergeRequest } from './look.ts'
import { type PlacingInput, place, type Unplaced } from './placing.ts'
import { pairOf, refusedUpdate, type TwinOpen } from './refused-update.ts'
import { changedSince, type Shown } from './shown-fields.ts'
import { EDITED_FIELDS, type EditedField, missingFields, updateOf, Wanted } from './wanted.ts'

/** What is to be changed, as people type it; `none` clears people, the labels or a milestone. */
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

/** What editing stands on. */
interface Ground {
  readonly directory: Directory
  readonly people: People
  readonly resolve: Resolve
}

const Before = z.object({ mr: MergeRequest, wanted: Wanted, fields: z.array(z.enum(EDITED_FIELDS)) })
type Before = z.infer<typeof Before>

/** Changes what differs from how the merge request is, in one PUT; the outcome is read afterwards. */
export function edit(session: Session, input: EditInput, ground: Ground): Promise<EditOutcome> {
  return ground.resolve<Before, EditOutcome, MergeRequest>({
    before: Before,
    prepare: () => prepare(session, input, ground),
    send: ({ mr, wanted, fields }) =>
      updateMergeRequest(session, input.project, mr, updateOf(wanted, fields)),
    refused: async (answer, { mr, wanted }) =>
      answer.kind === 'unsent'
        ? writeTrouble(answer, fullName(mr))
        : refusedUpdate(session, answer, mr, pairOf(mr, wanted.target ?? mr.target_branch)),
    async look(before, answer) {
      const now = await viewMergeRequest(session, input, ground.directory)
      if (now.kind !== 'view') return outOfSight(now, fullName(before.mr))
      return judge(now.view, before, answer)
    },
  })
}

async function prepare(
  session: Session,
  input: EditInput,
  { directory, people }: Ground,
): Promise<Prepared<Before, EditOutcome>> {
  const stop = (outcome: EditOutcome) => ({ kind: 'stop', outcome }) as const
  const found = await findMergeRequest(session, input, directory)
  if (found.kind !== 'found') return stop(found)
  const { mr } = found
  const placed = await place(session, people, {
    project: mr.project_id,
    present: mr,
    shown: input.shown !== undefined,
    assignee: input.assignee,
    reviewer: input.reviewer,
    labels: input.labels,
    milestone: input.milestone,
  })
  if (placed.kind !== 'placed') return stop(placed)
  const wanted: Wanted = { ...textsOf(session, input, mr), ...placed.wanted }
  const fields = missingFields(wanted, mr)
  if (fields.length === 0) return stop({ kind: 'nothing-to-change', mr })
  const overtaken = changedSince(input.shown ?? {}, mr).filter((field) => fields.includes(field))
  if (overtaken.length > 0) return stop({ kind: 'changed-meanwhile', mr, fields: overtaken, input })
  const isSameProject = mr.source_project_id === null || mr.source_project_id === mr.project_id
  if (fields.includes('target') && wanted.target === mr.source_branch && isSameProject)
    return stop({ kind: 'same-branch', branch: mr.source_branch })
  return { kind: 'send', before: { mr, wanted, fields } }
}

function textsOf(
  session: Session,
  { title, description, target, draft }: EditInput,
  mr: MergeRequest,
): Wanted {
  const marked = draft === undefined ? title : titleOf(session, draft, title ?? mr.title)
  return {
    ...(marked === undefined ? {} : { title: marked }),
    ...(description === undefined ? {} : { description }),
    ...(target === undefined ? {} : { target }),
  }
}

function judge(
  view: MergeRequestView,
  { mr, wanted, fields }: Before,
  answer: Answer<MergeRequest>,
): Judged<EditOutcome> {
  const missingIn = (seen: MergeRequest) =>
    missingFields(wanted, seen).filter((field) => fields.includes(field))
  const missing = missingIn(view.mr)
  const answered = answer.kind === 'done'
  if (!answered && missing.length === fields.length)
    return notYet({ kind: 'unconfirmed', what: fullName(mr), reason: 'The forge does not show the change' })
  const taken = fields.filter((field) => !missing.includes(field))
  const outcome: EditOutcome = { kind: 'edited', view, taken, missing, answered }
  // What the forge leaves out without a word is not in its answer either, and need not be waited for.
  const left = answered ? missingIn(answer.value).length : 0
  if (missing.length > left) return notYet(outcome)
  return taken.length > 0 ? shows(outcome) : ruledOut(outcome)
}
