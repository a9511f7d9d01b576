import type { AutoMergeTracker } from '../auto-merge/track.ts'
import type { Cards } from '../cards/cards.ts'
import type { PauseWatch } from '../channel-watches/pause.ts'
import type { Loss } from '../model/pause.ts'
import type {
  AuthorizeBackground,
  BackgroundVerdict,
  BackgroundWork,
} from '../services/access/background-access.ts'
import type { TrackedProject } from './tracked-projects.ts'

/** What of an interest may be followed now. */
export interface Admitted {
  readonly interest: TrackedProject
  /** False when Slack did not tell of all: the rest is to be looked at another time. */
  readonly complete: boolean
}

/**
 * Leaves out of a look whatever may not happen now, so that nobody’s account reads for what they could not ask for
 * themselves; what is left out pauses, and its person is told.
 */
export type Admission = (interest: TrackedProject) => Promise<Admitted>

export function createAdmission({
  judge,
  cards,
  pause,
  follow,
  now,
}: {
  readonly judge: AuthorizeBackground
  readonly cards: Pick<Cards, 'pause'>
  readonly pause: PauseWatch
  readonly follow: Pick<AutoMergeTracker, 'denied'>
  readonly now: () => number
}): Admission {
  return async (interest) => {
    const { team, project } = interest
    const verdicts = new Map<string, Promise<BackgroundVerdict>>()
    const judged = (kind: BackgroundWork['kind'], channel: string, user: string) => {
      const name = JSON.stringify([kind, channel, user])
      const verdict = verdicts.get(name) ?? judge({ kind, team, channel, user, project })
      verdicts.set(name, verdict)
      return verdict
    }
    let complete = true
    /** Those that are allowed; `deny` is told of those that are not. */
    async function admit<One>(
      all: readonly One[],
      verdictOn: (one: One) => Promise<BackgroundVerdict>,
      deny: (one: One, why: Loss) => Promise<void>,
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

    const waits = await admit(
      interest.waits,
      ({ channel, user }) => judged('wait', channel, user),
      follow.denied,
    )
    const feeds = await admit(interest.feeds, ({ channel, user }) => judged('feed', channel, user), pause)
    const copies = await admit(
      interest.cards,
      async ({ channel, requestedBy }): Promise<BackgroundVerdict> =>
        requestedBy === null ? { kind: 'denied', why: 'may-not' } : judged('card', channel, requestedBy),
      async (copy, why) => {
        const isOver = copy.trackedUntil !== null && copy.trackedUntil <= now()
        if (copy.pausedAt === null || isOver) await cards.pause(copy, why)
      },
    )
    return { interest: { ...interest, waits, feeds, cards: copies }, complete }
  }
}
