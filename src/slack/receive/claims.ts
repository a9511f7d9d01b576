import { z } from 'zod'
import { newCorrelationId } from '../../interactions/correlation-id.ts'
import type { Log } from '../../log/log.ts'
import { OwnershipLostError } from '../../store/tables/operations.ts'
import type { AbandonedRequest, PendingRequests as KeptInbox } from '../../store/tables/pending-requests.ts'
import type { Origin } from '../interaction-handlers.ts'
import type { Payload } from './payload.ts'
import { type RateLimit, TooFast } from './rate-limit.ts'

/** What somebody did in Slack, kept until its answer was brought. */
export interface Claim {
  /** Of the turn that answers it. */
  readonly reference: string
  /** Set when a process was stopped before it had brought the answer: when it was asked, in ms UTC. */
  readonly askedAt?: number
  /** A message of the channel (its ts) that the answer takes the place of. */
  readonly interim?: string
  /** Whether it is still this process that is to answer. */
  holds(): Promise<boolean>
  /** It is not answered before this has ended as well. */
  until(work: Promise<unknown>): void
}

/** The way from what was accepted to its end, whatever happens to the process. */
export interface Claims {
  /** As IdempotencyKeys.claim; what somebody is to be answered for is kept from now on. */
  claim(key: string, body: Payload): Promise<boolean>
  /** It was claimed, and nobody was told that it was accepted: nothing is owed. */
  drop(key: string): Promise<void>
  /** What was claimed under this key, for whoever works on it; undefined where nothing is kept. */
  open(key: unknown): Claim | undefined
  /** Names what another process has left and this one has taken, so that it can be opened. */
  reopen(left: AbandonedRequest, interim: string | null): string
  /** Runs the work; when it has ended the delivery is forgotten, and when it fails it is left for another try. */
  run(kept: Claim | undefined, work: () => Promise<void>): Promise<void>
  /** Writes down what could not be written down when it ended; to be called from time to time. */
  catchUp(): Promise<void>
}

const ANSWERED_EVENTS = ['app_home_opened', 'app_uninstalled', 'tokens_revoked'] as const

/** What is worked on; other events and closed views are acknowledged and that is all. */
const worked = z.union([
  z.object({ command: z.string() }),
  z.object({ type: z.enum(['block_actions', 'view_submission', 'shortcut', 'message_action']) }),
  z.object({ event: z.object({ type: z.enum(ANSWERED_EVENTS) }) }),
])
/** What people do, so that they can do too much of it; other events come from Slack itself. */
const done = z.union([
  z.object({ command: z.string() }),
  z.object({ type: z.string() }).refine(({ type }) => type !== 'event_callback'),
  z.object({ event: z.object({ type: z.literal('app_home_opened') }) }),
])
const whose = z.object({
  team_id: z.string().optional().catch(undefined),
  user_id: z.string().optional().catch(undefined),
  team: z.object({ id: z.string() }).nullish().catch(null),
  user: z.object({ id: z.string(), team_id: z.string().nullish() }).nullish().catch(null),
  view: z.object({ app_installed_team_id: z.string().nullish() }).nullish().catch(null),
  event: z.object({ user: z.string().nullish() }).nullish().catch(null),
})

export function createClaims({
  inbox,
  claim,
  pace,
  scrub,
  log,
}: {
  readonly inbox: KeptInbox
  /** For what is not worked on. */
  readonly claim: (key: string) => Promise<boolean>
  /** How fast people may ask; without it, as fast as they like. */
  readonly pace?: RateLimit
  /** Takes secrets out of a text. */
  readonly scrub: (text: string) => string
  readonly log: Log
}): Claims {
  /** What was claimed here and is not begun yet, by its key. */
  const claimed = new Map<string, Claim>()
  const pieces = new WeakMap<Claim, Promise<unknown>[]>()
  /** How these ended, which the store does not know yet. */
  const unwritten = new Map<string, 'end' | 'release'>()

  /**
   * False when its person is too fast and was told so: Slack is answered that all is well, and nothing is kept.
   * @throws TooFast for the person to be told. A form is always answered, so that what was typed stays in it.
   */
  function isInPace(limit: RateLimit, body: Payload): boolean {
    const { team, user } = ownerOf(body)
    if (user === '' || !done.safeParse(body).success) return true
    const pass = limit.pass(JSON.stringify([team, user]), body.event === undefined)
    if (pass === 'go') return true
    if (pass === 'tell') log.warn({ team, user }, 'rate limit exceeded')
    if (pass === 'tell' || body.type === 'view_submission') throw new TooFast(limit.perMinute)
    return false
  }

  async function write(reference: string, how: 'end' | 'release'): Promise<void> {
    unwritten.set(reference, how)
    await inbox[how](reference)
    unwritten.delete(reference)
  }

  function keptOf(reference: string, further: Pick<Claim, 'askedAt' | 'interim'> = {}): Claim {
    const kept: Claim = {
      ...further,
      reference,
      holds: () => inbox.isOwner(reference),
      until(work) {
        // Its failure is for whoever waits for all of them.
        work.catch(() => {})
        pieces.get(kept)?.push(work)
      },
    }
    pieces.set(kept, [])
    return kept
  }

  return {
    async claim(key, body) {
      if (pace && !isInPace(pace, body)) return false
      if (!worked.safeParse(body).success) return claim(key)
      const reference = newCorrelationId()
      const payload = JSON.stringify(withoutSecrets(body, scrub))
      const accepted = await inbox.accept(key, { reference, ...ownerOf(body), payload })
      if (accepted) claimed.set(key, keptOf(reference))
      return accepted
    },
    async drop(key) {
      const kept = claimed.get(key)
      claimed.delete(key)
      if (kept) await write(kept.reference, 'end')
    },
    open(key) {
      if (typeof key !== 'string') return undefined
      const kept = claimed.get(key)
      claimed.delete(key)
      return kept
    },
    reopen({ reference, acceptedAt }, interim) {
      const key = `again:${reference}`
      claimed.set(key, keptOf(reference, { askedAt: acceptedAt, ...(interim === null ? {} : { interim }) }))
      return key
    },
    async run(kept, work) {
      if (!kept) return work()
      const { reference } = kept
      try {
        await work()
        await Promise.all(pieces.get(kept) ?? [])
      } catch (err) {
        if (err instanceof OwnershipLostError) log.info({ reference }, 'request answered by another process')
        else log.error({ err, reference }, 'interaction released for retry')
        return write(reference, 'release')
      }
      await write(reference, 'end')
    },
    async catchUp() {
      for (const [reference, how] of unwritten) await write(reference, how)
    },
  }
}

const typed = z.looseObject({
  text: z.string().optional(),
  view: z.looseObject({ state: z.unknown() }).optional().catch(undefined),
})

/** In the place of words that are not kept. */
const UNKEPT = 'greenlight_unkept'

/** A secret that somebody typed is refused, and so it is not kept either, nor the words around it. */
function withoutSecrets(body: Payload, scrub: (text: string) => string): Payload {
  const { text, view } = typed.parse({ ...body })
  const words = JSON.stringify([text, view?.state])
  if (scrub(words) === words) return body
  return { ...body, text: '', ...(view ? { view: { ...view, state: null } } : {}), [UNKEPT]: true }
}

/** Whether what was typed is missing. */
export function wasRedacted(body: Payload): boolean {
  return body[UNKEPT] === true
}

/** The delivery as it is kept; what is run again has no trigger, which was good for three seconds. */
export function withClaim<Delivery extends Origin>(delivery: Delivery, kept: Claim | undefined): Delivery {
  if (!kept) return delivery
  return kept.askedAt === undefined ? { ...delivery, kept } : { ...delivery, kept, triggerId: undefined }
}

function ownerOf(body: Payload): { readonly team: string; readonly user: string } {
  const { team_id, user_id, team, user, view, event } = whose.parse({ ...body })
  return {
    team: view?.app_installed_team_id || team_id || team?.id || user?.team_id || '',
    user: user_id ?? user?.id ?? event?.user ?? '',
  }
}
