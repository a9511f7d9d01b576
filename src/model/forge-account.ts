import type { Day } from './day.ts'

/** Whose credential it is, as the forge tells of it. */
export interface ForgeAccount {
  readonly id: number
  readonly username: string
  /** True for the bot that a token of a project or of a group belongs to. */
  readonly isBot: boolean
}

/** What the forge says of a token that somebody has entered; `reason`: its own words, one sentence. */
export type TokenVerdict =
  /** `account` is null where the forge cannot tell whose it is; `until`: the day on which a token ends that ends soon. */
  | { readonly kind: 'valid'; readonly account: ForgeAccount | null; readonly until?: Day }
  /** It is good and may not do what people do here: these are its scopes. */
  | { readonly kind: 'lesser'; readonly scopes: readonly string[] }
  | { readonly kind: 'refused' }
  /** The token is right, and the account or the token may not use the API: it is blocked, or of a lesser scope. */
  | { readonly kind: 'locked'; readonly reason: string }
  /** It answered, and not what was asked: it speaks another version of the API, is busy, or has moved. */
  | { readonly kind: 'not-told'; readonly reason: string }
  | { readonly kind: 'unreachable' }

/** What a sign-in came to once its person was back from the forge. */
export type SignInEnd =
  /** It waits for its person; `id` is for `links.confirm` and `links.discard`, `code` for the page. */
  | { readonly kind: 'entered'; readonly id: string; readonly code: string; readonly account: ForgeAccount }
  /** The account is linked to another person of the workspace, whose Slack id is `by`: nothing is kept. */
  | { readonly kind: 'taken'; readonly by: string; readonly account: ForgeAccount }
  /** The link was used up meanwhile, or is too old. */
  | { readonly kind: 'gone' }
  /** As in TokenVerdict. */
  | { readonly kind: 'refused' | 'locked' | 'unreachable'; readonly reason: string }
