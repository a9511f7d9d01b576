import { randomBytes } from 'node:crypto'
import { type Json, textIn } from '../../src/sandbox/slack/json.ts'
import { APP_ID, bot, people } from '../../src/sandbox/slack/seed.ts'
import type { Enterprise, Team } from '../../src/sandbox/slack/workspace.ts'

const TOKEN_LIVES_S = 12 * 60 * 60
const CODE_LIVES_MS = 10 * 60_000

/** A workspace, or an organisation for all of its workspaces. */
export interface Holder {
  readonly id: string
  /** Null for an organisation. */
  readonly team: Team | null
  readonly enterprise: Enterprise | null
}

/** A bot token, and the refresh token that came with it. */
interface Grant {
  readonly holder: Holder
  readonly scopes: string
  readonly refreshToken: string
  until: number
  isRevoked: boolean
  isRefreshed: boolean
}

interface Code {
  readonly holder: Holder
  readonly scopes: string
  readonly redirectUri: string
  readonly until: number
}

/** The codes and bot tokens that Slack has granted to one app. */
export class Grants {
  readonly #isRotating: boolean
  readonly #now: () => number
  readonly #codes = new Map<string, Code>()
  readonly #grants = new Map<string, Grant>()

  /** `now` in ms UTC; `isRotating` is false for an app whose tokens do not expire. */
  constructor(isRotating: boolean, now: () => number) {
    this.#isRotating = isRotating
    this.#now = now
  }

  /** Issues the code with which a person who allowed these scopes is sent back. */
  code(holder: Holder, scopes: string, redirectUri: string): string {
    const code = randomBytes(12).toString('hex')
    this.#codes.set(code, { holder, scopes, redirectUri, until: this.#now() + CODE_LIVES_MS })
    return code
  }

  /** Trades a code, once; returns whose it was beside Slack's answer. */
  trade(args: Json): { readonly answer: Json; readonly holder?: Holder } {
    const found = this.#codes.get(textIn(args.code))
    this.#codes.delete(textIn(args.code))
    if (!found) return { answer: refused('invalid_code') }
    if (found.until <= this.#now()) return { answer: refused('code_expired') }
    if (found.redirectUri !== textIn(args.redirect_uri)) return { answer: refused('bad_redirect_uri') }
    const answer = {
      ...this.#grant(found.holder, found.scopes),
      authed_user: { id: people[0]?.id ?? '' },
    }
    return { answer, holder: found.holder }
  }

  /** Trades a refresh token, which is good for one use. */
  refresh(args: Json): Json {
    const found = [...this.#grants.values()].find((each) => each.refreshToken === textIn(args.refresh_token))
    if (!found || found.isRevoked || found.isRefreshed) return refused('invalid_refresh_token')
    found.isRefreshed = true
    return this.#grant(found.holder, found.scopes)
  }

  #grant(holder: Holder, scopes: string): Json {
    const [token, refreshToken] = [`xoxe.xoxb-1-${randomSecret()}`, `xoxe-1-${randomSecret()}`]
    const until = this.#isRotating ? this.#now() + TOKEN_LIVES_S * 1000 : Number.POSITIVE_INFINITY
    this.#grants.set(token, { holder, scopes, refreshToken, until, isRevoked: false, isRefreshed: false })
    const { team, enterprise } = holder
    return {
      ok: true,
      app_id: APP_ID,
      token_type: 'bot',
      access_token: token,
      scope: scopes,
      bot_user_id: bot.id,
      team: team && { id: team.id, name: team.name },
      enterprise: enterprise && { id: enterprise.id, name: enterprise.name },
      is_enterprise_install: team === null,
      ...(this.#isRotating ? { refresh_token: refreshToken, expires_in: TOKEN_LIVES_S } : {}),
    }
  }

  /** Returns whose token it is and what it may do, or Slack's refusal. */
  use(token: string): { readonly holder: Holder; readonly scopes: string } | Json {
    const found = this.#grants.get(token)
    if (!found) return refused('invalid_auth')
    if (found.isRevoked) return refused('token_revoked')
    return found.until <= this.#now() ? refused('token_expired') : found
  }

  /** Lets the tokens of a workspace or an organisation end. */
  expire(holder: string): void {
    for (const each of this.#of(holder)) each.until = this.#now()
  }

  revoke(holder: string): void {
    for (const each of this.#of(holder)) each.isRevoked = true
  }

  /** True while it has a token that was not revoked. */
  has(holder: string): boolean {
    return this.#of(holder).some(({ isRevoked }) => !isRevoked)
  }

  #of(id: string): readonly Grant[] {
    return [...this.#grants.values()].filter(({ holder }) => holder.id === id)
  }
}

export function refused(error: string): Json {
  return { ok: false, error }
}

export function randomSecret(): string {
  return randomBytes(16).toString('hex')
}
