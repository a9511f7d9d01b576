import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { type MilestoneUpdate, updateMilestone } from '../../api/milestones.ts'
import type { Milestone } from '../../model/milestone.ts'
import { readBack } from '../read-back.ts'
import type { Trouble } from '../trouble.ts'
import type { TitleTaken } from './create.ts'
import {
  type EditedField,
  type Fingerprints,
  fieldText,
  fingerprintOf,
  MILESTONE_FIELDS,
  sameText,
} from './fields.ts'
import { type Ambiguous, findMilestone, type MilestoneName, milestonesOf, nameOf } from './find.ts'
import { lookOrBare, type MilestoneView } from './look.ts'
import { refusedWrite } from './refused-write.ts'
import { cameOutAs, namesake } from './titles.ts'

/** How the milestone is to be; a field that is left out stays as it is. */
export interface EditInput extends MilestoneName {
  readonly title?: string | undefined
  /** Empty takes it away. */
  readonly description?: string | undefined
  /** `YYYY-MM-DD`; null takes the date away. */
  readonly due?: string | null | undefined
  /** How the fields were when the person was shown them; a field that has changed since is not overwritten. */
  readonly seen?: Fingerprints | undefined
}

export type MilestoneEdited =
  /**
   * `fields`: what was sent. `differs`: what the forge shows otherwise than it was sent. `answered` false: the
   * forge’s answer was lost, so somebody else may have done it at that moment.
   */
  | {
      readonly kind: 'edited'
      readonly fields: readonly EditedField[]
      readonly differs: readonly EditedField[]
      readonly answered: boolean
      readonly view: MilestoneView
    }
  /** It is so already; nothing was sent. */
  | { readonly kind: 'unchanged'; readonly milestone: Milestone }
  /** Somebody changed these fields after the person was shown them; nothing was sent. */
  | {
      readonly kind: 'changed-meanwhile'
      readonly project: number
      readonly fields: readonly EditedField[]
      readonly milestone: Milestone
    }
  | TitleTaken
  | Ambiguous
  | Trouble

/** Changes a milestone: one PUT with the fields that differ, and none when none does. */
export async function edit(session: Session, input: EditInput): Promise<MilestoneEdited> {
  const { project } = input
  const found = await findMilestone(session, input, 'exact')
  if ('kind' in found) return found
  const fields = MILESTONE_FIELDS.filter((field) => differs(field, input, found))
  if (fields.length === 0) return { kind: 'unchanged', milestone: found }
  const stale = fields.filter((field) => isStale(field, found, input.seen))
  if (stale.length > 0) return { kind: 'changed-meanwhile', project, fields: stale, milestone: found }
  if (fields.includes('title')) {
    const every = await milestonesOf(session, project)
    if (!Array.isArray(every)) return every
    const twin = namesake(input.title ?? '', every, found)
    if (twin) return { kind: 'title-taken', view: await lookOrBare(session, project, twin) }
  }

  const answer = await updateMilestone(session, project, found.id, updateOf(fields, input))
  if (answer.kind === 'unsent' || answer.kind === 'refused')
    return refusedWrite(session, project, answer, `Milestone ${nameOf(found)}`)
  return settled(session, input, found, fields, answer)
}

async function settled(
  session: Session,
  input: EditInput,
  found: Milestone,
  fields: readonly EditedField[],
  answer: Answer<Milestone>,
): Promise<MilestoneEdited> {
  const { project } = input
  const what = nameOf(found)
  // What the forge has made of the values (a title without its HTML) is in its answer, where there is one.
  const expected: EditInput = answer.kind === 'done' ? { ...input, ...heldBy(answer.value) } : input
  const isDone = (seen: Milestone) => fields.every((field) => !differs(field, expected, seen))
  const isLikely = (seen: Milestone) =>
    fields.every((field) =>
      field === 'title' ? cameOutAs(input.title ?? '', seen.title) : !differs(field, expected, seen),
    )
  const shows = answer.kind === 'done' ? isDone : isLikely
  const again = await readBack(
    answer,
    () => findMilestone(session, { project, milestone: found.iid }, 'exact'),
    (seen) => !('kind' in seen) && shows(seen),
  )
  if ('kind' in again) return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
  if (!shows(again)) return { kind: 'unconfirmed', what, reason: 'The forge does not show the change' }
  return {
    kind: 'edited',
    fields,
    differs: fields.filter((field) => differs(field, input, again)),
    answered: answer.kind === 'done',
    view: await lookOrBare(session, project, again),
  }
}

function heldBy(milestone: Milestone) {
  const { title, description, due_date: due } = milestone
  return { title, description: description ?? '', due }
}

function differs(field: EditedField, wanted: EditInput, milestone: Milestone): boolean {
  const value = wanted[field]
  return value !== undefined && !sameText(value ?? '', fieldText(field, milestone))
}

function isStale(field: EditedField, milestone: Milestone, seen: Fingerprints | undefined): boolean {
  const before = seen?.[field]
  return before !== undefined && before !== fingerprintOf(fieldText(field, milestone))
}

function updateOf(fields: readonly EditedField[], { title, description, due }: EditInput): MilestoneUpdate {
  const sent = (field: EditedField) => fields.includes(field)
  return {
    ...(title !== undefined && sent('title') ? { title } : {}),
    ...(description !== undefined && sent('description') ? { description } : {}),
    ...(due !== undefined && sent('due') ? { due_date: due } : {}),
  }
}
