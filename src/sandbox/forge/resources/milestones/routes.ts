import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import {
  type Answer,
  clearableDate,
  existing,
  integers,
  json,
  lengthFaults,
  type Refusal,
  readParams,
  refuse,
  requireOneOf,
  text,
} from '../../http/answer.ts'
import {
  type Call,
  masterRoute,
  type ProjectCall,
  pageOf,
  pathId,
  projectRoute,
  type Route,
} from '../../http/route.ts'
import {
  addMilestone,
  ISSUES,
  MILESTONES,
  type Milestone,
  reachableMilestone,
  titleTakenAround,
} from '../../state/issues.ts'
import type { Project } from '../../state/projects.ts'
import { maySeeIssue, timestamp, type World } from '../../world.ts'
import { fullIssueEntity, milestoneEntity } from '../merge-requests/entity.ts'

function ownerOf({ world: { database }, project }: ProjectCall): MilestoneOwner {
  return {
    ids: { project_id: project.id, group_id: null },
    editable: ['title', 'description', 'due_date', 'state_event'],
    show: milestoneEntity,
    byId: (id) => database.find(MILESTONES, { project_id: project.id, id }),
    isTaken: (title, except) =>
      titleTakenAround(database, { projects: [project.id], group: null }, title, except),
    taken: 'has already been taken',
  }
}

const filters = z.object({
  iid: integers.optional(),
  state: z.enum(['active', 'closed', 'all']).default('all'),
})

function list(call: ProjectCall) {
  const { iid, state } = readParams(filters, call.params)
  const found = call.world.database
    .list(MILESTONES, { project_id: call.project.id }, 'id DESC')
    .filter((one) => (state === 'all' || one.state === state) && (iid?.includes(one.iid) ?? true))
  return pageOf(call, found, milestoneEntity)
}

function issues(call: ProjectCall) {
  const { world, user, project } = call
  const found = world.database
    .list(ISSUES, { milestone_id: findMilestone(call).id }, 'id DESC')
    .filter((issue) => maySeeIssue(world, user, project, issue))
  return pageOf(call, found, (issue) => fullIssueEntity(world, project, issue, user.id))
}

function findMilestone(call: ProjectCall): Milestone {
  return existing(ownerOf(call).byId(pathId(call, 'milestone_id')))
}

/** Finds a milestone that an issue or a merge request of the project can have or be shown with. */
export function milestoneFor({ database, mode }: World, project: Project, id: number | null) {
  if (id === null) return undefined
  return mode.groupMilestones
    ? reachableMilestone(database, project, id)
    : database.find(MILESTONES, { project_id: project.id, id })
}

export interface MilestoneOwner {
  readonly ids: Pick<Milestone, 'project_id' | 'group_id'>
  readonly editable: readonly string[]
  readonly show: (milestone: Milestone) => unknown
  readonly byId: (id: number) => Milestone | undefined
  readonly isTaken: (title: string, except: number) => boolean
  readonly taken: string
}

const description = text.nullable().transform((sent) => sent ?? '')

const creation = z.object({
  title: text,
  description: description.default(''),
  start_date: clearableDate.default(null),
  due_date: clearableDate.default(null),
})

const editing = z.object({
  title: text.optional(),
  description: description.optional(),
  start_date: clearableDate.optional(),
  due_date: clearableDate.optional(),
  state_event: z.enum(['close', 'activate']).optional(),
})

const STATE_AFTER = { close: 'closed', activate: 'active' } as const
const EFFECTS = { closed: 'milestone closed', active: 'milestone activated' } as const

export function createMilestone(call: Call, owner: MilestoneOwner): Answer {
  const sent = readParams(creation, only(call, owner))
  const columns = { ...owner.ids, ...sent, title: checkedTitle(owner, 'create', sent.title, 0) }
  checkDates('create', columns)
  const made = addMilestone(call.world.database, { ...columns, created_at: timestamp(call.world) })
  return json(201, owner.show(made), 'milestone created')
}

export function updateMilestone(call: Call, owner: MilestoneOwner, milestone: Milestone): Answer {
  requireOneOf(call.params, owner.editable)
  const { id } = milestone
  const {
    title,
    description = milestone.description,
    start_date = milestone.start_date,
    due_date = milestone.due_date,
    state_event,
  } = readParams(editing, only(call, owner))
  const next = {
    ...milestone,
    title: title === undefined ? milestone.title : checkedTitle(owner, 'update', title, id),
    description,
    start_date,
    due_date,
    state: state_event === undefined ? milestone.state : STATE_AFTER[state_event],
  }
  checkDates('update', next)
  // Repeating the present values is allowed and changes nothing.
  if (isDeepStrictEqual(next, milestone)) return json(200, owner.show(milestone))
  const changed = { ...next, updated_at: timestamp(call.world) }
  call.world.database.update('milestones', id, changed)
  const effect = next.state === milestone.state ? 'milestone updated' : EFFECTS[next.state]
  return json(200, owner.show(changed), effect)
}

/** Drops parameters that the owner's API does not know. */
function only(call: Call, { editable }: MilestoneOwner) {
  return Object.fromEntries(editable.map((name) => [name, call.params[name]]))
}

function checkedTitle(owner: MilestoneOwner, verb: Verb, raw: string, own: number): string {
  const [fault] = lengthFaults(raw)
  if (fault) throw refuseField(verb, 'title', fault)
  const title = raw.replace(/<[^<>]*>/g, '').trim()
  if (title === '') throw refuseField(verb, 'title', "can't be blank")
  if (owner.isTaken(title, own)) throw refuseField(verb, 'title', owner.taken)
  return title
}

function checkDates(verb: Verb, { start_date, due_date }: Pick<Milestone, 'start_date' | 'due_date'>): void {
  if (start_date !== null && due_date !== null && start_date > due_date)
    throw refuseField(verb, 'due_date', 'must be greater than start date')
}

type Verb = 'create' | 'update'

/** The real servers print their own hash into the sentence, so this one does too. */
function refuseField(verb: Verb, field: string, fault: string): Refusal {
  return refuse(400, `Failed to ${verb} milestone {:${field}=>["${fault}"]}`)
}

export const milestoneRoutes: readonly Route[] = [
  projectRoute('GET', '/milestones', list),
  projectRoute('GET', '/milestones/:milestone_id', (call) => json(200, milestoneEntity(findMilestone(call)))),
  projectRoute('GET', '/milestones/:milestone_id/issues', issues),
  masterRoute('POST', '/milestones', (call) => createMilestone(call, ownerOf(call))),
  masterRoute('PUT', '/milestones/:milestone_id', (call) =>
    updateMilestone(call, ownerOf(call), findMilestone(call)),
  ),
]
