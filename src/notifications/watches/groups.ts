import type { GroupWatch } from '../../model/channel-watch.ts'
import { barredWords, pauseReasonOf } from '../../services/access/background-access.ts'
import { withOwnAccount } from '../../services/access/credentials.ts'
import { followGroup } from '../../services/channel-watches.ts'
import { isFailure } from '../../services/failure.ts'
import type { NotificationContext } from '../context.ts'
import { createPauseGroup } from './check-access.ts'

/** Interval at which the projects of a group are listed, in ms. */
const LIST_EVERY_MS = 600_000

/** Checks the watched groups that are due: new projects are watched too, and those that left are not any more. */
export function createGroupCheck(
  options: NotificationContext & {
    /** Called with the error of a group that could not be checked; the others continue. */
    readonly failed: (error: unknown) => void
  },
): () => Promise<void> {
  const { store, authorizeBackground, now, failed } = options
  const pause = createPauseGroup(options)

  async function check(watch: GroupWatch): Promise<void> {
    // A read that fails is not repeated at once.
    await store.groupWatches.listed(watch)
    const { team, channel, user } = watch
    const verdict = await authorizeBackground({ kind: 'watch', team, channel, user, project: null })
    if (verdict.kind === 'denied') return pause(watch, verdict.why)
    if (verdict.kind === 'unknown') return
    const listed = await withOwnAccount(verdict.context, (session) => followGroup(store, session, watch, now))
    const why = isFailure(listed) ? pauseReasonOf(listed) : null
    if (isFailure(listed) && why !== null) await pause(watch, why, barredWords(listed))
  }

  return async () => {
    const isDue = ({ listedAt }: GroupWatch) => Math.abs(now() - listedAt) >= LIST_EVERY_MS
    const due = (await store.groupWatches.running()).filter(isDue)
    for (const watch of due) await check(watch).catch(failed)
  }
}
