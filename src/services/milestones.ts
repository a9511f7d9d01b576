import type { Session } from '../forge/client.ts'
import { everyMilestone } from '../forge/milestones.ts'
import type { Audience } from '../model/audience.ts'
import type { Milestone } from '../model/milestone.ts'
import { type Credentials, withOwnAccount, withReader } from './access/credentials.ts'
import { type Failure, readFailure } from './failure.ts'
import { byDueDate } from './milestone/by-due-date.ts'
import type { CountingContext, Telling } from './milestone/count-issues.ts'
import { create, type MilestoneCreated, type NewMilestoneInput } from './milestone/create.ts'
import { type Digested, type DigestQuestion, digest } from './milestone/digest.ts'
import { type EditInput, edit, type MilestoneEdited } from './milestone/edit.ts'
import { type Ambiguous, findMilestone, type MilestoneName, type TitleMatch } from './milestone/find.ts'
import { type MilestoneRequests, requestsOf } from './milestone/merge-requests.ts'
import { type Counts, count, type Progressed, progress } from './milestone/progress.ts'
import { lookAnew, type MilestoneViewed } from './milestone/read.ts'
import { type ChangedName, changeState, type MilestoneChange } from './milestone/set-state.ts'
import type { KeyedMutex } from './operations/keyed-mutex.ts'
import type { Reconcile } from './operations/reconcile.ts'

export type { Calendar } from './milestone/count-issues.ts'
export type { MilestoneCreated } from './milestone/create.ts'
export type { Digested, DigestQuestion } from './milestone/digest.ts'
export type { MilestoneEdited } from './milestone/edit.ts'
export { type EditedField, fieldText, fingerprintOf, MILESTONE_FIELDS } from './milestone/fields.ts'
export { type Ambiguous, findMilestone } from './milestone/find.ts'
export type { MilestoneRequests } from './milestone/merge-requests.ts'
export type { Progressed } from './milestone/progress.ts'
export type { MilestoneView } from './milestone/read.ts'
export type { MilestoneChange, OfGroup } from './milestone/set-state.ts'

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
  list(question: MilestoneQuestion): Promise<ListedMilestones | Failure>
  /** `audience`: who sees what is made of it; see Shown. */
  view(
    name: MilestoneName,
    title: TitleMatch,
    audience: Audience,
  ): Promise<MilestoneViewed | Ambiguous | Failure>
  /** The milestone without its issues, for a change: only a whole title is enough. */
  find(name: MilestoneName): Promise<{ kind: 'found'; milestone: Milestone } | Ambiguous | Failure>
  /** What a digest of the project says, and what it must keep for the next one. */
  digest(question: DigestQuestion): Promise<Digested | Failure>
  /** Where one milestone stands; the beginning of its title is enough. */
  progress(name: MilestoneName, telling: Telling): Promise<Progressed | Ambiguous | Failure>
  /** The open merge requests of one milestone. */
  requests(name: MilestoneName): Promise<MilestoneRequests | Ambiguous | Failure>
  /** Counts the issues of the active milestones, for the burndowns of days to come. */
  count(project: number): Promise<Counts | Failure>
  create(input: NewMilestoneInput): Promise<MilestoneCreated>
  edit(input: EditInput): Promise<MilestoneEdited>
  close(name: ChangedName): Promise<MilestoneChange>
  activate(name: ChangedName): Promise<MilestoneChange>
}

/** The milestones of one person: reads with whatever they may read with, writes with their own account only. */
export function createMilestones(
  access: Credentials,
  ground: { readonly inTurn: KeyedMutex; readonly resolve: Reconcile; readonly counting: CountingContext },
): Milestones {
  const { resolve, counting } = ground
  return {
    list: (question) => withReader(access, question.project, (session) => list(session, question)),
    view: (name, title, audience) =>
      withReader(access, name.project, (session) => view(session, name, title, audience)),
    find: (name) => withReader(access, name.project, (session) => find(session, name)),
    digest: (question) =>
      withReader(access, question.project, (session) => digest(session, question, counting)),
    progress: (name, telling) =>
      withReader(access, name.project, (session) => progress(session, name, telling, counting)),
    requests: (name) => withReader(access, name.project, (session) => requestsOf(session, name)),
    count: (project) => withReader(access, project, (session) => count(session, project, counting)),
    create: (input) => withOwnAccount(access, (session) => create(session, input, ground)),
    edit: (input) => withOwnAccount(access, (session) => edit(session, input, resolve)),
    close: (name) => withOwnAccount(access, (session) => changeState(session, name, 'close', resolve)),
    activate: (name) => withOwnAccount(access, (session) => changeState(session, name, 'activate', resolve)),
  }
}

async function list(
  session: Session,
  { project, state, iids }: MilestoneQuestion,
): Promise<ListedMilestones | Failure> {
  // Numbers are of the project alone to the forge, and of its groups as well to people.
  const byNumber = iids && !session.offers('group-milestones') ? { iid: iids } : {}
  const answer = await everyMilestone(session, project, {
    ...(state === 'all' ? {} : { state }),
    ...byNumber,
  })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  const items = answer.value.items.filter(({ iid }) => iids?.includes(iid) ?? true)
  return { kind: 'list', items: items.sort(byDueDate), complete: answer.value.complete }
}

async function view(
  session: Session,
  name: MilestoneName,
  match: TitleMatch,
  audience: Audience,
): Promise<MilestoneViewed | Ambiguous | Failure> {
  const found = await findMilestone(session, name, match)
  return 'kind' in found ? found : lookAnew(session, name.project, found, audience)
}

async function find(session: Session, name: MilestoneName) {
  const found = await findMilestone(session, name, 'exact')
  return 'kind' in found ? found : ({ kind: 'found', milestone: found } as const)
}
