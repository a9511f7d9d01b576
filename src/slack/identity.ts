import { setTimeout as pause } from 'node:timers/promises'
import { webApi } from '@slack/bolt'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import { slackError, webClientOptions } from './web-client.ts'

interface Identity {
  readonly botToken: string
  /** Empty when Slack names no bot for the token. */
  readonly botId: string
  readonly botUserId: string
  readonly teamId: string
}

const MAX_PAUSE_MS = 60_000

const authTest = z.object({
  user_id: z.string().min(1),
  team_id: z.string().min(1),
  bot_id: z.string().default(''),
})

const botsInfo = z.object({ bot: z.object({ app_id: z.string().min(1) }) })

/**
 * Asks Slack in the background who the token belongs to, and retries until it answers, with delays that
 * double from one second (`firstPauseMs`) to a minute. The bot therefore starts without Slack.
 */
export function createIdentity(options: {
  readonly token: string
  readonly slackApiUrl: string
  readonly log: Log
  readonly firstPauseMs?: number
}) {
  const { token, slackApiUrl, log, firstPauseMs = 1_000 } = options
  const client = new webApi.WebClient(token, webClientOptions(slackApiUrl, log))
  let isKnown = false
  let isStopped = false

  /** Retries until there is an answer; an answer after `stop` is not passed on. */
  const untilAnswered = async <Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> => {
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

  const identity = untilAnswered('who the bot is', async (): Promise<Identity> => {
    const { user_id, team_id, bot_id } = authTest.parse(await client.auth.test())
    isKnown = true
    log.info({ teamId: team_id, botUserId: user_id }, 'Slack knows the bot')
    return { botToken: token, botId: bot_id, botUserId: user_id, teamId: team_id }
  })
  let app: string | null = null
  void identity.then(({ botId }) =>
    untilAnswered('which app it is', async () => {
      if (botId !== '') app = botsInfo.parse(await client.bots.info({ bot: botId })).bot.app_id
    }),
  )
  return {
    /** Resolves when the identity is known, possibly only after Slack is reachable again; not after `stop`. */
    current: (): Promise<Identity> => identity,
    /** True when `current` would resolve at once. */
    known: (): boolean => isKnown,
    /** The app of the token; null until Slack has answered. */
    app: (): string | null => app,
    stop(): void {
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

/** Asks Slack (auth.test) once per call; never rejects. */
export function createTokenState(options: {
  readonly token: string
  readonly slackApiUrl: string
  readonly log: Log
}): () => Promise<TokenState> {
  const { token, slackApiUrl, log } = options
  const client = new webApi.WebClient(token, webClientOptions(slackApiUrl, log))
  return async () => {
    try {
      await client.auth.test()
      return 'works'
    } catch (error) {
      return isDeadToken(error) ? 'dead' : 'unknown'
    }
  }
}

/** True for Slack's refusal of a token that will never work again. */
export function isDeadToken(error: unknown): boolean {
  return DEAD.has(slackError(error))
}
