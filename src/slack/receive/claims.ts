import { newCorrelationId } from '../../interactions/correlation-id.ts'
import type { Log } from '../../log/log.ts'
import { OwnershipLostError } from '../../store/tables/operations.ts'
import type { AbandonedRequest, PendingRequests } from '../../store/tables/pending-requests.ts'
import type { Claim, Interaction, Received } from '../interaction.ts'
import type { Payload } from './payload.ts'
import { type RateLimit, TooFast } from './rate-limit.ts'

/** Sees to it that each request that was accepted is answered once, whatever happens to the process. */
export interface Claims {
  /**
   * Stores what somebody is to be answered for. Null when there is nothing to do: it was accepted before under this
   * key, or its person is too fast and was told so. Resolves before Slack is told that it was accepted.
   * @throws TooFast for the person to be told.
   */
  accept(key: string, received: Received, payload: Payload): Promise<Received | null>
  /** Gives back what another process has left and this one has taken. */
  adopt(left: AbandonedRequest, noticeTs: string | null): Claim
  /** Runs the work; when it has ended the request is forgotten, and when it fails it is left for another try. */
  run(claim: Claim | undefined, work: () => Promise<void>): Promise<void>
  /** Forgets what nobody has begun to work on. */
  drop(claim: Claim | undefined): Promise<void>
  /** Writes down what could not be written down when it ended; to be called from time to time. */
  catchUp(): Promise<void>
}

export function createClaims({
  requests,
  rateLimit,
  scrub,
  log,
}: {
  readonly requests: PendingRequests
  /** Limits how fast people may ask; without it, they may as fast as they like. */
  readonly rateLimit?: RateLimit
  /** Takes secrets out of a text. */
  readonly scrub: (text: string) => string
  readonly log: Log
}): Claims {
  /** The work that the end of a request waits for. */
  const pieces = new WeakMap<Claim, Promise<unknown>[]>()
  const begun = new WeakSet<Claim>()
  /** Ends that the store does not know yet. */
  const unwritten = new Map<string, 'end' | 'release'>()

  /**
   * False when its person is too fast and was told so: Slack is answered that all is well, and nothing is stored.
   * @throws TooFast for the person to be told. A form is always answered, so that what was typed stays in it.
   */
  function isInPace(limit: RateLimit, interaction: Interaction): boolean {
    if (interaction.kind === 'uninstall') return true
    const { team, user, kind } = interaction
    const pass = limit.pass(JSON.stringify([team, user]), kind !== 'home')
    if (pass === 'go') return true
    if (pass === 'tell') log.warn({ team, user }, 'rate limit exceeded')
    if (pass === 'tell' || kind === 'submission') throw new TooFast(limit.perMinute)
    return false
  }

  async function write(reference: string, end: 'end' | 'release'): Promise<void> {
    unwritten.set(reference, end)
    await requests[end](reference)
    unwritten.delete(reference)
  }

  function claimOf(reference: string, left: Pick<Claim, 'askedAt' | 'noticeTs'> = {}): Claim {
    const claim: Claim = {
      ...left,
      reference,
      log: log.child({ reference }),
      holds: () => requests.isOwner(reference),
      until(work) {
        // Its failure is for whoever waits for all of them.
        work.catch(() => {})
        pieces.get(claim)?.push(work)
      },
    }
    pieces.set(claim, [])
    return claim
  }

  return {
    async accept(key, received, payload) {
      if (received.kind === 'ignored') return received
      if (rateLimit && !isInPace(rateLimit, received)) return null
      const reference = newCorrelationId()
      const user = received.kind === 'uninstall' ? '' : received.user
      const stored = JSON.stringify(withoutSecrets(payload, scrub))
      const request = { reference, team: received.team, user, payload: stored }
      return (await requests.accept(key, request)) ? { ...received, claim: claimOf(reference) } : null
    },
    adopt: ({ reference, acceptedAt }, noticeTs) =>
      claimOf(reference, { askedAt: acceptedAt, ...(noticeTs === null ? {} : { noticeTs }) }),
    async run(claim, work) {
      if (!claim) return work()
      const { reference } = claim
      begun.add(claim)
      try {
        await work()
        await Promise.all(pieces.get(claim) ?? [])
      } catch (err) {
        if (err instanceof OwnershipLostError) claim.log.info({}, 'request answered by another process')
        else claim.log.error({ err }, 'interaction released for retry')
        return write(reference, 'release')
      }
      await write(reference, 'end')
    },
    async drop(claim) {
      if (claim && !begun.has(claim)) await write(claim.reference, 'end')
    },
    async catchUp() {
      for (const [reference, end] of unwritten) await write(reference, end)
    },
  }
}

/** Marks a stored request whose words are left out. */
const REDACTED = 'greenlight_redacted'

/** A secret that somebody typed is refused, and so it is not stored either, nor the words around it. */
function withoutSecrets(payload: Payload, scrub: (text: string) => string): Payload {
  const view = typeof payload.view === 'object' ? payload.view : null
  const words = JSON.stringify([payload.text, view && 'state' in view ? view.state : null])
  if (scrub(words) === words) return payload
  return { ...payload, text: '', ...(view ? { view: { ...view, state: null } } : {}), [REDACTED]: true }
}

/** Tells whether what was typed is missing. */
export function wasRedacted(payload: Payload): boolean {
  return payload[REDACTED] === true
}

/**
 * The name under which a request is claimed. Slack sends an event again with the same id but newly signed, so an
 * event goes by its own id and all else by `otherwise`.
 */
export function claimKey(received: Received, otherwise: string): string {
  return 'eventId' in received && received.eventId ? `event:${received.eventId}` : otherwise
}

export function claimIn(received: Received | null): Claim | undefined {
  return received === null || received.kind === 'ignored' ? undefined : received.claim
}

/** A request that is run again has no trigger, which was good for three seconds. */
export function withClaim(received: Received, claim: Claim): Received {
  if (received.kind === 'ignored') return received
  if (received.kind === 'uninstall') return { ...received, claim }
  const { triggerId: _spent, ...again } = received
  return { ...again, claim }
}
