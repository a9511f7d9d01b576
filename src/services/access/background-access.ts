import { clauseOf } from '../../model/forge-account.ts'
import type { PauseReason } from '../../model/pause.ts'
import { SERVER } from '../../model/server-name.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import type { AccessContexts } from './access-context.ts'
import type { Actor } from './credentials.ts'
import { judge } from './judge.ts'
import { permissions, type RuleDenial } from './permission.ts'

const view = { id: 'mr.view', access: permissions.reads }
const list = { id: 'mr.list', access: permissions.reads, includes: [view] }
const milestoneView = { id: 'milestone.view', access: permissions.reads }

/** Background work: the command by which a person requests the same, and its permission. */
export const BACKGROUND_VERBS = {
  watch: {
    verb: { id: 'greenlight.watch', access: permissions.watches, includes: [view] },
    own: true,
    posts: true,
  },
  /** The milestones that a watch posts; whether it runs was judged as `watch`. */
  'milestone-watch': { verb: milestoneView, own: true, posts: true },
  digest: {
    verb: { id: 'milestone.digest.on', access: permissions.digests, includes: [milestoneView] },
    own: true,
    posts: true,
  },
  'mr-digest': {
    verb: { id: 'mr.digest.on', access: permissions.digests, includes: [list] },
    own: true,
    posts: true,
  },
  card: { verb: view, own: false, posts: true },
  /** Its messages go only to its owner. */
  'auto-merge': { verb: view, own: false, posts: false },
  /** A read by one person for themselves, with their own account. */
  nudge: { verb: view, own: true, posts: false },
  /** A link that somebody posts; everyone in the channel reads its card. */
  link: { verb: view, own: false, posts: true },
  'milestone-link': { verb: milestoneView, own: false, posts: true },
  /** The same while somebody writes it: a read by one person for themselves, as of a nudge. */
  'composed-link': { verb: view, own: true, posts: false },
  'composed-milestone': { verb: milestoneView, own: true, posts: false },
} as const

export const DIGEST_WORK = { milestone: 'digest', mr: 'mr-digest' } as const

export interface BackgroundWork {
  readonly kind: keyof typeof BACKGROUND_VERBS
  readonly team: string
  readonly channel: string
  readonly user: string
  /** Null for a watch of a group, whose projects are judged one by one. */
  readonly project: number | null
}

export type BackgroundVerdict =
  /** `context`: with the rights of that person there, and of nobody else. */
  | { readonly kind: 'allowed'; readonly context: ForgeContext }
  /** The chat cannot be asked now. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'denied'; readonly why: PauseReason }

/**
 * Authorizes background work like the command by which its owner would request it, each time again: the place,
 * the channel’s projects, the policy, the person’s role and account. The forge checks the rest.
 */
export type AuthorizeBackground = (work: BackgroundWork) => Promise<BackgroundVerdict>

export function createBackgroundAuthorizer(services: {
  readonly accessContexts: AccessContexts
  contextOf(actor: Actor): Promise<ForgeContext>
}): AuthorizeBackground {
  return async ({ kind, team, channel, user, project }) => {
    const { verb, own, posts } = BACKGROUND_VERBS[kind]
    const actor = { team, channel, user, userName: '' }
    const [access, context] = await Promise.all([
      services.accessContexts.of({ ...actor, userTeam: team, installedTeam: null }),
      services.contextOf(actor),
    ])
    const hasAccount = own ? context.forge.access === 'own' : context.forge.access !== 'none'
    const judgement = await judge(
      { verb, hasAccount, posts, projects: project === null ? [] : [project] },
      access,
      new Date(context.now()),
    )
    switch (judgement.kind) {
      case 'allowed':
        return { kind: 'allowed', context }
      case 'denied':
        return verdictOn(judgement.reason)
      case 'frozen':
        return { kind: 'denied', why: 'may-not' }
    }
  }
}

/** Returns why background work is paused after a failed read; null when a later attempt may succeed. */
export function pauseReasonOf(failure: Failure): PauseReason | null {
  const { kind } = failure
  if (barredWords(failure) !== null) return 'barred'
  switch (kind) {
    case 'token-refused':
    case 'not-connected':
      return kind
    case 'may-not':
    case 'not-found':
      return 'no-access'
    case 'refused':
    case 'service-refused':
    case 'unreachable':
    case 'unconfirmed':
      return null
  }
}

/** Returns how the forge bars an account or its token, as a clause in its own words; null for another failure. */
export function barredWords(failure: Failure): string | null {
  if (failure.kind !== 'may-not') return null
  if (failure.tokenDenial) return clauseOf(failure.tokenDenial)
  return failure.reason === undefined ? null : `${SERVER} says “${failure.reason}”`
}

function verdictOn(denial: RuleDenial): BackgroundVerdict {
  switch (denial) {
    case 'unknown-person':
    case 'unknown-place':
      return { kind: 'unknown' }
    case 'deactivated':
      return { kind: 'denied', why: 'left' }
    case 'shared':
    case 'archived':
      return { kind: 'denied', why: denial }
    case 'absent':
    case 'closed':
      return { kind: 'denied', why: 'not-there' }
    case 'project':
      return { kind: 'denied', why: 'bound' }
    case 'not-connected':
      return { kind: 'denied', why: denial }
    default:
      return { kind: 'denied', why: 'may-not' }
  }
}
