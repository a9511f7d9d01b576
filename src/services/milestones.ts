import type { Session } from '../api/client.ts'
import { everyMilestone } from '../api/milestones.ts'
import type { Milestone } from '../model/milestone.ts'
import { type Access, asOwn, asReader } from './access.ts'
import type { InTurn } from './in-turn.ts'
import { changeState, type MilestoneChange } from './milestone/change-state.ts'
import { create, type MilestoneCreated, type NewMilestoneInput } from './milestone/create.ts'
import { type EditInput, edit, type MilestoneEdited } from './milestone/edit.ts'
import { type Ambiguous, findMilestone, type MilestoneName, type TitleMatch } from './milestone/find.ts'
import { lookAnew, type MilestoneViewed } from './milestone/look.ts'
import type { Resolve } from './resolve.ts'
import { readTrouble, type Trouble } from './trouble.ts'

export type { MilestoneChange } from './milestone/change-state.ts'
export type { MilestoneCreated } from './milestone/create.ts'
export type { MilestoneEdited } from './milestone/edit.ts'
export { type EditedField, fieldText, fingerprintOf, MILESTONE_FIELDS } from './milestone/fields.ts'
export { type Ambiguous, findMilestone } from './milestone/find.ts'
export type { MilestoneView } from './milestone/look.ts'

export interface MilestoneQuestion {
  readonly project: number
  readonly state: 'active' | 'closed' | 'all'
  /** Only these; all when left out. */
  readonly iids?: readonly number[] | undefined
}

export interface ListedMilestones {
  readonly kind: 'list'
  readonly items: readonly Milestone[]
  /** False when there are more than were read. */
  readonly complete: boolean
}

/** What a person can do with milestones. */
export interface Milestones {
  /** Earliest due date first, those without a date last. */
  list(question: MilestoneQuestion): Promise<ListedMilestones | Trouble>
  view(name: MilestoneName, title: TitleMatch): Promise<MilestoneViewed | Ambiguous | Trouble>
  /** The milestone without its issues, for a change: only a whole title is enough. */
  find(name: MilestoneName): Promise<{ kind: 'found'; milestone: Milestone } | Ambiguous | Trouble>
  create(input: NewMilestoneInput): Promise<MilestoneCreated>
  edit(input: EditInput): Promise<MilestoneEdited>
  close(name: MilestoneName): Promise<MilestoneChange>
  activate(name: MilestoneName): Promise<MilestoneChange>
}

/** The milestones of one person: reads with whatever they may read with, writes with their own account only. */
export function createMilestones(
  access: Access,
  ground: { readonly inTurn: InTurn; readonly resolve: Resolve },
): Milestones {
  const { resolve } = ground
  return {
    list: (question) => asReader(access, (session) => list(session, question)),
    view: (name, title) => asReader(access, (session) => view(session, name, title)),
    find: (name) => asReader(access, (session) => find(session, name)),
    create: (input) => asOwn(access, (session) => create(session, input, ground)),
    edit: (input) => asOwn(access, (session) => edit(session, input, resolve)),
    close: (name) => asOwn(access, (session) => changeState(session, name, 'close', resolve)),
    activate: (name) => asOwn(access, (session) => changeState(session, name, 'activate', resolve)),
  }
}

async function list(
  session: Session,
  { project, state, iids }: MilestoneQuestion,
): Promise<ListedMilestones | Trouble> {
  const filter = { ...(state === 'all' ? {} : { state }), ...(iids ? { iid: iids } : {}) }
  const answer = await everyMilestone(session, project, filter)
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${project}`)
  return { kind: 'list', items: [...answer.value.items].sort(byDueDate), complete: answer.value.complete }
}

/** Earliest due date first, those without a date last, then newest first. */
function byDueDate(a: Milestone, b: Milestone): number {
  const due = (milestone: Milestone) => milestone.due_date ?? '9999'
  return due(a).localeCompare(due(b)) || b.iid - a.iid
}

async function view(
  session: Session,
  name: MilestoneName,
  match: TitleMatch,
): Promise<MilestoneViewed | Ambiguous | Trouble> {
  const found = await findMilestone(session, name, match)
  return 'kind' in found ? found : lookAnew(session, name.project, found)
}

async function find(session: Session, name: MilestoneName) {
  const found = await findMilestone(session, name, 'exact')
  return 'kind' in found ? found : ({ kind: 'found', milestone: found } as const)
}
