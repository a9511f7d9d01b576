import { z } from 'zod'
import { json, refuse } from '../../http/answer.ts'
import { readParams, text } from '../../http/fields.ts'
import { pageOf } from '../../http/paging.ts'
import { type Call, pathId, type Route } from '../../http/route.ts'
import { allUsers, userById } from '../../state/users.ts'
import { otherUserEntity, ownUserEntity, userEntity } from './entity.ts'

const filters = z.object({ username: text.optional(), search: text.optional() })

function self(call: Call) {
  return json(200, ownUserEntity(call.world, call.user))
}

/** The newest account comes first. A username must be the whole one, in whatever case. */
function list(call: Call) {
  const { username, search = '' } = readParams(filters, call.params)
  const found = allUsers(call.world.database).filter(
    (user) =>
      (username === undefined || same(user.username, username)) &&
      (contains(user.username, search) || contains(user.name, search)),
  )
  return pageOf(call, found, (user) => userEntity(call.world, user))
}

function view(call: Call) {
  const user = userById(call.world.database, pathId(call, 'user_id'))
  if (!user) throw refuse(404, '404 User Not Found')
  return json(200, otherUserEntity(call.world, user))
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function contains(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase())
}

export const userRoutes: readonly Route[] = [
  { method: 'GET', template: '/user', handle: self },
  { method: 'GET', template: '/users', handle: list },
  { method: 'GET', template: '/users/:user_id', handle: view },
]
