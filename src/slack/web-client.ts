import { format } from 'node:util'
import { type Logger, LogLevel, type webApi } from '@slack/bolt'
import type { Log } from '../log/log.ts'

/**
 * Returns the options of every client of Slack’s Web API. No retries: the client would repeat posts whose
 * answer was lost, and so post twice. A new object each time, because Slack’s libraries write into it.
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

/** Adapts our log for Bolt. Drops debug lines: they hold whole payloads, with people’s texts and secrets. */
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
