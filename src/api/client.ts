import { Agent } from 'undici'
import type { Answer } from './answer.ts'
import { type BreakerLimits, type BreakerNews, createBreaker } from './breaker.ts'
import type { Call } from './call.ts'
import { exchange, type Outgoing } from './request.ts'
import { withRetries } from './retry.ts'
import { forgeOrigin, withQuery } from './url.ts'
import { judge } from './verdict.ts'

/** One person's (or the service token's) view of the forge: the first argument of every API function. */
export interface Session {
  readonly call: <T>(call: Call<T>) => Promise<Answer<T>>
}

/** The connections to one forge, shared by everybody; answers are not. */
export interface ForgeClient {
  /** Every call of the session carries this token and no other. */
  readonly as: (token: string) => Session
  /** Forgets that the forge was found to be down: it is another one now. */
  readonly reset: () => void
  /** Waits for calls under way, then closes the connections. */
  readonly close: () => Promise<void>
}

export interface ForgeClientOptions {
  /** The forge's address without a path, https (http on this machine only). */
  readonly baseUrl: string
  /** Milliseconds for one read, its retries included; 6000 when left out. */
  readonly readDeadlineMs?: number
  /** Milliseconds for one write; 10000 when left out. */
  readonly writeDeadlineMs?: number
  /** Milliseconds to get a connection; 3000 when left out. */
  readonly connectTimeoutMs?: number
  /** Largest body that is read, in bytes; 8 MiB when left out. */
  readonly maxBytes?: number
  readonly userAgent?: string
  readonly breaker?: BreakerLimits
  /** Told when the forge is found to be down, and when it is back. */
  readonly onBreaker?: (news: BreakerNews) => void
}

const TOKEN = /^[\x21-\x7e]+$/

/** A write that the forge had no time for is not sent again when less of its time is left than this part. */
const LEFT_FOR_A_WRITE = 0.3

/** Opens no connection yet. Throws a RangeError for an address that tokens must not be sent to. */
export function createForgeClient(options: ForgeClientOptions): ForgeClient {
  const origin = forgeOrigin(options.baseUrl)
  const { readDeadlineMs = 6_000, writeDeadlineMs = 10_000, userAgent = 'greenlight' } = options
  const { breaker: limits = {}, onBreaker = () => {} } = options
  let breaker = createBreaker(limits, onBreaker)
  const agent = new Agent({
    connections: 32,
    // HTTP/2 may repeat a request by itself when the server says goodbye; a write must never be repeated.
    allowH2: false,
    connect: { timeout: options.connectTimeoutMs ?? 3_000 },
    maxResponseSize: options.maxBytes ?? 8 * 1024 * 1024,
  })

  async function send<T>(token: string, call: Call<T>): Promise<Answer<T>> {
    if (!TOKEN.test(token)) {
      return { kind: 'unsent', reason: 'The token is empty or has characters that no token has' }
    }
    const outgoing = outgoingFor(call, origin, token, userAgent)
    const isRead = call.method === 'GET'
    const budgetMs = isRead ? readDeadlineMs : writeDeadlineMs
    return breaker.guard(() => {
      const signal = AbortSignal.timeout(budgetMs)
      const attempt = async () => judge(call, await exchange(agent, outgoing, signal), origin, token)
      const usable = isRead ? 1 : 1 - LEFT_FOR_A_WRITE
      return withRetries(attempt, performance.now() + budgetMs * usable)
    })
  }

  return {
    as: (token) => ({ call: (call) => send(token, call) }),
    reset() {
      breaker = createBreaker(limits, onBreaker)
    },
    close: () => agent.close(),
  }
}

function outgoingFor(call: Call<unknown>, origin: string, token: string, userAgent: string): Outgoing {
  const body = call.body === undefined ? null : JSON.stringify(call.body)
  return {
    origin,
    method: call.method,
    path: withQuery(call.path, call.query),
    headers: {
      accept: 'application/json',
      // The size cap counts bytes on the wire: a compressed answer could be a thousand times larger.
      'accept-encoding': 'identity',
      'user-agent': userAgent,
      'private-token': token,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body,
  }
}
