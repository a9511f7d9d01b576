import { millisecondsInHour } from 'date-fns/constants'
import type { Session } from '../forge/client.ts'
import { listMergeRequests } from '../forge/merge-requests.ts'
import type { ApiResult, Refused } from '../forge/result.ts'
import { getCurrentUser, getOwnToken } from '../forge/users.ts'
import { daysBetween, readDay } from '../model/day.ts'
import type { EpochMs } from '../model/fields.ts'
import type { TokenVerdict } from '../model/forge-account.ts'
import type { CurrentUser } from '../model/user.ts'
import type { ForgeIdentity } from '../store/credentials.ts'
import type { Account, AccountsTable } from '../store/tables/accounts.ts'
import type { Actor } from './access/credentials.ts'

type Owner = Pick<Actor, 'team' | 'user'>

/** Returns the forge’s verdict on a token and, if known, its owner; `project`: one used by the person. */
export async function verifyToken(
  session: Session,
  project: number | null,
  now: EpochMs,
): Promise<TokenVerdict> {
  const answer = await getCurrentUser(session)
  if (knowsNoOwners(session, answer)) return tryOut(session, project)
  const owner = ownerIn(answer)
  return owner.kind === 'valid' && session.offers('token-scopes') ? withScopes(session, owner, now) : owner
}

/** True when this server has no call that names the caller, as in the API document. */
function knowsNoOwners(session: Session, answer: ApiResult<CurrentUser>): boolean {
  if (session.offers('token-scopes')) return false
  return (answer.kind === 'refused' || answer.kind === 'unknown') && answer.status === 404
}

/** Days before its end from which a token’s end is announced. */
const SOON_DAYS = 14

/**
 * Checks the token’s scopes. What people do here needs the scope `api`; a read-only token would be linked and
 * then refused at the first write. Fine-grained tokens cannot be checked beforehand, and some servers have no
 * such call: these tokens are accepted.
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
  if (!hasWriteScope(scopes)) return { kind: 'lesser', scopes }
  const until = readDay(expires_at)
  const today = new Date(now).toISOString().slice(0, 10)
  return until !== null && daysBetween(today, until) <= SOON_DAYS ? { ...owner, until } : owner
}

/** True when a token with these scopes may do what people do here. */
export function hasWriteScope(scopes: readonly string[]): boolean {
  return scopes.includes('api') || scopes.includes('granular')
}

export async function tokenOwner(session: Session): Promise<TokenVerdict> {
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
    if (answer.status === 401 && !answer.tokenDenial) return { kind: 'refused' }
    if (answer.status === 401 || answer.status === 403) return { kind: 'locked', reason: lockedBy(answer) }
  }
  return unverified(answer)
}

function lockedBy({ reason, tokenDenial }: Refused): string {
  return tokenDenial ? `${tokenDenial.why}. ${tokenDenial.next}` : reason
}

/** Reports the reason of an unusable answer; a broken exchange counts as unreachable. */
function unverified(answer: Exclude<ApiResult<unknown>, { kind: 'done' }>): TokenVerdict {
  const isAnswer = answer.kind === 'refused' || (answer.kind === 'unknown' && (answer.status ?? 500) < 500)
  return isAnswer ? { kind: 'unknown', reason: answer.reason } : { kind: 'unreachable' }
}

/** Time without further calls to a server that cannot name the caller, in ms. */
const SILENT_MS = millisecondsInHour

/**
 * Returns the owner of a person’s account at the forge, from the store or, if supported, from the forge. Null
 * when no account is linked or the owner is unknown yet.
 */
export function createOwners(
  accounts: Pick<AccountsTable, 'find' | 'identity' | 'identify'>,
  sessionOf: (owner: Owner, account: Account) => Session,
  now: () => EpochMs,
): (owner: Owner) => Promise<ForgeIdentity | null> {
  let silentUntil = 0
  /** Queries in flight, by workspace and person: concurrent callers share one query. */
  const underWay = new Map<string, Promise<ForgeIdentity | null>>()

  async function ask({ team, user }: Owner): Promise<ForgeIdentity | null> {
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

  return async (owner) => {
    const known = await accounts.identity(owner.team, owner.user)
    if (known) return known
    const name = JSON.stringify([owner.team, owner.user])
    const pending = underWay.get(name) ?? ask(owner).finally(() => underWay.delete(name))
    underWay.set(name, pending)
    return pending
  }
}

/** For a server that cannot name the caller: a list answers 401 to a bad token, whatever the project. */
async function tryOut(session: Session, project: number | null): Promise<TokenVerdict> {
  const answer = await listMergeRequests(session, project ?? 1, { page: 1, per_page: 1 })
  const valid = { kind: 'valid', account: null } as const
  if (answer.kind === 'done') return valid
  if (answer.kind !== 'refused') return unverified(answer)
  if (answer.status === 401) return { kind: 'refused' }
  if (answer.tokenDenial) return { kind: 'locked', reason: lockedBy(answer) }
  const isTaken = answer.status === 403 || (answer.status === 404 && !answer.unknownRoute)
  return isTaken ? valid : unverified(answer)
}

/** Records that a refused token is accepted again, so that its next refusal is reported again. */
export function recordingTokenUse(
  session: Session,
  { refusalNotifiedAt, linkedAt }: Account,
  { team, user }: Owner,
  accounts: Pick<AccountsTable, 'accepted'>,
): Session {
  let isRecorded = refusalNotifiedAt === null
  if (isRecorded) return session
  return {
    ...session,
    async call(call) {
      const answer = await session.call(call)
      if (answer.kind === 'done' && !isRecorded) {
        isRecorded = true
        await accounts.accepted(team, user, linkedAt)
      }
      return answer
    },
  }
}
