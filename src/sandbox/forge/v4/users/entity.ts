import { type User, userById } from '../../state/users.ts'
import type { World } from '../../world.ts'

/** A person as others see them, also inside issues and merge requests. */
export function userEntity(world: World, user: User) {
  const { id, username, name } = user
  return {
    id,
    username,
    public_email: null,
    name,
    state: 'active',
    locked: false,
    avatar_url: null,
    web_url: `${world.url}/${username}`,
  }
}

/** Null for nobody. */
export function userEntityOf(world: World, id: number | null) {
  const user = id === null ? undefined : userById(world.database, id)
  return user ? userEntity(world, user) : null
}

/** A person as others see them who look at nobody else. */
export function otherUserEntity(world: World, user: User) {
  return {
    ...userEntity(world, user),
    bio: '',
    location: '',
    organization: '',
    job_title: '',
    bot: false,
    followers: 0,
    following: 0,
    is_followed: false,
    local_time: null,
  }
}

/** A person as they see themselves; only administrators read whether they are one. */
export function ownUserEntity(world: World, user: User) {
  return {
    ...userEntity(world, user),
    bot: false,
    email: user.email,
    commit_email: user.email,
    external: false,
    private_profile: false,
    two_factor_enabled: false,
    ...(user.admin ? { is_admin: true } : {}),
  }
}
