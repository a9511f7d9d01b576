import type { Reply } from '../blocks/reply.ts'
import type { ChannelRules } from '../model/channel-rules.ts'
import type { ChatPlace, Role } from '../model/chat.ts'
import type { Services } from '../services/services.ts'
import type { Standing } from '../services/standing.ts'
import type { Command } from './define.ts'
import { type Denial, deniedReply, type RuleDenial } from './denied.ts'
import type { FormRequest } from './form-request.ts'
import { frozenReply, OVERRIDING, reasonForm } from './frozen.ts'
import { type Least, type Right, rights } from './rights.ts'

/** The verdict of the one policy: what may run, and why something may not. */
export type Verdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'denied'; readonly reason: Denial; readonly reply: Reply }

/** Who asks and where, as far as the policy looks. */
export interface Where {
  readonly role: Role
  readonly place: ChatPlace
  readonly rules: ChannelRules
}

type Input = Readonly<Record<string, unknown>>

const RANKS: Readonly<Record<Role, number>> = {
  unknown: 0,
  outsider: 0,
  deactivated: 0,
  guest: 1,
  member: 2,
  steward: 3,
  admin: 4,
}
const NEEDED: Readonly<Record<Least, number>> = { anyone: 1, guest: 1, member: 2, steward: 3, admin: 4 }

/**
 * Why this person may not use a verb in this place; null when they may. Denies unless the table of rights, the
 * person’s role, the kind of the place and the rules of the channel all allow.
 */
export function denialOf({ id }: Pick<Command, 'id'>, where: Where): RuleDenial | null {
  const right = rights.get(id)
  if (!right) return 'unlisted'
  return denialOfPerson(right, where) ?? denialOfPlace(id, right, where)
}

/** Whether this person may use a verb in this place. */
export function mayUse(command: Pick<Command, 'id'>, where: Where): boolean {
  return denialOf(command, where) === null
}

/** Whether they may also fill in its form, and so change what the verb alone only shows. */
export function mayFillIn(command: Pick<Command, 'id'>, where: Where): boolean {
  const least = rights.get(command.id)?.toChange
  return mayUse(command, where) && (least === undefined || RANKS[where.role] >= NEEDED[least])
}

/** Whether somebody is told more than that they may not use this. */
export function mayAskForHelp({ role }: Pick<Where, 'role'>): boolean {
  return role !== 'outsider' && role !== 'deactivated'
}

/** Whether an answer is kept from the others there, whom nobody let read along. */
export function keepsToOneself({ place, rules }: Pick<Where, 'place' | 'rules'>): boolean {
  return place === 'unseen' || place === 'unknown' || (place === 'shared' && !rules.shared)
}

function denialOfPerson({ least }: Right, { role, place, rules }: Where): RuleDenial | null {
  if (role === 'outsider') return 'stranger'
  if (role === 'deactivated') return 'deactivated'
  if (role === 'unknown') return 'unknown-person'
  if (place === 'unknown') return 'unknown-place'
  if (role === 'guest' && least !== 'anyone' && !(least === 'guest' && rules.guests)) return 'guest'
  return RANKS[role] < NEEDED[least] ? 'role' : null
}

function denialOfPlace(id: string, right: Right, { place, rules }: Where): RuleDenial | null {
  if (place === 'direct' && !right.direct) return 'direct'
  if (place === 'shared' && !(right.shared === 'always' || (right.shared === 'where-opened' && rules.shared)))
    return 'shared'
  return right.governed && rules.verbs !== null && !rules.verbs.includes(id) ? 'verb' : null
}

/**
 * Whether a verb may be used at all: by whom and where, and with what the person has. What an account may do at the
 * forge is judged by the forge on every call, with that person’s own token.
 */
export function policy(command: Command, where: Where, access: Services['access']): Verdict {
  const denial = denialOf(command, where)
  if (denial !== null) return denied(denial, command, where)
  if (command.needs === 'nothing') return { kind: 'allowed' }
  const isEnough = command.needs === 'reader' ? access !== 'none' : access === 'own'
  return isEnough ? { kind: 'allowed' } : denied('not-connected', command, where)
}

/** The verdict on an input; a freeze may first want to know why it is overridden. */
export type InputVerdict =
  | Verdict
  | { readonly kind: 'overridden' }
  | { readonly kind: 'wants-reason'; readonly request: FormRequest<Input> }

/** Whether it may be used with this input, whose projects are known by their numbers now. */
export async function policyOn(
  command: Command,
  input: Input,
  standing: Standing,
  now: Date,
): Promise<InputVerdict> {
  const right = rights.get(command.id)
  if (!right) return denied('unlisted', command, standing)
  const changesIt = Object.values(input).some((value) => value !== undefined)
  if (right.toChange && changesIt && RANKS[standing.role] < NEEDED[right.toChange])
    return denied('role', command, standing)
  const { toMoveFreeze } = right
  if (
    toMoveFreeze &&
    changesIt &&
    RANKS[standing.role] < NEEDED[toMoveFreeze] &&
    (await standing.hasFreezes(now))
  )
    return denied('moves-freeze', command, standing)
  const projects = projectsIn(command, input)
  const bound = standing.rules.projects
  if (bound.length > 0 && projects.some((project) => !bound.includes(project)))
    return denied('project', command, standing)
  return right.merges ? policyOnMerge(command, input, projects, { standing, now }) : { kind: 'allowed' }
}

async function policyOnMerge(
  command: Command,
  input: Input,
  projects: readonly number[],
  { standing, now }: { readonly standing: Standing; readonly now: Date },
): Promise<InputVerdict> {
  const freezes = (await Promise.all(projects.map((project) => standing.freezes(project, now)))).flat()
  if (freezes.length === 0) return { kind: 'allowed' }
  if (freezes.every(({ mayOverride }) => mayOverride)) {
    if (typeof input.overrideReason === 'string') return { kind: 'overridden' }
    if (input[OVERRIDING] === true) return { kind: 'wants-reason', request: reasonForm(command, input) }
  }
  return { kind: 'denied', reason: 'frozen', reply: frozenReply(command, input, freezes) }
}

function projectsIn({ fields }: Command, input: Input): number[] {
  const named = fields.filter(({ kind }) => kind === 'project').map(({ key }) => input[key])
  return named.filter((project) => typeof project === 'number')
}

function denied(reason: RuleDenial, command: Command, { rules }: Where): Verdict {
  return { kind: 'denied', reason, reply: deniedReply(reason, command, rules) }
}
