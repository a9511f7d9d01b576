import { z } from 'zod'
import { decrypt, type EncryptionContext, encrypt } from './encrypted-text.ts'
import type { KeyRing } from './keys.ts'

/** How a sign-in gets its next token. `expiresAt`: of the token that it has now, ms UTC; null when it has no end. */
const Renewal = z.object({ refreshToken: z.string(), expiresAt: z.number().nullable() })
export type Renewal = z.infer<typeof Renewal>

/** With what a person’s calls reach the forge. */
export type Credential =
  /** A token that they made there and entered on the link page. */
  | { readonly kind: 'token'; readonly token: string }
  /** They signed in there; without a renewal it is over when its token is. */
  | { readonly kind: 'sign-in'; readonly token: string; readonly renewal: Renewal | null }

/** A credential as it is kept. */
export interface CredentialColumns {
  /** Sealed. */
  readonly token: string
  readonly credential: Credential['kind']
  /** Sealed; null for a token, and for a sign-in that cannot be renewed. */
  readonly renewal: string | null
}

/** What the two sealed columns are bound to: one does not open in the place of the other. */
export interface CredentialBonds {
  readonly token: EncryptionContext
  readonly renewal: EncryptionContext
}

export function sealCredential(
  keys: KeyRing,
  credential: Credential,
  bonds: CredentialBonds,
): CredentialColumns {
  const renewal = credential.kind === 'sign-in' ? credential.renewal : null
  return {
    token: encrypt(keys, credential.token, bonds.token),
    credential: credential.kind,
    renewal: renewal && encrypt(keys, JSON.stringify(renewal), bonds.renewal),
  }
}

/** @throws DecryptionError when one of them was tampered with. */
export function openCredential(
  keys: KeyRing,
  { token, credential, renewal }: CredentialColumns,
  bonds: CredentialBonds,
): Credential {
  const opened = decrypt(keys, token, bonds.token)
  if (credential === 'token') return { kind: 'token', token: opened }
  return {
    kind: 'sign-in',
    token: opened,
    renewal: renewal === null ? null : Renewal.parse(JSON.parse(decrypt(keys, renewal, bonds.renewal))),
  }
}

/** Who a linked account is at the forge. */
export interface ForgeIdentity {
  readonly id: number
  readonly username: string
}

/** An identity as it is kept, here and with what waits for its confirmation. */
export interface IdentityColumns {
  readonly forgeUserId: number | null
  readonly forgeUserName: string | null
}

export function identityColumns(identity: ForgeIdentity | null): IdentityColumns {
  return { forgeUserId: identity?.id ?? null, forgeUserName: identity?.username ?? null }
}

export function identityIn({ forgeUserId, forgeUserName }: IdentityColumns): ForgeIdentity | null {
  if (forgeUserId === null || forgeUserName === null) return null
  return { id: forgeUserId, username: forgeUserName }
}
