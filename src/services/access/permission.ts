import type { ChannelRules } from '../../model/channel-rules.ts'
import type { ChatPlace, Presence, Role } from '../../model/directory.ts'

/** Who a verb is for at least, from the widest to the narrowest. */
export type MinimumRole =
  /** Everybody of the workspace, guests too. */
  | 'anyone'
  /** Guests as well, where the channel lets them read. */
  | 'guest'
  | 'member'
  | 'steward'
  | 'admin'

/** What one verb needs. */
export interface Permission {
  readonly least: MinimumRole
  /** What is needed as soon as anything is given with it, where that changes what it shows. */
  readonly toChange?: MinimumRole
  /** The same where the channel has a freeze: what it changes says for which project that holds. */
  readonly toMoveFreeze?: MinimumRole
  /** Whether it may be used where no channel is: in a direct message, in the Home tab. */
  readonly direct: boolean
  /** Whether it may be used in a channel that people of another workspace read. */
  readonly shared: 'always' | 'where-opened' | 'never'
  /** The channel says whether it may be used there, for which projects, and what is asked before a change. */
  readonly governed: boolean
  /** It is held back by a freeze: always, or where the merge request is set to merge by itself. */
  readonly merges?: 'always' | 'where-armed'
  /** It has messages posted later: the bot must be in the channel, and the channel must take them. */
  readonly posts?: true
  /** It may name any project, whichever ones the channel is bound to: it only ends something there. */
  readonly anyProject?: true
}

const CHANGES = { least: 'member', direct: true, shared: 'where-opened', governed: true } as const
const CHANNEL_SHOWN = { least: 'member', direct: false, shared: 'always', governed: false } as const

/** The permissions that several verbs share. */
export const permissions = {
  /** Shows something of the forge. */
  reads: { least: 'guest', direct: true, shared: 'where-opened', governed: true },
  changes: CHANGES,
  merges: { ...CHANGES, merges: 'always' },
  /** Keys and integrations are nobody’s business in a channel with others. */
  discreet: { least: 'member', direct: true, shared: 'never', governed: true },
  /** A person’s own account: what they are told, nobody else sees. */
  ownAccount: { least: 'anyone', direct: true, shared: 'always', governed: false },
  workspace: { least: 'member', direct: true, shared: 'where-opened', governed: false },
  /** What a channel is told of by itself: everybody there reads it. */
  watches: { least: 'member', direct: false, shared: 'where-opened', governed: false, posts: true },
  digests: { ...CHANGES, direct: false, posts: true },
  channelShown: CHANNEL_SHOWN,
  /** What ends something that a channel is told by itself: it works also where nothing else is allowed. */
  ends: { ...CHANNEL_SHOWN, anyProject: true },
  channelChanged: { least: 'steward', direct: false, shared: 'always', governed: false },
} as const satisfies Record<string, Permission>

/** Why something may not be done; one word, for the audit. */
export type RuleDenial =
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

/** What is asked of a verb: its id (`mr.merge`), and what it needs. */
interface Verb {
  readonly id: string
  readonly access: Permission
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
 * Why this person may not use a verb in this place; null when they may. Denies unless what the verb needs, the
 * person’s role, the kind of the place and the rules of the channel all allow.
 */
export function denialReason(verb: Verb, where: Where): RuleDenial | null {
  return denialOfPerson(verb.access, where) ?? denialOfPlace(verb, where)
}

/** Whether this person may use a verb in this place. */
export function mayUse(command: Verb, where: Where): boolean {
  return denialReason(command, where) === null
}

/** Whether they may also fill in its form, and so change what the verb alone only shows. */
export function mayFillIn(command: Verb, where: Where): boolean {
  const least = command.access.toChange
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
  { access }: Pick<Verb, 'access'>,
  projects: readonly number[],
  { rules }: Pick<Where, 'rules'>,
): RuleDenial | null {
  const bound = rules.projects
  if (bound.length === 0 || access.anyProject) return null
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

function denialOfPlace({ id, access }: Verb, { place, presence, rules }: Where): RuleDenial | null {
  if (place === 'direct' && !access.direct) return 'direct'
  if (
    place === 'shared' &&
    !(access.shared === 'always' || (access.shared === 'where-opened' && rules.shared))
  )
    return 'shared'
  if (access.posts && presence !== 'there') return presence === 'unknown' ? 'unknown-place' : presence
  return access.governed && rules.verbs !== null && !rules.verbs.includes(id) ? 'verb' : null
}
