import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Exchange, HttpReply, OutgoingRequest } from './request.ts'

/** Most answers in memory. */
const MAX_ANSWERS = 8_000
/** Largest total of their texts, and the largest one, in characters. */
const MAX_CHARACTERS = { all: 16 * 2 ** 20, one: 2 * 2 ** 20 }
/** The headers that belong to a body; those about limits and times are the ones of the latest answer. */
const BODY_HEADERS = ['content-type', 'x-next-page', 'x-total']

type Send = (outgoing: OutgoingRequest, signal: AbortSignal) => Promise<Exchange>

interface RecentAnswer {
  readonly reply: HttpReply
  /** In ms of `performance.now()`. */
  readonly at: number
}

/** Keeps answers in memory, by address and token: nobody gets what the forge has told another one. */
export function createRecentReads(send: Send) {
  const answers = new LRUCache<string, RecentAnswer>({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS.all,
    maxEntrySize: MAX_CHARACTERS.one,
    sizeCalculation: ({ reply: { text } }) => 1 + (text?.length ?? 0),
    ttlAutopurge: true,
  })
  const inFlight = new Map<string, Promise<Exchange>>()

  /** Keeps the answer for `ttl` ms, unless a newer request was sent meanwhile. */
  function read(key: string, outgoing: OutgoingRequest, signal: AbortSignal, ttl: number): Promise<Exchange> {
    const isNewest = () => inFlight.get(key) === reading
    const reading = send(outgoing, signal)
      .then((got) => {
        const recent = recentAnswer(got)
        if (recent && isNewest()) answers.set(key, recent, { ttl })
        return got
      })
      .finally(() => isNewest() && inFlight.delete(key))
    inFlight.set(key, reading)
    return reading
  }

  return {
    /**
     * Sends a request. A GET with `maxAgeMs` is answered without one where an equal one was answered at most so long
     * ago; equal ones in flight are then one. Its answer stays in memory for as long.
     */
    async send(outgoing: OutgoingRequest, signal: AbortSignal, maxAgeMs = 0): Promise<Exchange> {
      if (outgoing.method !== 'GET') return send(outgoing, signal)
      const key = keyOf(outgoing)
      if (maxAgeMs <= 0) {
        // This answer is newer than the one in memory, and than one on its way.
        answers.delete(key)
        inFlight.delete(key)
        return send(outgoing, signal)
      }
      const known = answers.get(key)
      if (known && performance.now() - known.at <= maxAgeMs) return known.reply
      return inFlight.get(key) ?? read(key, outgoing, signal, maxAgeMs)
    },
  }
}

/** Returns a key from which no token can be read. */
function keyOf({ path, headers }: OutgoingRequest): string {
  const { authorization = '', 'private-token': token = '' } = headers
  return hash('sha256', JSON.stringify([authorization, token, path]), 'base64')
}

/** Returns null for an answer that is no success, or whose body cannot be read. */
function recentAnswer(got: Exchange): RecentAnswer | null {
  if (got.kind !== 'reply' || got.status !== 200 || got.text === null) return null
  const headers = new Map(BODY_HEADERS.map((name) => [name, got.header(name)]))
  return { reply: { ...got, header: (name) => headers.get(name) ?? null }, at: performance.now() }
}
