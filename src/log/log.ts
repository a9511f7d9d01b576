import { type Logger, pino, stdTimeFunctions } from 'pino'
import { createRedact, type Redact } from './redact.ts'

/** The bot’s log. An error goes under the field `err`. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  /** Returns the same log with these fields in every line. */
  child(fields: object): Log
}

/**
 * Creates a log of JSON lines with an ISO time, to standard output unless `destination` is given. Each text goes
 * through `redact` before the line is made of it, so the line stays JSON.
 */
export function createLog(
  destination?: { write(line: string): void },
  redact: Redact = createRedact([]),
): Log {
  const options = {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    // In place of pino's own, which adds fields of the error.
    serializers: { err: (described: unknown) => described },
  }
  // Synchronous, so that a process has written every line when it ends.
  return redacting(pino(options, destination ?? pino.destination({ dest: 1, sync: true })), redact)
}

/** Not by pino's formatters: it does not call the one for bindings for a child of a child. */
function redacting(logger: Logger, redact: Redact): Log {
  return {
    info: (fields, message) => logger.info(redactFields(fields, redact), redact(message)),
    warn: (fields, message) => logger.warn(redactFields(fields, redact), redact(message)),
    error: (fields, message) => logger.error(redactFields(fields, redact), redact(message)),
    child: (fields) => redacting(logger.child(redactFields(fields, redact)), redact),
  }
}

/** As deep, and as wide, as pino writes objects. */
const MAX_DEPTH = 5
const MAX_MEMBERS = 100

function redactFields(fields: object, redact: Redact, depth = 0): Record<string, unknown> {
  const members = Object.entries(fields).slice(0, MAX_MEMBERS)
  return Object.fromEntries(
    members.map(([name, value]) => [
      redact(name),
      // Anything can be thrown.
      name === 'err' ? describeError(value, redact) : redactValue(value, redact, depth + 1),
    ]),
  )
}

function redactValue(value: unknown, redact: Redact, depth: number): unknown {
  if (typeof value === 'string') return redact(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return describeError(value, redact)
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`
  if (depth > MAX_DEPTH) return '…'
  if (Array.isArray(value))
    return value.slice(0, MAX_MEMBERS).map((member: unknown) => redactValue(member, redact, depth + 1))
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return redactValue(value.toJSON(), redact, depth + 1)
  return redactFields(value, redact, depth)
}

/** Longest message and code, and longest stack, in UTF-16 units. */
const MAX_WORDS = 500
const MAX_STACK = 2_000
/** Largest depth of causes, and largest number of an AggregateError’s errors in the log. */
const MAX_CAUSES = 5
const MAX_ERRORS = 5

/**
 * Describes an error, its causes and its gathered errors, without an error’s own fields, which may hold
 * bodies and headers. `redact` runs before a text is cut, so that no part of a secret remains at its end.
 */
function describeError(error: unknown, redact: Redact, depth = 0): object {
  const brief = (text: string, length: number) => cut(redact(text), length)
  if (!(error instanceof Error)) return { message: brief(wordsOf(error), MAX_WORDS) }
  const deeper = (inner: unknown) => describeError(inner, redact, depth + 1)
  const isDeepest = depth >= MAX_CAUSES
  return {
    type: brief(error.constructor.name, MAX_WORDS),
    ...('code' in error && {
      code: typeof error.code === 'number' ? error.code : brief(wordsOf(error.code), MAX_WORDS),
    }),
    message: brief(String(error.message), MAX_WORDS),
    ...(typeof error.stack === 'string' && { stack: brief(error.stack, MAX_STACK) }),
    ...(error.cause !== undefined && !isDeepest && { cause: deeper(error.cause) }),
    ...(error instanceof AggregateError &&
      !isDeepest && { errors: [...error.errors].slice(0, MAX_ERRORS).map(deeper) }),
  }
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
