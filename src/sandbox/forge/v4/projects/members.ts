import { z } from 'zod'
import { json, notFound } from '../../http/answer.ts'
import { integers, readParams, text } from '../../http/fields.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, pathId } from '../../http/route.ts'
import { allMembers } from '../../state/members.ts'
import { type User, userById } from '../../state/users.ts'
import { userEntity } from '../users/entity.ts'

const filters = z.object({ query: text.default(''), user_ids: integers.optional() })

/** Everybody who is a member of the project or of its group. */
export function listMembers(call: ProjectCall) {
  const { query, user_ids } = readParams(filters, call.params)
  const wanted = query.toLowerCase()
  const found = members(call).filter(
    ({ user }) =>
      (user_ids === undefined || user_ids.includes(user.id)) &&
      [user.name, user.username].some((name) => name.toLowerCase().includes(wanted)),
  )
  return pageOf(call, found, (member) => memberEntity(call, member))
}

export function viewMember(call: ProjectCall) {
  const id = pathId(call, 'user_id')
  const found = members(call).find(({ user }) => user.id === id)
  if (!found) throw notFound()
  return json(200, memberEntity(call, found))
}

interface Member {
  readonly user: User
  readonly level: number
}

function members({ world, project }: ProjectCall): Member[] {
  return allMembers(world.database, project.id).flatMap(({ user_id, level }) => {
    const user = userById(world.database, user_id)
    return user ? [{ user, level }] : []
  })
}

function memberEntity({ world }: ProjectCall, { user, level }: Member) {
  return { ...userEntity(world, user), access_level: level, expires_at: null }
}
