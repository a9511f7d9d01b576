import { z } from 'zod'
import { connectionFault } from '../model/connection-fault.ts'
import { withDeadline } from '../model/deadline.ts'

/** Slack’s answer about the bot’s token. */
export type SlackExamination =
  /** `scopes`: null when Slack did not tell them; `at`: its own time in ms UTC, null likewise. */
  | { readonly kind: 'answers'; readonly scopes: readonly string[] | null; readonly at: number | null }
  | { readonly kind: 'refuses'; readonly code: string }
  /** It answers, and was not asked about a token. */
  | { readonly kind: 'reachable' }
  /** `reason`: one sentence without its period. */
  | { readonly kind: 'silent'; readonly reason: string }

/** The method that gives the address of a connection of Socket Mode, and opens none. */
export const OPEN_SOCKET = 'apps.connections.open'

const TIMEOUT_MS = 5_000

const Answer = z.object({
  ok: z.boolean(),
  error: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .default('unknown'),
})

/**
 * Asks Slack who the token is of, or another method about it, once, and reads the headers that its client hides;
 * without a token, only whether it answers. Never rejects.
 */
export async function examineSlack(
  slackApiUrl: string,
  token: string | null,
  method = 'auth.test',
): Promise<SlackExamination> {
  try {
    const { response, answer } = await withDeadline(TIMEOUT_MS, async (signal) => {
      const response = await fetch(new URL(method, slackApiUrl), {
        method: 'POST',
        ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
        redirect: 'error',
        signal,
      })
      if (response.status >= 500) {
        await response.body?.cancel()
        return { response, answer: null }
      }
      return { response, answer: Answer.parse(await response.json()) }
    })
    if (answer === null) return { kind: 'silent', reason: `Slack answered with status ${response.status}` }
    if (token === null) return { kind: 'reachable' }
    if (!answer.ok) return { kind: 'refuses', code: answer.error }
    const at = Date.parse(response.headers.get('date') ?? '')
    const scopes = response.headers.get('x-oauth-scopes')
    return {
      kind: 'answers',
      scopes: scopes === null ? null : scopes.split(',').map((scope) => scope.trim()),
      at: Number.isNaN(at) ? null : at,
    }
  } catch (error) {
    const isAnswer = error instanceof SyntaxError || error instanceof z.ZodError
    return {
      kind: 'silent',
      reason: isAnswer ? 'What answers is not Slack' : connectionFault(error, 'Slack'),
    }
  }
}
