import { z } from 'zod'
import { json, refuse } from '../../http/answer.ts'
import { countCharacters, readParams, requireOneOf, text } from '../../http/fields.ts'
import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { LEVEL } from '../../rights.ts'
import {
  addMilestone,
  changeMilestone,
  type Milestone,
  milestoneById,
  titleTaken,
} from '../../state/milestones.ts'
import { timestamp } from '../../world.ts'
import { findMilestone } from './find.ts'

/** Null or an empty field takes the date away. */
const dueDate = z.union([z.iso.date(), z.null(), z.literal('').transform(() => null)])

const creation = z.object({
  title: text,
  description: text.nullish(),
  due_date: dueDate.optional(),
})

const editing = z.object({
  title: text.optional(),
  description: text.nullish(),
  due_date: dueDate.optional(),
  state_event: z.enum(['close', 'activate']).optional(),
})

const STATE_AFTER = { close: 'closed', activate: 'active' } as const

const LONGEST_TITLE = 255

function create(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const wanted = readParams(creation, call.params)
  const id = addMilestone(call.world.database, {
    project_id: call.project.id,
    title: checkedTitle(call, 'create', wanted.title, 0),
    description: wanted.description ?? '',
    due_date: wanted.due_date ?? null,
    state: 'active',
    created_at: timestamp(call.world),
  })
  return json(201, milestoneById(call.world.database, call.project.id, id), 'milestone created')
}

function update(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const milestone = findMilestone(call)
  requireOneOf(call.params, ['title', 'description', 'due_date', 'state_event'])
  const wanted = readParams(editing, call.params)
  const next = {
    title:
      wanted.title === undefined ? milestone.title : checkedTitle(call, 'update', wanted.title, milestone.id),
    description: wanted.description === undefined ? milestone.description : (wanted.description ?? ''),
    due_date: wanted.due_date === undefined ? milestone.due_date : wanted.due_date,
    state: wanted.state_event === undefined ? milestone.state : STATE_AFTER[wanted.state_event],
  }
  const effect = effectOf(milestone, next)
  if (effect)
    changeMilestone(call.world.database, milestone.id, { ...next, updated_at: timestamp(call.world) })
  return json(200, findMilestone(call), effect)
}

/** Repeating what is so already is allowed and changes nothing. */
function effectOf(before: Milestone, next: Pick<Milestone, 'title' | 'description' | 'due_date' | 'state'>) {
  if (next.state !== before.state) return next.state === 'closed' ? 'milestone closed' : 'milestone activated'
  const same =
    next.title === before.title &&
    next.description === before.description &&
    next.due_date === before.due_date
  return same ? undefined : 'milestone updated'
}

/** Servers of that time print their own hash into the sentence, so this one does too. */
function checkedTitle(call: ProjectCall, deed: 'create' | 'update', raw: string, own: number): string {
  const refuseTitle = (fault: string) => refuse(400, `Failed to ${deed} milestone {:title=>["${fault}"]}`)
  if (countCharacters(raw) > LONGEST_TITLE) throw refuseTitle('is too long (maximum is 255 characters)')
  const title = raw.replace(/<[^<>]*>/g, '').trim()
  if (title === '') throw refuseTitle("can't be blank")
  if (titleTaken(call.world.database, call.project.id, title, own))
    throw refuseTitle('has already been taken')
  return title
}

export const milestoneWriteRoutes: readonly Route[] = [
  projectRoute('POST', '/milestones', create),
  projectRoute('PUT', '/milestones/:milestone_id', update),
]
