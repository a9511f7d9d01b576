import { millisecondsInDay } from 'date-fns/constants'
import type { Attempt, Durable, WorkHandler, WorkInput } from '../../durable/durable.ts'
import type { InteractionHandler } from '../../interactions/handle.ts'
import { withReference } from '../../interactions/log-and-reference.ts'
import { withOwnSecrets } from '../../log/own-secrets.ts'
import { OwnershipLostError, PartitionLeftError } from '../../store/tables/operations.ts'
import type { PendingRequest, PendingRequests } from '../../store/tables/pending-requests.ts'
import { inParts, type Parts } from '../../views/failure.ts'
import type { Reply } from '../../views/reply.ts'
import type { Dispatch } from '../dispatch.ts'
import {
  type Claim,
  type Claimed,
  type Interaction,
  isEvent,
  isInteraction,
  type ReadRequest,
  type SubmitAnswer,
} from '../interaction.ts'
import { type Claims, type LiveRequest, REQUEST, wasRedacted, withClaim } from './claims.ts'
import { decode } from './decode.ts'
import { parseObject } from './payload.ts'
import type { RequestPlan } from './plan.ts'

/** Age in ms after which a request is not run any more, and its person is notified. */
const REQUEST_TTL_MS = 30 * 60_000
/** Number of attempts after which a request is not tried again. */
const MAX_ATTEMPTS = 3
/** Age in ms up to which a lasting event is tried again, however often it has failed. */
const LASTING_TTL_MS = millisecondsInDay
/** Events after which something stays wrong unless they are handled; Slack sends an accepted event once. */
const LASTING: ReadonlySet<Interaction['kind']> = new Set(['channel', 'uninstall'])
/** Longest wait of a submitted form, in ms, after which its result comes as a message. */
const FORM_WAIT_MS = 500
/** Requests that one process works on at once: most of their time they wait for the forge or Slack. */
const CONCURRENCY = 200

export interface RequestWorkOptions {
  readonly durable: Pick<Durable, 'work' | 'start'>
  readonly requests: PendingRequests
  readonly claims: Pick<Claims, 'take' | 'claim'>
  readonly interactions: Pick<InteractionHandler, 'interrupted'>
  readonly dispatch: Pick<Dispatch, 'resume' | 'sendReply'>
  readonly handle: (received: Claimed<ReadRequest>) => Promise<SubmitAnswer>
  /** See createPlanOf. */
  readonly planOf: (request: Interaction) => Promise<RequestPlan>
  /** Releases the claim of a form by a request that was not run: it may be submitted again. */
  readonly releaseForm: (key: string, reference: string) => Promise<void>
  /** Called with the time from acceptance to the whole answer, in ms. */
  readonly answered?: (ms: number) => void
  /** ms UTC */
  readonly now: () => number
}

/**
 * Registers the durable work on requests: the first attempt runs the request; each further one reads back
 * what the one before it has sent, or runs everything else like a new request.
 */
export function registerRequests(options: RequestWorkOptions): void {
  const { durable, requests, claims, interactions, dispatch, handle, planOf, releaseForm, now } = options
  const { answered = () => {} } = options

  function whyNot({ acceptedAt }: PendingRequest, { attempt }: Claim): NotRunReason | null {
    if (attempt.number > MAX_ATTEMPTS) return 'failing'
    return acceptedAt <= now() - REQUEST_TTL_MS ? 'old' : null
  }

  /** A lasting event is tried however old it is, and needs no typed text. */
  function whyNotLasting({ acceptedAt }: PendingRequest, { attempt }: Claim): NotRunReason | null {
    const isOld = acceptedAt <= now() - LASTING_TTL_MS
    return isOld && attempt.number > MAX_ATTEMPTS ? 'failing' : null
  }

  /** Lets a form be submitted again whose request is not run. */
  async function releaseFormOf(request: Interaction, { reference }: Claim): Promise<void> {
    const { formKey } = await planOf(request)
    if (formKey !== undefined) await releaseForm(formKey, reference)
  }

  async function readAndHandle(request: Interaction, claim: Claim): Promise<SubmitAnswer> {
    const { received } = await planOf(request)
    return handle(withClaim(received, claim))
  }

  async function run(left: PendingRequest, claim: Claim): Promise<void> {
    const body = parseObject(left.payload, Number.POSITIVE_INFINITY)
    const received = body && decode(body)
    if (!received || !isInteraction(received)) return
    const reason = LASTING.has(received.kind)
      ? whyNotLasting(left, claim)
      : (whyNot(left, claim) ?? (wasRedacted(body) ? 'redacted' : null))
    if (reason === null) return void (await readAndHandle(received, claim))
    if (isEvent(received)) return claim.log.warn({ event: received.kind, why: reason }, 'event dropped')
    if (reason !== 'failing') await releaseFormOf(received, claim)
    claim.until(dispatch.sendReply({ ...received, claim }, (reference) => notRunReply(reason, reference)))
  }

  /** Runs a request that this process has accepted, unless Slack has told its person that nothing was done. */
  async function runLive(live: LiveRequest, claim: Claim): Promise<void> {
    if ('takeTurn' in live) return live.takeTurn(claim)
    if (live.refused?.aborted) return releaseFormOf(live.delivered, claim)
    // An action token may have ended while the request waited.
    const handled = claim.isLate
      ? readAndHandle(live.delivered, claim)
      : handle(withClaim(live.received, claim))
    live.answer.resolve(handled)
    await handled
  }

  async function recover(left: PendingRequest, claim: Claim): Promise<void> {
    claim.log.info({}, 'recovering request')
    const interrupted = await interactions.interrupted(left.reference)
    if (interrupted) return claim.until(dispatch.resume(interrupted, claim))
    if (claim.attempt.hasLeftPartition) throw new PartitionLeftError(left.reference)
    await run(left, claim)
  }

  /** Puts the request behind the others of its partition. */
  async function requeue(reference: string, input: WorkInput, { key }: Attempt): Promise<void> {
    const workKey = `${key}+`
    const { partition } = input
    await durable.start(REQUEST, {
      key: workKey,
      input,
      partition: typeof partition === 'string' ? partition : undefined,
      write: (transaction) => requests.requeue(transaction, reference, workKey),
    })
  }

  async function attemptWork(input: WorkInput, attempt: Attempt): ReturnType<WorkHandler> {
    const reference = String(input.reference)
    const live = claims.take(reference)
    const found = live ?? (await requests.find(reference))
    if (!found || ('workKey' in found && found.workKey !== attempt.key)) return undefined
    const isLate = !live || now() - live.acceptedAt > FORM_WAIT_MS
    const claim = claims.claim({ noticeTs: null, ...found, reference }, attempt, { isLate })
    try {
      if (!('workKey' in found)) await runLive(found, claim)
      else await (claim.isRetry ? recover(found, claim) : run(found, claim))
      await claim.ended()
      answered(now() - claim.acceptedAt)
    } catch (err) {
      if (err instanceof OwnershipLostError) throw err
      if (err instanceof PartitionLeftError) {
        await requeue(reference, input, attempt)
        return undefined
      }
      // Here, where the person's own secrets are known to the log.
      claim.log.error({ err }, 'request failed')
      throw new Error(`request ${reference} failed`)
    }
    return { write: (transaction) => requests.delete(transaction, reference) }
  }

  durable.work(REQUEST, (...attempt) => withOwnSecrets(() => attemptWork(...attempt)), {
    concurrency: CONCURRENCY,
  })
}

/** The reasons why a request of a stopped process is not run. */
const NOT_RUN = {
  old: {
    what: 'I was stopped before I came to your request',
    why: 'That was more than half an hour ago.',
    next: 'Ask again.',
  },
  redacted: {
    what: 'I was stopped before I came to your request',
    why: 'I don’t keep words that look like a secret.',
    next: 'Ask again.',
  },
  failing: {
    what: 'I can’t tell whether your request was done',
    why: 'I was stopped or failed each time I tried.',
    next: 'Look before you ask again.',
  },
} satisfies Record<string, Parts>

type NotRunReason = keyof typeof NOT_RUN

function notRunReply(reason: NotRunReason, reference: string): Reply {
  return withReference(inParts('restart', NOT_RUN[reason]), reference)
}
