import { format } from 'node:util'
import { type Logger, LogLevel, type webApi } from '@slack/bolt'
import type { Log } from '../log/log.ts'

/**
 * The options of every client of Slack's Web API. No retries: the client repeats posts whose answer was
 * lost, and so posts twice. A new object each time, because Slack's libraries write into it.
 */
export function webClientOptions(slackApiUrl: string, log: Log): webApi.WebClientOptions {
  return {
    slackApiUrl,
    retryConfig: { retries: 0 },
    timeout: 8_000,
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
    logger: boltLogger(log),
  }
}

/** Our log as Bolt's. Debug lines are dropped: they hold whole payloads, and so people's words and secrets. */
export function boltLogger(log: Log): Logger {
  return {
    debug() {},
    info: (...parts) => log.info({ from: 'slack' }, text(parts)),
    warn: (...parts) => log.warn({ from: 'slack' }, text(parts)),
    error: (...parts) => log.error({ from: 'slack' }, text(parts)),
    getLevel: () => LogLevel.INFO,
    setLevel() {},
    setName() {},
  }
}

function text(parts: unknown[]): string {
  return format(...parts.map((part) => (part instanceof Error ? part.message : part))).slice(0, 500)
}
