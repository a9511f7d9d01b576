import { type ForgeIdentity, identityColumns, identityIn, saveAccount } from './accounts.ts'
import { type Credential, type CredentialBonds, openCredential, sealCredential } from './credentials.ts'
import type { Ground } from './ground.ts'
import { ATTEMPTS, forgetExpired, GOOD_FOR_MS, hashOf, newOneTimeId, spendAttempt } from './one-time.ts'
import type { SealedFor } from './sealed-text.ts'

/** Who asked to be linked, and where; `project` is the one that they were working with. */
interface LinkRequest {
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
  readonly project: number | null
}

/** A link that can still be used; `expiresAt` in ms UTC. */
export interface OpenLink extends LinkRequest {
  readonly expiresAt: number
}

/**
 * The way of a token into the store: a one-time address for one person, the token behind it, and the same
 * person's yes in Slack. Each half is good for ten minutes; of nonces and confirmation ids only hashes are kept.
 */
export interface Links {
  /** A new nonce (128 bits, base64url) for this person. */
  open(request: LinkRequest): Promise<string>
  /** null when the nonce is unknown, expired, used, or has no attempt left. */
  find(nonce: string): Promise<OpenLink | null>
  /** Spends one of the link's ten attempts at a token; answers how many are left, null when none was. */
  attempt(nonce: string): Promise<number | null>
  /**
   * Keeps the token, and whose it is at the forge where that can tell, until it is confirmed, and uses the nonce up;
   * null when the nonce is not good (any more).
   */
  enter(nonce: string, token: string, identity?: ForgeIdentity | null): Promise<string | null>
  /**
   * Links the account, once, and only for the person who asked; `replaced`: in place of an account that was linked
   * before. null when there is nothing to confirm (any more).
   */
  confirm(confirmationId: string, team: string, user: string): Promise<'linked' | 'replaced' | null>
  /** Forgets what was entered and gives it; null when it is not this person's, or not there. */
  discard(confirmationId: string, team: string, user: string): Promise<Credential | null>
}

export function createLinks(ground: Ground): Links {
  const { db, keys, now } = ground

  return {
    async open({ team, user, userName, channel, project }) {
      await forgetExpired(ground)
      const nonce = newOneTimeId()
      const expiresAt = now() + GOOD_FOR_MS
      await db
        .insertInto('links')
        .values({ nonceHash: hashOf(nonce), team, user, userName, channel, project, attempts: 0, expiresAt })
        .execute()
      return nonce
    },
    async find(nonce) {
      const link = await db
        .selectFrom('links')
        .select(['team', 'user', 'userName', 'channel', 'project', 'expiresAt'])
        .where('nonceHash', '=', hashOf(nonce))
        .where('expiresAt', '>', now())
        .where('attempts', '<', ATTEMPTS)
        .executeTakeFirst()
      return link ?? null
    },
    attempt: (nonce) => spendAttempt(ground, 'links', nonce),
    enter: (nonce, token, identity = null) =>
      enterBehind(ground, hashOf(nonce), { kind: 'token', token }, identity),
    confirm(confirmationId, team, user) {
      return db.transaction().execute(async (transaction) => {
        const entered = await transaction
          .deleteFrom('confirmations')
          .where('idHash', '=', hashOf(confirmationId))
          .where('team', '=', team)
          .where('user', '=', user)
          .where('expiresAt', '>', now())
          .returning(['token', 'credential', 'renewal', 'forgeUserId', 'forgeUserName'])
          .executeTakeFirst()
        if (!entered) return null
        const before = await transaction
          .selectFrom('accounts')
          .select('linkedAt')
          .where('team', '=', team)
          .where('user', '=', user)
          .executeTakeFirst()
        const credential = openCredential(keys, entered, bondsOf(team, user))
        await saveAccount({ ...ground, db: transaction }, { team, user }, credential, identityIn(entered))
        return before ? 'replaced' : 'linked'
      })
    },
    async discard(confirmationId, team, user) {
      const gone = await db
        .deleteFrom('confirmations')
        .where('idHash', '=', hashOf(confirmationId))
        .where('team', '=', team)
        .where('user', '=', user)
        .returning(['token', 'credential', 'renewal'])
        .executeTakeFirst()
      return gone ? openCredential(keys, gone, bondsOf(team, user)) : null
    },
  }
}

/** `enter`, for any credential, behind the nonce of this hash. */
export function enterBehind(
  { db, keys, now }: Ground,
  nonceHash: string,
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('links')
      .where('nonceHash', '=', nonceHash)
      .where('expiresAt', '>', now())
      .returning(['team', 'user'])
      .executeTakeFirst()
    if (!link) return null
    const id = newOneTimeId()
    const sealed = sealCredential(keys, credential, bondsOf(link.team, link.user))
    const kept = { ...link, ...sealed, ...identityColumns(identity) }
    await transaction
      .insertInto('confirmations')
      .values({ idHash: hashOf(id), ...kept, expiresAt: now() + GOOD_FOR_MS })
      .execute()
    return id
  })
}

/** What a token that waits for its confirmation is bound to. */
export function ofConfirmation(team: string, user: string): SealedFor {
  return { team, user, kind: 'confirmation' }
}

/** What the renewal of a sign-in that waits for its confirmation is bound to. */
export function ofEnteredRenewal(team: string, user: string): SealedFor {
  return { team, user, kind: 'entered-renewal' }
}

function bondsOf(team: string, user: string): CredentialBonds {
  return { token: ofConfirmation(team, user), renewal: ofEnteredRenewal(team, user) }
}
