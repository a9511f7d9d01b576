import { z } from 'zod'
import {
  type Answer,
  clearableDate,
  countCharacters,
  json,
  type Refusal,
  readParams,
  refuse,
  requireOneOf,
  text,
} from '../../http/answer.ts'
import type { Call } from '../../http/route.ts'
import { addMilestone, changeMilestone, type Milestone } from '../../state/issues.ts'
import { timestamp } from '../../world.ts'

/** Whose milestones a call is about, and how they are spoken of there. */
export interface MilestoneOwner {
  readonly ids: Pick<Milestone, 'project_id' | 'group_id'>
  /** The fields that people can edit. */
  readonly editable: readonly string[]
  readonly show: (milestone: Milestone) => unknown
  readonly byId: (id: number) => Milestone | undefined
  readonly isTaken: (title: string, except: number) => boolean
  /** What is said of a title that is taken. */
  readonly taken: string
}

const optional = {
  description: text.nullish(),
  start_date: clearableDate.optional(),
  due_date: clearableDate.optional(),
}

const creation = z.object({ title: text, ...optional })

const editing = z.object({
  title: text.optional(),
  ...optional,
  state_event: z.enum(['close', 'activate']).optional(),
})

const STATE_AFTER = { close: 'closed', activate: 'active' } as const

const LONGEST_TITLE = 255

type Editable = Pick<Milestone, 'title' | 'description' | 'start_date' | 'due_date' | 'state'>

/** Makes a milestone and answers 201 with it. */
export function createMilestone(call: Call, owner: MilestoneOwner): Answer {
  const wanted = readParams(creation, only(call, owner))
  const next = {
    title: checkedTitle(owner, 'create', wanted.title, 0),
    description: wanted.description ?? '',
    start_date: wanted.start_date ?? null,
    due_date: wanted.due_date ?? null,
    state: 'active',
  } as const
  checkDates('create', next)
  const { database } = call.world
  const id = addMilestone(database, { ...owner.ids, ...next, created_at: timestamp(call.world) })
  return json(201, shown(owner, id), 'milestone created')
}

/** Changes what was sent and answers 200 with the milestone. */
export function updateMilestone(call: Call, owner: MilestoneOwner, milestone: Milestone): Answer {
  requireOneOf(call.params, owner.editable)
  const wanted = readParams(editing, only(call, owner))
  const next = {
    title:
      wanted.title === undefined
        ? milestone.title
        : checkedTitle(owner, 'update', wanted.title, milestone.id),
    description: wanted.description === undefined ? milestone.description : (wanted.description ?? ''),
    start_date: wanted.start_date === undefined ? milestone.start_date : wanted.start_date,
    due_date: wanted.due_date === undefined ? milestone.due_date : wanted.due_date,
    state: wanted.state_event === undefined ? milestone.state : STATE_AFTER[wanted.state_event],
  }
  checkDates('update', next)
  const effect = effectOf(milestone, next)
  if (effect)
    changeMilestone(call.world.database, milestone.id, { ...next, updated_at: timestamp(call.world) })
  return json(200, shown(owner, milestone.id), effect)
}

/** Parameters that the owner's API does not know are as if they were not sent. */
function only(call: Call, { editable }: MilestoneOwner) {
  return Object.fromEntries(editable.map((name) => [name, call.params[name]]))
}

function shown(owner: MilestoneOwner, id: number): unknown {
  const milestone = owner.byId(id)
  if (!milestone) throw new Error(`milestone ${id} was just written and is gone`)
  return owner.show(milestone)
}

/** Repeating what is so already is allowed and changes nothing. */
function effectOf(before: Milestone, next: Editable): string | undefined {
  if (next.state !== before.state) return next.state === 'closed' ? 'milestone closed' : 'milestone activated'
  const same =
    next.title === before.title &&
    next.description === before.description &&
    next.start_date === before.start_date &&
    next.due_date === before.due_date
  return same ? undefined : 'milestone updated'
}

function checkedTitle(owner: MilestoneOwner, deed: Deed, raw: string, own: number): string {
  if (countCharacters(raw) > LONGEST_TITLE)
    throw refuseField(deed, 'title', 'is too long (maximum is 255 characters)')
  const title = raw.replace(/<[^<>]*>/g, '').trim()
  if (title === '') throw refuseField(deed, 'title', "can't be blank")
  if (owner.isTaken(title, own)) throw refuseField(deed, 'title', owner.taken)
  return title
}

function checkDates(deed: Deed, { start_date, due_date }: Pick<Editable, 'start_date' | 'due_date'>): void {
  if (start_date !== null && due_date !== null && start_date > due_date)
    throw refuseField(deed, 'due_date', 'must be greater than start date')
}

type Deed = 'create' | 'update'

/** The real servers print their own hash into the sentence, so this one does too. */
function refuseField(deed: Deed, field: string, fault: string): Refusal {
  return refuse(400, `Failed to ${deed} milestone {:${field}=>["${fault}"]}`)
}
