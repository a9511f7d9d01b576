import { z } from 'zod'
import type { Schema } from './context.ts'
import { decrypt, type EncryptionContext, encrypt } from './encrypted-text.ts'
import type { KeyRing } from './keys.ts'

/** Means to renew a sign-in. `expiresAt`: end of its present token, ms UTC; null when it never expires. */
const Renewal = z.object({ refreshToken: z.string(), expiresAt: z.number().nullable() })
export type Renewal = z.infer<typeof Renewal>

export const Credential = z.discriminatedUnion('kind', [
  /** A token created at the forge and entered on the link page. */
  z.object({ kind: z.literal('token'), token: z.string() }),
  /** A sign-in at the forge; without a renewal it ends with its token. */
  z.object({ kind: z.literal('sign-in'), token: z.string(), renewal: Renewal.nullable() }),
])
export type Credential = z.infer<typeof Credential>

/** A credential that was deleted here; a sign-in stays valid at the forge until it is ended there. */
export type RevocableCredential =
  | { readonly kind: 'token' }
  | Extract<Credential, { kind: 'sign-in' }>
  /** A sign-in that no key decrypts. */
  | { readonly kind: 'unopened' }

type CredentialColumns = Pick<Schema['accounts'], 'token' | 'credential' | 'renewal'>

/** The encryption contexts of the two columns: neither decrypts in place of the other. */
export interface CredentialAad {
  readonly token: EncryptionContext
  readonly renewal: EncryptionContext
}

export function sealCredential(keys: KeyRing, credential: Credential, aad: CredentialAad): CredentialColumns {
  const renewal = credential.kind === 'sign-in' ? credential.renewal : null
  return {
    token: encrypt(keys, credential.token, aad.token),
    credential: credential.kind,
    renewal: renewal && encrypt(keys, JSON.stringify(renewal), aad.renewal),
  }
}

/** @throws DecryptionError when a column was tampered with. */
export function openCredential(
  keys: KeyRing,
  { token, credential, renewal }: CredentialColumns,
  aad: CredentialAad,
): Credential {
  const opened = decrypt(keys, token, aad.token)
  if (credential === 'token') return { kind: 'token', token: opened }
  return {
    kind: 'sign-in',
    token: opened,
    renewal: renewal === null ? null : Renewal.parse(JSON.parse(decrypt(keys, renewal, aad.renewal))),
  }
}

export const ForgeIdentity = z.object({ id: z.number(), username: z.string() })
export type ForgeIdentity = z.infer<typeof ForgeIdentity>

type IdentityColumns = Pick<Schema['accounts'], 'forgeUserId' | 'forgeUserName'>

export function identityColumns(identity: ForgeIdentity | null): IdentityColumns {
  return { forgeUserId: identity?.id ?? null, forgeUserName: identity?.username ?? null }
}

export function identityIn({ forgeUserId, forgeUserName }: IdentityColumns): ForgeIdentity | null {
  if (forgeUserId === null || forgeUserName === null) return null
  return { id: forgeUserId, username: forgeUserName }
}
