import { ofAccount, ofRenewal } from './accounts.ts'
import {
  type Credential,
  type CredentialBonds,
  type CredentialColumns,
  openCredential,
} from './credentials.ts'
import type { Ground } from './ground.ts'
import { ofConfirmation, ofEnteredRenewal } from './links.ts'
import { SealError } from './sealed-text.ts'

/** A credential that was deleted here; a sign-in goes on at the forge until somebody ends it there. */
export type TakenCredential =
  | { readonly kind: 'token' }
  | Extract<Credential, { kind: 'sign-in' }>
  /** A sign-in that no key opens: the forge cannot be told which one. */
  | { readonly kind: 'unopened' }

const COLUMNS = ['team', 'user', 'token', 'credential', 'renewal'] as const

type Taken = CredentialColumns & { readonly team: string; readonly user: string }

/**
 * Deletes what people reach the forge with, confirmed or not, of a person or of a whole workspace, and gives it to
 * one of those who ask for it at the same time.
 */
export async function takeCredentials(
  { db, keys }: Pick<Ground, 'db' | 'keys'>,
  whose: { readonly team: string; readonly user?: string },
): Promise<readonly TakenCredential[]> {
  const { team, user } = whose
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
    .returning(COLUMNS)
    .execute()
  return [
    ...accounts.map((row) =>
      opened(keys, row, { token: ofAccount(row.team, row.user), renewal: ofRenewal(row.team, row.user) }),
    ),
    ...entered.map((row) => openedEntered(keys, row)),
  ]
}

/** The same of the sign-ins that nobody has confirmed in time. */
export async function takeExpiredSignIns({ db, keys, now }: Ground): Promise<readonly TakenCredential[]> {
  const gone = await db
    .deleteFrom('confirmations')
    .where('credential', '=', 'sign-in')
    .where('expiresAt', '<=', now())
    .returning(COLUMNS)
    .execute()
  return gone.map((row) => openedEntered(keys, row))
}

/** The same of the sign-ins of one person that wait for their yes. */
export async function takeUnconfirmedSignIns(
  { db, keys }: Ground,
  team: string,
  user: string,
): Promise<readonly TakenCredential[]> {
  const gone = await db
    .deleteFrom('confirmations')
    .where('credential', '=', 'sign-in')
    .where('team', '=', team)
    .where('user', '=', user)
    .returning(COLUMNS)
    .execute()
  return gone.map((row) => openedEntered(keys, row))
}

function openedEntered(keys: Ground['keys'], row: Taken): TakenCredential {
  const { team, user } = row
  return opened(keys, row, { token: ofConfirmation(team, user), renewal: ofEnteredRenewal(team, user) })
}

function opened(keys: Ground['keys'], row: Taken, bonds: CredentialBonds): TakenCredential {
  if (row.credential === 'token') return { kind: 'token' }
  try {
    const credential = openCredential(keys, row, bonds)
    return credential.kind === 'token' ? { kind: 'token' } : credential
  } catch (error) {
    // What nobody can read is deleted all the same.
    if (error instanceof SealError) return { kind: 'unopened' }
    throw error
  }
}
