import { AsyncLocalStorage } from 'node:async_hooks'
import { hash, randomUUID } from 'node:crypto'

const running = new AsyncLocalStorage<string>()

/** Runs one interaction; everything that it starts belongs to the trace of its reference. */
export function traced<Result>(reference: string, work: () => Result): Result {
  return running.run(traceIdOf(reference), work)
}

/**
 * Returns the trace id of a reference: 32 hex digits that every replica derives alike, so that a trace is found by
 * the reference that a person was shown, and an attempt after a crash stays in it.
 */
export function traceIdOf(reference: string): string {
  return hash('sha256', reference).slice(0, 32)
}

/** Returns the `traceparent` header (W3C Trace Context) of one call; null outside of an interaction. */
export function traceparent(): string | null {
  const trace = running.getStore()
  return trace === undefined ? null : `00-${trace}-${newSpanId()}-01`
}

/** Node draws the bytes of many ids at once. */
function newSpanId(): string {
  const id = randomUUID()
  return id.slice(0, 8) + id.slice(-8)
}
