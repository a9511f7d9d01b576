import { type User, userById } from '../state/users.ts'
import type { World } from '../world.ts'

export interface UserSummary {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly state: 'active'
  readonly avatar_url: null
  readonly web_url: string
}

function userSummary(world: World, user: User): UserSummary {
  const { id, username, name } = user
  return { id, username, name, state: 'active', avatar_url: null, web_url: `${world.url}/${username}` }
}

export function userSummaryOf(world: World, id: number | null): UserSummary | null {
  const user = id === null ? undefined : userById(world.database, id)
  return user ? userSummary(world, user) : null
}
