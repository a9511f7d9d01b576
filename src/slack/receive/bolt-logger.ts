import { format } from 'node:util'
import { type Logger, LogLevel } from '@slack/bolt'
import type { Log } from '../../log/log.ts'

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
