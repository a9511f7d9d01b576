import type { Answer } from '../api/answer.ts'
import type { Session } from '../api/client.ts'
import { listMergeRequests } from '../api/merge-requests.ts'
import { getCurrentUser } from '../api/users.ts'
import type { TokenVerdict } from '../model/forge-account.ts'
import type { Account, Accounts, ForgeIdentity } from '../store/accounts.ts'
import type { Actor } from './access.ts'

type Whose = Pick<Actor, 'team' | 'user'>

/** What the forge says of a token: whose it is, where it can tell; `project` is one that the person worked with. */
export async function verifyToken(session: Session, project: number | null): Promise<TokenVerdict> {
  return session.offers('current-user') ? ownerOf(session) : tryOut(session, project)
}

/** Whose the session’s credential is; for a forge that offers `current-user`. */
export async function ownerOf(session: Session): Promise<TokenVerdict> {
  const answer = await getCurrentUser(session)
  if (answer.kind === 'done') {
    const { id, username, state, bot } = answer.value
    if (state !== null && state !== 'active')
      return { kind: 'locked', reason: `The account @${username} is ${state}` }
    return { kind: 'valid', account: { id, username, isBot: bot === true } }
  }
  if (answer.kind === 'refused') {
    if (answer.status === 401) return { kind: 'refused' }
    if (answer.status === 403) return { kind: 'locked', reason: answer.reason }
  }
  return untold(answer)
}

/** Of an answer that is none, what was seen is said; nothing is made of an exchange that broke off. */
function untold(answer: Exclude<Answer<unknown>, { kind: 'done' }>): TokenVerdict {
  const isAnswer = answer.kind === 'refused' || (answer.kind === 'unknown' && (answer.status ?? 500) < 500)
  return isAnswer ? { kind: 'not-told', reason: answer.reason } : { kind: 'unreachable' }
}

/**
 * Who the account of a person is at the forge: as it is known, or as the forge tells of it where it can. Null when
 * nobody is linked or nothing has told yet. `sessionOf` is null for a forge that does not offer `current-user`.
 */
export function createOwners(
  accounts: Pick<Accounts, 'find' | 'identity' | 'identify'>,
  sessionOf: ((whose: Whose, account: Account) => Session) | null,
): (whose: Whose) => Promise<ForgeIdentity | null> {
  return async ({ team, user }) => {
    const known = await accounts.identity(team, user)
    if (known || !sessionOf) return known
    const account = await accounts.find(team, user)
    if (!account) return null
    const owner = await ownerOf(sessionOf({ team, user }, account))
    if (owner.kind !== 'valid' || !owner.account) return null
    await accounts.identify(team, user, account.linkedAt, owner.account)
    return owner.account
  }
}

/** The document has no call that names the caller. A list answers 401 to a bad token, whatever the project. */
async function tryOut(session: Session, project: number | null): Promise<TokenVerdict> {
  const answer = await listMergeRequests(session, project ?? 1, { page: 1, per_page: 1 })
  const valid = { kind: 'valid', account: null } as const
  if (answer.kind === 'done') return valid
  if (answer.kind !== 'refused') return untold(answer)
  if (answer.status === 401) return { kind: 'refused' }
  const isTaken = answer.status === 403 || (answer.status === 404 && !answer.unknownRoute)
  return isTaken ? valid : untold(answer)
}
