import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { secretIn } from '../../commands/parse/secret-typed.ts'
import type { Attempt, Durable } from '../../durable/durable.ts'
import { newCorrelationId } from '../../interactions/log-and-reference.ts'
import type { Log } from '../../log/log.ts'
import { withOwnSecrets } from '../../log/own-secrets.ts'
import type { StoreTransaction } from '../../store/context.ts'
import { OwnershipLostError } from '../../store/tables/operations.ts'
import type { NewRequest, PendingRequest, PendingRequests } from '../../store/tables/pending-requests.ts'
import type { Reply } from '../../views/reply.ts'
import {
  type Claim,
  type Claimed,
  type DecodedRequest,
  type Interaction,
  isEvent,
  isInteraction,
  type ReadRequest,
  type SubmitAnswer,
} from '../interaction.ts'
import type { Payload } from './payload.ts'
import type { RequestPlan, WriteOrder } from './plan.ts'
import { type RateLimit, TooFast } from './rate-limit.ts'

/** The kind of the durable work on one request. */
export const REQUEST = 'request'

/** A genuine request. */
export interface Delivery {
  readonly received: DecodedRequest
  readonly payload: Payload
  readonly delivery: string
  /** Aborted once Slack was told that it was not accepted. */
  readonly refused?: AbortSignal
}

export interface Accepted {
  /** The answer to a form. */
  readonly answer: Promise<SubmitAnswer>
  /** False while it waits for earlier ones. */
  hasBegun(): boolean
}

/** A request that this process has accepted, before its first attempt. */
export type LiveRequest = { readonly received: ReadRequest; readonly acceptedAt: number } & (
  | {
      readonly delivered: Interaction
      readonly answer: PromiseWithResolvers<SubmitAnswer>
      readonly refused: AbortSignal | undefined
    }
  /** It already runs here, from memory: takes the turn of its durable work, and resolves when it has ended. */
  | { takeTurn(claim: Claim): Promise<void> }
)

/** Requests that one process answers from memory at once: most of their time they wait for the forge or Slack. */
const CONCURRENCY = 200
/**
 * Slack sends an event again within about five minutes (docs.slack.dev, “The Events API”), and a signature is as old.
 */
const ANSWERED_TTL_MS = 10 * 60_000
const MAX_ANSWERED = 20_000

/** Time until the person of a request that waits for earlier ones is notified, in ms. */
const WAIT_NOTICE_MS = 4_000

/** Ensures that each accepted request is answered once, whatever happens to the process. */
export function createClaims(options: {
  readonly requests: PendingRequests
  readonly durable: Pick<Durable, 'start' | 'result'>
  readonly handle: (received: Claimed<ReadRequest>) => Promise<SubmitAnswer>
  /** See createPlanOf. */
  readonly planOf: (request: Interaction) => Promise<RequestPlan>
  /** Claims a form for the first request that submits it. */
  readonly claimForm: (key: string, reference: string, transaction: StoreTransaction) => Promise<unknown>
  readonly notify: (received: Interaction, notice: Reply) => Promise<void>
  /** Limits the request rate of a person; omitted, there is no limit. */
  readonly rateLimit?: RateLimit
  readonly track?: (work: () => Promise<void>) => Promise<void>
  /** Tells the person why a request that is answered from memory has no answer. */
  readonly explainFailure?: (error: unknown, received: Interaction) => Promise<void>
  /** Called with the time from acceptance to the whole answer, in ms. */
  readonly answered?: (ms: number) => void
  readonly log: Log
  /** ms UTC */
  readonly now: () => number
}) {
  const { requests, durable, handle, planOf, claimForm, notify, rateLimit, log, now } = options
  const { track = (work) => work(), answered = () => {}, explainFailure = async () => {} } = options
  /** By reference; `timer` shows the notice that the request waits. */
  const live = new Map<string, { readonly request: LiveRequest; readonly timer: NodeJS.Timeout }>()
  /** The keys of requests that were answered from memory. */
  const answeredKeys = new LRUCache<string, true>({ max: MAX_ANSWERED, ttl: ANSWERED_TTL_MS })
  const limit = pLimit(CONCURRENCY)

  /**
   * False when the person is over the limit and was notified; Slack gets a normal answer, nothing is stored.
   * @throws TooFast when the person must be notified; for a form always, so that it keeps the typed text.
   */
  function isInPace(limit: RateLimit, interaction: Interaction): boolean {
    if (!('user' in interaction)) return true
    const { team, user, kind } = interaction
    const pass = limit.pass(JSON.stringify([team, user]), !isEvent(interaction))
    if (pass === 'go') return true
    if (pass === 'notify') log.warn({ team, user }, 'rate limit exceeded')
    if (pass === 'notify' || kind === 'submission') throw new TooFast(limit.perMinute)
    return false
  }

  /** Follows a request that has not begun here: it waits for earlier ones, or another process works on it. */
  async function follow(
    { reference, workKey }: NewRequest,
    received: Interaction,
    write: WriteOrder | undefined,
  ): Promise<void> {
    if (!live.has(reference)) return
    try {
      if (write && (await requests.find(reference))) await notify(received, write.notice())
      await durable.result(REQUEST, workKey)
    } catch (err) {
      log.error({ err, reference }, 'waiting request could not be followed')
    } finally {
      live.delete(reference)
    }
  }

  /** Stores a request; durable work on it begins soon after, usually here. False when its key was stored before. */
  async function store(
    request: NewRequest,
    { write, formKey }: RequestPlan,
    accepted: LiveRequest,
  ): Promise<boolean> {
    const { reference, workKey } = request
    const timer = setTimeout(() => void follow(request, accepted.received, write), WAIT_NOTICE_MS).unref()
    live.set(reference, { request: accepted, timer })
    let isNew = false
    try {
      isNew = await durable.start(REQUEST, {
        key: workKey,
        input: write ? { reference, partition: write.partition } : { reference },
        partition: write?.partition,
        async write(transaction) {
          await requests.add(transaction, request)
          if (formKey !== undefined) await claimForm(formKey, reference, transaction)
        },
      })
      return isNew
    } finally {
      if (!isNew) {
        live.delete(reference)
        clearTimeout(timer)
      }
    }
  }

  /** Answers a request from memory. What turns out to change something is stored first, and continues as its work. */
  async function answerFromMemory(
    request: NewRequest,
    plan: RequestPlan,
    answer: PromiseWithResolvers<SubmitAnswer>,
  ): Promise<void> {
    const { reference, workKey } = request
    const acceptedAt = now()
    const ended = Promise.withResolvers<void>()
    ended.promise.catch(() => {})
    let turn: Promise<Claim['attempt']> | undefined
    const stored = () => turn ?? Promise.reject(new Error(`${reference} is not stored`))

    async function takeTurn(): Promise<Claim['attempt']> {
      const { promise, resolve } = Promise.withResolvers<Claim['attempt']>()
      await store(request, plan, {
        received: plan.received,
        acceptedAt,
        async takeTurn({ attempt }) {
          resolve(attempt)
          await ended.promise
        },
      })
      const isElsewhere = async () => {
        await durable.result(REQUEST, workKey)
        throw new OwnershipLostError(reference)
      }
      return Promise.race([promise, isElsewhere()])
    }

    const claim: Claim = {
      reference,
      acceptedAt,
      isLate: false,
      isRetry: false,
      log: log.child({ reference }),
      attempt: {
        number: 1,
        hasLeftPartition: false,
        fenced: async (write) => (await stored()).fenced(write),
        isCurrent: async () => turn === undefined || (await turn).isCurrent(),
        leavePartition: async () => (await turn)?.leavePartition(),
      },
      isDurable: () => turn !== undefined,
      async makeDurable() {
        turn ??= takeTurn()
        try {
          await turn
        } catch (error) {
          // It could not be stored, so that it is answered from memory that nothing was done.
          if (!(error instanceof OwnershipLostError)) turn = undefined
          throw error
        }
      },
      async saveNotice(ts) {
        if (turn !== undefined) await requests.saveNotice(reference, ts)
      },
      ...createPieces(),
    }
    try {
      const handled = handle(withClaim(plan.received, claim))
      answer.resolve(handled)
      await handled
      await claim.ended()
      if (turn === undefined) answered(now() - acceptedAt)
      ended.resolve()
    } catch (err) {
      ended.reject(err)
      // The durable work reports it, and repeats it.
      if (turn !== undefined) return
      claim.log.error({ err }, 'request failed')
      await explainFailure(err, plan.received)
    }
  }

  return {
    /**
     * Accepts a request: one that may change something is stored, everything else is answered from memory. Returns
     * null when there is nothing to do: it is no interaction, its key was accepted before, or the person exceeded the
     * rate limit and was notified. Resolves before Slack is told that it was accepted.
     * @throws TooFast when the person must be notified.
     */
    async accept({ received, payload, delivery, refused }: Delivery): Promise<Accepted | null> {
      if (!isInteraction(received)) return null
      const key = claimKey(received, delivery)
      if (answeredKeys.has(key)) return null
      // What people write to each other is looked at before it counts, and is stored only where it becomes a comment.
      const meant = received.kind === 'reply' ? await planOf(received) : null
      if (meant?.received.kind === 'reply') return null
      if (rateLimit && !isInPace(rateLimit, received)) return null
      const plan = meant ?? (await planOf(received))
      const request = {
        reference: newCorrelationId(),
        workKey: key,
        team: received.team,
        user: 'user' in received ? received.user : '',
        payload: JSON.stringify(withoutSecrets(payload)),
      }
      const answer = Promise.withResolvers<SubmitAnswer>()
      // Only a form is answered, and a failure is reported where it is handled.
      answer.promise.catch(() => {})
      const accepted = { answer: answer.promise, hasBegun: () => !live.has(request.reference) }
      if (plan.isDurable) {
        const isNew = await store(request, plan, {
          received: plan.received,
          delivered: received,
          acceptedAt: now(),
          answer,
          refused,
        })
        return isNew ? accepted : null
      }
      if (answeredKeys.has(key) || refused?.aborted) return null
      answeredKeys.set(key, true)
      void track(() => limit(() => withOwnSecrets(() => answerFromMemory(request, plan, answer))))
      return accepted
    },
    /** Returns the request if this process has accepted it and it was never begun. */
    take(reference: string): LiveRequest | undefined {
      const found = live.get(reference)
      live.delete(reference)
      // It waits no longer: the timer would keep it in memory.
      clearTimeout(found?.timer)
      return found?.request
    },
    claim(
      { reference, acceptedAt, noticeTs }: Pick<PendingRequest, 'reference' | 'acceptedAt' | 'noticeTs'>,
      attempt: Attempt,
      { isLate }: Pick<Claim, 'isLate'>,
    ): Claim {
      return {
        reference,
        acceptedAt,
        isLate,
        isRetry: attempt.number > 1,
        attempt,
        noticeTs: noticeTs ?? undefined,
        log: log.child({ reference }),
        isDurable: () => true,
        makeDurable: async () => {},
        saveNotice: (ts) => requests.saveNotice(reference, ts),
        ...createPieces(),
      }
    },
    /** Follows waiting requests no more. */
    stop(): void {
      for (const { timer } of live.values()) clearTimeout(timer)
    },
  }
}

export type Claims = ReturnType<typeof createClaims>

/** Collects the work that must end before its request does. */
function createPieces(): Pick<Claim, 'until' | 'ended'> {
  const pieces: Promise<unknown>[] = []
  return {
    until(work) {
      // Its failure is reported by `ended`.
      work.catch(() => {})
      pieces.push(work)
    },
    async ended() {
      // Work may add further pieces before it ends: the loop comes to those too.
      for (const work of pieces) await work
    },
  }
}

/** Marks a stored request without its typed text. */
const REDACTED = 'greenlight_redacted'

/** Drops the typed text when it holds a secret: it is refused anyway, so it is not stored. */
function withoutSecrets(payload: Payload): Payload {
  const view = typeof payload.view === 'object' ? payload.view : null
  const event = typeof payload.event === 'object' ? payload.event : null
  const typed = textsIn([payload.text, view && 'state' in view ? view.state : null, event])
  if (typed.every((text) => secretIn(text) === null)) return payload
  return {
    ...payload,
    text: '',
    [REDACTED]: true,
    view: view ? { ...view, state: null } : undefined,
    event: event ? { ...event, text: '', blocks: [], links: [] } : undefined,
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** True when the typed text is missing. */
export function wasRedacted(payload: Payload): boolean {
  return payload[REDACTED] === true
}

/**
 * Returns the key under which a request is claimed. Slack redelivers an event with the same id but a new
 * signature, so an event’s key is its own id and any other request’s is `otherwise`. A message to the bot acts once,
 * whatever becomes of it: Slack sends another event when it is edited.
 */
export function claimKey(received: DecodedRequest, otherwise: string): string {
  if ('saidTs' in received && received.saidTs !== undefined)
    return `said:${JSON.stringify([received.team, received.channel, received.saidTs])}`
  return 'eventId' in received && received.eventId ? `event:${received.eventId}` : otherwise
}

/** Drops the trigger of a request that runs again: it was valid for three seconds. */
export function withClaim(received: ReadRequest, claim: Claim): Claimed<ReadRequest> {
  if (!('user' in received) || !claim.isRetry) return { ...received, claim }
  const { triggerId: _spent, ...rest } = received
  return { ...rest, claim }
}
