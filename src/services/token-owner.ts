import type { Session } from '../forge/client.ts'
import { listMergeRequests } from '../forge/merge-requests.ts'
import type { ApiResult } from '../forge/result.ts'
import { getOwnToken } from '../forge/tokens.ts'
import { getCurrentUser } from '../forge/users.ts'
import { daysBetween, readDay } from '../model/day.ts'
import type { TokenVerdict } from '../model/forge-account.ts'
import type { CurrentUser } from '../model/user.ts'
import type { ForgeIdentity } from '../store/credentials.ts'
import type { Account, Accounts } from '../store/tables/accounts.ts'
import type { Actor } from './access/credentials.ts'

type Whose = Pick<Actor, 'team' | 'user'>

/** What the forge says of a token: whose it is, where it can tell; `project` is one that the person worked with. */
export async function verifyToken(
  session: Session,
  project: number | null,
  /** ms UTC */
  now: number,
): Promise<TokenVerdict> {
  const answer = await getCurrentUser(session)
  if (knowsNoOwners(session, answer)) return tryOut(session, project)
  const owner = ownerIn(answer)
  return owner.kind === 'valid' && session.offers('token-scopes') ? withScopes(session, owner, now) : owner
}

/** Whether this server has no call that names the caller, as the API document has none. */
function knowsNoOwners(session: Session, answer: ApiResult<CurrentUser>): boolean {
  if (session.offers('token-scopes')) return false
  return (answer.kind === 'refused' || answer.kind === 'unknown') && answer.status === 404
}

/** A token that ends within so many days is said to. */
const SOON_DAYS = 14

/**
 * Looks at what the token may do. What people do here needs the scope `api`; one that may only read would be linked and
 * then refused at their first change. Of a fine-grained token nobody can tell beforehand, and a server that knows no
 * such call tells nothing: these are taken.
 */
async function withScopes(
  session: Session,
  owner: Extract<TokenVerdict, { kind: 'valid' }>,
  now: number,
): Promise<TokenVerdict> {
  const answer = await getOwnToken(session)
  if (answer.kind !== 'done') return owner
  const { scopes, active, revoked, expires_at } = answer.value
  if (active === false || revoked === true) return { kind: 'refused' }
  if (!mayAct(scopes)) return { kind: 'lesser', scopes }
  const until = readDay(expires_at)
  const today = new Date(now).toISOString().slice(0, 10)
  return until !== null && daysBetween(today, until) <= SOON_DAYS ? { ...owner, until } : owner
}

/** Whether a token of these scopes may do what people do here. */
export function mayAct(scopes: readonly string[]): boolean {
  return scopes.includes('api') || scopes.includes('granular')
}

/** Whose the session’s credential is. */
export async function ownerOf(session: Session): Promise<TokenVerdict> {
  return ownerIn(await getCurrentUser(session))
}

function ownerIn(answer: ApiResult<CurrentUser>): TokenVerdict {
  if (answer.kind === 'done') {
    const { id, username, state, bot } = answer.value
    if (state !== null && state !== 'active')
      return { kind: 'locked', reason: `The account @${username} is ${state}` }
    return { kind: 'valid', account: { id, username, isBot: bot === true } }
  }
  if (answer.kind === 'refused') {
    if (answer.status === 401) return { kind: 'refused' }
    if (answer.status === 403) return { kind: 'locked', reason: lockedBy(answer) }
  }
  return untold(answer)
}

function lockedBy({ reason, barred }: Extract<ApiResult<unknown>, { kind: 'refused' }>): string {
  return barred ? `${barred.why}. ${barred.next}` : reason
}

/** Of an answer that is none, what was seen is said; nothing is made of an exchange that broke off. */
function untold(answer: Exclude<ApiResult<unknown>, { kind: 'done' }>): TokenVerdict {
  const isAnswer = answer.kind === 'refused' || (answer.kind === 'unknown' && (answer.status ?? 500) < 500)
  return isAnswer ? { kind: 'not-told', reason: answer.reason } : { kind: 'unreachable' }
}

/** A server without a call that names the caller is not asked again for so long, in ms. */
const SILENT_MS = 60 * 60_000

/**
 * Who the account of a person is at the forge: as it is known, or as the forge tells of it where it can. Null when
 * nobody is linked or nothing has told yet.
 */
export function createOwners(
  accounts: Pick<Accounts, 'find' | 'identity' | 'identify'>,
  sessionOf: (whose: Whose, account: Account) => Session,
  /** ms UTC */
  now: () => number,
): (whose: Whose) => Promise<ForgeIdentity | null> {
  let silentUntil = 0
  /** Who is being asked after, by workspace and person: several who want to know ask once. */
  const underWay = new Map<string, Promise<ForgeIdentity | null>>()

  async function ask({ team, user }: Whose): Promise<ForgeIdentity | null> {
    const account = await accounts.find(team, user)
    if (!account) return null
    if (now() < silentUntil) return null
    const session = sessionOf({ team, user }, account)
    const answer = await getCurrentUser(session)
    if (knowsNoOwners(session, answer)) silentUntil = now() + SILENT_MS
    const owner = ownerIn(answer)
    if (owner.kind !== 'valid' || !owner.account) return null
    await accounts.identify(team, user, account.linkedAt, owner.account)
    return owner.account
  }

  return async (whose) => {
    const known = await accounts.identity(whose.team, whose.user)
    if (known) return known
    const name = JSON.stringify([whose.team, whose.user])
    const asked = underWay.get(name) ?? ask(whose).finally(() => underWay.delete(name))
    underWay.set(name, asked)
    return asked
  }
}

/** For a server without a call that names the caller: a list answers 401 to a bad token, whatever the project. */
async function tryOut(session: Session, project: number | null): Promise<TokenVerdict> {
  const answer = await listMergeRequests(session, project ?? 1, { page: 1, per_page: 1 })
  const valid = { kind: 'valid', account: null } as const
  if (answer.kind === 'done') return valid
  if (answer.kind !== 'refused') return untold(answer)
  if (answer.status === 401) return { kind: 'refused' }
  if (answer.barred) return { kind: 'locked', reason: lockedBy(answer) }
  const isTaken = answer.status === 403 || (answer.status === 404 && !answer.unknownRoute)
  return isTaken ? valid : untold(answer)
}

/** A token that was refused and is accepted again is like any other: its next refusal is said anew. */
export function noticingAcceptance(
  session: Session,
  { refusalNotifiedAt, linkedAt }: Account,
  { team, user }: Whose,
  accounts: Pick<Accounts, 'accepted'>,
): Session {
  let isNoted = refusalNotifiedAt === null
  if (isNoted) return session
  return {
    ...session,
    async call(call) {
      const answer = await session.call(call)
      if (answer.kind === 'done' && !isNoted) {
        isNoted = true
        await accounts.accepted(team, user, linkedAt)
      }
      return answer
    },
  }
}
