import type { ForgeClient } from '../../forge/client.ts'
import {
  authorizeAddress,
  type OauthApplication,
  type OauthTokens,
  refreshedTokens,
  revokeToken,
  tokensForCode,
} from '../../forge/oauth.ts'
import type { ApiResult } from '../../forge/result.ts'
import type { Credential, Renewal } from '../../store/credentials.ts'
import type { BegunSignIn } from '../../store/tables/sign-ins.ts'

/** The application at the forge through which people sign in. */
export interface SignInApplication extends OauthApplication {
  readonly forgeUrl: string
  /** The address to which the forge returns people, as in the application’s settings. */
  readonly redirectUri: string
}

/** The result of trading a code or a refresh token. */
export type TokenGrant =
  | { readonly kind: 'granted'; readonly token: string; readonly renewal: Renewal | null }
  /** The code or refresh token is used, ended or too old: a retry is useless. */
  | { readonly kind: 'over'; readonly reason: string }
  | Exclude<ApiResult<never>, { kind: 'done' }>

/** The forge’s OAuth 2 endpoints, for one application. */
export interface TokenEndpoint {
  /** Returns the address where the forge asks a person to authorize the application. */
  address(begun: Pick<BegunSignIn, 'state' | 'verifier'>): string
  /** Trades an authorization code. */
  trade(code: string, verifier: string): Promise<TokenGrant>
  /** Trades a refresh token, which this uses up. */
  renew(refreshToken: string): Promise<TokenGrant>
  /** Ends a sign-in at the forge; false when it is not certain that it has ended. */
  revoke(signIn: Extract<Credential, { kind: 'sign-in' }>): Promise<boolean>
}

/** Required for what people do in Slack, such as merging; the forge has no narrower scope for it. */
const SCOPES = ['api']

/** `now` in ms UTC. */
export function createTokenEndpoint(
  forge: Pick<ForgeClient, 'form'>,
  application: SignInApplication,
  now: () => number,
): TokenEndpoint {
  const { forgeUrl, redirectUri } = application

  /** `previousToken`: the refresh token that stays valid when the forge returns no new one (RFC 6749, 6). */
  function granted(answer: ApiResult<OauthTokens>, previousToken: string | null): TokenGrant {
    if (answer.kind === 'refused' && answer.code === 'invalid_grant')
      return { kind: 'over', reason: answer.reason }
    if (answer.kind !== 'done') return answer
    const { access_token: token, refresh_token, expires_in } = answer.value
    const refreshToken = refresh_token ?? previousToken
    // By the local clock from now on: the forge’s may differ.
    const expiresAt = expires_in === null ? null : now() + expires_in * 1000
    return { kind: 'granted', token, renewal: refreshToken === null ? null : { refreshToken, expiresAt } }
  }

  return {
    address: ({ state, verifier }) =>
      authorizeAddress(forgeUrl, application, { redirectUri, state, verifier, scopes: SCOPES }),
    async trade(code, verifier) {
      return granted(await tokensForCode(forge, application, { code, verifier, redirectUri }), null)
    },
    async renew(refreshToken) {
      return granted(await refreshedTokens(forge, application, { refreshToken, redirectUri }), refreshToken)
    },
    async revoke({ token, renewal }) {
      // The refresh token is still valid when the token is too old; the forge ends both with either.
      return (await revokeToken(forge, application, renewal?.refreshToken ?? token)).kind === 'done'
    },
  }
}
