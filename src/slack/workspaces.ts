import type { Log } from '../log/log.ts'
import { createIdentity, createTokenState, type TokenState } from './identity.ts'

/** The arguments with which a call of Slack’s Web API is made as the bot of one workspace. */
export interface BotAuth {
  readonly token: string
  /** The workspace, for the token of a whole organisation. */
  readonly team_id?: string
}

export interface Bot {
  /** Empty when Slack names no bot for the token. */
  readonly botId: string
  readonly botUserId: string
  /** Null until Slack has said which app it is. */
  readonly app: string | null
}

/**
 * There is no token for a workspace, so that nothing was sent. `isOver`: there will be none before the app is
 * installed there again.
 */
export class NoBotToken extends Error {
  override readonly name = 'NoBotToken'
  readonly reason: 'not_installed' | 'token_expired' | 'token_not_renewed'

  constructor(reason: NoBotToken['reason']) {
    super(reason)
    this.reason = reason
  }

  get isOver(): boolean {
    return this.reason !== 'token_not_renewed'
  }
}

/** The workspaces that this process serves, by their id, each with the bot’s own token there. */
export interface Workspaces {
  /**
   * Calls Slack’s Web API as the bot of this workspace, and of no other.
   * @throws NoBotToken before anything is sent; otherwise what the call throws.
   */
  as<Answer>(team: string, call: (auth: BotAuth) => Promise<Answer>): Promise<Answer>
  /**
   * The bot in a workspace; null until Slack has said it. `enterprise` is the organisation that Slack named with it.
   * @throws NoBotToken
   */
  bot(team: string, enterprise?: string | null): Promise<Bot | null>
  has(team: string): Promise<boolean>
  /** The workspace and the app that a request for `team` must be for; null for what Slack has not said yet. */
  installed(team: string): { readonly installedTeam: string | null; readonly installedApp: string | null }
  tokenState(team: string): Promise<TokenState>
  removedWith(team: string): Promise<readonly string[]>
  /** Forgets in which workspaces of organisations a token may not act: Slack has reported a change. */
  accessChanged(): void
  /** True when requests can be answered as the bot. */
  ready(): boolean
}

export function createOneWorkspace(options: {
  readonly token: string
  readonly slackApiUrl: string
  readonly log: Log
  readonly firstPauseMs?: number
}): Workspaces & { readonly home: Promise<string>; stop(): void } {
  const { token } = options
  const identity = createIdentity(options)
  const tokenState = createTokenState(options)
  let known: Omit<Bot, 'app'> | null = null
  let team: string | null = null
  const home = identity.current().then(({ teamId, ...bot }) => {
    known = bot
    team = teamId
    return teamId
  })
  return {
    home,
    as: (_, call) => call({ token }),
    bot: async () => known && { ...known, app: identity.app() },
    has: async () => true,
    installed: () => ({ installedTeam: team, installedApp: identity.app() }),
    tokenState,
    removedWith: async (removed) => [removed],
    accessChanged() {},
    ready: identity.known,
    stop: identity.stop,
  }
}
