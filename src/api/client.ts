import { setTimeout as sleep } from 'node:timers/promises'
import { Agent } from 'undici'
import type { Feature, Missing } from '../model/feature.ts'
import type { Answer } from './answer.ts'
import type { Asked } from './asked.ts'
import { type BreakerLimits, type BreakerNews, createBreaker } from './breaker.ts'
import type { Call } from './call.ts'
import type { Dialect } from './dialect.ts'
import { createHolds } from './holds.ts'
import { missingFrom } from './missing.ts'
import { type FormCall, outgoingCall, outgoingForm, type Scheme } from './outgoing.ts'
import { exchange, type Outgoing } from './request.ts'
import { withRetries } from './retry.ts'
import { forgeOrigin } from './url.ts'
import { v3 } from './v3.ts'
import { v4 } from './v4.ts'
import { heldBack, type Judged, judge } from './verdict.ts'

/** One person's (or the service token's) view of the forge: the first argument of every API function. */
export interface Session {
  readonly dialect: Dialect
  /** Whether this forge’s API has it. */
  readonly offers: (feature: Feature) => boolean
  readonly call: <T>(call: Call<T>) => Promise<Answer<T>>
}

/** The connections to one forge, shared by everybody; answers are not. */
export interface ForgeClient {
  /** Every call of the session carries this token and no other; `private-token` when `scheme` is left out. */
  readonly as: (token: string, scheme?: Scheme) => Session
  /** Why the forge’s API cannot do it; null when it can. */
  readonly missing: (feature: Feature) => Missing | null
  /** Sends a form in nobody’s name: how an application asks for tokens (oauth.ts). Never repeated after it ran. */
  readonly form: <T>(call: FormCall<T>) => Promise<Answer<T>>
  /** Forgets that the forge was found to be down or busy: it is another one now. */
  readonly reset: () => void
  /** Waits for calls under way, then closes the connections. */
  readonly close: () => Promise<void>
}

export interface ForgeClientOptions {
  /** The forge's address without a path, https (http on this machine only). */
  readonly baseUrl: string
  /** The version of the API that it speaks; v3, the document’s own, when left out. */
  readonly api?: Dialect['name']
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

const DIALECTS = { v3, v4 } as const

const TOKEN = /^[\x21-\x7e]+$/

/** A write that the forge had no time for is not sent again when less of its time is left than this part. */
const LEFT_FOR_A_WRITE = 0.3

/** Opens no connection yet. Throws a RangeError for an address that tokens must not be sent to. */
export function createForgeClient(options: ForgeClientOptions): ForgeClient {
  const origin = forgeOrigin(options.baseUrl)
  const dialect = DIALECTS[options.api ?? 'v3']
  const { readDeadlineMs = 6_000, writeDeadlineMs = 10_000, userAgent = 'greenlight' } = options
  const { breaker: limits = {}, onBreaker = () => {} } = options
  const place = { origin, userAgent }
  const holds = createHolds()
  let breaker = createBreaker(limits, onBreaker)
  const agent = new Agent({
    connections: 32,
    // HTTP/2 may repeat a request by itself when the server says goodbye; a write must never be repeated.
    allowH2: false,
    connect: { timeout: options.connectTimeoutMs ?? 3_000 },
    maxResponseSize: options.maxBytes ?? 8 * 1024 * 1024,
  })

  /** `holder`: the token that the forge counts the request for. */
  async function send<T>(
    call: Judged<T>,
    { outgoing, holder, asked }: { outgoing: Outgoing; holder: string | null; asked: Asked },
  ): Promise<Answer<T>> {
    const isRead = call.method === 'GET'
    const budgetMs = isRead ? readDeadlineMs : writeDeadlineMs
    const part = isRead ? 1 : 1 - LEFT_FOR_A_WRITE
    const held = holder === null ? null : holds.left(holder)
    if (held !== null && held >= budgetMs * part) return heldBack(held)
    if (held !== null) await sleep(held)
    const leftMs = budgetMs - (held ?? 0)
    return breaker.guard(() => {
      const signal = AbortSignal.timeout(leftMs)
      const attempt = async () => {
        const got = await exchange(agent, outgoing, signal)
        if (got.kind === 'reply' && holder !== null) holds.note(holder, got)
        return judge(call, got, asked)
      }
      return withRetries(attempt, performance.now() + leftMs * part)
    })
  }

  async function sendAs<T>(token: string, scheme: Scheme, call: Call<T>): Promise<Answer<T>> {
    if (!TOKEN.test(token)) {
      return { kind: 'unsent', reason: 'The token is empty or has characters that no token has' }
    }
    const outgoing = outgoingCall(call, dialect.base, { token, scheme, ...place })
    return send(call, { outgoing, holder: token, asked: { origin, dialect, secrets: [token] } })
  }

  return {
    as: (token, scheme = 'private-token') => ({
      dialect,
      offers: (feature) => dialect.features.has(feature),
      call: (call) => sendAs(token, scheme, call),
    }),
    missing: (feature) => missingFrom(dialect, feature),
    form(call) {
      const asked = { origin, dialect: null, secrets: call.secrets }
      return send(
        { method: 'POST', reads: call.reads },
        { outgoing: outgoingForm(call, place), holder: null, asked },
      )
    },
    reset() {
      holds.forget()
      breaker = createBreaker(limits, onBreaker)
    },
    close: () => agent.close(),
  }
}
