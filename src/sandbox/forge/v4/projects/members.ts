import { z } from 'zod'
import { done, forbidden, json, notFound, refuse } from '../../http/answer.ts'
import { integer, readParams, text } from '../../http/fields.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, pathId, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import { allMembers, type Member, ownMembers, removeMember, saveMember } from '../../state/members.ts'
import { type User, userById } from '../../state/users.ts'
import { numberList } from '../merge-requests/filters.ts'
import { userEntity } from '../users/entity.ts'

const filters = z.object({ query: text.default(''), user_ids: numberList.optional() })

const LEVELS: readonly number[] = Object.values(LEVEL)
const level = integer.refine((number) => LEVELS.includes(number))
const adding = z.object({ user_id: integer, access_level: level })
const changing = z.object({ access_level: level })

/** Whose members are meant: those of the project itself, or those of its group as well. */
type Source = (database: ProjectCall['world']['database'], project: number) => Member[]

function listOf(source: Source) {
  return (call: ProjectCall) => {
    const { query, user_ids } = readParams(filters, call.params)
    const wanted = query.toLowerCase()
    const found = people(call, source).filter(
      ({ user }) =>
        (user_ids === undefined || user_ids.includes(user.id)) &&
        [user.name, user.username].some((name) => name.toLowerCase().includes(wanted)),
    )
    return pageOf(call, found, (member) => memberEntity(call, member))
  }
}

function viewOf(source: Source) {
  return (call: ProjectCall) => json(200, memberEntity(call, find(call, source)))
}

function add(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { database } = call.world
  const { user_id, access_level } = readParams(adding, call.params)
  const user = userById(database, user_id)
  if (ownMembers(database, call.project.id).some((member) => member.user_id === user_id))
    throw refuse(409, 'Member already exists')
  if (!user) throw refuse(404, '404 User Not Found')
  requireGivable(call, access_level)
  saveMember(database, call.project.id, { user_id, level: access_level })
  return json(201, memberEntity(call, { user, level: access_level }), 'member added')
}

function change(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { user, level: before } = find(call, ownMembers)
  const { access_level } = readParams(changing, call.params)
  requireGivable(call, Math.max(access_level, before))
  saveMember(call.world.database, call.project.id, { user_id: user.id, level: access_level })
  const effect = access_level === before ? undefined : 'member changed'
  return json(200, memberEntity(call, { user, level: access_level }), effect)
}

/** People can leave by themselves. */
function remove(call: ProjectCall) {
  const { user, level: before } = find(call, ownMembers)
  if (user.id !== call.user.id) {
    requireLevel(call, LEVEL.master)
    requireGivable(call, before)
  }
  removeMember(call.world.database, call.project.id, user.id)
  return done('member removed')
}

/** Nobody gives or takes a level above their own. */
function requireGivable({ world, user, project }: ProjectCall, wanted: number): void {
  if (levelOf(world, user, project) < wanted) throw forbidden()
}

interface Person {
  readonly user: User
  readonly level: number
}

function find(call: ProjectCall, source: Source): Person {
  const id = pathId(call, 'user_id')
  const found = people(call, source).find(({ user }) => user.id === id)
  if (!found) throw notFound()
  return found
}

function people({ world, project }: ProjectCall, source: Source): Person[] {
  return source(world.database, project.id).flatMap(({ user_id, level: theirs }) => {
    const user = userById(world.database, user_id)
    return user ? [{ user, level: theirs }] : []
  })
}

function memberEntity({ world, project }: ProjectCall, { user, level: theirs }: Person) {
  return {
    ...userEntity(world, user),
    access_level: theirs,
    created_at: project.created_at,
    expires_at: null,
    membership_state: 'active',
  }
}

export const memberRoutes: readonly Route[] = [
  projectRoute('GET', '/members', listOf(ownMembers)),
  projectRoute('GET', '/members/all', listOf(allMembers)),
  projectRoute('GET', '/members/all/:user_id', viewOf(allMembers)),
  projectRoute('GET', '/members/:user_id', viewOf(ownMembers)),
  projectRoute('POST', '/members', add),
  projectRoute('PUT', '/members/:user_id', change),
  projectRoute('DELETE', '/members/:user_id', remove),
]
