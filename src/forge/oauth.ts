import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ForgeClient } from './client.ts'
import { noContent, one } from './request-spec.ts'
import { forgePlace } from './url.ts'

// OAuth 2.0 for applications (RFC 6749) with PKCE (RFC 7636). The forge’s `/oauth/` is not part of its API.

export interface OauthApplication {
  readonly applicationId: string
  /** Null for a public one, which proves itself by PKCE alone. */
  readonly applicationSecret: string | null
}

/** The forge’s answer to a person’s consent, or to a refresh token. */
const OauthTokens = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  token_type: z.string().regex(/^bearer$/i),
  /** Used up by the next refresh, which returns another; null where the forge issues none. */
  refresh_token: z.string().min(1).nullable().default(null),
  /** Seconds from its making; null where it does not expire. */
  expires_in: z.number().positive().nullable().default(null),
})
export type OauthTokens = z.infer<typeof OauthTokens>

type Forms = Pick<ForgeClient, 'form'>

/** Returns the consent page for a person’s browser; it redirects to `redirectUri` with `code` and `state`. */
export function authorizeAddress(
  baseUrl: string,
  application: OauthApplication,
  ask: {
    readonly redirectUri: string
    readonly state: string
    readonly verifier: string
    readonly scopes: readonly string[]
  },
): string {
  const { origin, root } = forgePlace(baseUrl)
  const address = new URL(`${root}/oauth/authorize`, origin)
  address.search = new URLSearchParams({
    client_id: application.applicationId,
    redirect_uri: ask.redirectUri,
    response_type: 'code',
    state: ask.state,
    scope: ask.scopes.join(' '),
    code_challenge: challengeOf(ask.verifier),
    code_challenge_method: 'S256',
  }).toString()
  return address.href
}

/** Returns the challenge that stands for a verifier until it is revealed (RFC 7636, 4.2). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** Exchanges a consent’s code for tokens; a code works once. 400 and 401 are definite: it yields none. */
export function tokensForCode(
  forge: Forms,
  application: OauthApplication,
  {
    code,
    verifier,
    redirectUri,
  }: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
) {
  return forge.form({
    path: '/oauth/token',
    fields: {
      grant_type: 'authorization_code',
      ...identityOf(application),
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    },
    secrets: [code, verifier, application.applicationSecret ?? ''],
    reads: one(OauthTokens),
  })
}

/**
 * Exchanges a refresh token for new tokens, which ends both old ones. After `unknown` it is open whether they
 * have ended. 400 and 401 are definite: the person has to consent again.
 */
export function refreshedTokens(
  forge: Forms,
  application: OauthApplication,
  { refreshToken, redirectUri }: { readonly refreshToken: string; readonly redirectUri: string },
) {
  return forge.form({
    path: '/oauth/token',
    fields: {
      grant_type: 'refresh_token',
      ...identityOf(application),
      refresh_token: refreshToken,
      redirect_uri: redirectUri,
    },
    secrets: [refreshToken, application.applicationSecret ?? ''],
    reads: one(OauthTokens),
  })
}

/** Revokes an access or refresh token. The forge also reports success for an unknown one (RFC 7009, 2.2). */
export function revokeToken(forge: Forms, application: OauthApplication, token: string) {
  return forge.form({
    path: '/oauth/revoke',
    fields: { ...identityOf(application), token },
    secrets: [token, application.applicationSecret ?? ''],
    reads: noContent,
  })
}

function identityOf({ applicationId, applicationSecret }: OauthApplication) {
  return { client_id: applicationId, client_secret: applicationSecret ?? undefined }
}
