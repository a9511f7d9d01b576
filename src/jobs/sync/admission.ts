import type { PauseReason } from '../../model/pause.ts'
import type { AutoMergeTracker } from '../../notifications/auto-merge/track.ts'
import type { Cards } from '../../notifications/cards/cards.ts'
import type { TrackedProject } from '../../notifications/tracked-projects.ts'
import type { PauseWatch } from '../../notifications/watches/check-access.ts'
import type {
  AuthorizeBackground,
  BackgroundVerdict,
  BackgroundWork,
} from '../../services/access/background-access.ts'

/** The part of a tracked project that may be followed now. */
interface AdmissionResult {
  readonly interest: TrackedProject
  /** False when Slack did not answer for all: the rest needs another check. */
  readonly complete: boolean
}

/**
 * Excludes everything that is not allowed now from a check, so that no account reads data that its person
 * could not request themselves; the excluded parts pause, and their people are notified.
 */
type Admission = (interest: TrackedProject) => Promise<AdmissionResult>

export function createAdmission({
  authorizeBackground,
  cards,
  pause,
  follow,
  now,
}: {
  readonly authorizeBackground: AuthorizeBackground
  readonly cards: Pick<Cards, 'pause'>
  readonly pause: PauseWatch
  readonly follow: Pick<AutoMergeTracker, 'denied'>
  readonly now: () => number
}): Admission {
  return async (interest) => {
    const { team, project } = interest
    const verdicts = new Map<string, Promise<BackgroundVerdict>>()
    const authorize = (kind: BackgroundWork['kind'], channel: string, user: string) => {
      const name = JSON.stringify([kind, channel, user])
      const verdict = verdicts.get(name) ?? authorizeBackground({ kind, team, channel, user, project })
      verdicts.set(name, verdict)
      return verdict
    }
    let complete = true
    /** Returns the allowed items; `deny` is called for those that are not. */
    async function admit<One>(
      all: readonly One[],
      verdictOn: (one: One) => Promise<BackgroundVerdict>,
      deny: (one: One, why: PauseReason) => Promise<void>,
    ): Promise<One[]> {
      const admitted: One[] = []
      for (const one of all) {
        const verdict = await verdictOn(one)
        if (verdict.kind === 'allowed') admitted.push(one)
        else if (verdict.kind === 'unknown') complete = false
        else await deny(one, verdict.why)
      }
      return admitted
    }

    const autoMerges = await admit(
      interest.autoMerges,
      ({ channel, user }) => authorize('auto-merge', channel, user),
      follow.denied,
    )
    const channelWatches = await admit(
      interest.channelWatches,
      ({ channel, user }) => authorize('watch', channel, user),
      pause,
    )
    const cardMessages = await admit(
      interest.cards,
      async ({ channel, requestedBy }): Promise<BackgroundVerdict> =>
        requestedBy === null ? { kind: 'denied', why: 'may-not' } : authorize('card', channel, requestedBy),
      async (copy, why) => {
        const isOver = copy.trackedUntil !== null && copy.trackedUntil <= now()
        if (copy.pausedAt === null || isOver) await cards.pause(copy, why)
      },
    )
    const people = await admit(
      interest.people,
      ({ user }) => authorize('nudge', '', user),
      async () => {},
    )
    return { interest: { ...interest, autoMerges, channelWatches, cards: cardMessages, people }, complete }
  }
}
