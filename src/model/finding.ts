export type ApiVersion = 'v3' | 'v4'

/** Name of the setting that fixes the version. */
export const API_SETTING = 'FORGE_API'

export interface MissingScope {
  readonly scope: string
  /** The loss without it, as the end of a sentence. */
  readonly without: string
  readonly optional: boolean
}

export type Finding =
  /** Slack, asked with the bot’s token. */
  /** `reachable`: Slack was not asked about a token, because each workspace has its own. */
  | { readonly about: 'slack'; readonly found: 'answers' | 'reachable' }
  /** `code`: Slack’s word for the reason (`invalid_auth`). */
  | { readonly about: 'slack'; readonly found: 'refuses'; readonly code: string }
  /** `reason` is one sentence without its period, that may be shown. */
  | { readonly about: 'slack'; readonly found: 'silent'; readonly reason: string }
  /** The scopes that the token lacks; null when Slack did not tell them. */
  | { readonly about: 'scopes'; readonly missing: readonly MissingScope[] | null }
  /** Slack, asked with the app-level token; `refused`: its word for the reason. */
  | { readonly about: 'socket'; readonly refused: string | null }
  /** Commands that nobody of the workspace has typed since the bot started. */
  | { readonly about: 'commands'; readonly unused: readonly string[] }
  /** The bot’s clock minus the other one’s, in whole seconds. */
  | { readonly about: 'clock'; readonly of: 'slack' | 'server'; readonly ahead: number }
  /** `version`: null when the server does not tell it. */
  | { readonly about: 'server'; readonly found: 'answers'; readonly version: string | null }
  | { readonly about: 'server'; readonly found: 'refuses'; readonly whose: 'own' | 'service' }
  | { readonly about: 'server'; readonly found: 'silent'; readonly reason: string }
  /** There is no access with which to ask. */
  | { readonly about: 'server'; readonly found: 'unasked' }
  /** `set`: the version of API_SETTING, null without it. */
  | { readonly about: 'api'; readonly spoken: ApiVersion; readonly set: ApiVersion | null }
  /** `reason`: as above, in the form that follows a colon. */
  | { readonly about: 'api'; readonly spoken: null; readonly reason: string }
  | { readonly about: 'webhook'; readonly found: 'off' | 'silent' | 'seen' }
  /** Changes of `projects` projects came without an event; `last`: when the last one did, in ms UTC. */
  | { readonly about: 'webhook'; readonly found: 'missed'; readonly projects: number; readonly last: number }
  | { readonly about: 'store'; readonly kind: 'file' | 'postgres'; readonly reason: string | null }
  /** `needed`: older keys, each with the number of stored secrets that need it; `unneeded`: those that none needs. */
  | {
      readonly about: 'keys'
      readonly found: 'ring'
      readonly newest: string
      readonly needed: readonly { readonly key: string; readonly secrets: number }[]
      readonly unneeded: readonly string[]
    }
  /** Stored secrets do not decrypt; `reason`: sentences with their periods. */
  | { readonly about: 'keys'; readonly found: 'unreadable'; readonly reason: string }
  /** The channels of a workspace that have a project; `paused`: digests and watches that are paused in any. */
  | { readonly about: 'channels'; readonly bound: number; readonly paused: number }
  /** The accounts of a workspace; `refused`: those whose token the server has refused. */
  | { readonly about: 'accounts'; readonly linked: number; readonly refused: number }
  /** `oldest`: age of the oldest message that waits to be sent, in ms; `late`: digests that are overdue. */
  | { readonly about: 'queue'; readonly oldest: number; readonly late: number }

/** Largest difference of two clocks, in seconds: Slack’s signatures are valid for five minutes. */
const SKEW_SECONDS = 60
/** Longest time that a message waits where all is well, in ms. */
const WAIT_MS = 60_000

/** True when something has to be done about it. */
export function isWrong(finding: Finding): boolean {
  switch (finding.about) {
    case 'slack':
      return finding.found === 'refuses' || finding.found === 'silent'
    case 'scopes':
      return finding.missing?.some(({ optional }) => !optional) ?? false
    case 'socket':
      return finding.refused !== null
    case 'clock':
      return Math.abs(finding.ahead) > SKEW_SECONDS
    case 'server':
      return finding.found !== 'answers' ? finding.found !== 'unasked' : finding.version === null
    case 'api':
      return finding.spoken === null || (finding.set !== null && finding.set !== finding.spoken)
    case 'webhook':
      return finding.found === 'missed'
    case 'store':
      return finding.reason !== null
    case 'queue':
      return finding.oldest > WAIT_MS || finding.late > 0
    case 'keys':
      return finding.found === 'unreadable'
    case 'channels':
      return finding.paused > 0
    case 'commands':
    case 'accounts':
      return false
  }
}
