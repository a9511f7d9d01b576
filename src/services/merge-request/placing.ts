import type { Session } from '../../api/client.ts'
import { type Ambiguous, findMilestone } from '../milestones.ts'
import type { NoPerson, People } from '../people.ts'
import type { Trouble } from '../trouble.ts'
import { labelsFrom } from './labels.ts'
import type { Assignee, Wanted } from './wanted.ts'

/** Where a merge request is put, as people type it; `none` clears. */
export interface PlacingInput {
  readonly assignee?: string | undefined
  /** See `labelsFrom`. */
  readonly labels?: string | undefined
  readonly milestone?: number | string | undefined
}

/** Why what was typed cannot be sent; nothing was changed. */
export type Unplaced =
  | NoPerson
  /** Known by name, and the forge never told the id that assigning takes. */
  | { readonly kind: 'no-id'; readonly name: string }
  | Ambiguous
  | Trouble

export type Placed = {
  readonly kind: 'placed'
  readonly wanted: Pick<Wanted, 'assignee' | 'labels' | 'milestone'>
}

/** What it is put onto; `shown`: the person typed over the present labels, in a form. */
interface Ground {
  readonly project: number
  readonly present: readonly string[]
  readonly shown?: boolean
}

/** Finds who and what is meant in the project that the merge request belongs to. */
export async function place(
  session: Session,
  people: People,
  { project, present, shown = false, ...input }: PlacingInput & Ground,
): Promise<Placed | Unplaced> {
  const assignee = await assigneeFrom(people, project, input.assignee)
  if (assignee && 'kind' in assignee) return assignee
  const milestone = await milestoneFrom(session, project, input.milestone)
  if (milestone && 'kind' in milestone) return milestone
  const labels = input.labels === undefined ? undefined : labelsFrom(input.labels, present, shown)
  return {
    kind: 'placed',
    wanted: {
      ...(assignee === undefined ? {} : { assignee }),
      ...(labels === undefined ? {} : { labels }),
      ...(milestone === undefined ? {} : { milestone }),
    },
  }
}

async function assigneeFrom(
  people: People,
  project: number,
  typed: string | undefined,
): Promise<Assignee | null | undefined | Unplaced> {
  if (typed === undefined) return undefined
  if (isNone(typed)) return null
  const found = await people.find({ project, person: typed })
  if (found.kind !== 'person') return found
  const { id, name } = found.person
  return id === null ? { kind: 'no-id', name } : { id, name }
}

async function milestoneFrom(session: Session, project: number, typed: number | string | undefined) {
  if (typed === undefined) return undefined
  if (typeof typed === 'string' && isNone(typed)) return null
  return findMilestone(session, { project, milestone: typed }, 'exact')
}

function isNone(typed: string): boolean {
  return typed.trim().toLowerCase() === 'none'
}
