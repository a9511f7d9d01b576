import { webApi } from '@slack/bolt'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import { webClientOptions } from './outgoing/web-client-options.ts'

/** Whether Slack takes the bot’s token; `unknown` when it gave no answer to that. */
export type TokenState = 'works' | 'dead' | 'unknown'

/** What Slack answers about a token that will not work any more (docs of auth.test). */
const DEAD: ReadonlySet<string> = new Set([
  'account_inactive',
  'invalid_auth',
  'token_expired',
  'token_revoked',
])

const Refusal = z.object({ data: z.object({ error: z.string() }) })

/** Asks Slack once (auth.test) each time that it is called; never rejects. */
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
      const refusal = Refusal.safeParse(error).data
      return refusal && DEAD.has(refusal.data.error) ? 'dead' : 'unknown'
    }
  }
}
