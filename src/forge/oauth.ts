import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ForgeClient } from './client.ts'
import { nothing, one } from './decoders.ts'
import type { ApiResult } from './result.ts'
import { forgePlace } from './url.ts'

// OAuth 2.0 for applications (RFC 6749) with PKCE (RFC 7636). The forge’s `/oauth/` is not part of its API.

/** An application that the forge knows. */
export interface OauthApplication {
  readonly applicationId: string
  /** Null for a public one, which proves itself by PKCE alone. */
  readonly applicationSecret: string | null
}

/** What the forge gives for a person’s consent, or for a refresh token. */
export const OauthTokens = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  token_type: z.string().regex(/^bearer$/i),
  /** Used up by the next refresh, which brings another; null where the forge gives none. */
  refresh_token: z.string().min(1).nullable().default(null),
  /** Seconds from `created_at`; null where it does not end. */
  expires_in: z.number().positive().nullable().default(null),
  /** Seconds UTC, of the forge’s clock. */
  created_at: z.number().positive().nullable().default(null).catch(null),
  scope: z.string().nullable().default(null).catch(null),
})
export type OauthTokens = z.infer<typeof OauthTokens>

type Forms = Pick<ForgeClient, 'form'>

/** Where a person’s browser is sent to consent; it comes back to `redirectUri` with `code` and `state`. */
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

/** What a verifier is known by until it is shown (RFC 7636, 4.2). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** Trades the code of a consent for tokens; a code works once. 400 and 401 are definite: there are none for it. */
export function tokensForCode(
  forge: Forms,
  application: OauthApplication,
  {
    code,
    verifier,
    redirectUri,
  }: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<ApiResult<OauthTokens>> {
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
 * Trades a refresh token for new tokens; both of the old ones end with it. After `unknown` nobody knows whether
 * they have. 400 and 401 are definite: the person has to consent again.
 */
export function refreshedTokens(
  forge: Forms,
  application: OauthApplication,
  { refreshToken, redirectUri }: { readonly refreshToken: string; readonly redirectUri: string },
): Promise<ApiResult<OauthTokens>> {
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

/** Ends an access or refresh token. The forge also says done of one that it does not know (RFC 7009, 2.2). */
export function revokeToken(
  forge: Forms,
  application: OauthApplication,
  token: string,
): Promise<ApiResult<null>> {
  return forge.form({
    path: '/oauth/revoke',
    fields: { ...identityOf(application), token },
    secrets: [token, application.applicationSecret ?? ''],
    reads: nothing,
  })
}

function identityOf({ applicationId, applicationSecret }: OauthApplication) {
  return { client_id: applicationId, client_secret: applicationSecret ?? undefined }
}
