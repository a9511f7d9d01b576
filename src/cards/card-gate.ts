import { isOlder, readSeen, writeSeen } from '../model/merge-request-state.ts'
import type { Loss } from '../model/pause.ts'
import {
  type AuthorizeBackground,
  type BackgroundVerdict,
  lossOf,
} from '../services/access/background-access.ts'
import type { Failure } from '../services/failure.ts'
import type { Services } from '../services/services.ts'
import type { LivingCard } from '../store/tables/cards.ts'
import { cardOf, type SeenCard } from './card.ts'

/** A copy as far as it is judged: where it is, and who asked for it there. */
export type Judged = Pick<LivingCard, 'team' | 'channel' | 'requestedBy' | 'project' | 'iid'>

type Kept =
  /** Whoever asked for it may not read it there now. */
  | { readonly kind: 'pause'; readonly why: Loss }
  /** Slack or the forge does not tell now. */
  | { readonly kind: 'later' }

/**
 * What may be shown in a channel of what was seen of a merge request: what the person who asked for the copy can read
 * there themselves, and nothing that only others can.
 */
export interface CardGate {
  /** The card as that person reads it now. */
  show(copy: Judged, card: SeenCard): Promise<{ readonly kind: 'show'; readonly card: SeenCard } | Kept>
  /** Whether they may read it now. */
  allows(copy: Judged): Promise<{ readonly kind: 'show' } | Kept>
}

/** Somebody who has read the merge request just now: they need not read it again. */
export interface ReadBy {
  readonly user: string
  readonly card: SeenCard
}

/** For one change of one merge request: everybody is asked for once. */
export type OpenGate = (read?: ReadBy) => CardGate

export function createOpenGate(judge: AuthorizeBackground): OpenGate {
  return (read) => {
    const verdicts = new Map<string, Promise<BackgroundVerdict>>()
    const glances = new Map<string, ReturnType<Services['mergeRequests']['glance']>>()
    const views = new Map<string, ReturnType<Services['mergeRequests']['view']>>()

    function judged({ team, channel, requestedBy: user, project }: Judged): Promise<BackgroundVerdict> {
      if (user === null) return Promise.resolve({ kind: 'denied', why: 'may-not' })
      const name = JSON.stringify([channel, user])
      const verdict = verdicts.get(name) ?? judge({ kind: 'card', team, channel, user, project })
      verdicts.set(name, verdict)
      return verdict
    }

    /** Who has no account of their own may read in one channel what they may not in another. */
    function onceFor<Read>(
      reads: Map<string, Read>,
      services: Services,
      copy: Judged,
      read: () => Read,
    ): Read {
      const { channel, requestedBy } = copy
      const name = JSON.stringify(services.access === 'own' ? [requestedBy] : [requestedBy, channel])
      const known = reads.get(name) ?? read()
      reads.set(name, known)
      return known
    }

    return {
      async show(copy, card) {
        const verdict = await judged(copy)
        if (verdict.kind !== 'allowed') return keptBy(verdict)
        if (read !== undefined && read.user === copy.requestedBy && verdict.services.access === 'own')
          return { kind: 'show', card: read.card }
        const { services } = verdict
        if (!card.shows) return isThere(services, copy, { kind: 'show', card })
        const { project, iid: mr } = copy
        const looked = await onceFor(views, services, copy, () =>
          services.mergeRequests.view({ project, mr }),
        )
        if (looked.kind === 'not-found') return isThere(services, copy, { kind: 'later' })
        if (looked.kind !== 'view') return keptOf(looked, services)
        const { shows, revision } = card
        if (isOlder(looked.view.mr, shows.view.mr)) return { kind: 'later' }
        const seen = readSeen(writeSeen({ ...shows, view: looked.view }))
        // What is kept is everybody’s; the copy offers what its own asker may do.
        const view = { ...seen.view, mr: { ...seen.view.mr, user: looked.view.mr.user } }
        return {
          kind: 'show',
          card: { ...card, ...cardOf({ ...seen, view }), ...(revision === undefined ? {} : { revision }) },
        }
      },
      async allows(copy) {
        const verdict = await judged(copy)
        if (verdict.kind !== 'allowed') return keptBy(verdict)
        const { services } = verdict
        const { project, iid } = copy
        const glanced = await onceFor(glances, services, copy, () =>
          services.mergeRequests.glance(project, [iid]),
        )
        return glanced.kind === 'glance' ? { kind: 'show' } : keptOf(glanced, services)
      },
    }
  }
}

/** The merge request is not there, and perhaps its project is not either, for this person. */
async function isThere<Then>(services: Services, { project }: Judged, then: Then): Promise<Then | Kept> {
  const read = await services.mergeRequests.recent(project, 1)
  return read.kind === 'recent' ? then : keptOf(read, services)
}

function keptBy(verdict: Exclude<BackgroundVerdict, { kind: 'allowed' }>): Kept {
  return verdict.kind === 'unknown' ? { kind: 'later' } : { kind: 'pause', why: verdict.why }
}

async function keptOf(trouble: Failure, { accounts }: Services): Promise<Kept> {
  const why = lossOf(trouble)
  // Its person is told of it with the pause.
  if (why === 'token-refused') await accounts.refused()
  return why === null ? { kind: 'later' } : { kind: 'pause', why }
}
