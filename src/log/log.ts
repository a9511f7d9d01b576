import { pino, stdTimeFunctions } from 'pino'
import { createScrub } from './scrub.ts'

/** Where the bot writes what happened; pino's own loggers fit. An error goes under the field `err`. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * A log of JSON lines with an ISO time, to standard output unless `destination` is given. `secrets` and
 * everything of a token's shape are replaced in the finished line, wherever they stand in it.
 */
export function createLog(destination?: { write(line: string): void }, secrets: readonly string[] = []): Log {
  const options = {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    hooks: { streamWrite: createScrub(secrets) },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** An error's own fields may hold bodies and headers, so only these are written. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) }
  return {
    type: error.constructor.name,
    ...('code' in error && { code: error.code }),
    message: error.message.slice(0, 500),
    stack: error.stack?.slice(0, 2_000),
    ...(error.cause !== undefined && { cause: String(error.cause).slice(0, 500) }),
  }
}
