import type { Redact } from './redact.ts'

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
export function describeError(error: unknown, redact: Redact, depth = 0): object {
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
