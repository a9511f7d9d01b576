import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import { slackError, webClient } from './web-client.ts'

/** The arguments with which a call of Slack’s Web API is made as the bot of one workspace. */
export interface BotAuth {
  readonly token: string
  /** The workspace, for the token of a whole organisation. */
  readonly team_id?: string
}

interface Bot {
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
  /** Asks Slack (auth.test) once per call; never rejects. */
  tokenState(team: string): Promise<TokenState>
  removedWith(team: string): Promise<readonly string[]>
  /** Forgets in which workspaces of organisations a token may not act: Slack has reported a change. */
  accessChanged(): void
  /** True when requests can be answered as the bot. */
  ready(): boolean
}

const MAX_PAUSE_MS = 60_000

const authTest = z.object({
  user_id: z.string().min(1),
  team_id: z.string().min(1),
  bot_id: z.string().default(''),
})

const botsInfo = z.object({ bot: z.object({ app_id: z.string().min(1) }) })

/**
 * The workspace of a configured token. Asks Slack in the background who the token belongs to, and retries until it
 * answers, with delays that double from one second (`firstPauseMs`) to a minute. The bot therefore starts without
 * Slack. `home` resolves when that is known, possibly only after Slack is reachable again; not after `stop`.
 */
export function createOneWorkspace(options: {
  readonly token: string
  readonly slackApiUrl: string
  readonly log: Log
  readonly firstPauseMs?: number
}): Workspaces & { readonly home: Promise<string>; stop(): void } {
  const { token, slackApiUrl, log, firstPauseMs = 1_000 } = options
  const client = webClient({ slackApiUrl, log })
  let bot: Bot | null = null
  let team: string | null = null
  let isStopped = false

  /** Retries until there is an answer; an answer after `stop` is not passed on. */
  async function untilAnswered<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    for (let pauseMs = firstPauseMs; !isStopped; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        const answer = await ask()
        if (!isStopped) return answer
      } catch (err) {
        log.warn({ err, pauseMs }, `Slack did not say ${what}; asking again`)
      }
      await pause(pauseMs, undefined, { ref: false })
    }
    return new Promise(() => {})
  }

  async function identify(): Promise<string> {
    const found = await untilAnswered('who the bot is', async () => {
      const {
        user_id: botUserId,
        team_id: teamId,
        bot_id: botId,
      } = authTest.parse(await client.auth.test({ token }))
      log.info({ teamId, botUserId }, 'Slack knows the bot')
      return { teamId, botId, botUserId }
    })
    const { teamId, ...identity } = found
    bot = { ...identity, app: null }
    team = teamId
    if (identity.botId !== '')
      void untilAnswered('which app it is', async () => {
        const {
          bot: { app_id: app },
        } = botsInfo.parse(await client.bots.info({ token, bot: identity.botId }))
        bot = { ...identity, app }
      })
    return teamId
  }

  return {
    home: identify(),
    as: (_, call) => call({ token }),
    bot: async () => bot,
    has: async () => true,
    installed: () => ({ installedTeam: team, installedApp: bot?.app ?? null }),
    tokenState: () =>
      client.auth.test({ token }).then(
        () => 'works',
        (error: unknown) => (isDeadToken(error) ? 'dead' : 'unknown'),
      ),
    removedWith: async (removed) => [removed],
    accessChanged() {},
    ready: () => bot !== null,
    stop() {
      isStopped = true
    },
  }
}

/** The state of the bot’s token at Slack; `unknown` when Slack gave no usable answer. */
export type TokenState = 'works' | 'dead' | 'unknown'

/** Slack’s errors for a token that will never work again (docs of auth.test). */
const DEAD: ReadonlySet<string> = new Set([
  'account_inactive',
  'invalid_auth',
  'token_expired',
  'token_revoked',
])

/** True for Slack's refusal of a token that will never work again. */
export function isDeadToken(error: unknown): boolean {
  return DEAD.has(slackError(error))
}
