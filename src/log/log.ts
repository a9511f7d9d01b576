import { pino, stdTimeFunctions } from 'pino'
import { createSecrets, type Secrets } from './secrets.ts'

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
  return pino(options, destination ?? standardOutput())
}

/** Time after a line in which others wait for each other, in ms: a write for each would take as long as making it. */
const FLUSH_MS = 20
/** Lines that are this long together, in characters, wait no longer. */
const FLUSHED = 4_096

/** Writes a line at once, and those that follow together; those of a process that ends by itself are all written. */
function standardOutput(): { write(line: string): void } {
  const output = pino.destination({ dest: 1, sync: true, minLength: FLUSHED })
  let isAwaited = false
  let hasLines = false
  // Not its `flushSync`, which never returns where nobody reads the log any more, and syncs a file to disk.
  const flush = () => {
    isAwaited = false
    if (hasLines) output.flush()
    hasLines = false
  }
  process.once('exit', flush)
  return {
    write(line) {
      output.write(line)
      hasLines = true
      if (isAwaited) return
      flush()
      isAwaited = true
      setTimeout(flush, FLUSH_MS).unref()
    },
  }
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

const LONGEST = 500
const LONGEST_STACK = 2_000
/** Largest depth of causes, and largest number of an AggregateError’s errors in the log. */
const DEEPEST = 5
const MOST = 5

/**
 * Describes an error, its causes and its gathered errors, without an error’s own fields, which may hold
 * bodies and headers. `scrub` runs before a text is cut, so that no part of a secret remains at its end.
 */
function describeError(error: unknown, scrub: (text: string) => string, depth = 0): object {
  const brief = (text: string, length: number) => cut(scrub(text), length)
  if (!(error instanceof Error)) return { message: brief(wordsOf(error), LONGEST) }
  const deeper = (inner: unknown) => describeError(inner, scrub, depth + 1)
  const isDeepest = depth >= DEEPEST
  return {
    type: error.constructor.name,
    ...('code' in error && { code: codeOf(error.code, scrub) }),
    message: brief(String(error.message), LONGEST),
    ...(typeof error.stack === 'string' && { stack: brief(error.stack, LONGEST_STACK) }),
    ...(error.cause !== undefined && !isDeepest && { cause: deeper(error.cause) }),
    ...(error instanceof AggregateError &&
      !isDeepest && { errors: [...error.errors].slice(0, MOST).map(deeper) }),
  }
}

function codeOf(code: unknown, scrub: (text: string) => string): string | number {
  return typeof code === 'number' ? code : cut(scrub(String(code)), LONGEST)
}

/** The conversion of an object to text may throw. */
function wordsOf(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return typeof thrown
  }
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`
}
