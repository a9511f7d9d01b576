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
