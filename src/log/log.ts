import { pino, stdTimeFunctions } from 'pino'
import { createSecrets, type Secrets } from './secrets.ts'
import { describeError } from './serialize-error.ts'

/** The bot’s log; pino's own loggers fit. An error goes under the field `err`. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  /** Returns the same log with these fields in every line. */
  child(fields: object): Log
}

/**
 * Creates a log of JSON lines with an ISO time, to standard output unless `destination` is given. Secrets
 * known to `secrets` and texts of a token's shape are replaced anywhere in the finished line.
 */
export function createLog(
  destination?: { write(line: string): void },
  { scrub }: Pick<Secrets, 'scrub'> = createSecrets(),
): Log {
  const options = {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error, scrub) },
    hooks: { streamWrite: (line: string) => cleanLine(line, scrub) },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Replaces a line with a secret among numbers, which cannot be replaced without breaking the line. */
const LEFT_OUT = `${JSON.stringify({ level: 40, msg: 'a line was left out, because bytes of a secret were in it' })}\n`

function cleanLine(line: string, scrub: (text: string) => string): string {
  const clean = scrub(line)
  return clean === line || isJson(clean) ? clean : LEFT_OUT
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
