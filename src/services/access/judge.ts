import type { AccessContext, ActiveFreeze } from './access-context.ts'
import { denialOfProjects, denialOfVerb, type JudgedVerb, type RuleDenial, reaches } from './permission.ts'

/** A command, or work in the background, on behalf of one person. */
export interface Act {
  readonly verb: JudgedVerb
  /** The verbs that it does too with its input, beside those that it always includes. */
  readonly also?: readonly JudgedVerb[]
  /** False when the person has not the account, or the right to read, that it needs. */
  readonly hasAccount: boolean
  /** True when it posts without being asked: the channel must accept that. */
  readonly posts?: boolean
  /** True when it is given anything at all. */
  readonly hasInput?: boolean
  readonly projects?: readonly number[]
  /** True when it may remove what an auto-merge waits for. */
  readonly mayRemoveBlocker?: boolean
}

export type Judgement =
  | { readonly kind: 'allowed' }
  /** `verb`: the one that is denied, which the act may only include. */
  | { readonly kind: 'denied'; readonly reason: RuleDenial; readonly verb: JudgedVerb }
  /** `merges` false: only where an auto-merge is set. */
  | { readonly kind: 'frozen'; readonly freezes: readonly ActiveFreeze[]; readonly merges: boolean }

/**
 * Decides whether an act may happen now: the place, the policy of the channel, the role, the account and the
 * freezes. Everything that ends in a change or a post is judged by it, immediately before. What an account may
 * do at the forge, the forge decides on every call.
 */
export async function judge(act: Act, access: AccessContext, now: Date): Promise<Judgement> {
  const { verb, also = [], projects = [] } = act
  const verbs = [verb, ...also]
  for (const each of verbs) {
    const denial = denialOfVerb(each, access)
    if (denial) return { kind: 'denied', ...denial }
  }
  const { toChange, toMoveFreeze } = verb.access
  const mayMoveFreeze = toMoveFreeze === undefined || reaches(access.role, toMoveFreeze)
  const movesFreeze = act.hasInput && !mayMoveFreeze && (await access.hasFreezes(now))
  const reason =
    (act.posts ? denialOfPresence(access) : null) ??
    (act.hasInput && toChange && !reaches(access.role, toChange) ? 'role' : null) ??
    (movesFreeze ? 'moves-freeze' : null) ??
    denialOfProjects(verb, projects, access) ??
    (act.hasAccount ? null : 'not-connected')
  if (reason !== null) return { kind: 'denied', reason, verb }
  const merges = verbs.some(isMerge)
  if (!merges && !act.mayRemoveBlocker) return { kind: 'allowed' }
  const found = await Promise.all(projects.map((project) => access.freezes(project, now)))
  const freezes = found.flat()
  return freezes.length === 0 ? { kind: 'allowed' } : { kind: 'frozen', freezes, merges }
}

function isMerge({ access, includes = [] }: JudgedVerb): boolean {
  return access.merges === true || includes.some(isMerge)
}

function denialOfPresence({ presence }: Pick<AccessContext, 'presence'>): RuleDenial | null {
  if (presence === 'there') return null
  return presence === 'unknown' ? 'unknown-place' : presence
}
