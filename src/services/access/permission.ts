import type { Role } from '../../model/directory.ts'
import type { AccessContext } from './access-context.ts'

/** The least role for a command, from the widest to the narrowest. */
type MinimumRole =
  /** Everyone in the workspace, including guests. */
  | 'anyone'
  /** Includes guests where the channel lets them read. */
  | 'guest'
  | 'member'
  | 'manager'
  | 'admin'

export interface Permission {
  readonly least: MinimumRole
  /** The role required with any value, for a command that writes with a value and only reads without one. */
  readonly toChange?: MinimumRole
  /** The same in a channel with a freeze: the change decides to which project the freeze applies. */
  readonly toMoveFreeze?: MinimumRole
  /** True when it may be used without a channel: in a direct message or the Home tab. */
  readonly direct: boolean
  /** Decides the use in a channel that people of another workspace read. */
  readonly shared: 'always' | 'where-opened' | 'never'
  /** True when the channel’s rules decide whether, for which projects and with which confirmation it runs. */
  readonly governed: boolean
  /** True when it merges: a freeze holds it back. */
  readonly merges?: true
  /** It causes later messages: the bot must be in the channel, and the channel must accept them. */
  readonly posts?: true
  /** True when it may name any project, not only the channel’s: it only ends something there. */
  readonly anyProject?: true
}

const CHANGES = { least: 'member', direct: true, shared: 'where-opened', governed: true } as const
const CHANNEL_SHOWN = { least: 'member', direct: false, shared: 'always', governed: false } as const

/** The permissions that several commands share. */
export const permissions = {
  /** Reads from the forge. */
  reads: { least: 'guest', direct: true, shared: 'where-opened', governed: true },
  changes: CHANGES,
  merges: { ...CHANGES, merges: true },
  /** Keys and integrations must not appear in a channel with outsiders. */
  discreet: { least: 'member', direct: true, shared: 'never', governed: true },
  /** Concerns a person’s own account: the replies are private. */
  ownAccount: { least: 'anyone', direct: true, shared: 'always', governed: false },
  /** Concerns whoever runs the bot. */
  operation: { least: 'admin', direct: true, shared: 'never', governed: false },
  workspace: { least: 'member', direct: true, shared: 'where-opened', governed: false },
  watches: { least: 'member', direct: false, shared: 'where-opened', governed: false, posts: true },
  digests: { ...CHANGES, direct: false, posts: true },
  channelShown: CHANNEL_SHOWN,
  /** Ends automatic messages of a channel: allowed even where nothing else is. */
  ends: { ...CHANNEL_SHOWN, anyProject: true },
  channelChanged: { least: 'manager', direct: false, shared: 'always', governed: false },
} as const satisfies Record<string, Permission>

/** The reason for a denial; one word, for the audit. */
export type RuleDenial =
  /** A person of another workspace, or a request for another app. */
  | 'stranger'
  | 'deactivated'
  | 'unknown-person'
  | 'unknown-place'
  | 'guest'
  | 'role'
  /** The command needs a channel. */
  | 'direct'
  /** People of another workspace read this channel. */
  | 'shared'
  /** The bot is not in the channel, or may not see it. */
  | 'absent'
  /** Two other people talk there, and nobody can join them. */
  | 'closed'
  /** The channel is archived: nothing can be posted there. */
  | 'archived'
  | 'verb'
  | 'not-connected'
  | 'project'
  /** A freeze would apply to another project. */
  | 'moves-freeze'

/** The judgement’s view of a command: its id (`mr.merge`), its permission, and the commands that it always does too. */
export interface JudgedVerb {
  readonly id: string
  readonly access: Permission
  readonly includes?: readonly JudgedVerb[]
}

/** The policy’s view of the caller and the place. */
export type PermissionPlace = Pick<AccessContext, 'role' | 'place' | 'presence' | 'rules'>

const RANKS: Readonly<Record<Role, number>> = {
  unknown: 0,
  outsider: 0,
  deactivated: 0,
  guest: 1,
  member: 2,
  manager: 3,
  admin: 4,
}
const NEEDED: Readonly<Record<MinimumRole, number>> = { anyone: 1, guest: 1, member: 2, manager: 3, admin: 4 }

/**
 * Returns why this person may not use a command in this place; null when they may. Denies unless the
 * command’s permission, the person’s role, the kind of place and the channel’s rules all allow it, and all
 * that it includes.
 */
export function denialReason(verb: JudgedVerb, where: PermissionPlace): RuleDenial | null {
  return denialOfVerb(verb, where)?.reason ?? null
}

/** The same, with the command that is denied: it, or one that it includes. */
export function denialOfVerb<Verb extends JudgedVerb>(
  verb: Verb,
  where: PermissionPlace,
): { readonly reason: RuleDenial; readonly verb: JudgedVerb } | null {
  const reason = denialOfPerson(verb.access, where) ?? denialOfPlace(verb, where)
  if (reason !== null) return { reason, verb }
  for (const included of verb.includes ?? []) {
    const denial = denialOfVerb(included, where)
    if (denial) return denial
  }
  return null
}

export function mayUse(command: JudgedVerb, where: PermissionPlace): boolean {
  return denialReason(command, where) === null
}

/** True when they may also submit its form, and so change what the command alone only shows. */
export function mayFillIn(command: JudgedVerb, where: PermissionPlace): boolean {
  const least = command.access.toChange
  return mayUse(command, where) && (least === undefined || reaches(where.role, least))
}

/** True when the person may see more than the denial. */
export function mayAskForHelp({ role }: Pick<PermissionPlace, 'role'>): boolean {
  return role !== 'outsider' && role !== 'deactivated'
}

/** True when a reply must be hidden from others in the place who have not been allowed to read it. */
export function mustStayPrivate({ place, rules }: Pick<PermissionPlace, 'place' | 'rules'>): boolean {
  return place === 'unseen' || place === 'unknown' || (place === 'shared' && !rules.shared)
}

export function reaches(role: Role, least: MinimumRole): boolean {
  return RANKS[role] >= NEEDED[least]
}

/** Returns why these projects may not be used in this channel; null when they may. */
export function denialOfProjects(
  { access }: Pick<JudgedVerb, 'access'>,
  projects: readonly number[],
  { rules }: Pick<PermissionPlace, 'rules'>,
): RuleDenial | null {
  const bound = rules.projects
  if (bound.length === 0 || access.anyProject) return null
  return projects.some((project) => !bound.includes(project)) ? 'project' : null
}

function denialOfPerson({ least }: Permission, { role, place, rules }: PermissionPlace): RuleDenial | null {
  if (role === 'outsider') return 'stranger'
  if (role === 'deactivated') return 'deactivated'
  if (role === 'unknown') return 'unknown-person'
  if (place === 'unknown') return 'unknown-place'
  if (role === 'guest' && least !== 'anyone' && !(least === 'guest' && rules.guests)) return 'guest'
  return reaches(role, least) ? null : 'role'
}

function denialOfPlace(
  { id, access }: JudgedVerb,
  { place, presence, rules }: PermissionPlace,
): RuleDenial | null {
  if (place === 'direct' && !access.direct) return 'direct'
  if (
    place === 'shared' &&
    !(access.shared === 'always' || (access.shared === 'where-opened' && rules.shared))
  )
    return 'shared'
  if (access.posts && presence !== 'there') return presence === 'unknown' ? 'unknown-place' : presence
  return access.governed && rules.verbs !== null && !rules.verbs.includes(id) ? 'verb' : null
}
