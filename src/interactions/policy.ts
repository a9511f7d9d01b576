import type { Command } from '../commands/define.ts'
import type { FormRequest } from '../commands/form-request.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import {
  denialOfProjects,
  denialReason,
  type RuleDenial,
  reaches,
  type Where,
} from '../services/access/permission.ts'
import { permissions } from '../services/access/rights.ts'
import type { Services } from '../services/services.ts'
import type { Reply } from '../views/reply.ts'
import { type Denial, deniedReply } from './denial-messages.ts'
import { freezeReply, OVERRIDE, reasonForm } from './freeze-messages.ts'

/** The verdict of the one policy: what may run, and why something may not. */
export type Verdict =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'denied'; readonly reason: Denial; readonly reply: Reply }

type Input = Readonly<Record<string, unknown>>

/**
 * Whether a verb may be used at all: by whom and where, and with what the person has. What an account may do at the
 * forge is judged by the forge on every call, with that person’s own token.
 */
export function policy(command: Command, where: Where, access: Services['access']): Verdict {
  const denial = denialReason(command, where)
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

/**
 * Whether it may be used with this input, whose projects are known by their numbers now. `mayMerge` tells of a verb
 * that merges only where a merge waits for it.
 */
export async function policyOn(
  command: Command,
  input: Input,
  standing: AccessContext,
  now: Date,
  mayMerge: () => Promise<boolean> = async () => true,
): Promise<InputVerdict> {
  const right = permissions.get(command.id)
  if (!right) return denied('unlisted', command, standing)
  const changesIt = Object.values(input).some((value) => value !== undefined)
  if (right.toChange && changesIt && !reaches(standing.role, right.toChange))
    return denied('role', command, standing)
  const { toMoveFreeze } = right
  if (toMoveFreeze && changesIt && !reaches(standing.role, toMoveFreeze) && (await standing.hasFreezes(now)))
    return denied('moves-freeze', command, standing)
  const projects = projectsIn(command, input)
  const elsewhere = denialOfProjects(command, projects, standing)
  if (elsewhere !== null) return denied(elsewhere, command, standing)
  if (!right.merges) return { kind: 'allowed' }
  const verdict = await policyOnMerge(command, input, projects, { standing, now })
  const isFree = verdict.kind !== 'allowed' && right.merges === 'where-armed' && !(await mayMerge())
  return isFree ? { kind: 'allowed' } : verdict
}

async function policyOnMerge(
  command: Command,
  input: Input,
  projects: readonly number[],
  { standing, now }: { readonly standing: AccessContext; readonly now: Date },
): Promise<InputVerdict> {
  const freezes = (await Promise.all(projects.map((project) => standing.freezes(project, now)))).flat()
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

function denied(reason: RuleDenial, command: Command, { rules }: Where): Verdict {
  return { kind: 'denied', reason, reply: deniedReply(reason, command, rules) }
}
