import type { Session } from '../api/client.ts'
import { everyMilestone, everyMilestoneIssue, listMilestones, updateMilestone } from '../api/milestones.ts'
import type { Issue } from '../model/issue.ts'
import type { Milestone } from '../model/milestone.ts'
import { type Access, asOwn, asReader } from './access.ts'
import { readBack } from './read-back.ts'
import { readTrouble, type Trouble, writeTrouble } from './trouble.ts'

/** Names a milestone as people do: by iid (`%3`) or by its title, in capitals or not. */
export interface MilestoneName {
  readonly project: number
  readonly milestone: number | string
}

export interface MilestoneView {
  readonly project: number
  readonly milestone: Milestone
  readonly open: readonly Issue[]
  readonly closed: readonly Issue[]
  /** False when the cap was reached and more issues exist. */
  readonly complete: boolean
}

export type MilestoneState = 'active' | 'closed' | 'all'

export interface ListedMilestones {
  readonly kind: 'list'
  readonly items: readonly Milestone[]
  readonly complete: boolean
}

export type MilestoneViewed = { readonly kind: 'view'; readonly view: MilestoneView }

/** How much of a title must be typed: before a change nothing is guessed. */
export type TitleMatch = 'exact' | 'prefix'

/** The words are no title of one milestone, and these begin with them or are called so; the person chooses. */
export type Ambiguous = {
  readonly kind: 'ambiguous'
  readonly typed: string
  readonly titles: readonly string[]
}

export type MilestoneChange =
  /** `answered` false: the forge’s answer was lost, so somebody else may have done it at that moment. */
  | {
      readonly kind: 'closed' | 'activated'
      readonly already: boolean
      readonly answered: boolean
      readonly view: MilestoneView
    }
  | Ambiguous
  | Trouble

/** At most this many issues are read for one milestone; the answer says when there are more. */
const ISSUE_CAP = 500

/** What a person can do with milestones. */
export interface Milestones {
  list(input: {
    readonly project: number
    readonly state: MilestoneState
  }): Promise<ListedMilestones | Trouble>
  view(name: MilestoneName, title: TitleMatch): Promise<MilestoneViewed | Ambiguous | Trouble>
  close(name: MilestoneName): Promise<MilestoneChange>
  activate(name: MilestoneName): Promise<MilestoneChange>
}

/** The milestones of one person: reads with whatever they may read with, writes with their own account only. */
export function createMilestones(access: Access): Milestones {
  return {
    list: ({ project, state }) => asReader(access, (session) => list(session, project, state)),
    view: (name, title) => asReader(access, (session) => view(session, name, title)),
    close: (name) => asOwn(access, (session) => change(session, name, 'close')),
    activate: (name) => asOwn(access, (session) => change(session, name, 'activate')),
  }
}

async function list(
  session: Session,
  project: number,
  state: MilestoneState,
): Promise<ListedMilestones | Trouble> {
  const answer = await everyMilestone(session, project, state === 'all' ? {} : { state })
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${project}`)
  return { kind: 'list', items: [...answer.value.items].sort(byDueDate), complete: answer.value.complete }
}

/** Earliest due date first, those without a date last, then newest first. */
function byDueDate(a: Milestone, b: Milestone): number {
  const due = (milestone: Milestone) => milestone.due_date ?? '9999'
  return due(a).localeCompare(due(b)) || b.iid - a.iid
}

async function find(
  session: Session,
  { project, milestone }: MilestoneName,
  match: TitleMatch,
): Promise<Milestone | Ambiguous | Trouble> {
  if (typeof milestone === 'number') {
    const answer = await listMilestones(session, project, { iid: [milestone] })
    if (answer.kind !== 'done') return readTrouble(answer, `Project ${project}`)
    const found = answer.value.items.find(
      ({ iid, project_id }) => iid === milestone && (project_id ?? project) === project,
    )
    return found ?? { kind: 'not-found', what: `Milestone %${milestone}` }
  }
  const answer = await everyMilestone(session, project, {})
  if (answer.kind !== 'done') return readTrouble(answer, `Project ${project}`)
  const typed = milestone.toLowerCase()
  const exact = answer.value.items.filter(({ title }) => title.toLowerCase() === typed)
  const begun = answer.value.items.filter(({ title }) => title.toLowerCase().startsWith(typed))
  const [only, ...others] = exact.length > 0 || match === 'exact' ? exact : begun
  if (only && others.length === 0) return only
  if (begun.length === 0) return { kind: 'not-found', what: `Milestone “${milestone}”` }
  const named = exact.length > 0 ? exact : begun
  return { kind: 'ambiguous', typed: milestone, titles: named.map(nameOf) }
}

function nameOf({ iid, title }: Milestone): string {
  return `%${iid} ${title}`
}

async function view(
  session: Session,
  name: MilestoneName,
  match: TitleMatch,
): Promise<MilestoneViewed | Ambiguous | Trouble> {
  const found = await find(session, name, match)
  if ('kind' in found) return found
  return look(session, name.project, found)
}

async function look(
  session: Session,
  project: number,
  milestone: Milestone,
): Promise<MilestoneViewed | Trouble> {
  const answer = await everyMilestoneIssue(session, project, milestone.id, { cap: ISSUE_CAP })
  if (answer.kind !== 'done') return readTrouble(answer, `Milestone %${milestone.iid}`)
  const { items, complete } = answer.value
  const closed = items.filter(({ state }) => state === 'closed')
  const open = items.filter(({ state }) => state !== 'closed')
  return { kind: 'view', view: { project, milestone, open, closed, complete } }
}

async function change(
  session: Session,
  name: MilestoneName,
  event: 'close' | 'activate',
): Promise<MilestoneChange> {
  const found = await find(session, name, 'exact')
  if ('kind' in found) return found
  const { project } = name
  const wanted = event === 'close' ? 'closed' : 'active'
  const kind = event === 'close' ? 'closed' : 'activated'
  if (found.state === wanted) {
    const now = await look(session, project, found)
    return now.kind === 'view' ? { kind, already: true, answered: true, view: now.view } : now
  }
  const what = nameOf(found)
  const answer = await updateMilestone(session, project, found.id, { state_event: event })
  if (answer.kind === 'unsent' || answer.kind === 'refused') return writeTrouble(answer, `Milestone ${what}`)

  // The sentence comes from what the forge shows afterwards, not from the status of the call.
  const again = await readBack(
    answer,
    () => find(session, { project, milestone: found.iid }, 'exact'),
    (seen) => !('kind' in seen) && seen.state === wanted,
  )
  if ('kind' in again) return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
  if (again.state !== wanted)
    return { kind: 'unconfirmed', what, reason: 'The forge does not show the change' }
  const now = await look(session, project, again)
  const unread = { project, milestone: again, open: [], closed: [], complete: false }
  const seen = now.kind === 'view' ? now.view : unread
  return { kind, already: false, answered: answer.kind === 'done', view: seen }
}
