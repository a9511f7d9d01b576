import type { webApi } from '@slack/bolt'
import type { Log } from '../../log/log.ts'
import { boltLogger } from '../receive/bolt-logger.ts'

/**
 * How every client of Slack's Web API is made here. No retries: the client repeats posts whose answer was
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
