import type { ChannelRules } from '../../model/channel-rules.ts'
import type { ChatPlace, Presence, Role } from '../../model/directory.ts'
import { type MinimumRole, type Permission, permissions } from './rights.ts'

/** Why something may not be done; one word, for the audit. */
export type RuleDenial =
  /** The table of rights does not name the verb. */
  | 'unlisted'
  /** Somebody of another workspace, or a delivery for another app. */
  | 'stranger'
  | 'deactivated'
  | 'unknown-person'
  | 'unknown-place'
  | 'guest'
  | 'role'
  /** It needs a channel. */
  | 'direct'
  /** People of another workspace read along. */
  | 'shared'
  /** The bot is not in the channel, or may not see it. */
  | 'absent'
  /** Nothing can be posted in the channel any more. */
  | 'archived'
  | 'verb'
  | 'not-connected'
  | 'project'
  /** A freeze would hold for another project. */
  | 'moves-freeze'

/** The id of a verb: `mr.merge`. */
interface Verb {
  readonly id: string
}

/** Who asks and where, as far as the policy looks. */
export interface Where {
  readonly role: Role
  readonly place: ChatPlace
  readonly presence: Presence
  readonly rules: ChannelRules
}

const RANKS: Readonly<Record<Role, number>> = {
  unknown: 0,
  outsider: 0,
  deactivated: 0,
  guest: 1,
  member: 2,
  steward: 3,
  admin: 4,
}
const NEEDED: Readonly<Record<MinimumRole, number>> = { anyone: 1, guest: 1, member: 2, steward: 3, admin: 4 }

/**
 * Why this person may not use a verb in this place; null when they may. Denies unless the table of rights, the
 * person’s role, the kind of the place and the rules of the channel all allow.
 */
export function denialReason({ id }: Verb, where: Where): RuleDenial | null {
  const right = permissions.get(id)
  if (!right) return 'unlisted'
  return denialOfPerson(right, where) ?? denialOfPlace(id, right, where)
}

/** Whether this person may use a verb in this place. */
export function mayUse(command: Verb, where: Where): boolean {
  return denialReason(command, where) === null
}

/** Whether they may also fill in its form, and so change what the verb alone only shows. */
export function mayFillIn(command: Verb, where: Where): boolean {
  const least = permissions.get(command.id)?.toChange
  return mayUse(command, where) && (least === undefined || reaches(where.role, least))
}

/** Whether somebody is told more than that they may not use this. */
export function mayAskForHelp({ role }: Pick<Where, 'role'>): boolean {
  return role !== 'outsider' && role !== 'deactivated'
}

/** Whether an answer is kept from the others there, whom nobody let read along. */
export function mustStayPrivate({ place, rules }: Pick<Where, 'place' | 'rules'>): boolean {
  return place === 'unseen' || place === 'unknown' || (place === 'shared' && !rules.shared)
}

/** Whether a role is at least as much as is needed. */
export function reaches(role: Role, least: MinimumRole): boolean {
  return RANKS[role] >= NEEDED[least]
}

/** Why these projects may not be used in this channel; null when they may. */
export function denialOfProjects(
  { id }: Verb,
  projects: readonly number[],
  { rules }: Pick<Where, 'rules'>,
): RuleDenial | null {
  const bound = rules.projects
  if (bound.length === 0 || permissions.get(id)?.anyProject) return null
  return projects.some((project) => !bound.includes(project)) ? 'project' : null
}

function denialOfPerson({ least }: Permission, { role, place, rules }: Where): RuleDenial | null {
  if (role === 'outsider') return 'stranger'
  if (role === 'deactivated') return 'deactivated'
  if (role === 'unknown') return 'unknown-person'
  if (place === 'unknown') return 'unknown-place'
  if (role === 'guest' && least !== 'anyone' && !(least === 'guest' && rules.guests)) return 'guest'
  return reaches(role, least) ? null : 'role'
}

function denialOfPlace(id: string, right: Permission, { place, presence, rules }: Where): RuleDenial | null {
  if (place === 'direct' && !right.direct) return 'direct'
  if (place === 'shared' && !(right.shared === 'always' || (right.shared === 'where-opened' && rules.shared)))
    return 'shared'
  if (right.posts && presence !== 'there') return presence === 'unknown' ? 'unknown-place' : presence
  return right.governed && rules.verbs !== null && !rules.verbs.includes(id) ? 'verb' : null
}
