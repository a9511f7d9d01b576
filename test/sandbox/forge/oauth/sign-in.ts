import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

export const PUBLIC = {
  id: 'public-app',
  secret: null,
  redirectUri: 'http://127.0.0.1:9/link/oauth',
} as const
/** Another application that people come back to at the same place. */
export const NEIGHBOUR = { id: 'neighbour-app', secret: null, redirectUri: PUBLIC.redirectUri } as const
export const CONFIDENTIAL = {
  id: 'confidential-app',
  secret: 'kept & well',
  redirectUri: 'http://127.0.0.1:9/back?from=forge',
} as const

export const Tokens = z.object({
  access_token: z.string().regex(/^[0-9a-f]{64}$/),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  refresh_token: z.string().regex(/^[0-9a-f]{64}$/),
  scope: z.string(),
  created_at: z.int(),
})

/** A verifier and what is made of it, as RFC 7636 says. */
export function newProof() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** What an application sends the browser to `/oauth/authorize` with. */
export function asking(more: Record<string, string> = {}): Record<string, string> {
  return {
    client_id: PUBLIC.id,
    redirect_uri: PUBLIC.redirectUri,
    response_type: 'code',
    state: 'what the application knows',
    scope: 'api',
    ...more,
  }
}

/** An OAuth 2 client and a browser in one. */
export class SignIn {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async page(params: Record<string, string>) {
    const response = await fetch(`${this.url}/oauth/authorize?${new URLSearchParams(params)}`, {
      redirect: 'manual',
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  /** Presses a button of the page; answers where the browser is sent. */
  async decide(params: Record<string, string>, decision: string, user = 'ann'): Promise<URL> {
    const response = await fetch(`${this.url}/oauth/authorize`, {
      method: 'POST',
      headers: { origin: this.url },
      body: new URLSearchParams({ ...params, decision, user }),
      redirect: 'manual',
    })
    return new URL(response.headers.get('location') ?? `about:${response.status}`)
  }

  async post(path: string, params: Record<string, string>, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.url}/oauth/${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(params),
    })
    const body: unknown = await response.json()
    return { status: response.status, headers: response.headers, body }
  }

  /** A code of the public application, and what proves who asked for it. */
  async code(user = 'ann', more: Record<string, string> = {}) {
    const { verifier, challenge } = newProof()
    const asked = asking({ code_challenge: challenge, code_challenge_method: 'S256', ...more })
    const address = await this.decide(asked, 'authorize', user)
    return {
      grant_type: 'authorization_code',
      client_id: PUBLIC.id,
      redirect_uri: PUBLIC.redirectUri,
      code: address.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }
  }

  async tokens(user = 'ann', more: Record<string, string> = {}) {
    return Tokens.parse((await this.post('token', await this.code(user, more))).body)
  }

  async refresh(refreshToken: string) {
    return this.post('token', {
      grant_type: 'refresh_token',
      client_id: PUBLIC.id,
      refresh_token: refreshToken,
    })
  }
}
