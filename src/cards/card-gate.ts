import { isOlder, readSeen, writeSeen } from '../model/merge-request-state.ts'
import type { Loss } from '../model/pause.ts'
import {
  type AuthorizeBackground,
  type BackgroundVerdict,
  lossOf,
} from '../services/access/background-access.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Failure } from '../services/failure.ts'
import { glance, listRecent } from '../services/mr/recent.ts'
import { view } from '../services/mr/view.ts'
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
    const glances = new Map<string, ReturnType<typeof glance>>()
    const views = new Map<string, ReturnType<typeof view>>()

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
      context: ForgeContext,
      copy: Judged,
      read: () => Read,
    ): Read {
      const { channel, requestedBy } = copy
      const name = JSON.stringify(context.access === 'own' ? [requestedBy] : [requestedBy, channel])
      const known = reads.get(name) ?? read()
      reads.set(name, known)
      return known
    }

    return {
      async show(copy, card) {
        const verdict = await judged(copy)
        if (verdict.kind !== 'allowed') return keptBy(verdict)
        if (read !== undefined && read.user === copy.requestedBy && verdict.context.access === 'own')
          return { kind: 'show', card: read.card }
        const { context } = verdict
        if (!card.shows) return isThere(context, copy, { kind: 'show', card })
        const { project, iid: mr } = copy
        const looked = await onceFor(views, context, copy, () => view(context, { project, mr }))
        if (looked.kind === 'not-found') return isThere(context, copy, { kind: 'later' })
        if (looked.kind !== 'view') return keptOf(looked, context)
        const { shows, revision } = card
        if (isOlder(looked.view.mr, shows.view.mr)) return { kind: 'later' }
        const seen = readSeen(writeSeen({ ...shows, view: looked.view }))
        // What is kept is everybody’s; the copy offers what its own asker may do.
        const offered = { ...seen.view, mr: { ...seen.view.mr, user: looked.view.mr.user } }
        return {
          kind: 'show',
          card: {
            ...card,
            ...cardOf({ ...seen, view: offered }),
            ...(revision === undefined ? {} : { revision }),
          },
        }
      },
      async allows(copy) {
        const verdict = await judged(copy)
        if (verdict.kind !== 'allowed') return keptBy(verdict)
        const { context } = verdict
        const { project, iid } = copy
        const glanced = await onceFor(glances, context, copy, () => glance(context, { project, iids: [iid] }))
        return glanced.kind === 'glance' ? { kind: 'show' } : keptOf(glanced, context)
      },
    }
  }
}

/** The merge request is not there, and perhaps its project is not either, for this person. */
async function isThere<Then>(context: ForgeContext, { project }: Judged, then: Then): Promise<Then | Kept> {
  const read = await listRecent(context, { project, page: 1 })
  return read.kind === 'recent' ? then : keptOf(read, context)
}

function keptBy(verdict: Exclude<BackgroundVerdict, { kind: 'allowed' }>): Kept {
  return verdict.kind === 'unknown' ? { kind: 'later' } : { kind: 'pause', why: verdict.why }
}

async function keptOf(trouble: Failure, { accounts }: ForgeContext): Promise<Kept> {
  const why = lossOf(trouble)
  // Its person is told of it with the pause.
  if (why === 'token-refused') await accounts.refused()
  return why === null ? { kind: 'later' } : { kind: 'pause', why }
}
