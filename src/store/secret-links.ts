import { z } from 'zod'
import { IntegrationChange } from '../model/integration-change.ts'
import type { Ground } from './ground.ts'
import { holdChange } from './held-changes.ts'
import { ATTEMPTS, forgetExpired, GOOD_FOR_MS, hashOf, newOneTimeId, spendAttempt } from './one-time.ts'
import { type SealedFor, seal, open as unseal } from './sealed-text.ts'

/** What is to be set when the secrets are there, and what people read about it. */
const SecretForm = IntegrationChange.omit({ secrets: true }).extend({
  /** `acme/web`, as it was called when the person asked. */
  projectName: z.string(),
  /** Whether settings were there when the person asked. */
  replaces: z.boolean(),
})
export type SecretForm = z.infer<typeof SecretForm>

/** Who asked for the page, where, and for what. */
export interface SecretLink {
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
  readonly form: SecretForm
}

/** The way of an integration's secrets into the store: a one-time address for one person, good for ten minutes. */
export interface SecretLinks {
  /** A new nonce (128 bits, base64url) for this person; only its hash is kept. */
  open(link: SecretLink): Promise<string>
  /** null when the nonce is unknown, expired, used, or has no attempt left. */
  find(nonce: string): Promise<SecretLink | null>
  /** Spends one of ten attempts at the form; answers how many are left, null when none was. */
  attempt(nonce: string): Promise<number | null>
  /**
   * Seals the secrets for that person's yes in Slack and uses the nonce up. The id is for `heldChanges`; null
   * when the nonce is not good (any more).
   */
  enter(nonce: string, secrets: Readonly<Record<string, string>>): Promise<string | null>
}

export function createSecretLinks(ground: Ground): SecretLinks {
  const { db, keys, now } = ground
  const readForm = (team: string, user: string, sealed: string) =>
    SecretForm.parse(JSON.parse(unseal(keys, sealed, ofSecretForm(team, user))))
  return {
    async open({ team, user, userName, channel, form }) {
      await forgetExpired(ground)
      const nonce = newOneTimeId()
      const sealed = seal(keys, JSON.stringify(form), ofSecretForm(team, user))
      const row = { nonceHash: hashOf(nonce), team, user, userName, channel, form: sealed }
      await db
        .insertInto('secretLinks')
        .values({ ...row, attempts: 0, expiresAt: now() + GOOD_FOR_MS })
        .execute()
      return nonce
    },
    async find(nonce) {
      const link = await db
        .selectFrom('secretLinks')
        .select(['team', 'user', 'userName', 'channel', 'form'])
        .where('nonceHash', '=', hashOf(nonce))
        .where('expiresAt', '>', now())
        .where('attempts', '<', ATTEMPTS)
        .executeTakeFirst()
      return link ? { ...link, form: readForm(link.team, link.user, link.form) } : null
    },
    attempt: (nonce) => spendAttempt(ground, 'secretLinks', nonce),
    enter(nonce, secrets) {
      return db.transaction().execute(async (transaction) => {
        const link = await transaction
          .deleteFrom('secretLinks')
          .where('nonceHash', '=', hashOf(nonce))
          .where('expiresAt', '>', now())
          .returning(['team', 'user', 'form'])
          .executeTakeFirst()
        if (!link) return null
        const { project, name, values } = readForm(link.team, link.user, link.form)
        const change = { project, name, values, secrets: { ...secrets } }
        return holdChange({ ...ground, db: transaction }, link.team, link.user, change)
      })
    },
  }
}

/** What a form in this table is bound to. */
export function ofSecretForm(team: string, user: string): SealedFor {
  return { team, user, kind: 'form' }
}
