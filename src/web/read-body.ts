import type { IncomingMessage } from 'node:http'

const MIB = 1024 * 1024
/** A body above this is large. */
const LARGE_BYTES = MIB
/** Large bodies that are read at the same time: their senders may be strangers, whose signature covers the body. */
const MAX_LARGE_BODIES = 4

interface BodyBounds {
  readonly maxBytes: number
  /** Time to the end of the body, in ms. */
  readonly maxMs: number
}

/** Slack waits 3 s for an answer. */
export const SLACK_BODY: BodyBounds = { maxBytes: MIB, maxMs: 2_000 }

/** The bytes, or the status of a refusal; `gone` when the sender left before the end. */
type RawBody =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'refused'; readonly status: 408 | 413 | 503 }
  | { readonly kind: 'gone' }

/** Returns a reader of bodies; the rest of a refused one is read to its end and discarded. */
export function createBodyReader({
  maxBytes,
  maxMs,
}: BodyBounds): (request: IncomingMessage) => Promise<RawBody> {
  let largeBodies = 0

  return (request) =>
    new Promise((resolve) => {
      const chunks: Buffer[] = []
      let length = 0
      let refused: 413 | 503 | null = Number(request.headers['content-length'] ?? 0) > maxBytes ? 413 : null
      let isLarge = false
      const timer = setTimeout(() => finish({ kind: 'refused', status: refused ?? 408 }), maxMs).unref()
      const finish = (raw: RawBody) => {
        clearTimeout(timer)
        if (isLarge) largeBodies -= 1
        isLarge = false
        chunks.length = 0
        refused ??= 413
        resolve(raw)
      }
      request.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (refused === null && length > maxBytes) refused = 413
        if (refused === null && !isLarge && length > LARGE_BYTES) {
          if (largeBodies >= MAX_LARGE_BODIES) refused = 503
          else {
            isLarge = true
            largeBodies += 1
          }
        }
        if (refused === null) chunks.push(chunk)
        else chunks.length = 0
      })
      request.on('end', () => {
        if (refused !== null) return finish({ kind: 'refused', status: refused })
        const [first] = chunks
        finish({ kind: 'read', bytes: first && chunks.length === 1 ? first : Buffer.concat(chunks) })
      })
      request.on('error', () => finish({ kind: 'gone' }))
    })
}
