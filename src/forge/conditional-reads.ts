import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Exchange, HttpReply, OutgoingRequest } from './request.ts'

/** Largest total of the answers in memory, and the largest one, in characters. */
const MAX_CHARACTERS = { all: 16 * 2 ** 20, one: 2 * 2 ** 20 }
/** Estimated size of the objects of one answer, beside its texts, in characters. */
const OBJECT_CHARACTERS = 1_024
/** An ETag is a hash and some quotes; anything longer would be sent with each read. */
const MAX_ETAG_CHARACTERS = 256
/** Time after which an answer that was not asked for is dropped, in ms. */
const UNUSED_MS = 3_600_000
/** The headers that belong to a body; those about limits and times are the ones of each answer. */
const BODY_HEADERS = [
  'content-type',
  'link',
  'x-page',
  'x-per-page',
  'x-next-page',
  'x-prev-page',
  'x-total',
  'x-total-pages',
]

type Send = (outgoing: OutgoingRequest, signal: AbortSignal) => Promise<Exchange>

interface StoredAnswer {
  readonly etag: string
  readonly text: string
  readonly headers: ReadonlyMap<string, string>
  /** When the forge last confirmed it, in ms of `performance.now()`. */
  readonly confirmedAt: number
}

/** Stores answers in memory, by address and token: nobody gets what the forge has told another one. */
export function createConditionalReads(send: Send) {
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: MAX_CHARACTERS.all,
    maxEntrySize: MAX_CHARACTERS.one,
    sizeCalculation: sizeOf,
    ttl: UNUSED_MS,
    updateAgeOnGet: true,
  })
  const inFlight = new Map<string, Promise<Exchange>>()

  async function read(key: string, outgoing: OutgoingRequest, signal: AbortSignal): Promise<Exchange> {
    const known = answers.get(key)
    const headers = known ? { ...outgoing.headers, 'if-none-match': known.etag } : outgoing.headers
    const got = await send({ ...outgoing, headers }, signal)
    if (got.kind !== 'reply') return got
    // A 304 without that ETag confirms nothing: something between may answer so to everything.
    if (known && got.status === 304 && got.header('etag') === known.etag) {
      answers.set(key, { ...known, confirmedAt: performance.now() })
      return replyOf(known, got.header)
    }
    const fresh = storable(got, performance.now())
    if (fresh) answers.set(key, fresh)
    else answers.delete(key)
    return got
  }

  return {
    clear: (): void => answers.clear(),
    /**
     * Sends a request. A GET is answered with the stored body where the forge confirms its ETag with a 304, and without
     * a request where it was confirmed at most `maxAgeMs` ago; equal ones in flight are then one.
     */
    async send(outgoing: OutgoingRequest, signal: AbortSignal, maxAgeMs = 0): Promise<Exchange> {
      if (outgoing.method !== 'GET') return send(outgoing, signal)
      const key = keyOf(outgoing)
      if (maxAgeMs <= 0) return read(key, outgoing, signal)
      const known = answers.get(key)
      if (known && performance.now() - known.confirmedAt <= maxAgeMs) return replyOf(known)
      const running = inFlight.get(key) ?? read(key, outgoing, signal).finally(() => inFlight.delete(key))
      inFlight.set(key, running)
      return running
    },
  }
}

/** Returns a key from which no token can be read. */
function keyOf({ path, headers }: OutgoingRequest): string {
  const { authorization = '', 'private-token': token = '' } = headers
  return hash('sha256', JSON.stringify([authorization, token, path]), 'base64')
}

function sizeOf({ etag, text, headers }: StoredAnswer, key: string): number {
  const ofHeaders = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return OBJECT_CHARACTERS + key.length + etag.length + text.length + ofHeaders
}

/** Returns null for an answer without an ETag, or with one that is too long, or whose body cannot be read. */
function storable({ status, text, header }: HttpReply, confirmedAt: number): StoredAnswer | null {
  const etag = header('etag')
  if (status !== 200 || text === null || !etag || etag.length > MAX_ETAG_CHARACTERS) return null
  const headers = BODY_HEADERS.flatMap((name): [string, string][] => {
    const value = header(name)
    return value === null ? [] : [[name, value]]
  })
  return { etag, text, headers: new Map(headers), confirmedAt }
}

/** Returns the stored answer as a reply; `header` reads what the forge has said with its confirmation. */
function replyOf({ text, headers }: StoredAnswer, header: HttpReply['header'] = () => null): HttpReply {
  return {
    kind: 'reply',
    status: 200,
    text,
    header: (name) => header(name) ?? headers.get(name.toLowerCase()) ?? null,
  }
}
