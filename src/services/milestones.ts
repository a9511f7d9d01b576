import type { Session } from '../api/client.ts'
import { everyMilestone } from '../api/milestones.ts'
import type { Milestone } from '../model/milestone.ts'
import { type Access, asOwn, asReader } from './access.ts'
import type { InTurn } from './in-turn.ts'
import { byDueDate } from './milestone/by-due-date.ts'
import { type ChangedName, changeState, type MilestoneChange } from './milestone/change-state.ts'
import type { Calendar, CountingGround } from './milestone/counting.ts'
import { create, type MilestoneCreated, type NewMilestoneInput } from './milestone/create.ts'
import { type Digested, type DigestQuestion, digest } from './milestone/digest.ts'
import { type EditInput, edit, type MilestoneEdited } from './milestone/edit.ts'
import { type Ambiguous, findMilestone, type MilestoneName, type TitleMatch } from './milestone/find.ts'
import { lookAnew, type MilestoneViewed } from './milestone/look.ts'
import { type Counts, count, type Progressed, progress } from './milestone/progress.ts'
import { type MilestoneRequests, requestsOf } from './milestone/requests.ts'
import type { Resolve } from './resolve.ts'
import { readTrouble, type Trouble } from './trouble.ts'

export type { MilestoneChange, OfGroup } from './milestone/change-state.ts'
export type { Calendar } from './milestone/counting.ts'
export type { MilestoneCreated } from './milestone/create.ts'
export type { Digested, DigestQuestion } from './milestone/digest.ts'
export type { MilestoneEdited } from './milestone/edit.ts'
export { type EditedField, fieldText, fingerprintOf, MILESTONE_FIELDS } from './milestone/fields.ts'
export { type Ambiguous, findMilestone } from './milestone/find.ts'
export type { MilestoneView } from './milestone/look.ts'
export type { Progressed } from './milestone/progress.ts'
export type { MilestoneRequests } from './milestone/requests.ts'

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
  /** What a digest of the project says, and what it must keep for the next one. */
  digest(question: DigestQuestion): Promise<Digested | Trouble>
  /** Where one milestone stands; the beginning of its title is enough. */
  progress(name: MilestoneName, calendar: Calendar): Promise<Progressed | Ambiguous | Trouble>
  /** The open merge requests of one milestone. */
  requests(name: MilestoneName): Promise<MilestoneRequests | Ambiguous | Trouble>
  /** Counts the issues of the active milestones, for the burndowns of days to come. */
  count(project: number): Promise<Counts | Trouble>
  create(input: NewMilestoneInput): Promise<MilestoneCreated>
  edit(input: EditInput): Promise<MilestoneEdited>
  close(name: ChangedName): Promise<MilestoneChange>
  activate(name: ChangedName): Promise<MilestoneChange>
}

/** The milestones of one person: reads with whatever they may read with, writes with their own account only. */
export function createMilestones(
  access: Access,
  ground: { readonly inTurn: InTurn; readonly resolve: Resolve; readonly counting: CountingGround },
): Milestones {
  const { resolve, counting } = ground
  return {
    list: (question) => asReader(access, (session) => list(session, question)),
    view: (name, title) => asReader(access, (session) => view(session, name, title)),
    find: (name) => asReader(access, (session) => find(session, name)),
    digest: (question) => asReader(access, (session) => digest(session, question, counting)),
    progress: (name, calendar) => asReader(access, (session) => progress(session, name, calendar, counting)),
    requests: (name) => asReader(access, (session) => requestsOf(session, name)),
    count: (project) => asReader(access, (session) => count(session, project, counting)),
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
  // Numbers are of the project alone to the forge, and of its groups as well to people.
  const byNumber = iids && !session.offers('group-milestones') ? { iid: iids } : {}
  const answer = await everyMilestone(session, project, {
    ...(state === 'all' ? {} : { state }),
    ...byNumber,
  })
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${project}`)
  const items = answer.value.items.filter(({ iid }) => iids?.includes(iid) ?? true)
  return { kind: 'list', items: items.sort(byDueDate), complete: answer.value.complete }
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
