import { isOlder, parseCardState, serializeCardState } from '../../model/merge-request-state.ts'
import type { PauseReason } from '../../model/pause.ts'
import {
  type AuthorizeBackground,
  type BackgroundVerdict,
  barredWords,
  pauseReasonOf,
} from '../../services/access/background-access.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { Failure } from '../../services/failure.ts'
import { listRecent, readSummaries } from '../../services/mr/recent.ts'
import { view } from '../../services/mr/view.ts'
import type { CurrentCard } from '../../store/tables/cards.ts'
import { type ObservedCard, observedCard } from './card.ts'

/** The parts of a card message that access depends on: its place, and the person who requested it. */
type GatedCopy = Pick<CurrentCard, 'team' | 'channel' | 'requestedBy' | 'project' | 'iid'>

type Hidden =
  /** The person who requested it may not read it there now. */
  | { readonly kind: 'pause'; readonly why: PauseReason; readonly reason?: string | null }
  /** Slack or the forge gives no answer now. */
  | { readonly kind: 'later' }

type Shown = { readonly kind: 'show' }

/** A person who has just read the merge request: their read is reused. */
interface CompletedRead {
  readonly user: string
  /** The card that their read gave; null where only their right to read it is known. */
  readonly card: ObservedCard | null
}

/** Opens a gate for one change of one merge request: each person is checked once. */
export type OpenGate = ReturnType<typeof createOpenGate>

/**
 * Limits what a card shows in a channel to what the person who requested it can read there themselves, and
 * hides anything that only others can read.
 */
export type CardGate = ReturnType<OpenGate>

export function createOpenGate(authorizeBackground: AuthorizeBackground) {
  return (read?: CompletedRead) => {
    const verdicts = new Map<string, Promise<BackgroundVerdict>>()
    const summariesOf = new Map<string, ReturnType<typeof readSummaries>>()
    const views = new Map<string, ReturnType<typeof view>>()

    function authorize({ team, channel, requestedBy: user, project }: GatedCopy): Promise<BackgroundVerdict> {
      if (user === null) return Promise.resolve({ kind: 'denied', why: 'may-not' })
      const name = JSON.stringify([channel, user])
      const verdict =
        verdicts.get(name) ?? authorizeBackground({ kind: 'card', team, channel, user, project })
      verdicts.set(name, verdict)
      return verdict
    }

    /** A person without an account may read in one channel a project that they may not read in another. */
    function onceFor<Read>(
      reads: Map<string, Read>,
      context: ForgeContext,
      copy: GatedCopy,
      read: () => Read,
    ): Read {
      const { channel, requestedBy } = copy
      const name = JSON.stringify(context.forge.access === 'own' ? [requestedBy] : [requestedBy, channel])
      const known = reads.get(name) ?? read()
      reads.set(name, known)
      return known
    }

    const isReader = ({ requestedBy }: GatedCopy, { forge: { access } }: ForgeContext) =>
      read?.user === requestedBy && access === 'own'

    return {
      /** Returns the card as that person reads it now. */
      async show(
        copy: GatedCopy,
        card: ObservedCard,
      ): Promise<(Shown & { readonly card: ObservedCard }) | Hidden> {
        const verdict = await authorize(copy)
        if (verdict.kind !== 'allowed') return withheldBy(verdict)
        const { context } = verdict
        if (read?.card && isReader(copy, context)) return { kind: 'show', card: read.card }
        if (!card.shows) return isThere(context, copy, { kind: 'show', card })
        const { project, iid: mr } = copy
        const current = await onceFor(views, context, copy, () => view(context, { project, mr }))
        if (current.kind === 'not-found') return isThere(context, copy, { kind: 'later' })
        if (current.kind !== 'view') return withheldFor(current, context)
        const { shows, revision } = card
        if (isOlder(current.view.mr, shows.view.mr)) return { kind: 'later' }
        const state = parseCardState(serializeCardState({ ...shows, view: current.view }))
        // The stored state is shared; the copy offers the actions of its own requester.
        const stateView = { ...state.view, mr: { ...state.view.mr, user: current.view.mr.user } }
        return { kind: 'show', card: { ...card, ...observedCard({ ...state, view: stateView }, revision) } }
      },
      /** Checks the place, and the person’s role there, without a look at the forge. */
      async checkPlace(copy: GatedCopy): Promise<Shown | Hidden> {
        const verdict = await authorize(copy)
        return verdict.kind === 'allowed' ? { kind: 'show' } : withheldBy(verdict)
      },
      /** Checks that the person may read it now. */
      async checkAccess(copy: GatedCopy): Promise<Shown | Hidden> {
        const verdict = await authorize(copy)
        if (verdict.kind !== 'allowed') return withheldBy(verdict)
        const { context } = verdict
        if (isReader(copy, context)) return { kind: 'show' }
        const { project, iid } = copy
        const summaries = await onceFor(summariesOf, context, copy, () =>
          readSummaries(context, { project, iids: [iid] }),
        )
        return summaries.kind === 'summaries' ? { kind: 'show' } : withheldFor(summaries, context)
      },
    }
  }
}

/** The merge request does not exist for this person: checks that its project does. */
async function isThere<Then>(
  context: ForgeContext,
  { project }: GatedCopy,
  then: Then,
): Promise<Then | Hidden> {
  const read = await listRecent(context, { project, page: 1 })
  return read.kind === 'recent' ? then : withheldFor(read, context)
}

function withheldBy(verdict: Exclude<BackgroundVerdict, { kind: 'allowed' }>): Hidden {
  return verdict.kind === 'unknown' ? { kind: 'later' } : { kind: 'pause', why: verdict.why }
}

async function withheldFor(failure: Failure, { workspace: { accounts } }: ForgeContext): Promise<Hidden> {
  const why = pauseReasonOf(failure)
  // The pause notice tells its person.
  if (why === 'token-refused') await accounts.refused()
  return why === null ? { kind: 'later' } : { kind: 'pause', why, reason: barredWords(failure) }
}
