import type { IncomingMessage } from 'node:http'
// As it is when the module loads: a test that replaces the timers of the process still gets its bodies.
import { setTimeout } from 'node:timers'

const MAX_BYTES = 1024 * 1024
const MAX_MS = 2_000

/** The bytes, or the status of a refusal; `gone` when the sender left before the end. */
type RawBody =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'refused'; readonly status: 408 | 413 }
  | { readonly kind: 'gone' }

/** A body that is being read. */
interface OpenBody {
  readonly startedAt: number
  readonly expire: () => void
}

/** The oldest first. A timer for each request would take a tenth of what it takes to refuse one. */
const openBodies = new Set<OpenBody>()
let isWatched = false

/** Ends the bodies whose time is over, and comes again for the next one. */
function expireOldest(): void {
  isWatched = false
  for (const body of openBodies) {
    const leftMs = body.startedAt + MAX_MS - performance.now()
    if (leftMs > 0) {
      watch(leftMs)
      return
    }
    body.expire()
  }
}

function watch(ms: number): void {
  if (isWatched) return
  isWatched = true
  setTimeout(expireOldest, Math.ceil(ms)).unref()
}

/** Reads at most 1 MB within two seconds. The rest of a longer body is read to its end and discarded. */
export function readRawBody(request: IncomingMessage): Promise<RawBody> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const body: OpenBody = {
      startedAt: performance.now(),
      expire: () => finish({ kind: 'refused', status: length > MAX_BYTES ? 413 : 408 }),
    }
    openBodies.add(body)
    watch(MAX_MS)
    const finish = (raw: RawBody) => {
      openBodies.delete(body)
      resolve(raw)
    }
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > MAX_BYTES) chunks.length = 0
      else chunks.push(chunk)
    })
    request.on('end', () => {
      const [first] = chunks
      const bytes = first && chunks.length === 1 ? first : Buffer.concat(chunks)
      finish(length > MAX_BYTES ? { kind: 'refused', status: 413 } : { kind: 'read', bytes })
    })
    request.on('error', () => finish({ kind: 'gone' }))
  })
}
