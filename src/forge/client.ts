import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { Agent } from 'undici'
import { withDeadline } from '../model/deadline.ts'
import type { Feature, FeatureGap, PagePrefix } from '../model/forge-feature.ts'
import { SERVER } from '../model/server-name.ts'
import { type BreakerLimits, type BreakerNews, createBreaker } from './breaker.ts'
import type { Dialect } from './dialect.ts'
import { oneSentence } from './errors.ts'
import {
  asBusy,
  describeReply,
  type InterpretedCall,
  interpret,
  type ResponseContext,
} from './interpret-response.ts'
import { createRecentReads } from './recent-reads.ts'
import {
  type Exchange,
  type Exchanged,
  exchange,
  type FormCall,
  type HttpReply,
  type OutgoingRequest,
  outgoingCall,
  outgoingForm,
  outgoingQuestion,
  type Scheme,
} from './request.ts'
import type { Call, CallSender } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import { heldMs } from './retry-after.ts'
import { forgePlace } from './url.ts'
import { v3 } from './v3.ts'
import { v4 } from './v4.ts'
import { createVersion, type VersionNews } from './version.ts'

/** The forge as one person (or the service token) sees it: the first argument of every API function. */
export interface Session extends CallSender {
  readonly dialect: Dialect
  readonly offers: (feature: Feature) => boolean
  /** The fields that the forge’s queries lack, as it has said; all sessions of a client share them. */
  readonly unknownFields: LRUCache<string, true>
  /** Fields that its queries leave out: what they say is none of the project that it may read. */
  readonly withheldFields?: readonly string[]
}

/** The connections to one forge, shared by all sessions; answers are not shared. */
export interface ForgeClient {
  /**
   * Probes the forge, without a token, for its API version until the version is known; resolves after the
   * first probe. With a configured version it only detects, later, whether the forge contradicts it.
   */
  readonly start: () => Promise<void>
  /** The API version in use; null while it is unknown: then no call leaves. */
  readonly version: () => Dialect['name'] | null
  /**
   * Returns a session whose calls all carry this token; `scheme` defaults to `private-token`. Calls built for
   * the session `like` use its dialect: none leaves once the forge speaks another version.
   */
  readonly as: (token: string, scheme?: Scheme, like?: Session) => Session
  readonly pages: () => PagePrefix
  readonly missing: (feature: Feature) => FeatureGap | null
  /** Sends a form without a token, as an application requests its tokens (oauth.ts). Runs at most once. */
  readonly form: <T>(call: FormCall<T>) => Promise<ApiResult<T>>
  readonly close: () => Promise<void>
}

export interface ForgeClientOptions {
  /** The forge's address, https (http on this machine only); includes the path if it is served below one. */
  readonly baseUrl: string
  /** The API version that the forge speaks; null: it is probed (see `ForgeClient.start`). */
  readonly api: Dialect['name'] | null
  /** Deadline of one read including its retries, in ms; 6000 by default. */
  readonly readDeadlineMs?: number
  /** Deadline of one write, in ms; 10000 by default. */
  readonly writeDeadlineMs?: number
  /** Timeout for a connection, in ms; 3000 by default. */
  readonly connectTimeoutMs?: number
  readonly breaker?: BreakerLimits
  readonly onBreaker?: (news: BreakerNews) => void
  readonly onVersion?: (news: VersionNews) => void
  /** Returns the `traceparent` of a call; null for none. */
  readonly traceparent?: () => string | null
  readonly onExchange?: (call: Exchanged) => void
  /** Milliseconds before a second probe for the API version; 1000 by default. */
  readonly versionPauseMs?: number
}

const DIALECTS = { v3, v4 } as const
/** The dialect while the version is unknown: it has every feature, and no call of it leaves. */
const UNKNOWN_DIALECT: Dialect = { ...v4 }

/** Timeout of one version probe, in ms. */
const QUESTION_MS = 3_000

/** A server gets new fields when it is upgraded. */
const UNKNOWN_FIELDS_TTL_MS = 3_600_000

const TOKEN = /^[\x21-\x7e]+$/

/** The part of a write’s deadline that must be left before a write that the busy forge refused is resent. */
const LEFT_FOR_A_WRITE = 0.3

/** Creates a client without opening a connection. @throws RangeError for an address unfit for tokens. */
export function createForgeClient(options: ForgeClientOptions): ForgeClient {
  const place = forgePlace(options.baseUrl)
  const { origin, root } = place
  const { api: set } = options
  const { readDeadlineMs = 6_000, writeDeadlineMs = 10_000 } = options
  const { breaker: limits = {}, onBreaker = () => {}, onExchange = () => {} } = options
  const holds = createHolds()
  const unknownFields = new LRUCache<string, true>({ max: 100, ttl: UNKNOWN_FIELDS_TTL_MS })
  const breaker = createBreaker(limits, onBreaker)
  const agent = new Agent({
    connections: 32,
    // HTTP/2 may repeat a request by itself when the server closes; a write must never be repeated.
    allowH2: false,
    connect: { timeout: options.connectTimeoutMs ?? 3_000 },
  })

  async function sendOnce(outgoing: OutgoingRequest, signal: AbortSignal): Promise<Exchange> {
    const traceparent = options.traceparent?.() ?? null
    const headers = traceparent === null ? outgoing.headers : { ...outgoing.headers, traceparent }
    const got = await exchange(agent, { ...outgoing, headers }, signal)
    onExchange({ path: outgoing.path, got })
    return got
  }
  const reads = createRecentReads(sendOnce)

  const version = createVersion({
    set,
    ask: (api) => withDeadline(QUESTION_MS, (signal) => sendOnce(outgoingQuestion(api, place), signal)),
    describeReply: (reply) => describeReply(reply, { origin }),
    onNews: options.onVersion ?? (() => {}),
    pauseMs: options.versionPauseMs ?? 1_000,
  })
  const current = () => {
    const name = version.spoken()
    return name === null ? UNKNOWN_DIALECT : DIALECTS[name]
  }

  /**
   * Repeats a call until it has an answer, no retries or no time left. `holder`: the token that the forge
   * counts the request for.
   */
  async function send<T>(
    call: InterpretedCall<T>,
    outgoing: OutgoingRequest,
    holder: string | null,
    context: ResponseContext,
  ): Promise<ApiResult<T>> {
    const isRead = call.method === 'GET'
    const budgetMs = isRead ? readDeadlineMs : writeDeadlineMs
    const part = isRead ? 1 : 1 - LEFT_FOR_A_WRITE
    const held = holder === null ? null : holds.left(holder)
    if (held !== null && held >= budgetMs * part) return asBusy(held)
    if (held !== null) await sleep(held)
    const leftMs = budgetMs - (held ?? 0)
    const attempt = async (signal: AbortSignal) => {
      // After this time no further attempt begins.
      const latest = performance.now() + leftMs * part
      for (let retries = 0; ; retries += 1) {
        const got = await reads.send(outgoing, signal, call.maxAgeMs)
        if (got.kind === 'reply' && holder !== null) holds.note(holder, got)
        if (isGone(got, context)) version.doubt()
        const verdict = interpret(call, got, context)
        const waitMs = verdict.waitMs ?? jitter()
        if (retries >= verdict.retries || performance.now() + waitMs >= latest) return verdict
        await sleep(waitMs)
      }
    }
    return breaker.guard(leftMs, () => withDeadline(leftMs, attempt))
  }

  async function sendAs<T>(
    { token, scheme, dialect }: { token: string; scheme: Scheme; dialect: Dialect },
    call: Call<T>,
  ): Promise<ApiResult<T>> {
    // The path was built for this dialect: under another one it may name something else.
    if (dialect !== current() || dialect === UNKNOWN_DIALECT) {
      return {
        kind: 'unsent',
        reason: oneSentence(`${SERVER} can’t be reached yet: ${version.reason()}`, token),
      }
    }
    if (!TOKEN.test(token)) {
      return { kind: 'unsent', reason: 'The token is empty or has characters that no token has' }
    }
    const outgoing = outgoingCall(call, { dialect }, { token, scheme, ...place })
    return send(call, outgoing, token, { origin, root, dialect, isSet: set !== null, secrets: [token] })
  }

  return {
    start: version.start,
    version: version.spoken,
    as(token, scheme = 'private-token', like) {
      const dialect = like?.dialect ?? current()
      return {
        dialect,
        offers: (feature) => dialect.features.has(feature),
        call: (call) => sendAs({ token, scheme, dialect }, call),
        unknownFields,
      }
    },
    pages: () => current().pages,
    missing: (feature) => featureGap(current(), feature, set !== null),
    form(call) {
      const context = { origin, root, dialect: null, isSet: set !== null, secrets: call.secrets }
      return send({ method: 'POST', reads: call.reads }, outgoingForm(call, place), null, context)
    },
    async close() {
      version.stop()
      await agent.close()
    },
  }
}

function isGone(got: Exchange, { dialect }: ResponseContext): boolean {
  return got.kind === 'reply' && got.status === 410 && dialect !== null && dialect.gone !== null
}

/** Returns between 100 and 400 ms, so that many readers do not return at the same moment. */
function jitter(): number {
  return 100 + Math.random() * 300
}

/** The displayed names of the features that people ask for by name. */
const NAMES: Readonly<Record<Feature, string>> = {
  approvals: 'approvals',
  rebase: 'rebasing',
  drafts: 'call that marks a draft',
  notes: 'comments',
  reviewers: 'reviewers',
  builds: 'builds',
  squash: 'merge that squashes',
  'token-scopes': 'way to ask what a token may do',
  'project-paths': 'way to find a project by its path',
  'integration-list': 'list of the integrations of a project',
  'integrations-today': 'integrations as today’s servers have them',
  'group-milestones': 'milestones of groups',
  'group-projects': 'list of the projects of a group and its subgroups',
  'merged-since': 'list of what was merged since a time',
  'issue-dates': 'dates on which issues were closed',
}

/** Returns why this API version lacks a feature and what helps, or null. `isSet`: see ResponseContext. */
export function featureGap({ name, features }: Dialect, feature: Feature, isSet: boolean): FeatureGap | null {
  if (features.has(feature)) return null
  return {
    why: `Greenlight speaks API ${name} to this forge, and that has no ${NAMES[feature]}`,
    next: isSet
      ? 'If the server is a newer one, your admin can set FORGE_API=v4'
      : 'It needs a newer version of the server',
  }
}

/** The tokens whose requests the forge refuses for now, as it has said: more requests would be refused. */
function createHolds() {
  /** End of each hold, in milliseconds of `performance.now()`, by a hash from which no token can be read. */
  const held = new Map<string, number>()
  const keyOf = (token: string) => hash('sha256', token, 'base64')
  return {
    /** Records the limit that an answer to this token reports. */
    note(token: string, { header }: HttpReply): void {
      const ms = heldMs(header)
      if (ms === null) return
      for (const [other, until] of held) if (until <= performance.now()) held.delete(other)
      held.set(keyOf(token), performance.now() + ms)
    },
    /** Milliseconds until the token may be used again; null when it may be used now. */
    left(token: string): number | null {
      const ms = (held.get(keyOf(token)) ?? 0) - performance.now()
      return ms > 0 ? Math.ceil(ms) : null
    },
  }
}
