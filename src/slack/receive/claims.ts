import { newCorrelationId } from '../../interactions/correlation-id.ts'
import type { Log } from '../../log/log.ts'
import { OwnershipLostError } from '../../store/tables/operations.ts'
import type { AbandonedRequest, PendingRequests } from '../../store/tables/pending-requests.ts'
import type { Claim, Interaction, Received } from '../interaction.ts'
import type { Payload } from './payload.ts'
import { type RateLimit, TooFast } from './rate-limit.ts'

/** Ensures that each accepted request is answered once, whatever happens to the process. */
export interface Claims {
  /**
   * Stores a request. Returns null when there is nothing to do: the key was accepted before, or the person
   * exceeded the rate limit and was told so. Resolves before Slack is told that it was accepted.
   * @throws TooFast when the person must be told.
   */
  accept(key: string, received: Received, payload: Payload): Promise<Received | null>
  /** Returns the claim of a request that this process took over from another one. */
  adopt(left: AbandonedRequest, noticeTs: string | null): Claim
  /** Runs the work; deletes the request when it has ended, leaves it for another attempt when it fails. */
  run(claim: Claim | undefined, work: () => Promise<void>): Promise<void>
  /** Deletes a request whose work has not begun. */
  drop(claim: Claim | undefined): Promise<void>
  /** Stores the ends that could not be stored before; call it from time to time. */
  catchUp(): Promise<void>
}

export function createClaims({
  requests,
  rateLimit,
  scrub,
  log,
}: {
  readonly requests: PendingRequests
  /** Limits the request rate of a person; omitted, there is no limit. */
  readonly rateLimit?: RateLimit
  /** Removes secrets from a text. */
  readonly scrub: (text: string) => string
  readonly log: Log
}): Claims {
  /** The work that must end before the request does. */
  const pieces = new WeakMap<Claim, Promise<unknown>[]>()
  const begun = new WeakSet<Claim>()
  /** Ends that are not stored yet. */
  const unwritten = new Map<string, 'end' | 'release'>()

  /**
   * False when the person is over the limit and was told so; Slack gets a normal answer, nothing is stored.
   * @throws TooFast when the person must be told; for a form always, so that it keeps the typed text.
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
        // Its failure is reported to the caller that awaits all of them.
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

/** Marks a stored request without its typed text. */
const REDACTED = 'greenlight_redacted'

/** Drops the typed text when it holds a secret: it is refused anyway, so it is not stored. */
function withoutSecrets(payload: Payload, scrub: (text: string) => string): Payload {
  const view = typeof payload.view === 'object' ? payload.view : null
  const words = JSON.stringify([payload.text, view && 'state' in view ? view.state : null])
  if (scrub(words) === words) return payload
  return { ...payload, text: '', ...(view ? { view: { ...view, state: null } } : {}), [REDACTED]: true }
}

/** True when the typed text is missing. */
export function wasRedacted(payload: Payload): boolean {
  return payload[REDACTED] === true
}

/**
 * Returns the key under which a request is claimed. Slack redelivers an event with the same id but a new
 * signature, so an event’s key is its own id and any other request’s is `otherwise`.
 */
export function claimKey(received: Received, otherwise: string): string {
  return 'eventId' in received && received.eventId ? `event:${received.eventId}` : otherwise
}

export function claimIn(received: Received | null): Claim | undefined {
  return received === null || received.kind === 'ignored' ? undefined : received.claim
}

/** Drops the trigger of a request that runs again: it was valid for three seconds. */
export function withClaim(received: Received, claim: Claim): Received {
  if (received.kind === 'ignored') return received
  if (received.kind === 'uninstall') return { ...received, claim }
  const { triggerId: _spent, ...again } = received
  return { ...again, claim }
}
