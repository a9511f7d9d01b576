import { z } from 'zod'
import {
  contains,
  done,
  existing,
  forbidden,
  integer,
  json,
  numberList,
  readParams,
  refuse,
  text,
} from '../http/answer.ts'
import {
  type Call,
  type ProjectCall,
  pageOf,
  pathId,
  projectRoute,
  type Route,
  requireLevel,
} from '../http/route.ts'
import { ISSUES } from '../state/issues.ts'
import { MERGE_REQUESTS } from '../state/merge-requests.ts'
import { membersOf, saveMember, USERS, type User } from '../state/projects.ts'
import { LEVEL, levelOf } from '../world.ts'
import { otherUserEntity, ownUserEntity, userEntityOf } from './entities.ts'
import { searchOf } from './listing.ts'

const filters = z.object({ username: text.optional(), search: text.default('') })
const memberFilters = z.object({ query: text.default(''), user_ids: numberList.optional() })

const LEVELS: readonly number[] = Object.values(LEVEL)
const level = integer.refine((number) => LEVELS.includes(number))
const adding = z.object({ user_id: integer, access_level: level })
const changing = z.object({ access_level: level })

/** Direct members, or those of the project's group as well. */
type Source = 'members' | 'all_members'

export function matchesName({ name, username }: User, part: string): boolean {
  return contains(name, part) || contains(username, part)
}

/** Lists users, newest account first. A username must match as a whole, in any case. */
function listUsers(call: Call) {
  const { username, search } = readParams(filters, call.params)
  const found = call.world.database
    .list(USERS, {}, 'id DESC')
    .filter(
      (user) =>
        (username === undefined || user.username.toLowerCase() === username.toLowerCase()) &&
        matchesName(user, search),
    )
  return pageOf(call, found, ({ id }) => userEntityOf(call.world, id))
}

export function findUser(call: Call) {
  const user = call.world.database.find(USERS, { id: pathId(call, 'user_id') })
  if (!user) throw refuse(404, '404 User Not Found')
  return user
}

function list(call: ProjectCall, source: Source) {
  const { query, user_ids } = readParams(memberFilters, call.params)
  const found = people(call, source).filter(
    ({ user }) => (user_ids === undefined || user_ids.includes(user.id)) && matchesName(user, query),
  )
  return pageOf(call, found, ({ user, level }) => memberEntity(call, user, level))
}

function view(call: ProjectCall, source: Source) {
  const { user, level } = find(call, source)
  return json(200, memberEntity(call, user, level))
}

function add(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { database } = call.world
  const { user_id, access_level } = readParams(adding, call.params)
  const user = database.find(USERS, { id: user_id })
  if (people(call, 'members').some((member) => member.user.id === user_id))
    throw refuse(409, 'Member already exists')
  if (!user) throw refuse(404, '404 User Not Found')
  requireGivable(call, access_level)
  saveMember(database, call.project.id, user_id, access_level)
  return json(201, memberEntity(call, user, access_level), 'member added')
}

function change(call: ProjectCall) {
  requireLevel(call, LEVEL.master)
  const { user, level: before } = find(call, 'members')
  const { access_level } = readParams(changing, call.params)
  requireGivable(call, Math.max(access_level, before))
  saveMember(call.world.database, call.project.id, user.id, access_level)
  const effect = access_level === before ? undefined : 'member changed'
  return json(200, memberEntity(call, user, access_level), effect)
}

/** Members may remove themselves. */
function remove(call: ProjectCall) {
  const { user, level: before } = find(call, 'members')
  if (user.id !== call.user.id) {
    requireLevel(call, LEVEL.master)
    requireGivable(call, before)
  }
  call.world.database.remove('members', { project_id: call.project.id, user_id: user.id })
  return done('member removed')
}

/** Refuses to give or take a level above one's own. */
function requireGivable({ world, user, project }: ProjectCall, required: number): void {
  if (levelOf(world, user, project) < required) throw forbidden()
}

function find(call: ProjectCall, source: Source) {
  const id = pathId(call, 'user_id')
  return existing(people(call, source).find(({ user }) => user.id === id))
}

export function people({ world, project }: ProjectCall, source: Source) {
  return membersOf(world.database, project.id, source).map(({ user_id, level: theirs }) => {
    return { user: world.database.get(USERS, { id: user_id }), level: theirs }
  })
}

function memberEntity({ world, project: { created_at } }: ProjectCall, user: User, access_level: number) {
  const always = { created_at, expires_at: null, membership_state: 'active' }
  return { ...userEntityOf(world, user.id), access_level, ...always }
}

export const peopleRoutes: readonly Route[] = [
  { method: 'GET', template: '/user', handle: ({ world, user }) => json(200, ownUserEntity(world, user)) },
  { method: 'GET', template: '/users', handle: listUsers },
  {
    method: 'GET',
    template: '/users/:user_id',
    handle: (call) => json(200, otherUserEntity(call.world, findUser(call))),
  },
  projectRoute('GET', '/members', (call) => list(call, 'members')),
  projectRoute('GET', '/members/all', (call) => list(call, 'all_members')),
  projectRoute('GET', '/members/all/:user_id', (call) => view(call, 'all_members')),
  projectRoute('GET', '/members/:user_id', (call) => view(call, 'members')),
  projectRoute('POST', '/members', add),
  projectRoute('PUT', '/members/:user_id', change),
  projectRoute('DELETE', '/members/:user_id', remove),
]

function listLabels(call: ProjectCall) {
  const { database } = call.world
  const where = { project_id: call.project.id }
  const search = searchOf(call)
  const used = [...database.list(ISSUES, where), ...database.list(MERGE_REQUESTS, where)]
  const names = [...new Set(used.flatMap(({ labels }) => labels))].toSorted()
  const found = names.filter((name) => contains(name, search))
  return pageOf(call, found, (name) => ({ name, color: '#6699cc', description: null }))
}

export const labelRoute = projectRoute('GET', '/labels', listLabels)
