import type { Day } from './day.ts'

export interface ForgeAccount {
  readonly id: number
  readonly username: string
  /** True for the bot that a token of a project or of a group belongs to. */
  readonly isBot: boolean
}

/** The forge’s verdict on an entered token; `reason`: its own words, one sentence. */
export type TokenVerdict =
  /** `account` is null where the forge reports none; `until`: the expiry day of a token that expires soon. */
  | { readonly kind: 'valid'; readonly account: ForgeAccount | null; readonly until?: Day }
  /** The token works but lacks a scope that people’s actions need: these are its scopes. */
  | { readonly kind: 'lesser'; readonly scopes: readonly string[] }
  | { readonly kind: 'refused' }
  /** The token is right, but the account or the token may not use the API: blocked, or a lesser scope. */
  | { readonly kind: 'locked'; readonly reason: string }
  /** The answer was unusable: the forge speaks another version of the API, is busy, or has moved. */
  | { readonly kind: 'unknown'; readonly reason: string }
  | { readonly kind: 'unreachable' }

/** The result of a sign-in after the person has returned from the forge. */
export type SignInEnd =
  /** The link awaits confirmation; `id` is for `links.confirm`, `code` for the page. */
  | { readonly kind: 'entered'; readonly id: string; readonly code: string; readonly account: ForgeAccount }
  /** The account is linked to another person of the workspace, whose Slack id is `by`: nothing is stored. */
  | { readonly kind: 'taken'; readonly by: string; readonly account: ForgeAccount }
  /** The link has been used in the meantime, or has expired. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused' | 'locked' | 'unreachable'; readonly reason: string }

/** The reason, in sentences, why the forge bars a token or its account whatever its rights in a project. */
export interface TokenDenial {
  /** “Your token may not do this: it has not the scope api”, without a period. */
  readonly why: string
  /** The person’s remedy, without a period. */
  readonly next: string
  /** The token is over: another one is the remedy. */
  readonly isOver?: true
}

/** Returns `why` in the form that follows a colon. */
export function clauseOf({ why }: TokenDenial): string {
  return why.charAt(0).toLowerCase() + why.slice(1)
}
