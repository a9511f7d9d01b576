import type { StoreContext } from './context.ts'
import {
  type Credential,
  type CredentialBonds,
  type CredentialColumns,
  openCredential,
} from './credentials.ts'
import { DecryptionError } from './encrypted-text.ts'
import type { KeyRing } from './keys.ts'
import { accountBonds } from './tables/accounts.ts'
import { enteredBonds } from './tables/confirmations.ts'

/** A credential that was deleted here; a sign-in stays valid at the forge until it is ended there. */
export type RevocableCredential =
  | { readonly kind: 'token' }
  | Extract<Credential, { kind: 'sign-in' }>
  /** A sign-in that no key decrypts. */
  | { readonly kind: 'unopened' }

const COLUMNS = ['team', 'user', 'forge', 'token', 'credential', 'renewal'] as const

type Taken = CredentialColumns & {
  readonly team: string
  readonly user: string
  readonly forge: string
}

/**
 * Deletes the forge credentials of a person or of a whole workspace, confirmed or not, and returns them to
 * only one of several concurrent callers.
 */
export async function extractCredentials(
  { db, keys }: Pick<StoreContext, 'db' | 'keys'>,
  owner: { readonly team: string; readonly user?: string },
): Promise<readonly RevocableCredential[]> {
  const { team, user } = owner
  const accounts = await db
    .deleteFrom('accounts')
    .where('team', '=', team)
    .$if(user !== undefined, (those) => those.where('user', '=', user ?? ''))
    .returning(COLUMNS)
    .execute()
  const entered = await db
    .deleteFrom('confirmations')
    .where('team', '=', team)
    .$if(user !== undefined, (those) => those.where('user', '=', user ?? ''))
    .returning(['idHash', ...COLUMNS])
    .execute()
  return [
    ...accounts.map((row) => opened(keys, row, accountBonds(row))),
    ...entered.map((row) => opened(keys, row, enteredBonds(row))),
  ]
}

/** Deletes and returns expired sign-ins that were never confirmed. */
export async function extractExpiredSignIns({
  db,
  keys,
  now,
}: StoreContext): Promise<readonly RevocableCredential[]> {
  const gone = await db
    .deleteFrom('confirmations')
    .where('credential', '=', 'sign-in')
    .where('expiresAt', '<=', now())
    .returning(['idHash', ...COLUMNS])
    .execute()
  return gone.map((row) => opened(keys, row, enteredBonds(row)))
}

/** Deletes and returns the sign-ins of one person that wait for confirmation. */
export async function extractUnconfirmedSignIns(
  { db, keys }: StoreContext,
  team: string,
  user: string,
): Promise<readonly RevocableCredential[]> {
  const gone = await db
    .deleteFrom('confirmations')
    .where(({ and }) => and({ credential: 'sign-in', team, user }))
    .returning(['idHash', ...COLUMNS])
    .execute()
  return gone.map((row) => opened(keys, row, enteredBonds(row)))
}

function opened(keys: KeyRing, row: Taken, bonds: CredentialBonds): RevocableCredential {
  if (row.credential === 'token') return { kind: 'token' }
  try {
    const credential = openCredential(keys, row, bonds)
    return credential.kind === 'token' ? { kind: 'token' } : credential
  } catch (error) {
    // An unreadable credential is deleted all the same.
    if (error instanceof DecryptionError) return { kind: 'unopened' }
    throw error
  }
}
