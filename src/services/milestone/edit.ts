import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import type { MilestoneUpdate } from '../../forge/inputs.ts'
import { listMilestones, updateMilestone } from '../../forge/milestones.ts'
import type { ApiResult } from '../../forge/result.ts'
import { bareText } from '../../model/fields.ts'
import { Milestone, ownerOf } from '../../model/milestone.ts'
import { InertText, type QuickAction, toInert } from '../../model/quick-action.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Undoes } from '../../model/undo.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { explainRefusedWrite, type Failure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import {
  confirmed,
  type Preparation,
  reconcile,
  stillPending,
  unreadable,
  type Verification,
} from '../writes/reconcile.ts'
import { findChangeToUndo, isLaterThan, type NotUndone } from '../writes/undo.ts'
import { type ChangedName, type MilestoneNotUndone, needsWord, type OfGroup } from './close.ts'
import type { TitleTaken } from './create.ts'
import {
  type Fingerprints,
  fieldText,
  fingerprintText,
  isSavedAs,
  MILESTONE_FIELDS,
  type MilestoneField,
  sameTitle,
} from './fields.ts'
import { type Ambiguous, findMilestone, milestoneName, milestonesOf } from './find.ts'
import { type MilestoneView, readViewOrBare } from './view.ts'

interface EditMilestoneInput extends ChangedName {
  readonly title?: string
  /** Empty clears it. */
  readonly description?: string
  /** `YYYY-MM-DD`; null clears the date. */
  readonly due?: string | null
  /** The fields as shown to the person; a field that has changed since is not overwritten. */
  readonly fingerprints?: Fingerprints
}

export type MilestoneEditOutcome =
  /**
   * `fields`: the sent fields. `differs`: those that the forge shows differently. `answered` false: the
   * forge’s answer was lost, so another person may have done it at that moment.
   */
  | {
      readonly kind: 'edited'
      readonly fields: readonly MilestoneField[]
      readonly differs: readonly MilestoneField[]
      readonly answered: boolean
      readonly view: MilestoneView
    }
  | { readonly kind: 'unchanged'; readonly milestone: Milestone }
  /** These fields changed after the person saw them; nothing was sent. */
  | {
      readonly kind: 'changed-meanwhile'
      readonly project: number
      readonly fields: readonly MilestoneField[]
      readonly milestone: Milestone
    }
  | TitleTaken
  | QuickAction
  | MilestoneNotUndone
  | OfGroup
  | Ambiguous
  | Failure

const Before = z.object({
  milestone: Milestone,
  fields: z.array(z.enum(MILESTONE_FIELDS)),
  title: z.string().optional(),
  description: InertText.optional(),
  due: z.string().nullable().optional(),
})
type Before = z.infer<typeof Before>

type Values = Pick<EditMilestoneInput, 'title' | 'description' | 'due'>

/** Edits a milestone: one PUT with the fields that differ, or none when none does. */
export function edit(
  context: ForgeContext,
  input: EditMilestoneInput,
  operation: Operation,
): Promise<MilestoneEditOutcome> {
  return withOwnAccount(context, (session) => {
    const { project } = input
    return reconcile<Before, MilestoneEditOutcome, Milestone>(context, operation, {
      before: Before,
      prepare: () => prepare(session, input, context),
      send: (before) => updateMilestone(session, project, before.milestone, updateOf(before)),
      refused: (answer, { milestone }) =>
        explainRefusedWrite(answer, `Milestone ${milestoneName(milestone)}`, () =>
          listMilestones(session, project, { per_page: 1 }),
        ),
      verify: (before, answer) => verify(session, project, before, answer),
    })
  })
}

async function prepare(
  session: Session,
  input: EditMilestoneInput,
  context: ForgeContext,
): Promise<Preparation<Before, MilestoneEditOutcome>> {
  const stop = (outcome: MilestoneEditOutcome) => ({ kind: 'stop', outcome }) as const
  const { project } = input
  const found = await findMilestone(session, input, 'exact')
  if ('kind' in found) return stop(found)
  const desired = input.undoes ? await formerValues(context, input.undoes, found) : input
  if ('kind' in desired) return stop({ ...desired, project, milestone: found })
  const fields = MILESTONE_FIELDS.filter((field) => differs(field, desired, found))
  if (fields.length === 0) return stop({ kind: 'unchanged', milestone: found })
  const description = fields.includes('description') ? toInert(desired.description ?? '') : undefined
  if (typeof description === 'object') return stop(description)
  if (needsWord(found, input)) return stop({ kind: 'of-group', project, milestone: found, wants: 'edit' })
  const stale = fields.filter((field) => isStale(field, found, input.fingerprints))
  if (stale.length > 0) return stop({ kind: 'changed-meanwhile', project, fields: stale, milestone: found })
  if (fields.includes('title')) {
    const every = await milestonesOf(session, project)
    if (!Array.isArray(every)) return stop(every)
    const duplicate = sameTitle(desired.title ?? '', every, found)
    if (duplicate)
      return stop({ kind: 'title-taken', view: await readViewOrBare(session, project, duplicate) })
  }
  const { title, due } = desired
  return { kind: 'send', before: { milestone: found, fields, title, description, due } }
}

/** Returns the values before an earlier edit, unless its fields differ since from what it left. */
async function formerValues(
  context: ForgeContext,
  undoes: Undoes,
  found: Milestone,
): Promise<Values | NotUndone> {
  const undone = await findChangeToUndo(context, undoes, 'milestone.edit', Before)
  if (undone.kind !== 'undoable') return undone
  const { milestone: was, fields, ...left } = undone.before
  const former = heldBy(was)
  const isChanged = (field: MilestoneField) => fields.includes(field)
  const values = {
    title: isChanged('title') ? former.title : undefined,
    description: isChanged('description') ? former.description : undefined,
    due: isChanged('due') ? former.due : undefined,
  }
  const isBack = !fields.some((field) => differs(field, values, found))
  const isOther =
    was.id !== found.id ||
    was.state !== found.state ||
    isLaterThan(undoes, found.updated_at) ||
    fields.some((field) => differs(field, left, found))
  return isOther && !isBack ? { kind: 'undo-overtaken' } : values
}

async function verify(
  session: Session,
  project: number,
  before: Before,
  answer: ApiResult<Milestone>,
): Promise<Verification<MilestoneEditOutcome>> {
  const { milestone, fields } = before
  const what = milestoneName(milestone)
  // The answer, if any, holds the values as the forge stores them (a title without its HTML).
  const expected = answer.kind === 'done' ? heldBy(answer.value) : before
  const isThere = (field: MilestoneField, current: Milestone) =>
    field === 'title' && answer.kind !== 'done'
      ? isSavedAs(before.title ?? '', current.title)
      : !differs(field, expected, current)
  const same = { project, milestone: milestone.iid, owner: ownerOf(milestone) }
  const latest = await findMilestone(session, same, 'exact')
  if ('kind' in latest) return unreadable(latest, what)
  if (!fields.every((field) => isThere(field, latest)))
    return stillPending({ kind: 'unconfirmed', what, reason: `${SERVER} doesn’t show the change` })
  return confirmed({
    kind: 'edited',
    fields,
    differs: fields.filter((field) => differs(field, before, latest)),
    answered: answer.kind === 'done',
    view: await readViewOrBare(session, project, latest),
  })
}

function heldBy(milestone: Milestone) {
  const { title, description, due_date: due } = milestone
  return { title, description: description ?? '', due }
}

function differs(field: MilestoneField, desired: Values, milestone: Milestone): boolean {
  const value = desired[field]
  return value !== undefined && bareText(value ?? '') !== bareText(fieldText(field, milestone))
}

function isStale(
  field: MilestoneField,
  milestone: Milestone,
  fingerprints: Fingerprints | undefined,
): boolean {
  const before = fingerprints?.[field]
  return before !== undefined && before !== fingerprintText(fieldText(field, milestone))
}

function updateOf({ fields, title, description, due }: Before): MilestoneUpdate {
  const sent = (field: MilestoneField) => fields.includes(field)
  return {
    title: sent('title') ? title : undefined,
    description,
    due_date: sent('due') ? due : undefined,
  }
}
