import type { Command } from '../commands/command.ts'
import type { FormRequest } from '../commands/fields.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import {
  denialOfProjects,
  denialReason,
  type PermissionPlace,
  type RuleDenial,
  reaches,
} from '../services/access/permission.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Reply } from '../views/reply.ts'
import { type Denial, deniedReply, freezeReply, OVERRIDE, reasonForm } from './denial-messages.ts'

/** The verdict of the policy: what may run, and why something may not. */
type Verdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'denied'; readonly reason: Denial; readonly reply: Reply }

type Input = Readonly<Record<string, unknown>>

/**
 * Decides whether a command may be used at all: by caller, place and the caller’s accounts. The forge itself
 * checks on every call what an account may do there, with that person’s own token.
 */
export function policy(command: Command, where: PermissionPlace, access: ForgeContext['access']): Verdict {
  const denial = denialReason(command, where)
  if (denial !== null) return denied(denial, command, where)
  if (command.needs === 'nothing') return { kind: 'allowed' }
  const isEnough = command.needs === 'reader' ? access !== 'none' : access === 'own'
  return isEnough ? { kind: 'allowed' } : denied('not-connected', command, where)
}

/** The verdict on an input; a freeze may first require a reason for overriding it. */
type InputVerdict =
  | Verdict
  | { readonly kind: 'overridden' }
  | { readonly kind: 'wants-reason'; readonly request: FormRequest<Input> }

/**
 * Decides whether the command may run with this input, in which projects are numbers. `mayMerge` answers for
 * a command that merges only where auto-merge is set.
 */
export async function policyOn(
  command: Command,
  input: Input,
  accessContext: AccessContext,
  now: Date,
  mayMerge: () => Promise<boolean>,
): Promise<InputVerdict> {
  const changesIt = Object.values(input).some((value) => value !== undefined)
  const { toChange, toMoveFreeze } = command.access
  if (toChange && changesIt && !reaches(accessContext.role, toChange))
    return denied('role', command, accessContext)
  if (
    toMoveFreeze &&
    changesIt &&
    !reaches(accessContext.role, toMoveFreeze) &&
    (await accessContext.hasFreezes(now))
  )
    return denied('moves-freeze', command, accessContext)
  const projects = projectsIn(command, input)
  const elsewhere = denialOfProjects(command, projects, accessContext)
  if (elsewhere !== null) return denied(elsewhere, command, accessContext)
  if (!command.access.merges) return { kind: 'allowed' }
  const verdict = await policyOnMerge(command, input, projects, { accessContext, now })
  const isFree = verdict.kind !== 'allowed' && command.access.merges === 'where-armed' && !(await mayMerge())
  return isFree ? { kind: 'allowed' } : verdict
}

async function policyOnMerge(
  command: Command,
  input: Input,
  projects: readonly number[],
  { accessContext, now }: { readonly accessContext: AccessContext; readonly now: Date },
): Promise<InputVerdict> {
  const freezes = (await Promise.all(projects.map((project) => accessContext.freezes(project, now)))).flat()
  if (freezes.length === 0) return { kind: 'allowed' }
  if (freezes.every(({ mayOverride }) => mayOverride)) {
    if (typeof input.overrideReason === 'string') return { kind: 'overridden' }
    if (input[OVERRIDE] === true) return { kind: 'wants-reason', request: reasonForm(command, input) }
  }
  return { kind: 'denied', reason: 'frozen', reply: freezeReply(command, input, freezes) }
}

function projectsIn({ fields }: Command, input: Input): number[] {
  const named = fields.filter(({ kind }) => kind === 'project').map(({ key }) => input[key])
  return named.filter((project) => typeof project === 'number')
}

function denied(reason: RuleDenial, command: Command, { rules }: PermissionPlace): Verdict {
  return { kind: 'denied', reason, reply: deniedReply(reason, command, rules) }
}
