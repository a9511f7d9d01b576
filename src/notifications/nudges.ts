import { nextWorkingTime } from '../model/zone.ts'
import { isAccountFailure } from '../services/failure.ts'
import { readNeed } from '../services/mr/need.ts'
import { snoozedUntil } from '../services/mr/snooze.ts'
import type { Nudge } from '../store/tables/nudges.ts'
import { nudgeMessage } from '../views/mr/nudge.ts'
import type { NotificationContext } from './context.ts'

/** Shortest and longest delay before another attempt, in ms; a tenth of the age of the message in between. */
const RETRY_MS = { min: 10_000, max: 60_000 }
/** Number of failed attempts after which a message is given up: a day of them. */
const MAX_TRIES = 1_440
/** Delay before another look at a message that Slack has not accepted yet, in ms. */
const POSTING_MS = 3_000

export interface NudgeOptions extends NotificationContext {
  /** Returns the zone of a person’s profile; null when it is unknown. */
  readonly zoneOf: (team: string, user: string) => Promise<string | null>
  /** ms between two checks. */
  readonly everyMs: number
  /** Called with the error of a message that could not be prepared, or was given up; the others continue. */
  readonly failed: (error: unknown) => void
}

/**
 * Tells people directly that a merge request needs them: one message per merge request and person, edited while
 * it is current. Outside their working hours messages are held. Each one is judged with its person’s own rights,
 * and says only what is still true when it goes out.
 */
export function createNudgeWork(options: NudgeOptions): { readonly everyMs: number; work(): Promise<void> } {
  const { store, everyMs, failed } = options
  return {
    everyMs,
    async work() {
      for (const nudge of await store.nudges.due())
        await notify(nudge, options).catch(async (error: unknown) => {
          failed(error)
          await retry(nudge, options).catch(failed)
        })
    },
  }
}

/**
 * Tries again later, an old message less often: a server whose answers cannot be used is not asked all the time. After
 * a day of failures the message is given up.
 */
async function retry(nudge: Nudge, { store, now, failed }: NudgeOptions): Promise<void> {
  const { user, project, iid, began } = nudge
  const tries = nudge.tries + 1
  if (tries >= MAX_TRIES) {
    await store.nudges.drop(nudge)
    failed(new Error(`The message to ${user} about ${project}!${iid} is given up after ${tries} attempts`))
    return
  }
  const pause = Math.min(RETRY_MS.max, Math.max(RETRY_MS.min, (now() - began) / 10))
  await store.nudges.postpone(nudge, now() + pause, tries)
}

async function notify(nudge: Nudge, options: NudgeOptions): Promise<void> {
  const { store, authorizeBackground, zoneOf, now } = options
  const { team, user, project, iid, ts } = nudge
  const verdict = await authorizeBackground({ kind: 'nudge', team, channel: '', user, project })
  if (verdict.kind === 'unknown') return retry(nudge, options)
  if (verdict.kind === 'denied') return store.nudges.drop(nudge)
  const off = await store.nudgeSettings.off(team, user)
  const reasons = nudge.reasons.filter(({ kind }) => !off.has(kind))
  if (reasons.length === 0 && ts === null) return store.nudges.drop(nudge)
  const zone = await zoneOf(team, user)
  if (zone === null) return retry(nudge, options)
  const time = now()
  const from = nextWorkingTime(time, zone)
  if (from > time) return store.nudges.postpone(nudge, from)
  const need = await readNeed(verdict.context, { project, mr: iid, reasons })
  if (need.kind !== 'need')
    return isAccountFailure(need) || need.kind === 'not-found'
      ? store.nudges.drop(nudge)
      : retry(nudge, options)
  const snoozed = await snoozedUntil(verdict.context, need.view.mr)
  if (snoozed !== null) return store.nudges.postpone(nudge, snoozed)
  if (need.reasons.length === 0 && ts === null) return store.nudges.drop(nudge)
  return send(nudge, nudgeMessage(need), options)
}

async function send(
  nudge: Nudge,
  content: ReturnType<typeof nudgeMessage>,
  options: NudgeOptions,
): Promise<void> {
  const { store, outbox, now } = options
  const { team, user, project, iid, ts, began } = nudge
  if (ts !== null) {
    const edited = await outbox.updateDirect({ team, user, ts }, content)
    if (edited === 'updated') return store.nudges.markSent(nudge, ts)
    return edited === 'gone' ? store.nudges.restart(nudge) : retry(nudge, options)
  }
  // One key per message: a process that stops before it notes the ts finds the message again.
  const posted = await outbox.direct({ team, user }, content, { key: `nudge:${project}!${iid}:${began}` })
  if (posted.kind === 'posted') return store.nudges.markSent(nudge, posted.ts)
  return posted.kind === 'waiting'
    ? store.nudges.postpone(nudge, now() + POSTING_MS)
    : store.nudges.drop(nudge)
}
